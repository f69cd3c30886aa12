// SPDX-License-Identifier: Apache-2.0
// Test operations whose syntax, or part of it, upstream reads and prints with
// functions.
#ifndef MLOPT_DIALECTS_TEST_FORMS_TEST_SYNTAX_H
#define MLOPT_DIALECTS_TEST_FORMS_TEST_SYNTAX_H

#include "ir/syntax/op_syntax.h"

/// `%a { … }`: the region's argument has the operand's name.
extern const OpSyntax test_isolated_syntax;
/// An operation in generic form, and a terminator that returns its results.
extern const OpSyntax test_wrapping_syntax;
/// `%a, %b start NAME end : (T, T) -> T loc(…)`, or a region in parentheses.
extern const OpSyntax test_pretty_syntax;
/// `%i, %j { … }`: arguments of index type.
extern const OpSyntax test_polyfor_syntax;
/// A line `case 4 { … }` for each region and number.
extern const OpSyntax test_cases_syntax;
/// `%a : T { … }`
extern const OpSyntax test_bounds_region_syntax;

/// A value of the type that property 1 says.
extern const OpSyntax test_typed_attr_syntax;
/// `: 3`: a number of results, of index type.
extern const OpSyntax test_result_count_syntax;
/// The strings in property 0 are the names of the results.
extern const OpSyntax test_result_names_syntax;
/// Nothing is read; operations are printed in generic form.
extern const OpSyntax test_unprinted_syntax;
/// `^bb1`, or `^bb1, ^bb2`, where the second counts twice.
extern const OpSyntax test_successors_syntax;
/// `(%a) `, or nothing: group 1 of the operands.
extern const OpSyntax test_reduction_syntax;
/// `loc(…)` for property 0, or the place in the text.
extern const OpSyntax test_location_syntax;

/// Reads the name of an operation. One without a dialect belongs to the dialect
/// with the empty name, as upstream.
StringRef test_take_op_name(AsmReader *reader);
/// Reads a number of 64 bits.
int64_t test_take_number(AsmReader *reader);

#endif
