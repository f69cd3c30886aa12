// SPDX-License-Identifier: Apache-2.0
// Entries of data layouts for pointers and structs. Follows the
// DataLayoutTypeInterface of mlir's LLVM types.
#include "dialects/dlti/dlti_layout.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/diagnostics/op_diag.h"

enum { POINTER_SIZE, POINTER_ABI, POINTER_PREFERRED };
enum { STRUCT_ABI, STRUCT_PREFERRED };

/// The number of integers in a dense list; -1: it is something else.
static int64_t num_integers(const Attribute *value) {
  const DenseElementsAttr *list = attr_as_dense_elements(value);
  const ShapedType *type = list ? type_as_shaped(list->type) : NULL;
  return type && type_is_int_or_index(type->element) ? dense_elements_num(list)
                                                     : -1;
}

static Diagnostic *begin(Context *ctx, const Operation *op, const char *text,
                         const Type *type) {
  Diagnostic *diag = location_emit(ctx, op->loc, DIAG_ERROR, "%s", text);
  diag_type(diag, type);
  return diag;
}

static bool verify_preferred(Context *ctx, const Operation *op,
                             const Attribute *value, size_t abi,
                             size_t preferred) {
  uint64_t least = 0, wanted = 0;
  layout_number(value, abi, &least);
  if (!layout_number(value, preferred, &wanted) || wanted >= least)
    return true;
  location_emit(ctx, op->loc, DIAG_ERROR,
                "preferred alignment is expected to be at least as large as "
                "ABI alignment");
  return false;
}

static bool verify_i64(Context *ctx, const Operation *op, const Type *type,
                       const Attribute *value) {
  uint64_t first;
  if (layout_number(value, 0, &first))
    return true;
  begin(ctx, op, "expected i64 parameters for ", type);
  return false;
}

bool llvm_verify_pointer_entry(Context *ctx, const Operation *op,
                               const Type *type, const Attribute *value) {
  int64_t count = num_integers(value);
  if (count == 3 || count == 4)
    return verify_i64(ctx, op, type, value) &&
           verify_preferred(ctx, op, value, POINTER_ABI, POINTER_PREFERRED);
  diag_text(begin(ctx, op, "expected layout attribute for ", type),
            " to be a dense integer elements attribute with 3 or 4 elements");
  return false;
}

/// Any value is allowed; none has a meaning.
bool llvm_verify_array_entry(Context *ctx, const Operation *op,
                             const Type *type, const Attribute *value) {
  (void)ctx;
  (void)op;
  (void)type;
  (void)value;
  return true;
}

bool llvm_verify_struct_entry(Context *ctx, const Operation *op,
                              const Type *type, const Attribute *value) {
  int64_t count = num_integers(value);
  if (count != 1 && count != 2) {
    diag_text(begin(ctx, op, "expected layout attribute for ", type),
              " to be a dense integer elements attribute of 1 or 2 elements");
    return false;
  }
  if (!verify_i64(ctx, op, type, value))
    return false;
  if (type != llvm_struct(ctx, NULL, 0)) {
    begin(ctx, op, "unexpected layout attribute for struct ", type);
    return false;
  }
  return verify_preferred(ctx, op, value, STRUCT_ABI, STRUCT_PREFERRED);
}

/// Does `inner` divide `outer`, so that data aligned to `outer` is aligned to
/// `inner`?
static bool divides(uint64_t inner, uint64_t outer) {
  return inner && outer >= inner && outer % inner == 0;
}

bool llvm_pointer_entry_refines(const Attribute *outer,
                                const Attribute *inner) {
  uint64_t size = 64, abi = 64, inner_size = 64, inner_abi = 64;
  layout_number(outer, POINTER_SIZE, &size);
  layout_number(outer, POINTER_ABI, &abi);
  layout_number(inner, POINTER_SIZE, &inner_size);
  layout_number(inner, POINTER_ABI, &inner_abi);
  return size == inner_size && divides(inner_abi, abi);
}

bool llvm_struct_entry_refines(const Attribute *outer, const Attribute *inner) {
  uint64_t abi, inner_abi;
  return !layout_number(outer, STRUCT_ABI, &abi) ||
         !layout_number(inner, STRUCT_ABI, &inner_abi) ||
         divides(inner_abi, abi);
}
