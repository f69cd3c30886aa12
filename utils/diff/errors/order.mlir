// expected-error@+4 {{expected '('}}
// expected-error@+3 {{custom op 'llvm.invoke' expected direct call to have 1 trailing types}}
llvm.func @g()
llvm.func @h(%a: i32) attributes {personality = @g} {
  llvm.invoke @g(%a) to ^a unwind ^b : i32
^a:
  llvm.return
^b:
  %1 = llvm.landingpad cleanup : i32
  llvm.return
}
// -----
// expected-error@+3 {{custom op 'llvm.invoke' number of operands and types do not match: got 1 operands and 0 types}}
llvm.func @g()
llvm.func @h(%a: i32) attributes {personality = @g} {
  llvm.invoke @g(%a) to ^a unwind ^q : () -> i32
^a:
  llvm.return
}
// -----
// expected-error@+4 {{expected '('}}
// expected-error@+3 {{custom op 'llvm.invoke' expected direct call to have 1 trailing types}}
llvm.func @g()
llvm.func @h(%a: i32) attributes {personality = @g} {
  llvm.invoke @g(%q) to ^a unwind ^a : i32
^a:
  llvm.return
}
// -----
// expected-error@+3 {{custom op 'llvm.invoke' expected function with 0 or 1 result}}
llvm.func @g()
llvm.func @h(%a: i32) attributes {personality = @g} {
  llvm.invoke @g(%a) to ^a unwind ^a(%z : i32) : (i32) -> (i32, i32)
^a:
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.matrix.column.major.load' 'llvm.intr.matrix.column.major.load' op attribute 'rows' failed to satisfy constraint: 32-bit signless integer attribute}}
llvm.func @h(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.intr.matrix.column.major.load %p, <stride=%i> {isVolatile = 0: i1, rows = 3: i64, columns = 16: i32} : vector<48xf32> from !llvm.ptr stride i64
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.matrix.column.major.load' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
llvm.func @h(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.intr.matrix.column.major.load %p, <stride=%i> {isVolatile = 0: i1, rows = 3: i32, columns = 16: i32} : f32 from !llvm.ptr stride i64
  llvm.return
}
// -----
// expected-error@+3 {{use of value '%p' expects different type than prior uses: 'i64' vs '!llvm.ptr'}}
// expected-note@+1 {{prior use here}}
llvm.func @h(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.intr.matrix.column.major.load %p, <stride=%i> {isVolatile = 0: i1, rows = 3: i32, columns = 16: i32} : vector<48xf32> from i64 stride i64
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.matrix.column.major.load' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
llvm.func @h(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.intr.matrix.column.major.load %p, <stride=%i> {isVolatile = 0: i1, rows = 3: i32, columns = 16: i32} : vector<48xf32> from !llvm.ptr stride f32
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.matrix.column.major.store' 'llvm.intr.matrix.column.major.store' op attribute 'rows' failed to satisfy constraint: 32-bit signless integer attribute}}
llvm.func @h(%p: !llvm.ptr, %v: vector<48xf32>, %i: i64) {
  llvm.intr.matrix.column.major.store %v, %p, <stride=%i> {isVolatile = 0: i1, rows = "x", columns = 16: i32} : vector<48xf32> to !llvm.ptr stride i64
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.matrix.multiply' 'llvm.intr.matrix.multiply' op attribute 'lhs_columns' failed to satisfy constraint: 32-bit signless integer attribute}}
llvm.func @h(%p: !llvm.ptr, %v: vector<48xf32>, %i: i64) {
  %0 = llvm.intr.matrix.multiply %v, %v {lhs_rows = 4: i32, lhs_columns = 16: i64 , rhs_columns = 3: i32} : (vector<48xf32>, vector<48xf32>) -> vector<12xf32>
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.matrix.multiply' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
llvm.func @h(%p: !llvm.ptr, %v: vector<48xf32>, %i: i64) {
  %0 = llvm.intr.matrix.multiply %v, %v {lhs_rows = 4: i32, lhs_columns = 16: i32 , rhs_columns = 3: i32} : (vector<48xf32>, vector<48xf32>) -> f32
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.intr.matrix.multiply' op requires attribute 'rhs_columns'}}
llvm.func @h(%p: !llvm.ptr, %v: vector<48xf32>, %i: i64) {
  %0 = llvm.intr.matrix.multiply %v, %v {lhs_rows = 4: i32, lhs_columns = 16: i32} : (vector<48xf32>, vector<48xf32>) -> vector<12xf32>
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.matrix.transpose' 'llvm.intr.matrix.transpose' op attribute 'columns' failed to satisfy constraint: 32-bit signless integer attribute}}
llvm.func @h(%p: !llvm.ptr, %v: vector<48xf32>, %i: i64) {
  %0 = llvm.intr.matrix.transpose %v {rows = 3: i32, columns = 16: i64} : vector<48xf32> into vector<48xf32>
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.matrix.transpose' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
llvm.func @h(%p: !llvm.ptr, %v: vector<48xf32>, %i: i64) {
  %0 = llvm.intr.matrix.transpose %v {rows = 3: i32, columns = 16: i32} : f32 into vector<48xf32>
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.masked.scatter' 'llvm.intr.masked.scatter' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute}}
llvm.func @h(%p: vector<4x!llvm.ptr>, %v: vector<4xf32>, %m: vector<4xi1>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i64} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.masked.scatter' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
llvm.func @h(%p: vector<4x!llvm.ptr>, %v: vector<4xf32>, %m: vector<4xi1>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i32} : f32, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.masked.scatter' invalid kind of type specified: expected builtin.vector, but found 'i1'}}
llvm.func @h(%p: vector<4x!llvm.ptr>, %v: vector<4xf32>, %m: vector<4xi1>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i32} : vector<4xf32>, i1 into vector<4x!llvm.ptr>
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.masked.scatter' invalid kind of type specified: expected builtin.vector, but found '!llvm.ptr'}}
llvm.func @h(%p: vector<4x!llvm.ptr>, %v: vector<4xf32>, %m: vector<4xi1>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  llvm.return
}
// -----
llvm.func @h(%a: i64, %b: i64) {
  %0 = llvm.intr.get.active.lane.mask %a, %b : i64, i64 to f32
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.get.active.lane.mask' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
llvm.func @h(%a: i64, %b: i64) {
  %0 = llvm.intr.get.active.lane.mask %a, %b : f32, i64 to vector<4xi1>
  llvm.return
}
// -----
llvm.func @h(%a: i64, %b: i64) {
  %0 = llvm.intr.get.active.lane.mask %a, %b : i64, i64 to vector<4xi32>
  llvm.return
}
// -----
// expected-error@+3 {{expected non-function type}}
func.func @f(%a: index) {
  scf.for %i = %zz to %a step %a {
    %x = arith.constant 1 : foo
  }
  return
}
// -----
// expected-error@+3 {{expected non-function type}}
func.func @f(%a: index, %b: i32) {
  scf.for %i = %b to %a step %a {
    %x = arith.constant 1 : foo
  }
  return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: index, %b: i32) {
  scf.for %i = %b to %a step %a {
    %x = arith.constant 1 : i32
  }
  return
}
// -----
// expected-error@+3 {{expected non-function type}}
func.func @f(%a: index, %b: i32) {
  %0 = scf.for %i = %a to %a step %a iter_args(%k = %b) -> f32 {
    %x = arith.constant 1 : foo
  }
  return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: index, %b: i32) {
  %0 = scf.for %i = %b to %a step %a iter_args(%k = %b) -> f32 {
    scf.yield %k : f32
  }
  return
}
// -----
// expected-error@+2 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 1, 2], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// -----
// expected-error@+2 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [7], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// -----
// expected-error@+2 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [9], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// -----
// expected-error@+2 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [1, 2], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// -----
// expected-error@+2 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [1], strides = [2]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// -----
// expected-error@+2 {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [3], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// -----
// expected-error@+2 {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// -----
// expected-error@+2 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
func.func @f(%v: vector<4x8xf32>, %w: vector<2xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [0, 0, 0], strides = [1, 1]} : vector<2xf32> into vector<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 9)}}
func.func @f(%v: vector<4x8xf32>, %w: vector<2xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [0, 7], strides = [1]} : vector<2xf32> into vector<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'vector.insert_strided_slice' op expected offsets dimension 1 to be confined to [0, 8)}}
func.func @f(%v: vector<4x8xf32>, %w: vector<2xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [0, 9], strides = [1]} : vector<2xf32> into vector<4x8xf32>
  return
}
// -----
// expected-error@+4 {{expected '('}}
// expected-error@+3 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
llvm.func @g(i32)
llvm.func @h(%a: i32) {
  llvm.call @g(%a) : i32
  llvm.return
}
// -----
// expected-error@+4 {{expected '('}}
// expected-error@+3 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
llvm.func @g(i32)
llvm.func @h(%a: i32) {
  llvm.call @g(%a) : !llvm.ptr, (i32) -> ()
  llvm.return
}
// -----
// expected-error@+3 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
llvm.func @g(i32)
llvm.func @h(%a: !llvm.ptr) {
  llvm.call %a(%a) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// expected-error@+3 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
llvm.func @g(i32)
llvm.func @h(%a: !llvm.ptr) {
  llvm.call %a(%a) : !llvm.ptr
  llvm.return
}
// -----
// expected-error@+4 {{use of value '%a' expects different type than prior uses: 'i32' vs '!llvm.ptr'}}
// expected-note@+2 {{prior use here}}
llvm.func @g(i32)
llvm.func @h(%a: !llvm.ptr) {
  llvm.call %a(%a) : i32, (!llvm.ptr) -> ()
  llvm.return
}
// -----
// expected-error@+3 {{expected '('}}
// expected-error@+2 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
llvm.func @h(%a: !llvm.ptr) {
  llvm.call_intrinsic "llvm.x"(%a) : i32
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.call_intrinsic' number of operands and types do not match: got 1 operands and 2 types}}
llvm.func @h(%a: !llvm.ptr) {
  llvm.call_intrinsic "llvm.x"(%a) : (i32, i32) -> ()
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.call' number of operands and types do not match: got 2 operands and 1 types}}
llvm.func @h(%a: !llvm.ptr) {
  llvm.call @h(%a, %a) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.call' expected function with 0 or 1 result}}
llvm.func @h(%a: !llvm.ptr) {
  llvm.call @h(%a) : (!llvm.ptr) -> (i32, i32)
  llvm.return
}
// -----
// expected-error@+3 {{use of undeclared SSA value name}}
// expected-note@+2 {{did you mean '%a'?}}
llvm.func @h(%a: !llvm.ptr) {
  llvm.call @h(%q) : (!llvm.ptr) -> (!llvm.ptr)
  llvm.return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'f32' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: index, %b: i32) {
  scf.while (%x = %b) : (f32) -> f32 {
    %x = arith.constant 1 : foo
  } do {
  }
  return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: index, %b: i32) {
  scf.parallel (%x) = (%b) to (%a) step (%a) {
    %x = arith.constant 1 : foo
  }
  return
}
// -----
// expected-error@+3 {{expected non-function type}}
func.func @f(%a: index, %b: i32) {
  scf.parallel (%x) = (%a) to (%a) step (%a) init (%b) -> f32 {
    %x = arith.constant 1 : foo
  }
  return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: index, %b: i32) {
  scf.forall (%x) in (%b) {
    %x = arith.constant 1 : foo
  }
  return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'tensor<4xf32>' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: index, %b: i32) {
  scf.forall (%x) in (%a) shared_outs(%q = %b) -> tensor<4xf32> {
    %x = arith.constant 1 : foo
  }
  return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: index, %b: i32) {
  scf.if %b {
    %x = arith.constant 1 : foo
  }
  return
}
// -----
// expected-error@+3 {{expected non-function type}}
func.func @f(%a: index, %b: i32) {
  scf.index_switch %b case 1 {
    %x = arith.constant 1 : foo
  }
  return
}
// -----
// expected-error@+3 {{expected non-function type}}
func.func @f(%a: index, %b: i32) {
  scf.for %i = %a to %a step %a iter_args(%k = %b) -> f32 {
    %x = arith.constant 1 : foo
  }
  return
}
// -----
// expected-error@+5 {{use of value '%k' expects different type than prior uses: 'i32' vs 'f32'}}
// expected-note@+2 {{prior use here}}
func.func @f(%a: index, %b: i32) {
  scf.for %i = %a to %a step %a iter_args(%k = %b) -> f32 {
    %x = arith.constant 1 : i32
    scf.yield %k : i32
  }
  return
}
// -----
// expected-error@+3 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
func.func @f(%a: index, %b: i32) {
  scf.for %i = %b to %a step %a {
    "x.y"(%i) : (i32) -> ()
  }
  return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: index, %b: i32) {
  scf.for %i = %b to %a step %a : i64 {
  }
  return
}
// -----
// expected-error@+4 {{use of value '%b' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: index, %b: i32) {
  scf.for %i = %a to %a step %q {
    scf.for %j = %b to %a step %a {
    }
  }
  %q = arith.constant 1 : i32
  return
}
// -----
// expected-error@+3 {{expected non-function type}}
func.func @f(%a: index, %b: i32) {
  scf.reduce(%b : f32) {
    %x = arith.constant 1 : foo
  }
  return
}
