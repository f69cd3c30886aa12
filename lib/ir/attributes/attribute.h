// SPDX-License-Identifier: Apache-2.0
// Attributes: constant data on operations, interned in the Context, immutable,
// compared by pointer.
#ifndef MLOPT_IR_ATTRIBUTES_ATTRIBUTE_H
#define MLOPT_IR_ATTRIBUTES_ATTRIBUTE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/attributes/location.h"
#include "ir/context.h"
#include "support/numbers/float_format.h"
#include "support/numbers/wide_int.h"
#include "support/string_ref.h"

typedef struct AffineMap AffineMap;
typedef struct IntegerSet IntegerSet;

typedef enum AttrKind {
  ATTR_UNIT,
  ATTR_INTEGER, ///< Booleans too: they are of type i1.
  ATTR_FLOAT,
  ATTR_STRING,
  ATTR_ARRAY,
  ATTR_DICTIONARY,
  ATTR_TYPE,
  ATTR_SYMBOL_REF,
  ATTR_AFFINE_MAP,
  ATTR_INTEGER_SET,
  ATTR_DENSE_ELEMENTS,
  ATTR_DENSE_ARRAY,
  ATTR_DENSE_RESOURCE,
  ATTR_SPARSE_ELEMENTS,
  ATTR_STRIDED_LAYOUT,
  ATTR_DISTINCT,
  ATTR_LOCATION,
  ATTR_DIALECT, ///< A registered dialect's, with an AttrDef.
  ATTR_OPAQUE,  ///< An unregistered dialect's: text.
} AttrKind;

/// Common start of all attributes.
struct Attribute {
  uint32_t kind; ///< AttrKind.
  uint32_t hash;
};

typedef struct IntegerAttr {
  Attribute base;
  const Type *type; ///< Integer or index (64 bits).
  WideInt value;
} IntegerAttr;

typedef struct FloatAttr {
  Attribute base;
  const Type *type;
  FloatBits value;
} FloatAttr;

typedef struct StringAttr {
  Attribute base;
  const Type *type; ///< NULL: none (the usual case).
  StringRef value;
} StringAttr;

typedef struct ArrayAttr {
  Attribute base;
  size_t size;
  const Attribute *elements[];
} ArrayAttr;

typedef struct NamedAttribute {
  StringRef name; ///< Interned.
  const Attribute *value;
} NamedAttribute;

/// Sorted by name.
typedef struct DictionaryAttr {
  Attribute base;
  size_t size;
  NamedAttribute entries[];
} DictionaryAttr;

typedef struct TypeAttr {
  Attribute base;
  const Type *value;
} TypeAttr;

/// `@path[0]::@path[1]…`; at least one part.
typedef struct SymbolRefAttr {
  Attribute base;
  size_t size;
  StringRef path[];
} SymbolRefAttr;

typedef struct AffineMapAttr {
  Attribute base;
  const AffineMap *value;
} AffineMapAttr;

typedef struct IntegerSetAttr {
  Attribute base;
  const IntegerSet *value;
} IntegerSetAttr;

typedef enum DenseStorage {
  DENSE_SPLAT,   ///< `data` is one element.
  DENSE_RAW,     ///< `data` is all elements, as in mlir::DenseElementsAttr.
  DENSE_STRINGS, ///< `strings`: one (splat) or all.
} DenseStorage;

/// Constant of a vector or tensor type. An element is stored in the fewest
/// whole bytes, little endian; i1 in raw data as one bit, in a splat as one
/// byte; complex as two numbers; index as 8 bytes.
typedef struct DenseElementsAttr {
  Attribute base;
  DenseStorage storage;
  bool is_splat;
  const Type *type; ///< Shaped, static.
  StringRef data;
  const StringRef *strings;
  size_t num_strings;
} DenseElementsAttr;

/// `array<i32: 1, 2>`. `element` is an integer of 1 or 8n bits, or a float;
/// i1 takes a byte.
typedef struct DenseArrayAttr {
  Attribute base;
  const Type *element;
  size_t size;      ///< Elements.
  const void *data; ///< Aligned to 8.
  /// For i32 elements: the sums of the first DENSE_ARRAY_STRIDE elements, of
  /// the first two times as many, and so on. With them the sum of the first n,
  /// such as an operand segment's start, takes constant time. NULL for other
  /// and for few elements.
  const uint32_t *partial_sums;
} DenseArrayAttr;

enum { DENSE_ARRAY_STRIDE = 32 };

typedef struct DenseResourceAttr {
  Attribute base;
  const Type *type;
  StringRef handle;
} DenseResourceAttr;

