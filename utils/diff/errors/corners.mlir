// Corners of the syntax: words, lists, types and counts that are wrong.

llvm.mlir.global internal @x(1 : i32) {addr_space = 0 : i8} : i32
// -----
llvm.mlir.global internal @x(1 : i32 {} : i32
// -----
llvm.mlir.global foo @x(1 : i32) : i32
// -----
llvm.mlir.global internal @x(1 : i32) : i32, i64
// -----
llvm.mlir.global internal @x() : f32, f32 {}
// -----
llvm.mlir.global internal @x()
// -----
llvm.mlir.global internal @x(1 : i32) : !llvm.void
// -----
llvm.mlir.global internal @x(1 : i32) : i32 {
  llvm.return
}
// -----
llvm.mlir.global internal @x(1 : i32) {linkage = 1} : i32
// -----
llvm.mlir.global internal @x(1 : i32) {global_type = i32} : i32
// -----
llvm.mlir.global internal @x(1 : i32) {sym_name = "y"} : i32
// -----
llvm.mlir.global internal constant thread_local @x(1 : i32) : i32
// -----
llvm.mlir.global internal unnamed_addr thread_local @x(1 : i32) : i32
// -----
llvm.mlir.global internal @x(1 : i32) comdat(@a) {} : i32
// -----
llvm.mlir.global internal @x(1 : i32) comdat(@a : i32
// -----
llvm.mlir.global internal @x(1 : i32) comdat @a : i32
// -----
llvm.mlir.global internal @x(1 : i32) {alignment = -1 : i64} : i32
// -----
llvm.mlir.global internal @x(1 : i32) {alignment = 1 : i32} : i32
// -----
llvm.mlir.global internal @x(1 : i32) {unnamed_addr = 9 : i64} : i32
// -----
llvm.mlir.global internal @x(1 : i32) {visibility_ = 9 : i64} : i32
// -----
llvm.mlir.global internal @x(1 : i32) {value = 9 : i64} : i32
// -----
llvm.mlir.global internal @x("abc") : i32
// -----
llvm.mlir.global internal @x : i32
// -----
llvm.mlir.global internal x(1 : i32) : i32
// -----
llvm.mlir.global internal @x(foo) : i32
// -----
llvm.mlir.global internal @x(1 : i32) : foo
// -----
llvm.mlir.global internal @x(1 : i32) : memref<i32>
// -----
llvm.mlir.global internal @x() : memref<i32> {}
// -----
llvm.mlir.global internal @x(1 : i32) : i32 {} {}
// -----
llvm.mlir.global common @x(1 : i32) : i32
// -----
llvm.mlir.global appending @x(1 : i32) : i32
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<3x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i], %p : memref<?x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: i32, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p : memref<?x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i32, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p : memref<?x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<5xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m : memref<?x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {permutation_map = 1} : memref<?x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {in_bounds = 1} : memref<?x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {in_bounds = [1]} : memref<?x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {in_bounds = [true, false]} : memref<?x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m : memref<?x?xi8>, i8 return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m : i8, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m : memref<?x?xi8>, vector<4x4x4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m : memref<?x?xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i] : memref<?x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?xvector<4xi8>>, %i: index, %p: vector<4xi8>, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i], %p, %m : memref<?xvector<4xi8>>, vector<1x4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {operandSegmentSizes = 1} : memref<?x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>) { %0 = vector.transfer_read %a[%i, %i], %p, %m {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xi8>, vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : vector<4xi8>, memref<3x?xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<5xi8>) { vector.transfer_write %v, %a[%i, %i], %m {permutation_map = affine_map<(d0, d1) -> (d1)>} : vector<4xi8>, memref<3x?xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i], %m : vector<4xi8>, memref<?x?xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m : vector<4xi8>, memref<?x?xi8>, i8 return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m : vector<4xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %p : vector<4xi8>, memref<?x?xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m {in_bounds = [true, true]} : vector<4xi8>, memref<?x?xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m {in_bounds = 1} : vector<4xi8>, memref<?x?xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m {permutation_map = 1} : vector<4xi8>, memref<?x?xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m : vector<4xi8>, i8 return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m : i8, memref<?x?xi8> return }
// -----
func.func @f(%a: memref<?x?xi8>, %i: index, %p: i8, %m: vector<4xi1>, %v: vector<4xi8>) { vector.transfer_write %v, %a[%i, %i], %m {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : vector<4xi8>, memref<?x?xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, data {t.e = 3} : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, instr {t.e = dense<2147483648> : tensor<2xi8>} : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], foo, locality<1>, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, foo : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<?>, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<"a">, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<true>, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<-1>, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<9>, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1 : i64>, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<99999999999>, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1.0>, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<>, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality 1, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, local<1>, data : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, data {isWrite = 1} : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, data {isWrite = true} : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, data {localityHint = 7 : i32} : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, data {} : memref<4xi8>, i8 return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[], read, locality<1>, data {} : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read, locality<1>, data {} : i8 return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], "read", locality<1>, data {} : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i] read, locality<1>, data {} : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index) { memref.prefetch %a[%i], read locality<1>, data {} : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_start %a[%i], %a[%i], %i, %t[%i] {a = 1} : memref<4xi8>, memref<4xi8>, memref<1xi32> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_start %a[%i], %a[%i], %i, %t[%i], %i, %i {a = 1} : memref<4xi8>, memref<4xi8>, memref<1xi32> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_start %a[%i], %a[%i], %i, %t[%i], %i {a = 1} : memref<4xi8>, memref<4xi8>, memref<1xi32> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_start %a[%i], %a[%i], %i, %t[%i] {t.e = dense<2147483648> : tensor<2xi8>} : memref<4xi8>, memref<4xi8>, memref<1xi32> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_start %a[%i], %a[%i], %i, %t[%i] : memref<4xi8>, memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_start %a[%i], %a[%i], %i, %t[%i] : memref<4xi8>, i8, memref<1xi32> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_wait %t[%i], %i {t.e = dense<2147483648> : tensor<2xi8>} : memref<1xi32> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.dma_wait %t[%i], %t {a = 1} : memref<1xi32> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { memref.load %a[%i] {t.e = dense<2147483648> : tensor<2xi8>} : memref<1xi32> return }
// -----
func.func @f(%a: memref<4xi8>, %i: index, %t: memref<1xi32>) { arith.addi %i, %i {t.e = dense<2147483648> : tensor<2xi8>} : index return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : i32, [^bb1] 
^bb1: llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : !llvm.ptr<1>, [^bb1] 
^bb1: llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : [^bb1] 
^bb1: llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : !llvm.ptr [^bb1] 
^bb1: llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : foo, [^bb1] 
^bb1: llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : !llvm.ptr, [^bb1(%a : i32)] 
^bb1: llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : !llvm.ptr, [^bb1(%a)] 
^bb1: llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : !llvm.ptr, [^bb1(] 
^bb1: llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { llvm.indirectbr %a : !llvm.ptr, [^bb1 
^bb1: llvm.return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a {roundingmode = -1} : f32 to f16 return }
// -----
func.func @f(%a: f32) { %0 = "arith.truncf"(%a) {roundingmode = -1 : i32} : (f32)-> f16 return }
// -----
func.func @f(%a: f32) { %0 = "arith.truncf"(%a) <{roundingmode = -1 : i32}> : (f32)-> f16 return }
// -----
func.func @f(%a: f32) { %0 = "arith.truncf"(%a) <{roundingmode = 99 : i32}> : (f32)-> f16 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a to_nearest {roundingmode = 2 : i32} : f32 to f16 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a -1 : f32 to f16 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a {roundingmode = "a"} : f32 to f16 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a roundingmode = -1 : f32 to f16 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = -1 : i64} : (i32, i32) -> i1 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = -1} : (i32, i32) -> i1 return }
// -----
func.func @f(%v: vector<2x3xf64>) { %c = arith.constant 1.0 : f64  %0 = vector.multi_reduction <minimumf>, %v, %c [true, 1] : vector<2x3xf64> to f64 return }
// -----
func.func @f(%v: vector<2x3xf64>) { %0 = vector.transpose %v, [true, 0] : vector<2x3xf64> to vector<3x2xf64> return }
// -----
func.func @f(%v: vector<2x3xf64>) { %0 = vector.transpose %v, [false, true] : vector<2x3xf64> to vector<3x2xf64> return }
// -----
func.func @f(%v: vector<2x3xf64>) { %0 = vector.transpose %v, [1, foo] : vector<2x3xf64> to vector<3x2xf64> return }
// -----
llvm.func @f(%v: !llvm.struct<(i32, i32)>) { %0 = llvm.extractvalue %v[true] : !llvm.struct<(i32, i32)> llvm.return }
// -----
llvm.func @f(%v: i32) { llvm.switch %v : i32, ^bb1 [0: ^bb1] {branch_weights = array<i32: true, 1>}
^bb1: llvm.return }
// -----
func.func @f(%v: memref<2x2xi32>) { %0 = memref.collapse_shape %v [[true, 1]] : memref<2x2xi32> into memref<4xi32> return }
// -----
func.func @f(%v: memref<2x2xi32>) { %0 = memref.subview %v[true, 0][1, 1][1, 1] : memref<2x2xi32> to memref<1x1xi32, strided<[2, 1]>> return }
// -----
"a.b"() {a = array<i32: true>} : () -> ()
// -----
"a.b"() {a = dense<[true, 1]> : tensor<2xi32>} : () -> ()
// -----
"a.b"() {a = true : i32} : () -> ()
// -----
"a.b"() {a = #x.y->} : () -> ()
// -----
"a.b"() {a = #x.y->b} : () -> ()
// -----
"a.b"() {a = #x.y<->} : () -> ()
// -----
"a.b"() {a = !x.y->} : () -> ()
// -----
"a.b"() {a = !x->} : () -> ()
// -----
"a.b"() {a = #x->} : () -> ()
// -----
"a.b"() : () -> !x.y->
// -----
"a.b"() {a = #x-y} : () -> ()
// -----
#x->
// -----
#x-> = 1
// -----
llvm.func @f() { %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 1> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = -1>> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = id = 1> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <tag = <id = 1>> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = f, tag = <id = 1>> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : i32 llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 1>> llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress #llvm.blockaddress<function = @f, tag = <id = 1>> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress  : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = 1> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, function = @f> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, foo = <id = 1>> : !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id 1> llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = > llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1 llvm.return }
// -----
llvm.func @f() { llvm.blocktag id = 1 llvm.return }
// -----
llvm.func @f() { llvm.blocktag 1 llvm.return }
// -----
llvm.func @f() { llvm.blocktag <1> llvm.return }
// -----
llvm.func @f() { "llvm.blocktag"() {tag = 1} : () -> () llvm.return }
// -----
llvm.func @f() { "llvm.blockaddress"() {block_addr = 1} : () -> !llvm.ptr llvm.return }
// -----
llvm.func @f() { "llvm.blockaddress"() {block_addr = #llvm.blockaddress<function = @f, tag = <id = 1>>} : () -> !llvm.ptr llvm.return }
// -----
"a.b"() ({
^bb(%a: i32, %a: i32): "a.c"(%a) : (i32) -> () }) : () -> ()
// -----
"a.b"() ({
^bb(%a#: i32): "a.c"(%a) : (i32) -> () }) : () -> ()
// -----
"a.b"() ({
^bb(%a#x: i32): "a.c"(%a) : (i32) -> () }) : () -> ()
// -----
"a.b"() ({
^bb(%a#99999999999: i32): "a.c"(%a) : (i32) -> () }) : () -> ()
// -----
%a#1 = "a.b"() : () -> i32
// -----
func.func @f(%a#1: i32) { return }
// -----
func.func @f(%a#0: i32) { return }
// -----
llvm.func @f(index)
// -----
llvm.func @f() -> (i32, i32)
// -----
llvm.func @f() -> index
// -----
"llvm.func"() ({}) {function_type = !llvm.func<void (void)>, sym_name = "f"} : () -> ()
// -----
"a.b"() : () -> !llvm.func<void (void)>
// -----
"a.b"() : () -> !llvm.func<void (i32, void)>
// -----
"a.b"() : () -> !llvm.func<func<void ()> (ptr)>
// -----
"a.b"() : () -> !llvm.func<void (func<void ()>)>
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : <1> llvm.return }
// -----
llvm.func @f() { llvm.blocktag <id = 1> %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : foo llvm.return }
// -----
llvm.func @f() { %0 = llvm.dso_local_equivalent @f : <1> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.addressof @f : <1> llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr<1>) { llvm.va_start %a : !llvm.ptr<1> llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr<1>) { llvm.intr.vastart %a : <1> llvm.return }
// -----
llvm.mlir.global internal @x(#llvm.zero : i32)
// -----
func.func @f() { index.bool.constant i8 return }
// -----
func.func @f() { index.bool.constant "a" return }
// -----
func.func @f() { index.bool.constant [1] return }
// -----
func.func @f() { index.bool.constant 1 : i1 return }
// -----
func.func @f() { index.bool.constant 1 : i8 return }
// -----
func.func @f() { index.bool.constant @a return }
// -----
func.func @f() { index.bool.constant unit return }
// -----
func.func @f() { index.bool.constant foo return }
// -----
func.func @f() { index.bool.constant 1.0 return }
// -----
func.func @f() { index.bool.constant true : i1 return }
// -----
func.func @f() { index.bool.constant true : i8 return }
// -----
func.func @f() { index.bool.constant affine_map<(d0) -> (d0)> return }
// -----
func.func @f() { index.constant true return }
// -----
func.func @f() { index.constant i8 return }
// -----
func.func @f() { index.constant "a" return }
// -----
func.func @f() { index.constant 1 : i8 return }
// -----
func.func @f() { index.constant 1 : index return }
// -----
func.func @f() { index.constant 1.5 return }
// -----
func.func @f() { index.constant return }
// -----
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, true : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, "a" : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, i8 : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, 1.5 : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, ? : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, 1 : i32 : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, -1 : memref<4xi8> return }
// -----
func.func @f(%a: memref<4xi8>) { memref.assume_alignment %a, : memref<4xi8> return }
// -----
func.func @f(%a: i1, %b: i32) { arith.select %a, %b : i32 return }
// -----
func.func @f(%a: i1, %b: i32) { arith.select %a : i32 return }
// -----
func.func @f(%a: i1, %b: i32) { arith.select %a : i32, i32 return }
// -----
func.func @f(%a: i1, %b: i32) { arith.select %a, %b foo %b : i32 return }
// -----
func.func @f(%a: i1, %b: i32) { arith.select %a %b, %b : i32 return }
// -----
func.func @f(%a: i1, %b: i32) { arith.select %a : %b, %b : i32 return }
// -----
func.func @f(%a: i1, %b: i32) { arith.select %a, %b, : i32 return }
// -----
func.func @f(%a: i1, %b: i32) { arith.select %a, %b, %b {a} return }
// -----
func.func @f(%a: i1, %b: i32) { arith.select %a, %b, %b : i1, i32, i32 return }
// -----
func.func @f(%a: i1, %b: i32) { arith.select %a, %b {a} : i32 return }
// -----
func.func @f(%a: i1, %b: i32) { arith.select %a, %b -> i32 return }
// -----
llvm.func @f(%p: !llvm.ptr)  !llvm.ptr { llvm.return }
// -----
"a.b"() : () -> ()
!llvm.ptr
// -----
!llvm.ptr<3>
// -----
!foo.bar
// -----
!foo.bar = i32
// -----
!llvm.struct<()>
// -----
#llvm.linkage<internal>
// -----
#foo.bar
// -----
#foo.bar = 1
// -----
#llvm.linkage = 1
// -----
module { !llvm.ptr }
// -----
func.func @f() -> i32!llvm.ptr
// -----
!llvm.void
// -----
!llvm<"i8*">
// -----
!foo<"i8*">
// -----
"a.b"() : i32
// -----
"a.b"() : !llvm.ptr
// -----
"a.b"() : !llvm.ptr<3>
// -----
"a.b"() : !llvm.ptr<3>) -> ()
// -----
"a.b"() : !foo.bar
// -----
"a.b"() : !llvm.struct<()>
// -----
"a.b"() : !llvm.array<2 x i8>
// -----
"a.b"() : !llvm.func<void ()>
// -----
"a.b"() : !llvm.target<"a">
// -----
"a.b"() : memref<3xf32>
// -----
"a.b"() : vector<3xf32>
// -----
"a.b"() : tensor<3xf32>
// -----
"a.b"() : complex<f32>
// -----
!x = i32
"a.b"() : !x
// -----
func.func @f(%i: index) { memref.alloca(%i) : i32 return }
// -----
func.func @f(%i: index) { scf.forall (%j) in (?) { } return }
// -----
func.func @f(%i: index) { scf.forall (%j) in () { } return }
// -----
func.func @f(%i: index) { scf.forall (%j) in { } return }
// -----
func.func @f(%i: index) { scf.forall (%j) in (2, ?) { } return }
// -----
func.func @f(%i: index) { scf.forall (%j) in (2 { } return }
// -----
func.func @f(%i: index) { scf.forall (%j) in (2 3) { } return }
// -----
func.func @f(%i: index) { scf.forall (%j) in ("s") { } return }
// -----
func.func @f(%i: index) { scf.forall (%j) = (?) to (2) step (1) { } return }
// -----
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args %x { } return }
// -----
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(x) { } return }
// -----
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%x) -> (index) { } return }
// -----
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%x = ) -> (index) { } return }
// -----
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args(%x = %i -> (index) { } return }
// -----
func.func @f(%i: index) { scf.for %j = %i to %i step %i iter_args() -> (index) { } return }
// -----
func.func @f(%i: index) { scf.while %x : (index) -> index { } do { } return }
// -----
func.func @f(%i: index) { scf.while (%x = %i : (index) -> index { } do { } return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { vector.transfer_read %m %i], %p : memref<4xi8>, vector<4xi8> return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { vector.transfer_read %m[%i, %p : memref<4xi8>, vector<4xi8> return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { vector.transfer_write %v, %m %i] : vector<4xi8>, memref<4xi8> return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.generic_atomic_rmw %m[%i) : memref<4xi8> { } return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.generic_atomic_rmw %m %i) : memref<4xi8> { } return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.generic_atomic_rmw %m[%i] memref<4xi8> { } return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.generic_atomic_rmw %m[i] : memref<4xi8> { } return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.prefetch %m[%i), read, locality<1>, data : memref<4xi8>  return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.prefetch %m %i], read, locality<1>, data : memref<4xi8>  return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.load %m[%i) : memref<4xi8>  return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.dma_wait %m[%i), %i : memref<4xi8>  return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.dma_start %m[%i), %i : memref<4xi8>  return }
// -----
func.func @f(%i: index, %m: memref<4xi8>, %v: vector<4xi8>, %p : i8) { memref.atomic_rmw addi %p, %m[%i) : (i8, memref<4xi8>) -> i8 return }
// -----
func.func @f() { complex.constant 1.0 : f32, 0.0 : f32] : complex<f32> return }
// -----
func.func @f() { complex.constant 1.0, 0.0 : f32] : complex<f32> return }
// -----
func.func @f() { complex.constant "a" : complex<f32> return }
// -----
func.func @f() { complex.constant 1 : complex<f32> return }
// -----
func.func @f() { complex.constant i8 : complex<f32> return }
// -----
func.func @f() { complex.constant [1.0 : f32] : complex<f32> return }
// -----
func.func @f() { complex.constant [1.0 : f32, 2.0 : f32 : complex<f32> return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "x", i8 %p : (!llvm.ptr) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm foo "x", "x" %p : (!llvm.ptr) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "nop", "" : (f32) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "nop", "" %p : (f32) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "nop", "" %p, %p : (f32) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "nop", "" : () -> (f32, f32) llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "nop", "" : f32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm "nop", "" %p : llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.inline_asm asm_dialect = foo "nop", "" %p : (!llvm.ptr) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { "llvm.inline_asm"() <{asm_string = "", constraints = ""}> : (f32) -> () llvm.return }
// -----
func.func @f(%i: i32) { call @f() : (i32) -> () return }
// -----
func.func @f(%i: i32) { call_indirect %i() : (i32) -> () return }
// -----
func.func @f(%i: i32) { return : i32 }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.return : i32 }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call @f() : (i32) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call %p() : !llvm.ptr, (i32) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic "a"() : (i32) -> () llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.br ^bb1() 
^bb1: llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.br ^bb1( : i32) 
^bb1: llvm.return }
// -----
func.func @f(%i: i32) { %0 = builtin.unrealized_conversion_cast : i32 to f32 return }
// -----
func.func @f(%i: i32) { vector.print : i32 return }
// -----
func.func @f(%i: i32) { scf.yield : i32 }
// -----
func.func @f(%i: i32) { vector.yield : i32 }
// -----
func.func @f(%i: i32) { memref.alloca_scope.return : i32 }
// -----
func.func @f(%i: i1) { scf.condition(%i) : i32 }
// -----
func.func @f(%m: i1) { vector.mask %m { vector.yield : i32 } : i1 return }
// -----
llvm.func @f() { llvm.intr.assume : i1 llvm.return }
// -----
llvm.func @f(%a: i1) { llvm.intr.assume %a ["a"( : i32)] : i1 llvm.return }
// -----
llvm.func @f(%a: i1) { llvm.call @f() ["a"( : i32)] : () -> () llvm.return }
// -----
llvm.func @f(%a: i1) { llvm.call @f() ["a"(%a : )] : () -> () llvm.return }
// -----
llvm.func @f(%a: i1) { llvm.call @f() ["a"(%a, %a : i1)] : () -> () llvm.return }
// -----
"a.b"() {a = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = FwdDecl|Virtual>} : () -> ()
// -----
"a.b"() {a = #llvm.di_local_variable<flags = MultipleInheritance>} : () -> ()
// -----
"a.b"() {a = #llvm.di_lexical_block<line = 1>} : () -> ()
// -----
func.func @f(%arg0: tensor<*xi2>) { %v2 = arith.extsi %arg0 : tensor<*xi2> to tensor<*xi65> return }
// -----
func.func @f(%arg0: tensor<*xi2>) { %v2 = arith.extsi %arg0 : tensor<*xi2> to tensor<?xi65> return }
// -----
func.func @f(%arg0: tensor<*xf32>) { %v2 = arith.extf %arg0 : tensor<*xf32> to tensor<*xf64> return }
// -----
func.func @f(%arg0: tensor<*xf32>) { %v2 = arith.fptosi %arg0 : tensor<*xf32> to tensor<*xi64> return }
// -----
func.func @f(%arg0: tensor<*xf32>) { %v2 = arith.index_cast %arg0 : tensor<*xf32> to tensor<*xi64> return }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.intr.experimental.constrained.sitofp"(%a) <{fpExceptionBehavior = -1 : i64, roundingmode = 1 : i64}> : (i32) -> f64 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.intr.experimental.constrained.sitofp"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = 5 : i64}> : (i32) -> f64 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.intr.experimental.constrained.sitofp %a invalid ignore : i32 to f64 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.intr.experimental.constrained.sitofp %a foo ignore : i32 to f64 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.intr.experimental.constrained.sitofp %a tonearest foo : i32 to f64 llvm.return }
// -----
func.func @f(%v: vector<3xf32>, %w: vector<f32>) { %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = -1 : i64} : vector<3xf32>, vector<f32> return }
// -----
func.func @f(%v: vector<3xf32>, %w: vector<f32>) { %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 1 : i64} : vector<3xf32>, vector<f32> return }
// -----
func.func @f(%v: vector<3x4xf32>, %w: vector<4xf32>) { %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = -2 : i64} : vector<3x4xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<3x4xf32>, %w: vector<3x4xf32>) { %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = -2 : i64} : vector<3x4xf32>, vector<3x4xf32> return }
// -----
func.func @f(%a: tensor<4xi8>) { %v20 = bufferization.materialize_in_destination %a in %a : (tensor<4xi8>, tensor<4xi8>) -> tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi8>) { %v20 = bufferization.materialize_in_destination %a in %a : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi8>) { %v20 = bufferization.materialize_in_destination %a in %a : (tensor<4xi8>, tensor<4xi8>) -> tensor<5xi8> return }
// -----
func.func @f(%a: tensor<4xi8>) { bufferization.materialize_in_destination %a in %a : (tensor<4xi8>, tensor<4xi8>) -> () return }
// -----
func.func @f(%a: tensor<4xi8>, %b: tensor<5xi8>) { %v20 = bufferization.materialize_in_destination %a in %b : (tensor<4xi8>, tensor<5xi8>) -> tensor<5xi8> return }
// -----
func.func @f(%a: tensor<4xi8>, %b: memref<4xi8>) { bufferization.materialize_in_destination %a in %b : (tensor<4xi8>, memref<4xi8>) -> () return }
// -----
func.func @f(%a: tensor<4xi8>, %b: memref<4xi8>) { %0 = bufferization.materialize_in_destination %a in writable %b : (tensor<4xi8>, memref<4xi8>) -> tensor<4xi8> return }
// -----
func.func @f(%a: tensor<4xi8>, %b: tensor<*xi8>) { %0 = bufferization.materialize_in_destination %a in %b : (tensor<4xi8>, tensor<*xi8>) -> tensor<*xi8> return }
// -----
func.func @f(%a: tensor<4xi8>, %b: tensor<4xi8>) { %0 = bufferization.materialize_in_destination %a in writable %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8> return }
// -----
func.func @f(%a: tensor<4xi8>, %b: tensor<4xi8>) { %0 = bufferization.materialize_in_destination %a in restrict %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8> return }
// -----
llvm.func @f(%v15: i64) { %v16 = llvm.alloca %v15 x vector<1xf80> : (i64) -> i1 llvm.return }
// -----
llvm.func @f(%v15: i64) { %v16 = llvm.alloca %v15 x vector<1xf80> : (i64) -> vector<2x!llvm.ptr> llvm.return }
// -----
func.func @f(%arg0: index, %p: memref<?x?xf32>, %d: f32, %m: vector<4xi1>) { vector.transfer_read %arg0[%arg0, %arg0], %d, %m {permutation_map = affine_map<(d0, d1) -> (0, d1)>, t.f = {k = i32}} : memref<?x?xf32>, vector<4xf32> return }
// -----
llvm.func @f(%arg0: i32) { llvm.intr.dbg.value #llvm.di_local_variable<name = "a"> #llvm.di_expression<[DW_OP_plus_uconst(true), DW_OP_LLVM_fragment(0, 8)]> = %arg0 : i32 llvm.return }
// -----
llvm.mlir.global external  hidden  unnamed_addr  thread_local @g_1(dense<1> : tensor<4xi8>) { = 8 : i64, dso_local} : !llvm.array<4 x i8>
// -----
llvm.mlir.global foo @g_1(dense<1> : i8)
// -----
llvm.mlir.global constant internal @g_1(dense<1> : i8)
// -----
llvm.mlir.global internal internal @g_1(1
// -----
llvm.mlir.global internal constant @g_1(1 : i32) : i32
// -----
llvm.mlir.global common   unnamed_addr  thread_local @g_1(dense<1> : memref<f32, 1>) {alignment = 1 : i64} : !llvm.array<4 x i8>
