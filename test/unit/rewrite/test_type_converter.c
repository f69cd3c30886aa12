// SPDX-License-Identifier: Apache-2.0
// TypeConverter and SignatureConversion by themselves: order, kinds of answers,
// caching.
#include "conversion_fixture.h"
#include "ir/op_attrs.h"
#include "rewrite/conversion/signature.h"
#include "support/thread_pool.h"

/// Counts its calls; says `answer`, with `results` on success.
typedef struct Counted {
  TypeConversionResult answer;
  const Type *results[3];
  size_t num_results;
  TypeKind kind; ///< Types of other kinds are not its own.
  unsigned calls;
} Counted;

static TypeConversionResult counted(const TypeConverter *converter,
                                    Context *ctx, const Type *type,
                                    TypeVector *results, const void *user) {
  (void)converter;
  (void)ctx;
  Counted *rule = (Counted *)(uintptr_t)user;
  if (type_kind(type) != rule->kind)
    return TYPE_NOT_MINE;
  rule->calls++;
  for (size_t i = 0; i < rule->num_results && rule->answer == TYPE_CONVERTED;
       i++)
    VECTOR_PUSH(results, rule->results[i]);
  return rule->answer;
}

static void add_rule(TypeConverter *converter, Counted *rule) {
  type_converter_add_conversion(converter, counted, rule);
}

/// R97: the three answers of a rule. R98: "not mine" passes on, failure stops.
/// R101: the newest rule comes first.
static void answers_and_order(void **state) {
  (void)state;
  Fixture f;
  fixture_init(&f);
  Counted oldest = {TYPE_CONVERTED, {integer(&f, 64)}, 1, TYPE_INTEGER, 0};
  Counted failing = {TYPE_FAILED, {NULL}, 0, TYPE_INTEGER, 0};
  Counted passing = {TYPE_NOT_MINE, {NULL}, 0, TYPE_INTEGER, 0};
  add_rule(&f.converter, &oldest);
  add_rule(&f.converter, &passing);
  assert_ptr_equal(
      type_converter_convert_one(&f.converter, &f.ctx, integer(&f, 1)),
      integer(&f, 64));
  assert_int_equal(passing.calls, 1);
  assert_int_equal(oldest.calls, 1);
  add_rule(&f.converter, &failing);
  assert_null(type_converter_convert_one(&f.converter, &f.ctx, integer(&f, 2)));
  assert_int_equal(failing.calls, 1);
  assert_int_equal(passing.calls, 1);
  fixture_free(&f);
}

/// R99: several types. R100: none. R103: a type that becomes itself is legal.
/// R104: what no rule accepts cannot be converted and is not legal.
static void one_to_n_and_legal(void **state) {
  (void)state;
  Fixture f;
  fixture_init(&f);
  const Type *f32 = float_type_get(&f.ctx, FLOAT_F32);
  const Type *index = index_type_get(&f.ctx);
  Counted two = {TYPE_CONVERTED, {integer(&f, 32), f32}, 2, TYPE_TUPLE, 0};
  Counted none = {TYPE_CONVERTED, {NULL}, 0, TYPE_NONE, 0};
  Counted itself = {TYPE_CONVERTED, {index}, 1, TYPE_INDEX, 0};
  add_rule(&f.converter, &two);
  add_rule(&f.converter, &none);
  add_rule(&f.converter, &itself);
  TypeVector results = {0};
  const Type *tuple = tuple_type_get(&f.ctx, two.results, 2);
  assert_true(type_converter_convert(&f.converter, &f.ctx, tuple, &results));
  assert_int_equal(results.size, 2);
  assert_ptr_equal(results.data[1], f32);
  assert_null(type_converter_convert_one(&f.converter, &f.ctx, tuple));
  assert_true(type_converter_convert(&f.converter, &f.ctx,
                                     none_type_get(&f.ctx), &results));
  assert_int_equal(results.size, 2);
  assert_true(type_converter_is_legal(&f.converter, &f.ctx, index));
  assert_false(type_converter_is_legal(&f.converter, &f.ctx, tuple));
  assert_false(type_converter_is_legal(&f.converter, &f.ctx, f32));
  assert_false(type_converter_convert(&f.converter, &f.ctx, f32, &results));
  VECTOR_FREE(&results);
  fixture_free(&f);
}

