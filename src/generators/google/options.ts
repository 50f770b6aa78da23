import { z } from 'zod';
import type { RemoteMaker } from '../../core/maker.ts';
import type { ParsedUpstream, RawUpstream } from '../../core/upstream.ts';
import { parseTables } from '../table-options.ts';

/**
 * Who speaks this way, and in what they differ. Google's own API makes films by interactions and takes no token of ours; all
 * others kept the long-running prediction that it had before. An operator names which one stands at an address.
 */
export const SERVERS = {
  google: { films: 'interactions', resend: 'never', removal: null },
  kinora: { films: 'prediction', resend: 'same_token', removal: '/v1/videos/' },
  other: { films: 'prediction', resend: 'never', removal: null },
} as const satisfies Record<string, ServerFacts>;

export interface ServerFacts {
  readonly films: 'interactions' | 'prediction';
  /** A Kinora takes the same idempotency key for the same create, for a day. */
  readonly resend: RemoteMaker['resend'];
  /** Where a film that is no longer wanted is removed, before its id; null: nowhere. Interactions have a way of their own. */
  readonly removal: string | null;
}

const optionsSchema = z.strictObject({ server: z.enum(['google', 'kinora', 'other']).default('google') });
const rowSchema = z.strictObject({});

export const parseGoogleTables = (table: RawUpstream): ParsedUpstream =>
  parseTables(table, { options: optionsSchema, row: rowSchema });

export const readServer = (options: unknown): ServerFacts => SERVERS[optionsSchema.parse(options ?? {}).server];
