// SPDX-License-Identifier: Apache-2.0
// `!llvm.loop` nodes of loop annotations. Follows mlir's
// LoopAnnotationTranslation.
#include <stdio.h>

#include "target/llvm_ir/metadata.h"
#include "target/llvm_ir/metadata/debug_info.h"

typedef enum OptionForm {
  OPTION_FLAG,     ///< A node where it is true.
  OPTION_CHOICE,   ///< One node or another.
  OPTION_BOOL,     ///< `i1 true`.
  OPTION_NUMBER,   ///< `i32 4`.
  OPTION_FOLLOWUP, ///< Another loop's node.
} OptionForm;

typedef struct LoopOption {
  const char *group; ///< Parameter of the annotation; NULL: itself.
  const char *param;
  OptionForm form;
  const char *name;      ///< For a CHOICE: if it is true.
  const char *otherwise; ///< For a CHOICE: if it is false; NULL: nothing.
} LoopOption;

/// In the order of LLVM's node.
static const LoopOption options[] = {
    {NULL, "disableNonforced", OPTION_FLAG, "llvm.loop.disable_nonforced",
     NULL},
    {NULL, "mustProgress", OPTION_FLAG, "llvm.loop.mustprogress", NULL},
    {NULL, "isVectorized", OPTION_NUMBER, "llvm.loop.isvectorized", NULL},
    {"vectorize", "disable", OPTION_BOOL, "llvm.loop.vectorize.enable", "not"},
    {"vectorize", "predicateEnable", OPTION_BOOL,
     "llvm.loop.vectorize.predicate.enable", NULL},
    {"vectorize", "scalableEnable", OPTION_BOOL,
     "llvm.loop.vectorize.scalable.enable", NULL},
    {"vectorize", "width", OPTION_NUMBER, "llvm.loop.vectorize.width", NULL},
    {"vectorize", "followupVectorized", OPTION_FOLLOWUP,
     "llvm.loop.vectorize.followup_vectorized", NULL},
    {"vectorize", "followupEpilogue", OPTION_FOLLOWUP,
     "llvm.loop.vectorize.followup_epilogue", NULL},
    {"vectorize", "followupAll", OPTION_FOLLOWUP,
     "llvm.loop.vectorize.followup_all", NULL},
    {"interleave", "count", OPTION_NUMBER, "llvm.loop.interleave.count", NULL},
    {"unroll", "disable", OPTION_CHOICE, "llvm.loop.unroll.disable",
     "llvm.loop.unroll.enable"},
    {"unroll", "count", OPTION_NUMBER, "llvm.loop.unroll.count", NULL},
    {"unroll", "runtimeDisable", OPTION_BOOL,
     "llvm.loop.unroll.runtime.disable", NULL},
    {"unroll", "full", OPTION_FLAG, "llvm.loop.unroll.full", NULL},
    {"unroll", "followupUnrolled", OPTION_FOLLOWUP,
     "llvm.loop.unroll.followup_unrolled", NULL},
    {"unroll", "followupRemainder", OPTION_FOLLOWUP,
     "llvm.loop.unroll.followup_remainder", NULL},
    {"unroll", "followupAll", OPTION_FOLLOWUP, "llvm.loop.unroll.followup_all",
     NULL},
    {"unrollAndJam", "disable", OPTION_CHOICE,
     "llvm.loop.unroll_and_jam.disable", "llvm.loop.unroll_and_jam.enable"},
    {"unrollAndJam", "count", OPTION_NUMBER, "llvm.loop.unroll_and_jam.count",
     NULL},
    {"unrollAndJam", "followupOuter", OPTION_FOLLOWUP,
     "llvm.loop.unroll_and_jam.followup_outer", NULL},
    {"unrollAndJam", "followupInner", OPTION_FOLLOWUP,
     "llvm.loop.unroll_and_jam.followup_inner", NULL},
    {"unrollAndJam", "followupRemainderOuter", OPTION_FOLLOWUP,
     "llvm.loop.unroll_and_jam.followup_remainder_outer", NULL},
    {"unrollAndJam", "followupRemainderInner", OPTION_FOLLOWUP,
     "llvm.loop.unroll_and_jam.followup_remainder_inner", NULL},
    {"unrollAndJam", "followupAll", OPTION_FOLLOWUP,
     "llvm.loop.unroll_and_jam.followup_all", NULL},
    {"licm", "disable", OPTION_FLAG, "llvm.licm.disable", NULL},
    {"licm", "versioningDisable", OPTION_FLAG,
     "llvm.loop.licm_versioning.disable", NULL},
    {"distribute", "disable", OPTION_BOOL, "llvm.loop.distribute.enable",
     "not"},
    {"distribute", "followupCoincident", OPTION_FOLLOWUP,
     "llvm.loop.distribute.followup_coincident", NULL},
    {"distribute", "followupSequential", OPTION_FOLLOWUP,
     "llvm.loop.distribute.followup_sequential", NULL},
    {"distribute", "followupFallback", OPTION_FOLLOWUP,
     "llvm.loop.distribute.followup_fallback", NULL},
    {"distribute", "followupAll", OPTION_FOLLOWUP,
     "llvm.loop.distribute.followup_all", NULL},
    {"pipeline", "disable", OPTION_BOOL, "llvm.loop.pipeline.disable", NULL},
    {"pipeline", "initiationinterval", OPTION_NUMBER,
     "llvm.loop.pipeline.initiationinterval", NULL},
    {"peeled", "count", OPTION_NUMBER, "llvm.loop.peeled.count", NULL},
    {"unswitch", "partialDisable", OPTION_FLAG,
     "llvm.loop.unswitch.partial.disable", NULL},
};

