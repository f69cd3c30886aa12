// RUN: mlopt %s -split-input-file -verify-diagnostics

// Attributes of llvm on arguments, results and modules: their values, the types
// that they stand on, and where they may stand.

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.noalias})

// -----

// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @a(%a: !llvm.ptr {llvm.noalias = 1 : i32})

// -----

// expected-error@+1 {{"llvm.readonly" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.readonly})

// -----

// expected-error@+1 {{"llvm.readnone" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.readnone})

// -----

// expected-error@+1 {{"llvm.writeonly" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.writeonly})

// -----

// expected-error@+1 {{"llvm.nest" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.nest})

// -----

// expected-error@+1 {{"llvm.nocapture" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.nocapture})

// -----

// expected-error@+1 {{"llvm.nofree" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.nofree})

// -----

// expected-error@+1 {{"llvm.nonnull" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.nonnull})

// -----

// expected-error@+1 {{"llvm.sret" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.sret = i32})

// -----

// expected-error@+1 {{"llvm.sret" should be a type attribute}}
llvm.func @a(%a: !llvm.ptr {llvm.sret})

// -----

// expected-error@+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.byval = i32})

// -----

// expected-error@+1 {{"llvm.byval" should be a type attribute}}
llvm.func @a(%a: !llvm.ptr {llvm.byval = 1 : i32})

// -----

// expected-error@+1 {{"llvm.byref" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.byref = i32})

// -----

// expected-error@+1 {{"llvm.inalloca" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.inalloca = i32})

// -----

llvm.func @a(%a: !llvm.ptr {llvm.preallocated = i32})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @a(%a: f32 {llvm.signext})

// -----

// expected-error@+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @a(%a: f32 {llvm.zeroext})

// -----

// expected-error@+1 {{"llvm.zeroext" should be a unit attribute}}
llvm.func @a(%a: i32 {llvm.zeroext = 1 : i32})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.align = 1 : i32})

// -----

// expected-error@+1 {{"llvm.align" should be an integer attribute}}
llvm.func @a(%a: !llvm.ptr {llvm.align})

// -----

// expected-error@+1 {{"llvm.dereferenceable" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.dereferenceable = 1 : i64})

// -----

// expected-error@+1 {{"llvm.dereferenceable" should be an integer attribute}}
llvm.func @a(%a: !llvm.ptr {llvm.dereferenceable = "x"})

// -----

// expected-error@+1 {{"llvm.dereferenceable_or_null" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.dereferenceable_or_null = 1 : i64})

// -----

llvm.func @a(%a: i32 {llvm.alignstack = 1 : i64})

// -----

// expected-error@+1 {{"llvm.alignstack" should be an integer attribute}}
llvm.func @a(%a: i32 {llvm.alignstack})

// -----

// expected-error@+1 {{"llvm.noundef" should be a unit attribute}}
llvm.func @a(%a: i32 {llvm.noundef = 1 : i64})

// -----

// expected-error@+1 {{"llvm.inreg" should be a unit attribute}}
llvm.func @a(%a: i32 {llvm.inreg = 1 : i64})

// -----

// expected-error@+1 {{"llvm.returned" should be a unit attribute}}
llvm.func @a(%a: i32 {llvm.returned = 1 : i64})

// -----

llvm.func @a(%a: i32 {llvm.immarg = 1 : i64})

// -----

llvm.func @a(%a: i32 {llvm.unknown = 1 : i64})

// -----

// expected-error@+1 {{"llvm.elementtype" should be a type attribute}}
llvm.func @a(%a: i32 {llvm.elementtype = 1 : i64})

// -----

// expected-error@+1 {{"llvm.elementtype" attribute attached to non-pointer LLVM type}}
llvm.func @a(%a: i32 {llvm.elementtype = i32})

// -----

llvm.func @a(%a: i32 {llvm.range = 1 : i64})

// -----

