// RUN: mlopt-test %s -split-input-file -verify-diagnostics

// expected-error@+1 {{unknown type!}}
func.func private @f(!test.unknown_one)

// -----

// expected-error@+1 {{expected ','}}
func.func private @f(!test.test_rec<a>)

// -----

// expected-error@+1 {{expected '<'}}
func.func private @f(!test.test_rec)

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f(!test.test_rec<"q", smpla>)

// -----

// expected-error@+1 {{expected '>'}}
func.func private @f(!test.test_rec<q, test_rec<q, smpla>>)

// -----

// expected-error@+1 {{the type has another body}}
func.func private @f(!test.test_rec<q, smpla>, !test.test_rec<q, test_type>)

// -----

// expected-error@+1 {{expected signed, unsigned, or none}}
func.func private @f(!test.int<foo, 8>)

// -----

// expected-error@+1 {{expected a width of at most 8}}
func.func private @f(!test.int<unsigned, 9>)
