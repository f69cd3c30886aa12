// Properties that are no attributes upstream
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect -split-input-file | FileCheck %s

// CHECK: test.op_with_enum_prop first
// CHECK-NEXT: test.op_with_enum_prop second {a}
test.op_with_enum_prop first
test.op_with_enum_prop second {a}

// -----
// CHECK: test.op_with_enum_prop first
// CHECK-NEXT: test.op_with_enum_prop_attr_form <{value = 0 : i32}>
// CHECK-NEXT: test.op_with_enum_prop_attr_form <{value = 1 : i32}> {a}
"test.op_with_enum_prop"() <{value = 0 : i32}> : () -> ()
"test.op_with_enum_prop_attr_form"() <{value = 0 : i32}> : () -> ()
"test.op_with_enum_prop_attr_form"() <{value = 1 : i32}> {a} : () -> ()

// -----
// CHECK: test.op_with_enum_prop_attr_form <{value = 0 : i32}>
test.op_with_enum_prop_attr_form <{value = 0 : i32}>

// -----
// CHECK: test.op_with_bit_enum_prop read : ()
// CHECK-NEXT: test.op_with_bit_enum_prop read, write : ()
// CHECK-NEXT: test.op_with_bit_enum_prop read write : ()
// CHECK-NEXT: test.op_with_bit_enum_prop read, execute read, write : ()
// CHECK-NEXT: test.op_with_bit_enum_prop execute write {a} : ()
test.op_with_bit_enum_prop read : ()
test.op_with_bit_enum_prop read, write : ()
test.op_with_bit_enum_prop read write : ()
test.op_with_bit_enum_prop read, execute read, write : ()
test.op_with_bit_enum_prop execute write {a} : ()

// -----
// CHECK: test.op_with_bit_enum_prop read write : ()
// CHECK-NEXT: test.op_with_bit_enum_prop read, execute : ()
"test.op_with_bit_enum_prop"() <{value1 = 1 : i32, value2 = 2 : i32}> : () -> ()
"test.op_with_bit_enum_prop"() <{value1 = 5 : i32}> : () -> ()

// -----
// CHECK: test.op_with_bit_enum_prop read : ()
"test.op_with_bit_enum_prop"() : () -> ()

// -----
// CHECK: test.op_with_bit_enum_prop_named bit_enum<read>
// CHECK-NEXT: test.op_with_bit_enum_prop_named bit_enum<read> bit_enum<write> {a}
// CHECK-NEXT: test.op_with_bit_enum_prop_named bit_enum<read, write> bit_enum<execute>
test.op_with_bit_enum_prop_named bit_enum<read>
test.op_with_bit_enum_prop_named bit_enum<read> bit_enum<write> {a}
test.op_with_bit_enum_prop_named bit_enum<read, write> bit_enum<execute>

// -----
// CHECK: test.op_with_bit_enum_prop_named bit_enum<read>
// CHECK-NEXT: test.op_with_bit_enum_prop_named bit_enum<read> bit_enum<execute>
"test.op_with_bit_enum_prop_named"() <{value1 = 1 : i32, value2 = 1 : i32}> : () -> ()
"test.op_with_bit_enum_prop_named"() <{value1 = 1 : i32, value2 = 4 : i32}> : () -> ()

// -----
// CHECK: %0 = test.with_properties_and_inferred_type 16 <{rhs = 16 : i64}>
%0 = test.with_properties_and_inferred_type 16 <{rhs = 16 : i64}>

// -----
// CHECK: %0 = test.with_properties_and_inferred_type 16 <{rhs = 16 : i64}> {a}
%0 = test.with_properties_and_inferred_type 16 <{rhs = 16 : i64}> {a}

// -----
// CHECK: %0 = test.with_properties_and_inferred_type 16 <{rhs = 16 : i64}>
%0 = "test.with_properties_and_inferred_type"() <{lhs = 16 : i32, rhs = 16 : i64}> : () -> i32

// -----
// CHECK: test.with_wrapped_properties <{prop = "x"}>
// CHECK-NEXT: test.with_wrapped_properties2 <{prop = "x"}>
// CHECK-NEXT: test.with_wrapped_properties2 <{prop = "x"}> {a}
test.with_wrapped_properties <{prop = "x"}>
test.with_wrapped_properties2 <{prop = "x"}>
test.with_wrapped_properties2 <{prop = "x"}> {a}

// -----
// CHECK: test.using_property_in_custom [1, 4, 20]
// CHECK-NEXT: test.using_property_in_custom_and_other [1, 4, 20] <{other = 16 : i64}>
// CHECK-NEXT: test.using_property_in_custom [] {a}
test.using_property_in_custom [1, 4, 20]
test.using_property_in_custom_and_other [1, 4, 20] <{other = 16 : i64}>
test.using_property_in_custom [] {a}

// -----
// CHECK: test.using_property_in_custom [1, 2]
// CHECK-NEXT: test.using_property_in_custom_and_other [1, 2] <{other = 4 : i64}>
"test.using_property_in_custom"() <{prop = array<i64: 1, 2>}> : () -> ()
"test.using_property_in_custom_and_other"() <{prop = array<i64: 1, 2>, other = 4 : i64}> : () -> ()

