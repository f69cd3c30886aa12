// SPDX-License-Identifier: Apache-2.0
// Runs one command and prints what it cost: wall time in nanoseconds, processor
// time in microseconds, peak memory in KiB, exit status. A program of its own,
// as a child inherits the peak of the process that it was forked from: started
// from Python, no child would seem smaller than Python.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
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

/// In the child: the command's output goes nowhere, and a run that takes longer
/// than `seconds` is ended by the alarm.
static void run(char **command, unsigned seconds) {
  int null = open("/dev/null", O_WRONLY);
  dup2(null, STDOUT_FILENO);
  dup2(null, STDERR_FILENO);
  alarm(seconds);
  execvp(command[0], command);
  _exit(127);
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: bench_launch SECONDS COMMAND [ARGUMENT…]\n");
    return 2;
  }
  long long start = now();
  pid_t child = fork();
  if (child == 0)
    run(argv + 2, (unsigned)atoi(argv[1]));
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
