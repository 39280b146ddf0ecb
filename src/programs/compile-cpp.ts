/** The standards of C++ that can be chosen. */
export const STANDARDS = ["c++98", "c++11", "c++14", "c++17", "c++20"] as const;

export type Standard = (typeof STANDARDS)[number];

/** What clang says of a place in a program, in its own words. */
export interface Diagnostic {
  /** Both from 1; absent for what the linker says. */
  readonly line?: number;
  readonly column?: number;
  readonly isError: boolean;
  readonly message: string;
}

/** A program for WebAssembly with the system interface WASI, or why there is none. */
export interface Compiled {
  readonly wasm?: Uint8Array<ArrayBuffer>;
  /** Bytes of memory that it may have, its stack included. */
  readonly most: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Bytes that its variables need, where these alone are more than it may have. */
  readonly needed?: number;
  /** Whether clang itself failed. */
  readonly isCrash?: boolean;
}

type Tree = { [name: string]: Tree | string | Uint8Array };

/** As much of `@yowasp/clang` as is used. */
export interface Clang {
  /** Runs a tool of LLVM on files; without arguments it only loads the tools. */
  runLLVM: (
    args: readonly string[] | null,
    files: Tree,
    options: { stdout: Write; stderr: Write; fetchProgress: () => void },
  ) => Promise<Tree> | Tree | undefined;
  Exit: abstract new (...args: never[]) => Error;
}

type Write = (bytes: Uint8Array | null) => void;

/** Collects what tools print, up to a megabyte. */
class Messages {
  readonly #parts: string[] = [];
  readonly #decoder = new TextDecoder();
  #size = 0;

