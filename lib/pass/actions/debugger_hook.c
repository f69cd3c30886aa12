// SPDX-License-Identifier: Apache-2.0
#include "pass/actions/debugger_hook.h"

__attribute__((noinline)) void
mlopt_debugger_hook(const char *tag, const char *name, Operation *op) {
  // What follows keeps the call and its arguments.
  __asm__ volatile("" : : "r"(tag), "r"(name), "r"(op) : "memory");
}

static bool before(ActionHandler *self, Context *ctx, const Action *action) {
  (void)self;
  (void)ctx;
  mlopt_debugger_hook(action_tag(action->kind), action->name, action->op);
  return true;
}

ActionHandler debugger_hook_handler(void) {
  return (ActionHandler){.before = before};
}