static const Attribute *option_value(const Attribute *loop,
                                     const LoopOption *option) {
  const Attribute *group =
      option->group ? llvm_attr_param(loop, option->group) : loop;
  return llvm_attr_param(group, option->param);
}

/// `!{!"name"}`, `!{!"name", i32 4}`.
static uint32_t option_node(Exporter *exporter, const char *name,
                            const char *value) {
  NodeText node;
  node_begin(&node);
  stream_cstr(&node.text, "!{");
  node_quoted(&node, string_ref_from_cstr(name));
  stream_format(&node.text, "%s}", value);
  return node_end(exporter, &node);
}

/// `!{!"name", !3}`, where !3 is another loop's node, made before.
static uint32_t followup_node(Exporter *exporter, const char *name,
                              const Attribute *loop) {
  NodeText node;
  uint32_t index;
  node_begin(&node);
  stream_cstr(&node.text, "!{");
  node_quoted(&node, string_ref_from_cstr(name));
  stream_cstr(&node.text, ", ");
  node_find(exporter, loop, &index);
  node_operand(&node, index);
  stream_char(&node.text, '}');
  return node_end(exporter, &node);
}

static bool make_option(Exporter *exporter, const LoopOption *option,
                        const Attribute *value, uint32_t *node) {
  bool is_true = attr_is_true(value);
  int64_t number = 0;
  char text[32];
  attr_integer_value(value, &number);
  switch (option->form) {
  case OPTION_FLAG:
    *node = option_node(exporter, option->name, "");
    return is_true;
  case OPTION_CHOICE:
    *node =
        option_node(exporter, is_true ? option->name : option->otherwise, "");
    return true;
  case OPTION_BOOL:
    is_true ^= option->otherwise != NULL;
    *node = option_node(exporter, option->name,
                        is_true ? ", i1 true" : ", i1 false");
    return true;
  case OPTION_NUMBER:
    snprintf(text, sizeof text, ", i32 %lld",
             (long long)(type_is_integer_of_width(attr_type(value), 1)
                             ? is_true
                             : number));
    *node = option_node(exporter, option->name, text);
    return true;
  case OPTION_FOLLOWUP:
    *node = followup_node(exporter, option->name, value);
    return true;
  }
  return false;
}

/// `!{!"llvm.loop.parallel_accesses", !1}`.
static uint32_t parallel_node(Exporter *exporter, const ArrayAttr *groups) {
  NodeText node;
  node_begin(&node);
  stream_cstr(&node.text, "!{!\"llvm.loop.parallel_accesses\"");
  for (size_t i = 0; i < groups->size; i++) {
    stream_cstr(&node.text, ", ");
    node_operand(&node, node_of(exporter, groups->elements[i]));
  }
  stream_char(&node.text, '}');
  return node_end(exporter, &node);
}

static void add_operand(NodeText *loop, uint32_t node) {
  stream_cstr(&loop->text, ", ");
  node_operand(loop, node);
}

static void add_place(Exporter *exporter, NodeText *loop,
                      const Attribute *attr) {
  const LocationAttr *place = attr_as_location(attr);
  uint32_t node;
  if (place && debug_location(exporter, place->value, NULL, &node))
    add_operand(loop, node);
}

/// The node of a loop. The nodes of the loops that follow it must exist.
static void make_loop(Exporter *exporter, const Attribute *attr) {
  uint32_t index;
  NodeText loop;
  node_begin(&loop);
  stream_cstr(&loop.text, "distinct !{");
  node_self(&loop);
  add_place(exporter, &loop, llvm_attr_param(attr, "startLoc"));
  add_place(exporter, &loop, llvm_attr_param(attr, "endLoc"));
  for (size_t i = 0; i < ARRAY_LENGTH(options); i++) {
    const Attribute *value = option_value(attr, &options[i]);
    if (value && make_option(exporter, &options[i], value, &index))
      add_operand(&loop, index);
  }
  const ArrayAttr *groups =
      attr_as_array(llvm_attr_param(attr, "parallelAccesses"));
  if (groups && groups->size)
    add_operand(&loop, parallel_node(exporter, groups));
  stream_char(&loop.text, '}');
  node_remember(exporter, attr, node_end_distinct(exporter, &loop));
}

/// The first loop that follows `attr` and has no node yet, or NULL.
static const Attribute *find_followup(Exporter *exporter,
                                      const Attribute *attr) {
  uint32_t index;
  for (size_t i = 0; i < ARRAY_LENGTH(options); i++) {
    const Attribute *value = options[i].form == OPTION_FOLLOWUP
                                 ? option_value(attr, &options[i])
                                 : NULL;
    if (value && !node_find(exporter, value, &index))
      return value;
  }
  return NULL;
}

uint32_t loop_node(Exporter *exporter, const Attribute *attr) {
  uint32_t index;
  AttrList open = {0};
  if (!node_find(exporter, attr, &index))
    VECTOR_PUSH(&open, attr);
  while (open.size) {
    const Attribute *followup = find_followup(exporter, VECTOR_LAST(&open));
    if (followup)
      VECTOR_PUSH(&open, followup);
    else
      make_loop(exporter, VECTOR_POP(&open));
  }
  VECTOR_FREE(&open);
  node_find(exporter, attr, &index);
  return index;
}
