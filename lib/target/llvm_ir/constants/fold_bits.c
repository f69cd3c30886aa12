// SPDX-License-Identifier: Apache-2.0
// Bitcasts of constants to another number of lanes: their bits, regrouped. As
// on little-endian machines, lane 0 has the lowest bits.
#include "target/llvm_ir/constants/fold_internal.h"

static uint32_t scalar_width(const Type *type) {
  FloatKind format;
  if (llvm_type_is_integer(type))
    return llvm_integer_width(type);
  return export_float_format(type, &format) ? float_formats[format].bits : 0;
}

static uint64_t num_lanes(const Type *type) {
  return llvm_type_is_vector(type) ? (uint64_t)llvm_vector_size(type) : 1;
}

static const Type *lane_type(const Type *type) {
  return llvm_type_is_vector(type) ? llvm_vector_element(type) : type;
}

static bool bit_of(const Constant *number, uint32_t bit) {
  if (number->kind == CONSTANT_INT)
    return wide_int_words(&number->integer)[bit / 64] >> (bit % 64) & 1;
  return (bit < 64 ? number->number.low >> bit
                   : number->number.high >> (bit - 64)) &
         1;
}

/// All bits of `constant`; false: some are unknown.
static bool read_bits(Exporter *exporter, const Constant *constant,
                      bool *bits) {
  uint32_t width = scalar_width(lane_type(constant->type));
  uint64_t count = num_lanes(constant->type);
  for (uint64_t lane = 0; lane < count; lane++) {
    const Constant *part = llvm_type_is_vector(constant->type)
                               ? constant_element(exporter, constant, lane)
                               : constant;
    part = part ? fold_without_bitcast(part) : NULL;
    if (!part || (part->kind != CONSTANT_INT && part->kind != CONSTANT_FLOAT))
      return false;
    for (uint32_t bit = 0; bit < width; bit++)
      bits[lane * width + bit] = bit_of(part, bit);
  }
  return true;
}

/// A number of at most 128 bits.
static const Constant *make_lane(Exporter *exporter, const Type *type,
                                 const bool *bits) {
  FloatKind format;
  FloatBits number = {0};
  uint32_t width = scalar_width(type);
  for (uint32_t bit = 0; bit < width; bit++)
    *(bit < 64 ? &number.low : &number.high) |= (uint64_t)bits[bit]
                                                << (bit % 64);
  if (export_float_format(type, &format))
    return constant_float(exporter, type, number);
  Arena *arena = &exporter->scratch;
  WideInt low = wide_int_from_u64(arena, 64, number.low);
  if (width <= 64)
    return constant_int(exporter, type,
                        wide_int_zext_or_trunc(arena, low, width));
  WideInt high = wide_int_zext_or_trunc(
      arena, wide_int_from_u64(arena, 64, number.high), width);
  return constant_int(exporter, type,
                      wide_int_or(arena,
                                  wide_int_zext_or_trunc(arena, low, width),
                                  wide_int_shl(arena, high, 64)));
}

static bool is_of_floats(const Type *type) {
  FloatKind format;
  return export_float_format(lane_type(type), &format);
}

/// Floats as other floats of that width stay expressions, lane by lane.
static const Constant *cast_lanes(Exporter *exporter, const Type *type,
                                  const Constant *operand) {
  uint64_t count = num_lanes(type);
  const Constant **lanes =
      arena_alloc(&exporter->scratch, count * sizeof *lanes);
  for (uint64_t i = 0; i < count; i++) {
    const Constant *lane = llvm_type_is_vector(operand->type)
                               ? constant_element(exporter, operand, i)
                               : operand;
    bool is_number = lane && lane->kind == CONSTANT_FLOAT;
    lanes[i] = is_number ? fold_expression_cast(exporter, LLVM_BITCAST,
                                                lane_type(type), lane)
                         : NULL;
    if (!lanes[i])
      return NULL;
  }
  return constant_aggregate(exporter, type, lanes, count);
}

const Constant *fold_lane_bitcast(Exporter *exporter, const Type *type,
                                  const Constant *operand) {
  enum { MAX_WIDTH = 128 };
  const Type *from = operand->type;
  uint32_t width = scalar_width(lane_type(from));
  uint32_t to_width = scalar_width(lane_type(type));
  uint64_t count = num_lanes(from), to_count = num_lanes(type);
  if (!width || !to_width || width > MAX_WIDTH || to_width > MAX_WIDTH ||
      llvm_vector_is_scalable(from) || llvm_vector_is_scalable(type) ||
      !constant_can_spell_out(count) || !constant_can_spell_out(to_count) ||
      count * width != to_count * to_width)
    return NULL;
  bool has_lanes = llvm_type_is_vector(type) && count == to_count;
  if (has_lanes && is_of_floats(from) && is_of_floats(type))
    return cast_lanes(exporter, type, operand);
  bool *bits = arena_alloc(&exporter->scratch, count * width);
  if (!read_bits(exporter, operand, bits))
    return NULL;
  if (!llvm_type_is_vector(type))
    return make_lane(exporter, type, bits);
  const Constant **lanes =
      arena_alloc(&exporter->scratch, to_count * sizeof *lanes);
  for (uint64_t lane = 0; lane < to_count; lane++)
    lanes[lane] = make_lane(exporter, lane_type(type), bits + lane * to_width);
  return constant_aggregate(exporter, type, lanes, to_count);
}
