#define _GNU_SOURCE 1
#include "SystemCalls.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#if defined(__linux__)
#include <malloc.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#else
#include <sys/mount.h>
#include <sys/param.h>
#endif

// Moves a pair of descriptors to numbers from 16 on, so that they are in no child's way.
static int raise_both(const int low[2], int descriptors[2]) {
  for (int i = 0; i < 2; i++) {
    descriptors[i] = fcntl(low[i], F_DUPFD_CLOEXEC, 16);
    close(low[i]);
  }
  if (descriptors[0] >= 0 && descriptors[1] >= 0) return 0;
  for (int i = 0; i < 2; i++) {
    if (descriptors[i] >= 0) close(descriptors[i]);
  }
  return -1;
}

int workbook_pipe(int descriptors[2]) {
  int low[2];
  if (pipe(low) != 0) return -1;
  return raise_both(low, descriptors);
}

int workbook_one_way_socket(int descriptors[2]) {
  int low[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, low) != 0) return -1;
  shutdown(low[0], SHUT_WR);
  shutdown(low[1], SHUT_RD);
  return raise_both(low, descriptors);
}

int workbook_memory_file(const void *bytes, size_t count) {
#if defined(__linux__)
  int file = (int)syscall(SYS_memfd_create, "inquiry", 1u /* closed on exec */);
#else
  char name[] = "/tmp/workbook-XXXXXX";
  int file = mkstemp(name);
  if (file >= 0) {
    unlink(name);
    fcntl(file, F_SETFD, FD_CLOEXEC);
  }
#endif
  if (file < 0) return -1;
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(file, rest, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      close(file);
      return -1;
    }
    rest += written;
    count -= (size_t)written;
  }
  if (lseek(file, 0, SEEK_SET) != 0) {
    close(file);
    return -1;
  }
  int high = fcntl(file, F_DUPFD_CLOEXEC, 16);
  close(file);
  return high;
}

int workbook_spawn(pid_t *pid, const char *program, char *const arguments[], char *const environment[],
                   const char *folder, const int streams[], int count) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return error;
  error = posix_spawnattr_init(&attributes);
  if (error != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  // A session of its own has no terminal to type into, and is a process group of its own too.
  short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
  for (int i = 0; i < count && error == 0; i++) {
    error = posix_spawn_file_actions_adddup2(&actions, streams[i], i);
  }
  if (error == 0 && folder != NULL) error = posix_spawn_file_actions_addchdir_np(&actions, folder);
#if defined(__linux__)
  if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(&actions, count);
#else
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  if (error == 0) error = posix_spawnattr_setsigmask(&attributes, &none);
  if (error == 0) error = posix_spawnattr_setsigdefault(&attributes, &all);
  if (error == 0) error = posix_spawnattr_setflags(&attributes, flags);
  if (error == 0) error = posix_spawn(pid, program, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int workbook_is_local(int descriptor) {
  struct statfs status;
  if (fstatfs(descriptor, &status) != 0) return 0;
#if defined(__linux__)
  // ext2 to ext4, XFS, Btrfs, tmpfs, overlay, ZFS, F2FS, bcachefs: what is none of these may lie on another machine.
  static const unsigned local[] = {0xEF53,     0x58465342, 0x9123683E, 0x01021994,
                                   0x794C7630, 0x2FC12FC1, 0xF2F52010, 0xCA451A4E};
  for (size_t i = 0; i < sizeof local / sizeof *local; i++) {
    if ((unsigned)status.f_type == local[i]) return 1;
  }
  return 0;
#else
  return (status.f_flags & MNT_LOCAL) != 0;
#endif
}

int workbook_watch(pid_t pid) {
#if defined(__linux__) && defined(SYS_pidfd_open)
  return (int)syscall(SYS_pidfd_open, pid, 0u);
#else
  (void)pid;
  return -1;
#endif
}

int workbook_has_ended(pid_t pid) {
  siginfo_t info;
  memset(&info, 0, sizeof info);
  if (waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) != 0) return errno != EINTR;
  return info.si_pid == pid;
}

int workbook_limit_processor_time(pid_t pid, unsigned long seconds) {
#if defined(__linux__)
  struct rlimit limit = {seconds, seconds + 1};
  return prlimit(pid, RLIMIT_CPU, &limit, NULL);
#else
  (void)pid;
  (void)seconds;
  return 0;
#endif
}

void workbook_close_to_others(void) {
#if defined(__linux__)
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

void workbook_adopt_orphans(void) {
#if defined(__linux__)
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#endif
}

void workbook_await_orphan(pid_t pid, struct rusage *usage) {
  memset(usage, 0, sizeof *usage);
  // Where this process adopts orphans it has to ask for their ends; otherwise somebody else does, and waiting must do.
  // What was killed ends at once, unless the system itself holds it up.
  for (int i = 0; i < 10000; i++) {
    pid_t found = wait4(pid, NULL, WNOHANG, usage);
    if (found == pid) return;
    if (found < 0 && errno != EINTR && kill(pid, 0) != 0) return;
    usleep(i < 100 ? 100 : 500);
  }
}

static unsigned long allowed(int resource, unsigned long wanted) {
  struct rlimit limit;
  return getrlimit(resource, &limit) == 0 && limit.rlim_max < wanted ? limit.rlim_max : wanted;
}

struct workbook_limits workbook_limits_allowed(struct workbook_limits wanted) {
  return (struct workbook_limits){allowed(RLIMIT_CPU, wanted.seconds), allowed(RLIMIT_AS, wanted.bytes),
                                  allowed(RLIMIT_FSIZE, wanted.file_bytes), allowed(RLIMIT_NPROC, wanted.processes)};
}

// Lowers a limit; where it is lower already, it stays.
static int lower(int resource, unsigned long soft, unsigned long hard) {
  struct rlimit limit = {allowed(resource, soft), allowed(resource, hard)};
  return setrlimit(resource, &limit);
}

int workbook_limit_self(struct workbook_limits limits) {
  int result = lower(RLIMIT_CPU, limits.seconds, limits.seconds + 1) |
               lower(RLIMIT_FSIZE, limits.file_bytes, limits.file_bytes) | lower(RLIMIT_NOFILE, 64, 64) |
               lower(RLIMIT_CORE, 0, 0);
#if defined(__linux__)
  result |= lower(RLIMIT_AS, limits.bytes, limits.bytes);
  if (limits.processes > 0) result |= lower(RLIMIT_NPROC, limits.processes, limits.processes);
  result |= prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  // Huge pages that are held elsewhere, as in a pipe, would not count as memory of this process.
  prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
#endif
  return result;
}

struct workbook_limits workbook_limits_in_force(void) {
  const int resources[] = {RLIMIT_CPU, RLIMIT_AS, RLIMIT_FSIZE, RLIMIT_NPROC};
  unsigned long found[4];
  for (int i = 0; i < 4; i++) {
    struct rlimit limit;
    found[i] = getrlimit(resources[i], &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ? 0 : limit.rlim_cur;
  }
  return (struct workbook_limits){found[0], found[1], found[2], found[3]};
}

const char *workbook_library_with(const char *symbol) {
  Dl_info place;
  void *address = dlsym(RTLD_DEFAULT, symbol);
  return address != NULL && dladdr(address, &place) != 0 ? place.dli_fname : NULL;
}

void workbook_write_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void workbook_keep_freed_memory(void) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, -1);
#endif
}

_Noreturn void workbook_end(int status) {
  fflush(NULL);
  _exit(status);
}
