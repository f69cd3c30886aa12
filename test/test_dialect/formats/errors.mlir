// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics
// What does not follow the syntax that a definition spells out.

// expected-error@+1 {{custom op 'test.format_attr_op' invalid kind of attribute specified}}
test.format_attr_op "a"

// -----
// expected-error@+1 {{expected attribute value}}
test.format_attr_op

// -----
// expected-error@+1 {{expected operation name in quotes}}
test.format_attr_op 10 : i64

// -----
// expected-error@+1 {{expected '('}}
test.format_literal_op keyword_$. -> :, = <> () [] ) ? + * {
}

// -----
// expected-error@+1 {{custom op 'test.format_literal_op' expected 'keyword_$.'}}
test.format_literal_op keyword -> :, = <> () []( ) ? + * {

// -----
%i = "x.i"() : () -> i64
// expected-error@+1 {{'test.format_operand_a_op' op expected 2 operands, but found 1}}
test.format_operand_a_op %i : i64

// -----
%i = "x.i"() : () -> i64
// expected-error@+1 {{custom op 'test.format_operand_a_op' number of operands and types do not match: got 2 operands and 1 types}}
test.format_operand_a_op %i, %i : i64

// -----
%i = "x.i"() : () -> i64
// expected-error@+1 {{'test.format_operand_a_op' op operand #1 must be memref of any type values, but got 'i64'}}
test.format_operand_a_op %i, %i : i64, i64

// -----
%i = "x.i"() : () -> i64
// expected-error@+1 {{custom op 'test.format_operand_b_op' invalid kind of type specified: expected builtin.memref, but found 'i64'}}
test.format_operand_b_op %i, %i : i64

// -----
%i = "x.i"() : () -> i64
// expected-error@+1 {{expected ':'}}
test.format_variadic_operand %i

// -----
// expected-note@+1 {{prior use here}}
%i = "x.i"() : () -> i64
// expected-error@+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'i64'}}
test.format_variadic_operand %i : i32

// -----
%i = "x.i"() : () -> i64
// expected-error@+1 {{custom op 'test.format_variadic_operand' number of operands and types do not match: got 1 operands and 2 types}}
test.format_variadic_operand %i : i64, i64

// -----
// expected-error@+1 {{custom op 'case6' is unknown (tried 'builtin.case6' as well)}}
test.format_optional_enum_attr case6

// -----
// expected-error@+1 {{custom op 'test.format_optional_enum_attr' invalid attr attribute specification: "case6"}}
test.format_optional_enum_attr "case6"

// -----
// expected-error@+1 {{custom op 'test.format_symbol_name_attr_op' expected valid '@'-identifier for symbol name}}
test.format_symbol_name_attr_op foo

// -----
"x.a"() ({
// expected-error@+1 {{reference to an undefined block}}
test.format_successor_a_op ^x
}) : () -> ()

// -----
// expected-error@+1 {{custom op 'test.format_optional_else' expected 'else'}}
test.format_optional_else maybe

// -----
// expected-error@+1 {{custom op 'test.oilist_with_keywords_only' `keyword` clause can appear at most once in the expansion of the oilist directive}}
test.oilist_with_keywords_only keyword keyword

// -----
// expected-error@+1 {{expected SSA operand}}
test.format_buildable_type_op

// -----
%i = "x.i"() : () -> i64
// expected-error@+1 {{expected operation name in quotes}}
%a = test.format_buildable_type_op %i : i64

// -----
// expected-note@+1 {{prior use here}}
%i = "x.i"() : () -> i64
// expected-error@+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'i64'}}
%1 = test.format_infer_variadic_type_from_non_variadic %i : i32

// -----
// expected-error@+1 {{custom op 'unit' is unknown (tried 'builtin.unit' as well)}}
test.format_optional_unit_attribute unit

// -----
// expected-error@+1 {{invalid properties {c = 1 : i64} for op test.format_optional_prop_dict: unknown key '"c"' when parsing properties dictionary}}
test.format_optional_prop_dict <{c = 1}>

// -----
// expected-error@+1 {{expected '>'}}
test.format_optional_prop_dict <{b = 1 : i32}

// -----
// expected-error@+1 {{'test.format_attr_dict_w_keyword' op requires attribute 'attr'}}
test.format_attr_dict_w_keyword attributes {opt_attr = 10}

// -----
// expected-error@+1 {{expected operation name in quotes}}
test.format_attr_dict_w_keyword {attr = 10}

// -----
// expected-error@+1 {{expected operation name in quotes}}
test.format_opt_symbol_ref_attr_op 3

// -----
// expected-error@+1 {{use of undeclared SSA value name}}
test.format_types_match_var %undefined : i32

// -----
// expected-error@+1 {{expected SSA operand}}
test.loop_block_term iter %x exit

// -----
test.single_no_terminator_op {
// expected-error@+1 {{expected ':'}}
}

// -----
// expected-error@+1 {{'test.graph_region' op expects graph region #0 to have 0 or 1 blocks}}
test.graph_region {
^bb0:
  "x.y"() : () -> ()
^bb1:
  "x.y"() : () -> ()
}

// -----
// expected-error@+1 {{'test.format_result_c_op' op result #0 must be 64-bit signless integer, but got 'i32'}}
%a, %b = test.format_result_c_op (i32) -> memref<1xf64>

// -----
// expected-error@+1 {{expected operation name in quotes}}
%a = test.format_optional_result_d_op : i32, i32

// -----
// expected-error@+1 {{custom op 'test.format_compound' is unknown}}
test.format_compound

// -----
// expected-error@+1 {{custom op 'test.dialect_custom_printer' expected 'custom_format'}}
test.dialect_custom_printer custom

// -----
// expected-error@+1 {{expected '('}}
test.copy(%a, %b) : memref<i32>, memref<i32>

// -----
// expected-error@+1 {{custom op 'test.recursive_rewrite' invalid kind of attribute specified}}
test.recursive_rewrite "a"

// -----
// expected-error@+1 {{expected ')'}}
test.format_opt_attr_op_a(10

// -----
// expected-error@+1 {{'test.attr_sized_results' op expected 1 or more results}}
"test.attr_sized_results"() <{resultSegmentSizes = array<i32: 1, 1, 1, 1>}> : () -> ()

// -----
// expected-error@+1 {{'test.attr_sized_results' op expected 1 or more results}}
"test.attr_sized_results"() <{resultSegmentSizes = array<i32: 1, -1, 1, 1>}> : () -> ()
