import { z } from 'zod';
import type { TableProblem } from '../../core/table-problem.ts';
import { toTableProblems } from '../../core/table-problem.ts';
import type { ReadFile } from '../../core/upstream.ts';
import { isValueName } from '../job-values.ts';
import { findPlaceholders, type Json } from '../placeholders.ts';
import ark from './data/ark.json' with { type: 'json' };
import dashscope from './data/dashscope.json' with { type: 'json' };
import kling from './data/kling.json' with { type: 'json' };
import luma from './data/luma.json' with { type: 'json' };
import minimax from './data/minimax.json' with { type: 'json' };
import runway from './data/runway.json' with { type: 'json' };

/**
 * Most vendors of films have the same API under other names: create a job, ask for its state by its id, fetch the file from
 * an address. What differs is data: paths, the body with its placeholders, where id, state and address stand in the answers,
 * and which words the states have. The vendors in `data/` are described so, and an operator may describe another.
 */
const at = z.string().regex(/^[\w-]+(?:\.[\w-]+)*$/, 'must be a path such as data.video.url');
const words = z.array(z.string().min(1));

const description = z.strictObject({
  title: z.string().min(1),
  /** How the key is shown. `hs256`: it is `<access key>:<secret>`, and signs a token for each call. */
  key: z.enum(['bearer', 'hs256']).default('bearer'),
  headers: z.record(z.string(), z.string()).default({}),
  pictures: z.enum(['data_url', 'base64', 'none']).default('data_url'),
  /** The vendor's words for our values. A value that has none is refused. */
  spellings: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number()]))).default({}),
  create: z
    .array(
      z.strictObject({ modes: words.min(1), path: z.string().startsWith('/'), body: z.record(z.string(), z.json()) }),
    )
    .min(1),
  /** What an answer to create must say beyond its status. */
  accepted: z.strictObject({ at, is: z.union([z.string(), z.number(), z.boolean()]) }).optional(),
  id: at,
  /** A job may also be asked for by the token that its create has carried. */
  find: z.literal('token').optional(),
  check: z.strictObject({
    /** `{{id}}`, and `{{create_path}}` where it stands below the path of its create. */
    path: z.string(),
    status: at,
    running: words.min(1),
    done: words.min(1),
    failed: words.min(1),
    lost: words.default([]),
    /** From 0 to 1. */
    progress: at.optional(),
    reason: z.array(at).default([]),
    /** Parts of reasons that mean that the prompt or the film was found improper. */
    filtered: words.default([]),
  }),
  result: at,
  cancel: z.strictObject({ method: z.enum(['DELETE', 'POST']), path: z.string().startsWith('/') }).optional(),
});
export type JobApi = z.infer<typeof description>;

const BUILT_IN: Readonly<Record<string, unknown>> = { ark, dashscope, kling, luma, minimax, runway };
export const BUILT_IN_APIS: readonly string[] = Object.keys(BUILT_IN);

export type ReadApi =
  | { readonly api: JobApi; readonly problems: readonly [] }
  | { readonly api: null; readonly problems: readonly TableProblem[] };

/** One of ours by its name, or a file of the operator's. */
export function readApi(name: string, files: ReadFile): ReadApi {
  const refuse = (message: string): ReadApi => ({ api: null, problems: [{ path: ['api'], message }] });
  const text = Object.hasOwn(BUILT_IN, name) ? null : files(name);
  if (text === null && !Object.hasOwn(BUILT_IN, name)) {
    return refuse(`must be one of ${BUILT_IN_APIS.join(', ')}, or name a file that can be read`);
  }
  const tree = text === null ? BUILT_IN[name] : parseJson(text);
  if (tree === undefined) return refuse('names a file that is not JSON');
  const read = description.safeParse(tree);
  if (!read.success) return { api: null, problems: toTableProblems(read.error.issues, ['api']) };
  const unknown = read.data.create
    .flatMap(({ body }) => [...findPlaceholders(body as Json)])
    .filter((placeholder) => !isValueName(placeholder));
  if (unknown.length > 0) return refuse(`has placeholders that mean nothing: ${[...new Set(unknown)].join(', ')}`);
  return { api: read.data, problems: [] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
