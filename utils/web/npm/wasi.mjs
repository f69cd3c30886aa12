// SPDX-License-Identifier: Apache-2.0
// What mlopt needs of WASI: arguments, three standard files, and files in memory.
const NOT_SUPPORTED = 52, BAD_FILE = 8, NO_FILE = 44;
const ROOT = 3, REGULAR = 4, CHARACTERS = 2, DIRECTORY = 3;

class Exit extends Error {
  constructor(code) { super(`exit ${code}`); this.code = code; }
}

class Bytes {
  constructor(data = new Uint8Array(0)) { this.data = data; this.size = data.length; }
  write(at, part) {
    if (at + part.length > this.data.length) {
      const grown = new Uint8Array(Math.max(4096, 2 * this.data.length, at + part.length));
      grown.set(this.data.subarray(0, this.size));
      this.data = grown;
    }
    this.data.set(part, at);
    this.size = Math.max(this.size, at + part.length);
  }
  get view() { return this.data.subarray(0, this.size); }
}

class Wasi {
  constructor(args, input) {
    const encoder = new TextEncoder();
    this.args = args.map((text) => encoder.encode(text + "\0"));
    this.files = new Map();
    this.open = new Map([0, 1, 2].map((fd) => [fd, { bytes: new Bytes(fd ? undefined : encoder.encode(input)), at: 0, kind: CHARACTERS }]));
    this.open.set(ROOT, { kind: DIRECTORY });
    this.next = ROOT + 1;
  }
  get view() { return new DataView(this.memory.buffer); }
  bytes(at, size) { return new Uint8Array(this.memory.buffer, at, size); }
  text(at, size) { return new TextDecoder().decode(this.bytes(at, size)).replace(/^\.?\/+/, ""); }
  writeStat(at, file) {
    this.bytes(at, 64).fill(0);
    this.view.setUint8(at + 16, file.kind);
    this.view.setBigUint64(at + 24, 1n, true);
    this.view.setBigUint64(at + 32, BigInt(file.bytes ? file.bytes.size : 0), true);
    return 0;
  }
  transfer(fd, vectors, count, result, move) {
    const file = this.open.get(fd);
    if (!file || !file.bytes) return BAD_FILE;
    let total = 0;
    for (let i = 0; i < count; i++) {
      const size = this.view.getUint32(vectors + 8 * i + 4, true);
      const moved = move(file, this.bytes(this.view.getUint32(vectors + 8 * i, true), size));
      total += moved;
      if (moved < size) break;
    }
    this.view.setUint32(result, total, true);
    return 0;
  }
  imports() {
    const calls = {
      args_sizes_get: (count, size) => {
        this.view.setUint32(count, this.args.length, true);
        this.view.setUint32(size, this.args.reduce((sum, arg) => sum + arg.length, 0), true);
        return 0;
      },
      args_get: (pointers, at) => {
        for (const arg of this.args) {
          this.view.setUint32(pointers, at, true);
          this.bytes(at, arg.length).set(arg);
          pointers += 4;
          at += arg.length;
        }
        return 0;
      },
      environ_sizes_get: (count, size) => { this.view.setUint32(count, 0, true); this.view.setUint32(size, 0, true); return 0; },
      environ_get: () => 0,
      clock_time_get: (_id, _precision, at) => { this.view.setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true); return 0; },
      random_get: (at, size) => { this.bytes(at, size).fill(7); return 0; },
      proc_exit: (code) => { throw new Exit(code); },
      sched_yield: () => 0,
      fd_close: (fd) => (this.open.delete(fd) ? 0 : BAD_FILE),
      fd_fdstat_get: (fd, at) => {
        const file = this.open.get(fd);
        if (!file) return BAD_FILE;
        this.bytes(at, 24).fill(0);
        this.view.setUint8(at, file.kind);
        this.view.setBigUint64(at + 8, 0xffffffffn, true);
        this.view.setBigUint64(at + 16, 0xffffffffn, true);
        return 0;
      },
      fd_fdstat_set_flags: () => 0,
      fd_filestat_get: (fd, at) => (this.open.has(fd) ? this.writeStat(at, this.open.get(fd)) : BAD_FILE),
      fd_prestat_get: (fd, at) => {
        if (fd !== ROOT) return BAD_FILE;
        this.view.setUint32(at, 0, true);
        this.view.setUint32(at + 4, 1, true);
        return 0;
      },
      fd_prestat_dir_name: (_fd, at) => { this.bytes(at, 1).set([47]); return 0; },
      fd_read: (fd, vectors, count, result) => this.transfer(fd, vectors, count, result, (file, target) => {
        const part = file.bytes.view.subarray(file.at, file.at + target.length);
        target.set(part);
        file.at += part.length;
        return part.length;
      }),
      fd_write: (fd, vectors, count, result) => this.transfer(fd, vectors, count, result, (file, source) => {
        file.bytes.write(file.at, source);
        file.at += source.length;
        return source.length;
      }),
      fd_seek: (fd, offset, whence, at) => {
        const file = this.open.get(fd);
        if (!file || file.kind !== REGULAR) return 70; // It is a pipe.
        file.at = Number(offset) + (whence === 1 ? file.at : whence === 2 ? file.bytes.size : 0);
        this.view.setBigUint64(at, BigInt(file.at), true);
        return 0;
      },
      path_open: (_fd, _flags, path, size, create, _rights, _inheriting, _fdflags, at) => {
        const name = this.text(path, size);
        if (!this.files.has(name) && !(create & 1)) return NO_FILE;
        if (create & 4 && this.files.has(name)) return 20; // It exists.
        if (!this.files.has(name) || create & 8) this.files.set(name, new Bytes());
        this.open.set(this.next, { bytes: this.files.get(name), at: 0, kind: REGULAR });
        this.view.setUint32(at, this.next++, true);
        return 0;
      },
      path_filestat_get: (_fd, _flags, path, size, at) => {
        const bytes = this.files.get(this.text(path, size));
        return bytes ? this.writeStat(at, { bytes, kind: REGULAR }) : NO_FILE;
      },
      path_readlink: (_fd, path, size) => (this.files.has(this.text(path, size)) ? 28 : NO_FILE), // There are no links.
      path_rename: (_fd, from, fromSize, _to, to, toSize) => {
        const name = this.text(from, fromSize);
        if (!this.files.has(name)) return NO_FILE;
        this.files.set(this.text(to, toSize), this.files.get(name));
        this.files.delete(name);
        return 0;
      },
      path_unlink_file: (_fd, path, size) => (this.files.delete(this.text(path, size)) ? 0 : NO_FILE),
    };
    return new Proxy({}, { get: (_target, name) => calls[name] || (() => NOT_SUPPORTED), has: () => true });
  }
}

/** Runs a compiled mlopt. Gives the exit status, what it wrote, and files. */
export function runModule(module, args, input) {
  const wasi = new Wasi(["mlopt", ...args], input), calls = wasi.imports();
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ||= {})[name] = calls[name];
  const instance = new WebAssembly.Instance(module, imports);
  wasi.memory = instance.exports.memory;
  let status = 0;
  try {
    instance.exports._start();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    status = error.code;
  }
  const text = (bytes) => new TextDecoder().decode(bytes.view);
  return { status, output: text(wasi.open.get(1).bytes), messages: text(wasi.open.get(2).bytes), file: (name) => (wasi.files.has(name) ? text(wasi.files.get(name)) : undefined) };
}
