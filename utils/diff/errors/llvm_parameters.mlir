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

// -----
// expected-error@+3 {{'llvm.intr.memcpy' op attribute 'isVolatile' failed to satisfy constraint: 1-bit signless integer attribute}}

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = 3}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
// expected-error@+2 {{integer constant out of range for attribute}}
llvm.func @f(%p: !llvm.ptr, %n: i64) {
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = 3 : i1}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
// expected-error@+3 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
llvm.func @g(...)
llvm.func @f(%p: !llvm.ptr, %n: i64) {
  "llvm.call"() <{callee = @g, operandSegmentSizes = array<i32: 0,0>, op_bundle_sizes = array<i32>, var_callee_type = i32}> : () -> ()
  llvm.return
}
// -----
// expected-error@+3 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
llvm.func @g(...)
llvm.func @f(%p: !llvm.ptr, %n: i64) {
  llvm.call @g() vararg(i32) : () -> ()
  llvm.return
}
// -----
// expected-error@+1 {{expected 'x'}}
llvm.func @f(%p: !llvm.array<0x10xi32>, %n: i64) {
  llvm.return
}
// -----
// expected-error@+1 {{unknown LLVM type: vec}}
llvm.func @f(%p: !llvm.vec<0x10xi32>, %n: !llvm.ptr<0x10>) {
  llvm.return
}
// -----
// expected-error@+1 {{expected '='}}
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<vector<4xi32>>} {
  llvm.return
}
// -----
// expected-error@+1 {{expected '='}}
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<vector<4xi32>, is_signed = true>} {
  llvm.return
}
// -----
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_VecTypeHintAttr parameter 'is_signed' which is to be a `bool`}}
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xi32>, is_signed = 3>} {
  llvm.return
}
// -----
// expected-error@+1 {{expected '='}}
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xi32>, is_signed>} {
  llvm.return
}
// -----
// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i32, foo = 3>} {
  llvm.return
}
// -----
// expected-error@+1 {{expected '='}}
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<i32, true>} {
  llvm.return
}
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'directory' which is to be a `StringAttr`}}
#f = #llvm.di_file<"a" in 3>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
#f = #llvm.di_file<3 in "a">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected 'in'}}
#f = #llvm.di_file<"a" on "b">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected 'in'}}
#f = #llvm.di_file<"a", "b">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'directory' which is to be a `StringAttr`}}
#f = #llvm.di_file<"a" in>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected attribute value}}
#f = #llvm.di_file<>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected non-function type}}
#f = #llvm.constant_range<0, 3>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
#f = #llvm.constant_range<f32, 0, 1>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{invalid kind of type specified: expected builtin.integer, but found 'index'}}
#f = #llvm.constant_range<index, 0, 1>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected integer value}}
#f = #llvm.constant_range<i8, a, 1>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected ','}}
#f = #llvm.constant_range<i8, 0 1>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected ','}}
#f = #llvm.constant_range<i8, 0>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid debug info debug info encoding name: DW_ATE_foo}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
#f = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "a", sizeInBits = 32, encoding = DW_ATE_foo>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid debug info debug info tag name: DW_TAG_foo}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
#f = #llvm.di_basic_type<tag = DW_TAG_foo, name = "a", sizeInBits = 32>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
#f = #llvm.di_basic_type<tag = 0x24, name = "a", sizeInBits = 32>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid debug info debug info tag name: DW_ATE_float}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
#f = #llvm.di_basic_type<tag = DW_ATE_float, name = "a", sizeInBits = 32>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
#f = #llvm.di_basic_type<tag = "DW_TAG_base_type", name = "a", sizeInBits = 32>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+3 {{invalid debug info debug info operation encoding name: DW_OP_foo}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
#f = #llvm.di_expression<[DW_OP_foo]>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+3 {{invalid debug info debug info operation encoding name: DW_OP_LLVM_foo}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
#f = #llvm.di_expression<[DW_OP_LLVM_foo]>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid debug info debug info calling convention name: DW_CC_foo}}
// expected-error@+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'callingConvention' which is to be a `unsigned`}}
#f = #llvm.di_subroutine_type<callingConvention = DW_CC_foo>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid debug info debug info language name: DW_LANG_foo}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'sourceLanguage' which is to be a `unsigned`}}
#f = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_foo, isOptimized = false, emissionKind = None>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected ':'}}
#f = #llvm.mmra_tag<"a" "b">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected ':'}}
// expected-error@+1 {{failed to parse LLVM_MMRATagAttr parameter 'suffix' which is to be a `::llvm::StringRef`}}
#f = #llvm.mmra_tag<"a", "b">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVM_MMRATagAttr parameter 'prefix' which is to be a `::llvm::StringRef`}}
#f = #llvm.mmra_tag<"a":3>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVM_MMRATagAttr parameter 'prefix' which is to be a `::llvm::StringRef`}}
#f = #llvm.mmra_tag<"a":>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected string}}
#f = #llvm.mmra_tag<>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected ':'}}
#f = #llvm.mmra_tag<"a">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected 'in'}}
#f = #llvm.di_file<"a">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
#f = #llvm.di_file<"a":"b">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected '>'}}
#f = #llvm.di_file<"a" in "b" in "c">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected '>'}}
#f = #llvm.di_file<"a" in "b", "c">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
#f = #llvm.di_file<3 in "c">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
#f = #llvm.di_file<in "c">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected ','}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'value' which is to be a `Attribute`}}
#f = #llvm.mlir.module_flag<error, "a" in 3>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected ','}}
#f = #llvm.mlir.module_flag<error, "a">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected ','}}
#f = #llvm.mlir.module_flag<error>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected keyword for LLVM Module Flag Behavior}}
#f = #llvm.mlir.module_flag<>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected keyword for LLVM Module Flag Behavior}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
#f = #llvm.mlir.module_flag<, "a", 3 : i32>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: foo}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
#f = #llvm.mlir.module_flag<foo, "a", 3 : i32>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'key' which is to be a `StringAttr`}}
#f = #llvm.mlir.module_flag<error, a, 3 : i32>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected '>'}}
#f = #llvm.mlir.module_flag<error, "a", 3 : i32, 4>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected attribute value}}
#f = #llvm.tbaa_member<>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected ','}}
#f = #llvm.tbaa_member<#llvm.tbaa_root<id = "a">>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected '['}}
#f = #llvm.target_features<>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected '['}}
// expected-error@+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
#f = #llvm.target_features<"+a">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse WorkgroupAttributionAttr parameter 'element_type' which is to be a `::mlir::Attribute`}}
#f = #llvm.mlir.workgroup_attribution<3, 4>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected attribute value}}
#f = #llvm.dependent_libraries<>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DependentLibrariesAttr parameter 'libs' which is to be a `::llvm::ArrayRef<StringAttr>`}}
#f = #llvm.dependent_libraries<["a"], "b">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected ','}}
#f = #llvm.vscale_range<minRange = 1 : i32>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_VScaleRangeAttr parameter 'maxRange' which is to be a `IntegerAttr`}}
#f = #llvm.vscale_range<minRange = 1, maxRange = "a">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{duplicate or unknown struct parameter name: minRange}}
#f = #llvm.vscale_range<minRange = 1, minRange = 2>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_VScaleRangeAttr parameter 'minRange' which is to be a `IntegerAttr`}}
#f = #llvm.vscale_range<minRange = , minRange = 2>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
#f = #llvm.memory_effects<other = foo, argMem = read>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected keyword for LLVM ModRefInfo}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'inaccessibleMem' which is to be a `ModRefInfo`}}
#f = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = 3>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected '='}}
#f = #llvm.memory_effects<other, argMem = read>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopUnrollAttr parameter 'disable' which is to be a `BoolAttr`}}
#f = #llvm.loop_unroll<disable = 1, count = 4 : i32>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeDomainAttr parameter 'description' which is to be a `StringAttr`}}
#f = #llvm.alias_scope_domain<id = distinct[0]<>, description = 3>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected '='}}
#f = #llvm.alias_scope_domain<distinct[0]<>>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected valid keyword}}
#f = #llvm.alias_scope_domain<>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`}}
#f = #llvm.access_group<id = 3>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Foo}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
#f = #llvm.di_subprogram<id = distinct[0]<>, subprogramFlags = Foo>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+1 {{expected '>'}}
#f = #llvm.di_subprogram<id = distinct[0]<>, subprogramFlags = Definition|Optimized>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+3 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Definition|Foo}}
// expected-note@+2 {{did you mean 'Definition'?}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
#f = #llvm.di_subprogram<id = distinct[0]<>, subprogramFlags = "Definition|Foo">
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'line' which is to be a `unsigned`}}
#f = #llvm.di_subprogram<id = distinct[0]<>, line = 4294967296>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'sizeInBits' which is to be a `uint64_t`}}
#f = #llvm.di_basic_type<sizeInBits = 18446744073709551616>
llvm.func @f() attributes {a = #f}
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'sizeInBits' which is to be a `uint64_t`}}
#f = #llvm.di_basic_type<sizeInBits = 1.5, name = "a">
llvm.func @f() attributes {a = #f}
