llvm.func @g() { llvm.return }
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: huge 'byval' arguments are unsupported}}
llvm.func @f(%p: !llvm.ptr {llvm.byval = !llvm.array<4294967296 x i8>}) { llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr {llvm.byval = !llvm.array<4294967295 x i8>}) { llvm.return }
// -----
// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: huge 'byval' arguments are unsupported}}
llvm.func @f(%p: !llvm.ptr {llvm.byval = !llvm.array<8589934592 x i64>}) { llvm.return }
// -----
// expected-error@+1 {{'llvm.call' op cannot be converted to LLVM IR: huge 'byval' arguments are unsupported}}
llvm.func @f(%p: !llvm.ptr) { llvm.call @g(%p) : (!llvm.ptr {llvm.byval = !llvm.array<8589934592 x i64>}) -> () llvm.return }
llvm.func @g(!llvm.ptr)
// -----
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @__gxx_personality_v0} {
  %z = llvm.mlir.constant(1 : i32) : i32
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
// expected-error@+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad (filter %z : i32) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @__gxx_personality_v0} {
  %z = llvm.mlir.zero : !llvm.array<2 x ptr>
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad (filter %z : !llvm.array<2 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @__gxx_personality_v0} {
  %z = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %a = llvm.add %c, %c : i32
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
^bb3:
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f() {
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
// expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<42>) { llvm.call %p() : !llvm.ptr<42>, () -> () llvm.return }
// -----
llvm.func @f(%a: i32) -> i32 { %0 = llvm.call @g(%a) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @g(i32) -> i32
// -----
llvm.func @f(%a: f32) -> f32 { %0 = llvm.call @g(%a) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32 llvm.return %0 : f32 }
llvm.func @g(f32) -> f32
// -----
llvm.func @f(%a: f32, %b: i32, %c: i1) -> i32 { %0 = llvm.select %c, %b, %b {fastmathFlags = #llvm.fastmath<fast>} : i1, i32 llvm.return %0 : i32 }
// -----
llvm.func @f(%a: vector<2xf32>) -> !llvm.array<2 x f32> { %0 = llvm.call @g(%a) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<2xf32>) -> !llvm.array<2 x f32> llvm.return %0 : !llvm.array<2 x f32> }
llvm.func @g(vector<2xf32>) -> !llvm.array<2 x f32>
// -----
llvm.func @f(%a: vector<2xf32>) -> !llvm.struct<(f32, f32)> { %0 = llvm.call @g(%a) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<2xf32>) -> !llvm.struct<(f32, f32)> llvm.return %0 : !llvm.struct<(f32, f32)> }
llvm.func @g(vector<2xf32>) -> !llvm.struct<(f32, f32)>
// -----
llvm.func @f() -> f32 { %0 = llvm.mlir.constant(0.999 : f32) : f32 llvm.return %0 : f32 }
// -----
llvm.func @f() -> f64 { %0 = llvm.mlir.constant(0.1 : f64) : f64 llvm.return %0 : f64 }
// -----
llvm.mlir.global external @a(dense<[0.5, 1.0e10, 1.0e-10, 3.14159, 1.0e300, 0x7FF0000000000000, 0xFFF8000000000001, -0.0, 123456.0, 1234567.0, 0.3]> : tensor<11xf64>) : !llvm.array<11 x f64>
// -----
llvm.mlir.global external @a(dense<[0.5, 1.0e10, 1.0e-10, 3.14159, 0x7F800000, 0xFFC00001, -0.0, 123456.0, 1234567.0, 0.3]> : tensor<10xf32>) : !llvm.array<10 x f32>
// -----
llvm.mlir.global external @a(dense<[0.5, 1.0e4, 1.0e-4, 3.14159, 0x7C00, 0xFE01, -0.0]> : tensor<7xf16>) : !llvm.array<7 x f16>
// -----
llvm.mlir.global external @a(dense<[0.5, 1.0e4, 1.0e-4, 3.14159, 0x7F80, -0.0]> : tensor<6xbf16>) : !llvm.array<6 x bf16>
// -----
llvm.mlir.global external @a(1.5 : f80) : f80
llvm.mlir.global external @b(1.5 : f128) : f128
llvm.mlir.global external @c(0.1 : f80) : f80
llvm.mlir.global external @d(0.1 : f128) : f128
// -----
llvm.mlir.global external @a(1 : i32) {target_specific_attrs = ["a", ["b", "c"]]} : i32
// -----
// expected-error@+1 {{expected 'target_specific_attrs' to contain string or array attributes}}
llvm.mlir.global external @a(1 : i32) {target_specific_attrs = [1]} : i32
// -----
// expected-error@+1 {{expected 'target_specific_attrs' to contain string or array attributes}}
llvm.mlir.global external @a(1 : i32) {target_specific_attrs = [["a"]]} : i32
// -----
// expected-error@+1 {{expected arrays within 'target_specific_attrs' to contain two strings}}
llvm.mlir.global external @a(1 : i32) {target_specific_attrs = [["a", 1]]} : i32
// -----
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} { llvm.func @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 64, 64]> : vector<3xi64>, i64 = dense<64> : vector<1xi64>, "dlti.stack_alignment" = 0 : i64, "dlti.alloca_memory_space" = 0 : ui64>} { llvm.func @f() }
// -----
// expected-error@+1 {{unsupported type in data layout: 'bf16'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>, bf16 = dense<16> : vector<2xi64>>} { llvm.func @f() }
// -----
// expected-error@+1 {{unknown data layout entry name: dlti.unknown}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = 1 : i64>} { llvm.func @f() }
// -----
// expected-error@+1 {{unsupported data layout for non-signless integer 'ui64'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<ui64 = dense<64> : vector<2xi64>>} { llvm.func @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i128 = dense<[128, 256]> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>>} { llvm.func @f() }
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) {
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
