import { readFileSync } from 'node:fs';
import type { KernelMemory } from '../maths/kernel-memory.ts';

interface Exports {
  readonly __stack_pointer: WebAssembly.Global;
}

const STACK_BYTES = 65_536;

/** What works in this memory; who opens it says which of the kernels it calls. */
export function openKernels<Kernels>(memory: KernelMemory): Kernels {
  const code = readFileSync(new URL('./kernel/nets.wasm', import.meta.url));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory: memory.memory } });
  const kernels = exports as unknown as Exports & Kernels;
  kernels.__stack_pointer.value = memory.reserve(STACK_BYTES) + STACK_BYTES;
  return kernels;
}
