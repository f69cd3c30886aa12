// RUN: mlopt-test %s -allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=CUSTOM
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=CUSTOM
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// Syntax that definitions spell out: regions of many kinds, memory.

//      CUSTOM:module {
// CUSTOM-NEXT:  %0 = "x.i"() : () -> i64
// CUSTOM-NEXT:  %1 = "x.a"() : () -> i32
// CUSTOM-NEXT:  %2 = "x.f"() : () -> f32
// CUSTOM-NEXT:  %3 = "x.x"() : () -> index
// CUSTOM-NEXT:  %4 = "x.m"() : () -> memref<i32>
// CUSTOM-NEXT:  %5 = test.isolated_one_region_op attributes {q} %0 {
// CUSTOM-NEXT:    "test.finish"() : () -> ()
// CUSTOM-NEXT:  } : i64 -> i32
// CUSTOM-NEXT:  test.isolated_regions {
// CUSTOM-NEXT:    "test.finish"() : () -> ()
// CUSTOM-NEXT:  }, {
// CUSTOM-NEXT:    "test.finish"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.isolated_graph_region attributes {a} {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.graph_region {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.alloca_scope_region {
// CUSTOM-NEXT:    "test.finish"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.affine_scope {
// CUSTOM-NEXT:    "test.finish"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.single_no_terminator_op : {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.single_no_terminator_op {foo} : {
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.single_no_terminator_custom_asm_op{
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.variadic_no_terminator_op : {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }, {
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  %6 = test.loop_block %1 : (i32) -> f32 {
// CUSTOM-NEXT:  ^bb0(%arg0: i32):
// CUSTOM-NEXT:    test.loop_block_term iter %arg0 exit %2
// CUSTOM-NEXT:  } attributes {z}
// CUSTOM-NEXT:  test.graph_loop %0 {
// CUSTOM-NEXT:  ^bb0(%arg0: i64):
// CUSTOM-NEXT:    "x.t"() : () -> ()
// CUSTOM-NEXT:  } : (i64) -> ()
// CUSTOM-NEXT:  %7 = test.region_if %0: i64 -> i64 then {
// CUSTOM-NEXT:  ^bb0(%arg0: i64):
// CUSTOM-NEXT:    test.region_if_yield %arg0 : i64
// CUSTOM-NEXT:  } else {
// CUSTOM-NEXT:  ^bb0(%arg0: i64):
// CUSTOM-NEXT:    test.region_if_yield %arg0 : i64
// CUSTOM-NEXT:  } join {
// CUSTOM-NEXT:  ^bb0(%arg0: i64):
// CUSTOM-NEXT:    test.region_if_yield %arg0 : i64
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.store_with_a_region %4 attributes {store_before_region = true} {
// CUSTOM-NEXT:    test.store_with_a_region_terminator
// CUSTOM-NEXT:  } : memref<i32>
// CUSTOM-NEXT:  test.store_with_a_loop_region %4 attributes {store_before_region = false} {
// CUSTOM-NEXT:    test.store_with_a_region_terminator
// CUSTOM-NEXT:  } : memref<i32>
// CUSTOM-NEXT:  %8 = test.cse_of_single_block_op inputs(%0, %1) {
// CUSTOM-NEXT:  ^bb0(%arg0: i64, %arg1: i32):
// CUSTOM-NEXT:    test.region_yield %arg0 : i64
// CUSTOM-NEXT:  } : i64, i32 -> i64
// CUSTOM-NEXT:  %9 = test.side_effect_with_region_op(%1) {
// CUSTOM-NEXT:  ^bb0(%arg0: i32):
// CUSTOM-NEXT:    "test.finish"() : () -> ()
// CUSTOM-NEXT:  } : i32 -> i32
// CUSTOM-NEXT:  test.copy(%4, %4) : (memref<i32>, memref<i32>)
// CUSTOM-NEXT:  test.buffer_based in(%4 : memref<i32>) out(%4 : memref<i32>)
// CUSTOM-NEXT:  %index, %memref = test.alloc_with_multiple_results : index, memref<64xf32>
// CUSTOM-NEXT:  %10 = test.with_bounds {smax = 10 : index, smin = 0 : index, umax = 10 : index, umin = 0 : index} : index
// CUSTOM-NEXT:  %11 = test.increment %3 : index
// CUSTOM-NEXT:  %12 = test.reflect_bounds %3 : index
// CUSTOM-NEXT:  test.type_attr_of i64
// CUSTOM-NEXT:  test.no_str_value {value = "hello"}
// CUSTOM-NEXT:  test.has_str_value
// CUSTOM-NEXT:  test.empty_properties 
// CUSTOM-NEXT:  %13 = test.prop_pattern_op_1 "a" 2 false
// CUSTOM-NEXT:  test.op_with_enum_prop first
// CUSTOM-NEXT:  test.default_value_print %1
// CUSTOM-NEXT:  test.default_value_print {value_with_default = 1 : i32} %1
// CUSTOM-NEXT:  test.using_property_in_custom [1, 2]
// CUSTOM-NEXT:  test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2, 3, 4], array32 = [5, 6]
// CUSTOM-NEXT:  test.with_properties_and_attr 16 <{rhs = 16 : i64}>
// CUSTOM-NEXT:  test.with_wrapped_properties <{prop = "content for properties"}>
// CUSTOM-NEXT:  test.dialect_custom_printer custom_format
// CUSTOM-NEXT:}

// GENERIC: %5 = "test.isolated_one_region_op"(%0) ({
// GENERIC: "test.finish"() : () -> ()
// GENERIC: "test.isolated_regions"() ({
// GENERIC: "test.finish"() : () -> ()
// GENERIC: "test.finish"() : () -> ()
// GENERIC: "test.isolated_graph_region"() ({
// GENERIC: "test.graph_region"() ({
// GENERIC: "test.alloca_scope_region"() ({
// GENERIC: "test.finish"() : () -> ()
// GENERIC: "test.affine_scope"() ({
// GENERIC: "test.finish"() : () -> ()
// GENERIC: "test.single_no_terminator_op"() ({
// GENERIC: "test.single_no_terminator_op"() ({
// GENERIC: "test.single_no_terminator_custom_asm_op"() ({
// GENERIC: "test.variadic_no_terminator_op"() ({
// GENERIC: %6 = "test.loop_block"(%1) ({
// GENERIC: "test.loop_block_term"(%arg7, %2) : (i32, f32) -> ()
// GENERIC: "test.graph_loop"(%0) ({
// GENERIC: %7 = "test.region_if"(%0) ({
// GENERIC: "test.region_if_yield"(%arg5) : (i64) -> ()
// GENERIC: "test.region_if_yield"(%arg4) : (i64) -> ()
// GENERIC: "test.region_if_yield"(%arg3) : (i64) -> ()
// GENERIC: "test.store_with_a_region"(%4) <{store_before_region = true}> ({
// GENERIC: "test.store_with_a_region_terminator"() : () -> ()
// GENERIC: "test.store_with_a_loop_region"(%4) <{store_before_region = false}> ({
// GENERIC: "test.store_with_a_region_terminator"() : () -> ()
// GENERIC: %8 = "test.cse_of_single_block_op"(%0, %1) ({
// GENERIC: "test.region_yield"(%arg1) : (i64) -> ()
// GENERIC: %9 = "test.side_effect_with_region_op"(%1) ({
// GENERIC: "test.finish"() : () -> ()
// GENERIC: "test.copy"(%4, %4) : (memref<i32>, memref<i32>) -> ()
// GENERIC: "test.buffer_based"(%4, %4) : (memref<i32>, memref<i32>) -> ()
// GENERIC: %10:2 = "test.alloc_with_multiple_results"() : () -> (index, memref<64xf32>)
// GENERIC: %11 = "test.with_bounds"() <{smax = 10 : index, smin = 0 : index, umax = 10 : index, umin = 0 : index}> : () -> index
// GENERIC: %12 = "test.increment"(%3) : (index) -> index
// GENERIC: %13 = "test.reflect_bounds"(%3) : (index) -> index
// GENERIC: "test.type_attr_of"() <{type = i64}> : () -> ()
// GENERIC: "test.no_str_value"() <{value = "hello"}> : () -> ()
// GENERIC: "test.has_str_value"() <{value = ""}> : () -> ()
// GENERIC: "test.empty_properties"() : () -> ()
// GENERIC: %14 = "test.prop_pattern_op_1"() <{cond = false, tag = "a", val = 2 : i64}> : () -> i32
// GENERIC: "test.op_with_enum_prop"() <{value = 0 : i32}> : () -> ()
// GENERIC: "test.default_value_print"(%1) <{value_with_default = 0 : i32}> : (i32) -> ()
// GENERIC: "test.default_value_print"(%1) <{value_with_default = 1 : i32}> : (i32) -> ()
// GENERIC: "test.using_property_in_custom"() <{prop = array<i64: 1, 2>}> : () -> ()
// GENERIC: "test.with_properties"() <{a = 32 : i64, array = array<i64: 1, 2, 3, 4>, array32 = array<i32: 5, 6>, b = "foo", c = "bar", flag = true}> : () -> ()
// GENERIC: "test.with_properties_and_attr"() <{lhs = 16 : i32, rhs = 16 : i64}> : () -> ()
// GENERIC: "test.with_wrapped_properties"() <{prop = "content for properties"}> : () -> ()
// GENERIC: "test.dialect_custom_printer"() : () -> ()

%i = "x.i"() : () -> i64
%a = "x.a"() : () -> i32
%f = "x.f"() : () -> f32
%x = "x.x"() : () -> index
%m = "x.m"() : () -> memref<i32>
%r0 = test.isolated_one_region_op attributes {q} %i {
  "test.finish"() : () -> ()
} : i64 -> i32
test.isolated_regions {
  "test.finish"() : () -> ()
}, {
  "test.finish"() : () -> ()
}
test.isolated_graph_region attributes {a} {
  "x.y"() : () -> ()
}
test.graph_region {
  "x.y"() : () -> ()
}
test.alloca_scope_region {
  "test.finish"() : () -> ()
}
test.affine_scope {
  "test.finish"() : () -> ()
}
test.single_no_terminator_op : {
  "x.y"() : () -> ()
}
test.single_no_terminator_op {foo} : {
}
test.single_no_terminator_custom_asm_op {
  "x.y"() : () -> ()
}
test.variadic_no_terminator_op : {
  "x.y"() : () -> ()
}, {
}
%r1 = test.loop_block %a : (i32) -> f32 {
^bb0(%c: i32):
  test.loop_block_term iter %c exit %f
} attributes {z}
test.graph_loop %i {
^bb0(%c: i64):
  "x.t"() : () -> ()
} : (i64) -> ()
test.region_if %i: i64 -> i64 then {
^bb0(%c: i64):
  test.region_if_yield %c : i64
} else {
^bb0(%c: i64):
  test.region_if_yield %c : i64
} join {
^bb0(%c: i64):
  test.region_if_yield %c : i64
}
test.store_with_a_region %m attributes {store_before_region = true} {
  test.store_with_a_region_terminator
} : memref<i32>
test.store_with_a_loop_region %m attributes {store_before_region = false} {
  test.store_with_a_region_terminator
} : memref<i32>
%r2 = test.cse_of_single_block_op inputs(%i, %a) {
^bb0(%z: i64, %y: i32):
  test.region_yield %z : i64
} : i64, i32 -> i64
test.side_effect_with_region_op (%a) {
^bb0(%z: i32):
  "test.finish"() : () -> ()
} : i32 -> i32
test.copy(%m, %m) : (memref<i32>, memref<i32>)
test.buffer_based in(%m: memref<i32>) out(%m: memref<i32>)
test.alloc_with_multiple_results : index, memref<64xf32>
test.with_bounds { umin = 0 : index, umax = 10 : index, smin = 0 : index, smax = 10 : index } : index
test.increment %x : index
test.reflect_bounds %x : index
test.type_attr_of i64
test.no_str_value {value = "hello"}
test.has_str_value {value = ""}
test.empty_properties
%r3 = test.prop_pattern_op_1 "a" 2 false
test.op_with_enum_prop first
test.default_value_print %a
test.default_value_print {value_with_default = 1 : i32} %a
test.using_property_in_custom [1, 2]
test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2, 3, 4], array32 = [5, 6]
test.with_properties_and_attr 16 < {rhs = 16 : i64} >
test.with_wrapped_properties <{prop = "content for properties"}>
test.dialect_custom_printer custom_format


