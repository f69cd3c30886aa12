// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// Words of the data layout, variable arguments, landing pads, and attributes that
// become attachments.

// CHECK: target datalayout = "m:e-n8:16:32:64-e-S128"
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.endianness" = "little", "dlti.stack_alignment" = 128 : i64>} {
llvm.mlir.global external @g(1 : i32) : i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @may_throw(i32) -> i32
// CHECK-LABEL: define {{.*}}@vararg(
// CHECK-NEXT:    %[[V2:.*]] = alloca ptr, align 8
// CHECK-NEXT:    call void @llvm.va_start.p0(ptr %[[V2]])
// CHECK-NEXT:    %[[V3:.*]] = va_arg ptr %[[V2]], i32
// CHECK-NEXT:    call void @llvm.va_end.p0(ptr %[[V2]])
// CHECK-NEXT:    ret i32 %[[V3]]
llvm.func @vararg(%n: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.intr.vastart %l : !llvm.ptr
  %0 = llvm.va_arg %l : (!llvm.ptr) -> i32
  llvm.intr.vaend %l : !llvm.ptr
  llvm.return %0 : i32
}
// CHECK-LABEL: define {{.*}}@caught(
// CHECK-NEXT:    %[[V2:.*]] = invoke i32 @may_throw(i32 %0)
// CHECK-NEXT:    to label %3 unwind label %4
// CHECK-EMPTY:
// CHECK-NEXT:    3:                                                ; preds = %1
// CHECK-NEXT:    ret i32 %[[V2]]
// CHECK-EMPTY:
// CHECK-NEXT:    4:                                                ; preds = %1
// CHECK-NEXT:    %[[V5:.*]] = landingpad { ptr, i32 }
// CHECK-NEXT:    cleanup
// CHECK-NEXT:    catch ptr null
// CHECK-NEXT:    filter [1 x i8] zeroinitializer
// CHECK-NEXT:    resume { ptr, i32 } %[[V5]]
llvm.func @caught(%x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %null = llvm.mlir.zero : !llvm.ptr
  %types = llvm.mlir.constant(dense<0> : vector<1xi8>) : !llvm.array<1 x i8>
  %0 = llvm.invoke @may_throw(%x) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  %1 = llvm.landingpad cleanup (catch %null : !llvm.ptr) (filter %types : !llvm.array<1 x i8>) : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
// CHECK-LABEL: define {{.*}}@attached(
// CHECK-NEXT:    %[[V2:.*]] = load ptr, ptr %0, align 8, !dereferenceable !1
// CHECK-NEXT:    %[[V3:.*]] = load ptr, ptr %[[V2]], align 8, !dereferenceable_or_null !2
// CHECK-NEXT:    ret ptr %[[V3]]
llvm.func @attached(%p: !llvm.ptr) -> !llvm.ptr attributes {vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>} {
  %0 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  %1 = llvm.load %0 dereferenceable<bytes = 16, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
}
