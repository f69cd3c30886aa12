// SPDX-License-Identifier: Apache-2.0
// setjmp for WebAssembly: the compiler turns it into exceptions, with the
// functions of ../runtime.c.
#ifndef MLOPT_WEB_SETJMP_H
#define MLOPT_WEB_SETJMP_H

typedef struct {
  void *invocation; ///< Of the function that called setjmp.
  unsigned label;   ///< Of the call in it.
  struct {
    void *env;
    int value;
  } thrown;
} jmp_buf[1];

/// As the C library's.
int setjmp(jmp_buf env) __attribute__((returns_twice));
/// As the C library's.
_Noreturn void longjmp(jmp_buf env, int value);

#endif