  readonly write: Write = (bytes) => {
    if (bytes === null || this.#size > 1e6) return;
    this.#size += bytes.length;
    this.#parts.push(this.#decoder.decode(bytes, { stream: true }));
  };

  get text(): string {
    return this.#parts.join("");
  }
}

/** An argument of a command that clang prints, with or without quotes. */
const ARGUMENT = / (?:([^ "]+)|"((?:[^"\\$]|\\["\\$])+)")/g;

/** The commands in what `clang -###` prints. */
const commandsIn = (text: string): readonly (readonly string[])[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith(' "'))
    .map((line) =>
      [...line.matchAll(ARGUMENT)].map(
        ([, plain, quoted = ""]) => plain ?? quoted.replaceAll(/\\(["$\\])/g, "$1"),
      ),
    );

export interface CompileOptions {
  readonly standard: Standard;
  /** Bytes of memory for the program's own use. */
  readonly memory: number;
}

/** At most so many diagnostics: the others are most often their consequences. */
const MOST = 5;

const PAGE = 65_536;

/** Bytes of the stack, beside the memory of the program: judges count no more of it than is used. */
const STACK = 16 * 2 ** 20;

/** Headers that `bits/stdc++.h` of GCC includes, as far as there are any for WebAssembly. */
const HEADERS =
  "cassert cctype cerrno cfloat ciso646 climits clocale cmath cstdarg cstddef cstdio cstdlib cstring ctime cwchar cwctype algorithm bitset complex deque exception fstream functional iomanip ios iosfwd iostream istream iterator limits list locale map memory new numeric ostream queue set sstream stack stdexcept streambuf string typeinfo utility valarray vector";

const NEWER =
  "cinttypes cstdint array chrono forward_list initializer_list random ratio regex tuple type_traits unordered_map unordered_set";

const INCLUDES = (names: string): string =>
  names
    .split(" ")
    .map((name) => `#include <${name}>\n`)
    .join("");

const EVERYTHING = `#pragma once
${INCLUDES(HEADERS)}#if __cplusplus >= 201103L
${INCLUDES(NEWER)}#endif
#if __cplusplus >= 201703L
${INCLUDES("any charconv optional string_view variant")}#endif
#if __cplusplus >= 202002L
${INCLUDES("bit compare concepts numbers ranges span")}#endif
`;

/** What a thrown exception calls: libc++ for WebAssembly has no exceptions. */
const THROW = `#include <unistd.h>
extern "C" {
void *__cxa_allocate_exception(unsigned long) { static char exception[4096]; return exception; }
[[noreturn]] void __cxa_throw(void *, void *, void (*)(void *)) {
  static const char text[] = "exception\\n";
  write(2, text, sizeof text - 1);
  __builtin_trap();
}
}
`;

const DIAGNOSTIC = /^main\.cpp:(\d+):(\d+): (fatal error|error|warning): (.*)$/;
const OTHER = /^(?:(?:bits|\.|\/)[^:]*:\d+:\d+|[\w+-]+): (?:fatal )?error: (?:\/tmp\/\S+: )?(.*)$/;

/** What the linker says of variables that do not fit into the memory. */
const TOO_LARGE = /maximum memory too small, (\d+) bytes needed/;

function diagnosticsIn(text: string): readonly Diagnostic[] {
  const all: Diagnostic[] = [];
  for (const each of text.split("\n")) {
    const [, line, column, kind, message = ""] = DIAGNOSTIC.exec(each) ?? [];
    if (line !== undefined) {
      const isError = kind !== "warning";
      all.push({ line: Number(line), column: Number(column), isError, message });
      continue;
    }
    const other = OTHER.exec(each)?.[1];
    if (other !== undefined) all.push({ isError: true, message: other });
  }
  const errors = all.filter(({ isError }) => isError);
  return [...errors, ...all.filter(({ isError }) => !isError)].slice(0, MOST);
}

/**
 * Leaves out what headers of libc++ include only for old programs, which is most of the work. A program that needs it does
 * not compile, and is then compiled without this.
 */
const FEWER_INCLUDES = ["-D_LIBCPP_REMOVE_TRANSITIVE_INCLUDES"];

/** A compiler that keeps what all programs share. */
export class CppCompiler {
  readonly #clang: Clang;
  readonly #commands = new Map<string, readonly (readonly string[])[]>();
  #throw: Uint8Array | undefined;

  constructor(clang: Clang) {
    this.#clang = clang;
  }

  /** Loads the compiler, and compiles what all programs share. */
  async warm(): Promise<Uint8Array> {
    if (this.#throw) return this.#throw;
    // Loads its files.
    await this.#clang.runLLVM(null, {}, optionsFor(new Messages()));
    const args = ["-O1", "-c", "throw.cpp", "-o", "throw.o"];
    const { files, text } = await this.#run(args, { "throw.cpp": THROW });
    const made = files?.["throw.o"];
    if (!(made instanceof Uint8Array)) throw new Error(`Cannot use the compiler: ${text}`);
    return (this.#throw = made);
  }

  /**
   * Compiles a program as contest judges do, with `-O2`. It never rejects for what is wrong with a program. From 0.5 to 3
   * seconds; some programs take clang for ever, so that it needs a time limit from outside.
   */
  async compile(source: string, options: CompileOptions): Promise<Compiled> {
    const quick = await this.#compile(source, options, FEWER_INCLUDES);
    if (quick.wasm || quick.isCrash || quick.needed !== undefined) return quick;
    return this.#compile(source, options, []);
  }

  async #compile(
    source: string,
    { standard, memory }: CompileOptions,
    flags: readonly string[],
  ): Promise<Compiled> {
    const thrown = await this.warm();
    const most = Math.ceil((memory + STACK) / PAGE) * PAGE;
    const { files, text, isCrash } = await this.#run(
      [
        "-O2",
        // A loop without end is to run until its time is over: clang would take it for a place that is never reached.
        "-fno-finite-loops",
        `-std=${standard.replace("c++", "gnu++")}`,
        ...flags,
        "-I.",
        "-D_WASI_EMULATED_PROCESS_CLOCKS",
        "-DONLINE_JUDGE",
        `-ferror-limit=${MOST}`,
        "-fno-caret-diagnostics",
        "-fno-diagnostics-show-option",
        "main.cpp",
        "throw.o",
        "-lwasi-emulated-process-clocks",
        `-Wl,--max-memory=${most},-z,stack-size=${STACK},--strip-all`,
        "-o",
        "main.wasm",
      ],
      {
        "main.cpp": source.replace(/^\uFEFF/, ""),
        "throw.o": thrown,
        bits: { "stdc++.h": EVERYTHING },
      },
    );
    const wasm = files?.["main.wasm"];
    const diagnostics = diagnosticsIn(text);
    // The C library has a main() of its own, which calls another one and fails where there is none.
    const hasMain = /\bmain\b/.test(source);
    if (hasMain && wasm instanceof Uint8Array) {
      return { wasm: new Uint8Array(wasm), most, diagnostics };
    }
    const needed = Number(TOO_LARGE.exec(text)?.[1]) - STACK;
    if (needed > 0) return { most, diagnostics: [], needed };
    if (diagnostics.some(({ isError }) => isError)) return { most, diagnostics };
    if (isCrash) return { most, diagnostics: [], isCrash };
    const message = hasMain
      ? text.trim().slice(0, 400) || "clang failed"
      : "undefined symbol: main";
    return { most, diagnostics: [{ isError: true, message }, ...diagnostics].slice(0, MOST) };
  }

  async #run(args: readonly string[], files: Tree) {
    const messages = new Messages();
    const options = optionsFor(messages);
    try {
      let made: Tree | undefined = files;
      for (const command of await this.#commandsFor(args, files))
        made = await this.#clang.runLLVM(command, made ?? {}, options);
      return { files: made, text: messages.text, isCrash: false };
    } catch (error) {
      const text = error instanceof this.#clang.Exit ? "" : String(error);
      // Of Firefox, whose stack ends with an InternalError.
      const isCrash = /^(Range|Runtime|Internal)Error/.test(text);
      return { files: undefined, text: messages.text + text, isCrash };
    }
  }

  /** What clang's driver starts for these arguments: the compiler and the linker. It is asked once. */
  async #commandsFor(args: readonly string[], files: Tree) {
    const key = JSON.stringify(args);
    const known = this.#commands.get(key);
    if (known) return known;
    const messages = new Messages();
    await this.#clang.runLLVM(["clang++", "-###", ...args], files, optionsFor(messages));
    const commands = commandsIn(messages.text);
    this.#commands.set(key, commands);
    return commands;
  }
}

/** The library prints what it loads itself if it is not told otherwise. */
const optionsFor = ({ write }: Messages) => ({
  stdout: write,
  stderr: write,
  fetchProgress: () => {},
});
