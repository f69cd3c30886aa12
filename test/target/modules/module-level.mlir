// Comdats, aliases, resolvers, constructors, assembly, bundles.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

//CHECK:; ModuleID = 'LLVMDialectModule'
//CHECK-NEXT:source_filename = "LLVMDialectModule"
//CHECK-EMPTY:
//CHECK-NEXT:$foo = comdat any
//CHECK-EMPTY:
//CHECK-NEXT:@v = global i32 1, comdat($foo)
//CHECK-NEXT:@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @foo, ptr null }, { i32, ptr, ptr } { i32 2, ptr @foo, ptr null }]
//CHECK-EMPTY:
//CHECK-NEXT:@al = hidden thread_local unnamed_addr alias i32, ptr @v
//CHECK-EMPTY:
//CHECK-NEXT:@ifn = dso_local ifunc i32 (i32), ptr @res
//CHECK-NEXT:@ifn2 = weak hidden ifunc i32 (i32), ptr @res
//CHECK-EMPTY:
//CHECK-NEXT:define linkonce_odr void @foo() comdat {
//CHECK-NEXT:  ret void
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:define ptr @res() {
//CHECK-NEXT:  ret ptr null
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: uwtable
//CHECK-NEXT:define i32 @f(i32 %0, ptr %1, <4 x i32> %2, i64 %3, ...) #0 {
//CHECK-NEXT:  %5 = call i32 asm inteldialect "a", "=r,r"(i32 %0)
//CHECK-NEXT:  %6 = call i32 asm sideeffect alignstack "a", "=r,r"(i32 %0)
//CHECK-NEXT:  call void asm "nop", ""()
//CHECK-NEXT:  call void @foo() #4 [ "tag"(i32 %0, ptr %1), "x"() ]
//CHECK-NEXT:  %7 = call zeroext i32 %1(i32 noundef %0)
//CHECK-NEXT:  call void @llvm.va_start.p0(ptr %1)
//CHECK-NEXT:  call void @llvm.va_copy.p0(ptr %1, ptr %1)
//CHECK-NEXT:  call void @llvm.va_end.p0(ptr %1)
//CHECK-NEXT:  %8 = call ptr @llvm.ptrmask.p0.i64(ptr %1, i64 %3)
//CHECK-NEXT:  %9 = call i32 @llvm.expect.i32(i32 %0, i32 %0)
//CHECK-NEXT:  call void @llvm.debugtrap()
//CHECK-NEXT:  %10 = icmp eq <4 x i32> %2, %2
//CHECK-NEXT:  indirectbr ptr blockaddress(@f, %11), [label %11, label %12]
//CHECK-EMPTY:
//CHECK-NEXT:11:                                               ; preds = %4
//CHECK-NEXT:  ret i32 %0
//CHECK-EMPTY:
//CHECK-NEXT:12:                                               ; preds = %4
//CHECK-NEXT:  %13 = phi i32 [ %0, %4 ]
//CHECK-NEXT:  ret i32 %13
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn
//CHECK-NEXT:declare void @llvm.va_start.p0(ptr) #1
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn
//CHECK-NEXT:declare void @llvm.va_copy.p0(ptr, ptr) #1
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn
//CHECK-NEXT:declare void @llvm.va_end.p0(ptr) #1
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
//CHECK-NEXT:declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #2
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
//CHECK-NEXT:declare i32 @llvm.expect.i32(i32, i32) #3
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nounwind
//CHECK-NEXT:declare void @llvm.debugtrap() #4
//CHECK-EMPTY:
//CHECK-NEXT:attributes #0 = { uwtable "frame-pointer"="non-leaf" }
//CHECK-NEXT:attributes #1 = { nocallback nofree nosync nounwind willreturn }
//CHECK-NEXT:attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
//CHECK-NEXT:attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
//CHECK-NEXT:attributes #4 = { nounwind }
//CHECK-EMPTY:
//CHECK-NEXT:!llvm.module.flags = !{!0, !1}
//CHECK-EMPTY:
//CHECK-NEXT:!0 = !{i32 1, !"wchar_size", i32 4}
//CHECK-NEXT:!1 = !{i32 2, !"Debug Info Version", i32 3}

llvm.comdat @__llvm_global_comdat {
  llvm.comdat_selector @foo any
  llvm.comdat_selector @bar nodeduplicate
}
llvm.func linkonce_odr @foo() comdat(@__llvm_global_comdat::@foo) { llvm.return }
llvm.mlir.global external @v(1 : i32) comdat(@__llvm_global_comdat::@foo) : i32
llvm.mlir.alias external hidden thread_local unnamed_addr @al {dso_local} : i32 { %0 = llvm.mlir.addressof @v : !llvm.ptr  llvm.return %0 : !llvm.ptr }
llvm.func @res() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc external @ifn : !llvm.func<i32 (i32)>, !llvm.ptr @res {dso_local}
llvm.mlir.ifunc weak hidden unnamed_addr @ifn2 : !llvm.func<i32 (i32)>, !llvm.ptr @res
llvm.mlir.global_ctors ctors = [@foo, @foo], priorities = [1 : i32, 2 : i32], data = [#llvm.zero, @foo]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.func @f(%a: i32, %p: !llvm.ptr, %v: vector<4xi32>, %l: i64, ...) -> i32 attributes {uwtable_kind = #llvm.uwtableKind<async>, frame_pointer = #llvm.framePointerKind<"non-leaf">} {
  %0 = llvm.inline_asm asm_dialect = intel "a", "=r,r" %a : (i32) -> i32
  %1 = llvm.inline_asm has_side_effects is_align_stack "a", "=r,r" %a : (i32) -> i32

  llvm.inline_asm "nop", "" : () -> ()
  llvm.call @foo() ["tag"(%a, %p : i32, !llvm.ptr), "x"()] {no_unwind} : () -> ()
  %3 = llvm.call %p(%a) : !llvm.ptr, (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  %6 = llvm.intr.ptrmask %p, %l : (!llvm.ptr, i64) -> !llvm.ptr
  %7 = llvm.intr.expect %a, %a : i32
  llvm.intr.debugtrap
  %m = llvm.icmp "eq" %v, %v : vector<4xi32>

  %9 = llvm.blockaddress <function = @f, tag = <id = 3>> : !llvm.ptr
  llvm.indirectbr %9 : !llvm.ptr, [^bb1, ^bb2(%a : i32)]
^bb1:
  llvm.blocktag <id = 3>
  llvm.return %a : i32
^bb2(%b: i32):
  llvm.return %b : i32
}
