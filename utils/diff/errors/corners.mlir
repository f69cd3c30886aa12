// expected-error@+3 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
// Corners of the syntax: words, lists, types and counts that are wrong.

llvm.mlir.global internal @x(1 : i32) {addr_space = 0 : i8} : i32
// -----
// expected-error@+1 {{expected ')'}}
llvm.mlir.global internal @x(1 : i32 {} : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global foo @x(1 : i32) : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global internal @x(1 : i32) : i32, i64
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global internal @x() : f32, f32 {}
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global internal @x()
// -----
// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global internal @x(1 : i32) : !llvm.void
// -----
// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global internal @x(1 : i32) : i32 {
  llvm.return
}
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'linkage' occurs more than once in the attribute list}}
llvm.mlir.global internal @x(1 : i32) {linkage = 1} : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'global_type' occurs more than once in the attribute list}}
llvm.mlir.global internal @x(1 : i32) {global_type = i32} : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'sym_name' occurs more than once in the attribute list}}
llvm.mlir.global internal @x(1 : i32) {sym_name = "y"} : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global internal constant thread_local @x(1 : i32) : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global internal unnamed_addr thread_local @x(1 : i32) : i32
// -----
// expected-error@+1 {{expected comdat symbol}}
llvm.mlir.global internal @x(1 : i32) comdat(@a) {} : i32
// -----
// expected-error@+1 {{expected ')'}}
llvm.mlir.global internal @x(1 : i32) comdat(@a : i32
// -----
// expected-error@+1 {{expected '('}}
llvm.mlir.global internal @x(1 : i32) comdat @a : i32
// -----
// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global internal @x(1 : i32) {alignment = -1 : i64} : i32
// -----
// expected-error@+1 {{'llvm.mlir.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
llvm.mlir.global internal @x(1 : i32) {alignment = 1 : i32} : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'unnamed_addr' occurs more than once in the attribute list}}
llvm.mlir.global internal @x(1 : i32) {unnamed_addr = 9 : i64} : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'visibility_' occurs more than once in the attribute list}}
llvm.mlir.global internal @x(1 : i32) {visibility_ = 9 : i64} : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' attribute 'value' occurs more than once in the attribute list}}
llvm.mlir.global internal @x(1 : i32) {value = 9 : i64} : i32
// -----
// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal @x("abc") : i32
// -----
// expected-error@+1 {{expected '('}}
llvm.mlir.global internal @x : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global internal x(1 : i32) : i32
// -----
// expected-error@+1 {{expected attribute value}}
llvm.mlir.global internal @x(foo) : i32
// -----
// expected-error@+1 {{expected non-function type}}
llvm.mlir.global internal @x(1 : i32) : foo
// -----
// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global internal @x(1 : i32) : memref<i32>
// -----
// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global internal @x() : memref<i32> {}
// -----
// expected-error@+1 {{expected operation name in quotes}}
llvm.mlir.global internal @x(1 : i32) : i32 {} {}
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @x(1 : i32) : i32
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @x(1 : i32) : i32
// -----
// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'memref<3x?xi8>' vs 'memref<?x?xi8>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<3x?xi8>, vector<4xi8> return }
// -----
// expected-error@+1 {{'vector.transfer_read' op requires 2 indices}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i], %p : memref<?x?xi8>, vector<4xi8> return }
// -----
// expected-error@+2 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: memref<?x?xi8>, %i: i32, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p : memref<?x?xi8>, vector<4xi8> return }
// -----
// expected-error@+2 {{use of value '%p' expects different type than prior uses: 'i8' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i32, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p : memref<?x?xi8>, vector<4xi8> return }
// -----
// expected-error@+2 {{use of value '%m' expects different type than prior uses: 'vector<4xi1>' vs 'vector<5xi1>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<5xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m : memref<?x?xi8>, vector<4xi8> return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {permutation_map = 1} : memref<?x?xi8>, vector<4xi8> return }
// -----
// expected-error@+1 {{'vector.transfer_read' op requires attribute 'in_bounds'}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {in_bounds = 1} : memref<?x?xi8>, vector<4xi8> return }
// -----
// expected-error@+1 {{'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {in_bounds = [1]} : memref<?x?xi8>, vector<4xi8> return }
// -----
// expected-error@+1 {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 2}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {in_bounds = [true, false]} : memref<?x?xi8>, vector<4xi8> return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_read' requires vector type}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m : memref<?x?xi8>, i8 return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m : i8, vector<4xi8> return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m : memref<?x?xi8>, vector<4x4x4xi8> return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_read' requires two types}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m : memref<?x?xi8> return }
// -----
// expected-error@+1 {{expected ','}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i] : memref<?x?xi8>, vector<4xi8> return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_read' does not support masks with vector element type}}
func.func @f(%a: memref<?xvector<4xi8>>, %i: index, %p: vector<4xi8>, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i], %p, %m : memref<?xvector<4xi8>>, vector<1x4xi8> return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_read' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {operandSegmentSizes = 1} : memref<?x?xi8>, vector<4xi8> return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xi8>, vector<4xi8> return }
// -----
// expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xi8>, vector<4xi8> return }
// -----
// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'memref<3x?xi8>' vs 'memref<?x?xi8>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : vector<4xi8>, memref<3x?xi8> return }
// -----
// expected-error@+2 {{use of value '%v' expects different type than prior uses: 'vector<4xi8>' vs 'vector<5xi8>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<5xi8>) { vector.transfer_write %v, %a[%i, %i], %m {permutation_map = affine_map<(d0, d1) -> (d1)>} : vector<4xi8>, memref<3x?xi8> return }
// -----
// expected-error@+1 {{'vector.transfer_write' op requires 2 indices}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i], %m : vector<4xi8>, memref<?x?xi8> return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_write' requires two types}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m : vector<4xi8>, memref<?x?xi8>, i8 return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_write' requires two types}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m : vector<4xi8> return }
// -----
// expected-error@+2 {{use of value '%p' expects different type than prior uses: 'vector<4xi1>' vs 'i8'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %p : vector<4xi8>, memref<?x?xi8> return }
// -----
// expected-error@+1 {{'vector.transfer_write' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 2}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m {in_bounds = [true, true]} : vector<4xi8>, memref<?x?xi8> return }
// -----
// expected-error@+1 {{'vector.transfer_write' op requires attribute 'in_bounds'}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m {in_bounds = 1} : vector<4xi8>, memref<?x?xi8> return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_write' expected the same rank for the vector and the results of the permutation map}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m {permutation_map = 1} : vector<4xi8>, memref<?x?xi8> return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m : vector<4xi8>, i8 return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_write' requires vector type}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m : i8, memref<?x?xi8> return }
// -----
// expected-error@+1 {{custom op 'vector.transfer_write' expected the same rank for the vector and the results of the permutation map}}
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : vector<4xi8>, memref<?x?xi8> return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, data {t.e = 3} : memref<4xi8> return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, instr {t.e = dense<2147483648> : tensor<2xi8>} : memref<4xi8> return }
// -----
// expected-error@+1 {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], foo, locality<1>, data : memref<4xi8> return }
// -----
// expected-error@+1 {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, foo : memref<4xi8> return }
// -----
// expected-error@+1 {{expected attribute value}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<?>, data : memref<4xi8> return }
// -----
// expected-error@+1 {{custom op 'memref.prefetch' invalid kind of attribute specified}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<"a">, data : memref<4xi8> return }
// -----
// expected-error@+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<true>, data : memref<4xi8> return }
// -----
// expected-error@+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<-1>, data : memref<4xi8> return }
// -----
// expected-error@+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<9>, data : memref<4xi8> return }
// -----
// expected-error@+1 {{expected '>'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1 : i64>, data : memref<4xi8> return }
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<99999999999>, data : memref<4xi8> return }
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1.0>, data : memref<4xi8> return }
// -----
// expected-error@+1 {{expected '>'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1, data : memref<4xi8> return }
// -----
// expected-error@+1 {{expected attribute value}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<>, data : memref<4xi8> return }
// -----
// expected-error@+1 {{expected '<'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality 1, data : memref<4xi8> return }
// -----
// expected-error@+1 {{custom op 'memref.prefetch' expected 'locality'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, local<1>, data : memref<4xi8> return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, data {isWrite = 1} : memref<4xi8> return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, data {isWrite = true} : memref<4xi8> return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, data {localityHint = 7 : i32} : memref<4xi8> return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, data {} : memref<4xi8>, i8 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[], read, locality<1>, data {} : memref<4xi8> return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, data {} : i8 return }
// -----
// expected-error@+1 {{custom op 'memref.prefetch' expected valid keyword}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], "read", locality<1>, data {} : memref<4xi8> return }
// -----
// expected-error@+1 {{expected ','}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i] read, locality<1>, data {} : memref<4xi8> return }
// -----
// expected-error@+1 {{expected ','}}
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read locality<1>, data {} : memref<4xi8> return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_start %a[%i], %a[%i], %i, %t[%i] {a = 1} : memref<4xi8>, memref<4xi8>, memref<1xi32> return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_start %a[%i], %a[%i], %i, %t[%i], %i, %i {a = 1} : memref<4xi8>, memref<4xi8>, memref<1xi32> return }
// -----
// expected-error@+1 {{custom op 'memref.dma_start' expected two stride related operands}}
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_start %a[%i], %a[%i], %i, %t[%i], %i {a = 1} : memref<4xi8>, memref<4xi8>, memref<1xi32> return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_start %a[%i], %a[%i], %i, %t[%i] {t.e = dense<2147483648> : tensor<2xi8>} : memref<4xi8>, memref<4xi8>, memref<1xi32> return }
// -----
// expected-error@+1 {{custom op 'memref.dma_start' fewer/more types expected}}
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_start %a[%i], %a[%i], %i, %t[%i] : memref<4xi8>, memref<4xi8> return }
// -----
// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i8' vs 'memref<4xi8>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_start %a[%i], %a[%i], %i, %t[%i] : memref<4xi8>, i8, memref<1xi32> return }
// -----
// expected-error@+1 {{integer constant out of range for type}}
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_wait %t[%i], %i {t.e = dense<2147483648> : tensor<2xi8>} : memref<1xi32> return }
// -----
// expected-error@+2 {{use of value '%t' expects different type than prior uses: 'index' vs 'memref<1xi32>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_wait %t[%i], %t {a = 1} : memref<1xi32> return }
// -----
// expected-error@+1 {{integer constant out of range for type}}
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.load %a[%i] {t.e = dense<2147483648> : tensor<2xi8>} : memref<1xi32> return }
// -----
// expected-error@+1 {{integer constant out of range for type}}
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { arith.addi %i, %i {t.e = dense<2147483648> : tensor<2xi8>} : index return }
// -----
// expected-error@+1 {{expected ','}}
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : i32, [^bb1] 
^bb1: llvm.return }
// -----
// expected-error@+2 {{use of value '%a' expects different type than prior uses: '!llvm.ptr<1>' vs '!llvm.ptr'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : !llvm.ptr<1>, [^bb1] 
^bb1: llvm.return }
// -----
// expected-error@+1 {{expected ','}}
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : [^bb1] 
^bb1: llvm.return }
// -----
// expected-error@+1 {{expected ','}}
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : !llvm.ptr [^bb1] 
^bb1: llvm.return }
// -----
// expected-error@+1 {{expected ','}}
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : foo, [^bb1] 
^bb1: llvm.return }
// -----
// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i32' vs '!llvm.ptr'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : !llvm.ptr, [^bb1(%a : i32)] 
^bb1: llvm.return }
// -----
// expected-error@+1 {{expected ':'}}
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : !llvm.ptr, [^bb1(%a)] 
^bb1: llvm.return }
// -----
// expected-error@+1 {{expected ':'}}
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : !llvm.ptr, [^bb1(] 
^bb1: llvm.return }
// -----
// expected-error@+1 {{expected ']'successor blocks}}
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : !llvm.ptr, [^bb1 
^bb1: llvm.return }
// -----
// expected-error@+1 {{custom op 'arith.truncf' 'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
func.func @f(%a: f32) { %0 = arith.truncf %a {roundingmode = -1} : f32 to f16 return }
// -----
// expected-error@+1 {{'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
func.func @f(%a: f32) { %0 = "arith.truncf"(%a) {roundingmode = -1 : i32} : (f32)-> f16 return }
// -----
// expected-error@+1 {{invalid properties {roundingmode = -1 : i32} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: -1 : i32}}
func.func @f(%a: f32) { %0 = "arith.truncf"(%a) <{roundingmode = -1 : i32}> : (f32)-> f16 return }
// -----
// expected-error@+1 {{invalid properties {roundingmode = 99 : i32} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: 99 : i32}}
func.func @f(%a: f32) { %0 = "arith.truncf"(%a) <{roundingmode = 99 : i32}> : (f32)-> f16 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: f32) { %0 = arith.truncf %a to_nearest {roundingmode = 2 : i32} : f32 to f16 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: f32) { %0 = arith.truncf %a -1 : f32 to f16 return }
// -----
// expected-error@+1 {{custom op 'arith.truncf' 'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
func.func @f(%a: f32) { %0 = arith.truncf %a {roundingmode = "a"} : f32 to f16 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: f32) { %0 = arith.truncf %a roundingmode = -1 : f32 to f16 return }
// -----
// expected-error@+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = -1 : i64} : (i32, i32) -> i1 return }
// -----
// expected-error@+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = -1} : (i32, i32) -> i1 return }
// -----
// expected-error@+1 {{'vector.multi_reduction' op destination type 'f64' is incompatible with source type 'vector<2x3xf64>'}}
func.func @f(%v: vector<2x3xf64>) { %c = arith.constant 1.0 : f64  %0 = vector.multi_reduction <minimumf>, %v, %c [true, 1] : vector<2x3xf64> to f64 return }
// -----
// expected-error@+1 {{'vector.transpose' op transposition index out of range: -1}}
func.func @f(%v: vector<2x3xf64>) { %0 = vector.transpose %v, [true, 0] : vector<2x3xf64> to vector<3x2xf64> return }
// -----
// expected-error@+1 {{'vector.transpose' op dimension size mismatch at: 0}}
func.func @f(%v: vector<2x3xf64>) { %0 = vector.transpose %v, [false, true] : vector<2x3xf64> to vector<3x2xf64> return }
// -----
// expected-error@+1 {{custom op 'vector.transpose' expected integer value}}
func.func @f(%v: vector<2x3xf64>) { %0 = vector.transpose %v, [1, foo] : vector<2x3xf64> to vector<3x2xf64> return }
// -----
// expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: -1}}
llvm.func @f(%v: !llvm.struct<(i32, i32)>) { %0 = llvm.extractvalue %v[true] : !llvm.struct<(i32, i32)> llvm.return }
// -----
// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
llvm.func @f(%v: i32) { llvm.switch %v : i32, ^bb1 [0: ^bb1] {branch_weights = array<i32: true, 1>}
^bb1: llvm.return }
// -----
// expected-error@+1 {{'memref.collapse_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
func.func @f(%v: memref<2x2xi32>) { %0 = memref.collapse_shape %v [[true, 1]] : memref<2x2xi32> into memref<4xi32> return }
// -----
// expected-error@+1 {{expected offsets to be non-negative, but got -1}}
func.func @f(%v: memref<2x2xi32>) { %0 = memref.subview %v[true, 0][1, 1][1, 1] : memref<2x2xi32> to memref<1x1xi32, strided<[2, 1]>> return }
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = array<i32: true>} : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = dense<[true, 1]> : tensor<2xi32>} : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = true : i32} : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = #x.y->} : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = #x.y->b} : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = #x.y<->} : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = !x.y->} : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = !x->} : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = #x->} : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : () -> !x.y->
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = #x-y} : () -> ()
// -----
// expected-error@+1 {{expected '=' in attribute alias definition}}
#x->
// -----
// expected-error@+1 {{expected '=' in attribute alias definition}}
#x-> = 1
// -----
// expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() { %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{expected '>'}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 1> : !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = -1>> : !llvm.ptr llvm.return }
// -----
// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{custom op 'llvm.blockaddress' failed to parse LLVM_BlockAddressAttr parameter 'tag' which is to be a `BlockTagAttr`}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = id = 1> : !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{expected ','}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f> : !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{expected ','}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <tag = <id = 1>> : !llvm.ptr llvm.return }
// -----
// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{custom op 'llvm.blockaddress' failed to parse LLVM_BlockAddressAttr parameter 'function' which is to be a `FlatSymbolRefAttr`}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = f, tag = <id = 1>> : !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{'llvm.blockaddress' op result #0 must be LLVM pointer type, but got 'i32'}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : i32 llvm.return }
// -----
// expected-error@+1 {{expected non-function type}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : llvm.return }
// -----
// expected-error@+1 {{expected ':'}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 1>> llvm.return }
// -----
// expected-error@+1 {{expected ':'}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress #llvm.blockaddress<function = @f, tag = <id = 1>> : !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{expected '<'}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress  : !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr llvm.return }
// -----
// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{custom op 'llvm.blockaddress' failed to parse LLVM_BlockAddressAttr parameter 'tag' which is to be a `BlockTagAttr`}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = 1> : !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.blockaddress' duplicate or unknown struct parameter name: function}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, function = @f> : !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.blockaddress' duplicate or unknown struct parameter name: foo}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, foo = <id = 1>> : !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{expected '='}}
llvm.func @f() { llvm.blocktag <id 1> llvm.return }
// -----
// expected-error@+2 {{custom op 'llvm.blocktag' expected integer value}}
// expected-error@+1 {{custom op 'llvm.blocktag' failed to parse LLVM_BlockTagAttr parameter 'id' which is to be a `uint32_t`}}
llvm.func @f() { llvm.blocktag <id = > llvm.return }
// -----
// expected-error@+1 {{expected '>'}}
llvm.func @f() { llvm.blocktag <id = 1 llvm.return }
// -----
// expected-error@+1 {{expected '<'}}
llvm.func @f() { llvm.blocktag id = 1 llvm.return }
// -----
// expected-error@+1 {{expected '<'}}
llvm.func @f() { llvm.blocktag 1 llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.blocktag' expected valid keyword}}
llvm.func @f() { llvm.blocktag <1> llvm.return }
// -----
// expected-error@+1 {{'llvm.blocktag' op attribute 'tag' failed to satisfy constraint: }}
llvm.func @f() { "llvm.blocktag"() {tag = 1} : () -> () llvm.return }
// -----
// expected-error@+1 {{'llvm.blockaddress' op attribute 'block_addr' failed to satisfy constraint: }}
llvm.func @f() { "llvm.blockaddress"() {block_addr = 1} : () -> !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() { "llvm.blockaddress"() {block_addr = #llvm.blockaddress<function = @f, tag = <id = 1>>} : () -> !llvm.ptr llvm.return }
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() ({
^bb(%a: i32, %a: i32): "a.c"(%a) : (i32) -> () }) : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() ({
^bb(%a#: i32): "a.c"(%a) : (i32) -> () }) : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() ({
^bb(%a#x: i32): "a.c"(%a) : (i32) -> () }) : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() ({
^bb(%a#99999999999: i32): "a.c"(%a) : (i32) -> () }) : () -> ()
// -----
// expected-error@+1 {{expected '=' after SSA name}}
%a#1 = "a.b"() : () -> i32
// -----
// expected-error@+1 {{result number not allowed in argument list}}
func.func @f(%a#1: i32) { return }
// -----
// expected-error@+1 {{result number not allowed in argument list}}
func.func @f(%a#0: i32) { return }
// -----
// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(index)
// -----
// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f() -> (i32, i32)
// -----
// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'index'}}
llvm.func @f() -> index
// -----
// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
"llvm.func"() ({}) {function_type = !llvm.func<void (void)>, sym_name = "f"} : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : () -> !llvm.func<void (void)>
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : () -> !llvm.func<void (i32, void)>
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : () -> !llvm.func<func<void ()> (ptr)>
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : () -> !llvm.func<void (func<void ()>)>
// -----
// expected-error@+1 {{expected non-function type}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : <1> llvm.return }
// -----
// expected-error@+1 {{expected non-function type}}
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : foo llvm.return }
// -----
// expected-error@+1 {{expected non-function type}}
llvm.func @f() { %0 = llvm.dso_local_equivalent @f : <1> llvm.return }
// -----
// expected-error@+1 {{expected non-function type}}
llvm.func @f() { %0 = llvm.mlir.addressof @f : <1> llvm.return }
// -----
// expected-error@+2 {{custom op 'llvm.va_start' is unknown}}
// expected-note@+1 {{did you mean 'llvm.va_arg'?}}
llvm.func @f(%a: !llvm.ptr<1>) { llvm.va_start %a : !llvm.ptr<1> llvm.return }
// -----
// expected-error@+1 {{expected non-function type}}
llvm.func @f(%a: !llvm.ptr<1>) { llvm.intr.vastart %a : <1> llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global internal @x(#llvm.zero : i32)
// -----
// expected-error@+1 {{custom op 'index.bool.constant' invalid kind of attribute specified}}
func.func @f() { index.bool.constant i8 return }
// -----
// expected-error@+1 {{custom op 'index.bool.constant' invalid kind of attribute specified}}
func.func @f() { index.bool.constant "a" return }
// -----
// expected-error@+1 {{custom op 'index.bool.constant' invalid kind of attribute specified}}
func.func @f() { index.bool.constant [1] return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f() { index.bool.constant 1 : i1 return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f() { index.bool.constant 1 : i8 return }
// -----
// expected-error@+1 {{custom op 'index.bool.constant' invalid kind of attribute specified}}
func.func @f() { index.bool.constant @a return }
// -----
// expected-error@+1 {{custom op 'index.bool.constant' invalid kind of attribute specified}}
func.func @f() { index.bool.constant unit return }
// -----
// expected-error@+1 {{expected attribute value}}
func.func @f() { index.bool.constant foo return }
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
func.func @f() { index.bool.constant 1.0 return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f() { index.bool.constant true : i1 return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f() { index.bool.constant true : i8 return }
// -----
// expected-error@+1 {{custom op 'index.bool.constant' invalid kind of attribute specified}}
func.func @f() { index.bool.constant affine_map<(d0) -> (d0)> return }
// -----
// expected-error@+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
func.func @f() { index.constant true return }
// -----
// expected-error@+1 {{custom op 'index.constant' invalid kind of attribute specified}}
func.func @f() { index.constant i8 return }
// -----
// expected-error@+1 {{custom op 'index.constant' invalid kind of attribute specified}}
func.func @f() { index.constant "a" return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f() { index.constant 1 : i8 return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f() { index.constant 1 : index return }
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
func.func @f() { index.constant 1.5 return }
// -----
// expected-error@+1 {{expected attribute value}}
func.func @f() { index.constant return }
// -----
// expected-error@+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, true : memref<4xi8> return }
// -----
// expected-error@+1 {{custom op 'memref.assume_alignment' invalid kind of attribute specified}}
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, "a" : memref<4xi8> return }
// -----
// expected-error@+1 {{custom op 'memref.assume_alignment' invalid kind of attribute specified}}
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, i8 : memref<4xi8> return }
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, 1.5 : memref<4xi8> return }
// -----
// expected-error@+1 {{expected attribute value}}
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, ? : memref<4xi8> return }
// -----
// expected-error@+1 {{custom op 'memref.assume_alignment' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, 1 : i32 : memref<4xi8> return }
// -----
// expected-error@+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, -1 : memref<4xi8> return }
// -----
// expected-error@+1 {{expected attribute value}}
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, : memref<4xi8> return }
// -----
// expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
func.func @f(%a: i1, %b: i32) { arith.select %a, %b : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
func.func @f(%a: i1, %b: i32) { arith.select %a : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
func.func @f(%a: i1, %b: i32) { arith.select %a : i32, i32 return }
// -----
// expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
func.func @f(%a: i1, %b: i32) { arith.select %a, %b foo %b : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
func.func @f(%a: i1, %b: i32) { arith.select %a %b, %b : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
func.func @f(%a: i1, %b: i32) { arith.select %a : %b, %b : i32 return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%a: i1, %b: i32) { arith.select %a, %b, : i32 return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%a: i1, %b: i32) { arith.select %a, %b, %b {a} return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%a: i1, %b: i32) { arith.select %a, %b, %b : i1, i32, i32 return }
// -----
// expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
func.func @f(%a: i1, %b: i32) { arith.select %a, %b {a} : i32 return }
// -----
// expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
func.func @f(%a: i1, %b: i32) { arith.select %a, %b -> i32 return }
// -----
// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
llvm.func @f(%p: !llvm.ptr)  !llvm.ptr { llvm.return }
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : () -> ()
!llvm.ptr
// -----
// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!llvm.ptr<3>
// -----
// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!foo.bar
// -----
// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!foo.bar = i32
// -----
// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!llvm.struct<()>
// -----
// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#llvm.linkage<internal>
// -----
// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#foo.bar
// -----
// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#foo.bar = 1
// -----
// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#llvm.linkage = 1
// -----
// expected-error@+1 {{expected operation name in quotes}}
module { !llvm.ptr }
// -----
// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
func.func @f() -> i32!llvm.ptr
// -----
// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!llvm.void
// -----
// expected-error@+1 {{expected '=' in type alias definition}}
!llvm<"i8*">
// -----
// expected-error@+1 {{expected '=' in type alias definition}}
!foo<"i8*">
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : i32
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : !llvm.ptr
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : !llvm.ptr<3>
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : !llvm.ptr<3>) -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : !foo.bar
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : !llvm.struct<()>
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : !llvm.array<2 x i8>
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : !llvm.func<void ()>
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : !llvm.target<"a">
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : memref<3xf32>
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : vector<3xf32>
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : tensor<3xf32>
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : complex<f32>
// -----
// expected-error@+2 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
!x = i32
"a.b"() : !x
// -----
// expected-error@+1 {{custom op 'memref.alloca' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
func.func @f(%i: index) { memref.alloca(%i) : i32 return }
// -----
// expected-error@+2 {{custom op 'scf.forall' expected integer value}}
// expected-error@+1 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) { scf.forall (%j) in (?) { } return }
// -----
// expected-error@+1 {{expected 1 upper bound values, got 0}}
func.func @f(%i: index) { scf.forall (%j) in () { } return }
// -----
// expected-error@+2 {{expected '(' in dynamic index list}}
// expected-error@+1 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) { scf.forall (%j) in { } return }
// -----
// expected-error@+2 {{custom op 'scf.forall' expected integer value}}
// expected-error@+1 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) { scf.forall (%j) in (2, ?) { } return }
// -----
// expected-error@+2 {{expected ')' in dynamic index list}}
// expected-error@+1 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) { scf.forall (%j) in (2 { } return }
// -----
// expected-error@+2 {{expected ')' in dynamic index list}}
// expected-error@+1 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) { scf.forall (%j) in (2 3) { } return }
// -----
// expected-error@+2 {{custom op 'scf.forall' expected integer value}}
// expected-error@+1 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) { scf.forall (%j) in ("s") { } return }
// -----
// expected-error@+2 {{custom op 'scf.forall' expected integer value}}
// expected-error@+1 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) { scf.forall (%j) = (?) to (2) step (1) { } return }
// -----
// expected-error@+1 {{custom op 'scf.for' expected '('}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args %x { } return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(x) { } return }
// -----
// expected-error@+1 {{expected '='}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%x) -> (index) { } return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%x = ) -> (index) { } return }
// -----
// expected-error@+1 {{expected ',' or ')'}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%x = %i -> (index) { } return }
// -----
// expected-error@+1 {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args() -> (index) { } return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%i: index) { scf.while %x : (index) -> index { } do { } return }
// -----
// expected-error@+1 {{expected ',' or ')'}}
func.func @f(%i: index) { scf.while (%x = %i : (index) -> index { } do { } return }
// -----
// expected-error@+1 {{expected '[' in operand list}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { vector.transfer_read %m %i], %p : memref<4xi8>, vector<4xi8> return }
// -----
// expected-error@+1 {{expected ']' in operand list}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { vector.transfer_read %m[%i, %p : memref<4xi8>, vector<4xi8> return }
// -----
// expected-error@+1 {{expected '[' in operand list}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { vector.transfer_write %v, %m %i] : vector<4xi8>, memref<4xi8> return }
// -----
// expected-error@+1 {{expected ']' in operand list}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.generic_atomic_rmw %m[%i) : memref<4xi8> { } return }
// -----
// expected-error@+1 {{expected '[' in operand list}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.generic_atomic_rmw %m %i) : memref<4xi8> { } return }
// -----
// expected-error@+1 {{expected ':'}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.generic_atomic_rmw %m[%i] memref<4xi8> { } return }
// -----
// expected-error@+1 {{expected SSA operand}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.generic_atomic_rmw %m[i] : memref<4xi8> { } return }
// -----
// expected-error@+1 {{expected ']' in operand list}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.prefetch %m[%i), read, locality<1>, data : memref<4xi8>  return }
// -----
// expected-error@+1 {{expected '[' in operand list}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.prefetch %m %i], read, locality<1>, data : memref<4xi8>  return }
// -----
// expected-error@+1 {{expected ']'}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.load %m[%i) : memref<4xi8>  return }
// -----
// expected-error@+1 {{expected ']'}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.dma_wait %m[%i), %i : memref<4xi8>  return }
// -----
// expected-error@+1 {{expected ']' in operand list}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.dma_start %m[%i), %i : memref<4xi8>  return }
// -----
// expected-error@+1 {{expected ']'}}
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.atomic_rmw addi %p, %m[%i) : (i8, memref<4xi8>) -> i8 return }
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
func.func @f() { complex.constant 1.0 : f32, 0.0 : f32] : complex<f32> return }
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
func.func @f() { complex.constant 1.0, 0.0 : f32] : complex<f32> return }
// -----
// expected-error@+1 {{custom op 'complex.constant' invalid kind of attribute specified}}
func.func @f() { complex.constant "a" : complex<f32> return }
// -----
// expected-error@+1 {{integer literal not valid for specified type}}
func.func @f() { complex.constant 1 : complex<f32> return }
// -----
// expected-error@+1 {{custom op 'complex.constant' invalid kind of attribute specified}}
func.func @f() { complex.constant i8 : complex<f32> return }
// -----
// expected-error@+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
func.func @f() { complex.constant [1.0 : f32] : complex<f32> return }
// -----
// expected-error@+1 {{expected ',' or ']'}}
func.func @f() { complex.constant [1.0 : f32, 2.0 : f32 : complex<f32> return }
// -----
// expected-error@+1 {{custom op 'llvm.inline_asm' invalid kind of attribute specified}}
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "x", i8 %p : (!llvm.ptr) -> () llvm.return }
// -----
// expected-error@+1 {{expected attribute value}}
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm foo "x", "x" %p : (!llvm.ptr) -> () llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.inline_asm' number of operands and types do not match: got 0 operands and 1 types}}
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "nop", "" : (f32) -> () llvm.return }
// -----
// expected-error@+2 {{use of value '%p' expects different type than prior uses: 'f32' vs '!llvm.ptr'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "nop", "" %p : (f32) -> () llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.inline_asm' number of operands and types do not match: got 2 operands and 1 types}}
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "nop", "" %p, %p : (f32) -> () llvm.return }
// -----
// expected-error@+1 {{'llvm.inline_asm' op result group starting at #0 requires 0 or 1 element, but found 2}}
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "nop", "" : () -> (f32, f32) llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.inline_asm' invalid kind of type specified: expected builtin.function, but found 'f32'}}
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "nop", "" : f32 llvm.return }
// -----
// expected-error@+1 {{expected non-function type}}
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "nop", "" %p : llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.inline_asm' expected string or keyword containing one of the following enum values for attribute 'asm_dialect' [att, intel]}}
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm asm_dialect = foo "nop", "" %p : (!llvm.ptr) -> () llvm.return }
// -----
// expected-error@+1 {{expected 0 operand types but had 1}}
llvm.func @f(%p: !llvm.ptr) { "llvm.inline_asm"() <{asm_string = "", constraints = ""}> : (f32) -> () llvm.return }
// -----
// expected-error@+1 {{custom op 'func.call' number of operands and types do not match: got 0 operands and 1 types}}
func.func @f(%i: i32) { call @f() : (i32) -> () return }
// -----
// expected-error@+2 {{use of value '%i' expects different type than prior uses: '(i32) -> ()' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%i: i32) { call_indirect %i() : (i32) -> () return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%i: i32) { return : i32 }
// -----
// expected-error@+1 {{expected operation name in quotes}}
llvm.func @f(%p: !llvm.ptr) { llvm.return : i32 }
// -----
// expected-error@+1 {{custom op 'llvm.call' number of operands and types do not match: got 0 operands and 1 types}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @f() : (i32) -> () llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.call' number of operands and types do not match: got 1 operands and 2 types}}
llvm.func @f(%p: !llvm.ptr) { llvm.call %p() : !llvm.ptr, (i32) -> () llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.call_intrinsic' number of operands and types do not match: got 0 operands and 1 types}}
llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic "a"() : (i32) -> () llvm.return }
// -----
// expected-error@+1 {{expected ':'}}
llvm.func @f(%p: !llvm.ptr) { llvm.br ^bb1() 
^bb1: llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.br' number of operands and types do not match: got 0 operands and 1 types}}
llvm.func @f(%p: !llvm.ptr) { llvm.br ^bb1( : i32) 
^bb1: llvm.return }
// -----
// expected-error@+1 {{custom op 'builtin.unrealized_conversion_cast' expected 'to'}}
func.func @f(%i: i32) { %0 = builtin.unrealized_conversion_cast : i32 to f32 return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%i: i32) { vector.print : i32 return }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%i: i32) { scf.yield : i32 }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%i: i32) { vector.yield : i32 }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%i: i32) { memref.alloca_scope.return : i32 }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%i: i1) { scf.condition(%i) : i32 }
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%m: i1) { vector.mask %m { vector.yield : i32 } : i1 return }
// -----
// expected-error@+1 {{expected SSA operand}}
llvm.func @f() { llvm.intr.assume : i1 llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.intr.assume' number of operands and types do not match: got 0 operands and 1 types}}
llvm.func @f(%a: i1) { llvm.intr.assume %a ["a"( : i32)] : i1 llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.call' expected 0 types for operand bundle operands for operand bundle #0, but actually got 1}}
llvm.func @f(%a: i1) { llvm.call @f() ["a"( : i32)] : () -> () llvm.return }
// -----
// expected-error@+1 {{expected non-function type}}
llvm.func @f(%a: i1) { llvm.call @f() ["a"(%a : )] : () -> () llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.call' expected 2 types for operand bundle operands for operand bundle #0, but actually got 1}}
llvm.func @f(%a: i1) { llvm.call @f() ["a"(%a, %a : i1)] : () -> () llvm.return }
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = FwdDecl|Virtual>} : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = #llvm.di_local_variable<flags = MultipleInheritance>} : () -> ()
// -----
// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() {a = #llvm.di_lexical_block<line = 1>} : () -> ()
// -----
// expected-error@+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
func.func @f(%arg0: tensor<*xi2>) { %v2 = arith.extsi %arg0 : tensor<*xi2> to tensor<*xi65> return }
// -----
// expected-error@+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
func.func @f(%arg0: tensor<*xi2>) { %v2 = arith.extsi %arg0 : tensor<*xi2> to tensor<?xi65> return }
// -----
// expected-error@+1 {{'arith.extf' op failed to verify that input and output have the same tensor dimensions}}
func.func @f(%arg0: tensor<*xf32>) { %v2 = arith.extf %arg0 : tensor<*xf32> to tensor<*xf64> return }
// -----
// expected-error@+1 {{'arith.fptosi' op failed to verify that input and output have the same tensor dimensions}}
func.func @f(%arg0: tensor<*xf32>) { %v2 = arith.fptosi %arg0 : tensor<*xf32> to tensor<*xi64> return }
// -----
// expected-error@+1 {{'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'tensor<*xf32>'}}
func.func @f(%arg0: tensor<*xf32>) { %v2 = arith.index_cast %arg0 : tensor<*xf32> to tensor<*xi64> return }
// -----
// expected-error@+1 {{invalid properties {fpExceptionBehavior = -1 : i64, roundingmode = 1 : i64} for op llvm.intr.experimental.constrained.sitofp: Invalid attribute `fpExceptionBehavior` in property conversion: -1 : i64}}
llvm.func @f(%a: i32) { %0 = "llvm.intr.experimental.constrained.sitofp"(%a) <{fpExceptionBehavior = -1 : i64, roundingmode = 1 : i64}> : (i32) -> f64 llvm.return }
// -----
// expected-error@+1 {{invalid properties {fpExceptionBehavior = 0 : i64, roundingmode = 5 : i64} for op llvm.intr.experimental.constrained.sitofp: Invalid attribute `roundingmode` in property conversion: 5 : i64}}
llvm.func @f(%a: i32) { %0 = "llvm.intr.experimental.constrained.sitofp"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = 5 : i64}> : (i32) -> f64 llvm.return }
// -----
// expected-error@+1 {{'llvm.intr.experimental.constrained.sitofp' op attribute 'roundingmode' failed to satisfy constraint: LLVM Rounding Mode whose minimum value is 0}}
llvm.func @f(%a: i32) { %0 = llvm.intr.experimental.constrained.sitofp %a invalid ignore : i32 to f64 llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.intr.experimental.constrained.sitofp' expected string or keyword containing one of the following enum values for attribute 'roundingmode' [towardzero, tonearest, upward, downward, tonearestaway, dynamic, invalid]}}
llvm.func @f(%a: i32) { %0 = llvm.intr.experimental.constrained.sitofp %a foo ignore : i32 to f64 llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.intr.experimental.constrained.sitofp' expected string or keyword containing one of the following enum values for attribute 'fpExceptionBehavior' [ignore, maytrap, strict]}}
llvm.func @f(%a: i32) { %0 = llvm.intr.experimental.constrained.sitofp %a tonearest foo : i32 to f64 llvm.return }
// -----
// expected-error@+1 {{'vector.scan' op incompatible input/initial value shapes}}
func.func @f(%v: vector<3xf32>, %w: vector<f32>) { %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = -1 : i64} : vector<3xf32>, vector<f32> return }
// -----
// expected-error@+1 {{'vector.scan' op reduction dimension 1 has to be less than 1}}
func.func @f(%v: vector<3xf32>, %w: vector<f32>) { %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 1 : i64} : vector<3xf32>, vector<f32> return }
// -----
// expected-error@+1 {{'vector.scan' op incompatible input/initial value shapes}}
func.func @f(%v: vector<3x4xf32>, %w: vector<4xf32>) { %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = -2 : i64} : vector<3x4xf32>, vector<4xf32> return }
// -----
// expected-error@+1 {{'vector.scan' op initial value rank 2 has to be equal to 1}}
func.func @f(%v: vector<3x4xf32>, %w: vector<3x4xf32>) { %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = -2 : i64} : vector<3x4xf32>, vector<3x4xf32> return }
// -----
// expected-error@+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
func.func @f(%a: tensor<4xi8>) { %v20 = bufferization.materialize_in_destination %a in %a : (tensor<4xi8>, tensor<4xi8>) -> tensor<*xf32> return }
// -----
// expected-error@+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
func.func @f(%a: tensor<4xi8>) { %v20 = bufferization.materialize_in_destination %a in %a : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xf32> return }
// -----
// expected-error@+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
func.func @f(%a: tensor<4xi8>) { %v20 = bufferization.materialize_in_destination %a in %a : (tensor<4xi8>, tensor<4xi8>) -> tensor<5xi8> return }
// -----
// expected-error@+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
func.func @f(%a: tensor<4xi8>) { bufferization.materialize_in_destination %a in %a : (tensor<4xi8>, tensor<4xi8>) -> () return }
// -----
// expected-error@+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
func.func @f(%a: tensor<4xi8>, %b: tensor<5xi8>) { %v20 = bufferization.materialize_in_destination %a in %b : (tensor<4xi8>, tensor<5xi8>) -> tensor<5xi8> return }
// -----
// expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
func.func @f(%a: tensor<4xi8>, %b: memref<4xi8>) { bufferization.materialize_in_destination %a in %b : (tensor<4xi8>, memref<4xi8>) -> () return }
// -----
// expected-error@+1 {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
func.func @f(%a: tensor<4xi8>, %b: memref<4xi8>) { %0 = bufferization.materialize_in_destination %a in writable %b : (tensor<4xi8>, memref<4xi8>) -> tensor<4xi8> return }
// -----
// expected-error@+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
func.func @f(%a: tensor<4xi8>, %b: tensor<*xi8>) { %0 = bufferization.materialize_in_destination %a in %b : (tensor<4xi8>, tensor<*xi8>) -> tensor<*xi8> return }
// -----
// expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
func.func @f(%a: tensor<4xi8>, %b: tensor<4xi8>) { %0 = bufferization.materialize_in_destination %a in writable %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8> return }
// -----
// expected-error@+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
func.func @f(%a: tensor<4xi8>, %b: tensor<4xi8>) { %0 = bufferization.materialize_in_destination %a in restrict %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8> return }
// -----
// expected-error@+1 {{'llvm.alloca' op requires attribute 'elem_type'}}
llvm.func @f(%v15: i64) { %v16 = llvm.alloca %v15 x vector<1xf80> : (i64) -> i1 llvm.return }
// -----
// expected-error@+1 {{'llvm.alloca' op requires attribute 'elem_type'}}
llvm.func @f(%v15: i64) { %v16 = llvm.alloca %v15 x vector<1xf80> : (i64) -> vector<2x!llvm.ptr> llvm.return }
// -----
// expected-error@+2 {{use of value '%arg0' expects different type than prior uses: 'memref<?x?xf32>' vs 'index'}}
// expected-note@+1 {{prior use here}}
func.func @f(%arg0: index, %p: memref<?x?xf32>, %d: f32, %m: vector<4xi1>) { vector.transfer_read %arg0[%arg0, %arg0], %d, %m {permutation_map = affine_map<(d0, d1) -> (0, d1)>, t.f = {k = i32}} : memref<?x?xf32>, vector<4xf32> return }
// -----
// expected-error@+1 {{struct is missing required parameter: scope}}
llvm.func @f(%arg0: i32) { llvm.intr.dbg.value #llvm.di_local_variable<name = "a"> #llvm.di_expression<[DW_OP_plus_uconst(true), DW_OP_LLVM_fragment(0, 8)]> = %arg0 : i32 llvm.return }
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global external  hidden  unnamed_addr  thread_local @g_1(dense<1> : tensor<4xi8>) { = 8 : i64, dso_local} : !llvm.array<4 x i8>
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global foo @g_1(dense<1> : i8)
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global constant internal @g_1(dense<1> : i8)
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global internal internal @g_1(1
// -----
llvm.mlir.global internal constant @g_1(1 : i32) : i32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global common   unnamed_addr  thread_local @g_1(dense<1> : memref<f32, 1>) {alignment = 1 : i64} : !llvm.array<4 x i8>
