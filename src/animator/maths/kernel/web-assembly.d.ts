/** The part of WebAssembly used here. The compiler gets no DOM types, and Node's own leave it out. */
declare namespace WebAssembly {
  class Memory {
    constructor(descriptor: { initial: number; maximum: number; shared: boolean });
    readonly buffer: ArrayBufferLike;
    grow(pages: number): number;
  }
  class Global {
    value: number;
  }
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  const Module: {
    new (code: Uint8Array): Module;
    customSections(module: Module, name: string): ArrayBuffer[];
  };
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: object;
  }
  function compile(code: Uint8Array): Promise<Module>;
  type Imports = Readonly<Record<string, Readonly<Record<string, Memory | ((...args: never[]) => number)>>>>;
  function instantiate(code: Uint8Array, imports: Imports): Promise<{ instance: { readonly exports: object } }>;
  function instantiate(module: Module, imports: Imports): Promise<{ readonly exports: object }>;
}