/// R102: a rule for one class of types does not see others. R108: results are
/// cached.
static void classes_and_cache(void **state) {
  (void)state;
  Fixture f;
  fixture_init(&f);
  const Type *f32 = float_type_get(&f.ctx, FLOAT_F32);
  Counted ints = {TYPE_CONVERTED, {f32}, 1, TYPE_INTEGER, 0};
  Counted floats = {TYPE_CONVERTED, {integer(&f, 32)}, 1, TYPE_FLOAT, 0};
  add_rule(&f.converter, &ints);
  add_rule(&f.converter, &floats);
  for (int i = 0; i < 2; i++) {
    assert_ptr_equal(type_converter_convert_one(&f.converter, &f.ctx, f32),
                     integer(&f, 32));
    assert_ptr_equal(
        type_converter_convert_one(&f.converter, &f.ctx, integer(&f, 7)), f32);
  }
  assert_int_equal(floats.calls, 1);
  assert_int_equal(ints.calls, 1);
  fixture_free(&f);
}

enum { NUM_QUERIES = 200 };

typedef struct SharedQueries {
  Fixture *fixture;
  const Type *results[2 * NUM_QUERIES];
} SharedQueries;

/// The first half of the tasks asks for i1, i2…; the second half for the same
/// types from the other end.
static void query_shared(void *arg, size_t index, unsigned worker) {
  (void)worker;
  SharedQueries *queries = arg;
  size_t number = index < NUM_QUERIES ? index : 2 * NUM_QUERIES - 1 - index;
  Fixture *f = queries->fixture;
  queries->results[index] = type_converter_convert_one(
      &f->converter, &f->ctx, integer(f, (uint32_t)number + 1));
}

static TypeConversionResult twice_as_wide(const TypeConverter *converter,
                                          Context *ctx, const Type *type,
                                          TypeVector *results,
                                          const void *user) {
  (void)converter, (void)user;
  VECTOR_PUSH(results, integer_type_get(ctx, 2 * type_bit_width(type)));
  return TYPE_CONVERTED;
}

/// R114: a converter can be shared: its answers depend neither on the order of
/// the queries nor on the thread that asks.
static void shared_by_threads(void **state) {
  (void)state;
  Fixture f;
  fixture_init(&f);
  type_converter_add_conversion(&f.converter, twice_as_wide, NULL);
  ThreadPool *pool = thread_pool_create(4);
  context_set_thread_pool(&f.ctx, pool);
  SharedQueries queries = {.fixture = &f};
  thread_pool_for(pool, 2 * NUM_QUERIES, query_shared, &queries);
  context_set_thread_pool(&f.ctx, NULL);
  thread_pool_free(pool);
  for (uint32_t i = 0; i < NUM_QUERIES; i++) {
    const Type *expected = integer(&f, 2 * (i + 1));
    assert_ptr_equal(queries.results[i], expected);
    assert_ptr_equal(queries.results[2 * NUM_QUERIES - 1 - i], expected);
  }
  fixture_free(&f);
}

typedef struct ByValue {
  const Type *small, *large;
  unsigned calls;
} ByValue;

/// Looks at the IR: what an operation with attribute `small` makes.
static TypeConversionResult by_value(const TypeConverter *converter,
                                     Context *ctx, const Value *value,
                                     TypeVector *results, const void *user) {
  (void)converter;
  (void)ctx;
  ByValue *rule = (ByValue *)(uintptr_t)user;
  if (!type_is_index(value->type))
    return TYPE_NOT_MINE;
  rule->calls++;
  const Operation *op = value_defining_op(value);
  bool is_small = op && op_attr(op, STR("small"));
  VECTOR_PUSH(results, is_small ? rule->small : rule->large);
  return TYPE_CONVERTED;
}

