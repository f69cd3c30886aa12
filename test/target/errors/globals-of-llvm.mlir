// RUN: mlopt %s -mlir-to-llvmir -split-input-file -verify-diagnostics

// Globals that LLVM has rules for, right and wrong, and aliases.

llvm.mlir.global external @g(1 : i32) : i32
// expected-error@+1 {{cannot be converted to LLVM IR: wrong type for intrinsic global variable}}
llvm.mlir.global appending @llvm.used() : !llvm.array<1 x i32> {
  %0 = llvm.mlir.zero : !llvm.array<1 x i32>
  llvm.return %0 : !llvm.array<1 x i32>
}
// -----
// expected-error@+1 {{cannot be converted to LLVM IR: wrong initializer for intrinsic global variable}}
llvm.mlir.global appending @llvm.used() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.zero : !llvm.array<1 x ptr>
  llvm.return %0 : !llvm.array<1 x ptr>
}
// -----
llvm.mlir.global external @g(1 : i32) : i32
// expected-error@+1 {{cannot be converted to LLVM IR: invalid linkage for intrinsic global variable}}
llvm.mlir.global external @llvm.used() : !llvm.array<1 x ptr> {
  %a = llvm.mlir.addressof @g : !llvm.ptr
  %u = llvm.mlir.undef : !llvm.array<1 x ptr>
  %0 = llvm.insertvalue %a, %u[0] : !llvm.array<1 x ptr>
  llvm.return %0 : !llvm.array<1 x ptr>
}
// -----
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.global appending @llvm.compiler.used() {section = "llvm.metadata"} : !llvm.array<1 x ptr> {
  %a = llvm.mlir.addressof @g : !llvm.ptr
  %u = llvm.mlir.undef : !llvm.array<1 x ptr>
  %0 = llvm.insertvalue %a, %u[0] : !llvm.array<1 x ptr>
  llvm.return %0 : !llvm.array<1 x ptr>
}
// -----
// expected-error@+1 {{cannot be converted to LLVM IR: invalid member of an intrinsic global variable}}
llvm.mlir.global appending @llvm.used() : !llvm.array<2 x ptr> {
  %n = llvm.mlir.zero : !llvm.ptr
  %o = llvm.mlir.constant(8 : i64) : i64
  %i = llvm.inttoptr %o : i64 to !llvm.ptr
  %u = llvm.mlir.undef : !llvm.array<2 x ptr>
  %0 = llvm.insertvalue %i, %u[0] : !llvm.array<2 x ptr>
  %1 = llvm.insertvalue %n, %0[1] : !llvm.array<2 x ptr>
  llvm.return %1 : !llvm.array<2 x ptr>
}
// -----
llvm.mlir.global external @g(1 : i32) {addr_space = 1 : i32} : i32
llvm.mlir.global appending @llvm.used() : !llvm.array<1 x ptr> {
  %g = llvm.mlir.addressof @g : !llvm.ptr<1>
  %a = llvm.addrspacecast %g : !llvm.ptr<1> to !llvm.ptr
  %u = llvm.mlir.undef : !llvm.array<1 x ptr>
  %0 = llvm.insertvalue %a, %u[0] : !llvm.array<1 x ptr>
  llvm.return %0 : !llvm.array<1 x ptr>
}
// -----
// expected-error@+1 {{cannot be converted to LLVM IR: wrong type for intrinsic global variable}}
llvm.mlir.global appending @llvm.global_ctors() : !llvm.array<1 x i32> {
  %0 = llvm.mlir.zero : !llvm.array<1 x i32>
  llvm.return %0 : !llvm.array<1 x i32>
}
// -----
llvm.mlir.global appending @llvm.global_dtors() : !llvm.array<1 x struct<(i32, ptr, ptr)>> {
  %0 = llvm.mlir.zero : !llvm.array<1 x struct<(i32, ptr, ptr)>>
  llvm.return %0 : !llvm.array<1 x struct<(i32, ptr, ptr)>>
}
// -----
// expected-error@+1 {{cannot be converted to LLVM IR: huge alignment values are unsupported}}
llvm.mlir.global external @huge(1 : i32) {alignment = 8589934592 : i64} : i32
// -----
// expected-error@+1 {{cannot be converted to LLVM IR: invalid type for global variable}}
llvm.mlir.global external @amx() : !llvm.x86_amx
// -----
llvm.mlir.global external @barrier() : !llvm.target<"amdgcn.named.barrier", 0>
// -----
llvm.mlir.global external @buffer() : !llvm.struct<(target<"dx.RawBuffer", f32, 1, 0>)>
// -----
// expected-error@+1 {{Global @local has illegal target extension type}}
llvm.mlir.global external @local() : !llvm.struct<(target<"foo">)>
// -----
llvm.mlir.global external @evt() : !llvm.target<"spirv.Image", i32, 1>
// -----
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @c any
}
// expected-error@+1 {{cannot be converted to LLVM IR: 'common' global may not be in a comdat}}
llvm.mlir.global common @c(0 : i32) comdat(@__llvm_comdat::@c) : i32
// -----
// expected-error@+1 {{expected zero value for 'common' linkage}}
llvm.mlir.global common @d(7 : i32) : i32
// -----
llvm.mlir.global available_externally @e(7 : i32) : i32
// expected-error@+1 {{cannot be converted to LLVM IR: the alias must point to a definition}}
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @e : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
// expected-error@+1 {{cannot be converted to LLVM IR: the aliasee should be either a global value or a constant expression}}
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.mlir.constant(4 : i64) : i64
  %3 = llvm.add %1, %2 : i64
  %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
  llvm.return %4 : !llvm.ptr
}
