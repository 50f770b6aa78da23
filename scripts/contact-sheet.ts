/** Rows of pictures with a line of text above each: how galleries are looked at. */
import { createCanvas, GlobalFonts, ImageData } from '@napi-rs/canvas';

export interface SheetRow {
  readonly caption: string;
  /** RGBA, all of one size. */
  readonly pictures: readonly Uint8ClampedArray<ArrayBuffer>[];
}

const CAPTION = 26;
const GAP = 6;

let hasFont = false;

export function drawContactSheet(
  frame: { readonly width: number; readonly height: number },
  rows: readonly SheetRow[],
): Buffer {
  if (!hasFont) {
    const fonts = new URL('../node_modules/@fontsource/inter/files/', import.meta.url);
    GlobalFonts.registerFromPath(new URL('inter-latin-400-normal.woff2', fonts).pathname, 'Gallery');
    hasFont = true;
  }
  const columns = Math.max(...rows.map(({ pictures }) => pictures.length));
  const width = frame.width * columns + GAP * (columns + 1);
  const canvas = createCanvas(width, rows.length * (frame.height + CAPTION + GAP) + GAP);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#16181c';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.font = '16px Gallery';
  for (const [row, { caption, pictures }] of rows.entries()) {
    const top = GAP + row * (frame.height + CAPTION + GAP);
    pen.fillStyle = '#e8e6e0';
    pen.fillText(caption, GAP + 4, top + 18);
    for (const [column, picture] of pictures.entries())
      pen.putImageData(
        new ImageData(picture, frame.width, frame.height),
        GAP + column * (frame.width + GAP),
        top + CAPTION,
      );
  }
  return canvas.toBuffer('image/png');
}
