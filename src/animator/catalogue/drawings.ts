import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A drawing on a grid of its own, and the part of the grid that is not empty: left, top, width, height. */
export interface Drawing {
  readonly grid: readonly [number, number];
  readonly box: readonly [number, number, number, number];
  readonly body: string;
}

/** Built by scripts/build-art.ts. */
function readDrawings(): Readonly<Record<string, Drawing>> {
  const text = gunzipSync(readFileSync(new URL('./art/sprites.json.gz', import.meta.url))).toString();
  const file: { readonly drawings: Readonly<Record<string, Drawing>> } = JSON.parse(text);
  return file.drawings;
}

/** A constant that takes some milliseconds to read: not on import, and not twice. */
let drawings: Readonly<Record<string, Drawing>> | null = null;

export function readDrawing(name: string): Drawing {
  drawings ??= readDrawings();
  const drawing = drawings[name];
  if (drawing === undefined) throw new Error(`There is no drawing '${name}': run \`npm run art\`.`);
  return drawing;
}

export function toSvg({ grid, body }: Pick<Drawing, 'grid' | 'body'>, width: number, height: number): Buffer {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const size = `width="${width}" height="${height}" viewBox="0 0 ${grid[0]} ${grid[1]}"`;
  return Buffer.from(`<svg ${names} ${size}>${body}</svg>`);
}
