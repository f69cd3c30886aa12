// Parameters passed by value; scopes and access groups of callee and call.
// RUN: mlopt '-inline=default-pipeline=' %s | FileCheck %s

#dom = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#s1 = #llvm.alias_scope<id = distinct[1]<>, domain = #dom, description = "s1">
#s2 = #llvm.alias_scope<id = distinct[2]<>, domain = #dom>
#g1 = #llvm.access_group<id = distinct[3]<>>
#g2 = #llvm.access_group<id = distinct[4]<>>
llvm.func @use(!llvm.ptr)
llvm.func @byval(%a: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>}, %b: !llvm.ptr {llvm.byval = i32, llvm.align = 16 : i64}) {
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.call @use(%b) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @readonly(%a: !llvm.ptr {llvm.byval = i32}, %b: !llvm.ptr {llvm.byval = i32, llvm.align = 16 : i64}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.load %b : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}
llvm.func @scoped(%a: !llvm.ptr, %b: !llvm.ptr {llvm.noalias}) {
  llvm.intr.experimental.noalias.scope.decl #s1
  %0 = llvm.load %a {alias_scopes = [#s1], noalias_scopes = [#s2], access_groups = [#g1]} : !llvm.ptr -> i32
  llvm.store %0, %b {alias_scopes = [#s2]} : i32, !llvm.ptr
  llvm.return
}
llvm.func @outer(%a: !llvm.ptr {llvm.noalias}, %n: i1) {
  llvm.call @scoped(%a, %a) {alias_scopes = [#s1], noalias_scopes = [#s2], access_groups = [#g2]} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.cond_br %n, ^bb1, ^bb2
^bb1:
  llvm.call @scoped(%a, %a) {no_inline} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb2
^bb2:
  llvm.return
}
llvm.func @caller(%p: !llvm.ptr, %q: !llvm.ptr {llvm.align = 32 : i64}, %n: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.call @byval(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  %0 = llvm.call @readonly(%p, %p) : (!llvm.ptr, !llvm.ptr) -> i32
  %1 = llvm.call @readonly(%p, %q) : (!llvm.ptr, !llvm.ptr) -> i32
  %2 = llvm.call @readonly(%x, %x) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.call @outer(%p, %n) : (!llvm.ptr, i1) -> ()
  llvm.call @outer(%q, %n) : (!llvm.ptr, i1) -> ()
  llvm.call @scoped(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb1
^bb1:
  llvm.call @byval(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  %3 = llvm.add %0, %1 : i32
  %4 = llvm.add %3, %2 : i32
  llvm.return %4 : i32
}

// CHECK-LABEL: llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.align = 32 : i64}, %arg2: i1) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %3 = llvm.alloca %2 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %5 = llvm.alloca %4 x !llvm.struct<(i32, i64)> {alignment = 4 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %7 = llvm.alloca %6 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %8 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %9 = llvm.alloca %8 x !llvm.struct<(i32, i64)> {alignment = 4 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %11 = llvm.alloca %10 x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT: %12 = llvm.mlir.constant(12 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%5, %arg0, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %13 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%3, %arg1, %13) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @use(%5) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @use(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT: %14 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%1, %arg0, %14) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %15 = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: %16 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: %17 = llvm.add %15, %16 : i32
// CHECK-NEXT: %18 = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: %19 = llvm.load %arg1 : !llvm.ptr -> i32
// CHECK-NEXT: %20 = llvm.add %18, %19 : i32
// CHECK-NEXT: %21 = llvm.load %11 : !llvm.ptr -> i32
// CHECK-NEXT: %22 = llvm.load %11 : !llvm.ptr -> i32
// CHECK-NEXT: %23 = llvm.add %21, %22 : i32
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope5
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope6
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope7
// CHECK-NEXT: %24 = llvm.load %arg0 {access_groups = [#access_group, #access_group1], alias_scopes = [#alias_scope7, #alias_scope8, #alias_scope5], noalias_scopes = [#alias_scope9, #alias_scope6, #alias_scope10]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %24, %arg0 {access_groups = [#access_group1], alias_scopes = [#alias_scope9, #alias_scope6, #alias_scope8, #alias_scope5], noalias_scopes = [#alias_scope10]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.call @scoped(%arg0, %arg0) {no_inline} : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope11
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope12
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope13
// CHECK-NEXT: %25 = llvm.load %arg1 {access_groups = [#access_group, #access_group1], alias_scopes = [#alias_scope13, #alias_scope14, #alias_scope11], noalias_scopes = [#alias_scope15, #alias_scope12, #alias_scope16]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %25, %arg1 {access_groups = [#access_group1], alias_scopes = [#alias_scope15, #alias_scope12, #alias_scope14, #alias_scope11], noalias_scopes = [#alias_scope16]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg2, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: llvm.call @scoped(%arg1, %arg1) {no_inline} : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: llvm.br ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope17
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope18
// CHECK-NEXT: %26 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope18], noalias_scopes = [#alias_scope19, #alias_scope17]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %26, %arg1 {alias_scopes = [#alias_scope19, #alias_scope17]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.br ^bb7
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT: %27 = llvm.mlir.constant(12 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%9, %arg0, %27) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %28 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%7, %arg1, %28) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @use(%9) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @use(%7) : (!llvm.ptr) -> ()
// CHECK-NEXT: %29 = llvm.add %17, %20 : i32
// CHECK-NEXT: %30 = llvm.add %29, %23 : i32
// CHECK-NEXT: llvm.return %30 : i32
