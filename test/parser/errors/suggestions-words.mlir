// Notes below an error, or a warning of mlopt's own, about misspelt words of an
// operation's syntax, its properties and its dialect.
// RUN: not mlopt %s -split-input-file 2>&1 | FileCheck %s --match-full-lines --implicit-check-not='did you'
// RUN: not mlopt %s -split-input-file -explain-failures=0 2>&1 | FileCheck %s --check-prefix=OFF --implicit-check-not='did you mean' --implicit-check-not=today --implicit-check-not=warning
// RUN: mlopt %s -split-input-file -verify-diagnostics
// OFF: error:

func.func @f(%a: i32) {
  // expected-error@+3 {{expected ':'}}
  // CHECK: {{.*}}: error: expected ':'
  // CHECK: {{.*}}: note: did you mean 'overflow'?
  %0 = arith.addi %a, %a overflw<nsw> : i32
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+3 {{expected SSA operand}}
  // CHECK: {{.*}}: error: expected SSA operand
  // CHECK: {{.*}}: note: did you mean 'volatile'?
  %0 = llvm.load volatil %p : !llvm.ptr -> i32 llvm.return
}

// -----

func.func @f(%i: index, %x: f32) {
  // expected-error@+3 {{expected '{' to begin a region}}
  // CHECK: {{.*}}: error: expected '{' to begin a region
  // CHECK: {{.*}}: note: did you mean 'iter_args'?
  %0 = scf.for %k = %i to %i step %i iter_arg(%y = %x) -> f32 { scf.yield %y : f32 }
  return
}

// -----

