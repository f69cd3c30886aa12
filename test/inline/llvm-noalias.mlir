// Parameters that are noalias become scopes, by what pointers are based on.
// RUN: mlopt '-inline=default-pipeline=' %s | FileCheck %s

llvm.func @use(!llvm.ptr, !llvm.ptr, i64)
llvm.func @callee(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr, %i: i64) {
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.store %0, %b : i32, !llvm.ptr
  %1 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.store %2, %c : i32, !llvm.ptr
  %3 = llvm.atomicrmw add %b, %0 monotonic : !llvm.ptr, i32
  "llvm.intr.memcpy"(%a, %b, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%a, %c, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @use(%a, %c, %i) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @use(%c, %c, %i) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %p = llvm.load %c : !llvm.ptr -> !llvm.ptr
  %4 = llvm.load %p : !llvm.ptr -> i32
  %k = llvm.icmp "eq" %4, %0 : i32
  %s = llvm.select %k, %a, %c : i1, !llvm.ptr
  %5 = llvm.load %s : !llvm.ptr -> i32
  llvm.cond_br %k, ^bb1(%a : !llvm.ptr), ^bb1(%1 : !llvm.ptr)
^bb1(%q: !llvm.ptr):
  %6 = llvm.load %q : !llvm.ptr -> i32
  %z = llvm.mlir.zero : !llvm.ptr
  %7 = llvm.load %z : !llvm.ptr -> i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %al = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %8 = llvm.load %al : !llvm.ptr -> i32
  %i1 = llvm.ptrtoint %a : !llvm.ptr to i64
  %i2 = llvm.inttoptr %i1 : i64 to !llvm.ptr
  %9 = llvm.load %i2 : !llvm.ptr -> i32
  %bc = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  %10 = llvm.load %bc : !llvm.ptr -> i32
  %la = llvm.intr.launder.invariant.group %a : !llvm.ptr
  %11 = llvm.load %la : !llvm.ptr -> i32
  %as = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<1>
  %12 = llvm.load %as : !llvm.ptr<1> -> i32
  "llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %13 = llvm.intr.masked.load %a, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xi32>
  %fr = llvm.freeze %a : !llvm.ptr
  %14 = llvm.load %fr : !llvm.ptr -> i32
  llvm.return
}
llvm.func @caller(%x: !llvm.ptr, %y: !llvm.ptr, %i: i64) {
  llvm.call @callee(%x, %y, %x, %i) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) {
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope1
// CHECK-NEXT: %0 = llvm.load %arg0 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %0, %arg1 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT: %1 = llvm.getelementptr %arg0[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %2 = llvm.load %1 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %2, %arg0 {noalias_scopes = [#alias_scope, #alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT: %3 = llvm.atomicrmw add %arg1, %0 monotonic {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : !llvm.ptr, i32
// CHECK-NEXT: "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{alias_scopes = [#alias_scope, #alias_scope1], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memcpy"(%arg0, %arg0, %arg2) <{isVolatile = false, noalias_scopes = [#alias_scope1]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @use(%arg0, %arg0, %arg2) {noalias_scopes = [#alias_scope1]} : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @use(%arg0, %arg0, %arg2) {noalias_scopes = [#alias_scope, #alias_scope1]} : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %4 = llvm.load %arg0 {noalias_scopes = [#alias_scope, #alias_scope1]} : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %5 = llvm.load %4 : !llvm.ptr -> i32
// CHECK-NEXT: %6 = llvm.icmp "eq" %5, %0 : i32
// CHECK-NEXT: %7 = llvm.select %6, %arg0, %arg0 : i1, !llvm.ptr
// CHECK-NEXT: %8 = llvm.load %7 {noalias_scopes = [#alias_scope1]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.cond_br %6, ^bb1(%arg0 : !llvm.ptr), ^bb1(%1 : !llvm.ptr)
// CHECK-NEXT: ^bb1(%9: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: %10 = llvm.load %9 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : !llvm.ptr -> i32
// CHECK-NEXT: %11 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %12 = llvm.load %11 {noalias_scopes = [#alias_scope, #alias_scope1]} : !llvm.ptr -> i32
// CHECK-NEXT: %13 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %14 = llvm.alloca %13 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %15 = llvm.load %14 {noalias_scopes = [#alias_scope, #alias_scope1]} : !llvm.ptr -> i32
// CHECK-NEXT: %16 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT: %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
// CHECK-NEXT: %18 = llvm.load %17 : !llvm.ptr -> i32
// CHECK-NEXT: %19 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: %20 = llvm.load %19 : !llvm.ptr -> i32
// CHECK-NEXT: %21 = llvm.intr.launder.invariant.group %arg0 : !llvm.ptr
// CHECK-NEXT: %22 = llvm.load %21 : !llvm.ptr -> i32
// CHECK-NEXT: %23 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: %24 = llvm.load %23 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : !llvm.ptr<1> -> i32
// CHECK-NEXT: "llvm.intr.prefetch"(%arg0) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT: %25 = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
// CHECK-NEXT: %26 = llvm.intr.masked.load %arg0, %25 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xi32>
// CHECK-NEXT: %27 = llvm.freeze %arg0 : !llvm.ptr
// CHECK-NEXT: %28 = llvm.load %27 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
