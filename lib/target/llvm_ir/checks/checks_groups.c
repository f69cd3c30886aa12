// SPDX-License-Identifier: Apache-2.0
// Function attributes that LLVM's verifier or parser rejects, found in the text
// of the printed group.
#include <stdio.h>
#include <string.h>

#include "target/llvm_ir/llvm_ir_internal.h"

static const Type *type_of(const Operation *func) {
  const Type *type =
      attr_as_type(op_prop(func, LLVM_FUNC_FUNCTION_TYPE))->value;
  const Type *pointee = llvm_pointer_pointee(type);
  return pointee ? pointee : type;
}

//===- Words and texts ----------------------------------------------------===//

static bool has_word(StringRef text, const char *word) {
  StringRef wanted = string_ref_from_cstr(word);
  while (text.size) {
    size_t end = string_ref_find(text, ' ');
    if (string_ref_equals(
            string_ref(text.data, end == SIZE_MAX ? text.size : end), wanted))
      return true;
    text = string_ref_drop(text, end == SIZE_MAX ? text.size : end + 1);
  }
  return false;
}

/// The value of `"key"="value"` in a group; data NULL: there is none.
static StringRef group_value(StringRef group, const char *key) {
  if (!group.size)
    return (StringRef){0};
  char text[64];
  int size = snprintf(text, sizeof text, "\"%s\"=\"", key);
  const char *found = memmem(group.data, group.size, text, (size_t)size);
  if (!found)
    return (StringRef){0};
  StringRef rest =
      string_ref_drop(group, (size_t)(found - group.data) + (size_t)size);
  return string_ref(rest.data, string_ref_find(rest, '"'));
}

/// Is there a `"key"` in a group, with a value or without?
static bool has_key(StringRef group, const char *key) {
  char text[64];
  snprintf(text, sizeof text, "\"%s\"", key);
  return group_value(group, key).data || has_word(group, text);
}

/// Attributes with a fixed set of values.
static const char *check_values(StringRef group) {
  static const struct {
    const char *key, *values, *reason;
  } rows[] = {
#define ROW(KEY, VALUES) {KEY, VALUES, "invalid value for '" KEY "' attribute"}
      ROW("frame-pointer", "all|non-leaf|none|reserved|non-leaf-no-reserve"),
      ROW("sign-return-address", "none|non-leaf|all"),
      ROW("sign-return-address-key", "a_key|b_key"),
      ROW("branch-target-enforcement", "true|false"),
      ROW("branch-protection-pauth-lr", "true|false"),
      ROW("guarded-control-stack", "true|false"),
      ROW("less-precise-fpmad", "true|false"),
      ROW("no-infs-fp-math", "true|false"),
      ROW("no-inline-line-tables", "true|false"),
      ROW("no-jump-tables", "true|false"),
      ROW("no-nans-fp-math", "true|false"),
      ROW("no-signed-zeros-fp-math", "true|false"),
      ROW("profile-sample-accurate", "true|false"),
      ROW("use-sample-profile", "true|false"),
#undef ROW
  };
  for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
    StringRef value = group_value(group, rows[i].key);
    const char *at = rows[i].values;
    bool is_known = !value.data;
    while (*at && !is_known) {
      size_t size = strcspn(at, "|");
      is_known = string_ref_equals(string_ref(at, size), value);
      at += size + (at[size] == '|');
    }
    if (!is_known)
      return rows[i].reason;
  }
  return NULL;
}

static const char *check_pairs(StringRef group) {
  static const struct {
    const char *one, *other, *reason;
  } rows[] = {
#define ROW(ONE, OTHER)                                                        \
  {ONE, OTHER, "Attributes '" ONE " and " OTHER "' are incompatible!"}
      ROW("optsize", "optnone"),
      ROW("minsize", "optnone"),
      ROW("optdebug", "optnone"),
      ROW("optsize", "optdebug"),
      ROW("minsize", "optdebug"),
      ROW("noinline", "alwaysinline"),
      ROW("sanitize_realtime", "sanitize_realtime_blocking"),
      ROW("\"aarch64_pstate_sm_enabled\"", "\"aarch64_pstate_sm_compatible\""),
#undef ROW
  };
  for (size_t i = 0; i < ARRAY_LENGTH(rows); i++)
    if (has_word(group, rows[i].one) && has_word(group, rows[i].other))
      return rows[i].reason;
  return NULL;
}

