// Sizes, conventions and shapes that the dialect takes and LLVM does not.
// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{loading unsized types is not allowed}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.array<3 x struct<"o", opaque>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  // expected-error@+1 {{getelementptr cannot target structure that contains scalable vector type}}
  %0 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(vector<[4]xi32>)>
  llvm.return
}

// -----

// expected-error@+1 {{globals cannot contain scalable types}}
llvm.mlir.global external @g() : !llvm.struct<(vector<[4]xi32>)>

// -----

// expected-error@+1 {{global variable initializer must be sized}}
llvm.mlir.global internal @g() : !llvm.struct<"o", opaque>

// -----

// expected-error@+1 {{symbol with local linkage must have default visibility}}
llvm.mlir.global internal hidden @g(1 : i32) : i32

// -----

// expected-error@+1 {{function takes a type of intrinsics but isn't one}}
llvm.func @f(!llvm.token)

// -----

// expected-error@+1 {{calling convention disallows byval}}
llvm.func amdgpu_kernelcc @f(!llvm.ptr {llvm.byval = i32})

// -----

llvm.func amdgpu_kernelcc @f()
llvm.func @g() {
  // expected-error@+1 {{calling convention does not permit calls}}
  llvm.call amdgpu_kernelcc @f() : () -> ()
  llvm.return
}

// -----

llvm.func @v(!llvm.ptr, ...)
llvm.func @g(%x: !llvm.ptr) {
  // expected-error@+1 {{attribute 'sret' cannot be used for vararg call arguments}}
  llvm.call @v(%x, %x) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr, !llvm.ptr {llvm.sret = i32}) -> ()
  llvm.return
}

// -----

llvm.func @v(i32)
llvm.func @g(%x: i32) {
  // expected-error@+1 {{Attribute 'allocptr' applied to incompatible type!}}
  llvm.call @v(%x) : (i32 {llvm.allocptr}) -> ()
  llvm.return
}

// -----

llvm.func @g(%x: vector<4xi32>) {
  // expected-error@+1 {{the index must be a constant multiple of the part's known minimum vector length}}
  %0 = llvm.intr.vector.extract %x[1] : vector<2xi32> from vector<4xi32>
  llvm.return
}

// -----

llvm.func @g(%x: vector<4xi32>, %y: vector<8xi32>) {
  // expected-error@+1 {{the part would overrun the vector}}
  %0 = llvm.intr.vector.insert %y, %x[0] : vector<8xi32> into vector<4xi32>
  llvm.return
}

// -----

