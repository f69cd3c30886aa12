// RUN: mlopt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{region should have no arguments}}
"builtin.module"() ({
^entry(%x: i32):
}) : () -> ()

// -----

// expected-error@+1 {{region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({
}) : () -> ()
