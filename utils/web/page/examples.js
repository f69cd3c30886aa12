// Examples that teach, each with a sentence, a pipeline and a module.
const example = (name, about, pipeline, text, more = {}) => ({ name, about, pipeline, text: text.trim() + "\n", ...more });
export const examples = [
  example("Folds", "Constants are computed, x + 0 is x, and what nothing uses goes.", "-canonicalize", `
func.func @f(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %a = arith.addi %x, %zero : i32
  %b = arith.muli %two, %two : i32
  %c = arith.addi %a, %b : i32
  return %c : i32
}`),
  example("Constants move to the entry", "Folded constants of a function are made once, at its begin.", "-canonicalize", `
func.func @f(%c: i1) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.constant 3 : i32
  %1 = arith.constant 4 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
^b:
  %3 = arith.constant 7 : i32
  return %3 : i32
}`),
  example("Commutative operations", "Constants go to the right, so that patterns find them there.", "-canonicalize", `
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 1 : i32
  %a = arith.addi %c, %x : i32
  %b = arith.addi %c, %a : i32
  return %b : i32
}`),
  example("Common subexpressions", "What is computed twice is computed once; loads stay apart where memory may change.", "-cse", `
func.func @f(%m: memref<4xf32>, %i: index, %x: f32) -> f32 {
  %a = arith.mulf %x, %x : f32
  %b = arith.mulf %x, %x : f32
  %l = memref.load %m[%i] : memref<4xf32>
  memref.store %a, %m[%i] : memref<4xf32>
  %n = memref.load %m[%i] : memref<4xf32>
  %s = arith.addf %l, %n : f32
  %t = arith.addf %s, %b : f32
  return %t : f32
}`),
  example("Constants through branches", "Sparse conditional constant propagation knows which branches are taken.", "-sccp -canonicalize", `
func.func @f() -> i32 {
  %t = arith.constant true
  %a = arith.constant 1 : i32
  cf.cond_br %t, ^x(%a : i32), ^y
^x(%v: i32):
  %w = arith.addi %v, %v : i32
  return %w : i32
^y:
  %z = arith.constant 9 : i32
  cf.br ^x(%z : i32)
}`),
  example("Loops become blocks", "scf.for turns into a header with a comparison and a body that branches back.", "-convert-scf-to-cf", `
func.func @sum(%n: index, %m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    %y = arith.addf %acc, %x : f32
    scf.yield %y : f32
  }
  return %r : f32
}`),
  example("std to LLVM", "A program of 2020, in the wrapped spelling of that year. A memref becomes its descriptor.", "-convert-std-to-llvm", `
func @load(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = load %m[%i] : memref<?xf32>
  %1 = addf %0, %0 : f32
  return %1 : f32
}`),
  example("std to LLVM, today's types", "The same program with !llvm.ptr and !llvm.struct.", "-convert-std-to-llvm=llvm-types=modern", `
func @load(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = load %m[%i] : memref<?xf32>
  %1 = addf %0, %0 : f32
  return %1 : f32
}`),
  example("An older program, upgraded", "std becomes func, arith, cf and memref, which mlir-opt 22 reads.", "-upgrade-std", `
func @max(%a: i32, %b: i32) -> i32 {
  %0 = cmpi "sgt", %a, %b : i32
  %1 = select %0, %a, %b : i32
  return %1 : i32
}`),
  example("1:N: one memref, many values", "An argument becomes as many as its descriptor has fields.", "-convert-to-llvm", `
func.func @use(%m: memref<?x?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x?xf32>
  return %0 : f32
}`),
  example("Bare pointers", "With the bare-pointer convention a memref of static shape is one pointer.", "-convert-func-to-llvm=use-bare-ptr-memref-call-conv=1", `
func.func @f(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}`),
  example("Materializations", "Only the arithmetic is lowered: casts stand between what is converted and what is not.", "-convert-arith-to-llvm", `
func.func @f(%i: index, %j: index) -> index {
  %0 = arith.addi %i, %j : index
  return %0 : index
}`),
  example("Casts cancel", "Two casts that undo each other go, and what is left says what is not converted.", "-convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts", `
func.func @f(%i: index, %j: index) -> index {
  %0 = arith.addi %i, %j : index
  %1 = arith.muli %0, %j : index
  return %1 : index
}`),
  example("A conversion that fails", "A tensor has no LLVM type; the messages say so. Nothing of the function is changed: it is rolled back.", "-convert-std-to-llvm", `
func @f(%t: tensor<4xf32>) {
  return
}`),
  example("Partial conversion", "What has no LLVM type stays, and the rest is lowered around it. Explore shows which pattern refused.", "-convert-to-llvm", `
func.func private @ext(tensor<4xi32>) -> i32
func.func @f(%t: tensor<4xi32>, %a: i32) -> i32 {
  %0 = func.call @ext(%t) : (tensor<4xi32>) -> i32
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}`),
  example("Calls inlined", "The body of the callee takes the place of the call; the private callee goes.", "-inline -symbol-dce", `
func.func private @square(%x: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  return %0 : i32
}
func.func @f(%x: i32) -> i32 {
  %0 = call @square(%x) : (i32) -> i32
  return %0 : i32
}`),
  example("Invariant code leaves a loop", "What does not depend on the loop is computed before it.", "-loop-invariant-code-motion", `
func.func @f(%n: index, %m: memref<?xi32>, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %s = arith.muli %a, %a : i32
    memref.store %s, %m[%i] : memref<?xi32>
  }
  return
}`),
  example("Memory to registers", "A local variable becomes values and block arguments.", "-mem2reg", `
llvm.func @f(%c: i1, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.store %z, %p : i32, !llvm.ptr
  llvm.br ^b
^b:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}`),
  example("LLVM IR", "All the way: lowered and written as LLVM IR.", "-canonicalize -cse -convert-to-llvm", `
func.func @norm(%a: f32, %b: f32, %half: i1) -> f32 {
  %0 = arith.mulf %a, %a : f32
  %1 = arith.mulf %b, %b : f32
  %2 = arith.addf %0, %1 : f32
  cf.cond_br %half, ^scaled, ^done(%2 : f32)
^scaled:
  %c = arith.constant 0.5 : f32
  %3 = arith.mulf %2, %c : f32
  cf.br ^done(%3 : f32)
^done(%r: f32):
  return %r : f32
}`, { llvmIR: true }),
  example("A mistake", "A message in the margin says what was found and what was expected. Mend it: f32 is meant to be i32.", "", `
func.func @f(%a: i32) -> f32 {
  %0 = arith.addi %a, %a : i32
  return %0 : f32
}`),
];
