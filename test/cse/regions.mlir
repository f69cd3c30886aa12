// Operations with regions are common subexpressions where their blocks, arguments and
// operations agree one by one.
// RUN: mlopt %s -cse | FileCheck %s

// CHECK-LABEL: @same(
// CHECK: {{^ *}}return %0, %0 : i32, i32
func.func @same(%c: i1, %x: i32) -> (i32, i32) {
  %0 = scf.if %c -> (i32) {
    %2 = arith.addi %x, %x : i32
    %3 = arith.muli %2, %x : i32
    scf.yield %3 : i32
  } else {
    scf.yield %x : i32
  }
  %1 = scf.if %c -> (i32) {
    %2 = arith.addi %x, %x : i32
    %3 = arith.muli %2, %x : i32
    scf.yield %3 : i32
  } else {
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: @other_operation(
// CHECK: {{^ *}}return %0, %1 : i32, i32
func.func @other_operation(%c: i1, %x: i32) -> (i32, i32) {
  %0 = scf.if %c -> (i32) {
    %2 = arith.addi %x, %x : i32
    scf.yield %2 : i32
  } else {
    scf.yield %x : i32
  }
  %1 = scf.if %c -> (i32) {
    %2 = arith.muli %x, %x : i32
    scf.yield %2 : i32
  } else {
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: @other_operand(
// CHECK: {{^ *}}return %0, %1 : i32, i32
func.func @other_operand(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  %0 = scf.if %c -> (i32) {
    %2 = arith.subi %x, %y : i32
    scf.yield %2 : i32
  } else {
    scf.yield %x : i32
  }
  %1 = scf.if %c -> (i32) {
    %2 = arith.subi %y, %x : i32
    scf.yield %2 : i32
  } else {
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: @other_property(
// CHECK: {{^ *}}return %0, %1 : i1, i1
func.func @other_property(%c: i1, %x: i32) -> (i1, i1) {
  %0 = scf.if %c -> (i1) {
    %2 = arith.cmpi slt, %x, %x : i32
    scf.yield %2 : i1
  } else {
    scf.yield %c : i1
  }
  %1 = scf.if %c -> (i1) {
    %2 = arith.cmpi sgt, %x, %x : i32
    scf.yield %2 : i1
  } else {
    scf.yield %c : i1
  }
  return %0, %1 : i1, i1
}

// CHECK-LABEL: @other_type(
// CHECK: {{^ *}}return %0, %1 : i64, i64
func.func @other_type(%c: i1, %x: i32) -> (i64, i64) {
  %z = arith.constant 0 : i64
  %0 = scf.if %c -> (i64) {
    %2 = arith.extsi %x : i32 to i64
    scf.yield %2 : i64
  } else {
    scf.yield %z : i64
  }
  %1 = scf.if %c -> (i64) {
    %2 = arith.extsi %x : i32 to i128
    scf.yield %z : i64
  } else {
    scf.yield %z : i64
  }
  return %0, %1 : i64, i64
}

// CHECK-LABEL: @more_operations(
// CHECK: {{^ *}}return %0, %1 : i32, i32
func.func @more_operations(%c: i1, %x: i32) -> (i32, i32) {
  %0 = scf.if %c -> (i32) {
    %2 = arith.addi %x, %x : i32
    scf.yield %2 : i32
  } else {
    scf.yield %x : i32
  }
  %1 = scf.if %c -> (i32) {
    %2 = arith.addi %x, %x : i32
    %3 = arith.addi %2, %x : i32
    scf.yield %2 : i32
  } else {
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: @loops(
// CHECK: {{^ *}}return %0, %0, %1 : i32, i32, i32
func.func @loops(%n: index, %x: i32) -> (i32, i32, i32) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (i32) {
    %3 = arith.addi %a, %x : i32
    scf.yield %3 : i32
  }
  %1 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (i32) {
    %3 = arith.addi %a, %x : i32
    scf.yield %3 : i32
  }
  %2 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (i32) {
    %3 = arith.addi %a, %a : i32
    scf.yield %3 : i32
  }
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: @blocks(
// CHECK: {{^ *}}return %0, %1, %2 : i32, i32, i32
func.func @blocks(%c: i1, %x: i32) -> (i32, i32, i32) {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a(%x : i32), ^b
  ^b:
    cf.br ^a(%x : i32)
  ^a(%1: i32):
    scf.yield %1 : i32
  }
  %2 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a(%x : i32), ^b
  ^b:
    cf.br ^a(%x : i32)
  ^a(%1: i32):
    scf.yield %1 : i32
  }
  %3 = scf.execute_region -> i32 {
    cf.cond_br %c, ^b, ^a(%x : i32)
  ^b:
    cf.br ^a(%x : i32)
  ^a(%1: i32):
    scf.yield %1 : i32
  }
  return %0, %2, %3 : i32, i32, i32
}

// CHECK-LABEL: @fewer_blocks(
// CHECK: {{^ *}}return %0, %1 : i32, i32
func.func @fewer_blocks(%c: i1, %x: i32) -> (i32, i32) {
  %0 = scf.execute_region -> i32 {
    cf.br ^a
  ^a:
    scf.yield %x : i32
  }
  %1 = scf.execute_region -> i32 {
    cf.br ^a
  ^a:
    cf.br ^b
  ^b:
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: @block_arguments(
// CHECK: {{^ *}}return %0, %1, %2 : i32, i32, i32
func.func @block_arguments(%x: i32, %y: i64) -> (i32, i32, i32) {
  %0 = scf.execute_region -> i32 {
    cf.br ^a(%x : i32)
  ^a(%a: i32):
    scf.yield %x : i32
  }
  %1 = scf.execute_region -> i32 {
    cf.br ^a(%y : i64)
  ^a(%a: i64):
    scf.yield %x : i32
  }
  %2 = scf.execute_region -> i32 {
    cf.br ^a(%x, %x : i32, i32)
  ^a(%a: i32, %b: i32):
    scf.yield %x : i32
  }
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: @nested(
// CHECK: {{^ *}}return %0, %0 : i32, i32
func.func @nested(%c: i1, %x: i32) -> (i32, i32) {
  %0 = scf.if %c -> (i32) {
    %2 = scf.if %c -> (i32) {
      scf.yield %x : i32
    } else {
      %3 = arith.addi %x, %x : i32
      scf.yield %3 : i32
    }
    scf.yield %2 : i32
  } else {
    scf.yield %x : i32
  }
  %1 = scf.if %c -> (i32) {
    %2 = scf.if %c -> (i32) {
      scf.yield %x : i32
    } else {
      %3 = arith.addi %x, %x : i32
      scf.yield %3 : i32
    }
    scf.yield %2 : i32
  } else {
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: @commutes(
// CHECK: {{^ *}}return %0, %0 : i32, i32
func.func @commutes(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: @commutes_inside(
// CHECK: {{^ *}}return %0, %1 : i32, i32
func.func @commutes_inside(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0 = scf.if %c -> (i32) {
    %2 = arith.addi %a, %b : i32
    scf.yield %2 : i32
  } else {
    scf.yield %a : i32
  }
  %1 = scf.if %c -> (i32) {
    %2 = arith.addi %b, %a : i32
    scf.yield %2 : i32
  } else {
    scf.yield %a : i32
  }
  return %0, %1 : i32, i32
}
