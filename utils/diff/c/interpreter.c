// SPDX-License-Identifier: Apache-2.0
// A stack machine two ways: by switch, and by computed goto.
#include <stdint.h>
#include <stdio.h>

enum { PUSH, ADD, SUB, MUL, DUP, SWAP, JUMP_IF, PRINT, LESS, HALT };

static int64_t run_switch(const int8_t *code, int64_t input) {
  int64_t stack[32];
  int top = 0;
  stack[top++] = input;
  for (int at = 0;;) {
    switch (code[at++]) {
    case PUSH:
      stack[top++] = code[at++];
      break;
    case ADD:
      top--;
      stack[top - 1] += stack[top];
      break;
    case SUB:
      top--;
      stack[top - 1] -= stack[top];
      break;
    case MUL:
      top--;
      stack[top - 1] *= stack[top];
      break;
    case DUP:
      stack[top] = stack[top - 1];
      top++;
      break;
    case SWAP: {
      int64_t t = stack[top - 1];
      stack[top - 1] = stack[top - 2];
      stack[top - 2] = t;
      break;
    }
    case JUMP_IF: {
      int8_t by = code[at++];
      if (stack[--top])
        at += by;
      break;
    }
    case LESS:
      top--;
      stack[top - 1] = stack[top - 1] < stack[top];
      break;
    case PRINT:
      printf("[%lld]", (long long)stack[top - 1]);
      break;
    case HALT:
      return stack[top - 1];
    default:
      return -1;
    }
  }
}

static int64_t run_goto(const int8_t *code, int64_t input) {
  static void *const labels[] = {&&push, &&add,  &&sub,   &&mul,  &&dup,
                                 &&swap, &&jump, &&print, &&less, &&halt};
  int64_t stack[32];
  int top = 0;
  stack[top++] = input;
#define NEXT goto *labels[*code++]
  NEXT;
push:
  stack[top++] = *code++;
  NEXT;
add:
  top--;
  stack[top - 1] += stack[top];
  NEXT;
sub:
  top--;
  stack[top - 1] -= stack[top];
  NEXT;
mul:
  top--;
  stack[top - 1] *= stack[top];
  NEXT;
dup:
  stack[top] = stack[top - 1];
  top++;
  NEXT;
swap : {
  int64_t t = stack[top - 1];
  stack[top - 1] = stack[top - 2];
  stack[top - 2] = t;
  NEXT;
}
jump : {
  int8_t by = *code++;
  if (stack[--top])
    code += by;
  NEXT;
}
less:
  top--;
  stack[top - 1] = stack[top - 1] < stack[top];
  NEXT;
print:
  printf("(%lld)", (long long)stack[top - 1]);
  NEXT;
halt:
  return stack[top - 1];
}

static const char *name_of(unsigned day) {
  switch (day) {
  case 0:
    return "zero";
  case 1:
  case 2:
  case 3:
    return "few";
  case 100 ... 199:
    return "hundreds";
  case 0x80000000u:
    return "huge";
  default:
    return "many";
  }
}

int main(void) {
  // Computes n -> (1 + 2 + … ) by counting down.
  static const int8_t code[] = {PUSH, 0,    SWAP,    DUP, PRINT, SWAP, PUSH, 3,
                                ADD,  SWAP, PUSH,    1,   SUB,   DUP,  PUSH, 0,
                                SWAP, LESS, JUMP_IF, -16, SWAP,  HALT};
  printf(" %lld\n", (long long)run_switch(code, 9));
  printf(" %lld\n", (long long)run_goto(code, 6));
  for (unsigned i = 0; i < 4; i++)
    printf("%s ", name_of(i * i * 17));
  printf("%s\n", name_of(0x80000000u));
  return 0;
}
