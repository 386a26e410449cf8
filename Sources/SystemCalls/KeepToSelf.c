#define _GNU_SOURCE 1
#include "SystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <unistd.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <linux/sockios.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define NATIVE AUDIT_ARCH_X86_64
#else
#define NATIVE AUDIT_ARCH_AARCH64
#endif

// What no exercise needs. All of it fails as if it were not permitted.
static const unsigned refused[] = {
#if defined(SYS_fork)
    SYS_fork, SYS_vfork,
#endif
    SYS_execve, SYS_execveat, SYS_setsid, SYS_setpgid,
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_tkill, SYS_kcmp, SYS_setpriority, SYS_sched_setaffinity,
    SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr, SYS_ioprio_set,
#if defined(SYS_pidfd_open)
    SYS_pidfd_open, SYS_pidfd_send_signal,
#endif
#if defined(SYS_pidfd_getfd)
    SYS_pidfd_getfd,
#endif
    // Connections, and memory that outlives whoever asked for it.
    SYS_socket, SYS_bind, SYS_connect, SYS_shmget, SYS_msgget, SYS_semget, SYS_mq_open,
    // The system itself.
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, SYS_bpf, SYS_perf_event_open,
    SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_kexec_load, SYS_init_module, SYS_finit_module,
    SYS_delete_module, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime,
    SYS_adjtimex, SYS_sethostname, SYS_setdomainname, SYS_open_by_handle_at, SYS_personality, SYS_syslog, SYS_acct,
    SYS_quotactl, SYS_io_setup, SYS_vmsplice, SYS_splice, SYS_tee,
#if defined(SYS_fsopen)
    SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_move_mount, SYS_open_tree,
#endif
#if defined(SYS_mount_setattr)
    SYS_mount_setattr,
#endif
#if defined(SYS_io_uring_setup)
    SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
#endif
};

// Calls that do many things, of which these are refused: the second argument says which. A descriptor can have signals sent
// to others, and a terminal can be typed into.
static const struct {
  unsigned call, command;
} commands[] = {
    {SYS_fcntl, F_SETOWN}, {SYS_fcntl, F_SETOWN_EX}, {SYS_fcntl, F_SETSIG},
    {SYS_ioctl, FIOSETOWN}, {SYS_ioctl, SIOCSPGRP}, {SYS_ioctl, TIOCSTI},
};

// What a process may do to itself alone: the number of a process is the first argument.
static const unsigned reflexive[] = {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_prlimit64};

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offsetof(struct seccomp_data, field))
#define IF(test, value, yes, no) BPF_JUMP(BPF_JMP | test | BPF_K, (unsigned)(value), yes, no)
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, (unsigned)(value))
#define REFUSE ANSWER(SECCOMP_RET_ERRNO | EPERM)
#define ALLOW ANSWER(SECCOMP_RET_ALLOW)

int workbook_keep_to_self(void) {
  struct sock_filter filter[16 + 2 * sizeof refused / sizeof *refused + 6 * sizeof reflexive / sizeof *reflexive +
                            5 * sizeof commands / sizeof *commands];
  unsigned short count = 0;
#define ADD(...)                                                                   \
  do {                                                                             \
    const struct sock_filter added[] = {__VA_ARGS__};                              \
    for (size_t n = 0; n < sizeof added / sizeof *added; n++) filter[count++] = added[n]; \
  } while (0)
  // Calls of another architecture have other numbers.
  ADD(LOAD(arch), IF(BPF_JEQ, NATIVE, 1, 0), REFUSE, LOAD(nr));
#if defined(__x86_64__)
  ADD(IF(BPF_JGE, 0x40000000, 0, 1), REFUSE);
#endif
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) ADD(IF(BPF_JEQ, refused[i], 0, 1), REFUSE);
  for (size_t i = 0; i < sizeof reflexive / sizeof *reflexive; i++) {
    ADD(IF(BPF_JEQ, reflexive[i], 0, 5), LOAD(args[0]), IF(BPF_JEQ, getpid(), 2, 0),
        IF(BPF_JEQ, reflexive[i] == SYS_prlimit64 ? 0 : getpid(), 1, 0), REFUSE, ALLOW);
  }
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    ADD(IF(BPF_JEQ, commands[i].call, 0, 4), LOAD(args[1]), IF(BPF_JEQ, commands[i].command, 0, 1), REFUSE, LOAD(nr));
  }
  // A thread is a clone that shares everything. clone3 hides its flags in memory; without it the C library uses clone.
#if defined(SYS_clone3)
  ADD(IF(BPF_JEQ, SYS_clone3, 0, 1), ANSWER(SECCOMP_RET_ERRNO | ENOSYS));
#endif
  ADD(IF(BPF_JEQ, SYS_clone, 0, 3), LOAD(args[0]), IF(BPF_JSET, CLONE_THREAD, 1, 0), REFUSE, ALLOW);
  struct sock_fprog program = {count, filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  // Threads that libraries have started already are to keep to it too.
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0 ? 0 : -1;
}

#else

int workbook_keep_to_self(void) { return -1; }

#endif
