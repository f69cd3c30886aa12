// SPDX-License-Identifier: Apache-2.0
// What the C library of WebAssembly lacks: setjmp by exceptions. The compiler
// calls these functions; their interface is LLVM's (-wasm-enable-sjlj).
#include <setjmp.h>
#include <stdint.h>

/// Notes where `env` was set: in which call of a function, and where in it.
void __wasm_setjmp(void *env, uint32_t label, void *invocation);
/// Does `env` belong to this call? Its label, or 0.
uint32_t __wasm_setjmp_test(void *env, void *invocation);
/// Throws the exception that a setjmp catches.
_Noreturn void __wasm_longjmp(void *env, int value);

__asm__(".globl __c_longjmp\n"
        ".tagtype __c_longjmp i32\n"
        "__c_longjmp:\n");

void __wasm_setjmp(void *env, uint32_t label, void *invocation) {
  jmp_buf *buffer = env;
  (*buffer)->invocation = invocation;
  (*buffer)->label = label;
}

uint32_t __wasm_setjmp_test(void *env, void *invocation) {
  jmp_buf *buffer = env;
  return (*buffer)->invocation == invocation ? (*buffer)->label : 0;
}

void __wasm_longjmp(void *env, int value) {
  enum { C_LONGJMP = 1 };
  jmp_buf *buffer = env;
  (*buffer)->thrown.env = env;
  (*buffer)->thrown.value = value ? value : 1;
  __builtin_wasm_throw(C_LONGJMP, &(*buffer)->thrown);
}

/// There is no memory to give back.
int madvise(void *memory, unsigned long size, int advice);
/// There is one process.
int getpid(void);

int madvise(void *memory, unsigned long size, int advice) {
  (void)memory;
  (void)size;
  (void)advice;
  return 0;
}

int getpid(void) { return 1; }
