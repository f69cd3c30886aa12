// RUN: mlopt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// Conditions in a row, one in another, and results that the condition determines.

// CHECK-LABEL: func.func @negated_in_a_row(
// CHECK-NEXT:    %[[V0:.*]]:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT:    %[[V1:.*]] = "foreign.a"() : () -> i32
// CHECK-NEXT:    %[[V2:.*]] = "foreign.c"(%[[V1]]) : (i32) -> i32
// CHECK-NEXT:    scf.yield %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:    %[[V1:.*]] = "foreign.b"(%arg1) : (i32) -> i32
// CHECK-NEXT:    scf.yield %arg1, %[[V1]] : i32, i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[V0]]#0, %[[V0]]#1 : i32, i32
func.func @negated_in_a_row(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %0 = scf.if %c -> i32 {
    %2 = "foreign.a"() : () -> i32
    scf.yield %2 : i32
  } else {
    scf.yield %x : i32
  }
  %1 = scf.if %n -> i32 {
    %2 = "foreign.b"(%0) : (i32) -> i32
    scf.yield %2 : i32
  } else {
    %2 = "foreign.c"(%0) : (i32) -> i32
    scf.yield %2 : i32
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @negated_without_else(
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:    "foreign.a"() : () -> ()
// CHECK-NEXT:    } else {
// CHECK-NEXT:    "foreign.b"() : () -> ()
// CHECK-NEXT:    "foreign.c"() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @negated_without_else(%c: i1) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %c {
    "foreign.a"() : () -> ()
  }
  scf.if %n {
    "foreign.b"() : () -> ()
  }
  scf.if %n {
    "foreign.c"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @nested(
// CHECK-NEXT:    %[[V0:.*]] = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT:    %[[V1:.*]] = arith.select %arg0, %arg2, %arg4 : i32
// CHECK-NEXT:    %[[V2:.*]] = scf.if %[[V0]] -> (i32) {
// CHECK-NEXT:    %[[V3:.*]] = "foreign.a"() : () -> i32
// CHECK-NEXT:    scf.yield %[[V3]] : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:    scf.yield %arg3 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[V2]], %[[V1]] : i32, i32
func.func @nested(%c: i1, %d: i1, %x: i32, %y: i32, %z: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = scf.if %d -> i32 {
      %2 = "foreign.a"() : () -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %y : i32
    }
    scf.yield %1, %x : i32, i32
  } else {
    scf.yield %y, %z : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK-LABEL: func.func @nested_apart(
// CHECK-NEXT:    %[[V0:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT:    %[[V1:.*]] = scf.if %arg1 -> (i32) {
// CHECK-NEXT:    %[[V2:.*]] = "foreign.a"() : () -> i32
// CHECK-NEXT:    scf.yield %[[V2]] : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:    scf.yield %arg2 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.yield %[[V1]] : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:    scf.yield %arg3 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[V0]] : i32
func.func @nested_apart(%c: i1, %d: i1, %x: i32, %y: i32, %z: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = scf.if %d -> i32 {
      %2 = "foreign.a"() : () -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %y : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @nested_else_work(
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:    scf.if %arg1 {
// CHECK-NEXT:    "foreign.a"() : () -> ()
// CHECK-NEXT:    "foreign.a"() : () -> ()
// CHECK-NEXT:    } else {
// CHECK-NEXT:    "foreign.b"() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    } else {
// CHECK-NEXT:    "foreign.b"() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @nested_else_work(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "foreign.a"() : () -> ()
    } else {
      "foreign.b"() : () -> ()
    }
  }
  scf.if %c {
    scf.if %d {
      "foreign.a"() : () -> ()
    }
  } else {
    "foreign.b"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @results_of_condition(
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[V0:.*]] = arith.xori %arg0, %[[TRUE]] : i1
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:    "foreign.a"() : () -> ()
// CHECK-NEXT:    } else {
// CHECK-NEXT:    "foreign.b"() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return %arg0, %[[V0]], %[[TRUE]], %arg1, %arg0 : i1, i1, i1, i32, i1
func.func @results_of_condition(%c: i1, %x: i32) -> (i1, i1, i1, i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0:5 = scf.if %c -> (i1, i1, i1, i32, i1) {
    "foreign.a"() : () -> ()
    scf.yield %true, %false, %true, %x, %c : i1, i1, i1, i32, i1
  } else {
    "foreign.b"() : () -> ()
    scf.yield %false, %true, %true, %x, %c : i1, i1, i1, i32, i1
  }
  return %0#0, %0#1, %0#2, %0#3, %0#4 : i1, i1, i1, i32, i1
}

// CHECK-LABEL: func.func @known_conditions(
// CHECK-NEXT:    "foreign.b"() : () -> ()
// CHECK-NEXT:    "foreign.c"() : () -> ()
// CHECK-NEXT:    %[[V0:.*]] = "foreign.d"() : () -> i32
// CHECK-NEXT:    return %[[V0]] : i32
func.func @known_conditions(%x: i32) -> i32 {
  %false = arith.constant false
  %true = arith.constant true
  scf.if %false {
    "foreign.a"() : () -> ()
  }
  scf.if %false {
    "foreign.a"() : () -> ()
  } else {
    "foreign.b"() : () -> ()
  }
  scf.if %true {
    "foreign.c"() : () -> ()
  }
  %0 = scf.if %false -> i32 {
    scf.yield %x : i32
  } else {
    %1 = "foreign.d"() : () -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @dropped_results(
// CHECK-NEXT:    %[[V0:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT:    %[[V1:.*]] = "foreign.a"() : () -> i32
// CHECK-NEXT:    %[[V2:.*]] = "foreign.b"() : () -> i32
// CHECK-NEXT:    scf.yield %[[V2]] : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:    %[[V1:.*]] = "foreign.c"() : () -> i32
// CHECK-NEXT:    scf.yield %[[V1]] : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[V0]] : i32
func.func @dropped_results(%c: i1, %x: i32) -> i32 {
  %0:3 = scf.if %c -> (i32, i32, i32) {
    %1 = "foreign.a"() : () -> i32
    %2 = "foreign.b"() : () -> i32
    scf.yield %1, %2, %x : i32, i32, i32
  } else {
    %1 = "foreign.c"() : () -> i32
    scf.yield %1, %1, %x : i32, i32, i32
  }
  return %0#1 : i32
}

// CHECK-LABEL: func.func @used_in_a_row(
// CHECK-NEXT:    %[[ON:.*]] = arith.constant true
// CHECK-NEXT:    %[[OFF:.*]] = arith.constant false
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:      "foreign.a"(%[[ON]]) : (i1) -> ()
// CHECK-NEXT:      "foreign.b"() : () -> ()
// CHECK-NEXT:      "foreign.d"(%[[ON]]) : (i1) -> ()
// CHECK-NEXT:      "foreign.e"(%[[ON]]) : (i1) -> ()
// CHECK-NEXT:    } else {
// CHECK-NEXT:      "foreign.c"(%[[OFF]], %[[OFF]]) : (i1, i1) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    "foreign.f"(%arg0) : (i1) -> ()
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:      "foreign.g"(%[[ON]]) : (i1) -> ()
// CHECK-NEXT:    }
func.func @used_in_a_row(%c: i1) {
  scf.if %c {
    "foreign.a"(%c) : (i1) -> ()
  }
  scf.if %c {
    "foreign.b"() : () -> ()
  } else {
    "foreign.c"(%c, %c) : (i1, i1) -> ()
  }
  scf.if %c {
    scf.if %c {
      "foreign.d"(%c) : (i1) -> ()
    }
    "foreign.e"(%c) : (i1) -> ()
  }
  "foreign.f"(%c) : (i1) -> ()
  scf.if %c {
    "foreign.g"(%c) : (i1) -> ()
  }
  return
}
