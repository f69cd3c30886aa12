// OPTIONS: -test-legalize-patterns
func.func @undo_block_erase() {
  "test.undo_block_erase"() ({
    "unregistered.return"()[^bb1] : () -> ()
  ^bb1:
    "unregistered.return"() : () -> ()
  }) : () -> ()
}
