import { z } from 'zod';
import { findAt, type Json } from '../placeholders.ts';

/** What Replicate is sent and answers, as plain values. */

/** `owner/name`, or `owner/name:version`, which another address takes. */
export function createRequest(as: string, input: Json): { readonly path: string; readonly value: Json } {
  const [name = '', version] = as.split(':');
  return version === undefined
    ? { path: `/v1/models/${name}/predictions`, value: { input } }
    : { path: '/v1/predictions', value: { version, input } };
}

const prediction = z.object({
  id: z.string().min(1),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  urls: z.object({ get: z.url(), cancel: z.url() }),
  input: z.unknown().optional(),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
  logs: z.string().nullish(),
});
export type Prediction = z.infer<typeof prediction>;

export const readPrediction = (tree: unknown): Prediction | null => prediction.safeParse(tree).data ?? null;

const page = z.object({ results: z.array(z.unknown()), next: z.string().nullish() });

export interface PredictionPage {
  readonly predictions: readonly Prediction[];
  readonly next: string | null;
}

export function readPage(tree: unknown): PredictionPage | null {
  const { data } = page.safeParse(tree);
  if (data === undefined) return null;
  return { predictions: data.results.flatMap((each) => readPrediction(each) ?? []), next: data.next ?? null };
}

/** Its words and its seed tell a job of ours from all others; without a seed there is nothing that does. */
export function isOurs({ input }: Prediction, sent: Json): boolean {
  const [prompt, seed] = [findAt(sent, 'prompt'), findAt(sent, 'seed')];
  return seed !== undefined && findAt(input, 'prompt') === prompt && findAt(input, 'seed') === seed;
}

/** The last share that a model has written to its log, as progress bars do. */
export function readShare(logs: string | null | undefined): number | null {
  const last = [...(logs ?? '').matchAll(/(\d{1,3})%/g)].at(-1)?.[1];
  return last === undefined ? null : Math.min(Number(last), 100) / 100;
}

/** A text, or the first of a list of them, below `output` or deeper. */
export function readOutput(tree: unknown, path: string): string | null {
  const found = findAt(tree, path);
  const url: unknown = Array.isArray(found) ? found[0] : found;
  return typeof url === 'string' && URL.canParse(url) ? url : null;
}

export const isFiltered = (error: unknown): boolean =>
  typeof error === 'string' && /\bE005\b|nsfw|sensitive|safety|content policy|moderation/i.test(error);