llvm.func @g(%x: f32) {
  // expected-error@+1 {{the result is not an integer of the operand's shape}}
  %0 = llvm.intr.lround(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @g(%x: vector<4xf32>) {
  // expected-error@+1 {{first argument of a matrix operation does not match specified shape}}
  %0 = llvm.intr.matrix.multiply %x, %x {lhs_rows = 3 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @right(%x: vector<4xf32>, %y: vector<[4]xi32>, %z: vector<4xi32>) {
  %0 = llvm.intr.matrix.transpose %x {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> into vector<4xf32>
  %1 = llvm.intr.vector.extract %y[4] : vector<4xi32> from vector<[4]xi32>
  %2 = llvm.intr.vector.insert %z, %y[8] : vector<4xi32> into vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @g(!llvm.ptr)
llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{Attribute 'elementtype' can only be applied to intrinsics and inline asm.}}
  llvm.call @g(%p) : (!llvm.ptr {llvm.elementtype = i32}) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{operand for indirect constraint must have elementtype attribute}}
  llvm.inline_asm has_side_effects "x", "=*m" %p : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  // expected-error@+1 {{Attribute 'elementtype' can only be applied for indirect constraints}}
  %0 = llvm.inline_asm has_side_effects operand_attrs = [{}, {elementtype = i32}] "x", "=r,r,r" %x, %p : (i32, !llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{loading unsized types is not allowed}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<(vector<[4]xi32>, i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{loading unsized types is not allowed}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<(struct<(vector<[4]xi32>)>)>
  llvm.return
}

// -----

llvm.func @f(%a: i1, %p: !llvm.ptr, %i: i32) {
  // expected-error@+1 {{assume with operand bundles must have i1 true condition}}
  llvm.call_intrinsic "llvm.assume"(%a) ["align"(%p, %i : !llvm.ptr, i32)] : (i1) -> ()
  llvm.return
}

// -----

llvm.mlir.global private @c(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %0 = llvm.mlir.addressof @c : !llvm.ptr
  // expected-error@+1 {{info argument of llvm.coro.id must refer to an initialized constant}}
  %1 = llvm.intr.coro.id %i, %p, %p, %0 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  // expected-error@+1 {{stride must be greater or equal than the number of rows}}
  %1 = llvm.intr.matrix.column.major.load %p, <stride = %0> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  llvm.return
}

// -----

llvm.func @right(%p: !llvm.ptr, %x: i32, %n: i64) {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.intr.coro.id %x, %p, %p, %0 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %2 = llvm.inline_asm has_side_effects operand_attrs = [{}, {elementtype = i32}] "x", "=r,r,*m,~{memory}" %x, %p : (i32, !llvm.ptr) -> i32
  %3 = llvm.load %p : !llvm.ptr -> !llvm.array<2 x struct<(vector<[4]xi32>, vector<[4]xi32>)>>
  %4 = llvm.intr.matrix.column.major.load %p, <stride = %n> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  llvm.return
}

// -----

llvm.func @packed_store(%a: vector<4xf16>, %p: !llvm.ptr<1>, %m: vector<4xi1>) {
  // expected-error@+1 {{its pointer must be in address space 0}}
  "llvm.intr.masked.compressstore"(%a, %p, %m) : (vector<4xf16>, !llvm.ptr<1>, vector<4xi1>) -> ()
  llvm.return
}

// -----

llvm.func @packed_load(%a: vector<4xf16>, %p: !llvm.ptr<1>, %m: vector<4xi1>) {
  // expected-error@+1 {{its pointer must be in address space 0}}
  %0 = "llvm.intr.masked.expandload"(%p, %m, %a) : (!llvm.ptr<1>, vector<4xi1>, vector<4xf16>) -> vector<4xf16>
  llvm.return
}

// -----

llvm.func @mask_of_numbers(%a: i32) {
  // expected-error@+1 {{get_active_lane_mask: element type is not i1}}
  %0 = llvm.intr.get.active.lane.mask %a, %a : i32, i32 to vector<4xi8>
  llvm.return
}

// -----

llvm.func @mask_of_numbers_by_name(%a: i32) {
  // expected-error@+1 {{get_active_lane_mask: element type is not i1}}
  %0 = llvm.call_intrinsic "llvm.get.active.lane.mask"(%a, %a) : (i32, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @mask_without_lanes(%a: i32) {
  // expected-error@+1 {{Intrinsic has incorrect return type!}}
  %0 = llvm.intr.get.active.lane.mask %a, %a : i32, i32 to i1
  llvm.return
}

// -----

llvm.func @gather_with_a_longer_mask(%p: vector<3x!llvm.ptr>, %m: vector<4xi1>) {
  // expected-error@+1 {{the mask is not of the vector's length}}
  %0 = llvm.intr.masked.gather %p, %m {alignment = 4 : i32} : (vector<3x!llvm.ptr>, vector<4xi1>) -> vector<3xi32>
  llvm.return
}

// -----

llvm.func @function()
llvm.func @function_in_another_space() -> !llvm.ptr<3> {
  // expected-error@+1 {{functions are in address space 0}}
  %0 = llvm.mlir.addressof @function : !llvm.ptr<3>
  llvm.return %0 : !llvm.ptr<3>
}

// -----

llvm.func @f(%v: !llvm.target<"spirv.Sampler">) {
  %0 = llvm.mlir.zero : !llvm.target<"spirv.Sampler">
  // expected-error@+1 {{Cannot create a null constant of that type!}}
  %1 = llvm.mlir.zero : !llvm.target<"spirv.Image", i32, 1>
  %2 = llvm.freeze %1 : !llvm.target<"spirv.Image", i32, 1>
  llvm.return
}