// -----
// CHECK: %0 = "x.y"() : () -> i64
// CHECK-NEXT: %b1:2, %b2 = test.variadic_segment_prop %0, %0 : %0 : i64, i64 : i64  end
%a = "x.y"() : () -> i64
%0:3 = test.variadic_segment_prop %a, %a : %a : i64, i64 : i64 end

// -----
// CHECK: %0 = "x.y"() : () -> i64
// CHECK-NEXT: test.variadic_segment_prop %0 : %0 :  :   end
%a = "x.y"() : () -> i64
"test.variadic_segment_prop"(%a, %a) {operandSegmentSizes = array<i32: 1, 1>} : (i64, i64) -> ()

// -----
// CHECK: test.with_default_valued_properties na
// CHECK-NEXT: test.with_default_valued_properties na
// CHECK-NEXT: test.with_default_valued_properties 1 "q" 4 unit
"test.with_default_valued_properties"() <{a = 0 : i32}> : () -> ()
"test.with_default_valued_properties"() : () -> ()
"test.with_default_valued_properties"() <{a = 1 : i32, b = "q", c = 4 : i32, unit}> : () -> ()

// -----
// CHECK: "test.using_int_property_with_worse_bytecode"() <{value = 5 : i64}> : () -> ()
"test.using_int_property_with_worse_bytecode"() <{value = 5 : i64}> : () -> ()

// -----
// CHECK: "test.using_int_property_with_worse_bytecode"() <{value = 0 : i64}> : () -> ()
"test.using_int_property_with_worse_bytecode"() : () -> ()

// -----
// CHECK: test.with_optional_properties
test.with_optional_properties

// -----
// CHECK: test.with_optional_properties anAttr = 0 simple = 0 nonTrivialStorage = "" hasDefault = some<0> nested = some<0> longSyntax = some<""> hasUnit maybeUnit = some<unit>
test.with_optional_properties anAttr = 0 simple = 0 nonTrivialStorage = "" hasDefault = some<0> nested = some<0> longSyntax = some<""> hasUnit maybeUnit = some<unit>

// -----
// CHECK: test.with_optional_properties simple = 1 simplei8 = -1 simpleui8 = 255
// CHECK-NEXT: test.with_optional_properties nested = some<none>
// CHECK-NEXT: test.with_optional_properties
// CHECK-NEXT: test.with_optional_properties hasUnit maybeUnit = some<unit_absent>
// CHECK-NEXT: test.with_optional_properties
// CHECK-NEXT: test.with_optional_properties
// CHECK-NEXT: test.with_optional_properties anAttr = 5 {a}
test.with_optional_properties simple = 1 simplei8 = -1 simpleui8 = 255
test.with_optional_properties nested = some<none>
test.with_optional_properties hasDefault = none
test.with_optional_properties hasUnit maybeUnit = some<unit_absent>
test.with_optional_properties longSyntax = none
test.with_optional_properties maybeUnit = none
test.with_optional_properties anAttr = 5 {a}

// -----
// CHECK: test.with_optional_properties
"test.with_optional_properties"() : () -> ()

// -----
// CHECK: test.with_optional_properties anAttr = 0 simple = 0 nonTrivialStorage = "" hasDefault = some<0> nested = some<0> longSyntax = some<""> hasUnit maybeUnit = some<unit>
"test.with_optional_properties"() <{anAttr = 0 : i32, hasDefault = [0], hasUnit, longSyntax = [""], maybeUnit = [unit], nested = [[0]], nonTrivialStorage = [""], simple = [0]}> : () -> ()

// -----
// CHECK: test.with_optional_properties simplei8 = -1 simpleui8 = 255 nested = some<none>
"test.with_optional_properties"() <{hasDefault = [], nested = [[]], simplei8 = [-1 : i8], simpleui8 = [255 : ui8]}> : () -> ()

// -----
// CHECK: test.with_array_properties ints = [1, 2] strings = ["a", "b"] nested = {{\[\[}}1, 2], [3, 4]] opt = [-1, -2] explicitOptions = [none, 0] explicitUnits = [unit, unit_absent]
// CHECK-NEXT: test.with_array_properties ints = [] strings = [] nested = [] opt = [] explicitOptions = [] explicitUnits = []
test.with_array_properties ints = [1, 2] strings = ["a", "b"] nested = [[1, 2], [3, 4]] opt = [-1, -2] explicitOptions = [none, 0] explicitUnits = [unit, unit_absent]
test.with_array_properties ints = [] strings = [] nested = [] opt = [] explicitOptions = [] explicitUnits = []

// -----
// CHECK: test.with_array_properties ints = [1, 2] strings = ["a", "b"] nested = {{\[\[}}1, 2], [3, 4]] opt = [-1, -2] explicitOptions = [none, 0] explicitUnits = [unit, unit_absent] [1, 2] thats_has_default
test.with_array_properties ints = [1, 2] strings = ["a", "b"] nested = [[1, 2], [3, 4]] opt = [-1, -2] explicitOptions = [none, 0] explicitUnits = [unit, unit_absent]  [1, 2] thats_has_default

// -----
// CHECK: test.with_array_properties ints = [] strings = [] nested = [] opt = none explicitOptions = [] explicitUnits = []
"test.with_array_properties"() : () -> ()