typedef struct SparseElementsAttr {
  Attribute base;
  const Type *type;
  const Attribute *indices; ///< Dense elements, i64.
  const Attribute *values;  ///< Dense elements.
} SparseElementsAttr;

typedef struct StridedLayoutAttr {
  Attribute base;
  int64_t offset;
  size_t rank;
  int64_t strides[];
} StridedLayoutAttr;

typedef struct DistinctAttr {
  Attribute base;
  uint64_t id;
  const Attribute *referenced;
} DistinctAttr;

typedef struct LocationAttr {
  Attribute base;
  Location value;
  const Context *ctx; ///< Has the names of files in `value`.
} LocationAttr;

/// An attribute of a registered dialect: an enumeration value in `value`, or
/// the text between `<` and `>`, or parameters.
typedef struct DialectAttr {
  Attribute base;
  const AttrDef *def;
  uint64_t value;
  StringRef text;
  /// STRUCT and TUPLE: one for each of def->params, NULL where there is none.
  /// ENTRIES: keys and values by turns, and once more in the order in which
  /// dialect_attr_entry searches, not counted. RANGE: the two integers.
  const Attribute *const *params;
  size_t num_params;
  const struct DataFormat *format; ///< For shape FORMAT; else NULL.
} DialectAttr;

/// `#dialect.text` or `#dialect<text>` of an unregistered dialect: `text` is
/// what follows the dot or between the brackets, quotes included.
typedef struct OpaqueAttr {
  Attribute base;
  StringRef dialect;
  StringRef text;
  const Type *type; ///< NULL: none.
} OpaqueAttr;

static inline AttrKind attr_kind(const Attribute *attr) {
  return (AttrKind)attr->kind;
}

/// The attribute as an integer; this and the other checked casts give NULL if
/// it is NULL or of another kind.
const IntegerAttr *attr_as_integer(const Attribute *attr);

/// The attribute as a float, or NULL.
const FloatAttr *attr_as_float(const Attribute *attr);

/// The attribute as a string, typed or not, or NULL.
const StringAttr *attr_as_string(const Attribute *attr);

/// The attribute as an array, or NULL.
const ArrayAttr *attr_as_array(const Attribute *attr);

/// The attribute as a dictionary, or NULL.
const DictionaryAttr *attr_as_dictionary(const Attribute *attr);

/// The attribute as a type attribute, or NULL.
const TypeAttr *attr_as_type(const Attribute *attr);

/// The attribute as a symbol reference, or NULL.
const SymbolRefAttr *attr_as_symbol_ref(const Attribute *attr);

/// The attribute as an affine map, or NULL.
const AffineMapAttr *attr_as_affine_map(const Attribute *attr);

/// The attribute as an integer set, or NULL.
const IntegerSetAttr *attr_as_integer_set(const Attribute *attr);

/// The attribute as dense elements, or NULL.
const DenseElementsAttr *attr_as_dense_elements(const Attribute *attr);

/// The attribute as a dense array (`array<i32: 1>`), or NULL.
const DenseArrayAttr *attr_as_dense_array(const Attribute *attr);

/// The attribute as the elements of a resource, or NULL.
const DenseResourceAttr *attr_as_dense_resource(const Attribute *attr);

/// The attribute as sparse elements, or NULL.
const SparseElementsAttr *attr_as_sparse_elements(const Attribute *attr);

/// The attribute as a strided layout, or NULL.
const StridedLayoutAttr *attr_as_strided_layout(const Attribute *attr);

/// The attribute as a distinct attribute, or NULL.
const DistinctAttr *attr_as_distinct(const Attribute *attr);

/// The attribute as a location, or NULL.
const LocationAttr *attr_as_location(const Attribute *attr);

/// The attribute as a dialect's that `def` defines (NULL: any), or NULL.
const DialectAttr *attr_as_dialect(const Attribute *attr, const AttrDef *def);

/// The attribute as one of an unregistered dialect, or NULL.
const OpaqueAttr *attr_as_opaque(const Attribute *attr);

/// Type of a typed attribute (integer, float, elements, typed string…); NULL
/// for the others. Follows mlir::TypedAttr.
const Type *attr_type(const Attribute *attr);

/// Follows mlir::UnitAttr::get.
const Attribute *unit_attr_get(Context *ctx);

/// An i1 integer attribute. Follows mlir::BoolAttr::get.
const Attribute *bool_attr_get(Context *ctx, bool value);

