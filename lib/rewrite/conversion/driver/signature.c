// SPDX-License-Identifier: Apache-2.0
// Signature conversion replaces a block by a new one with other arguments. Its
// operations, and the branches to it, move over at once. The old arguments are
// replaced like any other value.
#include "rewrite/conversion/signature.h"
#include "rewrite/conversion/driver/cast.h"
#include "rewrite/conversion/driver/log.h"
#include "rewrite/conversion/driver/replace.h"
#include "rewrite/conversion/driver/rewriter.h"

/// Does every argument become one new argument of its own type, in order?
static bool is_identity(const Block *block,
                        const SignatureConversion *conversion) {
  if (conversion->types.size != block->num_arguments)
    return false;
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    const InputMapping *input = &conversion->inputs[i];
    if (input->kind != INPUT_ARGUMENTS || input->count != 1 ||
        input->first != i ||
        conversion->types.data[i] != block_argument(block, i)->type)
      return false;
  }
  return true;
}

/// Gives new arguments the locations of those they replace.
static void set_locations(const Block *block, Block *created,
                          const SignatureConversion *conversion) {
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    const InputMapping *input = &conversion->inputs[i];
    if (input->kind != INPUT_ARGUMENTS)
      continue;
    for (uint32_t k = 0; k < input->count; k++)
      created->arguments[input->first + k]->loc = block->arguments[i]->loc;
  }
}

static Block *create_block(ConversionDriver *driver, Block *block,
                           const SignatureConversion *conversion) {
  Block *created = block_create(driver->ctx);
  block_reserve_arguments(driver->ctx, created,
                          (uint32_t)conversion->types.size);
  for (size_t i = 0; i < conversion->types.size; i++)
    block_add_argument(driver->ctx, created, conversion->types.data[i],
                       location_unknown());
  set_locations(block, created, conversion);
  if (block->parent)
    block_insert_after_block(created, block);
  driver_block_created(&driver->rewriter.rewriter.builder, created);
  return created;
}

static void redirect_branches(ConversionDriver *driver, Block *from,
                              Block *to) {
  if (driver->can_roll_back) {
    RewriteEntry *entry = log_push(driver, REWRITE_REDIRECT_BLOCK);
    entry->block = to;
    entry->other = from;
  }
  while (from->first_use) {
    BlockUse *use = from->first_use;
    op_set_successor(use->owner,
                     (unsigned)(use - op_successor_slots(use->owner)), to);
  }
}

/// Replaces an argument that is dropped by a cast without inputs.
static void drop_argument(ConversionDriver *driver, Value *argument,
                          Block *created, const TypeConverter *converter) {
  CastSpec spec = {.kind = CAST_SOURCE,
                   .stands_for = argument,
                   .types = &argument->type,
                   .num_types = 1,
                   .converter = converter,
                   .block = created};
  Value *value = op_result(driver_build_cast(driver, &spec)->op, 0);
  ValueList list = {&value, 1};
  driver_replace_value(driver, argument, &list, converter);
}

/// Replaces an argument by new ones. `values` is room for the list.
static void replace_by_arguments(ConversionDriver *driver, Value *argument,
                                 const InputMapping *input,
                                 const Block *created, ValueVector *values,
                                 const TypeConverter *converter) {
  values->size = 0;
  for (uint32_t i = 0; i < input->count; i++)
    VECTOR_PUSH(values, block_argument(created, input->first + i));
  ValueList list = {values->data, values->size};
  driver_replace_value(driver, argument, &list, converter);
}

static void replace_argument(ConversionDriver *driver, Value *argument,
                             const InputMapping *input, Block *created,
                             ValueVector *values,
                             const TypeConverter *converter) {
  switch (input->kind) {
  case INPUT_UNSET:
    drop_argument(driver, argument, created, converter);
    return;
  case INPUT_ARGUMENTS:
    if (input->count)
      replace_by_arguments(driver, argument, input, created, values, converter);
    else
      drop_argument(driver, argument, created, converter);
    return;
  case INPUT_VALUE: {
    ValueList one = {&input->value, 1};
    driver_replace_value(driver, argument, &one, converter);
    return;
  }
  case INPUT_VALUES: {
    ValueList many = {input->values, input->count};
    driver_replace_value(driver, argument, &many, converter);
    return;
  }
  }
  unreachable("input kind");
}

static void replace_arguments(ConversionDriver *driver, const Block *block,
                              Block *created,
                              const SignatureConversion *conversion,
                              const TypeConverter *converter) {
  ValueVector values = {0};
  if (driver->can_roll_back) {
    uint32_t count = block->num_arguments;
    VECTOR_RESERVE(&driver->log, driver->log.size + count);
    VECTOR_RESERVE(&driver->mapping.entries,
                   driver->mapping.entries.size + count);
  }
  for (uint32_t i = 0; i < block->num_arguments; i++)
    replace_argument(driver, block_argument(block, i), &conversion->inputs[i],
                     created, &values, converter);
  VECTOR_FREE(&values);
}

Block *conversion_apply_signature(ConversionRewriter *rw, Block *block,
                                  const SignatureConversion *conversion,
                                  const TypeConverter *converter) {
  ConversionDriver *driver = rw->driver;
  if (conversion->num_inputs != block->num_arguments) {
    driver_report_misuse(driver, block->first,
                         "converted a block of %u argument(s) by a signature "
                         "of %u",
                         block->num_arguments, conversion->num_inputs);
    return block;
  }
  if (is_identity(block, conversion))
    return block;
  InsertionPoint point = builder_save(&rw->rewriter.builder);
  Block *created = create_block(driver, block, conversion);
  builder_restore(&rw->rewriter.builder, point);
  if (point.block == block)
    rw->rewriter.builder.block = created;
  driver_move_ops(driver, block, created, NULL);
  replace_arguments(driver, block, created, conversion, converter);
  redirect_branches(driver, block, created);
  driver_erase_block(driver, block);
  return created;
}

static bool can_convert_arguments(ConversionDriver *driver, const Block *block,
                                  const TypeConverter *converter) {
  SignatureConversion conversion;
  if (!type_converter_convert_block_signature(converter, driver->ctx, block,
                                              &conversion))
    return false;
  signature_conversion_free(&conversion);
  return true;
}

static void convert_block(ConversionRewriter *rw, Block *block,
                          const TypeConverter *converter) {
  SignatureConversion conversion;
  if (!type_converter_convert_block_signature(converter, conversion_context(rw),
                                              block, &conversion))
    return;
  conversion_apply_signature(rw, block, &conversion, converter);
  signature_conversion_free(&conversion);
}

bool conversion_convert_region_types(ConversionRewriter *rw, Region *region,
                                     const TypeConverter *converter,
                                     const SignatureConversion *entry) {
  FOR_EACH_BLOCK(block, region)
    if (!(entry && block_is_entry(block)) &&
        !can_convert_arguments(rw->driver, block, converter))
      return false;
  for (Block *block = region->first, *next; block; block = next) {
    next = block->next;
    if (entry && block_is_entry(block))
      conversion_apply_signature(rw, block, entry, converter);
    else
      convert_block(rw, block, converter);
  }
  return true;
}
