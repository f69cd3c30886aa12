// OPTIONS: -convert-to-llvm -reconcile-unrealized-casts
func.func @loop(%x: i32, %c: i1) -> i32 {
  %0 = builtin.unrealized_conversion_cast %x : i32 to index
  %1 = scf.if %c -> index {
    scf.yield %0 : index
  } else {
    %k = index.constant 3
    scf.yield %k : index
  }
  %2 = scf.while (%w = %1) : (index) -> index {
    %p = index.cmp slt(%w, %0)
    scf.condition(%p) %w : index
  } do {
  ^bb0(%w: index):
    %q = index.add %w, %0
    scf.yield %q : index
  }
  %3 = builtin.unrealized_conversion_cast %2 : index to i32
  return %3 : i32
}