/// `value` must be as wide as the type (64 bits for index). Follows
/// mlir::IntegerAttr::get.
const Attribute *integer_attr_get(Context *ctx, const Type *type,
                                  WideInt value);

/// An integer attribute of any integer type; `value` is cut or sign-extended to
/// the type's width.
const Attribute *integer_attr_get_i64(Context *ctx, const Type *type,
                                      int64_t value);

/// `value` holds the bits in the format of `type`. Follows
/// mlir::FloatAttr::get.
const Attribute *float_attr_get(Context *ctx, const Type *type,
                                FloatBits value);

/// A string without a type. Linear in it. Follows mlir::StringAttr::get.
const Attribute *string_attr_get(Context *ctx, StringRef value);

/// A string with a type, `"x" : i32`.
const Attribute *typed_string_attr_get(Context *ctx, StringRef value,
                                       const Type *type);

/// Linear in `size`. Follows mlir::ArrayAttr::get.
const Attribute *array_attr_get(Context *ctx, const Attribute *const *elements,
                                size_t size);

/// An array of i64 integer attributes. Follows mlir::Builder::getI64ArrayAttr.
const Attribute *i64_array_attr_get(Context *ctx, const int64_t *values,
                                    size_t size);
/// Entries in any order, names not repeated; sorted here: n log n.
const Attribute *
dictionary_attr_get(Context *ctx, const NamedAttribute *entries, size_t size);

/// Follows mlir::TypeAttr::get.
const Attribute *type_attr_get(Context *ctx, const Type *type);

/// The reference `@path[0]::@path[1]…`. Follows mlir::SymbolRefAttr::get.
const Attribute *symbol_ref_attr_get(Context *ctx, const StringRef *path,
                                     size_t size);

/// The reference `@name`. Follows mlir::FlatSymbolRefAttr::get.
const Attribute *flat_symbol_ref_attr_get(Context *ctx, StringRef name);

/// Follows mlir::AffineMapAttr::get.
const Attribute *affine_map_attr_get(Context *ctx, const AffineMap *map);

/// Follows mlir::IntegerSetAttr::get.
const Attribute *integer_set_attr_get(Context *ctx, const IntegerSet *set);

/// Elements as raw bytes; a splat is found and stored as one element. Linear in
/// `data`. Follows mlir::DenseElementsAttr::getFromRawBuffer.
const Attribute *dense_elements_attr_get(Context *ctx, const Type *type,
                                         StringRef data);
/// `element` is one element's bytes (i1: one byte, 0 or 0xFF as upstream).
const Attribute *dense_splat_attr_get(Context *ctx, const Type *type,
                                      StringRef element);
/// Splat of an integer or float attribute of the element type.
const Attribute *dense_splat_attr_get_value(Context *ctx, const Type *type,
                                            const Attribute *value);
/// `digits` are hexadecimal, without 0x: all elements, or one (a splat). They
/// are decoded here, so that equal constants are one object however they were
/// written; a splat is found and stored as one. Linear in `digits`.
const Attribute *dense_hex_attr_get(Context *ctx, const Type *type,
                                    StringRef digits);

/// Elements that are strings, `count` of them or one for all. Linear.
const Attribute *dense_strings_attr_get(Context *ctx, const Type *type,
                                        const StringRef *strings, size_t count);

/// A dense array of `size` elements of type `element`, whose bytes are `data`.
/// Linear. Follows mlir::DenseArrayAttr::get.
const Attribute *dense_array_attr_get(Context *ctx, const Type *element,
                                      const void *data, size_t size);

/// Sum of the first `count` elements, which are i32. Constant time; wraps.
uint32_t dense_i32_array_sum(const DenseArrayAttr *array, size_t count);

/// Follows mlir::DenseI32ArrayAttr::get.
const Attribute *dense_i32_array_attr_get(Context *ctx, const int32_t *values,
                                          size_t size);

/// Follows mlir::DenseI64ArrayAttr::get.
const Attribute *dense_i64_array_attr_get(Context *ctx, const int64_t *values,
                                          size_t size);

/// The elements that the resource `handle` holds. Follows
/// mlir::DenseResourceElementsAttr::get.
const Attribute *dense_resource_attr_get(Context *ctx, const Type *type,
                                         StringRef handle);

/// Elements that are 0 but for `values[i]` at `indices[i]`. Follows
/// mlir::SparseElementsAttr::get.
const Attribute *sparse_elements_attr_get(Context *ctx, const Type *type,
                                          const Attribute *indices,
                                          const Attribute *values);

