// Initializers that LLVM's constant folder folds, or leaves as expressions, when it builds them.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

llvm.mlir.global external @ext() : i32
llvm.mlir.global internal @int(7 : i32) {alignment = 32 : i64} : i32
llvm.mlir.global private @big(dense<0> : tensor<64xi32>) : !llvm.array<64 x i32>
llvm.mlir.global weak @weak(1 : i64) : i64
llvm.mlir.global extern_weak @extw() : i32
llvm.mlir.global linkonce_odr @lo(1 : i32) : i32
llvm.mlir.global common @com(0 : i32) : i32
llvm.mlir.global external unnamed_addr @ua(3 : i32) : i32
llvm.mlir.global external @empty() : !llvm.struct<()>
llvm.func @fn()
llvm.func @fn2()
llvm.mlir.global external @as1() {addr_space = 1 : i32} : i32

// CHECK: {{^}}@r0 = global i128 100000000000000000000{{$}}
llvm.mlir.global external @r0() : i128 {
  %a = llvm.mlir.constant(1.0e+20 : f64) : f64
  %r = llvm.fptosi %a : f64 to i128
  llvm.return %r : i128
}

// CHECK: {{^}}@r1 = global i32 poison{{$}}
llvm.mlir.global external @r1() : i32 {
  %a = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %r = llvm.fptosi %a : f64 to i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r2 = global i64 0{{$}}
llvm.mlir.global external @r2() : i64 {
  %a = llvm.mlir.zero : !llvm.ptr
  %r = llvm.ptrtoint %a : !llvm.ptr to i64
  llvm.return %r : i64
}

// CHECK: {{^}}@r3 = global ptr addrspace(1) addrspacecast (ptr null to ptr addrspace(1)){{$}}
llvm.mlir.global external @r3() : !llvm.ptr<1> {
  %a = llvm.mlir.zero : !llvm.ptr
  %r = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<1>
  llvm.return %r : !llvm.ptr<1>
}

// CHECK: {{^}}@r4 = global i64 8589934593{{$}}
llvm.mlir.global external @r4() : i64 {
  %a = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %r = llvm.bitcast %a : vector<2xi32> to i64
  llvm.return %r : i64
}

// CHECK: {{^}}@r5 = global i128 316912650112397582603894390785{{$}}
llvm.mlir.global external @r5() : i128 {
  %a = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %r = llvm.bitcast %a : vector<4xi32> to i128
  llvm.return %r : i128
}

// CHECK: {{^}}@r6 = global double 0x400000003F800000{{$}}
llvm.mlir.global external @r6() : f64 {
  %a = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xf32>
  %r = llvm.bitcast %a : vector<2xf32> to f64
  llvm.return %r : f64
}

// CHECK: {{^}}@r7 = global i1 false{{$}}
llvm.mlir.global external @r7() : i1 {
  %a = llvm.mlir.addressof @ext : !llvm.ptr
  %b = llvm.mlir.addressof @fn2 : !llvm.ptr
  %r = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %r : i1
}

// CHECK: {{^}}@r8 = global i64 ptrtoint (ptr @ext to i64){{$}}
llvm.mlir.global external @r8() : i64 {
  %a = llvm.mlir.addressof @ext : !llvm.ptr
  %x = llvm.ptrtoint %a : !llvm.ptr to i64
  %n = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.mul %x, %n : i64
  llvm.return %r : i64
}

// CHECK: {{^}}@r9 = global i64 0{{$}}
llvm.mlir.global external @r9() : i64 {
  %a = llvm.mlir.addressof @ext : !llvm.ptr
  %x = llvm.ptrtoint %a : !llvm.ptr to i64
  %n = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.urem %x, %n : i64
  llvm.return %r : i64
}

// CHECK: {{^}}@r10 = global ptr @ext{{$}}
llvm.mlir.global external @r10() : !llvm.ptr {
  %a = llvm.mlir.addressof @ext : !llvm.ptr
  %r = llvm.getelementptr nusw %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %r : !llvm.ptr
}

// CHECK: {{^}}@r11 = global ptr getelementptr nusw (i8, ptr @ext, i64 -4){{$}}
llvm.mlir.global external @r11() : !llvm.ptr {
  %a = llvm.mlir.addressof @ext : !llvm.ptr
  %r = llvm.getelementptr nusw %a[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %r : !llvm.ptr
}

// CHECK: {{^}}@r12 = global i64 0{{$}}
llvm.mlir.global external @r12() : i64 {
  %a = llvm.mlir.addressof @big : !llvm.ptr
  %x = llvm.ptrtoint %a : !llvm.ptr to i64
  %n = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.and %x, %n : i64
  llvm.return %r : i64
}

// CHECK: {{^}}@r13 = global i64 0{{$}}
llvm.mlir.global external @r13() : i64 {
  %a = llvm.mlir.addressof @weak : !llvm.ptr
  %x = llvm.ptrtoint %a : !llvm.ptr to i64
  %n = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.and %x, %n : i64
  llvm.return %r : i64
}

// CHECK: {{^}}@r14 = global i1 false{{$}}
llvm.mlir.global external @r14() : i1 {
  %a = llvm.mlir.addressof @com : !llvm.ptr
  %b = llvm.mlir.addressof @com : !llvm.ptr
  %i = llvm.mlir.constant(1 : i64) : i64
  %d = llvm.getelementptr inbounds %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.icmp "eq" %a, %d : !llvm.ptr
  llvm.return %r : i1
}

// CHECK: {{^}}@r15 = global i1 false{{$}}
llvm.mlir.global external @r15() : i1 {
  %a = llvm.mlir.addressof @ua : !llvm.ptr
  %b = llvm.mlir.addressof @ua : !llvm.ptr
  %i = llvm.mlir.constant(1 : i64) : i64
  %d = llvm.getelementptr inbounds %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.icmp "eq" %a, %d : !llvm.ptr
  llvm.return %r : i1
}

// CHECK: {{^}}@r16 = global i1 false{{$}}
llvm.mlir.global external @r16() : i1 {
  %a = llvm.mlir.addressof @empty : !llvm.ptr
  %b = llvm.mlir.addressof @empty : !llvm.ptr
  %i = llvm.mlir.constant(1 : i64) : i64
  %d = llvm.getelementptr inbounds %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.icmp "eq" %a, %d : !llvm.ptr
  llvm.return %r : i1
}

// CHECK: {{^}}@r17 = global i64 ptrtoint (ptr @fn to i64){{$}}
llvm.mlir.global external @r17() : i64 {
  %a = llvm.mlir.addressof @fn : !llvm.ptr
  %x = llvm.ptrtoint %a : !llvm.ptr to i64
  %n = llvm.mlir.constant(-1 : i64) : i64
  %r = llvm.and %x, %n : i64
  llvm.return %r : i64
}

// CHECK: {{^}}@r18 = global ptr undef{{$}}
llvm.mlir.global external @r18() : !llvm.ptr {
  %a = llvm.mlir.undef : !llvm.ptr
  %r = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %r : !llvm.ptr
}

// CHECK: {{^}}@r19 = global ptr poison{{$}}
llvm.mlir.global external @r19() : !llvm.ptr {
  %a = llvm.mlir.poison : !llvm.ptr
  %r = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %r : !llvm.ptr
}

// CHECK: {{^}}@r20 = global ptr null{{$}}
llvm.mlir.global external @r20() : !llvm.ptr {
  %a = llvm.mlir.zero : !llvm.ptr
  %r = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %r : !llvm.ptr
}

// CHECK: {{^}}@r21 = global ptr @int{{$}}
llvm.mlir.global external @r21() : !llvm.ptr {
  %a = llvm.mlir.addressof @int : !llvm.ptr
  %i = llvm.mlir.zero : i64
  %r = llvm.getelementptr %a[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
  llvm.return %r : !llvm.ptr
}

// CHECK: {{^}}@r22 = global <4 x i32> poison{{$}}
llvm.mlir.global external @r22() : vector<4xi32> {
  %a = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(9 : i32) : i32
  %i = llvm.mlir.constant(18446744073709551616 : i65) : i65
  %r = llvm.insertelement %b, %a[%i : i65] : vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// CHECK: {{^}}@r23 = global i32 undef{{$}}
llvm.mlir.global external @r23() : i32 {
  %c = llvm.mlir.constant(true) : i1
  %a = llvm.mlir.undef : i32
  %b = llvm.mlir.undef : i32
  %r = llvm.select %c, %a, %b : i1, i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r24 = global i32 poison{{$}}
llvm.mlir.global external @r24() : i32 {
  %c = llvm.mlir.constant(true) : i1
  %a = llvm.mlir.poison : i32
  %b = llvm.mlir.poison : i32
  %r = llvm.select %c, %a, %b : i1, i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r25 = global [2 x { i32, i32 }] [{ i32, i32 } { i32 1, i32 2 }, { i32, i32 } { i32 1, i32 2 }]{{$}}
llvm.mlir.global external @r25() : !llvm.array<2 x struct<(i32, i32)>> {
  %r = llvm.mlir.constant(dense<(1, 2)> : tensor<2xcomplex<i32>>) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return %r : !llvm.array<2 x struct<(i32, i32)>>
}

// CHECK: {{^}}@r26 = global i32 1{{$}}
llvm.mlir.global external @r26() : i32 {
  %r = llvm.mlir.constant(1 : i8) : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r27 = global i64 1{{$}}
llvm.mlir.global external @r27() : i64 {
  %r = llvm.mlir.constant(true) : i64
  llvm.return %r : i64
}

// CHECK: {{^}}@r28 = global i32 undef{{$}}
llvm.mlir.global external @r28() : i32 {
  %a = llvm.mlir.undef : vector<4xi32>
  %i = llvm.mlir.constant(4 : i32) : i32
  %r = llvm.extractelement %a[%i : i32] : vector<4xi32>
  llvm.return %r : i32
}

// CHECK: {{^}}@r29 = global i32 undef{{$}}
llvm.mlir.global external @r29() : i32 {
  %a = llvm.mlir.undef : vector<4xi32>
  %i = llvm.mlir.constant(-1 : i32) : i32
  %r = llvm.extractelement %a[%i : i32] : vector<4xi32>
  llvm.return %r : i32
}

// CHECK: {{^}}@r30 = global i32 9{{$}}
llvm.mlir.global external @r30() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.add %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r31 = global i32 25{{$}}
llvm.mlir.global external @r31() : i32 {
  %a = llvm.mlir.constant(-8 : i32) : i32
  %b = llvm.mlir.constant(33 : i32) : i32
  %r = llvm.add %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r32 = global i32 undef{{$}}
llvm.mlir.global external @r32() : i32 {
  %a = llvm.mlir.undef : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r33 = global i32 5{{$}}
llvm.mlir.global external @r33() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.sub %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r34 = global i32 -41{{$}}
llvm.mlir.global external @r34() : i32 {
  %a = llvm.mlir.constant(-8 : i32) : i32
  %b = llvm.mlir.constant(33 : i32) : i32
  %r = llvm.sub %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r35 = global i32 undef{{$}}
llvm.mlir.global external @r35() : i32 {
  %a = llvm.mlir.undef : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.sub %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r36 = global i32 14{{$}}
llvm.mlir.global external @r36() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.mul %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r37 = global i32 -264{{$}}
llvm.mlir.global external @r37() : i32 {
  %a = llvm.mlir.constant(-8 : i32) : i32
  %b = llvm.mlir.constant(33 : i32) : i32
  %r = llvm.mul %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r38 = global i32 undef{{$}}
llvm.mlir.global external @r38() : i32 {
  %a = llvm.mlir.undef : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.mul %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r39 = global i32 3{{$}}
llvm.mlir.global external @r39() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.udiv %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r40 = global i32 130150523{{$}}
llvm.mlir.global external @r40() : i32 {
  %a = llvm.mlir.constant(-8 : i32) : i32
  %b = llvm.mlir.constant(33 : i32) : i32
  %r = llvm.udiv %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r41 = global i32 3{{$}}
llvm.mlir.global external @r41() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.sdiv %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r42 = global i32 0{{$}}
llvm.mlir.global external @r42() : i32 {
  %a = llvm.mlir.constant(-8 : i32) : i32
  %b = llvm.mlir.constant(33 : i32) : i32
  %r = llvm.sdiv %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r43 = global i32 poison{{$}}
llvm.mlir.global external @r43() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.urem %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r44 = global i32 -2147483648{{$}}
llvm.mlir.global external @r44() : i32 {
  %a = llvm.mlir.constant(-2147483648 : i32) : i32
  %b = llvm.mlir.constant(-1 : i32) : i32
  %r = llvm.urem %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r45 = global i32 1{{$}}
llvm.mlir.global external @r45() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.srem %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r46 = global i32 -8{{$}}
llvm.mlir.global external @r46() : i32 {
  %a = llvm.mlir.constant(-8 : i32) : i32
  %b = llvm.mlir.constant(33 : i32) : i32
  %r = llvm.srem %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r47 = global i32 2{{$}}
llvm.mlir.global external @r47() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.and %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r48 = global i32 32{{$}}
llvm.mlir.global external @r48() : i32 {
  %a = llvm.mlir.constant(-8 : i32) : i32
  %b = llvm.mlir.constant(33 : i32) : i32
  %r = llvm.and %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r49 = global i32 undef{{$}}
llvm.mlir.global external @r49() : i32 {
  %a = llvm.mlir.constant(-1 : i32) : i32
  %b = llvm.mlir.undef : i32
  %r = llvm.and %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r50 = global i32 7{{$}}
llvm.mlir.global external @r50() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.or %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r51 = global i32 -1{{$}}
llvm.mlir.global external @r51() : i32 {
  %a = llvm.mlir.constant(-2147483648 : i32) : i32
  %b = llvm.mlir.constant(-1 : i32) : i32
  %r = llvm.or %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r52 = global i32 poison{{$}}
llvm.mlir.global external @r52() : i32 {
  %a = llvm.mlir.poison : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.or %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r53 = global i32 7{{$}}
llvm.mlir.global external @r53() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.xor %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r54 = global i32 2147483647{{$}}
llvm.mlir.global external @r54() : i32 {
  %a = llvm.mlir.constant(-2147483648 : i32) : i32
  %b = llvm.mlir.constant(-1 : i32) : i32
  %r = llvm.xor %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r55 = global i32 poison{{$}}
llvm.mlir.global external @r55() : i32 {
  %a = llvm.mlir.poison : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.xor %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r56 = global i32 7{{$}}
llvm.mlir.global external @r56() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.shl %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r57 = global i32 0{{$}}
llvm.mlir.global external @r57() : i32 {
  %a = llvm.mlir.undef : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.shl %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r58 = global i32 7{{$}}
llvm.mlir.global external @r58() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.lshr %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r59 = global i32 0{{$}}
llvm.mlir.global external @r59() : i32 {
  %a = llvm.mlir.undef : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.lshr %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r60 = global i32 7{{$}}
llvm.mlir.global external @r60() : i32 {
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.ashr %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r61 = global i32 0{{$}}
llvm.mlir.global external @r61() : i32 {
  %a = llvm.mlir.undef : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.ashr %a, %b : i32
  llvm.return %r : i32
}

// CHECK: {{^}}@r62 = global double 1.250000e+00{{$}}
llvm.mlir.global external @r62() : f64 {
  %a = llvm.mlir.constant(1.5 : f64) : f64
  %b = llvm.mlir.constant(-0.25 : f64) : f64
  %r = llvm.fadd %a, %b : f64
  llvm.return %r : f64
}

// CHECK: {{^}}@r63 = global bfloat 0xR3FA0{{$}}
llvm.mlir.global external @r63() : bf16 {
  %a = llvm.mlir.constant(1.5 : bf16) : bf16
  %b = llvm.mlir.constant(-0.25 : bf16) : bf16
  %r = llvm.fadd %a, %b : bf16
  llvm.return %r : bf16
}

// CHECK: {{^}}@r64 = global float undef{{$}}
llvm.mlir.global external @r64() : f32 {
  %a = llvm.mlir.undef : f32
  %b = llvm.mlir.undef : f32
  %r = llvm.fadd %a, %b : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r65 = global float poison{{$}}
llvm.mlir.global external @r65() : f32 {
  %a = llvm.mlir.poison : f32
  %b = llvm.mlir.constant(1.0 : f32) : f32
  %r = llvm.fadd %a, %b : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r66 = global float 1.750000e+00{{$}}
llvm.mlir.global external @r66() : f32 {
  %a = llvm.mlir.constant(1.5 : f32) : f32
  %b = llvm.mlir.constant(-0.25 : f32) : f32
  %r = llvm.fsub %a, %b : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r67 = global half 0xH3F00{{$}}
llvm.mlir.global external @r67() : f16 {
  %a = llvm.mlir.constant(1.5 : f16) : f16
  %b = llvm.mlir.constant(-0.25 : f16) : f16
  %r = llvm.fsub %a, %b : f16
  llvm.return %r : f16
}

// CHECK: {{^}}@r68 = global fp128 0xL00000000000000003FFFC00000000000{{$}}
llvm.mlir.global external @r68() : f128 {
  %a = llvm.mlir.constant(1.5 : f128) : f128
  %b = llvm.mlir.constant(-0.25 : f128) : f128
  %r = llvm.fsub %a, %b : f128
  llvm.return %r : f128
}

// CHECK: {{^}}@r69 = global float 0x7FF8000000000000{{$}}
llvm.mlir.global external @r69() : f32 {
  %a = llvm.mlir.constant(1.0 : f32) : f32
  %b = llvm.mlir.undef : f32
  %r = llvm.fsub %a, %b : f32
  llvm.return %r : f32
}

// CHECK: {{^}}@r70 = global <2 x float> <float 1.000000e+00, float 2.000000e+00>{{$}}
llvm.mlir.global external @r70() : vector<2xf32> {
  %a = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xf32>
  %b = llvm.mlir.constant(dense<0.0> : vector<2xf32>) : vector<2xf32>
  %r = llvm.fsub %a, %b : vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// CHECK: {{^}}@r71 = global double -3.750000e-01{{$}}
llvm.mlir.global external @r71() : f64 {
  %a = llvm.mlir.constant(1.5 : f64) : f64
  %b = llvm.mlir.constant(-0.25 : f64) : f64
  %r = llvm.fmul %a, %b : f64
  llvm.return %r : f64
}
