import { z } from 'zod';
import type { ParsedUpstream, RawUpstream, ServesRow } from '../../core/upstream.ts';
import { parseTables } from '../table-options.ts';
import { SERVER_NAMES, SERVERS, type ServerFacts } from './servers.ts';

/** What the request decides, under any name that a server knows it by: an option may not decide it again. */
const DECIDED = [
  ...['model', 'prompt', 'negative_prompt', 'seed', 'n', 'num_outputs_per_prompt'],
  ...['seconds', 'duration', 'size', 'width', 'height', 'resolution', 'aspect_ratio', 'num_frames', 'fps'],
  ...['input_reference', 'reference_url', 'image', 'image[]', 'mask', 'start_image', 'end_image', 'last_frame'],
  ...['response_format', 'output_format', 'stream', 'user', 'metadata'],
];

const optionsSchema = z.strictObject({
  server: z.enum(SERVER_NAMES).default('other'),
  /** A job costs nothing but time: it may be begun again where nobody knows whether it was. */
  own_hardware: z.boolean().optional(),
});

const rowSchema = z.strictObject({
  /** Sent with the number of frames that follow from it; left out, the server decides. */
  fps: z.int('must be a whole number').min(1, 'must be 1 to 120').max(120, 'must be 1 to 120').optional(),
  /** Some engines want one more than a multiple of four. */
  frames: z.enum(['exact', 'plus_one']).default('exact'),
  /** Fields of the server's own, such as num_inference_steps. */
  extra: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .refine((extra) => !Object.keys(extra).some((name) => DECIDED.includes(name)), {
      message: 'must not hold what the request decides, such as size or seed',
    })
    .default({}),
});

export type OpenAiRowOptions = z.infer<typeof rowSchema>;

export const parseOpenAiTables = (table: RawUpstream): ParsedUpstream =>
  parseTables(table, { options: optionsSchema, row: rowSchema });

export const readRowOptions = (row: ServesRow): OpenAiRowOptions => rowSchema.parse(row.options ?? {});

export function readServer(options: unknown): ServerFacts {
  const { server, own_hardware: ownHardware } = optionsSchema.parse(options ?? {});
  const facts: ServerFacts = SERVERS[server];
  return ownHardware === true && facts.resend === 'never' ? { ...facts, resend: 'own_hardware' } : facts;
}