static const Type *convert_value(Fixture *f, const Value *value) {
  TypeVector results = {0};
  bool converted =
      type_converter_convert_value(&f->converter, &f->ctx, value, &results);
  const Type *type = converted && results.size == 1 ? results.data[0] : NULL;
  VECTOR_FREE(&results);
  return type;
}

/// R105: rules that look at the value. R106: beside those that do not. R107:
/// without a value they are skipped. R109: rules added later are cached,
/// earlier ones not. R110: nor are they themselves. R111: values of one type
/// may become different ones.
static void context_aware(void **state) {
  (void)state;
  Fixture f;
  fixture_init(&f);
  const Type *index = index_type_get(&f.ctx);
  Counted earlier = {TYPE_CONVERTED, {integer(&f, 1)}, 1, TYPE_NONE, 0};
  Counted later = {TYPE_CONVERTED, {integer(&f, 2)}, 1, TYPE_FLOAT, 0};
  ByValue aware = {integer(&f, 32), integer(&f, 64), 0};
  add_rule(&f.converter, &earlier);
  type_converter_add_value_conversion(&f.converter, by_value, &aware);
  add_rule(&f.converter, &later);
  Operation *small =
      make(&f, "x.get", NULL, 0, (const Type *const[]){index}, 1, 0);
  Operation *large =
      make(&f, "x.get", NULL, 0, (const Type *const[]){index}, 1, 0);
  op_set_attr(&f.ctx, small, STR("small"), unit_attr_get(&f.ctx));
  block_append_op(f.body, small);
  block_append_op(f.body, large);
  for (int i = 0; i < 2; i++) {
    assert_ptr_equal(convert_value(&f, op_result(small, 0)), integer(&f, 32));
    assert_ptr_equal(convert_value(&f, op_result(large, 0)), integer(&f, 64));
    type_converter_convert_one(&f.converter, &f.ctx, none_type_get(&f.ctx));
    type_converter_convert_one(&f.converter, &f.ctx,
                               float_type_get(&f.ctx, FLOAT_F32));
  }
  assert_int_equal(aware.calls, 4);
  assert_int_equal(earlier.calls, 2);
  assert_int_equal(later.calls, 1);
  assert_null(type_converter_convert_one(&f.converter, &f.ctx, index));
  fixture_free(&f);
}

static TypeConversionResult by_element(const TypeConverter *converter,
                                       Context *ctx, const Type *type,
                                       TypeVector *results, const void *user) {
  (void)user;
  const ShapedType *vector = type_as_vector(type);
  if (!vector)
    return TYPE_NOT_MINE;
  const Type *element =
      type_converter_convert_one(converter, ctx, vector->element);
  if (!element)
    return TYPE_FAILED;
  VECTOR_PUSH(results, shaped_type_clone(ctx, vector, vector->shape,
                                         (size_t)vector->rank, element));
  return TYPE_CONVERTED;
}

/// R113: nested types are converted as the rules say, which may ask for parts.
/// R112: a rule is given no builder.
static void nested_types(void **state) {
  (void)state;
  Fixture f;
  fixture_init(&f);
  Counted indices = {TYPE_CONVERTED, {integer(&f, 64)}, 1, TYPE_INDEX, 0};
  add_rule(&f.converter, &indices);
  type_converter_add_conversion(&f.converter, by_element, NULL);
  int64_t shape[] = {4};
  const Type *from = vector_type_get(&f.ctx, shape, 1, index_type_get(&f.ctx));
  assert_ptr_equal(type_converter_convert_one(&f.converter, &f.ctx, from),
                   vector_type_get(&f.ctx, shape, 1, integer(&f, 64)));
  fixture_free(&f);
}