/// `strided<[strides], offset: offset>`, with DYNAMIC_SIZE for `?`. Follows
/// mlir::StridedLayoutAttr::get.
const Attribute *strided_layout_attr_get(Context *ctx, int64_t offset,
                                         const int64_t *strides, size_t rank);
/// A new distinct attribute at each call.
const Attribute *distinct_attr_create(Context *ctx, const Attribute *referenced,
                                      uint64_t id);

/// The location as an attribute.
const Attribute *location_attr_get(Context *ctx, Location loc);

/// As location_attr_get, for an attribute that will not stand in IR.
const Attribute *location_attr_intern(Context *ctx, Location loc);

/// A dialect's attribute without parameters: an enum's `value`, or `text`.
const Attribute *dialect_attr_get(Context *ctx, const AttrDef *def,
                                  uint64_t value, StringRef text);

/// A dialect's attribute with parameters, see DialectAttr.params. Linear in
/// them.
const Attribute *dialect_params_attr_get(Context *ctx, const AttrDef *def,
                                         const Attribute *const *params,
                                         size_t num_params);

/// The value at `key` of an attribute with entries, or NULL. Logarithmic.
const Attribute *dialect_attr_entry(const DialectAttr *attr,
                                    const Attribute *key);

/// Has an attribute with entries one for a type of `def`? Logarithmic.
bool dialect_attr_has_entry_for(const DialectAttr *attr,
                                const struct TypeDef *def);
/// Parameter `index` of an attribute of `def`, or NULL: `attr` may be NULL or
/// of another kind.
const Attribute *dialect_attr_param(const Attribute *attr, const AttrDef *def,
                                    size_t index);

/// An attribute of an unregistered dialect; `type` may be NULL. Follows
/// mlir::OpaqueAttr::get.
const Attribute *opaque_attr_get(Context *ctx, StringRef dialect,
                                 StringRef text, const Type *type);

/// Entry `name` of a dictionary, or NULL; `dictionary` may be NULL. Binary
/// search.
const Attribute *dictionary_get(const Attribute *dictionary, StringRef name);
/// The dictionary with `name` set (`value` NULL: removed). NULL for empty.
const Attribute *dictionary_with(Context *ctx, const Attribute *dictionary,
                                 StringRef name, const Attribute *value);

/// Is it the boolean `true`?
bool attr_is_true(const Attribute *attr);
/// Value of an integer attribute that fits in 64 bits, sign-extended. False if
/// `attr` is another one.
bool attr_integer_value(const Attribute *attr, int64_t *value);
/// Text of a string attribute; empty if `attr` is another one.
StringRef attr_string_value(const Attribute *attr);

/// Bytes of a number: an element, or a part of a complex one. In text and
/// in bytecode each is little endian.
size_t dense_number_size(const Type *element);

/// Bytes of the elements, or of one where it is a splat. Constant time.
StringRef dense_elements_raw(Context *ctx, const DenseElementsAttr *attr);

/// Number of elements, not one for a splat. Constant time.
int64_t dense_elements_num(const DenseElementsAttr *attr);
/// Element `index` as an integer or float attribute; a complex one as an array
/// of its two numbers. Not for strings.
const Attribute *dense_elements_at(Context *ctx, const DenseElementsAttr *attr,
                                   int64_t index);
/// A number that is not interned: to be looked at and forgotten.
typedef union NumberAttr {
  Attribute base;
  IntegerAttr integer;
  FloatAttr number;
} NumberAttr;
/// Element `index` as dense_elements_at gives it, in `*number`; not for complex
/// numbers either. Words above 64 bits are in `scratch`.
const Attribute *dense_elements_peek(Arena *scratch,
                                     const DenseElementsAttr *attr,
                                     int64_t index, NumberAttr *number);
/// Makes integer `index` of raw data, of zeros so far, that one.
void dense_write_integer(char *data, size_t index, const WideInt *value);
/// Is element `index` this integer? Makes no attribute. Constant time.
bool dense_element_is(const DenseElementsAttr *attr, int64_t index,
                      const WideInt *value);
/// Element `index`, counted row by row, as dense_elements_at gives it; 0 where
/// there is no entry, NULL for strings. Linear in the entries.
const Attribute *
sparse_elements_at(Context *ctx, const SparseElementsAttr *attr, int64_t index);
/// The value of a splat as an attribute, or NULL.
const Attribute *dense_elements_splat_value(Context *ctx,
                                            const DenseElementsAttr *attr);
/// Same storage under another shape of equal element count and element type.
const Attribute *dense_elements_reshape(Context *ctx,
                                        const DenseElementsAttr *attr,
                                        const Type *type);

#endif
