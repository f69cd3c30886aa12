# SPDX-License-Identifier: Apache-2.0
# lit's configuration: where the tools are and which files are tests.
import glob
import os
import re
import shutil

import lit.formats

config.name = "mlopt"
config.test_format = lit.formats.ShTest(True)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "unit", "corpus", "examples", "programs"]
config.test_source_root = os.path.dirname(__file__)
root = os.path.dirname(config.test_source_root)
build = os.path.join(root, os.environ.get("MLOPT_BUILD", "build"))
config.test_exec_root = os.path.join(build, "lit")


def find_tool(name):
    """The tool itself, or the newest of its versions."""
    plain = shutil.which(name)
    if plain:
        return plain
    versions = glob.glob("/usr/bin/%s-[0-9]*" % name)
    versions.sort(key=lambda path: int(re.search(r"(\d+)$", path).group(1)))
    if not versions:
        lit_config.fatal("no %s: run utils/setup.sh check" % name)
    return versions[-1]


config.substitutions += [
    (r"\bmlopt-test\b", os.path.join(build, "mlopt-test")),
    (r"\bmlopt\b(?!-)", os.path.join(build, "mlopt")),
    (r"\bFileCheck\b", find_tool("FileCheck")),
    (r"\bnot\b", find_tool("not")),
    (r"%utils", os.path.join(root, "utils")),
]
for variable in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"):
    if variable in os.environ:
        config.environment[variable] = os.environ[variable]
