// RUN: mlopt %s -split-input-file -verify-diagnostics | FileCheck %s

// CHECK: llvm.func private hidden unnamed_addr fastcc @words() -> i32 vscale_range(1, 2) {
llvm.func private hidden unnamed_addr fastcc @words() -> i32 vscale_range(1, 2) {
  llvm.unreachable
}
// As an attribute it is the same.
// CHECK: llvm.func @attribute() vscale_range(2, 16)
llvm.func @attribute() attributes {vscale_range = #llvm.vscale_range<minRange = 2 : i32, maxRange = 16 : i32>}
// What is of another kind is dropped.
// CHECK: llvm.func @other_kinds(){{$}}
llvm.func @other_kinds() attributes {memory_effects = 1 : i32, target_cpu = 8 : i8, no_inline = 1 : i32, vscale_range = 1 : i32}

// -----

// Of the right kind it must be right.
// expected-error@+1 {{'llvm.func' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
llvm.func @wrong() attributes {alignment = 1 : i32}

// -----

// expected-error@+1 {{custom op 'llvm.func' attribute 'CConv' occurs more than once in the attribute list}}
llvm.func @twice() attributes {CConv = #llvm.cconv<fastcc>}

// -----

// expected-error@+1 {{custom op 'llvm.func' attribute 'vscale_range' occurs more than once in the attribute list}}
llvm.func @twice() vscale_range(1, 2) attributes {vscale_range = 1 : i32}

// -----

// expected-error@+1 {{invalid properties {CConv = 1 : i64, function_type = !llvm.func<void ()>, sym_name = "a"} for op llvm.func: Invalid attribute `CConv` in property conversion: 1 : i64}}
"llvm.func"() <{sym_name = "a", function_type = !llvm.func<void ()>, CConv = 1 : i64}> ({}) : () -> ()