/// R142: inputs to one or several new types. R143: to none. R144: new ones
/// without an old one. R145: remapping, of two to one too. R146: to a value.
/// R147: an input mapped twice is an error.
static void signatures(void **state) {
  (void)state;
  Fixture f;
  fixture_init(&f);
  const Type *pair[] = {integer(&f, 32), integer(&f, 32)};
  const Type *index = index_type_get(&f.ctx);
  Value *value = block_add_argument(&f.ctx, f.body, index, f.root->loc);
  SignatureConversion signature;
  signature_conversion_init(&signature, 5);
  assert_true(signature_conversion_add_inputs(&signature, 0, NULL, 0));
  assert_true(signature_conversion_add_inputs(&signature, 1, pair, 2));
  signature_conversion_add_extra(&signature, &index, 1);
  // New arguments must be there, one at least.
  assert_false(signature_conversion_remap(&signature, 2, 3, 1));
  assert_false(signature_conversion_remap(&signature, 2, 2, 2));
  assert_false(signature_conversion_remap(&signature, 2, 1, UINT32_MAX));
  assert_false(signature_conversion_remap(&signature, 2, 0, 0));
  assert_true(signature_conversion_remap(&signature, 2, 2, 1));
  assert_true(signature_conversion_remap(&signature, 3, 2, 1));
  assert_true(signature_conversion_replace(&signature, 4, value));
  assert_int_equal(signature.types.size, 3);
  assert_ptr_equal(signature.types.data[2], index);
  assert_int_equal(signature.inputs[1].first, 0);
  assert_int_equal(signature.inputs[1].count, 2);
  assert_false(signature_conversion_add_inputs(&signature, 1, pair, 1));
  assert_false(signature_conversion_remap(&signature, 0, 0, 1));
  assert_false(signature_conversion_replace(&signature, 4, value));
  assert_int_equal(signature.types.size, 3);
  signature_conversion_free(&signature);
  fixture_free(&f);
}

/// R149: a list fails at the first type that cannot be converted. R150: the
/// signature of a block. R151: legality of types, regions, signatures.
static void signatures_by_converter(void **state) {
  (void)state;
  Fixture f;
  fixture_init(&f);
  const Type *i64 = integer(&f, 64);
  const Type *index = index_type_get(&f.ctx);
  Counted indices = {TYPE_CONVERTED, {i64}, 1, TYPE_INDEX, 0};
  Counted ints = {TYPE_CONVERTED, {i64}, 1, TYPE_INTEGER, 0};
  add_rule(&f.converter, &indices);
  add_rule(&f.converter, &ints);
  const Type *types[] = {index, float_type_get(&f.ctx, FLOAT_F32)};
  SignatureConversion signature;
  signature_conversion_init(&signature, 2);
  assert_false(type_converter_convert_signature_args(&f.converter, &f.ctx,
                                                     types, 2, 0, &signature));
  signature_conversion_free(&signature);
  block_add_argument(&f.ctx, f.body, index, f.root->loc);
  assert_false(type_converter_is_legal_region(&f.converter, &f.ctx,
                                              op_region(f.root, 0)));
  assert_true(type_converter_convert_block_signature(&f.converter, &f.ctx,
                                                     f.body, &signature));
  assert_int_equal(signature.types.size, 1);
  assert_ptr_equal(signature.types.data[0], i64);
  signature_conversion_free(&signature);
  const Type *legal = function_type_get(&f.ctx, &i64, 1, &i64, 1);
  const Type *illegal = function_type_get(&f.ctx, &i64, 1, &index, 1);
  assert_true(type_converter_is_legal_signature(&f.converter, &f.ctx, legal));
  assert_false(
      type_converter_is_legal_signature(&f.converter, &f.ctx, illegal));
  fixture_free(&f);
}