llvm.func @a(%a: f32 {llvm.range = #llvm.constant_range<i32, 0, 5>})

// -----

llvm.func @a(%a: !llvm.ptr {llvm.allocptr = 1 : i32})

// -----

llvm.func @a(%a: i32 {llvm.allocptr})

// -----

llvm.func @a(%a: i32 {llvm.allocalign})

// -----

llvm.func @a(%a: i32 {llvm.allocalign = 1: i32})

// -----

llvm.func @a(%a: i32 {llvm.bareptr = 1 : i32})

// -----

llvm.func @a(%a: i32 {llvm.bareptr})

// -----

llvm.func @a(%a: i32 {llvm.workgroup_attribution = 1 : i32})

// -----

llvm.func @a(%a: i32 {llvm.mlir.workgroup_attribution = 1 : i32})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @a(i32) -> (i32 {llvm.noalias})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @a(i32) -> (f32 {llvm.signext})

// -----

// expected-error@+1 {{"llvm.nonnull" attribute attached to non-pointer LLVM type}}
llvm.func @a(i32) -> (i32 {llvm.nonnull})

// -----

// expected-error@+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @a(i32) -> (i32 {llvm.sret = i32})

// -----

// expected-error@+1 {{"llvm.byval" is not a valid result attribute}}
llvm.func @a(i32) -> (!llvm.ptr {llvm.byval = i32})

// -----

llvm.func @a(i32) -> (!llvm.ptr {llvm.align = 4: i32})

// -----

// expected-error@+1 {{"llvm.readonly" is not a valid result attribute}}
llvm.func @a(i32) -> (!llvm.ptr {llvm.readonly})

// -----

// expected-error@+1 {{"llvm.returned" is not a valid result attribute}}
llvm.func @a(i32) -> (!llvm.ptr {llvm.returned})

// -----

// expected-error@+1 {{"llvm.nocapture" is not a valid result attribute}}
llvm.func @a(i32) -> (!llvm.ptr {llvm.nocapture})

// -----

// expected-error@+1 {{"llvm.nofree" is not a valid result attribute}}
llvm.func @a(i32) -> (!llvm.ptr {llvm.nofree})

// -----

// expected-error@+1 {{"llvm.nest" is not a valid result attribute}}
llvm.func @a(i32) -> (!llvm.ptr {llvm.nest})

// -----

// expected-error@+1 {{"llvm.preallocated" is not a valid result attribute}}
llvm.func @a(i32) -> (!llvm.ptr {llvm.preallocated = i32})

// -----

// expected-error@+1 {{"llvm.alignstack" is not a valid result attribute}}
llvm.func @a(i32) -> (!llvm.ptr {llvm.alignstack = 8: i32})

// -----

// expected-error@+1 {{"llvm.writeonly" is not a valid result attribute}}
llvm.func @a(i32) -> (!llvm.ptr {llvm.writeonly})

// -----

// expected-error@+1 {{"llvm.readnone" is not a valid result attribute}}
llvm.func @a(i32) -> (!llvm.ptr {llvm.readnone})

// -----

// expected-error@+1 {{"llvm.allocptr" is not a valid result attribute}}
llvm.func @a(i32) -> (!llvm.ptr {llvm.allocptr})

// -----

// expected-error@+1 {{"llvm.dereferenceable" should be an integer attribute}}
llvm.func @a(i32) -> (!llvm.ptr {llvm.dereferenceable})

// -----

llvm.func @a(i32) -> (i32 {llvm.foo})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
func.func private @a(%a: i32 {llvm.noalias})

// -----

func.func private @a(%a: memref<i32> {llvm.noalias})

// -----

// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
func.func private @a(%a: memref<i32> {llvm.noalias = 1 : i32})

// -----

func.func private @a(%a: index {llvm.signext})

// -----

func.func private @a(%a: index {llvm.byval = i32})

// -----

// expected-error@+1 {{"llvm.byval" is not a valid result attribute}}
func.func private @a(%a: index) -> (i32 {llvm.byval = i32})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
func.func private @a(%a: index) -> (f32 {llvm.signext})

// -----

module attributes {llvm.data_layout = "e"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'x'}}
module attributes {llvm.data_layout = "x"} {}

// -----

// expected-error@+1 {{'builtin.module' op expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 1 : i32} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "e-p:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "e-i64:65"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier '#'}}
module attributes {llvm.data_layout = "#vjkr32"} {}

// -----

// expected-error@+1 {{'func.func' op invalid data layout descriptor: unknown specifier '#'}}
func.func @f() attributes {llvm.data_layout = "#"} { return }

// -----

module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {}

// -----

module attributes {llvm.data_layout = "e"} {}

// -----

module attributes {llvm.data_layout = "E"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be just 'e' or 'E'}}
module attributes {llvm.data_layout = "eE"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be just 'e' or 'E'}}
module attributes {llvm.data_layout = "ex"} {}

