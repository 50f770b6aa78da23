import { readFileSync } from 'node:fs';

/** The kernel's functions. Every argument that is an address says of what; `kernel/*.h` says what each does. */
export interface LensKernels {
  toBlocks(vertices: number, count: number): void;
  skin(mesh: number, skin: number, bones: number): void;
  paintSky(scene: number, colours: number, seen: number, fromRow: number, toRow: number): void;
  buildStaticShadow(lens: number, map: number, room: number, blur: number): void;
  buildMoverShadow(lens: number, blur: number): void;
  bakeInstances(lens: number, from: number, to: number): void;
  bakeGround(lens: number, which: number, fromRow: number, toRow: number, fine: number, coarse: number): void;
  shrinkGround(ground: number): void;
  buildMoverGround(lens: number): void;
  beginView(lens: number, mirrored: 0 | 1): void;
  placeGeometry(lens: number): void;
  drawTiles(lens: number): void;
  blurMirror(lens: number, radius: number): void;
  relight(lens: number, light: number): void;
  drawParticles(lens: number): void;
  finish(lens: number): void;
  makeStyleTables(to: number): void;
  applyStyle(lens: number, style: number, seconds: number): void;
  stampText(
    lens: number,
    bits: number,
    columns: number,
    rows: number,
    x: number,
    y: number,
    side: number,
    colour: number,
  ): void;
  outputBytes(lens: number, width: number): number;
  mixPicture(lens: number, other: number, share: number): void;
  writeI420(lens: number, to: number, width: number, height: number): void;
  writeRgba(lens: number, to: number, width: number, height: number, fromRow: number, toRow: number): void;
  packRgb(from: number, count: number, to: number): void;
  filterRows(source: number, bytes: number, count: number, out: number): void;
  adler32(source: number, bytes: number, state: number): number;
  drawIdentities(lens: number, only: number): void;
  weaveGrain(grain: number, weave: number, heights: number): void;
  grainFrameBytes(): number;
  workspaceBytes(): number;
  chunkBytes(): number;
  portionBytes(): number;
}

interface Exports extends LensKernels {
  readonly __stack_pointer: WebAssembly.Global;
}

export const STACK_BYTES = 131_072;

/** One for each thread: they share the memory, and each has a stack of its own in it. */
export function openKernels(memory: WebAssembly.Memory, stackAt: number): LensKernels {
  const code = readFileSync(new URL('./kernel/lens.wasm', import.meta.url));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory } });
  const kernels = exports as unknown as Exports;
  kernels.__stack_pointer.value = stackAt + STACK_BYTES;
  return kernels;
}
