// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s

// A case of an enum may be a string where mlir-opt takes one.

// CHECK-LABEL: func.func @flags
func.func @flags(%f: f32, %d: f64, %i: i32, %c: complex<f32>, %v: vector<4xf32>) {
  // CHECK: arith.addf {{.*}} fastmath<nnan,nsz> : f32
  %0 = arith.addf %f, %f fastmath<"nnan", nsz> : f32
  // CHECK: arith.addf {{.*}} fastmath<nnan> : f32
  %1 = arith.addf %f, %f fastmath<"nn\61n"> : f32
  // CHECK: arith.addi {{.*}} overflow<nsw, nuw> : i32
  %2 = arith.addi %i, %i overflow<nuw, "nsw"> : i32
  // CHECK: arith.truncf {{.*}} to_nearest_even fastmath<fast> : f64 to f32
  %3 = arith.truncf %d "to_nearest_even" fastmath<"fast"> : f64 to f32
  // CHECK: math.sqrt {{.*}} fastmath<contract> : f32
  %4 = math.sqrt %f fastmath<"contract"> : f32
  // CHECK: complex.add {{.*}} fastmath<ninf> : complex<f32>
  %5 = complex.add %c, %c fastmath<"ninf"> : complex<f32>
  // CHECK: vector.reduction <add>, {{.*}} fastmath<reassoc>
  %6 = vector.reduction <"add">, %v fastmath<"reassoc"> : vector<4xf32> into f32
  // Flags may share a string, except for those of LLVM that have a description.
  // CHECK: arith.divf {{.*}} fastmath<reassoc,nnan,ninf> : f32
  %7 = arith.divf %f, %f fastmath<" reassoc, nnan", ninf> : f32
  // CHECK: arith.muli {{.*}} overflow<nsw, nuw> : i32
  %8 = arith.muli %i, %i overflow<"nuw,nsw"> : i32
  // CHECK: math.fma {{.*}} fastmath<nnan,nsz> : f32
  %9 = math.fma %f, %f, %f fastmath<"nnan,nsz"> : f32
  // CHECK: vector.reduction <add>, {{.*}} fastmath<nnan,arcp>
  %10 = vector.reduction <add>, %v fastmath<"nnan,arcp"> : vector<4xf32> into f32
  // CHECK: "t.attr"() {a = #arith.fastmath<nnan,afn>, b = #llvm.fastmath<nnan, nsz>}
  "t.attr"() {a = #arith.fastmath<"afn , nnan">, b = #llvm.fastmath<"nsz,nnan">} : () -> ()
  // CHECK: vector.print punctuation <comma>
  vector.print punctuation <"comma">
  return
}

// CHECK-LABEL: llvm.func @memory
llvm.func @memory(%p: !llvm.ptr, %i: i32) {
  // CHECK: llvm.load {{.*}} atomic monotonic {alignment = 4 : i64}
  %0 = llvm.load %p atomic "monotonic" {alignment = 4 : i64} : !llvm.ptr -> i32
  // CHECK: llvm.store {{.*}} atomic syncscope("agent") release {alignment = 4 : i64}
  llvm.store %i, %p atomic syncscope("agent") "release" {alignment = 4 : i64} : i32, !llvm.ptr
  // CHECK: llvm.atomicrmw volatile add {{.*}} syncscope("x") monotonic
  %1 = llvm.atomicrmw volatile "add" %p, %i syncscope("x") "monotonic" : !llvm.ptr, i32
  // CHECK: llvm.cmpxchg weak {{.*}} acq_rel monotonic
  %2 = llvm.cmpxchg weak %p, %i, %i "acq_rel" "monotonic" : !llvm.ptr, i32
  // CHECK: llvm.fence release
  llvm.fence "release"
  // CHECK: llvm.fence syncscope("x") acquire
  llvm.fence syncscope("x") "acquire"
  // CHECK: llvm.inline_asm asm_dialect = intel "x", "y"
  llvm.inline_asm asm_dialect = "intel" "x", "y" : () -> ()
  llvm.return
}

// CHECK: #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>
"x.y"() {a = #llvm.memory_effects<other = "none", argMem = "read", inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()