/// Answers of a materialization, by number of calls.
typedef struct Materializer {
  const OpDef *def; ///< NULL: cannot.
  const Type *type; ///< Of what it makes; NULL: as asked for.
  unsigned calls;
  bool stops; ///< There is none, and nobody else is to be asked.
} Materializer;

static Value *materialize(Builder *builder, const Type *type,
                          Value *const *inputs, size_t count, Location loc,
                          const void *user) {
  Materializer *self = (Materializer *)(uintptr_t)user;
  self->calls++;
  if (self->stops)
    return MATERIALIZATION_STOP;
  if (!self->def)
    return NULL;
  Operation *op =
      builder_create_op(builder, self->def, loc, inputs, (uint32_t)count,
                        self->type ? self->type : type, NULL);
  return op_result(op, 0);
}

/// R128: a rule that cannot passes on to an older one. R130: the newest comes
/// first. R131: a value of another type than asked for is an error.
static void materializations(void **state) {
  (void)state;
  Fixture f;
  fixture_init(&f);
  Materializer oldest = {named_op(&f, "x.oldest"), NULL, 0, false};
  Materializer older = {named_op(&f, "x.older"), NULL, 0, false};
  Materializer newest = {NULL, NULL, 0, false};
  Materializer wrong = {named_op(&f, "x.wrong"), integer(&f, 7), 0, false};
  Builder builder;
  builder_init(&builder, &f.ctx);
  builder_set_to_end(&builder, f.body);
  Location loc = location_unknown();
  bool error = false;
  Materializer *const rules[] = {&oldest, &older, &newest};
  for (size_t i = 0; i < ARRAY_LENGTH(rules); i++)
    type_converter_add_source_materialization(&f.converter, materialize,
                                              rules[i]);
  const Value *value = type_converter_materialize_source(
      &f.converter, &builder, integer(&f, 1), NULL, 0, loc, &error);
  assert_non_null(value);
  assert_ptr_equal(value_defining_op(value)->def, older.def);
  assert_int_equal(newest.calls, 1);
  assert_int_equal(oldest.calls, 0);
  assert_false(error);
  type_converter_add_source_materialization(&f.converter, materialize, &wrong);
  value = type_converter_materialize_source(
      &f.converter, &builder, integer(&f, 1), NULL, 0, loc, &error);
  assert_true(error);
  assert_null(value);
  fixture_free(&f);
}

/// A materialization for integers alone.
static Value *materialize_integer(Builder *builder, const Type *type,
                                  Value *const *inputs, size_t count,
                                  Location loc, const void *user) {
  return type_kind(type) == TYPE_INTEGER
             ? materialize(builder, type, inputs, count, loc, user)
             : NULL;
}

/// R129: a rule for a class of types serves no others: these go to older rules,
/// or have no materialization.
static void materialization_of_a_class(void **state) {
  (void)state;
  Fixture f;
  fixture_init(&f);
  Materializer integers = {named_op(&f, "x.integers"), NULL, 0, false};
  Materializer older = {named_op(&f, "x.older"), NULL, 0, false};
  Builder builder;
  builder_init(&builder, &f.ctx);
  builder_set_to_end(&builder, f.body);
  Location loc = location_unknown();
  const Type *f32 = float_type_get(&f.ctx, FLOAT_F32);
  bool error = false;
  type_converter_add_source_materialization(&f.converter, materialize_integer,
                                            &integers);
  assert_null(type_converter_materialize_source(&f.converter, &builder, f32,
                                                NULL, 0, loc, &error));
  assert_null(f.body->first);
  fixture_free(&f);

  fixture_init(&f);
  integers.def = named_op(&f, "x.integers");
  older.def = named_op(&f, "x.older");
  builder_init(&builder, &f.ctx);
  builder_set_to_end(&builder, f.body);
  f32 = float_type_get(&f.ctx, FLOAT_F32);
  type_converter_add_source_materialization(&f.converter, materialize, &older);
  type_converter_add_source_materialization(&f.converter, materialize_integer,
                                            &integers);
  const Value *value = type_converter_materialize_source(
      &f.converter, &builder, f32, NULL, 0, loc, &error);
  assert_ptr_equal(value_defining_op(value)->def, older.def);
  value = type_converter_materialize_source(
      &f.converter, &builder, integer(&f, 8), NULL, 0, loc, &error);
  assert_ptr_equal(value_defining_op(value)->def, integers.def);
  assert_int_equal(integers.calls, 1);
  assert_false(error);
  fixture_free(&f);
}

