// The few system calls that Swift's C library modules do not offer, and what differs between Linux and Apple's systems.
#ifndef SYSTEM_CALLS_H
#define SYSTEM_CALLS_H

#include <spawn.h>
#include <sys/resource.h>
#include <sys/types.h>

/// Makes a pipe with both ends numbered from 16 on and closed in every program that this process starts.
int workbook_pipe(int descriptors[2]);

/// Returns a descriptor of a nameless file in memory that reads from its start, or -1.
int workbook_memory_file(const void *bytes, size_t count);

/// Starts a program in a process group of its own.
///
/// `streams` are the descriptors it gets as 0, 1, 2 and, unless it is -1, 3; it gets no others, and no signal is blocked or
/// ignored in it. Returns 0 or an error number.
int workbook_spawn(pid_t *pid, const char *program, char *const arguments[], char *const environment[],
                   const char *folder, const int streams[4]);

/// Returns a descriptor that becomes readable when a process ends, or -1 where the system has none.
int workbook_watch(pid_t pid);

/// Returns whether a child has ended, or is none any more; its status stays to be asked for.
int workbook_has_ended(pid_t pid);

/// Limits the processor time of another process, in seconds; what it starts later inherits the limit.
int workbook_limit_processor_time(pid_t pid, unsigned long seconds);

/// Limits this process itself, for good: processor time in seconds, address space in bytes, no core files; and has it ended
/// when its parent ends.
int workbook_limit_self(unsigned long seconds, unsigned long bytes);

/// Makes standard output write whole lines, so that a crash loses nothing that was printed before.
void workbook_write_lines(void);

/// Has memory that was freed kept for this process, so that a measurement does not contain the system's work for fresh pages.
void workbook_keep_freed_memory(void);

/// Ends this process after writing what was printed, without running anything that was registered for its end.
_Noreturn void workbook_end(int status);

#endif
