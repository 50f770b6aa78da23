import { createHash } from 'node:crypto';

/** The section of a built file that holds the digests of what it was made from and of its own code. */
const SECTION = 'kinora.build';

export interface Digests {
  readonly sources: string;
  readonly code: string;
}

export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** WebAssembly's own way to write a length: seven bits a byte, the lowest first. */
function renderLength(length: number): number[] {
  return length < 128 ? [length] : [(length & 127) | 128, ...renderLength(length >>> 7)];
}

export function renderSection(digests: Digests): Buffer {
  const name = Buffer.from(SECTION);
  const body = Buffer.concat([Buffer.from(renderLength(name.length)), name, Buffer.from(JSON.stringify(digests))]);
  return Buffer.concat([Buffer.from([0, ...renderLength(body.length)]), body]);
}

/** What keeps a built file from being fresh; null when nothing does. */
export async function findStaleness(built: Uint8Array | null, sources: string): Promise<string | null> {
  if (built === null) return 'is missing';
  const [section] = WebAssembly.Module.customSections(await WebAssembly.compile(built), SECTION);
  if (section === undefined) return 'does not say what it was made from';
  const digests: Digests = JSON.parse(Buffer.from(section).toString());
  if (digests.sources !== sources) return 'is older than its sources';
  const code = built.subarray(0, built.length - renderSection(digests).length);
  return digests.code === digest(code) ? null : 'was changed after it was built';
}
