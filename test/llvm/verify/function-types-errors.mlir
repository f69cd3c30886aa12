// RUN: mlopt %s -split-input-file -verify-diagnostics

// Types of a function are wrong before anything in its body is.

// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @argument(%arg0: tensor<*xf32>) -> i64 {
  llvm.return %arg0 : i64
}

// -----

// expected-error@+1 {{failed to construct function type: expected zero or one function result}}
llvm.func @results(%arg0: i32) -> (i32, i64) {
  llvm.return %nothing : i64
}

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function results}}
llvm.func @result(%arg0: i32) -> index {
  llvm.return %nothing : i64
}
