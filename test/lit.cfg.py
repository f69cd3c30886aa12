# SPDX-License-Identifier: Apache-2.0
# lit's configuration: where the tools are and which files are tests.
import glob
import os
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(__file__))
from lit_relative import RelativeShTest

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
build = os.path.join(root, os.environ.get("MLOPT_BUILD", "build"))
config.name = "mlopt"
config.test_format = RelativeShTest({"%utils": os.path.join(root, "utils"), "%build": build})
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "unit", "corpus", "examples", "programs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(build, "lit")


def tool_folder(name):
    """The folder that has `name` itself: the newest of LLVM's versions."""
    plain = shutil.which(name)
    if plain:
        return os.path.dirname(plain)
    versions = glob.glob("/usr/bin/%s-[0-9]*" % name)
    versions.sort(key=lambda path: int(re.search(r"(\d+)$", path).group(1)))
    if not versions:
        lit_config.fatal("no %s: run utils/setup.sh check" % name)
    return os.path.dirname(os.path.realpath(versions[-1]))


config.environment["PATH"] = os.pathsep.join(
    [build, os.environ["PATH"], tool_folder("FileCheck"), tool_folder("not")]
)
for variable in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS",
                 "LLVM_PROFILE_FILE"):
    if variable in os.environ:
        config.environment[variable] = os.environ[variable]


def gdb_calls(sample):
    """Whether gdb can call a function of `sample`: not every kernel lets it."""
    call = ["gdb", "-nx", "-batch", "-ex", "break stop_here", "-ex", "run",
            "-ex", "print (int)strlen(\"12345\") + 10", sample]
    done = subprocess.run(call, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return "= 15" in done.stdout


def is_sanitized(program):
    """Whether the memory of `program` is terabytes, most of it a shadow."""
    with open(program, "rb") as file:
        return b"__asan_init" in file.read()


# Older ones know no opaque pointers.
interpreters = [int(path.rsplit("-", 1)[1]) for path in glob.glob("/usr/bin/lli-[0-9][0-9]")]
if max(interpreters, default=0) >= 15:
    config.available_features.add("lli")
    config.substitutions.append(("%lli", "/usr/bin/lli-%d" % max(interpreters)))

for shell in "zsh", "fish":
    if shutil.which(shell):
        config.available_features.add(shell)

sample = os.path.join(build, "gdb-sample")
def has_assertions(tool):
    """Is it a build in which -debug-check-ir works?"""
    done = subprocess.run([tool, "-debug-check-ir"], stdin=subprocess.DEVNULL, capture_output=True)
    return done.returncode == 0


if has_assertions(os.path.join(build, "mlopt")):
    config.available_features.add("assertions")

# A sanitizer's own library would have to be there before Python.
library = os.path.join(build, "libmlopt.so")
if os.path.exists(library) and not is_sanitized(library):
    config.available_features.add("shared-library")

if b"has no language server" not in subprocess.run([os.path.join(build, "mlopt"), "-lsp"], stdin=subprocess.DEVNULL,
                                  capture_output=True).stderr:
    config.available_features.add("lsp")

if shutil.which("gdb") and os.path.exists(sample) and not is_sanitized(sample):
    config.available_features.add("gdb-core")
    if gdb_calls(sample):
        config.available_features.add("gdb")
