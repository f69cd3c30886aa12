// SPDX-License-Identifier: Apache-2.0
// The test passes' patterns, and what builds operations in them.
#ifndef MLOPT_PASSES_TEST_PATTERNS_TEST_PATTERNS_H
#define MLOPT_PASSES_TEST_PATTERNS_TEST_PATTERNS_H

#include "dialects/test/test.h"
#include "pass/pass.h"
#include "rewrite/conversion/conversion.h"

/// The registered operation of that name, or an unregistered one.
const OpDef *test_op_def(Context *ctx, const char *name);

/// At the insertion point.
Operation *test_create(Rewriter *rw, const OpDef *def, Location loc,
                       Value *const *operands, uint32_t num_operands,
                       const Type *const *results, uint32_t num_results);
/// test_create with at most one result; gives it, or NULL.
Value *test_create_value(Rewriter *rw, const OpDef *def, Location loc,
                         Value *const *operands, uint32_t num_operands,
                         const Type *result);
/// Replaces `op` by a new operation of its result types, which it gives.
Operation *test_replace(Rewriter *rw, Operation *op, const OpDef *def,
                        Value *const *operands, uint32_t num_operands);
/// Erases `op` and puts a new one without results in its place.
Operation *test_replace_without_results(Rewriter *rw, Operation *op,
                                        const OpDef *def,
                                        Value *const *operands,
                                        uint32_t num_operands);

/// A remark "op 'NAME' is WHAT" on each operation in `root` that is in `set`,
/// in IR order.
void test_remark_each(Context *ctx, Operation *root, const PtrMap *set,
                      const char *what);
/// test.cast of whatever to whatever, as source and target materialization.
void test_add_cast_materializations(TypeConverter *converter);
/// test.cast of whatever to whatever, for targets alone.
void test_add_cast_target_materialization(TypeConverter *converter);
/// Is there one value for each operand? If not the driver says so.
bool test_is_one_to_one(const Adaptor *adaptor);
/// Does `op` have attribute `name`?
bool test_has_attr(const Operation *op, const char *name);

/// The patterns of -test-legalize-patterns, in their order; those of the second
/// table have its type converter.
void test_add_legalize_patterns(PatternSet *set, const TypeConverter *converter,
                                const int64_t *counter);

/// cf's branches, with the blocks that they go to.
void test_add_branch_patterns(PatternSet *set, const TypeConverter *converter);

/// scf's conditionals and loops, and when they are legal. `types` outlives the
/// target.
typedef struct TestTypes {
  Context *ctx;
  const TypeConverter *converter;
} TestTypes;
/// Patterns that convert the types of scf's loops and branches.
void test_add_scf_patterns(PatternSet *set, const TypeConverter *converter);
/// They are legal with results, operands and yields of legal types; `types` is
/// borrowed.
void test_add_scf_rules(ConversionTarget *target, const TestTypes *types);

/// The declarative ones. `counter` is what test.op_m takes its numbers from,
/// and counts on.
void test_add_declarative_patterns(PatternSet *set, const int64_t *counter);
enum { TEST_COUNTER_START = 314159265 };
/// op_a -> op_b, one of the above.
extern const RewritePattern test_named_rule;

extern const PatternTable test_plain_patterns;
extern const PatternTable test_converting_patterns;

/// Options of the passes that run the driver, with -test-legalize-patterns'
/// names.
typedef struct TestConversionOptions {
  unsigned mode;    ///< ConversionMode.
  unsigned folding; ///< ConversionFolding.
  bool allow_pattern_rollback;
  bool attach_debug_materialization_kind;
  bool build_materializations;
} TestConversionOptions;

enum { TEST_NUM_CONVERSION_OPTIONS = 5 };
extern const PassOption test_conversion_options[TEST_NUM_CONVERSION_OPTIONS];
extern const TestConversionOptions test_conversion_defaults;
/// For a PassDef.
#define TEST_CONVERSION_OPTIONS                                                \
  .options = test_conversion_options,                                          \
  .num_options = TEST_NUM_CONVERSION_OPTIONS,                                  \
  .options_size = sizeof(TestConversionOptions),                               \
  .defaults = &test_conversion_defaults

/// The options as the driver takes them.
ConversionConfig test_conversion_config(const TestConversionOptions *options);
/// Emits remarks: that the conversion failed, which operations were not
/// legalized, and which could be.
void test_report_conversion(Context *ctx, Operation *root, ConversionMode mode,
                            bool converted, const ConversionConfig *config);

/// Tells of changes by lines in the Context's output:
/// `notifyOperationInserted: …`.
typedef struct TestListener {
  RewriteListener listener; ///< First, so that it is a RewriteListener.
  Stream *text;             ///< Borrowed.
} TestListener;
/// Writes to the output of `ctx`, which is borrowed.
void test_listener_init(TestListener *listener, Context *ctx);

#endif