/// A group may have at most one word of each set.
static const char *check_sets(StringRef group) {
  static const char *const sets[][6] = {
      {"\"aarch64_new_za\"", "\"aarch64_in_za\"", "\"aarch64_out_za\"",
       "\"aarch64_inout_za\"", "\"aarch64_preserves_za\"",
       "\"aarch64_za_state_agnostic\""},
      {"\"aarch64_new_zt0\"", "\"aarch64_in_zt0\"", "\"aarch64_out_zt0\"",
       "\"aarch64_inout_zt0\"", "\"aarch64_preserves_zt0\"",
       "\"aarch64_za_state_agnostic\""},
  };
  for (size_t i = 0; i < ARRAY_LENGTH(sets); i++) {
    unsigned count = 0;
    for (size_t j = 0; j < ARRAY_LENGTH(sets[i]); j++)
      count += has_word(group, sets[i][j]);
    if (count > 1)
      return "attributes of how the state of ZA and ZT0 is shared are mutually "
             "exclusive";
  }
  return NULL;
}

//===- Numbers ------------------------------------------------------------===//

/// Reads a decimal number at the front of `text`. False: there is none, or it
/// has more than 32 bits.
static bool take_number(StringRef *text, uint32_t *number) {
  uint64_t value = 0;
  size_t size = 0;
  while (size < text->size && text->data[size] >= '0' &&
         text->data[size] <= '9' && value <= UINT32_MAX)
    value = 10 * value + (uint64_t)(text->data[size++] - '0');
  *text = string_ref_drop(*text, size);
  *number = (uint32_t)value;
  return size && value <= UINT32_MAX;
}

/// Attributes whose value is an unsigned number of 32 bits.
static const char *check_counts(StringRef group) {
  static const struct {
    const char *key, *reason;
  } rows[] = {
#define ROW(KEY) {KEY, "\"" KEY "\" takes an unsigned integer"}
      ROW("patchable-function-prefix"),
      ROW("patchable-function-entry"),
      ROW("warn-stack-size"),
#undef ROW
  };
  for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
    StringRef value = group_value(group, rows[i].key);
    uint32_t number;
    bool is_number = take_number(&value, &number) && !value.size;
    if (!is_number && has_key(group, rows[i].key))
      return rows[i].reason;
  }
  return NULL;
}

static bool take_char(StringRef *text, char c) {
  bool is_there = text->size && text->data[0] == c;
  if (is_there)
    *text = string_ref_drop(*text, 1);
  return is_there;
}

/// The text after `start`, which begins an attribute that is not a string;
/// those stand before all strings. `data` is NULL if `start` is not there.
static StringRef after_word(StringRef group, const char *start) {
  StringRef wanted = string_ref_from_cstr(start);
  while (group.size && group.data[0] != '"') {
    if (string_ref_starts_with(group, wanted))
      return string_ref_drop(group, wanted.size);
    size_t end = string_ref_find(group, ' ');
    group = string_ref_drop(group, end == SIZE_MAX ? group.size : end + 1);
  }
  return (StringRef){0};
}

static const char *check_alloc_size(const Operation *op, StringRef text) {
  uint32_t size = 0, count = 0;
  const Type *type = type_of(op);
  uint32_t num_params = (uint32_t)llvm_function_num_params(type);
  take_number(&text, &size);
  bool has_count = take_char(&text, ',') && take_number(&text, &count);
  if (size >= num_params)
    return "'allocsize' element size argument is out of bounds";
  if (!llvm_type_is_integer(llvm_function_param(type, size)))
    return "'allocsize' element size argument must refer to an integer "
           "parameter";
  if (has_count && count >= num_params)
    return "'allocsize' number of elements argument is out of bounds";
  if (has_count && !llvm_type_is_integer(llvm_function_param(type, count)))
    return "'allocsize' number of elements argument must refer to an integer "
           "parameter";
  return has_count && size == count
             ? "'allocsize' indices can't refer to the same parameter"
             : NULL;
}

static bool is_power_of_two(uint32_t number) {
  return number && !(number & (number - 1));
}

static const char *check_vscale(StringRef text) {
  uint32_t low = 0, high = 0;
  take_number(&text, &low);
  take_char(&text, ',');
  take_number(&text, &high);
  if (!low)
    return "'vscale_range' minimum must be greater than 0";
  if (!is_power_of_two(low))
    return "'vscale_range' minimum must be power-of-two value";
  if (high && low > high)
    return "'vscale_range' minimum cannot be greater than maximum";
  return high && !is_power_of_two(high)
             ? "'vscale_range' maximum must be power-of-two value"
             : NULL;
}

