// RUN: mlopt %s -split-input-file -verify-diagnostics

// What custom syntax of std rejects.

func @f(%a: i32) {
  // expected-error@+1 {{custom op 'std.cmpi' invalid predicate attribute specification: "foo"}}
  %0 = cmpi "foo", %a, %a : i32
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{custom op 'std.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = cmpi foo, %a, %a : i32
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{custom op 'std.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = cmpi 1, %a, %a : i32
}

// -----

// expected-note@+1 {{prior use here}}
func @f(%a: i32) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  %0 = addi %a, %a : i64
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{expected ','}}
  %0 = addi %a : i32
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = addi %a, %a : i32
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{custom op 'std.return' number of operands and types do not match: got 1 operands and 2 types}}
  return %a : i32, i32
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{custom op 'std.call' number of operands and types do not match: got 1 operands and 2 types}}
  call @f(%a) : (i32, i32) -> i32
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{custom op 'std.call' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  call @f(%a) : i32
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{custom op 'std.call_indirect' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  call_indirect %a(%a) : i32
}

// -----

func @f(%a: (i32) -> ()) {
  // expected-error@+1 {{custom op 'std.call_indirect' number of operands and types do not match: got 2 operands and 1 types}}
  call_indirect %a(%a, %a) : (i32) -> ()
}

// -----

func @f(%a: i1) {
  // expected-error@+1 {{expected ','}}
  cond_br %a, ^bb1
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{custom op 'std.switch' 'flag' must be integer, but got 'f32'}}
  switch %a : f32, [default: ^bb1]
^bb1:
  return
}

// -----

func @f(%a: index) {
  // expected-error@+1 {{custom op 'std.alloc' dimension operand count does not equal memref dynamic dimension count}}
  %0 = alloc(%a, %a) : memref<?xf32>
}

// -----

func @f(%a: index) {
  // expected-error@+1 {{custom op 'std.load' 'memref' must be memref of any type values, but got 'f32'}}
  %0 = load %a[] : f32
}

// -----

func @f(%a: index) {
  // expected-error@+1 {{custom op 'std.store' 'memref' must be memref of any type values, but got 'memref<*xf32>'}}
  store %a, %a[] : memref<*xf32>
}

// -----

func @f(%a: index, %m: memref<8xi8>) {
  // expected-error@+1 {{custom op 'std.view' expects 1 offset operand}}
  %0 = view %m[%a, %a][] : memref<8xi8> to memref<2xf32>
}

// -----

func @f(%a: index, %m: memref<f32>) {
  // expected-error@+1 {{custom op 'std.prefetch' rw specifier has to be 'read' or 'write'}}
  prefetch %m[], foo, locality<3>, data : memref<f32>
}

// -----

func @f(%a: index, %m: memref<f32>) {
  // expected-error@+1 {{custom op 'std.prefetch' cache type has to be 'data' or 'instr'}}
  prefetch %m[], read, locality<3>, foo : memref<f32>
}

// -----

func @f(%a: index, %m: memref<f32>) {
  // expected-error@+1 {{custom op 'std.prefetch' expected 'locality'}}
  prefetch %m[], read, local<3>, data : memref<f32>
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{custom op 'std.splat' 'aggregate' must be vector of any type values or statically shaped tensor of any type values, but got 'f32'}}
  %0 = splat %a : f32
}

// -----

// expected-note@+1 {{prior use here}}
func @f(%a: f32) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = splat %a : vector<4xi32>
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{custom op 'std.tensor_from_elements' expected result type to be a ranked tensor}}
  %0 = tensor_from_elements(%a) : f32
}

// -----

func @f(%a: f32, %m: memref<2xf32>, %i: index) {
  // expected-error@+1 {{custom op 'std.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, assign, maxf, maxs, maxu, minf, mins, minu, mulf, muli]}}
  %0 = atomic_rmw foo %a, %m[%i] : (f32, memref<2xf32>) -> f32
}

// -----

func @f(%a: f32, %m: memref<2xf32>, %i: index) {
  // expected-error@+1 {{custom op 'std.dma_start' expected two stride related operands}}
  dma_start %m[%i], %m[%i], %i, %m[%i], %i : memref<2xf32>, memref<2xf32>, memref<2xf32>
}

// -----

func @f(%a: f32, %m: memref<2xf32>, %i: index) {
  // expected-error@+1 {{custom op 'std.dma_start' fewer/more types expected}}
  dma_start %m[%i], %m[%i], %i, %m[%i] : memref<2xf32>, memref<2xf32>
}

// -----

func @f(%a: i1) {
  // expected-error@+1 {{custom op 'std.create_complex' 'cplx' must be complex type with floating-point elements, but got 'i1'}}
  %0 = create_complex %a, %a : i1
}

// -----

func @f(%a: i1) {
  // expected-error@+1 {{custom op 'std.re' 'cplx' must be complex type with floating-point elements, but got 'i1'}}
  %0 = re %a : i1
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{custom op 'signed_divi' is unknown}}
  %0 = signed_divi %a, %a : i32
}

// -----

// expected-error@+1 {{expected non-function type}}
func @f(i32, ...)

// -----

// expected-error@+1 {{custom op 'std.func' expected type instead of SSA identifier}}
func @f(i32, %a: i32)

// -----

// expected-error@+1 {{custom op 'std.func' expected SSA identifier}}
func @f(%a: i32, i32)

// -----

// expected-error@+1 {{custom op 'std.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func @f(i32) attributes {sym_name = "x"}

// -----

// expected-error@+1 {{custom op 'std.func' 'type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func @f(i32) attributes {type = i32}

// -----

// expected-error@+1 {{custom op 'std.func' expected valid '@'-identifier for symbol name}}
func foo @f(i32)

// -----

// expected-error@+1 {{empty block: expect at least a terminator}}
func @f(%a: i32) {}

// -----

// expected-error@+1 {{custom op 'func.func' expected non-empty function body}}
func.func @f() {}

// -----

// expected-error@+1 {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f(i32) attributes {sym_visibility = "private"}
