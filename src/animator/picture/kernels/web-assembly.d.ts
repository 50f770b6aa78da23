/** The part of WebAssembly used here. The compiler gets no DOM types, and Node's own leave it out. */
declare namespace WebAssembly {
  class Memory {
    constructor(descriptor: { initial: number; maximum: number; shared: true });
    readonly buffer: SharedArrayBuffer;
    grow(pages: number): number;
  }
  type Module = object;
  const Module: { customSections(module: Module, name: string): ArrayBuffer[] };
  function compile(code: Uint8Array): Promise<Module>;
  function instantiate(
    code: Uint8Array,
    imports: { env: { memory: Memory } },
  ): Promise<{ instance: { readonly exports: object } }>;
}