// A property that is lost without an error in mlir-opt.
func.func @f(%a: i32) {
  // CHECK: {{.*}}: warning: 'arith.addi' has no property 'overflowFlag', so it is left out
  // CHECK: {{.*}}: note: did you mean 'overflowFlags'?
  %0 = "arith.addi"(%a, %a) <{overflowFlag = #arith.overflow<nsw>}> : (i32, i32) -> i32
  return
}

// -----

// CHECK: {{.*}}: warning: 'arith.constant' has no property 'valu', so it is left out
// CHECK: {{.*}}: note: did you mean 'value'?
// CHECK: {{.*}}: error: 'arith.constant' op requires attribute 'value'
// expected-error@+1 {{requires attribute 'value'}}
%0 = "arith.constant"() <{valu = 1 : i32}> : () -> i32

// -----

// CHECK: {{.*}}: error: 'arith.constant' op requires attribute 'value'
// CHECK: {{.*}}: note: there is an attribute 'valeu'; is it the one?
// expected-error@+1 {{requires attribute 'value'}}
%0 = "arith.constant"() {valeu = 1 : i32} : () -> i32

// -----

// The dialect's name counts for nothing: these are not alike.
// CHECK: {{.*}}: error: custom op 'bufferization.to_bytes' is unknown
// expected-error@+1 {{custom op 'bufferization.to_bytes' is unknown}}
bufferization.to_bytes

// -----

// CHECK: {{.*}}: error: unregistered operation 'arith.adi' found {{.*}}
// CHECK: {{.*}}: note: did you mean 'arith.addi'?
// expected-error@+1 {{unregistered operation 'arith.adi'}}
"arith.adi"() : () -> ()

// -----

// CHECK: {{.*}}: error: operation being parsed with an unregistered dialect. {{.*}}
// CHECK: {{.*}}: note: did you mean 'arith'?
// expected-error@+1 {{unregistered dialect}}
"arth.addi"() : () -> ()

// -----

// CHECK: {{.*}}: error: `!"lvm"<"ptr">` type created with unregistered dialect. {{.*}}
// CHECK: {{.*}}: note: did you mean 'llvm'?
// expected-error@+1 {{unregistered dialect}}
func.func private @f(!lvm.ptr)

// -----

// CHECK: {{.*}}: error: unknown attribute `linkge` in dialect `llvm`
// CHECK: {{.*}}: note: did you mean 'linkage'?
// expected-error@+1 {{unknown attribute}}
module attributes {test.a = #llvm.linkge<external>} {}

// -----

// CHECK: {{.*}}: error: operation being parsed with an unregistered dialect. {{.*}}
// CHECK: {{.*}}: note: the dialect is called 'scf' today
// expected-error@+1 {{unregistered dialect}}
"loop.for"() : () -> ()

// -----

// CHECK: {{.*}}: error: custom op 'std.tensor_to_memref' is unknown
// CHECK: {{.*}}: note: the operation is called 'bufferization.to_buffer' today
// expected-error@+1 {{custom op 'std.tensor_to_memref' is unknown}}
std.tensor_to_memref

// -----

// CHECK: {{.*}}: error: Dialect `linalg' not found for custom op 'linalg.matmul'{{ }}
// CHECK: {{.*}}: note: mlir-opt 22 has this dialect, mlopt does not
// expected-error@+1 {{Dialect `linalg' not found}}
linalg.matmul

// -----

// CHECK: {{.*}}: error: use of value '%p' expects different type than prior uses: '!llvm.ptr' vs '!llvm.ptr<i32>'
// CHECK: {{.*}}: note: prior use here
// CHECK: {{.*}}: note: '!llvm.ptr<i32>' is of LLVM 11 to 17; it is '!llvm.ptr' today
// expected-note@+1 {{prior use here}}
func.func @f(%p: !llvm.ptr<i32>) {
  // expected-error@+1 {{use of value '%p' expects different type}}
  %0 = llvm.load %p : !llvm.ptr -> i32
  return
}

// -----

// expected-error@+4 {{custom op 'retrun' is unknown (tried 'func.retrun' as well)}}
// CHECK: {{.*}}: error: custom op 'retrun' is unknown (tried 'func.retrun' as well)
// CHECK: {{.*}}: note: did you mean 'func.return'?
func.func @f() {
  retrun
}

// -----

// expected-error@+4 {{custom op 'fma' is unknown (tried 'func.fma' as well)}}
// CHECK: {{.*}}: error: custom op 'fma' is unknown (tried 'func.fma' as well)
// CHECK: {{.*}}: note: did you mean 'math.fma' or 'vector.fma'?
func.func @f(%a: i32) {
  %0 = fma %a, %a, %a : i32
  return
}

// -----

// expected-error@+3 {{custom op 'fun' is unknown (tried 'builtin.fun' as well)}}
// CHECK: {{.*}}: error: custom op 'fun' is unknown (tried 'builtin.fun' as well)
// CHECK: {{.*}}: note: did you mean 'func.func'?
fun @f() { return }

// -----

// expected-error@+5 {{custom op 'els' is unknown (tried 'func.els' as well)}}
// CHECK: {{.*}}: error: custom op 'els' is unknown (tried 'func.els' as well)
// CHECK: {{.*}}: note: did you mean 'else'?
func.func @f(%a: i1) {
  scf.if %a {
  } els {
  }
  return
}

// -----

// expected-error@+3 {{custom op 'atributes' is unknown (tried 'builtin.atributes' as well)}}
// CHECK: {{.*}}: error: custom op 'atributes' is unknown (tried 'builtin.atributes' as well)
// CHECK: {{.*}}: note: did you mean 'attributes'?
func.func @f(%a: i32) -> i32 atributes {x} { return %a : i32 }

// -----

// expected-error@+3 {{expected '{' to begin a region}}
// CHECK: {{.*}}: error: expected '{' to begin a region
// CHECK: {{.*}}: note: did you mean 'attributes'?
module atributes {a = 1} {
}

// -----

// expected-error@+3 {{custom op 'lco' is unknown (tried 'func.lco' as well)}}
// CHECK: {{.*}}: error: custom op 'lco' is unknown (tried 'func.lco' as well)
// CHECK: {{.*}}: note: did you mean 'loc'?
func.func @f() { return lco("a") }

// -----

// expected-error@+3 {{expected attribute value}}
// CHECK: {{.*}}: error: expected attribute value
// CHECK: {{.*}}: note: did you mean 'strided'?
func.func private @f(memref<4xf32, strded<[1], offset: 2>>)

// -----

// expected-error@+3 {{expected attribute value}}
// CHECK: {{.*}}: error: expected attribute value
// CHECK: {{.*}}: note: did you mean 'dense'?
func.func private @f() attributes {a = dnse<1> : tensor<2xi32>}

// -----

// expected-error@+3 {{expected location instance}}
// CHECK: {{.*}}: error: expected location instance
// CHECK: {{.*}}: note: did you mean 'callsite'?
func.func private @f() loc(calsite("a" at "b"))

// -----

// expected-error@+3 {{expected ')' in affine map range}}
// CHECK: {{.*}}: error: expected ')' in affine map range
// CHECK: {{.*}}: note: did you mean 'floordiv'?
#map = affine_map<(d0) -> (d0 flordiv 2)>

// -----

// expected-error@+3 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
// CHECK: {{.*}}: error: expected '== affine-expr' or '>= affine-expr' at end of affine constraint
// CHECK: {{.*}}: note: did you mean 'mod'?
#set = affine_set<(d0) : (d0 mood 2 == 0)>

// -----

// expected-error@+4 {{custom op 'scf.index_switch' expected 'default'}}
// CHECK: {{.*}}: error: custom op 'scf.index_switch' expected 'default'
// CHECK: {{.*}}: note: did you mean 'case'?
func.func @f(%a: index) {
  scf.index_switch %a csae 1 { scf.yield } default { scf.yield }
  return
}

// -----

// expected-error@+4 {{expected ':'}}
// CHECK: {{.*}}: error: expected ':'
// CHECK: {{.*}}: note: the attributes of 'arith.addi' are in braces, without a word before them
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a attributes {x} : i32
  return
}

// -----

// expected-error@+3 {{custom op 'attributes' is unknown (tried 'func.attributes' as well)}}
// CHECK: {{.*}}: error: custom op 'attributes' is unknown (tried 'func.attributes' as well)
// CHECK: {{.*}}: note: the attributes of 'func.return' are in braces, without a word before them
func.func @f() { return attributes {x} }
