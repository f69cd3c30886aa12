llvm.func @vp_ptrtoint_1(%a0: vector<4x!llvm.ptr>, %a1: vector<4xi1>, %a2: i32) {
  %r = "l#test.custom_float<t"(%a0, %a1, %a2) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}