/// Checks the words at the start of `text`, which commas separate, up to a
/// quotation mark.
static const char *check_alloc_kind(StringRef text) {
  static const char *const words[] = {"alloc",         "realloc", "free",
                                      "uninitialized", "zeroed",  "aligned"};
  enum { ALLOC = 1, REALLOC = 2, FREE = 4, UNINITIALIZED = 8, ZEROED = 16 };
  unsigned kinds = 0;
  while (text.size && text.data[0] != '"') {
    size_t size = 0;
    while (size < text.size && text.data[size] != ',' && text.data[size] != '"')
      size++;
    StringRef word = string_ref(text.data, size);
    for (size_t i = 0; i < ARRAY_LENGTH(words); i++)
      if (string_ref_equals(word, string_ref_from_cstr(words[i])))
        kinds |= 1u << i;
    text = string_ref_drop(text, size);
    take_char(&text, ',');
  }
  unsigned main = kinds & (ALLOC | REALLOC | FREE);
  if (!is_power_of_two(main))
    return "'allockind()' requires exactly one of alloc, realloc, and free";
  if (main == FREE && kinds != FREE)
    return "'allockind(\"free\")' doesn't allow uninitialized, zeroed, or "
           "aligned modifiers.";
  return (kinds & UNINITIALIZED) && (kinds & ZEROED)
             ? "'allockind()' can't be both zeroed and uninitialized"
             : NULL;
}

static const char *check_stack_alignment(StringRef text) {
  uint32_t number;
  bool fits = take_number(&text, &number);
  if (!fits)
    return "'alignstack' is no 32-bit integer";
  return number ? NULL : "'alignstack' must be greater than 0";
}

/// Attributes with numbers.
static const char *check_packed(const Operation *op, StringRef group) {
  const char *reason = NULL;
  StringRef text = after_word(group, "allocsize(");
  if (text.data)
    reason = check_alloc_size(op, text);
  text = after_word(group, "vscale_range(");
  if (text.data && !reason)
    reason = check_vscale(text);
  text = after_word(group, "allockind(\"");
  if (text.data && !reason)
    reason = check_alloc_kind(text);
  text = after_word(group, "alignstack=");
  return text.data && !reason ? check_stack_alignment(text) : reason;
}

//===- Formats ------------------------------------------------------------===//

/// Splits off the text before `separator`, together with it; everything if
/// there is none.
static StringRef take_until(StringRef *text, char separator) {
  size_t end = string_ref_find(*text, separator);
  StringRef taken = string_ref(text->data, end == SIZE_MAX ? text->size : end);
  *text = string_ref_drop(*text, end == SIZE_MAX ? text->size : end + 1);
  return taken;
}

/// Handling of denormal results and operands: `preserve-sign,ieee`.
static const char *check_denormals(StringRef group) {
  static const struct {
    const char *key, *reason;
  } rows[] = {
      {"denormal-fp-math", "invalid value for 'denormal-fp-math' attribute"},
      {"denormal-fp-math-f32",
       "invalid value for 'denormal-fp-math-f32' attribute"},
  };
  static const char *const modes[] = {"", "ieee", "preserve-sign",
                                      "positive-zero", "dynamic"};
  for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
    StringRef value = group_value(group, rows[i].key);
    StringRef output = value.data ? take_until(&value, ',') : value;
    unsigned known = 0;
    for (size_t j = 0; j < ARRAY_LENGTH(modes); j++) {
      StringRef mode = string_ref_from_cstr(modes[j]);
      known += string_ref_equals(mode, output);
      known += string_ref_equals(mode, value);
    }
    if (known < 2)
      return rows[i].reason;
  }
  return NULL;
}

/// `printf,1,2,f,g`: the third part is the index of the first argument to be
/// formatted.
static const char *check_modular_format(const Operation *op, StringRef group) {
  if (!has_key(group, "modular-format"))
    return NULL;
  StringRef value = group_value(group, "modular-format");
  unsigned commas = 0;
  for (size_t i = 0; i < value.size; i++)
    commas += value.data[i] == ',';
  if (commas < 4)
    return "modular-format attribute requires at least 5 arguments";
  take_until(&value, ',');
  take_until(&value, ',');
  StringRef index = take_until(&value, ',');
  uint32_t number;
  if (!take_number(&index, &number) || index.size)
    return "modular-format attribute first arg index is not an integer";
  const Type *type = type_of(op);
  size_t most = llvm_function_num_params(type) + llvm_function_is_vararg(type);
  return !number || number > most
             ? "modular-format attribute first arg index is out of bounds"
             : NULL;
}

