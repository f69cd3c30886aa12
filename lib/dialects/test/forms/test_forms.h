// SPDX-License-Identifier: Apache-2.0
// Properties of test operations that are values rather than attributes
// upstream, and ones with a syntax of their own.
#ifndef MLOPT_DIALECTS_TEST_TEST_FORMS_H
#define MLOPT_DIALECTS_TEST_TEST_FORMS_H

#include "ir/definitions/op_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/print/asm_printer.h"
#include "ir/syntax/asm_reader.h"

/// How the value of a property is written that is no attribute upstream, and
/// what attribute it is here. Follows mlir's Property.
typedef enum TestFormKind {
  FORM_INTEGER, ///< `1`: an integer of `width`.
  FORM_BOOL,    ///< `true`, `false`, or a number.
  FORM_STRING,
  FORM_WRAPPED, ///< A string that upstream keeps in a struct; in `<{…}>` only.
  FORM_UNIT,    ///< `unit`, `unit_absent`: false.
  FORM_NUMBERS,  ///< `[1, 2]`: a dense array of `width`.
  FORM_ARRAY,    ///< `[1, 2]`: an array.
  FORM_OPTIONAL, ///< `none`, `some<1>`: an array of none or one.
  FORM_CASE,     ///< `read`: an i32 integer.
  FORM_FLAGS,  ///< `read, write`: an i32 integer; the first case's by default.
  FORM_NAME,   ///< A word, or a string; a string.
  FORM_FIELDS, ///< One after the other: a dictionary.
} TestFormKind;

/// One of FORM_FIELDS: after `word`, where that is not NULL.
typedef struct TestField {
  StringRef name;
  const char *word;
  const struct TestForm *form;
} TestField;

typedef struct TestForm {
  TestFormKind kind;
  uint8_t width;
  bool is_bare;     ///< For OPTIONAL: `1`, without `some<`.
  bool is_unsigned; ///< For INTEGER: as it is printed.
  bool is_own; ///< Upstream has functions for it, whose errors stand alone.
  const struct TestForm *element; ///< For ARRAY and OPTIONAL.
  const EnumCase *cases;          ///< For CASE and FLAGS.
  size_t num_cases;
  const char *keyword;     ///< For FLAGS in brackets: the word before; or NULL.
  const char *meaning;     ///< For CASE and FLAGS, for errors: `a test enum`.
  const char *cpp_name;    ///< For CASE, FLAGS and FIELDS, for errors.
  const TestField *fields; ///< For FIELDS.
  size_t num_fields;
} TestForm;

/// A property whose `hook_data` is a TestForm.
extern const PropHooks test_form_hooks;
/// `4 = 5`: the property, a number as `test_form_hooks` has them, and its sum
/// with property number 0.
extern const PropHooks test_sum_hooks;

/// Is `value` what a property that is written in `form` may be?
bool test_form_holds(const TestForm *form, const Attribute *value);
/// The words for the property in errors: `array of int64_t`.
void test_form_summary(Stream *out, const TestForm *form);
/// The value for an attribute in `<{…}>`: numbers get their width, true becomes
/// unit. NULL if it does not fit; `why` says what was expected, of `key` where
/// the form says so. `value` may be NULL.
const Attribute *test_form_convert(Context *ctx, const TestForm *form,
                                   const Attribute *value, StringRef key,
                                   Stream *why);
/// Reads a value; `prop` is named after an error, and may be NULL.
const Attribute *test_form_parse(AsmReader *reader, const TestForm *form,
                                 const PropDef *prop);
/// Can a value begin with the newest token?
bool test_form_begins(const AsmReader *reader, const TestForm *form);
/// Writes a value.
void test_form_print(AsmPrinter *printer, const TestForm *form,
                     const Attribute *value);

/// A string that is written as a word, as base64, as the name of an operation;
/// integers that are written as `1x?x3`.
extern const PropHooks test_keyword_hooks;
extern const PropHooks test_base64_hooks;
extern const PropHooks test_op_name_hooks;
extern const PropHooks test_dimensions_hooks;

#endif
