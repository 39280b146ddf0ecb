/** The C++ standards to choose from. */
export const STANDARDS = ["c++98", "c++11", "c++14", "c++17", "c++20"] as const;

export type Standard = (typeof STANDARDS)[number];

/** A message of clang or its linker about a program. */
export interface Diagnostic {
  /** Line and column are counted from 1; both are absent in messages of the linker. */
  readonly line?: number;
  readonly column?: number;
  readonly isError: boolean;
  readonly message: string;
}

/** A program for WebAssembly with the system interface WASI, or the reason why there is none. */
export interface Compiled {
  readonly wasm?: Uint8Array<ArrayBuffer>;
  /** Memory limit in bytes, including the stack. */
  readonly most: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Size of the variables in bytes, if they alone exceed the memory limit. */
  readonly needed?: number;
  /** Whether clang itself failed. */
  readonly isCrash?: boolean;
}

type Tree = { [name: string]: Tree | string | Uint8Array };

/** The part of `@yowasp/clang` that is used. */
export interface Clang {
  /** Runs an LLVM tool on files; without arguments it only loads the tools. */
  runLLVM: (
    args: readonly string[] | null,
    files: Tree,
    options: { stdout: Write; stderr: Write; fetchProgress: () => void },
  ) => Promise<Tree> | Tree | undefined;
  Exit: abstract new (...args: never[]) => Error;
}

type Write = (bytes: Uint8Array | null) => void;

/** Collects the output of tools, up to a megabyte. */
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

/** Parses the commands in the output of `clang -###`. */
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
  /** Bytes of memory for the program, without its stack. */
  readonly memory: number;
}

/** Maximum number of diagnostics: later ones are usually consequences of the first. */
const MOST = 5;

const PAGE = 65_536;

/** Bytes of the stack, in addition to the program's memory: judges count only the part that is used. */
const STACK = 16 * 2 ** 20;

/** Headers that GCC's `bits/stdc++.h` includes and that exist for WebAssembly. */
const HEADERS =
  "cassert cctype cerrno cfloat ciso646 climits clocale cmath cstdarg cstddef cstdio cstdlib cstring ctime cwchar cwctype algorithm bitset complex deque exception fstream functional iomanip ios iosfwd iostream istream iterator limits list locale map memory new numeric ostream queue set sstream stack stdexcept streambuf string typeinfo utility valarray vector";

const NEWER =
  "cinttypes cstdint array chrono forward_list initializer_list random ratio regex tuple type_traits unordered_map unordered_set";

const includes = (names: string): string =>
  names
    .split(" ")
    .map((name) => `#include <${name}>\n`)
    .join("");

const EVERYTHING = `#pragma once
${includes(HEADERS)}#if __cplusplus >= 201103L
${includes(NEWER)}#endif
#if __cplusplus >= 201703L
${includes("any charconv optional string_view variant")}#endif
#if __cplusplus >= 202002L
${includes("bit compare concepts numbers ranges span")}#endif
`;

/** The functions that a `throw` calls: libc++ for WebAssembly has no exceptions. */
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

/** The linker's message about variables that do not fit into the memory. */
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
 * Omits headers that libc++ includes only for old programs, which cause most of the work. A program that needs them does not
 * compile, and is then compiled again without this flag.
 */
const FEWER_INCLUDES = ["-D_LIBCPP_REMOVE_TRANSITIVE_INCLUDES"];

/** A compiler that caches the parts shared by all programs. */
export class CppCompiler {
  readonly #clang: Clang;
  readonly #commands = new Map<string, readonly (readonly string[])[]>();
  #throw: Uint8Array | undefined;

  constructor(clang: Clang) {
    this.#clang = clang;
  }

  /** Loads the compiler, and compiles the object file shared by all programs. */
  async warm(): Promise<Uint8Array> {
    if (this.#throw) return this.#throw;
    await this.#clang.runLLVM(null, {}, optionsFor(new Messages()));
    const args = ["-O1", "-c", "throw.cpp", "-o", "throw.o"];
    const { files, text } = await this.#run(args, { "throw.cpp": THROW });
    const made = files?.["throw.o"];
    if (!(made instanceof Uint8Array)) throw new Error(`Cannot use the compiler: ${text}`);
    return (this.#throw = made);
  }

  /**
   * Compiles a program as contest judges do, with `-O2`, in 0.5 to 3 seconds. It does not reject because of an error in a
   * program. The caller must set a time limit, since clang does not terminate on some programs.
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
        // An infinite loop must run until its time limit; clang would otherwise treat it as unreachable code.
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
    // The C library has its own main(), which calls the program's and fails if there is none.
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
      // Firefox throws an InternalError when its stack overflows.
      const isCrash = /^(Range|Runtime|Internal)Error/.test(text);
      return { files: undefined, text: messages.text + text, isCrash };
    }
  }

  /** Returns the commands that clang's driver runs for these arguments: the compiler and the linker. They are cached. */
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

/** Without `fetchProgress` the library prints its own progress. */
const optionsFor = ({ write }: Messages) => ({
  stdout: write,
  stderr: write,
  fetchProgress: () => {},
});