// -----

module attributes {llvm.data_layout = ""} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: empty specification is not allowed}}
module attributes {llvm.data_layout = "e-"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: empty specification is not allowed}}
module attributes {llvm.data_layout = "-e"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: empty specification is not allowed}}
module attributes {llvm.data_layout = "e--i8:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "p"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "p:64"} {}

// -----

module attributes {llvm.data_layout = "p:64:64"} {}

// -----

module attributes {llvm.data_layout = "p1:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "p1x:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "p16777216:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: pointer size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "p:0:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: pointer size component cannot be empty}}
module attributes {llvm.data_layout = "p::64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty}}
module attributes {llvm.data_layout = "p:64:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "p:64:63"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be non-zero}}
module attributes {llvm.data_layout = "p:64:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "p:64:64:32"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:128"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: index size cannot be larger than the pointer size}}
module attributes {llvm.data_layout = "p:64:64:64:65"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: index size component cannot be empty}}
module attributes {llvm.data_layout = "p:64:64:64:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: index size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "p:64:64:64:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "p:64:64:64:32:5"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be unstable or have external state}}
module attributes {llvm.data_layout = "pe:64:64"} {}

// -----

module attributes {llvm.data_layout = "pu1:64:64"} {}

// -----

module attributes {llvm.data_layout = "peu1:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: 'x' is not a valid pointer specification flag}}
module attributes {llvm.data_layout = "px:64:64"} {}

// -----

module attributes {llvm.data_layout = "p(foo):64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "i"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "i64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty}}
module attributes {llvm.data_layout = "i64:"} {}

// -----

