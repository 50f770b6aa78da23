import { z } from 'zod';
import { IMAGE_RATIOS, IMAGE_SIZES } from '../../core/image-size.ts';
import { ALL_ASPECT_RATIOS, ALL_RESOLUTIONS } from '../../core/media.ts';
import { findMicros, type Micros } from '../../core/money.ts';
import { IMAGE_MODES, NEGATIVE_PROMPT_HANDLINGS, SEED_HANDLINGS, VIDEO_MODES } from '../../core/skills.ts';

/** What the tables of kinora.toml may hold, key by key. A message finishes the sentence "<key> ...". */

const NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const MODEL_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const HEADER = /^[!#$%&'*+.^`|~\w-]{1,100}$/;
const LONGEST_SECONDS = 3_600;

const text = z.string().min(1, 'must not be empty').max(1_000, 'must have at most 1000 characters');
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1, 'must name at least one')
    .refine((list) => new Set(list).size === list.length, 'names one twice');
const words = <const Words extends readonly [string, ...string[]]>(choices: Words) =>
  listOf(z.enum(choices, `must be among ${choices.join(', ')}`));
const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.int(message).min(least, message).max(most, message);
};

/** "0.40", or 0.4 as a number. */
const price = z
  .union([z.string(), z.number()], 'must be a price such as "0.40"')
  .transform((value, context): Micros => {
    const micros = findMicros(String(value));
    if (micros !== null) return micros;
    context.addIssue({ code: 'custom', message: 'must be a price such as "0.40", with at most six places' });
    return z.NEVER;
  });

const seconds = listOf(wholeNumber(1, LONGEST_SECONDS));
const modelId = z.string().regex(MODEL_ID, 'must be a name of letters, digits, dots, - and _');
const day = z.union([z.string(), z.date()], 'must be a day such as 2026-11-15').transform((value, context): string => {
  const written = typeof value === 'string' ? value : value.toISOString().slice(0, 10);
  if (/^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(written))) return written;
  context.addIssue({ code: 'custom', message: 'must be a day such as 2026-11-15' });
  return z.NEVER;
});

const modelBase = { id: modelId, title: text.optional(), price, created: day.optional() };
export const VIDEO_MODEL = z.strictObject({
  ...modelBase,
  kind: z.literal('video'),
  seconds,
  default_seconds: wholeNumber(1, LONGEST_SECONDS).optional(),
  resolutions: words(ALL_RESOLUTIONS),
  aspect_ratios: words(ALL_ASPECT_RATIOS).optional(),
  modes: words(VIDEO_MODES).optional(),
  most_references: wholeNumber(1, 14).optional(),
});
export const IMAGE_MODEL = z.strictObject({ ...modelBase, kind: z.literal('image') });

const address = z.string('must be text').transform((value, context): string => {
  const url = URL.parse(value);
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
  if (isPlain && url.username === '' && url.password === '') return url.href.replace(/\/+$/, '');
  const message = 'must be an http or https address such as https://api.example.org, without a password in it';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const headers = z.record(
  z.string().regex(HEADER, 'has a name that no header can have'),
  text,
  'must be a table of texts',
);

export const UPSTREAM = z.strictObject({
  name: z.string().regex(NAME, 'must be a name of small letters, digits, - and _').optional(),
  kind: z.string(),
  url: address.optional(),
  key_env: text.optional(),
  key_file: text.optional(),
  key_files: listOf(text).optional(),
  headers: headers.optional(),
  headers_env: headers.optional(),
  private: z.boolean().optional(),
  concurrency: wholeNumber(1, 10_000).optional(),
  deadline_minutes: wholeNumber(1, 7 * 24 * 60).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters, such as USD')
    .optional(),
});

/** Those of them that lead to secrets. */
export const SECRET_NAMES = UPSTREAM.pick({
  key_env: true,
  key_file: true,
  key_files: true,
  headers: true,
  headers_env: true,
});

const rowBase = {
  model: text,
  as: text.optional(),
  retry_failed: z.boolean().optional(),
  seed: z.enum(SEED_HANDLINGS).optional(),
  cost: z
    .union([price, z.record(z.string(), price)], 'must be a price such as "0.40", or one for each resolution')
    .optional(),
};
export const VIDEO_ROW = z.strictObject({
  ...rowBase,
  modes: words(VIDEO_MODES).optional(),
  most_references: wholeNumber(1, 14).optional(),
  seconds: seconds.optional(),
  resolutions: words(ALL_RESOLUTIONS).optional(),
  aspect_ratios: words(ALL_ASPECT_RATIOS).optional(),
  sound: z.union([z.boolean(), z.literal('animator')], 'must be true, false or "animator"').optional(),
  negative_prompt: z.enum(NEGATIVE_PROMPT_HANDLINGS).optional(),
  fit: z.boolean().optional(),
});
export const IMAGE_ROW = z.strictObject({
  ...rowBase,
  modes: words(IMAGE_MODES).optional(),
  most_images: wholeNumber(1, 14).optional(),
  resolutions: words(IMAGE_SIZES).optional(),
  aspect_ratios: listOf(
    z
      .string()
      .refine((value) => IMAGE_RATIOS.some((each) => each === value), `must be among ${IMAGE_RATIOS.join(', ')}`),
  ).optional(),
});

export const ROUTE = z.strictObject({
  model: text,
  through: z.array(text, 'must be a list such as ["omni", "animator"]').min(1, 'leads to nobody'),
  after_refusal: z.enum(['stop', 'next']).optional(),
});

export const keysOf = (schema: z.ZodObject): readonly string[] => Object.keys(schema.shape);
