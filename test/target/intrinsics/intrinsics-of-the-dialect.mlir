// Each intrinsic of the dialect: its name with the types that it is overloaded on,
// its arguments, which are operands and properties, and its declaration.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK-LABEL: @masked_store_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.masked.store.v4f32.p0(<4 x float> %0, ptr align 4 %1, <4 x i1> %2)
llvm.func @masked_store_1(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: vector<4xi1>) {
  "llvm.intr.masked.store"(%a0, %a1, %a2) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}

// CHECK-LABEL: @masked_store_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.masked.store.nxv2f64.p1(<vscale x 2 x double> %0, ptr addrspace(1) align 8 %1, <vscale x 2 x i1> %2)
llvm.func @masked_store_2(%a0: vector<[2]xf64>, %a1: !llvm.ptr<1>, %a2: vector<[2]xi1>) {
  "llvm.intr.masked.store"(%a0, %a1, %a2) <{alignment = 8 : i32}> : (vector<[2]xf64>, !llvm.ptr<1>, vector<[2]xi1>) -> ()
  llvm.return
}

// CHECK-LABEL: @masked_load_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %0, <4 x i1> %1, <4 x float> %2)
llvm.func @masked_load_1(%a0: !llvm.ptr, %a1: vector<4xi1>, %a2: vector<4xf32>) {
  %r = "llvm.intr.masked.load"(%a0, %a1, %a2) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @masked_load_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 2 x double> @llvm.masked.load.nxv2f64.p1(ptr addrspace(1) align 8 %0, <vscale x 2 x i1> %1, <vscale x 2 x double> %2)
llvm.func @masked_load_2(%a0: !llvm.ptr<1>, %a1: vector<[2]xi1>, %a2: vector<[2]xf64>) {
  %r = "llvm.intr.masked.load"(%a0, %a1, %a2) <{alignment = 8 : i32}> : (!llvm.ptr<1>, vector<[2]xi1>, vector<[2]xf64>) -> vector<[2]xf64>
  llvm.return
}

// CHECK-LABEL: @masked_gather_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %0, <4 x i1> %1, <4 x float> %2)
llvm.func @masked_gather_1(%a0: vector<4x!llvm.ptr>, %a1: vector<4xi1>, %a2: vector<4xf32>) {
  %r = "llvm.intr.masked.gather"(%a0, %a1, %a2) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @masked_gather_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.masked.gather.v2i64.v2p1(<2 x ptr addrspace(1)> align 8 %0, <2 x i1> %1, <2 x i64> %2)
llvm.func @masked_gather_2(%a0: vector<2x!llvm.ptr<1>>, %a1: vector<2xi1>, %a2: vector<2xi64>) {
  %r = "llvm.intr.masked.gather"(%a0, %a1, %a2) <{alignment = 8 : i32}> : (vector<2x!llvm.ptr<1>>, vector<2xi1>, vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @masked_scatter_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %0, <4 x ptr> align 4 %1, <4 x i1> %2)
llvm.func @masked_scatter_1(%a0: vector<4xf32>, %a1: vector<4x!llvm.ptr>, %a2: vector<4xi1>) {
  "llvm.intr.masked.scatter"(%a0, %a1, %a2) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
  llvm.return
}

// CHECK-LABEL: @masked_scatter_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.masked.scatter.v2i64.v2p1(<2 x i64> %0, <2 x ptr addrspace(1)> align 4 %1, <2 x i1> %2)
llvm.func @masked_scatter_2(%a0: vector<2xi64>, %a1: vector<2x!llvm.ptr<1>>, %a2: vector<2xi1>) {
  "llvm.intr.masked.scatter"(%a0, %a1, %a2) <{alignment = 4 : i32}> : (vector<2xi64>, vector<2x!llvm.ptr<1>>, vector<2xi1>) -> ()
  llvm.return
}

// CHECK-LABEL: @masked_expandload_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.masked.expandload.v4f32(ptr %0, <4 x i1> %1, <4 x float> %2)
llvm.func @masked_expandload_1(%a0: !llvm.ptr, %a1: vector<4xi1>, %a2: vector<4xf32>) {
  %r = "llvm.intr.masked.expandload"(%a0, %a1, %a2) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @masked_compressstore_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.masked.compressstore.v4f32(<4 x float> %0, ptr %1, <4 x i1> %2)
llvm.func @masked_compressstore_1(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: vector<4xi1>) {
  "llvm.intr.masked.compressstore"(%a0, %a1, %a2) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}

// CHECK-LABEL: @get_active_lane_mask_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 %0, i64 %1)
llvm.func @get_active_lane_mask_1(%a0: i64, %a1: i64) {
  %r = "llvm.intr.get.active.lane.mask"(%a0, %a1) : (i64, i64) -> vector<4xi1>
  llvm.return
}

// CHECK-LABEL: @get_active_lane_mask_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i1> @llvm.get.active.lane.mask.nxv4i1.i32(i32 %0, i32 %1)
llvm.func @get_active_lane_mask_2(%a0: i32, %a1: i32) {
  %r = "llvm.intr.get.active.lane.mask"(%a0, %a1) : (i32, i32) -> vector<[4]xi1>
  llvm.return
}

// CHECK-LABEL: @memcpy_inline_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.memcpy.inline.p0.p0.i32(ptr %0, ptr %1, i32 10, i1 false)
llvm.func @memcpy_inline_1(%a0: !llvm.ptr, %a1: !llvm.ptr) {
  "llvm.intr.memcpy.inline"(%a0, %a1) <{isVolatile = false, len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: @memcpy_inline_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.memcpy.inline.p0.p1.i64(ptr %0, ptr addrspace(1) %1, i64 10, i1 true)
llvm.func @memcpy_inline_2(%a0: !llvm.ptr, %a1: !llvm.ptr<1>) {
  "llvm.intr.memcpy.inline"(%a0, %a1) <{isVolatile = true, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr<1>) -> ()
  llvm.return
}

// CHECK-LABEL: @memset_inline_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.memset.inline.p0.i32(ptr %0, i8 %1, i32 10, i1 false)
llvm.func @memset_inline_1(%a0: !llvm.ptr, %a1: i8) {
  "llvm.intr.memset.inline"(%a0, %a1) <{isVolatile = false, len = 10 : i32}> : (!llvm.ptr, i8) -> ()
  llvm.return
}

// CHECK-LABEL: @memset_inline_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.memset.inline.p1.i64(ptr addrspace(1) %0, i8 %1, i64 10, i1 true)
llvm.func @memset_inline_2(%a0: !llvm.ptr<1>, %a1: i8) {
  "llvm.intr.memset.inline"(%a0, %a1) <{isVolatile = true, len = 10 : i64}> : (!llvm.ptr<1>, i8) -> ()
  llvm.return
}

// CHECK-LABEL: @matrix_column_major_load_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr align 4 %0, i64 %1, i1 false, i32 3, i32 2)
llvm.func @matrix_column_major_load_1(%a0: !llvm.ptr, %a1: i64) {
  %r = "llvm.intr.matrix.column.major.load"(%a0, %a1) <{isVolatile = false, rows = 3 : i32, columns = 2 : i32}> : (!llvm.ptr, i64) -> vector<6xf32>
  llvm.return
}

// CHECK-LABEL: @matrix_column_major_store_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.matrix.column.major.store.v6f32.i64(<6 x float> %0, ptr align 4 %1, i64 %2, i1 false, i32 3, i32 2)
llvm.func @matrix_column_major_store_1(%a0: vector<6xf32>, %a1: !llvm.ptr, %a2: i64) {
  "llvm.intr.matrix.column.major.store"(%a0, %a1, %a2) <{isVolatile = false, rows = 3 : i32, columns = 2 : i32}> : (vector<6xf32>, !llvm.ptr, i64) -> ()
  llvm.return
}

// CHECK-LABEL: @matrix_column_major_store_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.matrix.column.major.store.v6f64.i32(<6 x double> %0, ptr align 8 %1, i32 %2, i1 true, i32 3, i32 2)
llvm.func @matrix_column_major_store_2(%a0: vector<6xf64>, %a1: !llvm.ptr, %a2: i32) {
  "llvm.intr.matrix.column.major.store"(%a0, %a1, %a2) <{isVolatile = true, rows = 3 : i32, columns = 2 : i32}> : (vector<6xf64>, !llvm.ptr, i32) -> ()
  llvm.return
}

// CHECK-LABEL: @matrix_multiply_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <12 x float> @llvm.matrix.multiply.v12f32.v6f32.v8f32(<6 x float> %0, <8 x float> %1, i32 3, i32 2, i32 4)
llvm.func @matrix_multiply_1(%a0: vector<6xf32>, %a1: vector<8xf32>) {
  %r = "llvm.intr.matrix.multiply"(%a0, %a1) <{lhs_rows = 3 : i32, lhs_columns = 2 : i32, rhs_columns = 4 : i32}> : (vector<6xf32>, vector<8xf32>) -> vector<12xf32>
  llvm.return
}

// CHECK-LABEL: @matrix_transpose_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <6 x float> @llvm.matrix.transpose.v6f32(<6 x float> %0, i32 3, i32 2)
llvm.func @matrix_transpose_1(%a0: vector<6xf32>) {
  %r = "llvm.intr.matrix.transpose"(%a0) <{rows = 3 : i32, columns = 2 : i32}> : (vector<6xf32>) -> vector<6xf32>
  llvm.return
}

// CHECK-LABEL: @vscale_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vscale.i64()
llvm.func @vscale_1() {
  %r = "llvm.intr.vscale"() : () -> i64
  llvm.return
}

// CHECK-LABEL: @vscale_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vscale.i32()
llvm.func @vscale_2() {
  %r = "llvm.intr.vscale"() : () -> i32
  llvm.return
}

// CHECK-LABEL: @stepvector_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.stepvector.v4i32()
llvm.func @stepvector_1() {
  %r = "llvm.intr.stepvector"() : () -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @stepvector_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
llvm.func @stepvector_2() {
  %r = "llvm.intr.stepvector"() : () -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vector_insert_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %0, <2 x i32> %1, i64 2)
llvm.func @vector_insert_1(%a0: vector<4xi32>, %a1: vector<2xi32>) {
  %r = "llvm.intr.vector.insert"(%a0, %a1) <{pos = 2 : i64}> : (vector<4xi32>, vector<2xi32>) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vector_insert_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x float> @llvm.vector.insert.nxv4f32.v2f32(<vscale x 4 x float> %0, <2 x float> %1, i64 2)
llvm.func @vector_insert_2(%a0: vector<[4]xf32>, %a1: vector<2xf32>) {
  %r = "llvm.intr.vector.insert"(%a0, %a1) <{pos = 2 : i64}> : (vector<[4]xf32>, vector<2xf32>) -> vector<[4]xf32>
  llvm.return
}

// CHECK-LABEL: @vector_extract_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %0, i64 2)
llvm.func @vector_extract_1(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.extract"(%a0) <{pos = 2 : i64}> : (vector<4xi32>) -> vector<2xi32>
  llvm.return
}

// CHECK-LABEL: @vector_extract_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x float> @llvm.vector.extract.v2f32.nxv4f32(<vscale x 4 x float> %0, i64 2)
llvm.func @vector_extract_2(%a0: vector<[4]xf32>) {
  %r = "llvm.intr.vector.extract"(%a0) <{pos = 2 : i64}> : (vector<[4]xf32>) -> vector<2xf32>
  llvm.return
}

// CHECK-LABEL: @vector_interleave2_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 8 x i32> @llvm.vector.interleave2.nxv8i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1)
llvm.func @vector_interleave2_1(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>) {
  %r = "llvm.intr.vector.interleave2"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[8]xi32>
  llvm.return
}

// CHECK-LABEL: @vector_interleave2_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <8 x float> @llvm.vector.interleave2.v8f32(<4 x float> %0, <4 x float> %1)
llvm.func @vector_interleave2_2(%a0: vector<4xf32>, %a1: vector<4xf32>) {
  %r = "llvm.intr.vector.interleave2"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  llvm.return
}

// CHECK-LABEL: @vector_deinterleave2_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { <vscale x 4 x i32>, <vscale x 4 x i32> } @llvm.vector.deinterleave2.nxv8i32(<vscale x 8 x i32> %0)
llvm.func @vector_deinterleave2_1(%a0: vector<[8]xi32>) {
  %r = "llvm.intr.vector.deinterleave2"(%a0) : (vector<[8]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
  llvm.return
}

// CHECK-LABEL: @vector_deinterleave2_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { <2 x float>, <2 x float> } @llvm.vector.deinterleave2.v4f32(<4 x float> %0)
llvm.func @vector_deinterleave2_2(%a0: vector<4xf32>) {
  %r = "llvm.intr.vector.deinterleave2"(%a0) : (vector<4xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
  llvm.return
}

// CHECK-LABEL: @var_annotation_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.var.annotation.p0.p0(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4)
llvm.func @var_annotation_1(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32, %a4: !llvm.ptr) {
  "llvm.intr.var.annotation"(%a0, %a1, %a2, %a3, %a4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: @var_annotation_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.var.annotation.p1.p0(ptr addrspace(1) %0, ptr %1, ptr %2, i32 %3, ptr %4)
llvm.func @var_annotation_2(%a0: !llvm.ptr<1>, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32, %a4: !llvm.ptr) {
  "llvm.intr.var.annotation"(%a0, %a1, %a2, %a3, %a4) : (!llvm.ptr<1>, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: @ptr_annotation_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call ptr @llvm.ptr.annotation.p0.p0(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4)
llvm.func @ptr_annotation_1(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32, %a4: !llvm.ptr) {
  %r = "llvm.intr.ptr.annotation"(%a0, %a1, %a2, %a3, %a4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.return
}

// CHECK-LABEL: @ptr_annotation_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %0, ptr %1, ptr %2, i32 %3, ptr %4)
llvm.func @ptr_annotation_2(%a0: !llvm.ptr<1>, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32, %a4: !llvm.ptr) {
  %r = "llvm.intr.ptr.annotation"(%a0, %a1, %a2, %a3, %a4) : (!llvm.ptr<1>, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr<1>
  llvm.return
}

// CHECK-LABEL: @annotation_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.annotation.i32.p0(i32 %0, ptr %1, ptr %2, i32 %3)
llvm.func @annotation_1(%a0: i32, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32) {
  %r = "llvm.intr.annotation"(%a0, %a1, %a2, %a3) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @annotation_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i16 @llvm.annotation.i16.p1(i16 %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3)
llvm.func @annotation_2(%a0: i16, %a1: !llvm.ptr<1>, %a2: !llvm.ptr<1>, %a3: i32) {
  %r = "llvm.intr.annotation"(%a0, %a1, %a2, %a3) : (i16, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> i16
  llvm.return
}

// CHECK-LABEL: @ssa_copy_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.ssa.copy.f32(float %0)
llvm.func @ssa_copy_1(%a0: f32) {
  %r = "llvm.intr.ssa.copy"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @ssa_copy_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.ssa.copy.v4f32(<4 x float> %0)
llvm.func @ssa_copy_2(%a0: vector<4xf32>) {
  %r = "llvm.intr.ssa.copy"(%a0) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @expect_with_probability_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.expect.with.probability.i32(i32 %0, i32 %1, double 5.000000e-01)
llvm.func @expect_with_probability_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.expect.with.probability"(%a0, %a1) <{prob = 5.0e-1 : f64}> : (i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @expect_with_probability_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i1 @llvm.expect.with.probability.i1(i1 %0, i1 %1, double 1.000000e+00)
llvm.func @expect_with_probability_2(%a0: i1, %a1: i1) {
  %r = "llvm.intr.expect.with.probability"(%a0, %a1) <{prob = 1.0 : f64}> : (i1, i1) -> i1
  llvm.return
}

// CHECK-LABEL: @expect_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.expect.i32(i32 %0, i32 %1)
llvm.func @expect_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.expect"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @expect_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i1 @llvm.expect.i1(i1 %0, i1 %1)
llvm.func @expect_2(%a0: i1, %a1: i1) {
  %r = "llvm.intr.expect"(%a0, %a1) : (i1, i1) -> i1
  llvm.return
}

// CHECK-LABEL: @ubsantrap_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.ubsantrap(i8 7)
llvm.func @ubsantrap_1() {
  "llvm.intr.ubsantrap"() <{failureKind = 7 : i8}> : () -> ()
  llvm.return
}

// CHECK-LABEL: @ubsantrap_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.ubsantrap(i8 -1)
llvm.func @ubsantrap_2() {
  "llvm.intr.ubsantrap"() <{failureKind = -1 : i8}> : () -> ()
  llvm.return
}

// CHECK-LABEL: @eh_typeid_for_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.eh.typeid.for.p0(ptr %0)
llvm.func @eh_typeid_for_1(%a0: !llvm.ptr) {
  %r = "llvm.intr.eh.typeid.for"(%a0) : (!llvm.ptr) -> i32
  llvm.return
}

// CHECK-LABEL: @eh_typeid_for_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.eh.typeid.for.p1(ptr addrspace(1) %0)
llvm.func @eh_typeid_for_2(%a0: !llvm.ptr<1>) {
  %r = "llvm.intr.eh.typeid.for"(%a0) : (!llvm.ptr<1>) -> i32
  llvm.return
}

// CHECK-LABEL: @experimental_constrained_uitofp_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %0, metadata !"round.tonearest", metadata !"fpexcept.ignore")
llvm.func @experimental_constrained_uitofp_1(%a0: i32) {
  %r = "llvm.intr.experimental.constrained.uitofp"(%a0) <{fpExceptionBehavior = 0 : i64, roundingmode = 1 : i64}> : (i32) -> f32
  llvm.return
}

// CHECK-LABEL: @experimental_constrained_uitofp_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.experimental.constrained.uitofp.v4f32.v4i32(<4 x i32> %0, metadata !"round.tonearest", metadata !"fpexcept.ignore")
llvm.func @experimental_constrained_uitofp_2(%a0: vector<4xi32>) {
  %r = "llvm.intr.experimental.constrained.uitofp"(%a0) <{fpExceptionBehavior = 0 : i64, roundingmode = 1 : i64}> : (vector<4xi32>) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @experimental_constrained_sitofp_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.tonearestaway", metadata !"fpexcept.strict")
llvm.func @experimental_constrained_sitofp_1(%a0: i32) {
  %r = "llvm.intr.experimental.constrained.sitofp"(%a0) <{fpExceptionBehavior = 2 : i64, roundingmode = 4 : i64}> : (i32) -> f32
  llvm.return
}

// CHECK-LABEL: @experimental_constrained_fptrunc_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.towardzero", metadata !"fpexcept.maytrap")
llvm.func @experimental_constrained_fptrunc_1(%a0: f64) {
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a0) <{fpExceptionBehavior = 1 : i64, roundingmode = 0 : i64}> : (f64) -> f32
  llvm.return
}

// CHECK-LABEL: @experimental_constrained_fpext_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.experimental.constrained.fpext.f64.f32(float %0, metadata !"fpexcept.ignore")
llvm.func @experimental_constrained_fpext_1(%a0: f32) {
  %r = "llvm.intr.experimental.constrained.fpext"(%a0) <{fpExceptionBehavior = 0 : i64}> : (f32) -> f64
  llvm.return
}

// CHECK-LABEL: @experimental_constrained_fpext_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x double> @llvm.experimental.constrained.fpext.v4f64.v4f32(<4 x float> %0, metadata !"fpexcept.strict")
llvm.func @experimental_constrained_fpext_2(%a0: vector<4xf32>) {
  %r = "llvm.intr.experimental.constrained.fpext"(%a0) <{fpExceptionBehavior = 2 : i64}> : (vector<4xf32>) -> vector<4xf64>
  llvm.return
}

// CHECK-LABEL: @coro_size_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.coro.size.i64()
llvm.func @coro_size_1() {
  %r = "llvm.intr.coro.size"() : () -> i64
  llvm.return
}

// CHECK-LABEL: @coro_size_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.coro.size.i32()
llvm.func @coro_size_2() {
  %r = "llvm.intr.coro.size"() : () -> i32
  llvm.return
}

// CHECK-LABEL: @coro_align_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.coro.align.i64()
llvm.func @coro_align_1() {
  %r = "llvm.intr.coro.align"() : () -> i64
  llvm.return
}

// CHECK-LABEL: @coro_align_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.coro.align.i32()
llvm.func @coro_align_2() {
  %r = "llvm.intr.coro.align"() : () -> i32
  llvm.return
}

// CHECK-LABEL: @coro_save_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call token @llvm.coro.save(ptr %0)
llvm.func @coro_save_1(%a0: !llvm.ptr) {
  %r = "llvm.intr.coro.save"(%a0) : (!llvm.ptr) -> !llvm.token
  llvm.return
}

// CHECK-LABEL: @coro_resume_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.coro.resume(ptr %0)
llvm.func @coro_resume_1(%a0: !llvm.ptr) {
  "llvm.intr.coro.resume"(%a0) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: @coro_promise_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call ptr @llvm.coro.promise(ptr %0, i32 %1, i1 %2)
llvm.func @coro_promise_1(%a0: !llvm.ptr, %a1: i32, %a2: i1) {
  %r = "llvm.intr.coro.promise"(%a0, %a1, %a2) : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}

// CHECK-LABEL: @vp_add_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_add_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.add"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_add_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.add.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_add_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.add"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_sub_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.sub.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_sub_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.sub"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_sub_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.sub.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_sub_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.sub"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_mul_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.mul.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_mul_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.mul"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_mul_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.mul.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_mul_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.mul"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_sdiv_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_sdiv_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.sdiv"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_sdiv_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.sdiv.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_sdiv_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.sdiv"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_udiv_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_udiv_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.udiv"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_udiv_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.udiv.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_udiv_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.udiv"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_srem_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.srem.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_srem_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.srem"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_srem_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.srem.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_srem_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.srem"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_urem_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.urem.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_urem_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.urem"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_urem_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.urem.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_urem_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.urem"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_ashr_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_ashr_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.ashr"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_ashr_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.ashr.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_ashr_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.ashr"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_lshr_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_lshr_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.lshr"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_lshr_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.lshr.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_lshr_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.lshr"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_shl_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.shl.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_shl_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.shl"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_shl_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.shl.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_shl_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.shl"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_or_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.or.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_or_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.or"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_or_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.or.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_or_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.or"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_and_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.and.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_and_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.and"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_and_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.and.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_and_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.and"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_xor_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.xor.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_xor_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.xor"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_xor_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.xor.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_xor_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.xor"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_smax_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.smax.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_smax_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.smax"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_smax_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.smax.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_smax_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.smax"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_smin_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.smin.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_smin_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.smin"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_smin_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.smin.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_smin_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.smin"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_umax_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.umax.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_umax_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.umax"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_umax_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.umax.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_umax_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.umax"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_umin_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.umin.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_umin_1(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.umin"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_umin_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.umin.nxv4i32(<vscale x 4 x i32> %0, <vscale x 4 x i32> %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_umin_2(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.umin"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_fadd_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.fadd.v4f32(<4 x float> %0, <4 x float> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_fadd_1(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.fadd"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_fadd_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 2 x double> @llvm.vp.fadd.nxv2f64(<vscale x 2 x double> %0, <vscale x 2 x double> %1, <vscale x 2 x i1> %2, i32 %3)
llvm.func @vp_fadd_2(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>, %a2: vector<[2]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.fadd"(%a0, %a1, %a2, %a3) : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xi1>, i32) -> vector<[2]xf64>
  llvm.return
}

// CHECK-LABEL: @vp_fsub_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.fsub.v4f32(<4 x float> %0, <4 x float> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_fsub_1(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.fsub"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_fsub_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 2 x double> @llvm.vp.fsub.nxv2f64(<vscale x 2 x double> %0, <vscale x 2 x double> %1, <vscale x 2 x i1> %2, i32 %3)
llvm.func @vp_fsub_2(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>, %a2: vector<[2]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.fsub"(%a0, %a1, %a2, %a3) : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xi1>, i32) -> vector<[2]xf64>
  llvm.return
}

// CHECK-LABEL: @vp_fmul_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.fmul.v4f32(<4 x float> %0, <4 x float> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_fmul_1(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.fmul"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_fmul_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 2 x double> @llvm.vp.fmul.nxv2f64(<vscale x 2 x double> %0, <vscale x 2 x double> %1, <vscale x 2 x i1> %2, i32 %3)
llvm.func @vp_fmul_2(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>, %a2: vector<[2]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.fmul"(%a0, %a1, %a2, %a3) : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xi1>, i32) -> vector<[2]xf64>
  llvm.return
}

// CHECK-LABEL: @vp_fdiv_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.fdiv.v4f32(<4 x float> %0, <4 x float> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_fdiv_1(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.fdiv"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_fdiv_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 2 x double> @llvm.vp.fdiv.nxv2f64(<vscale x 2 x double> %0, <vscale x 2 x double> %1, <vscale x 2 x i1> %2, i32 %3)
llvm.func @vp_fdiv_2(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>, %a2: vector<[2]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.fdiv"(%a0, %a1, %a2, %a3) : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xi1>, i32) -> vector<[2]xf64>
  llvm.return
}

// CHECK-LABEL: @vp_frem_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.frem.v4f32(<4 x float> %0, <4 x float> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_frem_1(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.frem"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_frem_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 2 x double> @llvm.vp.frem.nxv2f64(<vscale x 2 x double> %0, <vscale x 2 x double> %1, <vscale x 2 x i1> %2, i32 %3)
llvm.func @vp_frem_2(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>, %a2: vector<[2]xi1>, %a3: i32) {
  %r = "llvm.intr.vp.frem"(%a0, %a1, %a2, %a3) : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xi1>, i32) -> vector<[2]xf64>
  llvm.return
}

// CHECK-LABEL: @vp_fneg_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.fneg.v4f32(<4 x float> %0, <4 x i1> %1, i32 %2)
llvm.func @vp_fneg_1(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.fneg"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_fma_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.fma.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %2, <4 x i1> %3, i32 %4)
llvm.func @vp_fma_1(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: vector<4xi1>, %a4: i32) {
  %r = "llvm.intr.vp.fma"(%a0, %a1, %a2, %a3, %a4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_fmuladd_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %2, <4 x i1> %3, i32 %4)
llvm.func @vp_fmuladd_1(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: vector<4xi1>, %a4: i32) {
  %r = "llvm.intr.vp.fmuladd"(%a0, %a1, %a2, %a3, %a4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_reduce_add_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vp.reduce.add.v4i32(i32 %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_add_1(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.add"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @vp_reduce_add_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vp.reduce.add.v2i64(i64 %0, <2 x i64> %1, <2 x i1> %2, i32 %3)
llvm.func @vp_reduce_add_2(%a0: i64, %a1: vector<2xi64>, %a2: vector<2xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.add"(%a0, %a1, %a2, %a3) : (i64, vector<2xi64>, vector<2xi1>, i32) -> i64
  llvm.return
}

// CHECK-LABEL: @vp_reduce_mul_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vp.reduce.mul.v4i32(i32 %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_mul_1(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.mul"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @vp_reduce_mul_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vp.reduce.mul.v2i64(i64 %0, <2 x i64> %1, <2 x i1> %2, i32 %3)
llvm.func @vp_reduce_mul_2(%a0: i64, %a1: vector<2xi64>, %a2: vector<2xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.mul"(%a0, %a1, %a2, %a3) : (i64, vector<2xi64>, vector<2xi1>, i32) -> i64
  llvm.return
}

// CHECK-LABEL: @vp_reduce_and_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vp.reduce.and.v4i32(i32 %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_and_1(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.and"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @vp_reduce_and_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vp.reduce.and.v2i64(i64 %0, <2 x i64> %1, <2 x i1> %2, i32 %3)
llvm.func @vp_reduce_and_2(%a0: i64, %a1: vector<2xi64>, %a2: vector<2xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.and"(%a0, %a1, %a2, %a3) : (i64, vector<2xi64>, vector<2xi1>, i32) -> i64
  llvm.return
}

// CHECK-LABEL: @vp_reduce_or_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vp.reduce.or.v4i32(i32 %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_or_1(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.or"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @vp_reduce_or_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vp.reduce.or.v2i64(i64 %0, <2 x i64> %1, <2 x i1> %2, i32 %3)
llvm.func @vp_reduce_or_2(%a0: i64, %a1: vector<2xi64>, %a2: vector<2xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.or"(%a0, %a1, %a2, %a3) : (i64, vector<2xi64>, vector<2xi1>, i32) -> i64
  llvm.return
}

// CHECK-LABEL: @vp_reduce_xor_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vp.reduce.xor.v4i32(i32 %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_xor_1(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.xor"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @vp_reduce_xor_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vp.reduce.xor.v2i64(i64 %0, <2 x i64> %1, <2 x i1> %2, i32 %3)
llvm.func @vp_reduce_xor_2(%a0: i64, %a1: vector<2xi64>, %a2: vector<2xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.xor"(%a0, %a1, %a2, %a3) : (i64, vector<2xi64>, vector<2xi1>, i32) -> i64
  llvm.return
}

// CHECK-LABEL: @vp_reduce_smax_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vp.reduce.smax.v4i32(i32 %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_smax_1(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.smax"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @vp_reduce_smax_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vp.reduce.smax.v2i64(i64 %0, <2 x i64> %1, <2 x i1> %2, i32 %3)
llvm.func @vp_reduce_smax_2(%a0: i64, %a1: vector<2xi64>, %a2: vector<2xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.smax"(%a0, %a1, %a2, %a3) : (i64, vector<2xi64>, vector<2xi1>, i32) -> i64
  llvm.return
}

// CHECK-LABEL: @vp_reduce_smin_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vp.reduce.smin.v4i32(i32 %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_smin_1(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.smin"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @vp_reduce_smin_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vp.reduce.smin.v2i64(i64 %0, <2 x i64> %1, <2 x i1> %2, i32 %3)
llvm.func @vp_reduce_smin_2(%a0: i64, %a1: vector<2xi64>, %a2: vector<2xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.smin"(%a0, %a1, %a2, %a3) : (i64, vector<2xi64>, vector<2xi1>, i32) -> i64
  llvm.return
}

// CHECK-LABEL: @vp_reduce_umax_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vp.reduce.umax.v4i32(i32 %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_umax_1(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.umax"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @vp_reduce_umax_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vp.reduce.umax.v2i64(i64 %0, <2 x i64> %1, <2 x i1> %2, i32 %3)
llvm.func @vp_reduce_umax_2(%a0: i64, %a1: vector<2xi64>, %a2: vector<2xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.umax"(%a0, %a1, %a2, %a3) : (i64, vector<2xi64>, vector<2xi1>, i32) -> i64
  llvm.return
}

// CHECK-LABEL: @vp_reduce_umin_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vp.reduce.umin.v4i32(i32 %0, <4 x i32> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_umin_1(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.umin"(%a0, %a1, %a2, %a3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @vp_reduce_umin_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vp.reduce.umin.v2i64(i64 %0, <2 x i64> %1, <2 x i1> %2, i32 %3)
llvm.func @vp_reduce_umin_2(%a0: i64, %a1: vector<2xi64>, %a2: vector<2xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.umin"(%a0, %a1, %a2, %a3) : (i64, vector<2xi64>, vector<2xi1>, i32) -> i64
  llvm.return
}

// CHECK-LABEL: @vp_reduce_fadd_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.vp.reduce.fadd.v4f32(float %0, <4 x float> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_fadd_1(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.fadd"(%a0, %a1, %a2, %a3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}

// CHECK-LABEL: @vp_reduce_fmul_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.vp.reduce.fmul.v4f32(float %0, <4 x float> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_fmul_1(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.fmul"(%a0, %a1, %a2, %a3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}

// CHECK-LABEL: @vp_reduce_fmax_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.vp.reduce.fmax.v4f32(float %0, <4 x float> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_fmax_1(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.fmax"(%a0, %a1, %a2, %a3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}

// CHECK-LABEL: @vp_reduce_fmin_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.vp.reduce.fmin.v4f32(float %0, <4 x float> %1, <4 x i1> %2, i32 %3)
llvm.func @vp_reduce_fmin_1(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.fmin"(%a0, %a1, %a2, %a3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}

// CHECK-LABEL: @vp_trunc_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32> %0, <4 x i1> %1, i32 %2)
llvm.func @vp_trunc_1(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.trunc"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return
}

// CHECK-LABEL: @vp_zext_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32> %0, <4 x i1> %1, i32 %2)
llvm.func @vp_zext_1(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.zext"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}

// CHECK-LABEL: @vp_sext_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32> %0, <4 x i1> %1, i32 %2)
llvm.func @vp_sext_1(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.sext"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}

// CHECK-LABEL: @vp_fptrunc_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.fptrunc.v4f32.v4f64(<4 x double> %0, <4 x i1> %1, i32 %2)
llvm.func @vp_fptrunc_1(%a0: vector<4xf64>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.fptrunc"(%a0, %a1, %a2) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_fpext_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x double> @llvm.vp.fpext.v4f64.v4f32(<4 x float> %0, <4 x i1> %1, i32 %2)
llvm.func @vp_fpext_1(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.fpext"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  llvm.return
}

// CHECK-LABEL: @vp_fptoui_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.fptoui.v4i32.v4f32(<4 x float> %0, <4 x i1> %1, i32 %2)
llvm.func @vp_fptoui_1(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.fptoui"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_fptosi_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.vp.fptosi.v4i32.v4f32(<4 x float> %0, <4 x i1> %1, i32 %2)
llvm.func @vp_fptosi_1(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.fptosi"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vp_uitofp_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.uitofp.v4f32.v4i32(<4 x i32> %0, <4 x i1> %1, i32 %2)
llvm.func @vp_uitofp_1(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.uitofp"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_sitofp_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32> %0, <4 x i1> %1, i32 %2)
llvm.func @vp_sitofp_1(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.sitofp"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_ptrtoint_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i64> @llvm.vp.ptrtoint.v4i64.v4p0(<4 x ptr> %0, <4 x i1> %1, i32 %2)
llvm.func @vp_ptrtoint_1(%a0: vector<4x!llvm.ptr>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.ptrtoint"(%a0, %a1, %a2) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}

// CHECK-LABEL: @vp_inttoptr_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x ptr> @llvm.vp.inttoptr.v4p0.v4i64(<4 x i64> %0, <4 x i1> %1, i32 %2)
llvm.func @vp_inttoptr_1(%a0: vector<4xi64>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.inttoptr"(%a0, %a1, %a2) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  llvm.return
}

// CHECK-LABEL: @vp_load_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.load.v4f32.p0(ptr %0, <4 x i1> %1, i32 %2)
llvm.func @vp_load_1(%a0: !llvm.ptr, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.load"(%a0, %a1, %a2) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_load_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p1(ptr addrspace(1) %0, <vscale x 4 x i1> %1, i32 %2)
llvm.func @vp_load_2(%a0: !llvm.ptr<1>, %a1: vector<[4]xi1>, %a2: i32) {
  %r = "llvm.intr.vp.load"(%a0, %a1, %a2) : (!llvm.ptr<1>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @vp_store_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.vp.store.v4f32.p0(<4 x float> %0, ptr %1, <4 x i1> %2, i32 %3)
llvm.func @vp_store_1(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: vector<4xi1>, %a3: i32) {
  "llvm.intr.vp.store"(%a0, %a1, %a2, %a3) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  llvm.return
}

// CHECK-LABEL: @vp_store_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.vp.store.nxv4i32.p1(<vscale x 4 x i32> %0, ptr addrspace(1) %1, <vscale x 4 x i1> %2, i32 %3)
llvm.func @vp_store_2(%a0: vector<[4]xi32>, %a1: !llvm.ptr<1>, %a2: vector<[4]xi1>, %a3: i32) {
  "llvm.intr.vp.store"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, !llvm.ptr<1>, vector<[4]xi1>, i32) -> ()
  llvm.return
}

// CHECK-LABEL: @vp_select_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.select.v4f32(<4 x i1> %0, <4 x float> %1, <4 x float> %2, i32 %3)
llvm.func @vp_select_1(%a0: vector<4xi1>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: i32) {
  %r = "llvm.intr.vp.select"(%a0, %a1, %a2, %a3) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_merge_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.vp.merge.v4f32(<4 x i1> %0, <4 x float> %1, <4 x float> %2, i32 %3)
llvm.func @vp_merge_1(%a0: vector<4xi1>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: i32) {
  %r = "llvm.intr.vp.merge"(%a0, %a1, %a2, %a3) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @vp_merge_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <vscale x 4 x i32> @llvm.vp.merge.nxv4i32(<vscale x 4 x i1> %0, <vscale x 4 x i32> %1, <vscale x 4 x i32> %2, i32 %3)
llvm.func @vp_merge_2(%a0: vector<[4]xi1>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>, %a3: i32) {
  %r = "llvm.intr.vp.merge"(%a0, %a1, %a2, %a3) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>, i32) -> vector<[4]xi32>
  llvm.return
}

// CHECK-LABEL: @experimental_vp_strided_load_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.experimental.vp.strided.load.v4f32.p0.i64(ptr %0, i64 %1, <4 x i1> %2, i32 %3)
llvm.func @experimental_vp_strided_load_1(%a0: !llvm.ptr, %a1: i64, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.experimental.vp.strided.load"(%a0, %a1, %a2, %a3) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @experimental_vp_strided_load_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.experimental.vp.strided.load.v4f32.p1.i32(ptr addrspace(1) %0, i32 %1, <4 x i1> %2, i32 %3)
llvm.func @experimental_vp_strided_load_2(%a0: !llvm.ptr<1>, %a1: i32, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.experimental.vp.strided.load"(%a0, %a1, %a2, %a3) : (!llvm.ptr<1>, i32, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @experimental_vp_strided_store_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.experimental.vp.strided.store.v4f32.p0.i64(<4 x float> %0, ptr %1, i64 %2, <4 x i1> %3, i32 %4)
llvm.func @experimental_vp_strided_store_1(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: i64, %a3: vector<4xi1>, %a4: i32) {
  "llvm.intr.experimental.vp.strided.store"(%a0, %a1, %a2, %a3, %a4) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  llvm.return
}

// CHECK-LABEL: @experimental_vp_strided_store_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.experimental.vp.strided.store.v4f32.p1.i32(<4 x float> %0, ptr addrspace(1) %1, i32 %2, <4 x i1> %3, i32 %4)
llvm.func @experimental_vp_strided_store_2(%a0: vector<4xf32>, %a1: !llvm.ptr<1>, %a2: i32, %a3: vector<4xi1>, %a4: i32) {
  "llvm.intr.experimental.vp.strided.store"(%a0, %a1, %a2, %a3, %a4) : (vector<4xf32>, !llvm.ptr<1>, i32, vector<4xi1>, i32) -> ()
  llvm.return
}

// CHECK-LABEL: @acos_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.acos.f32(float %0)
llvm.func @acos_1(%a0: f32) {
  %r = "llvm.intr.acos"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @acos_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.acos.f64(double %0)
llvm.func @acos_2(%a0: f64) {
  %r = "llvm.intr.acos"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @asin_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.asin.f32(float %0)
llvm.func @asin_1(%a0: f32) {
  %r = "llvm.intr.asin"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @asin_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.asin.f64(double %0)
llvm.func @asin_2(%a0: f64) {
  %r = "llvm.intr.asin"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @atan_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.atan.f32(float %0)
llvm.func @atan_1(%a0: f32) {
  %r = "llvm.intr.atan"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @atan_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.atan.f64(double %0)
llvm.func @atan_2(%a0: f64) {
  %r = "llvm.intr.atan"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @ceil_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.ceil.f32(float %0)
llvm.func @ceil_1(%a0: f32) {
  %r = "llvm.intr.ceil"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @ceil_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.ceil.f64(double %0)
llvm.func @ceil_2(%a0: f64) {
  %r = "llvm.intr.ceil"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @cos_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.cos.f32(float %0)
llvm.func @cos_1(%a0: f32) {
  %r = "llvm.intr.cos"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @cos_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.cos.f64(double %0)
llvm.func @cos_2(%a0: f64) {
  %r = "llvm.intr.cos"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @cosh_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.cosh.f32(float %0)
llvm.func @cosh_1(%a0: f32) {
  %r = "llvm.intr.cosh"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @cosh_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.cosh.f64(double %0)
llvm.func @cosh_2(%a0: f64) {
  %r = "llvm.intr.cosh"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @exp_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.exp.f32(float %0)
llvm.func @exp_1(%a0: f32) {
  %r = "llvm.intr.exp"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @exp_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.exp.f64(double %0)
llvm.func @exp_2(%a0: f64) {
  %r = "llvm.intr.exp"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @exp10_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.exp10.f32(float %0)
llvm.func @exp10_1(%a0: f32) {
  %r = "llvm.intr.exp10"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @exp10_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.exp10.f64(double %0)
llvm.func @exp10_2(%a0: f64) {
  %r = "llvm.intr.exp10"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @exp2_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.exp2.f32(float %0)
llvm.func @exp2_1(%a0: f32) {
  %r = "llvm.intr.exp2"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @exp2_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.exp2.f64(double %0)
llvm.func @exp2_2(%a0: f64) {
  %r = "llvm.intr.exp2"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @fabs_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.fabs.f32(float %0)
llvm.func @fabs_1(%a0: f32) {
  %r = "llvm.intr.fabs"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @fabs_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.fabs.f64(double %0)
llvm.func @fabs_2(%a0: f64) {
  %r = "llvm.intr.fabs"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @floor_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.floor.f32(float %0)
llvm.func @floor_1(%a0: f32) {
  %r = "llvm.intr.floor"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @floor_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.floor.f64(double %0)
llvm.func @floor_2(%a0: f64) {
  %r = "llvm.intr.floor"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @log_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.log.f32(float %0)
llvm.func @log_1(%a0: f32) {
  %r = "llvm.intr.log"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @log_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.log.f64(double %0)
llvm.func @log_2(%a0: f64) {
  %r = "llvm.intr.log"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @log10_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.log10.f32(float %0)
llvm.func @log10_1(%a0: f32) {
  %r = "llvm.intr.log10"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @log10_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.log10.f64(double %0)
llvm.func @log10_2(%a0: f64) {
  %r = "llvm.intr.log10"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @log2_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.log2.f32(float %0)
llvm.func @log2_1(%a0: f32) {
  %r = "llvm.intr.log2"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @log2_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.log2.f64(double %0)
llvm.func @log2_2(%a0: f64) {
  %r = "llvm.intr.log2"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @nearbyint_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.nearbyint.f32(float %0)
llvm.func @nearbyint_1(%a0: f32) {
  %r = "llvm.intr.nearbyint"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @nearbyint_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.nearbyint.f64(double %0)
llvm.func @nearbyint_2(%a0: f64) {
  %r = "llvm.intr.nearbyint"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @rint_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.rint.f32(float %0)
llvm.func @rint_1(%a0: f32) {
  %r = "llvm.intr.rint"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @rint_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.rint.f64(double %0)
llvm.func @rint_2(%a0: f64) {
  %r = "llvm.intr.rint"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @round_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.round.f32(float %0)
llvm.func @round_1(%a0: f32) {
  %r = "llvm.intr.round"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @round_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.round.f64(double %0)
llvm.func @round_2(%a0: f64) {
  %r = "llvm.intr.round"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @roundeven_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.roundeven.f32(float %0)
llvm.func @roundeven_1(%a0: f32) {
  %r = "llvm.intr.roundeven"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @roundeven_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.roundeven.f64(double %0)
llvm.func @roundeven_2(%a0: f64) {
  %r = "llvm.intr.roundeven"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @sin_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.sin.f32(float %0)
llvm.func @sin_1(%a0: f32) {
  %r = "llvm.intr.sin"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @sin_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.sin.f64(double %0)
llvm.func @sin_2(%a0: f64) {
  %r = "llvm.intr.sin"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @sinh_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.sinh.f32(float %0)
llvm.func @sinh_1(%a0: f32) {
  %r = "llvm.intr.sinh"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @sinh_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.sinh.f64(double %0)
llvm.func @sinh_2(%a0: f64) {
  %r = "llvm.intr.sinh"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @sqrt_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.sqrt.f32(float %0)
llvm.func @sqrt_1(%a0: f32) {
  %r = "llvm.intr.sqrt"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @sqrt_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.sqrt.f64(double %0)
llvm.func @sqrt_2(%a0: f64) {
  %r = "llvm.intr.sqrt"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @tan_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.tan.f32(float %0)
llvm.func @tan_1(%a0: f32) {
  %r = "llvm.intr.tan"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @tan_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.tan.f64(double %0)
llvm.func @tan_2(%a0: f64) {
  %r = "llvm.intr.tan"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @tanh_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.tanh.f32(float %0)
llvm.func @tanh_1(%a0: f32) {
  %r = "llvm.intr.tanh"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @tanh_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.tanh.f64(double %0)
llvm.func @tanh_2(%a0: f64) {
  %r = "llvm.intr.tanh"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @trunc_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.trunc.f32(float %0)
llvm.func @trunc_1(%a0: f32) {
  %r = "llvm.intr.trunc"(%a0) : (f32) -> f32
  llvm.return
}

// CHECK-LABEL: @trunc_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call double @llvm.trunc.f64(double %0)
llvm.func @trunc_2(%a0: f64) {
  %r = "llvm.intr.trunc"(%a0) : (f64) -> f64
  llvm.return
}

// CHECK-LABEL: @atan2_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.atan2.f32(float %0, float %1)
llvm.func @atan2_1(%a0: f32, %a1: f32) {
  %r = "llvm.intr.atan2"(%a0, %a1) : (f32, f32) -> f32
  llvm.return
}

// CHECK-LABEL: @atan2_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x double> @llvm.atan2.v2f64(<2 x double> %0, <2 x double> %1)
llvm.func @atan2_2(%a0: vector<2xf64>, %a1: vector<2xf64>) {
  %r = "llvm.intr.atan2"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return
}

// CHECK-LABEL: @copysign_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.copysign.f32(float %0, float %1)
llvm.func @copysign_1(%a0: f32, %a1: f32) {
  %r = "llvm.intr.copysign"(%a0, %a1) : (f32, f32) -> f32
  llvm.return
}

// CHECK-LABEL: @copysign_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x double> @llvm.copysign.v2f64(<2 x double> %0, <2 x double> %1)
llvm.func @copysign_2(%a0: vector<2xf64>, %a1: vector<2xf64>) {
  %r = "llvm.intr.copysign"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return
}

// CHECK-LABEL: @maximum_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.maximum.f32(float %0, float %1)
llvm.func @maximum_1(%a0: f32, %a1: f32) {
  %r = "llvm.intr.maximum"(%a0, %a1) : (f32, f32) -> f32
  llvm.return
}

// CHECK-LABEL: @maximum_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x double> @llvm.maximum.v2f64(<2 x double> %0, <2 x double> %1)
llvm.func @maximum_2(%a0: vector<2xf64>, %a1: vector<2xf64>) {
  %r = "llvm.intr.maximum"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return
}

// CHECK-LABEL: @maxnum_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.maxnum.f32(float %0, float %1)
llvm.func @maxnum_1(%a0: f32, %a1: f32) {
  %r = "llvm.intr.maxnum"(%a0, %a1) : (f32, f32) -> f32
  llvm.return
}

// CHECK-LABEL: @maxnum_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x double> @llvm.maxnum.v2f64(<2 x double> %0, <2 x double> %1)
llvm.func @maxnum_2(%a0: vector<2xf64>, %a1: vector<2xf64>) {
  %r = "llvm.intr.maxnum"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return
}

// CHECK-LABEL: @minimum_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.minimum.f32(float %0, float %1)
llvm.func @minimum_1(%a0: f32, %a1: f32) {
  %r = "llvm.intr.minimum"(%a0, %a1) : (f32, f32) -> f32
  llvm.return
}

// CHECK-LABEL: @minimum_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x double> @llvm.minimum.v2f64(<2 x double> %0, <2 x double> %1)
llvm.func @minimum_2(%a0: vector<2xf64>, %a1: vector<2xf64>) {
  %r = "llvm.intr.minimum"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return
}

// CHECK-LABEL: @minnum_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.minnum.f32(float %0, float %1)
llvm.func @minnum_1(%a0: f32, %a1: f32) {
  %r = "llvm.intr.minnum"(%a0, %a1) : (f32, f32) -> f32
  llvm.return
}

// CHECK-LABEL: @minnum_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x double> @llvm.minnum.v2f64(<2 x double> %0, <2 x double> %1)
llvm.func @minnum_2(%a0: vector<2xf64>, %a1: vector<2xf64>) {
  %r = "llvm.intr.minnum"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return
}

// CHECK-LABEL: @pow_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.pow.f32(float %0, float %1)
llvm.func @pow_1(%a0: f32, %a1: f32) {
  %r = "llvm.intr.pow"(%a0, %a1) : (f32, f32) -> f32
  llvm.return
}

// CHECK-LABEL: @pow_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x double> @llvm.pow.v2f64(<2 x double> %0, <2 x double> %1)
llvm.func @pow_2(%a0: vector<2xf64>, %a1: vector<2xf64>) {
  %r = "llvm.intr.pow"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return
}

// CHECK-LABEL: @fma_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.fma.f32(float %0, float %1, float %2)
llvm.func @fma_1(%a0: f32, %a1: f32, %a2: f32) {
  %r = "llvm.intr.fma"(%a0, %a1, %a2) : (f32, f32, f32) -> f32
  llvm.return
}

// CHECK-LABEL: @fma_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x double> @llvm.fma.v2f64(<2 x double> %0, <2 x double> %1, <2 x double> %2)
llvm.func @fma_2(%a0: vector<2xf64>, %a1: vector<2xf64>, %a2: vector<2xf64>) {
  %r = "llvm.intr.fma"(%a0, %a1, %a2) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return
}

// CHECK-LABEL: @fmuladd_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.fmuladd.f32(float %0, float %1, float %2)
llvm.func @fmuladd_1(%a0: f32, %a1: f32, %a2: f32) {
  %r = "llvm.intr.fmuladd"(%a0, %a1, %a2) : (f32, f32, f32) -> f32
  llvm.return
}

// CHECK-LABEL: @fmuladd_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %0, <2 x double> %1, <2 x double> %2)
llvm.func @fmuladd_2(%a0: vector<2xf64>, %a1: vector<2xf64>, %a2: vector<2xf64>) {
  %r = "llvm.intr.fmuladd"(%a0, %a1, %a2) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return
}

// CHECK-LABEL: @sincos_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { float, float } @llvm.sincos.f32(float %0)
llvm.func @sincos_1(%a0: f32) {
  %r = "llvm.intr.sincos"(%a0) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.return
}

// CHECK-LABEL: @sincos_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { <4 x float>, <4 x float> } @llvm.sincos.v4f32(<4 x float> %0)
llvm.func @sincos_2(%a0: vector<4xf32>) {
  %r = "llvm.intr.sincos"(%a0) : (vector<4xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  llvm.return
}

// CHECK-LABEL: @powi_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.powi.f32.i32(float %0, i32 %1)
llvm.func @powi_1(%a0: f32, %a1: i32) {
  %r = "llvm.intr.powi"(%a0, %a1) : (f32, i32) -> f32
  llvm.return
}

// CHECK-LABEL: @powi_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x float> @llvm.powi.v4f32.i16(<4 x float> %0, i16 %1)
llvm.func @powi_2(%a0: vector<4xf32>, %a1: i16) {
  %r = "llvm.intr.powi"(%a0, %a1) : (vector<4xf32>, i16) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: @bitreverse_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.bitreverse.i32(i32 %0)
llvm.func @bitreverse_1(%a0: i32) {
  %r = "llvm.intr.bitreverse"(%a0) : (i32) -> i32
  llvm.return
}

// CHECK-LABEL: @bitreverse_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.bitreverse.v2i64(<2 x i64> %0)
llvm.func @bitreverse_2(%a0: vector<2xi64>) {
  %r = "llvm.intr.bitreverse"(%a0) : (vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @bswap_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.bswap.i32(i32 %0)
llvm.func @bswap_1(%a0: i32) {
  %r = "llvm.intr.bswap"(%a0) : (i32) -> i32
  llvm.return
}

// CHECK-LABEL: @bswap_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.bswap.v2i64(<2 x i64> %0)
llvm.func @bswap_2(%a0: vector<2xi64>) {
  %r = "llvm.intr.bswap"(%a0) : (vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @ctpop_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.ctpop.i32(i32 %0)
llvm.func @ctpop_1(%a0: i32) {
  %r = "llvm.intr.ctpop"(%a0) : (i32) -> i32
  llvm.return
}

// CHECK-LABEL: @ctpop_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.ctpop.v2i64(<2 x i64> %0)
llvm.func @ctpop_2(%a0: vector<2xi64>) {
  %r = "llvm.intr.ctpop"(%a0) : (vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @smax_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.smax.i32(i32 %0, i32 %1)
llvm.func @smax_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.smax"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @smax_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.smax.v2i64(<2 x i64> %0, <2 x i64> %1)
llvm.func @smax_2(%a0: vector<2xi64>, %a1: vector<2xi64>) {
  %r = "llvm.intr.smax"(%a0, %a1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @smin_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.smin.i32(i32 %0, i32 %1)
llvm.func @smin_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.smin"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @smin_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.smin.v2i64(<2 x i64> %0, <2 x i64> %1)
llvm.func @smin_2(%a0: vector<2xi64>, %a1: vector<2xi64>) {
  %r = "llvm.intr.smin"(%a0, %a1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @umax_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.umax.i32(i32 %0, i32 %1)
llvm.func @umax_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.umax"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @umax_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.umax.v2i64(<2 x i64> %0, <2 x i64> %1)
llvm.func @umax_2(%a0: vector<2xi64>, %a1: vector<2xi64>) {
  %r = "llvm.intr.umax"(%a0, %a1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @umin_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.umin.i32(i32 %0, i32 %1)
llvm.func @umin_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.umin"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @umin_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.umin.v2i64(<2 x i64> %0, <2 x i64> %1)
llvm.func @umin_2(%a0: vector<2xi64>, %a1: vector<2xi64>) {
  %r = "llvm.intr.umin"(%a0, %a1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @sadd_sat_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.sadd.sat.i32(i32 %0, i32 %1)
llvm.func @sadd_sat_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.sadd.sat"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @sadd_sat_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.sadd.sat.v2i64(<2 x i64> %0, <2 x i64> %1)
llvm.func @sadd_sat_2(%a0: vector<2xi64>, %a1: vector<2xi64>) {
  %r = "llvm.intr.sadd.sat"(%a0, %a1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @ssub_sat_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.ssub.sat.i32(i32 %0, i32 %1)
llvm.func @ssub_sat_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.ssub.sat"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @ssub_sat_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.ssub.sat.v2i64(<2 x i64> %0, <2 x i64> %1)
llvm.func @ssub_sat_2(%a0: vector<2xi64>, %a1: vector<2xi64>) {
  %r = "llvm.intr.ssub.sat"(%a0, %a1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @uadd_sat_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.uadd.sat.i32(i32 %0, i32 %1)
llvm.func @uadd_sat_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.uadd.sat"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @uadd_sat_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.uadd.sat.v2i64(<2 x i64> %0, <2 x i64> %1)
llvm.func @uadd_sat_2(%a0: vector<2xi64>, %a1: vector<2xi64>) {
  %r = "llvm.intr.uadd.sat"(%a0, %a1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @usub_sat_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.usub.sat.i32(i32 %0, i32 %1)
llvm.func @usub_sat_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.usub.sat"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @usub_sat_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.usub.sat.v2i64(<2 x i64> %0, <2 x i64> %1)
llvm.func @usub_sat_2(%a0: vector<2xi64>, %a1: vector<2xi64>) {
  %r = "llvm.intr.usub.sat"(%a0, %a1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @sshl_sat_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.sshl.sat.i32(i32 %0, i32 %1)
llvm.func @sshl_sat_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.sshl.sat"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @sshl_sat_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.sshl.sat.v2i64(<2 x i64> %0, <2 x i64> %1)
llvm.func @sshl_sat_2(%a0: vector<2xi64>, %a1: vector<2xi64>) {
  %r = "llvm.intr.sshl.sat"(%a0, %a1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @ushl_sat_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.ushl.sat.i32(i32 %0, i32 %1)
llvm.func @ushl_sat_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.ushl.sat"(%a0, %a1) : (i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @ushl_sat_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <2 x i64> @llvm.ushl.sat.v2i64(<2 x i64> %0, <2 x i64> %1)
llvm.func @ushl_sat_2(%a0: vector<2xi64>, %a1: vector<2xi64>) {
  %r = "llvm.intr.ushl.sat"(%a0, %a1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return
}

// CHECK-LABEL: @sadd_with_overflow_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1)
llvm.func @sadd_with_overflow_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.sadd.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// CHECK-LABEL: @sadd_with_overflow_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32> %0, <4 x i32> %1)
llvm.func @sadd_with_overflow_2(%a0: vector<4xi32>, %a1: vector<4xi32>) {
  %r = "llvm.intr.sadd.with.overflow"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return
}

// CHECK-LABEL: @smul_with_overflow_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1)
llvm.func @smul_with_overflow_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.smul.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// CHECK-LABEL: @smul_with_overflow_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { <4 x i32>, <4 x i1> } @llvm.smul.with.overflow.v4i32(<4 x i32> %0, <4 x i32> %1)
llvm.func @smul_with_overflow_2(%a0: vector<4xi32>, %a1: vector<4xi32>) {
  %r = "llvm.intr.smul.with.overflow"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return
}

// CHECK-LABEL: @ssub_with_overflow_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %0, i32 %1)
llvm.func @ssub_with_overflow_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.ssub.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// CHECK-LABEL: @ssub_with_overflow_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { <4 x i32>, <4 x i1> } @llvm.ssub.with.overflow.v4i32(<4 x i32> %0, <4 x i32> %1)
llvm.func @ssub_with_overflow_2(%a0: vector<4xi32>, %a1: vector<4xi32>) {
  %r = "llvm.intr.ssub.with.overflow"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return
}

// CHECK-LABEL: @uadd_with_overflow_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 %1)
llvm.func @uadd_with_overflow_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.uadd.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// CHECK-LABEL: @uadd_with_overflow_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32> %0, <4 x i32> %1)
llvm.func @uadd_with_overflow_2(%a0: vector<4xi32>, %a1: vector<4xi32>) {
  %r = "llvm.intr.uadd.with.overflow"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return
}

// CHECK-LABEL: @umul_with_overflow_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %1)
llvm.func @umul_with_overflow_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.umul.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// CHECK-LABEL: @umul_with_overflow_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { <4 x i32>, <4 x i1> } @llvm.umul.with.overflow.v4i32(<4 x i32> %0, <4 x i32> %1)
llvm.func @umul_with_overflow_2(%a0: vector<4xi32>, %a1: vector<4xi32>) {
  %r = "llvm.intr.umul.with.overflow"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return
}

// CHECK-LABEL: @usub_with_overflow_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %0, i32 %1)
llvm.func @usub_with_overflow_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.usub.with.overflow"(%a0, %a1) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// CHECK-LABEL: @usub_with_overflow_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { <4 x i32>, <4 x i1> } @llvm.usub.with.overflow.v4i32(<4 x i32> %0, <4 x i32> %1)
llvm.func @usub_with_overflow_2(%a0: vector<4xi32>, %a1: vector<4xi32>) {
  %r = "llvm.intr.usub.with.overflow"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return
}

// CHECK-LABEL: @abs_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.abs.i32(i32 %0, i1 false)
llvm.func @abs_1(%a0: i32) {
  %r = "llvm.intr.abs"(%a0) <{is_int_min_poison = false}> : (i32) -> i32
  llvm.return
}

// CHECK-LABEL: @abs_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.abs.v4i32(<4 x i32> %0, i1 true)
llvm.func @abs_2(%a0: vector<4xi32>) {
  %r = "llvm.intr.abs"(%a0) <{is_int_min_poison = true}> : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @ctlz_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.ctlz.i32(i32 %0, i1 false)
llvm.func @ctlz_1(%a0: i32) {
  %r = "llvm.intr.ctlz"(%a0) <{is_zero_poison = false}> : (i32) -> i32
  llvm.return
}

// CHECK-LABEL: @ctlz_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %0, i1 true)
llvm.func @ctlz_2(%a0: vector<4xi32>) {
  %r = "llvm.intr.ctlz"(%a0) <{is_zero_poison = true}> : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @cttz_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.cttz.i32(i32 %0, i1 false)
llvm.func @cttz_1(%a0: i32) {
  %r = "llvm.intr.cttz"(%a0) <{is_zero_poison = false}> : (i32) -> i32
  llvm.return
}

// CHECK-LABEL: @cttz_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.cttz.v4i32(<4 x i32> %0, i1 true)
llvm.func @cttz_2(%a0: vector<4xi32>) {
  %r = "llvm.intr.cttz"(%a0) <{is_zero_poison = true}> : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @fshl_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.fshl.i32(i32 %0, i32 %1, i32 %2)
llvm.func @fshl_1(%a0: i32, %a1: i32, %a2: i32) {
  %r = "llvm.intr.fshl"(%a0, %a1, %a2) : (i32, i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @fshl_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2)
llvm.func @fshl_2(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>) {
  %r = "llvm.intr.fshl"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @fshr_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.fshr.i32(i32 %0, i32 %1, i32 %2)
llvm.func @fshr_1(%a0: i32, %a1: i32, %a2: i32) {
  %r = "llvm.intr.fshr"(%a0, %a1, %a2) : (i32, i32, i32) -> i32
  llvm.return
}

// CHECK-LABEL: @fshr_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2)
llvm.func @fshr_2(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>) {
  %r = "llvm.intr.fshr"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: @vector_reduce_add_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %0)
llvm.func @vector_reduce_add_1(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.add"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_add_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vector.reduce.add.nxv2i64(<vscale x 2 x i64> %0)
llvm.func @vector_reduce_add_2(%a0: vector<[2]xi64>) {
  %r = "llvm.intr.vector.reduce.add"(%a0) : (vector<[2]xi64>) -> i64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_and_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %0)
llvm.func @vector_reduce_and_1(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.and"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_and_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vector.reduce.and.nxv2i64(<vscale x 2 x i64> %0)
llvm.func @vector_reduce_and_2(%a0: vector<[2]xi64>) {
  %r = "llvm.intr.vector.reduce.and"(%a0) : (vector<[2]xi64>) -> i64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_mul_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %0)
llvm.func @vector_reduce_mul_1(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.mul"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_mul_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vector.reduce.mul.nxv2i64(<vscale x 2 x i64> %0)
llvm.func @vector_reduce_mul_2(%a0: vector<[2]xi64>) {
  %r = "llvm.intr.vector.reduce.mul"(%a0) : (vector<[2]xi64>) -> i64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_or_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %0)
llvm.func @vector_reduce_or_1(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.or"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_or_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vector.reduce.or.nxv2i64(<vscale x 2 x i64> %0)
llvm.func @vector_reduce_or_2(%a0: vector<[2]xi64>) {
  %r = "llvm.intr.vector.reduce.or"(%a0) : (vector<[2]xi64>) -> i64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_smax_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %0)
llvm.func @vector_reduce_smax_1(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.smax"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_smax_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vector.reduce.smax.nxv2i64(<vscale x 2 x i64> %0)
llvm.func @vector_reduce_smax_2(%a0: vector<[2]xi64>) {
  %r = "llvm.intr.vector.reduce.smax"(%a0) : (vector<[2]xi64>) -> i64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_smin_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %0)
llvm.func @vector_reduce_smin_1(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.smin"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_smin_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vector.reduce.smin.nxv2i64(<vscale x 2 x i64> %0)
llvm.func @vector_reduce_smin_2(%a0: vector<[2]xi64>) {
  %r = "llvm.intr.vector.reduce.smin"(%a0) : (vector<[2]xi64>) -> i64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_umax_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %0)
llvm.func @vector_reduce_umax_1(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.umax"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_umax_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vector.reduce.umax.nxv2i64(<vscale x 2 x i64> %0)
llvm.func @vector_reduce_umax_2(%a0: vector<[2]xi64>) {
  %r = "llvm.intr.vector.reduce.umax"(%a0) : (vector<[2]xi64>) -> i64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_umin_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %0)
llvm.func @vector_reduce_umin_1(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.umin"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_umin_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vector.reduce.umin.nxv2i64(<vscale x 2 x i64> %0)
llvm.func @vector_reduce_umin_2(%a0: vector<[2]xi64>) {
  %r = "llvm.intr.vector.reduce.umin"(%a0) : (vector<[2]xi64>) -> i64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_xor_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %0)
llvm.func @vector_reduce_xor_1(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.xor"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_xor_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.vector.reduce.xor.nxv2i64(<vscale x 2 x i64> %0)
llvm.func @vector_reduce_xor_2(%a0: vector<[2]xi64>) {
  %r = "llvm.intr.vector.reduce.xor"(%a0) : (vector<[2]xi64>) -> i64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_fadd_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.vector.reduce.fadd.v4f32(float %0, <4 x float> %1)
llvm.func @vector_reduce_fadd_1(%a0: f32, %a1: vector<4xf32>) {
  %r = "llvm.intr.vector.reduce.fadd"(%a0, %a1) : (f32, vector<4xf32>) -> f32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_fadd_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call reassoc double @llvm.vector.reduce.fadd.nxv2f64(double %0, <vscale x 2 x double> %1)
llvm.func @vector_reduce_fadd_2(%a0: f64, %a1: vector<[2]xf64>) {
  %r = "llvm.intr.vector.reduce.fadd"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f64, vector<[2]xf64>) -> f64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_fmul_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.vector.reduce.fmul.v4f32(float %0, <4 x float> %1)
llvm.func @vector_reduce_fmul_1(%a0: f32, %a1: vector<4xf32>) {
  %r = "llvm.intr.vector.reduce.fmul"(%a0, %a1) : (f32, vector<4xf32>) -> f32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_fmul_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call reassoc double @llvm.vector.reduce.fmul.nxv2f64(double %0, <vscale x 2 x double> %1)
llvm.func @vector_reduce_fmul_2(%a0: f64, %a1: vector<[2]xf64>) {
  %r = "llvm.intr.vector.reduce.fmul"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f64, vector<[2]xf64>) -> f64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_fmax_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %0)
llvm.func @vector_reduce_fmax_1(%a0: vector<4xf32>) {
  %r = "llvm.intr.vector.reduce.fmax"(%a0) : (vector<4xf32>) -> f32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_fmax_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call fast double @llvm.vector.reduce.fmax.nxv2f64(<vscale x 2 x double> %0)
llvm.func @vector_reduce_fmax_2(%a0: vector<[2]xf64>) {
  %r = "llvm.intr.vector.reduce.fmax"(%a0) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<[2]xf64>) -> f64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_fmin_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %0)
llvm.func @vector_reduce_fmin_1(%a0: vector<4xf32>) {
  %r = "llvm.intr.vector.reduce.fmin"(%a0) : (vector<4xf32>) -> f32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_fmin_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call fast double @llvm.vector.reduce.fmin.nxv2f64(<vscale x 2 x double> %0)
llvm.func @vector_reduce_fmin_2(%a0: vector<[2]xf64>) {
  %r = "llvm.intr.vector.reduce.fmin"(%a0) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<[2]xf64>) -> f64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_fmaximum_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %0)
llvm.func @vector_reduce_fmaximum_1(%a0: vector<4xf32>) {
  %r = "llvm.intr.vector.reduce.fmaximum"(%a0) : (vector<4xf32>) -> f32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_fmaximum_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call fast double @llvm.vector.reduce.fmaximum.nxv2f64(<vscale x 2 x double> %0)
llvm.func @vector_reduce_fmaximum_2(%a0: vector<[2]xf64>) {
  %r = "llvm.intr.vector.reduce.fmaximum"(%a0) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<[2]xf64>) -> f64
  llvm.return
}

// CHECK-LABEL: @vector_reduce_fminimum_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %0)
llvm.func @vector_reduce_fminimum_1(%a0: vector<4xf32>) {
  %r = "llvm.intr.vector.reduce.fminimum"(%a0) : (vector<4xf32>) -> f32
  llvm.return
}

// CHECK-LABEL: @vector_reduce_fminimum_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call fast double @llvm.vector.reduce.fminimum.nxv2f64(<vscale x 2 x double> %0)
llvm.func @vector_reduce_fminimum_2(%a0: vector<[2]xf64>) {
  %r = "llvm.intr.vector.reduce.fminimum"(%a0) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<[2]xf64>) -> f64
  llvm.return
}

// CHECK-LABEL: @prefetch_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.prefetch.p0(ptr %0, i32 0, i32 3, i32 1)
llvm.func @prefetch_1(%a0: !llvm.ptr) {
  "llvm.intr.prefetch"(%a0) <{rw = 0 : i32, hint = 3 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: @prefetch_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.prefetch.p1(ptr addrspace(1) %0, i32 1, i32 0, i32 0)
llvm.func @prefetch_2(%a0: !llvm.ptr<1>) {
  "llvm.intr.prefetch"(%a0) <{rw = 1 : i32, hint = 0 : i32, cache = 0 : i32}> : (!llvm.ptr<1>) -> ()
  llvm.return
}

// CHECK-LABEL: @assume_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.assume(i1 %0)
llvm.func @assume_1(%a0: i1) {
  "llvm.intr.assume"(%a0) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
  llvm.return
}

// CHECK-LABEL: @memcpy_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.memcpy.p0.p0.i64(ptr %0, ptr %1, i64 %2, i1 false)
llvm.func @memcpy_1(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: i64) {
  "llvm.intr.memcpy"(%a0, %a1, %a2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// CHECK-LABEL: @memcpy_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.memcpy.p1.p0.i32(ptr addrspace(1) %0, ptr %1, i32 %2, i1 true)
llvm.func @memcpy_2(%a0: !llvm.ptr<1>, %a1: !llvm.ptr, %a2: i32) {
  "llvm.intr.memcpy"(%a0, %a1, %a2) <{isVolatile = true}> : (!llvm.ptr<1>, !llvm.ptr, i32) -> ()
  llvm.return
}

// CHECK-LABEL: @memmove_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.memmove.p0.p0.i64(ptr %0, ptr %1, i64 %2, i1 false)
llvm.func @memmove_1(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: i64) {
  "llvm.intr.memmove"(%a0, %a1, %a2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// CHECK-LABEL: @memmove_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.memmove.p1.p0.i32(ptr addrspace(1) %0, ptr %1, i32 %2, i1 true)
llvm.func @memmove_2(%a0: !llvm.ptr<1>, %a1: !llvm.ptr, %a2: i32) {
  "llvm.intr.memmove"(%a0, %a1, %a2) <{isVolatile = true}> : (!llvm.ptr<1>, !llvm.ptr, i32) -> ()
  llvm.return
}

// CHECK-LABEL: @memset_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.memset.p0.i64(ptr %0, i8 %1, i64 %2, i1 false)
llvm.func @memset_1(%a0: !llvm.ptr, %a1: i8, %a2: i64) {
  "llvm.intr.memset"(%a0, %a1, %a2) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// CHECK-LABEL: @memset_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.memset.p1.i32(ptr addrspace(1) %0, i8 %1, i32 %2, i1 true)
llvm.func @memset_2(%a0: !llvm.ptr<1>, %a1: i8, %a2: i32) {
  "llvm.intr.memset"(%a0, %a1, %a2) <{isVolatile = true}> : (!llvm.ptr<1>, i8, i32) -> ()
  llvm.return
}

// CHECK-LABEL: @stacksave_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call ptr @llvm.stacksave.p0()
llvm.func @stacksave_1() {
  %r = "llvm.intr.stacksave"() : () -> !llvm.ptr
  llvm.return
}

// CHECK-LABEL: @stacksave_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call ptr addrspace(5) @llvm.stacksave.p5()
llvm.func @stacksave_2() {
  %r = "llvm.intr.stacksave"() : () -> !llvm.ptr<5>
  llvm.return
}

// CHECK-LABEL: @stackrestore_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.stackrestore.p0(ptr %0)
llvm.func @stackrestore_1(%a0: !llvm.ptr) {
  "llvm.intr.stackrestore"(%a0) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: @stackrestore_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.stackrestore.p5(ptr addrspace(5) %0)
llvm.func @stackrestore_2(%a0: !llvm.ptr<5>) {
  "llvm.intr.stackrestore"(%a0) : (!llvm.ptr<5>) -> ()
  llvm.return
}

// CHECK-LABEL: @trap_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.trap()
llvm.func @trap_1() {
  "llvm.intr.trap"() : () -> ()
  llvm.return
}

// CHECK-LABEL: @debugtrap_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.debugtrap()
llvm.func @debugtrap_1() {
  "llvm.intr.debugtrap"() : () -> ()
  llvm.return
}

// CHECK-LABEL: @vaend_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.va_end.p0(ptr %0)
llvm.func @vaend_1(%a0: !llvm.ptr) {
  "llvm.intr.vaend"(%a0) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: @vacopy_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.va_copy.p0(ptr %0, ptr %1)
llvm.func @vacopy_1(%a0: !llvm.ptr, %a1: !llvm.ptr) {
  "llvm.intr.vacopy"(%a0, %a1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: @ptrmask_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call ptr @llvm.ptrmask.p0.i64(ptr %0, i64 %1)
llvm.func @ptrmask_1(%a0: !llvm.ptr, %a1: i64) {
  %r = "llvm.intr.ptrmask"(%a0, %a1) : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}

// CHECK-LABEL: @ptrmask_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x ptr> @llvm.ptrmask.v4p0.v4i64(<4 x ptr> %0, <4 x i64> %1)
llvm.func @ptrmask_2(%a0: vector<4x!llvm.ptr>, %a1: vector<4xi64>) {
  %r = "llvm.intr.ptrmask"(%a0, %a1) : (vector<4x!llvm.ptr>, vector<4xi64>) -> vector<4x!llvm.ptr>
  llvm.return
}

// CHECK-LABEL: @experimental_noalias_scope_decl_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.experimental.noalias.scope.decl(metadata !{{[0-9]+}})
llvm.func @experimental_noalias_scope_decl_1() {
  "llvm.intr.experimental.noalias.scope.decl"() <{scope = #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>}> : () -> ()
  llvm.return
}

// CHECK-LABEL: @invariant_start_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call ptr @llvm.invariant.start.p0(i64 4, ptr %0)
llvm.func @invariant_start_1(%a0: !llvm.ptr) {
  %r = "llvm.intr.invariant.start"(%a0) <{size = 4 : i64}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// CHECK-LABEL: @invariant_start_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call ptr @llvm.invariant.start.p1(i64 -1, ptr addrspace(1) %0)
llvm.func @invariant_start_2(%a0: !llvm.ptr<1>) {
  %r = "llvm.intr.invariant.start"(%a0) <{size = -1 : i64}> : (!llvm.ptr<1>) -> !llvm.ptr
  llvm.return
}

// CHECK-LABEL: @invariant_end_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.invariant.end.p0(ptr %0, i64 4, ptr %1)
llvm.func @invariant_end_1(%a0: !llvm.ptr, %a1: !llvm.ptr) {
  "llvm.intr.invariant.end"(%a0, %a1) <{size = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: @invariant_end_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call void @llvm.invariant.end.p1(ptr %0, i64 4, ptr addrspace(1) %1)
llvm.func @invariant_end_2(%a0: !llvm.ptr, %a1: !llvm.ptr<1>) {
  "llvm.intr.invariant.end"(%a0, %a1) <{size = 4 : i64}> : (!llvm.ptr, !llvm.ptr<1>) -> ()
  llvm.return
}

// CHECK-LABEL: @launder_invariant_group_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call ptr @llvm.launder.invariant.group.p0(ptr %0)
llvm.func @launder_invariant_group_1(%a0: !llvm.ptr) {
  %r = "llvm.intr.launder.invariant.group"(%a0) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// CHECK-LABEL: @strip_invariant_group_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call ptr @llvm.strip.invariant.group.p0(ptr %0)
llvm.func @strip_invariant_group_1(%a0: !llvm.ptr) {
  %r = "llvm.intr.strip.invariant.group"(%a0) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// CHECK-LABEL: @launder_invariant_group_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1) %0)
llvm.func @launder_invariant_group_2(%a0: !llvm.ptr<1>) {
  %r = "llvm.intr.launder.invariant.group"(%a0) : (!llvm.ptr<1>) -> !llvm.ptr<1>
  llvm.return
}

// CHECK-LABEL: @strip_invariant_group_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call ptr addrspace(1) @llvm.strip.invariant.group.p1(ptr addrspace(1) %0)
llvm.func @strip_invariant_group_2(%a0: !llvm.ptr<1>) {
  %r = "llvm.intr.strip.invariant.group"(%a0) : (!llvm.ptr<1>) -> !llvm.ptr<1>
  llvm.return
}

// CHECK-LABEL: @is_constant_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i1 @llvm.is.constant.i32(i32 %0)
llvm.func @is_constant_1(%a0: i32) {
  %r = "llvm.intr.is.constant"(%a0) : (i32) -> i1
  llvm.return
}

// CHECK-LABEL: @is_constant_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i1 @llvm.is.constant.p0(ptr %0)
llvm.func @is_constant_2(%a0: !llvm.ptr) {
  %r = "llvm.intr.is.constant"(%a0) : (!llvm.ptr) -> i1
  llvm.return
}

// CHECK-LABEL: @is_fpclass_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i1 @llvm.is.fpclass.f32(float %0, i32 3)
llvm.func @is_fpclass_1(%a0: f32) {
  %r = "llvm.intr.is.fpclass"(%a0) <{bit = 3 : i32}> : (f32) -> i1
  llvm.return
}

// CHECK-LABEL: @is_fpclass_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %0, i32 1023)
llvm.func @is_fpclass_2(%a0: vector<4xf32>) {
  %r = "llvm.intr.is.fpclass"(%a0) <{bit = 1023 : i32}> : (vector<4xf32>) -> vector<4xi1>
  llvm.return
}

// CHECK-LABEL: @scmp_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i8 @llvm.scmp.i8.i32(i32 %0, i32 %1)
llvm.func @scmp_1(%a0: i32, %a1: i32) {
  %r = "llvm.intr.scmp"(%a0, %a1) : (i32, i32) -> i8
  llvm.return
}

// CHECK-LABEL: @ucmp_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32> %0, <4 x i32> %1)
llvm.func @ucmp_1(%a0: vector<4xi32>, %a1: vector<4xi32>) {
  %r = "llvm.intr.ucmp"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi8>
  llvm.return
}

// CHECK-LABEL: @scmp_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i2 @llvm.scmp.i2.i32(i32 %0, i32 %1)
llvm.func @scmp_2(%a0: i32, %a1: i32) {
  %r = "llvm.intr.scmp"(%a0, %a1) : (i32, i32) -> i2
  llvm.return
}

// CHECK-LABEL: @lround_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.lround.i64.f32(float %0)
llvm.func @lround_1(%a0: f32) {
  %r = "llvm.intr.lround"(%a0) : (f32) -> i64
  llvm.return
}

// CHECK-LABEL: @lround_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.lround.i32.f64(double %0)
llvm.func @lround_2(%a0: f64) {
  %r = "llvm.intr.lround"(%a0) : (f64) -> i32
  llvm.return
}

// CHECK-LABEL: @llround_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.llround.i64.f32(float %0)
llvm.func @llround_1(%a0: f32) {
  %r = "llvm.intr.llround"(%a0) : (f32) -> i64
  llvm.return
}

// CHECK-LABEL: @llround_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.llround.i32.f64(double %0)
llvm.func @llround_2(%a0: f64) {
  %r = "llvm.intr.llround"(%a0) : (f64) -> i32
  llvm.return
}

// CHECK-LABEL: @lrint_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.lrint.i64.f32(float %0)
llvm.func @lrint_1(%a0: f32) {
  %r = "llvm.intr.lrint"(%a0) : (f32) -> i64
  llvm.return
}

// CHECK-LABEL: @lrint_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.lrint.i32.f64(double %0)
llvm.func @lrint_2(%a0: f64) {
  %r = "llvm.intr.lrint"(%a0) : (f64) -> i32
  llvm.return
}

// CHECK-LABEL: @llrint_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i64 @llvm.llrint.i64.f32(float %0)
llvm.func @llrint_1(%a0: f32) {
  %r = "llvm.intr.llrint"(%a0) : (f32) -> i64
  llvm.return
}

// CHECK-LABEL: @llrint_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call i32 @llvm.llrint.i32.f64(double %0)
llvm.func @llrint_2(%a0: f64) {
  %r = "llvm.intr.llrint"(%a0) : (f64) -> i32
  llvm.return
}

// CHECK-LABEL: @ldexp_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call float @llvm.ldexp.f32.i32(float %0, i32 %1)
llvm.func @ldexp_1(%a0: f32, %a1: i32) {
  %r = "llvm.intr.ldexp"(%a0, %a1) : (f32, i32) -> f32
  llvm.return
}

// CHECK-LABEL: @frexp_1(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { float, i32 } @llvm.frexp.f32.i32(float %0)
llvm.func @frexp_1(%a0: f32) {
  %r = "llvm.intr.frexp"(%a0) : (f32) -> !llvm.struct<(f32, i32)>
  llvm.return
}

// CHECK-LABEL: @frexp_2(
// CHECK-NEXT:    {{(%[0-9]+ = )?}}call { <4 x float>, <4 x i32> } @llvm.frexp.v4f32.v4i32(<4 x float> %0)
llvm.func @frexp_2(%a0: vector<4xf32>) {
  %r = "llvm.intr.frexp"(%a0) : (vector<4xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xi32>)>
  llvm.return
}

// CHECK: declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #
// CHECK: declare void @llvm.masked.store.nxv2f64.p1(<vscale x 2 x double>, ptr addrspace(1) captures(none), <vscale x 2 x i1>) #
// CHECK: declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #
// CHECK: declare <vscale x 2 x double> @llvm.masked.load.nxv2f64.p1(ptr addrspace(1) captures(none), <vscale x 2 x i1>, <vscale x 2 x double>) #
// CHECK: declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #
// CHECK: declare <2 x i64> @llvm.masked.gather.v2i64.v2p1(<2 x ptr addrspace(1)>, <2 x i1>, <2 x i64>) #
// CHECK: declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, <4 x i1>) #
// CHECK: declare void @llvm.masked.scatter.v2i64.v2p1(<2 x i64>, <2 x ptr addrspace(1)>, <2 x i1>) #
// CHECK: declare <4 x float> @llvm.masked.expandload.v4f32(ptr captures(none), <4 x i1>, <4 x float>) #
// CHECK: declare void @llvm.masked.compressstore.v4f32(<4 x float>, ptr captures(none), <4 x i1>) #
// CHECK: declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64) #
// CHECK: declare <vscale x 4 x i1> @llvm.get.active.lane.mask.nxv4i1.i32(i32, i32) #
// CHECK: declare void @llvm.memcpy.inline.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #
// CHECK: declare void @llvm.memcpy.inline.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #
// CHECK: declare void @llvm.memset.inline.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #
// CHECK: declare void @llvm.memset.inline.p1.i64(ptr addrspace(1) writeonly captures(none), i8, i64, i1 immarg) #
// CHECK: declare <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #
// CHECK: declare void @llvm.matrix.column.major.store.v6f32.i64(<6 x float>, ptr writeonly captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #
// CHECK: declare void @llvm.matrix.column.major.store.v6f64.i32(<6 x double>, ptr writeonly captures(none), i32, i1 immarg, i32 immarg, i32 immarg) #
// CHECK: declare <12 x float> @llvm.matrix.multiply.v12f32.v6f32.v8f32(<6 x float>, <8 x float>, i32 immarg, i32 immarg, i32 immarg) #
// CHECK: declare <6 x float> @llvm.matrix.transpose.v6f32(<6 x float>, i32 immarg, i32 immarg) #
// CHECK: declare i64 @llvm.vscale.i64() #
// CHECK: declare i32 @llvm.vscale.i32() #
// CHECK: declare <4 x i32> @llvm.stepvector.v4i32() #
// CHECK: declare <vscale x 4 x i32> @llvm.stepvector.nxv4i32() #
// CHECK: declare <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64 immarg) #
// CHECK: declare <vscale x 4 x float> @llvm.vector.insert.nxv4f32.v2f32(<vscale x 4 x float>, <2 x float>, i64 immarg) #
// CHECK: declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64 immarg) #
// CHECK: declare <2 x float> @llvm.vector.extract.v2f32.nxv4f32(<vscale x 4 x float>, i64 immarg) #
// CHECK: declare <vscale x 8 x i32> @llvm.vector.interleave2.nxv8i32(<vscale x 4 x i32>, <vscale x 4 x i32>) #
// CHECK: declare <8 x float> @llvm.vector.interleave2.v8f32(<4 x float>, <4 x float>) #
// CHECK: declare { <vscale x 4 x i32>, <vscale x 4 x i32> } @llvm.vector.deinterleave2.nxv8i32(<vscale x 8 x i32>) #
// CHECK: declare { <2 x float>, <2 x float> } @llvm.vector.deinterleave2.v4f32(<4 x float>) #
// CHECK: declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #
// CHECK: declare void @llvm.var.annotation.p1.p0(ptr addrspace(1), ptr, ptr, i32, ptr) #
// CHECK: declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #
// CHECK: declare ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1), ptr, ptr, i32, ptr) #
// CHECK: declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32) #
// CHECK: declare i16 @llvm.annotation.i16.p1(i16, ptr addrspace(1), ptr addrspace(1), i32) #
// CHECK: declare float @llvm.ssa.copy.f32(float returned) #
// CHECK: declare <4 x float> @llvm.ssa.copy.v4f32(<4 x float> returned) #
// CHECK: declare i32 @llvm.expect.with.probability.i32(i32, i32, double immarg) #
// CHECK: declare i1 @llvm.expect.with.probability.i1(i1, i1, double immarg) #
// CHECK: declare i32 @llvm.expect.i32(i32, i32) #
// CHECK: declare i1 @llvm.expect.i1(i1, i1) #
// CHECK: declare void @llvm.ubsantrap(i8 immarg) #
// CHECK: declare i32 @llvm.eh.typeid.for.p0(ptr) #
// CHECK: declare i32 @llvm.eh.typeid.for.p1(ptr addrspace(1)) #
// CHECK: declare float @llvm.experimental.constrained.uitofp.f32.i32(i32, metadata, metadata) #
// CHECK: declare <4 x float> @llvm.experimental.constrained.uitofp.v4f32.v4i32(<4 x i32>, metadata, metadata) #
// CHECK: declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata) #
// CHECK: declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #
// CHECK: declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata) #
// CHECK: declare <4 x double> @llvm.experimental.constrained.fpext.v4f64.v4f32(<4 x float>, metadata) #
// CHECK: declare i64 @llvm.coro.size.i64() #
// CHECK: declare i32 @llvm.coro.size.i32() #
// CHECK: declare i64 @llvm.coro.align.i64() #
// CHECK: declare i32 @llvm.coro.align.i32() #
// CHECK: declare token @llvm.coro.save(ptr) #
// CHECK: declare void @llvm.coro.resume(ptr)
// CHECK: declare ptr @llvm.coro.promise(ptr captures(none), i32, i1) #
// CHECK: declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.add.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.sub.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.sub.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.mul.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.mul.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.sdiv.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.udiv.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.srem.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.srem.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.urem.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.urem.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.ashr.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.lshr.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.shl.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.shl.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.or.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.or.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.and.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.and.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.xor.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.xor.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.smax.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.smax.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.smin.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.smin.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.umax.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.umax.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.umin.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.umin.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.fadd.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #
// CHECK: declare <vscale x 2 x double> @llvm.vp.fadd.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.fsub.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #
// CHECK: declare <vscale x 2 x double> @llvm.vp.fsub.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.fmul.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #
// CHECK: declare <vscale x 2 x double> @llvm.vp.fmul.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.fdiv.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #
// CHECK: declare <vscale x 2 x double> @llvm.vp.fdiv.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.frem.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #
// CHECK: declare <vscale x 2 x double> @llvm.vp.frem.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.fneg.v4f32(<4 x float>, <4 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.fma.v4f32(<4 x float>, <4 x float>, <4 x float>, <4 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>, <4 x i1>, i32) #
// CHECK: declare i32 @llvm.vp.reduce.add.v4i32(i32, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare i64 @llvm.vp.reduce.add.v2i64(i64, <2 x i64>, <2 x i1>, i32) #
// CHECK: declare i32 @llvm.vp.reduce.mul.v4i32(i32, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare i64 @llvm.vp.reduce.mul.v2i64(i64, <2 x i64>, <2 x i1>, i32) #
// CHECK: declare i32 @llvm.vp.reduce.and.v4i32(i32, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare i64 @llvm.vp.reduce.and.v2i64(i64, <2 x i64>, <2 x i1>, i32) #
// CHECK: declare i32 @llvm.vp.reduce.or.v4i32(i32, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare i64 @llvm.vp.reduce.or.v2i64(i64, <2 x i64>, <2 x i1>, i32) #
// CHECK: declare i32 @llvm.vp.reduce.xor.v4i32(i32, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare i64 @llvm.vp.reduce.xor.v2i64(i64, <2 x i64>, <2 x i1>, i32) #
// CHECK: declare i32 @llvm.vp.reduce.smax.v4i32(i32, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare i64 @llvm.vp.reduce.smax.v2i64(i64, <2 x i64>, <2 x i1>, i32) #
// CHECK: declare i32 @llvm.vp.reduce.smin.v4i32(i32, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare i64 @llvm.vp.reduce.smin.v2i64(i64, <2 x i64>, <2 x i1>, i32) #
// CHECK: declare i32 @llvm.vp.reduce.umax.v4i32(i32, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare i64 @llvm.vp.reduce.umax.v2i64(i64, <2 x i64>, <2 x i1>, i32) #
// CHECK: declare i32 @llvm.vp.reduce.umin.v4i32(i32, <4 x i32>, <4 x i1>, i32) #
// CHECK: declare i64 @llvm.vp.reduce.umin.v2i64(i64, <2 x i64>, <2 x i1>, i32) #
// CHECK: declare float @llvm.vp.reduce.fadd.v4f32(float, <4 x float>, <4 x i1>, i32) #
// CHECK: declare float @llvm.vp.reduce.fmul.v4f32(float, <4 x float>, <4 x i1>, i32) #
// CHECK: declare float @llvm.vp.reduce.fmax.v4f32(float, <4 x float>, <4 x i1>, i32) #
// CHECK: declare float @llvm.vp.reduce.fmin.v4f32(float, <4 x float>, <4 x i1>, i32) #
// CHECK: declare <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32>, <4 x i1>, i32) #
// CHECK: declare <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32>, <4 x i1>, i32) #
// CHECK: declare <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32>, <4 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.fptrunc.v4f32.v4f64(<4 x double>, <4 x i1>, i32) #
// CHECK: declare <4 x double> @llvm.vp.fpext.v4f64.v4f32(<4 x float>, <4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.fptoui.v4i32.v4f32(<4 x float>, <4 x i1>, i32) #
// CHECK: declare <4 x i32> @llvm.vp.fptosi.v4i32.v4f32(<4 x float>, <4 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.uitofp.v4f32.v4i32(<4 x i32>, <4 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32>, <4 x i1>, i32) #
// CHECK: declare <4 x i64> @llvm.vp.ptrtoint.v4i64.v4p0(<4 x ptr>, <4 x i1>, i32) #
// CHECK: declare <4 x ptr> @llvm.vp.inttoptr.v4p0.v4i64(<4 x i64>, <4 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.load.v4f32.p0(ptr captures(none), <4 x i1>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p1(ptr addrspace(1) captures(none), <vscale x 4 x i1>, i32) #
// CHECK: declare void @llvm.vp.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>, i32) #
// CHECK: declare void @llvm.vp.store.nxv4i32.p1(<vscale x 4 x i32>, ptr addrspace(1) captures(none), <vscale x 4 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.vp.select.v4f32(<4 x i1>, <4 x float>, <4 x float>, i32) #
// CHECK: declare <4 x float> @llvm.vp.merge.v4f32(<4 x i1>, <4 x float>, <4 x float>, i32) #
// CHECK: declare <vscale x 4 x i32> @llvm.vp.merge.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>, i32) #
// CHECK: declare <4 x float> @llvm.experimental.vp.strided.load.v4f32.p0.i64(ptr captures(none), i64, <4 x i1>, i32) #
// CHECK: declare <4 x float> @llvm.experimental.vp.strided.load.v4f32.p1.i32(ptr addrspace(1) captures(none), i32, <4 x i1>, i32) #
// CHECK: declare void @llvm.experimental.vp.strided.store.v4f32.p0.i64(<4 x float>, ptr captures(none), i64, <4 x i1>, i32) #
// CHECK: declare void @llvm.experimental.vp.strided.store.v4f32.p1.i32(<4 x float>, ptr addrspace(1) captures(none), i32, <4 x i1>, i32) #
// CHECK: declare float @llvm.acos.f32(float) #
// CHECK: declare double @llvm.acos.f64(double) #
// CHECK: declare float @llvm.asin.f32(float) #
// CHECK: declare double @llvm.asin.f64(double) #
// CHECK: declare float @llvm.atan.f32(float) #
// CHECK: declare double @llvm.atan.f64(double) #
// CHECK: declare float @llvm.ceil.f32(float) #
// CHECK: declare double @llvm.ceil.f64(double) #
// CHECK: declare float @llvm.cos.f32(float) #
// CHECK: declare double @llvm.cos.f64(double) #
// CHECK: declare float @llvm.cosh.f32(float) #
// CHECK: declare double @llvm.cosh.f64(double) #
// CHECK: declare float @llvm.exp.f32(float) #
// CHECK: declare double @llvm.exp.f64(double) #
// CHECK: declare float @llvm.exp10.f32(float) #
// CHECK: declare double @llvm.exp10.f64(double) #
// CHECK: declare float @llvm.exp2.f32(float) #
// CHECK: declare double @llvm.exp2.f64(double) #
// CHECK: declare float @llvm.fabs.f32(float) #
// CHECK: declare double @llvm.fabs.f64(double) #
// CHECK: declare float @llvm.floor.f32(float) #
// CHECK: declare double @llvm.floor.f64(double) #
// CHECK: declare float @llvm.log.f32(float) #
// CHECK: declare double @llvm.log.f64(double) #
// CHECK: declare float @llvm.log10.f32(float) #
// CHECK: declare double @llvm.log10.f64(double) #
// CHECK: declare float @llvm.log2.f32(float) #
// CHECK: declare double @llvm.log2.f64(double) #
// CHECK: declare float @llvm.nearbyint.f32(float) #
// CHECK: declare double @llvm.nearbyint.f64(double) #
// CHECK: declare float @llvm.rint.f32(float) #
// CHECK: declare double @llvm.rint.f64(double) #
// CHECK: declare float @llvm.round.f32(float) #
// CHECK: declare double @llvm.round.f64(double) #
// CHECK: declare float @llvm.roundeven.f32(float) #
// CHECK: declare double @llvm.roundeven.f64(double) #
// CHECK: declare float @llvm.sin.f32(float) #
// CHECK: declare double @llvm.sin.f64(double) #
// CHECK: declare float @llvm.sinh.f32(float) #
// CHECK: declare double @llvm.sinh.f64(double) #
// CHECK: declare float @llvm.sqrt.f32(float) #
// CHECK: declare double @llvm.sqrt.f64(double) #
// CHECK: declare float @llvm.tan.f32(float) #
// CHECK: declare double @llvm.tan.f64(double) #
// CHECK: declare float @llvm.tanh.f32(float) #
// CHECK: declare double @llvm.tanh.f64(double) #
// CHECK: declare float @llvm.trunc.f32(float) #
// CHECK: declare double @llvm.trunc.f64(double) #
// CHECK: declare float @llvm.atan2.f32(float, float) #
// CHECK: declare <2 x double> @llvm.atan2.v2f64(<2 x double>, <2 x double>) #
// CHECK: declare float @llvm.copysign.f32(float, float) #
// CHECK: declare <2 x double> @llvm.copysign.v2f64(<2 x double>, <2 x double>) #
// CHECK: declare float @llvm.maximum.f32(float, float) #
// CHECK: declare <2 x double> @llvm.maximum.v2f64(<2 x double>, <2 x double>) #
// CHECK: declare float @llvm.maxnum.f32(float, float) #
// CHECK: declare <2 x double> @llvm.maxnum.v2f64(<2 x double>, <2 x double>) #
// CHECK: declare float @llvm.minimum.f32(float, float) #
// CHECK: declare <2 x double> @llvm.minimum.v2f64(<2 x double>, <2 x double>) #
// CHECK: declare float @llvm.minnum.f32(float, float) #
// CHECK: declare <2 x double> @llvm.minnum.v2f64(<2 x double>, <2 x double>) #
// CHECK: declare float @llvm.pow.f32(float, float) #
// CHECK: declare <2 x double> @llvm.pow.v2f64(<2 x double>, <2 x double>) #
// CHECK: declare float @llvm.fma.f32(float, float, float) #
// CHECK: declare <2 x double> @llvm.fma.v2f64(<2 x double>, <2 x double>, <2 x double>) #
// CHECK: declare float @llvm.fmuladd.f32(float, float, float) #
// CHECK: declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #
// CHECK: declare { float, float } @llvm.sincos.f32(float) #
// CHECK: declare { <4 x float>, <4 x float> } @llvm.sincos.v4f32(<4 x float>) #
// CHECK: declare float @llvm.powi.f32.i32(float, i32) #
// CHECK: declare <4 x float> @llvm.powi.v4f32.i16(<4 x float>, i16) #
// CHECK: declare i32 @llvm.bitreverse.i32(i32) #
// CHECK: declare <2 x i64> @llvm.bitreverse.v2i64(<2 x i64>) #
// CHECK: declare i32 @llvm.bswap.i32(i32) #
// CHECK: declare <2 x i64> @llvm.bswap.v2i64(<2 x i64>) #
// CHECK: declare i32 @llvm.ctpop.i32(i32) #
// CHECK: declare <2 x i64> @llvm.ctpop.v2i64(<2 x i64>) #
// CHECK: declare i32 @llvm.smax.i32(i32, i32) #
// CHECK: declare <2 x i64> @llvm.smax.v2i64(<2 x i64>, <2 x i64>) #
// CHECK: declare i32 @llvm.smin.i32(i32, i32) #
// CHECK: declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>) #
// CHECK: declare i32 @llvm.umax.i32(i32, i32) #
// CHECK: declare <2 x i64> @llvm.umax.v2i64(<2 x i64>, <2 x i64>) #
// CHECK: declare i32 @llvm.umin.i32(i32, i32) #
// CHECK: declare <2 x i64> @llvm.umin.v2i64(<2 x i64>, <2 x i64>) #
// CHECK: declare i32 @llvm.sadd.sat.i32(i32, i32) #
// CHECK: declare <2 x i64> @llvm.sadd.sat.v2i64(<2 x i64>, <2 x i64>) #
// CHECK: declare i32 @llvm.ssub.sat.i32(i32, i32) #
// CHECK: declare <2 x i64> @llvm.ssub.sat.v2i64(<2 x i64>, <2 x i64>) #
// CHECK: declare i32 @llvm.uadd.sat.i32(i32, i32) #
// CHECK: declare <2 x i64> @llvm.uadd.sat.v2i64(<2 x i64>, <2 x i64>) #
// CHECK: declare i32 @llvm.usub.sat.i32(i32, i32) #
// CHECK: declare <2 x i64> @llvm.usub.sat.v2i64(<2 x i64>, <2 x i64>) #
// CHECK: declare i32 @llvm.sshl.sat.i32(i32, i32) #
// CHECK: declare <2 x i64> @llvm.sshl.sat.v2i64(<2 x i64>, <2 x i64>) #
// CHECK: declare i32 @llvm.ushl.sat.i32(i32, i32) #
// CHECK: declare <2 x i64> @llvm.ushl.sat.v2i64(<2 x i64>, <2 x i64>) #
// CHECK: declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #
// CHECK: declare { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32>, <4 x i32>) #
// CHECK: declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #
// CHECK: declare { <4 x i32>, <4 x i1> } @llvm.smul.with.overflow.v4i32(<4 x i32>, <4 x i32>) #
// CHECK: declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #
// CHECK: declare { <4 x i32>, <4 x i1> } @llvm.ssub.with.overflow.v4i32(<4 x i32>, <4 x i32>) #
// CHECK: declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #
// CHECK: declare { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32>, <4 x i32>) #
// CHECK: declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #
// CHECK: declare { <4 x i32>, <4 x i1> } @llvm.umul.with.overflow.v4i32(<4 x i32>, <4 x i32>) #
// CHECK: declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #
// CHECK: declare { <4 x i32>, <4 x i1> } @llvm.usub.with.overflow.v4i32(<4 x i32>, <4 x i32>) #
// CHECK: declare i32 @llvm.abs.i32(i32, i1 immarg) #
// CHECK: declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1 immarg) #
// CHECK: declare i32 @llvm.ctlz.i32(i32, i1 immarg) #
// CHECK: declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1 immarg) #
// CHECK: declare i32 @llvm.cttz.i32(i32, i1 immarg) #
// CHECK: declare <4 x i32> @llvm.cttz.v4i32(<4 x i32>, i1 immarg) #
// CHECK: declare i32 @llvm.fshl.i32(i32, i32, i32) #
// CHECK: declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>) #
// CHECK: declare i32 @llvm.fshr.i32(i32, i32, i32) #
// CHECK: declare <4 x i32> @llvm.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>) #
// CHECK: declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #
// CHECK: declare i64 @llvm.vector.reduce.add.nxv2i64(<vscale x 2 x i64>) #
// CHECK: declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>) #
// CHECK: declare i64 @llvm.vector.reduce.and.nxv2i64(<vscale x 2 x i64>) #
// CHECK: declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>) #
// CHECK: declare i64 @llvm.vector.reduce.mul.nxv2i64(<vscale x 2 x i64>) #
// CHECK: declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #
// CHECK: declare i64 @llvm.vector.reduce.or.nxv2i64(<vscale x 2 x i64>) #
// CHECK: declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #
// CHECK: declare i64 @llvm.vector.reduce.smax.nxv2i64(<vscale x 2 x i64>) #
// CHECK: declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #
// CHECK: declare i64 @llvm.vector.reduce.smin.nxv2i64(<vscale x 2 x i64>) #
// CHECK: declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>) #
// CHECK: declare i64 @llvm.vector.reduce.umax.nxv2i64(<vscale x 2 x i64>) #
// CHECK: declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>) #
// CHECK: declare i64 @llvm.vector.reduce.umin.nxv2i64(<vscale x 2 x i64>) #
// CHECK: declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>) #
// CHECK: declare i64 @llvm.vector.reduce.xor.nxv2i64(<vscale x 2 x i64>) #
// CHECK: declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #
// CHECK: declare double @llvm.vector.reduce.fadd.nxv2f64(double, <vscale x 2 x double>) #
// CHECK: declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>) #
// CHECK: declare double @llvm.vector.reduce.fmul.nxv2f64(double, <vscale x 2 x double>) #
// CHECK: declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>) #
// CHECK: declare double @llvm.vector.reduce.fmax.nxv2f64(<vscale x 2 x double>) #
// CHECK: declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>) #
// CHECK: declare double @llvm.vector.reduce.fmin.nxv2f64(<vscale x 2 x double>) #
// CHECK: declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>) #
// CHECK: declare double @llvm.vector.reduce.fmaximum.nxv2f64(<vscale x 2 x double>) #
// CHECK: declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>) #
// CHECK: declare double @llvm.vector.reduce.fminimum.nxv2f64(<vscale x 2 x double>) #
// CHECK: declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #
// CHECK: declare void @llvm.prefetch.p1(ptr addrspace(1) readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #
// CHECK: declare void @llvm.assume(i1 noundef) #
// CHECK: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #
// CHECK: declare void @llvm.memcpy.p1.p0.i32(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #
// CHECK: declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #
// CHECK: declare void @llvm.memmove.p1.p0.i32(ptr addrspace(1) writeonly captures(none), ptr readonly captures(none), i32, i1 immarg) #
// CHECK: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #
// CHECK: declare void @llvm.memset.p1.i32(ptr addrspace(1) writeonly captures(none), i8, i32, i1 immarg) #
// CHECK: declare ptr @llvm.stacksave.p0() #
// CHECK: declare ptr addrspace(5) @llvm.stacksave.p5() #
// CHECK: declare void @llvm.stackrestore.p0(ptr) #
// CHECK: declare void @llvm.stackrestore.p5(ptr addrspace(5)) #
// CHECK: declare void @llvm.trap() #
// CHECK: declare void @llvm.debugtrap() #
// CHECK: declare void @llvm.va_end.p0(ptr) #
// CHECK: declare void @llvm.va_copy.p0(ptr, ptr) #
// CHECK: declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #
// CHECK: declare <4 x ptr> @llvm.ptrmask.v4p0.v4i64(<4 x ptr>, <4 x i64>) #
// CHECK: declare void @llvm.experimental.noalias.scope.decl(metadata) #
// CHECK: declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #
// CHECK: declare ptr @llvm.invariant.start.p1(i64 immarg, ptr addrspace(1) captures(none)) #
// CHECK: declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr captures(none)) #
// CHECK: declare void @llvm.invariant.end.p1(ptr, i64 immarg, ptr addrspace(1) captures(none)) #
// CHECK: declare ptr @llvm.launder.invariant.group.p0(ptr) #
// CHECK: declare ptr @llvm.strip.invariant.group.p0(ptr) #
// CHECK: declare ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1)) #
// CHECK: declare ptr addrspace(1) @llvm.strip.invariant.group.p1(ptr addrspace(1)) #
// CHECK: declare i1 @llvm.is.constant.i32(i32) #
// CHECK: declare i1 @llvm.is.constant.p0(ptr) #
// CHECK: declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #
// CHECK: declare <4 x i1> @llvm.is.fpclass.v4f32(<4 x float>, i32 immarg) #
// CHECK: declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #
// CHECK: declare range(i8 -1, 2) <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32>, <4 x i32>) #
// CHECK: declare range(i2 -1, -2) i2 @llvm.scmp.i2.i32(i32, i32) #
// CHECK: declare i64 @llvm.lround.i64.f32(float) #
// CHECK: declare i32 @llvm.lround.i32.f64(double) #
// CHECK: declare i64 @llvm.llround.i64.f32(float) #
// CHECK: declare i32 @llvm.llround.i32.f64(double) #
// CHECK: declare i64 @llvm.lrint.i64.f32(float) #
// CHECK: declare i32 @llvm.lrint.i32.f64(double) #
// CHECK: declare i64 @llvm.llrint.i64.f32(float) #
// CHECK: declare i32 @llvm.llrint.i32.f64(double) #
// CHECK: declare float @llvm.ldexp.f32.i32(float, i32) #
// CHECK: declare { float, i32 } @llvm.frexp.f32.i32(float) #
// CHECK: declare { <4 x float>, <4 x i32> } @llvm.frexp.v4f32.v4i32(<4 x float>) #
