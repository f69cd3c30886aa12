// Operations that only the modern spelling has.
// RUN: mlopt %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mlopt %s | mlopt | FileCheck %s --match-full-lines --strict-whitespace

//CHECK:module {
//CHECK-NEXT:  llvm.comdat @__llvm_global_comdat {
//CHECK-NEXT:    llvm.comdat_selector @foo any
//CHECK-NEXT:    llvm.comdat_selector @bar nodeduplicate {a = 1 : i64}
//CHECK-NEXT:  }
//CHECK-NEXT:  llvm.func linkonce_odr @foo() comdat(@__llvm_global_comdat::@foo) {
//CHECK-NEXT:    llvm.return
//CHECK-NEXT:  }
//CHECK-NEXT:  llvm.mlir.global external @v(1 : i32) comdat(@__llvm_global_comdat::@foo) {addr_space = 0 : i32} : i32
//CHECK-NEXT:  llvm.mlir.alias external hidden thread_local unnamed_addr @al {dso_local} : i32 {
//CHECK-NEXT:    %0 = llvm.mlir.addressof @v : !llvm.ptr
//CHECK-NEXT:    llvm.return %0 : !llvm.ptr
//CHECK-NEXT:  }
//CHECK-NEXT:  llvm.func @res() -> !llvm.ptr {
//CHECK-NEXT:    %0 = llvm.mlir.zero : !llvm.ptr
//CHECK-NEXT:    llvm.return %0 : !llvm.ptr
//CHECK-NEXT:  }
//CHECK-NEXT:  llvm.mlir.ifunc external @ifn : !llvm.func<i32 (i32)>, !llvm.ptr @res {dso_local}
//CHECK-NEXT:  llvm.mlir.ifunc weak hidden unnamed_addr @ifn2 : !llvm.func<i32 (i32)>, !llvm.ptr @res
//CHECK-NEXT:  llvm.mlir.global_ctors ctors = [@foo], priorities = [1 : i32], data = [#llvm.zero]
//CHECK-NEXT:  llvm.linker_options ["-lfoo", "b"]
//CHECK-NEXT:  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
//CHECK-NEXT:  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: vector<4xi32>) -> i32 attributes {frame_pointer = #llvm.framePointerKind<"non-leaf">, uwtable_kind = #llvm.uwtableKind<async>} {
//CHECK-NEXT:    %0 = llvm.inline_asm asm_dialect = intel "a", "=r,r" %arg0 : (i32) -> i32
//CHECK-NEXT:    %1 = llvm.inline_asm has_side_effects is_align_stack {a = 1 : i64} "a", "=r,r" %arg0 : (i32) -> i32
//CHECK-NEXT:    %2 = llvm.inline_asm operand_attrs = [{elementtype = i32}] "a", "=r,r" %arg1 : (!llvm.ptr) -> i32
//CHECK-NEXT:    llvm.inline_asm "nop", ""  : () -> ()
//CHECK-NEXT:    llvm.call @foo() ["tag"(%arg0, %arg1 : i32, !llvm.ptr), "x"()] {no_unwind} : () -> ()
//CHECK-NEXT:    %3 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
//CHECK-NEXT:    %4 = llvm.call_intrinsic "llvm.smax.i32"(%arg0, %arg0) : (i32, i32) -> i32
//CHECK-NEXT:    llvm.call_intrinsic "llvm.foo"(%arg0) ["t"(%arg0 : i32)] {x = 1 : i64} : (i32 {llvm.noundef}) -> ()
//CHECK-NEXT:    llvm.intr.vastart %arg1 : !llvm.ptr
//CHECK-NEXT:    llvm.intr.vacopy %arg1 to %arg1 : !llvm.ptr, !llvm.ptr
//CHECK-NEXT:    llvm.intr.vaend %arg1 : !llvm.ptr
//CHECK-NEXT:    %5 = llvm.va_arg %arg1 : (!llvm.ptr) -> i32
//CHECK-NEXT:    %6 = llvm.intr.ptrmask %arg1, %arg0 : (!llvm.ptr, i32) -> !llvm.ptr
//CHECK-NEXT:    %7 = llvm.intr.expect %arg0, %arg0 : i32
//CHECK-NEXT:    llvm.intr.debugtrap
//CHECK-NEXT:    %8 = llvm.icmp "eq" %arg2, %arg2 : vector<4xi32>
//CHECK-NEXT:    %9 = llvm.intr.masked.load %arg1, %8, %arg2 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
//CHECK-NEXT:    llvm.blocktag <id = 3>
//CHECK-NEXT:    %10 = llvm.blockaddress <function = @f, tag = <id = 3>> : !llvm.ptr
//CHECK-NEXT:    %11 = llvm.intr.invariant.start 4, %arg1 : !llvm.ptr
//CHECK-NEXT:    llvm.intr.invariant.end %11, 4, %arg1 : !llvm.ptr
//CHECK-NEXT:    llvm.indirectbr %10 : !llvm.ptr, [
//CHECK-NEXT:    ^bb1,
//CHECK-NEXT:    ^bb2(%arg0 : i32)
//CHECK-NEXT:    ] {x = 1 : i64}
//CHECK-NEXT:  ^bb1:  // pred: ^bb0
//CHECK-NEXT:    llvm.return %arg0 : i32
//CHECK-NEXT:  ^bb2(%12: i32):  // pred: ^bb0
//CHECK-NEXT:    llvm.indirectbr %10 : !llvm.ptr, []
//CHECK-NEXT:  }
//CHECK-NEXT:}

