// Types, attributes and lists that break off within an operation are told where
// mlir-opt tells it, and in its words.
// RUN: not mlopt -allow-unregistered-dialect -split-input-file %s 2>&1 | FileCheck %s

// CHECK: :[[@LINE+1]]:28: error: expected ')'
func.func @f(%p: !llvm.ptr->3>) { return }

// -----

// CHECK: :[[@LINE+3]]:3: error: custom op 'llvm.extractvalue' expected LLVM IR Dialect type, got '!llvm.struct<(memref<4xf32>)>'
func.func @f(%a: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %a[0] : !llvm.struct<(memref<4xf32>)>
  return
}

// -----

// CHECK: :[[@LINE+3]]:3: error: custom op 'llvm.extractvalue' position out of bounds: 0
func.func @f(%a: !llvm.array<0 x i32>) {
  %0 = llvm.extractvalue %a[0] : !llvm.array<0 x i32>
  return
}

// -----

// CHECK: :[[@LINE+3]]:20: error: custom op 'llvm.call' expected direct call to have 1 trailing types
llvm.func @f(i32)
func.func @g(%a: i32) {
  llvm.call @f(%a) : (i32) i32
  return
}

// -----

// CHECK: :[[@LINE+2]]:20: error: custom op 'llvm.call' expected trailing function type
func.func @g(%f: !llvm.ptr, %a: i32) {
  llvm.call %f(%a) : !llvm.ptr, (i32) i32
  return
}

// -----

// CHECK: :[[@LINE+3]]:15: error: expected '(' in operand list
llvm.func @f(i32)
func.func @g(%a: i32) {
  llvm.call @f[%a) : (i32) -> ()
  return
}

// -----

