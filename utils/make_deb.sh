#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Makes a Debian package of a build. make_deb.sh BUILD VERSION
set -eu
build=$1
version=$2
root=$build/deb
machine=$(dpkg --print-architecture)
rm -rf "$root"
make -s --no-print-directory BUILD="$build" DESTDIR="$root" PREFIX=/usr install
mkdir -p "$root/DEBIAN" "$root/usr/share/doc/mlopt"
cp utils/LICENSE "$root/usr/share/doc/mlopt/copyright"
cat >"$root/DEBIAN/control" <<CONTROL
Package: mlopt
Version: $version
Architecture: $machine
Maintainer: The mlopt developers <mlopt@localhost>
Depends: libc6
Section: devel
Priority: optional
Description: MLIR's optimizer core in C
 A small binary and a library that read MLIR, run passes over it and print it
 as mlir-opt 22 does, or as LLVM IR.
CONTROL
dpkg-deb --root-owner-group --build "$root" "$build/mlopt_${version}_$machine.deb" >/dev/null
echo "$build/mlopt_${version}_$machine.deb"
