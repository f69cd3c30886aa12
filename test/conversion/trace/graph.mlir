// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules | FileCheck %s

// R39: paths of any length.
// CHECK-LABEL: func.func @chain
// CHECK-NEXT: "c.20"
// CHECK-NEXT: return
module attributes {test.rules = {legal = ["c.20"], illegal = ["c.0"], patterns = [
    {root = "c.8", to = "c.9"}, {root = "c.3", to = "c.4"}, {root = "c.6", to = "c.7"},
    {root = "c.5", to = "c.6"}, {root = "c.15", to = "c.16"}, {root = "c.16", to = "c.17"},
    {root = "c.2", to = "c.3"}, {root = "c.12", to = "c.13"}, {root = "c.0", to = "c.1"},
    {root = "c.1", to = "c.2"}, {root = "c.13", to = "c.14"}, {root = "c.10", to = "c.11"},
    {root = "c.19", to = "c.20"}, {root = "c.9", to = "c.10"}, {root = "c.14", to = "c.15"},
    {root = "c.11", to = "c.12"}, {root = "c.4", to = "c.5"}, {root = "c.17", to = "c.18"},
    {root = "c.18", to = "c.19"}, {root = "c.7", to = "c.8"}]}} {
  func.func @chain() {
    "c.0"() : () -> ()
    return
  }
}

// -----

// R41: the shorter path comes first, whatever its benefit.
// CHECK-LABEL: func.func @shorter_first
// CHECK-NEXT: "c.direct"
module attributes {test.rules = {legal = ["c.end", "c.direct"], illegal = ["c.0"], patterns = [
    {root = "c.0", to = "c.1", benefit = 10}, {root = "c.1", to = "c.end"},
    {root = "c.0", to = "c.direct"}]}} {
  func.func @shorter_first() {
    "c.0"() : () -> ()
    return
  }
}

// -----

// R41: then the higher benefit.
// CHECK-LABEL: func.func @higher_first
// CHECK-NEXT: "c.high"
module attributes {test.rules = {legal = ["c.low", "c.high"], illegal = ["c.0"], patterns = [
    {root = "c.0", to = "c.low"}, {root = "c.0", to = "c.high", benefit = 2}]}} {
  func.func @higher_first() {
    "c.0"() : () -> ()
    return
  }
}

// -----

// R41: then, with a pattern of any root in the set, order of registration.
// CHECK-LABEL: func.func @earlier_first
// CHECK-NEXT: "c.first"
module attributes {test.rules = {legal = ["c.first", "c.second"], illegal = ["c.0"], patterns = [
    {root = "c.0", to = "c.first"}, {root = "c.0", to = "c.second"}, {fail = "never"}]}} {
  func.func @earlier_first() {
    "c.0"() : () -> ()
    return
  }
}

// -----

// R42: a path that gets stuck is left again, nothing of it stays.
// R70: what it inserted and replaced is undone.
// CHECK-LABEL: func.func @backtrack
// CHECK-NEXT: %[[A:.*]] = "c.good"() : () -> i32
// CHECK-NEXT: "c.use"(%[[A]])
// CHECK-NEXT: return
module attributes {test.rules = {legal = ["c.good"], illegal = ["c.0"], patterns = [
    {root = "c.0", to = "c.bad", undeclared, twice, benefit = 5}, {root = "c.0", to = "c.good", undeclared}]}} {
  func.func @backtrack() {
    %0 = "c.0"() : () -> i32
    "c.use"(%0) : (i32) -> ()
    return
  }
}

// -----

// R43: a pattern that fails leaves no change, even one that made some.
// CHECK-LABEL: func.func @failed_pattern
// CHECK-NEXT: "c.good"
// CHECK-NEXT: return
module attributes {test.rules = {legal = ["c.good", "c.other"], illegal = ["c.0"], patterns = [
    {root = "c.0", to = "c.other", after = "changed my mind", benefit = 5}, {root = "c.0", to = "c.good"}]}} {
  func.func @failed_pattern() {
    "c.0"() : () -> ()
    return
  }
}

// -----

// R47: a pattern without a root converts whatever is illegal.
// CHECK-LABEL: func.func @any_root
// CHECK-NEXT: "c.good"
// CHECK-NEXT: "c.good"
// CHECK-NEXT: return
module attributes {test.rules = {legal = ["c.good", "func.func", "func.return", "builtin.module"], illegal = ["c.0", "c.1"], patterns = [
    {to = "c.good"}]}} {
  func.func @any_root() {
    "c.0"() : () -> ()
    "c.1"() : () -> ()
    return
  }
}

// -----

// It comes behind those with a root, where both lead as far and promise the
// same, …
// CHECK-LABEL: func.func @own_first
// CHECK-NEXT: "c.own"
module attributes {test.rules = {legal = ["c.any", "c.own", "func.func", "func.return", "builtin.module"], illegal = ["c.0"], patterns = [
    {to = "c.any"}, {root = "c.0", to = "c.own"}]}} {
  func.func @own_first() {
    "c.0"() : () -> ()
    return
  }
}

// -----

// … and before them if it promises more.
// CHECK-LABEL: func.func @any_first
// CHECK-NEXT: "c.any"
module attributes {test.rules = {legal = ["c.any", "c.own", "func.func", "func.return", "builtin.module"], illegal = ["c.0"], patterns = [
    {root = "c.0", to = "c.own"}, {to = "c.any", benefit = 2}]}} {
  func.func @any_first() {
    "c.0"() : () -> ()
    return
  }
}
