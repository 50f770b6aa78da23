import type { DraftField } from './draft.ts';
import { readChoice, refuse, show } from './field.ts';

/** How a still is written down: as it is, or smaller with some loss. */
export type ImageOutput =
  | { readonly format: 'png' }
  | {
      readonly format: 'jpeg' | 'webp';
      /** 1 to 100. */
      readonly quality: number;
    };

export const OUTPUT_FORMATS = ['png', 'jpeg', 'webp'] as const satisfies readonly ImageOutput['format'][];
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

export const PLAIN_OUTPUT: ImageOutput = { format: 'png' };
export const DEFAULT_QUALITY = 90;
const WHOLE_QUALITY = 100;

const MIME_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const satisfies Record<OutputFormat, string>;
const ENDINGS = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const satisfies Record<OutputFormat, string>;

export const mimeTypeOf = ({ format }: ImageOutput) => MIME_TYPES[format];
export const endingOf = ({ format }: ImageOutput) => ENDINGS[format];

/** `quality` from 0, which asks for the smallest file there is, to 100. */
export function parseOutput(format: DraftField | null, quality: DraftField | null): ImageOutput {
  const chosen = format === null ? 'png' : readFormat(format);
  if (chosen !== 'png') return { format: chosen, quality: quality === null ? DEFAULT_QUALITY : readQuality(quality) };
  // 100 is what a png is anyway, and what clients send that send their defaults along.
  if (quality !== null && readQuality(quality) !== WHOLE_QUALITY)
    refuse(quality, `${quality.name} is for jpeg and webp; a png is kept as it is.`);
  return PLAIN_OUTPUT;
}

/** Clients name a format by its word or by its MIME type. */
function readFormat(field: DraftField): OutputFormat {
  const { value } = field;
  const word = typeof value === 'string' ? value.trim().replace(/^image\//i, '') : value;
  return readChoice({ name: field.name, value: word === 'jpg' ? 'jpeg' : word }, OUTPUT_FORMATS);
}

function readQuality(field: DraftField): number {
  const { name, value } = field;
  const quality = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
  if (typeof quality !== 'number' || !Number.isInteger(quality) || quality < 0 || quality > 100) {
    refuse(field, `${name} must be a whole number from 0 to 100; got ${show(value)}.`);
  }
  return Math.max(1, quality);
}
