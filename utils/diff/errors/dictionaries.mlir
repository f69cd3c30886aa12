func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.add %i, %i {overflowFlags = "x"} : i32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.fadd' 'llvm.fadd' op attribute 'fastmathFlags' failed to satisfy constraint: LLVM fastmath flags}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.fadd %a, %a {fastmathFlags = "x"} : f32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.udiv' 'llvm.udiv' op attribute 'isExact' failed to satisfy constraint: unit attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.udiv %i, %i {isExact = 1} : i32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.or' 'llvm.or' op attribute 'isDisjoint' failed to satisfy constraint: unit attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.or %i, %i {isDisjoint = 1} : i32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.zext' 'llvm.zext' op attribute 'nonNeg' failed to satisfy constraint: unit attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.zext %i {nonNeg = 1} : i32 to i64
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.trunc %i {overflowFlags = "x"} : i32 to i8
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.icmp' attribute 'predicate' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.icmp "eq" %i, %i {predicate = 1 : i32} : i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.fcmp "oeq" %a, %a {fastmathFlags = 1} : f32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.experimental.constrained.fptrunc' 'llvm.intr.experimental.constrained.fptrunc' op attribute 'fpExceptionBehavior' failed to satisfy constraint: LLVM Exception Behavior}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %d towardzero ignore {fpExceptionBehavior = 3} : f64 to f32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.select' 'llvm.select' op attribute 'fastmathFlags' failed to satisfy constraint: LLVM fastmath flags}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.select %b, %i, %i {fastmathFlags = 1} : i1, i32
  return
}
// -----
// expected-error@+2 {{'llvm.alloca' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.alloca %i x i32 {alignment = 1 : i32} : (i32) -> !llvm.ptr
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.alloca %i x i32 {inalloca = 1} : (i32) -> !llvm.ptr
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.getelementptr' 'llvm.getelementptr' op attribute 'elem_type' failed to satisfy constraint: any type attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.getelementptr %p[1] {elem_type = 1} : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.getelementptr' 'llvm.getelementptr' op attribute 'rawConstantIndices' failed to satisfy constraint: i32 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.getelementptr %p[1] {rawConstantIndices = 1} : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.load' 'llvm.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.load %p {alignment = 1 : i32} : !llvm.ptr -> i32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.store' 'llvm.store' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.store %i, %p {alignment = 1 : i32} : i32, !llvm.ptr
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.fence' 'llvm.fence' op attribute 'syncscope' failed to satisfy constraint: string attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.fence acquire {syncscope = 1}
  return
}
// -----
// expected-error@+2 {{'llvm.call' op 'g' does not reference a symbol in the current scope}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.call @g() {fastmathFlags = 1} : () -> ()
  return
}
// -----
// expected-error@+2 {{'llvm.call' op 'g' does not reference a symbol in the current scope}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.call @g() {branch_weights = 1} : () -> ()
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.call' attribute 'TailCallKind' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.call @g() {TailCallKind = 1} : () -> ()
  return
}
// -----
// expected-error@+2 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.call_intrinsic "a.b"() {fastmathFlags = 1} : () -> ()
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.extractvalue' 'llvm.extractvalue' op attribute 'position' failed to satisfy constraint: i64 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.extractvalue %s[0] {position = 1} : !llvm.struct<(i32)>
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.insertvalue' 'llvm.insertvalue' op attribute 'position' failed to satisfy constraint: i64 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.insertvalue %i, %s[0] {position = 1} : !llvm.struct<(i32)>
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.shufflevector' 'llvm.shufflevector' op attribute 'mask' failed to satisfy constraint: i32 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.shufflevector %v, %v [0] {mask = 1} : vector<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.inline_asm' 'llvm.inline_asm' op attribute 'asm_dialect' failed to satisfy constraint: ATT (0) or Intel (1) asm dialect}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.inline_asm {asm_dialect = 7} "x", "y" : () -> i32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.inline_asm' 'llvm.inline_asm' op attribute 'has_side_effects' failed to satisfy constraint: unit attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.inline_asm {has_side_effects = 7} "x", "y" : () -> i32
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.intr.assume %b {op_bundle_tags = 1} : i1
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.sqrt' 'llvm.intr.sqrt' op attribute 'fastmathFlags' failed to satisfy constraint: LLVM fastmath flags}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.intr.sqrt(%a) {fastmathFlags = 1} : (f32) -> f32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.abs' has no custom assembly form}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.intr.abs(%i) {is_int_min_poison = 3} : (i32) -> i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.mlir.constant(1 : i32) {value = 3} : i32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.mlir.addressof' 'llvm.mlir.addressof' op attribute 'global_name' failed to satisfy constraint: flat symbol reference attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.mlir.addressof @g {global_name = 3} : !llvm.ptr
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.intr.lifetime.start %p {x = 3} : !llvm.ptr
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.prefetch' has no custom assembly form}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.intr.prefetch %p {rw = 3} : !llvm.ptr
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.masked.load' 'llvm.intr.masked.load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.intr.masked.load %p, %vb {alignment = "x"} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.matrix.column.major.load' 'llvm.intr.matrix.column.major.load' op attribute 'rows' failed to satisfy constraint: 32-bit signless integer attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.intr.matrix.column.major.load %p, <stride=%i> {isVolatile = 0: i1, rows = 3: i64, columns = 16: i32} : vector<48xf32> from !llvm.ptr stride i32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.vector.reduce.fadd' has no custom assembly form}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = llvm.intr.vector.reduce.fadd(%a, %v) {fastmathFlags = 1} : (f32, vector<4xf32>) -> f32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.br' 'llvm.br' op attribute 'loop_annotation' failed to satisfy constraint: }}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.br ^bb1 {loop_annotation = 1}
^bb1:
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.cond_br' 'llvm.cond_br' op attribute 'branch_weights' failed to satisfy constraint: i32 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.cond_br %b weights([1, 2]), ^bb1, ^bb1 {branch_weights = 1}
^bb1:
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.cond_br' 'llvm.cond_br' op attribute 'branch_weights' failed to satisfy constraint: i32 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.cond_br %b, ^bb1, ^bb1 {branch_weights = 1}
^bb1:
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.switch' 'llvm.switch' op attribute 'branch_weights' failed to satisfy constraint: i32 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  llvm.switch %i : i32, ^bb1 [] {branch_weights = 1}
^bb1:
  return
}
// -----
// expected-error@+2 {{custom op 'vector.extract' 'vector.extract' op attribute 'static_position' failed to satisfy constraint: i64 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = vector.extract %v[0] {static_position = 1} : f32 from vector<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'vector.shuffle' 'vector.shuffle' op attribute 'mask' failed to satisfy constraint: i64 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = vector.shuffle %v, %v [0] {mask = 1} : vector<4xf32>, vector<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'vector.load' 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = vector.load %m[%x] {alignment = 3} : memref<4xf32>, vector<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = memref.load %m[%x] {alignment = 3} : memref<4xf32>
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = arith.cmpi eq, %i, %i {predicate = 1} : i32
  return
}
// -----
// expected-error@+2 {{custom op 'arith.cmpf' 'arith.cmpf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = arith.cmpf oeq, %a, %a {fastmath = 1} : f32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = arith.select %b, %i, %i {x = 1} : i32
  return
}
// -----
// expected-error@+2 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = arith.constant {value = 1} 3 : i32
  return
}
// -----
// expected-error@+2 {{custom op 'arith.shrui' 'arith.shrui' op attribute 'isExact' failed to satisfy constraint: unit attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = arith.shrui %i, %i {isExact = 1} : i32
  return
}
// -----
// expected-error@+2 {{custom op 'arith.truncf' 'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = arith.truncf %d {roundingmode = 77 : i32} : f64 to f32
  return
}
// -----
// expected-error@+2 {{custom op 'arith.truncf' 'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = arith.truncf %d {roundingmode = 1 : i64} : f64 to f32
  return
}
// -----
// expected-error@+2 {{custom op 'math.fpowi' 'math.fpowi' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = math.fpowi %a, %i {fastmath = 1} : f32, i32
  return
}
// -----
// expected-error@+2 {{custom op 'index.cmp' 'index.cmp' op attribute 'pred' failed to satisfy constraint: index comparison predicate kind}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = index.cmp eq(%x, %x) {pred = 1}
  return
}
// -----
// expected-error@+2 {{expected operation name in quotes}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = index.constant 1 {value = 1 : i32}
  return
}
// -----
// expected-error@+2 {{custom op 'complex.add' 'complex.add' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = complex.add %c, %c {fastmath = 1} : complex<f32>
  return
}
// -----
// expected-error@+2 {{custom op 'complex.constant' 'complex.constant' op attribute 'value' failed to satisfy constraint: array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = complex.constant [1.0, 2.0] {value = 1} : complex<f32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = memref.alloc() {alignment = "x"} : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = memref.get_global @x {name = 1} : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.reinterpret_cast' 'memref.reinterpret_cast' op attribute 'static_sizes' failed to satisfy constraint: i64 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [1], strides: [1] {static_sizes = 1} : memref<4xf32> to memref<1xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.subview' 'memref.subview' op attribute 'static_sizes' failed to satisfy constraint: i64 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = memref.subview %m[0][1][1] {static_sizes = 1} : memref<4xf32> to memref<1xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.expand_shape' 'memref.expand_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] {reassociation = 1} : memref<4xf32> into memref<2x2xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.atomic_rmw' 'memref.atomic_rmw' op attribute 'kind' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = memref.atomic_rmw addf %a, %m[%x] {kind = 77} : (f32, memref<4xf32>) -> f32
  return
}
// -----
// expected-error@+2 {{custom op 'memref.transpose' attribute 'permutation' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = memref.transpose %m (d0) -> (d0) {permutation = 1} : memref<4xf32> to memref<4xf32>
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  memref.prefetch %m[%x], read, locality<3>, data {localityHint = 1} : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'cf.assert' 'cf.assert' op attribute 'msg' failed to satisfy constraint: string attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  cf.assert %b, "x" {msg = 1}
  return
}
// -----
// expected-error@+2 {{custom op 'cf.switch' 'cf.switch' op attribute 'case_values' failed to satisfy constraint: integer elements attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  cf.switch %i : i32, [default: ^bb1] {case_values = 1}
^bb1:
  return
}
// -----
// expected-error@+2 {{custom op 'func.call' 'func.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  func.call @g() {callee = 1} : () -> ()
  return
}
// -----
// expected-error@+2 {{custom op 'ub.poison' 'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = ub.poison {value = 1} : i32
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = vector.multi_reduction <add>, %v, %a [0] {kind = 1} : vector<4xf32> to f32
  return
}
// -----
// expected-error@+2 {{custom op 'vector.transpose' 'vector.transpose' op attribute 'permutation' failed to satisfy constraint: i64 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = vector.transpose %v, [0] {permutation = 1} : vector<4xf32> to vector<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'vector.constant_mask' 'vector.constant_mask' op attribute 'mask_dim_sizes' failed to satisfy constraint: i64 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = vector.constant_mask [1] {mask_dim_sizes = 1} : vector<4xi1>
  return
}
// -----
// expected-error@+2 {{custom op 'vector.extract_strided_slice' 'vector.extract_strided_slice' op attribute 'strides' failed to satisfy constraint: 64-bit integer array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [1], strides = 3} : vector<4xf32> to vector<1xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'vector.insert_strided_slice' 'vector.insert_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = vector.insert_strided_slice %v, %v {offsets = 1, strides = [1]} : vector<4xf32> into vector<4xf32>
  return
}
// -----
// expected-error@+2 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  scf.yield {x = 1}
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32)>, %vb: vector<4xi1>, %c: complex<f32>, %t: tensor<4xf32>, %t2: tensor<1x1xi32>) {
  %0 = scf.execute_region -> i32 { scf.yield %i : i32 } {no_inline = 1}
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.icmp' attribute 'predicate' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.icmp "eq" %i, %i {predicate = 1 : i32} : i32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.icmp' attribute 'predicate' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.icmp "eq" %i, %i {predicate = 1 : i64} : i32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.alloca' attribute 'elem_type' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.alloca %i x i32 {elem_type = i64} : (i32) -> !llvm.ptr
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.alloca' attribute 'inalloca' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.alloca inalloca %i x i32 {inalloca} : (i32) -> !llvm.ptr
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.getelementptr %p[1] {elem_type = i64} : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.getelementptr inbounds %p[1] {noWrapFlags = 4 : i32} : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.getelementptr %p[1] {rawConstantIndices = array<i32: 3>} : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.load volatile %p {volatile_} : !llvm.ptr -> i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.load %p {volatile_} : !llvm.ptr -> i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.load %p atomic acquire {ordering = 2 : i64, alignment = 4 : i64} : !llvm.ptr -> i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  llvm.fence acquire {ordering = 5 : i64}
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.call' attribute 'callee' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  llvm.call @g() {callee = @h} : () -> ()
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.call' attribute 'CConv' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  llvm.call @g() {CConv = #llvm.cconv<fastcc>} : () -> ()
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.call' attribute 'TailCallKind' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  llvm.call @g() {TailCallKind = #llvm.tailcallkind<tail>} : () -> ()
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.call' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  llvm.call @g() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.call' attribute 'op_bundle_sizes' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  llvm.call @g() {op_bundle_sizes = array<i32>} : () -> ()
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.call_intrinsic' attribute 'intrin' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  llvm.call_intrinsic "llvm.x"() {intrin = "llvm.b"} : () -> ()
  return
}
// -----
// expected-error@+2 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32, i64)>' should produce 'i64' but this op returns 'i32'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.extractvalue %s[0] {position = array<i64: 1>} : !llvm.struct<(i32, i64)>
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.shufflevector %v, %v [0] {mask = array<i32: 1, 2>} : vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.inline_asm has_side_effects asm_dialect = att {asm_dialect = 1} "x", "y" : () -> i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.mlir.constant(1 : i32) {value = 3 : i32} : i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  llvm.cond_br %b weights([1, 2]), ^bb1, ^bb1 {branch_weights = array<i32: 3, 4>}
^bb1:
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  cf.cond_br %b, ^bb1, ^bb1 {operandSegmentSizes = array<i32: 1, 0, 0>}
^bb1:
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  cf.cond_br %b, ^bb1, ^bb1 {operandSegmentSizes = 1}
^bb1:
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  cf.switch %i : i32, [default: ^bb1, 1: ^bb1] {case_values = dense<3> : tensor<1xi32>}
^bb1:
  return
}
// -----
// expected-error@+2 {{'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  cf.switch %i : i32, [default: ^bb1, 1: ^bb1] {case_operand_segments = array<i32: 1>}
^bb1:
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = vector.extract %v[0] {static_position = array<i64: 1>} : f32 from vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = vector.shuffle %v, %v [0] {mask = array<i64: 1>} : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = arith.cmpi eq, %i, %i {predicate = 1} : i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = arith.cmpf oeq, %a, %a fastmath<fast> {fastmath = #arith.fastmath<nnan>} : f32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = arith.addf %a, %a fastmath<fast> {fastmath = #arith.fastmath<none>} : f32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = arith.constant {value = 1 : i32} 3 : i32
  return
}
// -----
// expected-error@+2 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = arith.constant {value = 1 : i64} 3 : i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = index.cmp eq(%x, %x) {pred = #index<cmp_predicate ne>}
  return
}
// -----
// expected-error@+2 {{expected operation name in quotes}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = index.constant 1 {value = 3 : index}
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = index.constant {value = 3 : index} 1
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] {value = [3.0 : f32, 4.0 : f32]} : complex<f32>
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = memref.get_global @x {name = @y} : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{expected result type with size = 2 instead of 1 in dim = 0}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [1], strides: [1] {static_sizes = array<i64: 2>} : memref<4xf32> to memref<1xf32>
  return
}
// -----
// expected-error@+2 {{expected result type to be 'memref<2xf32, strided<[1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<1xf32>'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = memref.subview %m[0][1][1] {static_sizes = array<i64: 2>} : memref<4xf32> to memref<1xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op invalid number of reassociation groups: found 2, expected 1}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] {reassociation = [[0], [1]]} : memref<4xf32> into memref<2x2xf32>
  return
}
// -----
// expected-error@+2 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = memref.atomic_rmw addf %a, %m[%x] {kind = 1} : (f32, memref<4xf32>) -> f32
  return
}
// -----
// expected-error@+2 {{custom op 'memref.transpose' attribute 'permutation' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = memref.transpose %m (d0) -> (d0) {permutation = affine_map<(d0) -> (d0)>} : memref<4xf32> to memref<4xf32, strided<[1]>>
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  memref.prefetch %m[%x], read, locality<3>, data {localityHint = 1 : i32} : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  memref.prefetch %m[%x], read, locality<3>, data {isWrite = true} : memref<4xf32>
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  cf.assert %b, "x" {msg = "y"}
  return
}
// -----
// expected-error@+2 {{'func.call' op 'h' does not reference a valid function}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  func.call @g() {callee = @h} : () -> ()
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = ub.poison {value = #ub.poison} : i32
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = ub.poison <#ub.poison> {value = #ub.poison} : i32
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = vector.multi_reduction <add>, %v, %a [0] {kind = #vector.kind<mul>} : vector<4xf32> to f32
  return
}
// -----
// expected-error@+2 {{'vector.transpose' op transposition index out of range: 7}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = vector.transpose %v, [0] {permutation = array<i64: 7>} : vector<4xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = vector.constant_mask [1] {mask_dim_sizes = array<i64: 2>} : vector<4xi1>
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = scf.if %b -> i32 { scf.yield %i : i32 } else { scf.yield %i : i32} {x = 1}
  return
}
// -----
// expected-error@+2 {{custom op 'scf.for' attribute 'unsignedCmp' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  scf.for unsigned %k = %x to %x step %x { } {unsignedCmp}
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  scf.for %k = %x to %x step %x { } {unsignedCmp}
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  scf.for %k = %x to %x step %x { } {unsignedCmp = 1}
  return
}
// -----
// expected-error@+2 {{expected '{' to begin a region}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = scf.execute_region no_inline -> i32 { scf.yield %i : i32 } {no_inline}
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  scf.index_switch %x {cases = array<i64: 3>} case 2 { scf.yield } default { scf.yield }
  return
}
// -----
// expected-error@+2 {{custom op 'scf.forall' attribute 'staticUpperBound' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  scf.forall (%k) in (2) { } {staticUpperBound = array<i64: 3>}
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  scf.forall (%k) in (2) { } {mapping = 3}
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = memref.alloc() {operandSegmentSizes = array<i32: 0, 0>} : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{'memref.alloc' op operand count (0) does not match with the total size (1) specified in attribute 'operandSegmentSizes'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = memref.alloc() {operandSegmentSizes = array<i32: 0, 1>} : memref<4xf32>
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = memref.alloc() {operandSegmentSizes = 1} : memref<4xf32>
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = memref.subview %m[0][1][1] {operandSegmentSizes = array<i32: 1, 0, 0, 0>} : memref<4xf32> to memref<1xf32>
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = math.fpowi %a, %i fastmath<fast> {fastmath = #arith.fastmath<nnan>} : f32, i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %d towardzero ignore {fpExceptionBehavior = 1 : i64} : f64 to f32
  return
}
// -----
// expected-error@+2 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.mlir.addressof @g {global_name = @h} : !llvm.ptr
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.fcmp "oeq" %a, %a {fastmathFlags = #llvm.fastmath<fast>} : f32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.fcmp' attribute 'predicate' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.fcmp "oeq" %a, %a {predicate = 3} : f32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.add %i, %i overflow<nsw> {overflowFlags = #llvm.overflow<nuw>} : i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.add %i, %i overflow<nsw> {overflowFlags = 1 : i32} : i32
  return
}
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = llvm.udiv exact %i, %i {isExact} : i32
  return
}
// -----
// expected-error@+2 {{custom op 'affine.apply' attribute 'map' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1, %d: f64, %s: !llvm.struct<(i32, i64)>, %vb: vector<4xi1>, %c: complex<f32>) {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%x) {map = affine_map<(d0) -> (d0)>}
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  memref.prefetch %m[%x], read, locality<3>, data {localityHint = "x"} : memref<4xf32>
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  memref.prefetch %m[%x], read, locality<3>, data {localityHint = 77 : i32} : memref<4xf32>
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  memref.prefetch %m[%x], read, locality<3>, data {isDataCache = 3} : memref<4xf32>
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = memref.generic_atomic_rmw %m[%x] : memref<4xf32> { ^bb0(%q: f32): memref.atomic_yield %q : f32 } {x = 1}
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'memref.transpose' attribute 'permutation' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = memref.transpose %m (d0) -> (d0) {permutation = 1} : memref<4xf32> to memref<4xf32, strided<[1]>>
  return
}
llvm.func @g()
// -----
llvm.mlir.alias external @foo {dso_local = 3} : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @g()
// -----
// expected-error@+1 {{custom op 'llvm.mlir.alias' attribute 'linkage' occurs more than once in the attribute list}}
llvm.mlir.alias external @foo {linkage = 3} : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @g()
// -----
// expected-error@+1 {{custom op 'llvm.mlir.alias' attribute 'alias_type' occurs more than once in the attribute list}}
llvm.mlir.alias external @foo {alias_type = 3} : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  scf.if %b {} {x = 3}
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  scf.while : () -> () { scf.condition(%b) } do { scf.yield } attributes {x = 3}
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'scf.parallel' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  scf.parallel (%k) = (%x) to (%x) step (%x) { } {operandSegmentSizes = array<i32: 1, 1, 1, 0>}
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'scf.forall' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  scf.forall (%k) in (2) { } {operandSegmentSizes = 1}
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'scf.forall' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  scf.forall (%k) in (2) { } {operandSegmentSizes = array<i32: 0, 0, 0, 0>}
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'scf.forall' attribute 'staticStep' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  scf.forall (%k) in (2) { } {staticStep = 1}
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{'scf.condition' op expects parent op 'scf.while'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  scf.condition(%b) {x = 3}
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'scf.index_switch' 'scf.index_switch' op attribute 'cases' failed to satisfy constraint: i64 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  scf.index_switch %x {cases = 3} case 2 { scf.yield } default { scf.yield }
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{'func.return' op must be the last operation in the parent block}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  func.return {x = 3}
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{'func.constant' op reference to undefined function 'a'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = func.constant {value = @a} @f : () -> ()
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'llvm.call_intrinsic' attribute 'op_bundle_sizes' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = llvm.call_intrinsic "llvm.x"() {op_bundle_sizes = array<i32>} : () -> i32
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'llvm.call_intrinsic' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = llvm.call_intrinsic "llvm.x"() {operandSegmentSizes = array<i32: 0, 0>} : () -> i32
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'llvm.call_intrinsic' attribute 'intrin' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = llvm.call_intrinsic "llvm.x"() {intrin = 3} : () -> i32
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = llvm.call_intrinsic "llvm.x"() {fastmathFlags = 3} : () -> i32
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  llvm.call @g() {fastmathFlags = #llvm.fastmath<fast>} : () -> ()
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  llvm.call @g() {no_unwind = 3} : () -> ()
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'llvm.call' attribute 'CConv' occurs more than once in the attribute list}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  llvm.call @g() {CConv = 3} : () -> ()
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  llvm.switch %i : i32, ^bb1 [1: ^bb1] {case_values = dense<3> : tensor<1xi32>}
^bb1:
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'llvm.switch' 'llvm.switch' op attribute 'case_values' failed to satisfy constraint: integer elements attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  llvm.switch %i : i32, ^bb1 [1: ^bb1] {case_values = 3}
^bb1:
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  llvm.intr.assume %b ["a"(%b : i1)] : i1 {op_bundle_sizes = array<i32: 1>}
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  llvm.intr.assume %b ["a"(%b : i1)] : i1 {op_bundle_tags = ["b"]}
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{'llvm.intr.assume' op attribute 'op_bundle_sizes' failed to satisfy constraint: i32 dense array attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  "llvm.intr.assume"(%b) {op_bundle_sizes = 1} : (i1) -> ()
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = memref.alloca() {operandSegmentSizes = array<i32: 0>} : memref<4xf32>
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{'memref.alloca' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = memref.alloca(%x) {operandSegmentSizes = array<i32: 0, 1>} : memref<?xf32>
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = llvm.getelementptr %p[%i] {rawConstantIndices = array<i32: 3>} : (!llvm.ptr, i32) -> !llvm.ptr, i32
  return
}
llvm.func @g()
// -----
memref.global @x : memref<4xf32> {sym_name = "z"}
llvm.func @g()
// -----
memref.global "private" @x : memref<4xf32> {sym_visibility = "public"}
llvm.func @g()
// -----
memref.global @x : memref<4xf32> {type = memref<3xf32>}
llvm.func @g()
// -----
// expected-error@+1 {{custom op 'memref.global' 'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
memref.global @x : memref<4xf32> {type = 3}
llvm.func @g()
// -----
memref.global constant @x : memref<4xf32> {constant}
llvm.func @g()
// -----
// expected-error@+1 {{custom op 'memref.global' 'memref.global' op attribute 'constant' failed to satisfy constraint: unit attribute}}
memref.global @x : memref<4xf32> {constant = 3}
llvm.func @g()
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'value' occurs more than once in the attribute list}}
llvm.mlir.global internal @q(3 : i32) {value = 4 : i32} : i32
llvm.func @g()
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'linkage' occurs more than once in the attribute list}}
llvm.mlir.global internal @q(3 : i32) {linkage = #llvm.linkage<external>} : i32
llvm.func @g()
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'global_type' occurs more than once in the attribute list}}
llvm.mlir.global internal @q(3 : i32) {global_type = i64} : i32
llvm.func @g()
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'constant' occurs more than once in the attribute list}}
llvm.mlir.global internal constant @q(3 : i32) {constant} : i32
llvm.func @g()
// -----
llvm.mlir.global internal @q(3 : i32) {constant = 3} : i32
llvm.func @g()
// -----
llvm.comdat @c { llvm.comdat_selector @s any {comdat = 3 : i64} }
llvm.func @g()
// -----
llvm.comdat @c { llvm.comdat_selector @s any {sym_name = "t"} }
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = bufferization.to_tensor %m restrict {restrict} : memref<4xf32> to tensor<4xf32>
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'bufferization.to_tensor' 'bufferization.to_tensor' op attribute 'restrict' failed to satisfy constraint: unit attribute}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = bufferization.to_tensor %m {restrict = 3} : memref<4xf32> to tensor<4xf32>
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = bufferization.to_tensor %m restrict writable restrict : memref<4xf32> to tensor<4xf32>
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = bufferization.to_tensor %m writable restrict : memref<4xf32> to tensor<4xf32>
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = memref.assume_alignment %m, 4 {alignment = 8 : i32} : memref<4xf32>
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{custom op 'memref.assume_alignment' 'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = memref.assume_alignment %m, 4 {alignment = 8} : memref<4xf32>
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = vector.insert %a, %v[0] {static_position = array<i64: 1>} : f32 into vector<4xf32>
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = builtin.unrealized_conversion_cast %a : f32 to i32 {x = 3}
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  llvm.intr.invariant.start 1, %p {size = 3 : i64} : !llvm.ptr
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = llvm.intr.invariant.start 1, %p {size = 3} : !llvm.ptr
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">> = %i {locationExpr = 3} : i32
  return
}
llvm.func @g()
// -----
// expected-error@+2 {{'llvm.indirectbr' op succOperands count (0) does not match with the total size (1) specified in attribute 'indbr_operand_segments'}}
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  llvm.indirectbr %p : !llvm.ptr, [^bb1] {indbr_operand_segments = array<i32: 1>}
^bb1:
  return
}
llvm.func @g()
// -----
func.func @f(%a: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: memref<4xf32>, %x: index, %b: i1) {
  %0 = tensor.from_elements %a {x = 3} : tensor<1xf32>
  return
}
llvm.func @g()
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'unnamed_addr' occurs more than once in the attribute list}}
llvm.mlir.global internal @q(3 : i32) {unnamed_addr = 1 : i64} : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'visibility_' occurs more than once in the attribute list}}
llvm.mlir.global internal @q(3 : i32) {visibility_ = 1 : i64} : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'sym_name' occurs more than once in the attribute list}}
llvm.mlir.global internal @q(3 : i32) {sym_name = "a"} : i32
// -----
llvm.mlir.global internal @q(3 : i32) {thread_local_} : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.alias' attribute 'visibility_' occurs more than once in the attribute list}}
llvm.mlir.alias external @foo {visibility_ = 1 : i64} : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
// expected-error@+1 {{custom op 'llvm.mlir.alias' attribute 'unnamed_addr' occurs more than once in the attribute list}}
llvm.mlir.alias external @foo {unnamed_addr = 1 : i64} : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.alias external @foo {dso_local} : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
// expected-error@+1 {{custom op 'llvm.func' attribute 'sym_name' occurs more than once in the attribute list}}
llvm.func @g() attributes {sym_name = "x"}
// -----
llvm.func @g(%a: i32) attributes {arg_attrs = [{}]}
// -----
// expected-error@+1 {{custom op 'llvm.func' attribute 'arg_attrs' occurs more than once in the attribute list}}
llvm.func @g(%a: i32 {llvm.noundef}) attributes {arg_attrs = [{}]}
// -----
// expected-error@+1 {{expected 0 operand bundle tags, but actually got 1}}
llvm.func @g() { llvm.call @g() {op_bundle_tags = ["a"]} : () -> () llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.call' attribute 'TailCallKind' occurs more than once in the attribute list}}
llvm.func @g() { llvm.call tail @g() {TailCallKind = #llvm.tailcallkind<tail>} : () -> () llvm.return }
// -----
llvm.func @g() { llvm.call @g() {fastmathFlags = #llvm.fastmath<fast>} : () -> () llvm.return }
// -----
func.func @f(%b: i1, %x: index) {
 scf.if %b {} else {} {operandSegmentSizes = array<i32: 1>}
 return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%m: memref<4xf32>, %x: index) {
 memref.prefetch %m[%x], read, locality<3>, data {localityHint = 77 : i32} : memref<4xf32>
 return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%m: memref<4xf32>, %x: index) {
 memref.prefetch %m[%x], read, locality<3>, data {isWrite = false} : memref<4xf32>
 return
}
// -----
// expected-error@+2 {{custom op 'scf.execute_region' attribute 'no_inline' occurs more than once in the attribute list}}
func.func @f(%m: memref<4xf32>, %x: index) {
 scf.execute_region no_inline { scf.yield } {no_inline}
 return
}
// -----
// expected-error@+2 {{custom op 'scf.forall' attribute 'staticLowerBound' occurs more than once in the attribute list}}
func.func @f(%m: memref<4xf32>, %x: index) {
 scf.forall (%k) in (2) { } {staticLowerBound = array<i64: 0>}
 return
}
// -----
// expected-error@+2 {{custom op 'scf.forall' attribute 'staticStep' occurs more than once in the attribute list}}
func.func @f(%m: memref<4xf32>, %x: index) {
 scf.forall (%k) = (0) to (4) step (1) { } {staticStep = array<i64: 1>}
 return
}
// -----
llvm.func @f(%i: i32) { %0 = llvm.alloca %i x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{expected '{' in attribute dictionary}}
func.func private @known(i32) attributes 3
