import type { SKRSContext2D } from '@napi-rs/canvas';
import { openCanvas } from '../maths/canvas.ts';
import { findFonts } from './fonts.ts';

export interface CaptionSize {
  readonly width: number;
  readonly height: number;
}

/** A caption as it is laid over a picture: how bright it is and how much it covers, 0 to 255 a pixel. */
export interface DrawnCaption extends CaptionSize {
  /** Where its corner lies; even, as colours are stored for four pixels at once. */
  readonly left: number;
  readonly top: number;
  readonly light: Uint8Array;
  readonly cover: Uint8Array;
}

/** Of the shorter side. */
const LETTER_SHARE = 0.052;
const LEAST_SHARE = 0.03;
/** Of the picture's width. */
const WIDEST = 0.86;
const MOST_LINES = 3;
const LINE_HEIGHT = 1.28;
const OUTLINE = 0.13;
/** Of the picture's height, below the last line: upright pictures are shown with buttons there. */
const MARGIN = { lying: 0.07, upright: 0.15 } as const;

/** Whole words, line by line; a word that is wider than a line is broken. */
function breakLines(context: SKRSContext2D, text: string, widest: number): string[] {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  const fits = (line: string): boolean => context.measureText(line.trim()).width <= widest;
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    // What closes a clause stays with the word before it.
    if (fits(line + word) || /^\p{P}+$/u.test(word)) {
      line += word;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
    for (const sign of word) {
      if (!fits(line + sign)) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

interface Setting {
  readonly font: string;
  readonly pixels: number;
  readonly lines: readonly string[];
}

/** As large as it fits in a few lines. */
function setText(context: SKRSContext2D, text: string, { width, height }: CaptionSize): Setting {
  const fonts = findFonts(text) ?? 'sans-serif';
  const short = Math.min(width, height);
  for (let pixels = Math.max(6, Math.round(short * LETTER_SHARE)); ; pixels--) {
    const font = `600 ${pixels}px ${fonts}`;
    context.font = font;
    const lines = breakLines(context, text, width * WIDEST - pixels);
    if (lines.length <= MOST_LINES || pixels <= Math.max(5, short * LEAST_SHARE)) return { font, pixels, lines };
  }
}

const even = (pixels: number): number => Math.ceil(pixels / 2) * 2;

/** Draws a caption once for all frames it is seen in: white, outlined, in the lower part of a picture of this size. */
export function drawCaption(text: string, size: CaptionSize): DrawnCaption {
  const clean = text.replace(/\s+/g, ' ').trim();
  const { createCanvas } = openCanvas();
  const { font, pixels, lines } = setText(createCanvas(1, 1).getContext('2d'), clean, size);
  const edge = Math.ceil(pixels * OUTLINE) + 2;
  const height = Math.min(size.height, even(lines.length * pixels * LINE_HEIGHT + edge * 2));
  const { width } = size;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.direction = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(clean) ? 'rtl' : 'ltr';
  context.lineJoin = 'round';
  context.lineWidth = pixels * OUTLINE * 2;
  context.strokeStyle = 'rgba(0, 0, 0, 0.82)';
  context.fillStyle = '#fff';
  for (const paint of ['strokeText', 'fillText'] as const) {
    for (const [index, line] of lines.entries())
      context[paint](line, width / 2, edge + (index + 0.5) * pixels * LINE_HEIGHT);
  }
  const margin = size.height * (size.height > size.width ? MARGIN.upright : MARGIN.lying);
  const top = Math.max(0, even(size.height - margin - height));
  const { data } = context.getImageData(0, 0, width, height);
  const [light, cover] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (let at = 0; at < light.length; at++) {
    light[at] = data[at * 4] ?? 0;
    cover[at] = data[at * 4 + 3] ?? 0;
  }
  return { left: 0, top, width, height, light, cover };
}
