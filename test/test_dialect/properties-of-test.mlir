// Properties that are cases, fields and numbers within limits
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect -split-input-file | FileCheck %s

// CHECK: test.array_of_attr_op a = [ begin 0 : i32 end ], b = [1, 2], c = [a, b]
test.array_of_attr_op a = [ begin 0 : i32 end ], b = [1, 2], c = [a, b]

// -----

// CHECK: test.array_of_attr_op a = [], b = [], c = []
test.array_of_attr_op a = [], b = [], c = []

// -----

// CHECK: test.array_of_attr_op a = [ begin 0 : i32 end,  begin "x" end ], b = [1], c = [a, "+"] {x}
test.array_of_attr_op a = [ begin 0 : i32 end, begin "x" end ], b = [1], c = [a, "+"] {x}

// -----

// CHECK: test.op_with_enum_prop_attr_form <{value = 0 : i32}>
test.op_with_enum_prop_attr_form <{value = #test<enum first>}>

// -----

// CHECK: test.op_with_enum_prop_attr_form <{value = 0 : i32}>
test.op_with_enum_prop_attr_form <{value = 0 : i32}>

// -----

// CHECK: test.op_with_enum_prop_attr_form_always <{value = #test<enum first>}>
test.op_with_enum_prop_attr_form_always <{value = #test<enum first>}>

// -----

// CHECK: test.op_with_enum_prop_attr_form_always <{value = #test<enum first>}>
"test.op_with_enum_prop_attr_form_always"() <{value = #test<enum first>}> : () -> ()

// -----

// CHECK: test.op_with_enum_prop_attr_form <{value = 1 : i32}>
"test.op_with_enum_prop_attr_form"() <{value = #test<enum second>}> : () -> ()

// -----

// CHECK: test.op_with_enum_prop_attr_form <{value = 2 : i32}>
"test.op_with_enum_prop_attr_form"() <{value = 2 : i32}> : () -> ()

// -----

// CHECK: test.op_with_enum_prop_attr_form_always <{value = #test<enum second>}>
"test.op_with_enum_prop_attr_form_always"() <{value = 1 : i32}> : () -> ()

// -----

// CHECK: test.op_with_enum_prop_attr_form_always <{value = #test<enum first>}>
"test.op_with_enum_prop_attr_form_always"() : () -> ()

// -----

// CHECK: test.op_with_enum_prop_attr_form <{value = 0 : i32}>
"test.op_with_enum_prop_attr_form"() : () -> ()

// -----

// CHECK: test.with_nice_properties foo is 3 {a}
test.with_nice_properties foo is 3 {a}

// -----

// CHECK: test.with_nice_properties "content for properties" is -3
test.with_nice_properties "content for properties" is -3

// -----

// CHECK: test.with_versioned_properties 1 | 2
test.with_versioned_properties 1 | 2

// -----

// CHECK: test.using_property_ref_in_custom 1 + 4 = 5
test.using_property_ref_in_custom 1 + 4 = 5

// -----

// CHECK: test.with_nice_properties s is -3
"test.with_nice_properties"() <{prop = {label = "s", value = -3 : i32}}> : () -> ()

// -----

// CHECK: test.with_versioned_properties 1 | 2
"test.with_versioned_properties"() <{prop = {value1 = 1 : i32, value2 = 2 : i32}}> : () -> ()

// -----

// CHECK: test.using_property_ref_in_custom 1 + 4 = 5
"test.using_property_ref_in_custom"() <{first = 1 : i64, second = 4 : i64}>: () -> ()

// -----

// CHECK: test.using_property_ref_in_custom 0 + 0 = 0
"test.using_property_ref_in_custom"() : () -> ()

// -----

// CHECK: test.with_versioned_properties 0 | 0
"test.with_versioned_properties"() : () -> ()

// -----

// CHECK: test.op_with_enum_prop second
"test.op_with_enum_prop"() <{value = 1 : i64}> : () -> ()

// -----

// CHECK: test.op_with_enum_prop third
"test.op_with_enum_prop"() <{value = 2 : i32}> : () -> ()

// -----

// CHECK: test.op_with_enum_prop first
"test.op_with_enum_prop"() : () -> ()

// -----

// CHECK: test.op_with_enum_prop second
test.op_with_enum_prop second

// -----

// CHECK: test.op_with_enum_prop_attr_form <{value = 1 : i32}>
"test.op_with_enum_prop_attr_form"() <{value = 1 : i64}> : () -> ()

// -----

// CHECK: test.op_with_enum_prop_attr_form <{value = 1 : i32}> {x}
test.op_with_enum_prop_attr_form <{value = 1 : i32}> {x}

// -----

// CHECK: test.op_with_enum_prop_attr_form_always <{value = #test<enum second>}> {x}
test.op_with_enum_prop_attr_form_always <{value = 1 : i32}> {x}

// -----

// CHECK: test.op_with_enum_prop first
"test.op_with_enum_prop"() <{}> : () -> ()

// -----

// CHECK: test.using_property_ref_in_custom 1 + 0 = 1
"test.using_property_ref_in_custom"() <{first = 1 : i64}> : () -> ()

// -----

// CHECK: test.with_versioned_properties 0 | 0
"test.with_versioned_properties"() <{}> : () -> ()

// -----

// CHECK: test.with_nice_properties a is 3
"test.with_nice_properties"() <{prop = {label = "a", value = 3 : i64}}> : () -> ()

// -----

// CHECK: test.with_nice_properties a is 3
"test.with_nice_properties"() <{prop = {label = "a", value = 3 : i32, more}}> : () -> ()

// -----

// CHECK: test.with_versioned_properties -1 | -2 {a}
test.with_versioned_properties -1 | -2 {a}

// -----

// CHECK: test.using_property_ref_in_custom -1 + -2 = -3
test.using_property_ref_in_custom -1 + -2 = -3

// -----

// CHECK: test.with_nice_properties is is 4
test.with_nice_properties "is" is 4

// -----

// CHECK: test.with_nice_properties "3a" is 4
test.with_nice_properties "3a" is 4

// -----

// CHECK: test.op_with_property_predicates <{array = [], defaulted = 3 : i64, more_constrained = 4 : i64, non_empty_constrained = [6], non_empty_optional = {{\[\[}}7]], non_empty_unconstrained = [5], optional = [2], scalar = 1 : i64, unconstrained = 8 : i64}>
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// CHECK: test.op_with_property_predicates <{array = [], more_constrained = 4 : i64, non_empty_constrained = [6], non_empty_unconstrained = [5], scalar = 1 : i64, unconstrained = 8 : i64}>
test.op_with_property_predicates <{scalar = 1 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], unconstrained = 8 : i64}>

// -----

// CHECK: test.op_with_property_predicates {foo} <{array = [3, 4], defaulted = 3 : i64, more_constrained = 2 : i64, non_empty_constrained = [6], non_empty_unconstrained = [5], scalar = 1 : i64, unconstrained = 8 : i64}>
test.op_with_property_predicates {foo} <{scalar = 1 : i64, optional = [], defaulted = 3 : i64, more_constrained = 2 : i64, array = [3, 4], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [], unconstrained = 8 : i64}> 

// -----

// CHECK: test.op_with_property_predicates <{array = [], defaulted = 3 : i64, more_constrained = 4 : i64, non_empty_constrained = [6], non_empty_optional = {{\[\[}}7]], non_empty_unconstrained = [5], optional = [2], scalar = 1 : i64, unconstrained = 8 : i64}>
"test.op_with_property_predicates"() <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}> : () -> ()

// -----

// CHECK: test.op_with_property_predicates <{array = [], more_constrained = 4 : i64, non_empty_constrained = [6], non_empty_unconstrained = [5], scalar = 1 : i64, unconstrained = 8 : i64}>
"test.op_with_property_predicates"() <{scalar = 1 : i64, defaulted = 0 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], unconstrained = 8 : i64}> : () -> ()

// -----

// Numbers of any width are taken, and words for -1 and 0.
// CHECK: test.with_properties a = 3, b = "x", c = "", flag = false, array = [], array32 = []
"test.with_properties"() <{a = 3 : i32, b = "x"}> : () -> ()

// -----

// CHECK: test.with_properties a = -1, b = "x", c = "y", flag = false, array = [], array32 = [-1]
test.with_properties a = true, b = "x", c = "y", flag = 0, array = [], array32 = [-1]

// -----

// CHECK: test.with_optional_properties simplei8 = -1 hasUnit
"test.with_optional_properties"() <{simplei8 = [255 : i64], hasUnit = true}> : () -> ()

// -----

// CHECK: "test.using_int_property_with_worse_bytecode"() <{value = 3 : i64}>
"test.using_int_property_with_worse_bytecode"() <{value = 3 : i8}> : () -> ()

// -----

// CHECK: test.format_optional_prop_dict <{a = ["x"], b = 2 : i32}>
test.format_optional_prop_dict <{a = ["x"], b = 2 : i64}>

// -----

// Among the attributes a property kept as a value is no property.
// CHECK: test.with_properties a = 0, b = "x"{{.*}} {a = 32 : i64}
"test.with_properties"() {a = 32 : i64, b = "x"} : () -> ()
