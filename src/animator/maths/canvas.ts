import { createRequire } from 'node:module';
import type * as Package from '@napi-rs/canvas';

const load = createRequire(import.meta.url);

/**
 * The package that draws outlines and writing, and reads pictures: native code of 20 MB, of which most films need nothing. So it is loaded by whoever is the
 * first to draw with it, and not by every thread of every film: at once, since bodies are made at once.
 */
export function openCanvas(): typeof Package {
  // It is what its own types say.
  return load('@napi-rs/canvas') as typeof Package;
}