static bool materialize_pair(Builder *builder, const Type *const *types,
                             size_t num_types, Value *const *inputs,
                             size_t num_inputs, const Type *original,
                             Location loc, Value **results, const void *user) {
  (void)original;
  for (size_t i = 0; i < num_types; i++)
    results[i] = materialize(builder, types[i], inputs, num_inputs, loc, user);
  return results[0] != NULL;
}

/// R131: each value of a target materialization has the type asked for, too:
/// one that is wrong is an error, whichever it is.
static void materialized_types_are_exact(void **state) {
  (void)state;
  for (size_t wrong = 0; wrong < 2; wrong++) {
    Fixture f;
    fixture_init(&f);
    Builder builder;
    builder_init(&builder, &f.ctx);
    builder_set_to_end(&builder, f.body);
    // Makes i1 whatever is asked for.
    Materializer i1_maker = {named_op(&f, "x.i1"), integer(&f, 1), 0, false};
    type_converter_add_target_materialization(&f.converter, materialize_pair,
                                              &i1_maker);
    const Type *types[] = {integer(&f, 1), integer(&f, 1)};
    Value *results[2];
    bool error = false;
    assert_true(type_converter_materialize_target(
        &f.converter, &builder, types, 2, NULL, 0, types[0], location_unknown(),
        results, &error));
    types[wrong] = integer(&f, 2);
    assert_false(type_converter_materialize_target(
        &f.converter, &builder, types, 2, NULL, 0, types[0], location_unknown(),
        results, &error));
    assert_true(error);
    fixture_free(&f);
  }
}

/// R128: one that says that there is none ends it: no older one is asked.
static void materialization_that_stops(void **state) {
  (void)state;
  Fixture f;
  fixture_init(&f);
  Materializer older = {named_op(&f, "x.older"), NULL, 0, false};
  Materializer newest = {NULL, NULL, 0, true};
  Builder builder;
  builder_init(&builder, &f.ctx);
  builder_set_to_end(&builder, f.body);
  Materializer *const rules[] = {&older, &newest};
  for (size_t i = 0; i < ARRAY_LENGTH(rules); i++) {
    type_converter_add_source_materialization(&f.converter, materialize,
                                              rules[i]);
    type_converter_add_target_materialization(&f.converter, materialize_pair,
                                              rules[i]);
  }
  bool error = false;
  Location loc = location_unknown();
  const Type *types[] = {integer(&f, 1), integer(&f, 2)};
  Value *results[2];
  assert_null(type_converter_materialize_source(
      &f.converter, &builder, types[0], NULL, 0, loc, &error));
  assert_false(type_converter_materialize_target(&f.converter, &builder, types,
                                                 2, NULL, 0, types[0], loc,
                                                 results, &error));
  assert_false(error);
  assert_int_equal(newest.calls, 3);
  assert_int_equal(older.calls, 0);
  fixture_free(&f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(answers_and_order),
      cmocka_unit_test(one_to_n_and_legal),
      cmocka_unit_test(classes_and_cache),
      cmocka_unit_test(shared_by_threads),
      cmocka_unit_test(context_aware),
      cmocka_unit_test(nested_types),
      cmocka_unit_test(signatures),
      cmocka_unit_test(signatures_by_converter),
      cmocka_unit_test(materializations),
      cmocka_unit_test(materialization_of_a_class),
      cmocka_unit_test(materialized_types_are_exact),
      cmocka_unit_test(materialization_that_stops),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