// CHECK: :[[@LINE+1]]:23: error: custom op 'func.func' expected SSA identifier
func.func @g(%a: i32, -> i32 { return %a : i32 }

// -----

// CHECK: :[[@LINE+2]]:1: error: custom op 'llvm.func' variadic arguments must be in the end of the argument list
llvm.func @g(...,
llvm.func @h()

// -----

// CHECK: :[[@LINE+1]]:15: error: expected non-function type
func.func @g(( -> i32)

// -----

// CHECK: :[[@LINE+2]]:23: error: expected ':'
func.func @g(%a: i32) {
  %0 = llvm.add %a, %a nsw<nuw> : i32
  return
}

// -----

// CHECK: :[[@LINE+2]]:33: error: custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: i32
func.func @g(%a: i32) {
  %0 = llvm.add %a, %a overflow<i32> : i32
  return
}

// -----

// CHECK: :[[@LINE+2]]:36: error: expected '<'
func.func @g(%p: !llvm.ptr) {
  %0 = llvm.load %p dereferenceable[bytes = 8] : !llvm.ptr -> !llvm.ptr
  return
}

// -----

// CHECK: :[[@LINE+2]]:44: error: custom op 'llvm.load' duplicate or unknown struct parameter name: byte
func.func @g(%p: !llvm.ptr) {
  %0 = llvm.load %p dereferenceable<byte = 8> : !llvm.ptr -> !llvm.ptr
  return
}

// -----

// CHECK: :[[@LINE+2]]:45: error: custom op 'llvm.load' expected integer value
func.func @g(%p: !llvm.ptr) {
  %0 = llvm.load %p dereferenceable<bytes = 1.5> : !llvm.ptr -> !llvm.ptr
  return
}

// -----

// CHECK: :[[@LINE+1]]:55: error: expected '='
module attributes {a = #dlti.dl_spec<"dlti.endianness" > "big">} {}

// -----

// CHECK: :[[@LINE+1]]:43: error: expected attribute value
module attributes {a = #dlti.dl_spec<i64 = nsw<3>>} {}

// -----

// CHECK: :[[@LINE+2]]:54: error: expected ')' in operand list
func.func @g(%a: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%a=[%a]
  return
}

// -----

// CHECK: :[[@LINE+2]]:58: error: expected ']' in operand list
func.func @g(%a: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%a)[%a {t.x}
  return
}

// -----

// CHECK: :[[@LINE+2]]:40: error: expected '(' in operand list
func.func @g(%a: index) {
  %0 = affine.min affine_map<() -> (3)>>)
  return
}

// -----

// CHECK: :[[@LINE+2]]:40: error: expected ',' or ']'
func.func @g(%a: memref<?xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]= : memref<?xf32> into memref<?xf32>
  return
}

// -----

// CHECK: :[[@LINE+2]]:32: error: expected ']' in dynamic index list
func.func @g(%a: index, %v: vector<4xindex>) {
  %0 = vector.insert %a, %v [%a : index into vector<4xindex>
  return
}

// -----

// CHECK: :[[@LINE+2]]:30: error: custom op 'math.absf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
func.func @g(%a: f32) {
  %0 = math.absf %a fastmath<nnan,to> : f32
  return
}

// -----

// CHECK: :[[@LINE+2]]:41: error: floating point value not valid for specified type
func.func @g(%a: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.scalable.insert %v, %v[1.5] : vector<4xf32> into vector<4xf32>
  return
}

// -----

// CHECK: :[[@LINE+2]]:30: error: custom op 'vector.constant_mask' integer value too large
func.func @g() {
  %0 = vector.constant_mask [9223372036854775808] : vector<i1>
  return
}

// -----

// CHECK: :[[@LINE+1]]:56: error: expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: i8
"x"() {a = #llvm.memory_effects<other = none, argMem = i8>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:56: error: expected integer value
"x"() {a = #llvm.di_expression<[DW_OP_LLVM_fragment(0, )]>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:34: error: expected ','
func.func @f(%p: !llvm.struct<"a"@x (i32)>) { return }

// -----

// CHECK: :[[@LINE+1]]:37: error: expected '<'
func.func @f(%p: !llvm.struct<(array)>) { return }

// -----

// CHECK: :[[@LINE+2]]:8: error: custom op 'llvm.insertelement' 'vector' must be LLVM dialect-compatible vector type, but got 'vector<2x!llvm.ppc_fp128>'
func.func @f(%a: vector<2x!llvm.ppc_fp128>, %b: i32, %c: !llvm.ppc_fp128) {
  %0 = llvm.insertelement %c, %a[%b : i32] : vector<2x!llvm.ppc_fp128>
  return
}

// -----

// CHECK: :[[@LINE+2]]:8: error: custom op 'llvm.extractelement' 'vector' must be LLVM dialect-compatible vector type, but got 'vector<2x!llvm.ppc_fp128>'
func.func @f(%a: vector<2x!llvm.ppc_fp128>, %b: i32, %c: !llvm.ppc_fp128) {
  %0 = llvm.extractelement %a[%b : i32] : vector<2x!llvm.ppc_fp128>
  return
}

// -----

// CHECK: :[[@LINE+2]]:8: error: custom op 'llvm.insertelement' 'vector' must be LLVM dialect-compatible vector type, but got 'vector<2x3xf32>'
func.func @f(%a: vector<2x3xf32>, %b: i32, %c: f32) {
  %0 = llvm.insertelement %c, %a[%b : i32] : vector<2x3xf32>
  return
}

// -----

// CHECK: :[[@LINE+2]]:8: error: custom op 'llvm.extractelement' 'vector' must be LLVM dialect-compatible vector type, but got 'vector<2x3xf32>'
func.func @f(%a: vector<2x3xf32>, %b: i32) {
  %0 = llvm.extractelement %a[%b : i32] : vector<2x3xf32>
  return
}

// -----

// CHECK: :[[@LINE+2]]:8: error: custom op 'llvm.extractelement' 'vector' must be LLVM dialect-compatible vector type, but got 'vector<2x3xf32>'
func.func @f(%a: vector<2x4xf32>, %b: i32) {
  %0 = llvm.extractelement %a[%b : i32] : vector<2x3xf32>
  return
}

// -----

// CHECK: :[[@LINE+2]]:21: error: custom op 'arith.select' expected 3 operands
func.func @f(%c: i1) {
  %0 = arith.select %c, %c : i1
  return
}

// -----

// CHECK: :[[@LINE+1]]:39: error: invalid kind of attribute specified
"x"() {a = #llvm.vec_type_hint<hint = 3>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:35: error: invalid kind of attribute specified
"x"() {a = #llvm.target_features<[3]>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:29: error: expected '('
"x"() : () -> !llvm.func<i32>

// -----

// CHECK: :[[@LINE+2]]:8: error: 'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'vector<2x!llvm.ppc_fp128>'
func.func @f(%a: vector<2x!llvm.ppc_fp128>) {
  %0 = llvm.fadd %a, %a : vector<2x!llvm.ppc_fp128>
  return
}

// -----

// CHECK: :[[@LINE+1]]:4: error: expected '(' to start operand list
"x"

// -----

// CHECK: :[[@LINE+2]]:22: error: expected ':'
func.func @f(%a: i16) {
  %0 = llvm.sitofp %a  i16 to f64
  return
}

// -----

// CHECK: :[[@LINE+3]]:35: error: expected '(' in dynamic index list
// CHECK: :[[@LINE+2]]:3: error: custom op 'scf.forall' expected SSA value or integer
func.func @f(%a: index) {
  scf.forall (%i, %j) = (%a, 0) to ]8, %a) step (2, %a) {
  }
  return
}

// -----

// CHECK: :[[@LINE+3]]:50: error: custom op 'scf.forall' expected integer value
// CHECK: :[[@LINE+2]]:3: error: custom op 'scf.forall' expected SSA value or integer
func.func @f(%a: index) {
  scf.forall (%i, %j) = (%a, 0) to (8, %a) step (, %a) {
  }
  return
}

// -----

// CHECK: :[[@LINE+3]]:30: error: custom op 'scf.forall' expected integer value
// CHECK: :[[@LINE+2]]:3: error: custom op 'scf.forall' expected SSA value or integer
func.func @f(%a: index) {
  scf.forall (%i, %j) = (%a, ?) to (8, %a) step (2, %a) {
  }
  return
}

// -----

// CHECK: :[[@LINE+3]]:31: error: expected ')' in dynamic index list
// CHECK: :[[@LINE+2]]:3: error: custom op 'scf.forall' expected SSA value or integer
func.func @f(%a: index) {
  scf.forall (%i, %j) = (%a, 0] to (8, %a) step (2, %a) {
  }
  return
}

// -----

// CHECK: :[[@LINE+2]]:35: error: expected ',' or ']'
func.func @f() {
  %0 = llvm.mlir.constant([1 : i32^bb9 2.0 : f32]) : !llvm.struct<(i32, f32)>
  return
}

// -----

// CHECK: :[[@LINE+2]]:28: error: expected attribute value
func.func @f() {
  %0 = llvm.mlir.constant([? : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  return
}
