#define _GNU_SOURCE 1
#include "SystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#if defined(__linux__)
#include <malloc.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

int workbook_pipe(int descriptors[2]) {
  int low[2];
  if (pipe(low) != 0) return -1;
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
                   const char *folder, const int streams[4]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return error;
  error = posix_spawnattr_init(&attributes);
  if (error != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
  int count = streams[3] < 0 ? 3 : 4;
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
  if (error == 0) error = posix_spawnattr_setpgroup(&attributes, 0);
  if (error == 0) error = posix_spawnattr_setsigmask(&attributes, &none);
  if (error == 0) error = posix_spawnattr_setsigdefault(&attributes, &all);
  if (error == 0) error = posix_spawnattr_setflags(&attributes, flags);
  if (error == 0) error = posix_spawn(pid, program, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
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

int workbook_limit_self(unsigned long seconds, unsigned long bytes) {
  struct rlimit time = {seconds, seconds + 1};
  struct rlimit memory = {bytes, bytes};
  struct rlimit none = {0, 0};
  int result = setrlimit(RLIMIT_CPU, &time);
#if defined(__linux__)
  result |= setrlimit(RLIMIT_AS, &memory);
  result |= prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
#else
  (void)memory;
#endif
  return result | setrlimit(RLIMIT_CORE, &none);
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
