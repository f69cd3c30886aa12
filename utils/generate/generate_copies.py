# SPDX-License-Identifier: Apache-2.0
"""Modules of the kind `mixed`, most of whose functions have copies under other
names, some changed a little, that are called as the first ones are. See
generate_modules.py."""

import re

CHANGES = (("addi", "subi"), ("private ", ""), (" attributes {no_inline}", ""), ("constant 1", "constant 2"))


def make_class(mixed):
    """The class of the kind `copies`, above that of the kind `mixed`."""

    class CopiedModules(mixed):
        def write(self, function):
            start = len(self.lines)
            super().write(function)
            text = "\n".join(self.lines[start:])
            for suffix in "cde":
                if not self.chance(0.4):
                    continue
                copy = text.replace(f"@{function.name}(", f"@{function.name}{suffix}(", 1)
                if not function.is_declared and self.chance(0.2):
                    copy = copy.replace(*self.pick(*CHANGES), 1)
                self.lines.append(copy)

        def module(self):
            text = super().module()
            copies = set(re.findall(r"func\.func (?:private )?@(\w+[cde])\(", text))

            def other(match):
                name = match[2] + self.pick("", "c", "d", "e")
                return match[1] + (name if name in copies else match[2])
            return re.sub(r"((?:call|constant|callee =) @)([fn]\d+)", other, text)

    return CopiedModules
