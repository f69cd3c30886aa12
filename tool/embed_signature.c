// SPDX-License-Identifier: Apache-2.0
// The embedding interface to signature conversion, and to the queries that only
// a running conversion can answer: what a value has become, and whether a
// region can be legalized.
#include "rewrite/conversion/signature.h"
#include "tool/embed_rewrite_internal.h"

struct MloptSignature {
  SignatureConversion conversion;
};

MloptSignature *mlopt_signature_create(unsigned num_arguments) {
  MloptSignature *signature = mem_alloc(sizeof *signature);
  signature_conversion_init(&signature->conversion, num_arguments);
  return signature;
}

void mlopt_signature_free(MloptSignature *signature) {
  if (!signature)
    return;
  signature_conversion_free(&signature->conversion);
  mem_free(signature);
}

bool mlopt_signature_add(MloptSignature *signature, unsigned index,
                         const MloptType *const *types, size_t num_types) {
  return signature_conversion_add_inputs(&signature->conversion, index,
                                         unwrap_types(types), num_types);
}

void mlopt_signature_add_extra(MloptSignature *signature,
                               const MloptType *const *types,
                               size_t num_types) {
  signature_conversion_add_extra(&signature->conversion, unwrap_types(types),
                                 num_types);
}

bool mlopt_signature_remap(MloptSignature *signature, unsigned index,
                           unsigned first, unsigned count) {
  return signature_conversion_remap(&signature->conversion, index, first,
                                    count);
}

bool mlopt_signature_replace(MloptSignature *signature, unsigned index,
                             MloptValues values) {
  return signature_conversion_replace_multiple(&signature->conversion, index,
                                               unwrap_values(values.values),
                                               values.count);
}

MloptBlock *
mlopt_rewriter_apply_signature(MloptRewriter *rewriter, MloptBlock *block,
                               const MloptSignature *signature,
                               const MloptTypeConverter *converter) {
  return wrap_block(conversion_apply_signature(
      rewriter->conversion, unwrap_block(block), &signature->conversion,
      converter ? &converter->converter : NULL));
}

int mlopt_rewriter_remapped(MloptRewriter *rewriter, MloptValue *value,
                            MloptValue **values, size_t room) {
  ValueVector remapped = {0};
  bool is_known = conversion_remapped_value(rewriter->conversion,
                                            unwrap_value(value), &remapped);
  for (size_t i = 0; is_known && i < remapped.size && i < room; i++)
    values[i] = wrap_value(remapped.data[i]);
  int count = is_known ? (int)remapped.size : -1;
  VECTOR_FREE(&remapped);
  return count;
}

bool mlopt_rewriter_legalize_region(MloptRewriter *rewriter,
                                    MloptRegion *region) {
  return conversion_legalize_region(rewriter->conversion,
                                    unwrap_region(region));
}
