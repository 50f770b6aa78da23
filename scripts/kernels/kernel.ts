/** One WebAssembly file that is built from sources beside it and committed with them. */
export interface Kernel {
  readonly name: string;
  readonly file: URL;
  /** Everything the file depends on, as text: when it changes, the file is stale. */
  describe(): Promise<readonly string[]>;
  compile(): Promise<Uint8Array>;
}