module attributes {llvm.data_layout = "i64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "i64:64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "i64:64:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "i0:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "i16777216:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: i8 must be 8-bit aligned}}
module attributes {llvm.data_layout = "i8:16"} {}

// -----

module attributes {llvm.data_layout = "i8:8:16"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "f32:48"} {}

// -----

module attributes {llvm.data_layout = "v64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size component cannot be empty}}
module attributes {llvm.data_layout = "v:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "a:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "a"} {}

// -----

module attributes {llvm.data_layout = "a:0"} {}

// -----

module attributes {llvm.data_layout = "a:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be zero}}
module attributes {llvm.data_layout = "a8:8"} {}

// -----

module attributes {llvm.data_layout = "a0:8"} {}

// -----

module attributes {llvm.data_layout = "a:0:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment must be non-zero}}
module attributes {llvm.data_layout = "a:64:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "a:64:32"} {}

// -----

module attributes {llvm.data_layout = "s"} {}

// -----

module attributes {llvm.data_layout = "s64:x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size component cannot be empty}}
module attributes {llvm.data_layout = "n"} {}

// -----

module attributes {llvm.data_layout = "n8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "n8:16:x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size component cannot be empty}}
module attributes {llvm.data_layout = "n8:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "n0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "S<size>"}}
module attributes {llvm.data_layout = "S"} {}

// -----

module attributes {llvm.data_layout = "S128"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be non-zero}}
module attributes {llvm.data_layout = "S0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "S65536"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "Sx"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "F<type><abi>"}}
module attributes {llvm.data_layout = "F"} {}

// -----

module attributes {llvm.data_layout = "Fi8"} {}

// -----

module attributes {llvm.data_layout = "Fn32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown function pointer alignment type 'x'}}
module attributes {llvm.data_layout = "Fx32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty}}
module attributes {llvm.data_layout = "Fi"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be non-zero}}
module attributes {llvm.data_layout = "Fi0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "P<address space>"}}
module attributes {llvm.data_layout = "P"} {}

// -----

module attributes {llvm.data_layout = "P1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "Px"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "A<address space>"}}
module attributes {llvm.data_layout = "A"} {}

// -----

module attributes {llvm.data_layout = "A5"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "G<address space>"}}
module attributes {llvm.data_layout = "G"} {}

// -----

module attributes {llvm.data_layout = "G1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "G16777216"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "m:<mangling>"}}
module attributes {llvm.data_layout = "m"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "m:<mangling>"}}
module attributes {llvm.data_layout = "m:"} {}

// -----

module attributes {llvm.data_layout = "m:e"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown mangling mode}}
module attributes {llvm.data_layout = "m:ee"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown mangling mode}}
module attributes {llvm.data_layout = "m:z"} {}

// -----

module attributes {llvm.data_layout = "m:o"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "m:<mangling>"}}
module attributes {llvm.data_layout = "me"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "ni:<address space>[:<address space>]..."}}
module attributes {llvm.data_layout = "ni"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space component cannot be empty}}
module attributes {llvm.data_layout = "ni:"} {}

// -----

module attributes {llvm.data_layout = "ni:1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be non-integral}}
module attributes {llvm.data_layout = "ni:0"} {}

// -----

module attributes {llvm.data_layout = "ni:1:2"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "ni:x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "ni:<address space>[:<address space>]..."}}
module attributes {llvm.data_layout = "nix"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'x'}}
module attributes {llvm.data_layout = "x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'X'}}
module attributes {llvm.data_layout = "X1"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "i64:16:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier ':'}}
module attributes {llvm.data_layout = ":"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:64:64"} {}

// -----

module attributes {llvm.data_layout = "e-p:32:32-ni:1"} {}

// -----

module attributes {llvm.data_layout = "p:08:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: pointer size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "p: 8:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: pointer size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "p:+8:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "i-8:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "i8:065536"} {}

// -----

module attributes {llvm.data_layout = "p:64:64-p:32:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'w'}}
module attributes {llvm.data_layout = "w"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 't'}}
module attributes {llvm.data_layout = "t"} {}

// -----

module attributes {llvm.data_layout = "p270:32:32"} {}

// -----

module attributes {llvm.data_layout = "p1(foo):64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected `( address space name )`}}
module attributes {llvm.data_layout = "p(foo:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected `( address space name )`}}
module attributes {llvm.data_layout = "p():64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "pe1x:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be unstable or have external state}}
module attributes {llvm.data_layout = "pe(foo):64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected `( address space name )`}}
module attributes {llvm.data_layout = "pu(foo)1:64:64"} {}

// -----

module attributes {llvm.data_layout = "pe1(foo):64:64"} {}

// -----

module attributes {llvm.data_layout = "p(1):64:64"} {}

// -----

module attributes {llvm.data_layout = "p(f o):64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected `( address space name )`}}
module attributes {llvm.data_layout = "pe1(foo:64:64"} {}

// -----

module attributes {llvm.data_layout = "pee1:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be unstable or have external state}}
module attributes {llvm.data_layout = "pu0:64:64"} {}

// -----

module attributes {llvm.data_layout = "p0:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: 'f' is not a valid pointer specification flag}}
module attributes {llvm.data_layout = "pfoo:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected `( address space name )`}}
module attributes {llvm.data_layout = "p(fo)x:64:64"} {}