llvm.comdat @__llvm_global_comdat {
  llvm.comdat_selector @foo any
  llvm.comdat_selector @bar nodeduplicate {a = 1}
}
llvm.func linkonce_odr @foo() comdat(@__llvm_global_comdat::@foo) { llvm.return }
llvm.mlir.global external @v(1 : i32) comdat(@__llvm_global_comdat::@foo) : i32
llvm.mlir.alias external hidden thread_local unnamed_addr @al {dso_local} : i32 { %0 = llvm.mlir.addressof @v : !llvm.ptr  llvm.return %0 : !llvm.ptr }
llvm.func @res() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc external @ifn : !llvm.func<i32 (i32)>, !llvm.ptr @res {dso_local}
llvm.mlir.ifunc weak hidden unnamed_addr @ifn2 : !llvm.func<i32 (i32)>, !llvm.ptr @res
llvm.mlir.global_ctors ctors = [@foo], priorities = [1 : i32], data = [#llvm.zero]
llvm.linker_options ["-lfoo", "b"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.func @f(%a: i32, %p: !llvm.ptr, %v: vector<4xi32>) -> i32 attributes {uwtable_kind = #llvm.uwtableKind<async>, frame_pointer = #llvm.framePointerKind<"non-leaf">} {
  %0 = llvm.inline_asm asm_dialect = intel "a", "=r,r" %a : (i32) -> i32
  %1 = llvm.inline_asm has_side_effects is_align_stack {a = 1} "a", "=r,r" %a : (i32) -> i32
  %2 = llvm.inline_asm operand_attrs = [{elementtype = i32}] "a", "=r,r" %p : (!llvm.ptr) -> i32
  llvm.inline_asm "nop", "" : () -> ()
  llvm.call @foo() ["tag"(%a, %p : i32, !llvm.ptr), "x"()] {no_unwind} : () -> ()
  %3 = llvm.call %p(%a) : !llvm.ptr, (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
  %4 = llvm.call_intrinsic "llvm.smax.i32"(%a, %a) : (i32, i32) -> (i32)
  llvm.call_intrinsic "llvm.foo"(%a) ["t"(%a : i32)] {x = 1} : (i32 {llvm.noundef}) -> ()
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  %5 = llvm.va_arg %p : (!llvm.ptr) -> i32
  %6 = llvm.intr.ptrmask %p, %a : (!llvm.ptr, i32) -> !llvm.ptr
  %7 = llvm.intr.expect %a, %a : i32
  llvm.intr.debugtrap
  %m = llvm.icmp "eq" %v, %v : vector<4xi32>
  %8 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.blocktag <id = 3>
  %9 = llvm.blockaddress <function = @f, tag = <id = 3>> : !llvm.ptr
  %inv = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.intr.invariant.end %inv, 4, %p : !llvm.ptr
  llvm.indirectbr %9 : !llvm.ptr, [^bb1, ^bb2(%a : i32)] {x = 1}
^bb1:
  llvm.return %a : i32
^bb2(%b: i32):
  llvm.indirectbr %9 : !llvm.ptr, []
}