//===- Vector variants ----------------------------------------------------===//

/// A parameter: `v`, `u`, `l8`, `ls2`, with an optional alignment.
static bool take_parameter(StringRef *text) {
  static const char kinds[] = "vulRLU";
  uint32_t number = 1;
  if (!text->size || !strchr(kinds, text->data[0]))
    return false;
  bool is_linear = text->data[0] != 'v' && text->data[0] != 'u';
  *text = string_ref_drop(*text, 1);
  if (is_linear && take_char(text, 's')) {
    if (!take_number(text, &number))
      return false;
  } else if (is_linear) {
    take_char(text, 'n');
    take_number(text, &number);
  }
  return !take_char(text, 'a') ||
         (take_number(text, &number) && is_power_of_two(number));
}

/// Can it be an element of a scalable vector?
static bool is_scalable_element(const Type *type) {
  uint32_t width = llvm_integer_width(type);
  return !llvm_type_is_integer(type)
             ? !llvm_type_is_struct(type) && !llvm_type_is_array(type)
             : width == 8 || width == 16 || width == 32 || width == 64;
}

/// Only SVE and RISC-V have scalable vectors.
static bool can_be_scalable(const Type *type, char machine) {
  bool can = (machine == 's' || machine == 'r') &&
             is_scalable_element(llvm_function_result(type));
  for (size_t i = 0; can && i < llvm_function_num_params(type); i++)
    can = is_scalable_element(llvm_function_param(type, i));
  return can;
}

/// `_ZGVnN2v_sin(vector_sin)`: the machine, masked or not, lanes, parameters,
/// the scalar function, the vector function.
static bool is_vector_variant(const Operation *op, StringRef name) {
  const StringRef start = STR("_ZGV"), internal = STR("_LLVM_");
  uint32_t lanes = 0, count = 0;
  if (!string_ref_starts_with(name, start))
    return false;
  name = string_ref_drop(name, start.size);
  bool is_internal = string_ref_starts_with(name, internal);
  if (!is_internal && !name.size)
    return false;
  char machine = name.data[0];
  name = string_ref_drop(name, is_internal ? internal.size : 1);
  if (!take_char(&name, 'M') && !take_char(&name, 'N'))
    return false;
  bool is_scalable = take_char(&name, 'x');
  if (is_scalable ? !can_be_scalable(type_of(op), machine)
                  : !take_number(&name, &lanes) || !lanes)
    return false;
  while (take_parameter(&name))
    count++;
  if (count != llvm_function_num_params(type_of(op)) || !count ||
      !take_char(&name, '_'))
    return false;
  StringRef scalar = take_until(&name, '(');
  bool is_redirected = scalar.data + scalar.size < name.data;
  if (!scalar.size || (is_internal && !is_redirected))
    return false;
  return !is_redirected || (name.size > 1 && name.data[name.size - 1] == ')');
}

static const char *check_vector_variant(const Operation *op, StringRef group) {
  const char *key = "vector-function-abi-variant";
  return has_key(group, key) && !is_vector_variant(op, group_value(group, key))
             ? "invalid name for a VFABI variant"
             : NULL;
}

//===- All ----------------------------------------------------------------===//

const char *check_group(const Operation *op, StringRef group) {
  const char *reason = check_packed(op, group);
  if (reason)
    return reason;
  if (has_word(group, "optnone") && !has_word(group, "noinline"))
    return "Attribute 'optnone' requires 'noinline'!";
  if (has_word(group, "builtin"))
    return "attribute 'builtin' can only be applied to a callsite";
  if (has_word(group, "jumptable") &&
      attr_number(op_prop(op, LLVM_FUNC_UNNAMED_ADDR)) != 2)
    return "attribute 'jumptable' requires 'unnamed_addr'";
  reason = check_pairs(group);
  if (!reason)
    reason = check_sets(group);
  if (!reason)
    reason = check_counts(group);
  if (!reason)
    reason = check_values(group);
  if (!reason)
    reason = check_denormals(group);
  if (!reason)
    reason = check_modular_format(op, group);
  return reason ? reason : check_vector_variant(op, group);
}
