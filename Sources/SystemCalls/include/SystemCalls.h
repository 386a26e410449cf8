// The few system calls that Swift's C library modules do not offer, and what differs between Linux and Apple's systems.
#ifndef SYSTEM_CALLS_H
#define SYSTEM_CALLS_H

#include <spawn.h>
#include <sys/resource.h>
#include <sys/types.h>

/// Makes a pipe with both ends numbered from 16 on and closed in every program that this process starts.
int workbook_pipe(int descriptors[2]);

/// Makes a connection that goes from its second end to its first alone, with ends as those of `workbook_pipe`.
int workbook_one_way_socket(int descriptors[2]);

/// Returns a descriptor of a nameless file in memory that reads from its start, or -1.
int workbook_memory_file(const void *bytes, size_t count);

/// Starts a program in a session, and so a process group, of its own.
///
/// `streams` are the descriptors, `count` of them, that it gets as 0, 1, 2 and so on; it gets no others, and no signal is
/// blocked or ignored in it. Returns 0 or an error number.
int workbook_spawn(pid_t *pid, const char *program, char *const arguments[], char *const environment[],
                   const char *folder, const int streams[], int count);

/// Returns whether a file surely lies on a disk of this machine or in its memory, so that all who may use it share its locks.
int workbook_is_local(int descriptor);

/// Returns a descriptor that becomes readable when a process ends, or -1 where the system has none.
int workbook_watch(pid_t pid);

/// Returns whether a child has ended, or is none any more; its status stays to be asked for.
int workbook_has_ended(pid_t pid);

/// Has the system refuse other processes of the same user to look into this one, or to change it.
void workbook_close_to_others(void);

/// Makes this process the new parent of what its children leave behind, so that it can wait for that.
void workbook_adopt_orphans(void);

/// Waits until a process that a child of this one started, and that outlived it, has ended; it must have been killed. What
/// it and what it started used is told, or zeros where somebody else had to ask for its end.
void workbook_await_orphan(pid_t pid, struct rusage *usage);

/// Limits the processor time of another process, in seconds; what it starts later inherits the limit.
int workbook_limit_processor_time(pid_t pid, unsigned long seconds);

/// What a process may use: processor time in seconds, address space and the size of a file in bytes, processes and
/// threads of its user, where 0 leaves their number alone.
struct workbook_limits {
  unsigned long seconds, bytes, file_bytes, processes;
};

/// Returns limits as far as this process may set them: where a limit of its own is lower, that one.
struct workbook_limits workbook_limits_allowed(struct workbook_limits wanted);

/// Limits this process itself, for good: no core files, few open files, and the end of its parent is its own. Returns 0 if
/// all limits are in force.
int workbook_limit_self(struct workbook_limits limits);

/// Returns the limits of this process; 0 stands for none.
struct workbook_limits workbook_limits_in_force(void);

/// Has the system refuse this process, for good, to start others, to signal or look into others, to make connections and
/// whatever else no exercise needs; threads stay possible. Returns 0, or -1 where the system cannot.
int workbook_keep_to_self(void);

/// Returns the path of the library from which this process has a symbol, or NULL; it stays the system's.
const char *workbook_library_with(const char *symbol);

/// Makes standard output write whole lines, so that a crash loses nothing that was printed before.
void workbook_write_lines(void);

/// Has memory that was freed kept for this process, so that a measurement does not contain the system's work for fresh pages.
void workbook_keep_freed_memory(void);

/// Ends this process after writing what was printed, without running anything that was registered for its end.
_Noreturn void workbook_end(int status);

#endif
