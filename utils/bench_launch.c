// SPDX-License-Identifier: Apache-2.0
// Runs one command and prints what it cost: wall time in nanoseconds, processor
// time in microseconds, peak memory in KiB, exit status. This is a program of
// its own because a child inherits the peak of the process that forked it:
// started from Python, no child would seem smaller than Python.
//
// A virtual machine returns pages that have been free for some seconds to its
// host. Getting one back takes ten times as long as the kernel's own work for
// it. So a command that uses more memory than others would seem to grow faster
// than its input. To avoid that, this program allocates and frees as much
// memory as the command will use, just before it starts.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static long long microseconds(struct timeval time) {
  return time.tv_sec * 1000000LL + time.tv_usec;
}

/// Allocates `size` bytes in a child that then exits, which frees them.
static void take_memory(size_t size) {
  enum { PAGE = 4096 };
  char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory != MAP_FAILED) {
    madvise(memory, size, MADV_HUGEPAGE);
    for (size_t at = 0; at < size; at += PAGE)
      memory[at] = 1;
  }
  _exit(0);
}

static void warm_up(size_t size) {
  pid_t child = size ? fork() : -1;
  if (child == 0)
    take_memory(size);
  if (child > 0)
    waitpid(child, NULL, 0);
}

/// Runs in the child. Discards the command's output; an alarm ends a run that
/// takes longer than `seconds`.
static void run(char **command, unsigned seconds) {
  int null = open("/dev/null", O_WRONLY);
  dup2(null, STDOUT_FILENO);
  dup2(null, STDERR_FILENO);
  alarm(seconds);
  execvp(command[0], command);
  _exit(127);
}

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "usage: bench_launch SECONDS KIB COMMAND [ARGUMENT…]\n"
                    "KIB: what the command is expected to take, or 0\n");
    return 2;
  }
  warm_up((size_t)atol(argv[2]) * 1024);
  long long start = now();
  pid_t child = fork();
  if (child == 0)
    run(argv + 3, (unsigned)atoi(argv[1]));
  int status = 0;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0)
    return 1;
  long long end = now();
  printf("%lld %lld %ld %d\n", end - start,
         microseconds(usage.ru_utime) + microseconds(usage.ru_stime),
         usage.ru_maxrss,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return 0;
}
