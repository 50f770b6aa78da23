import { z } from 'zod';
import type { ParsedUpstream, RawUpstream } from '../../core/upstream.ts';
import { parseTables } from '../table-options.ts';
import type { VertexOptions } from './wire.ts';

const DEFAULT_LOCATION = 'us-central1';
/** That of the location that is meant where none is named: with another one it is made out of that. */
export const DEFAULT_URL = hostOf(DEFAULT_LOCATION);

const PERSON_GENERATIONS = ['allow_all', 'allow_adult', 'dont_allow'] as const;

const address = z.string().regex(/^https?:\/\/[^\s/]+$/, 'must be an address without a path, https://…');

const tableSchema = z.strictObject({
  project: z.string().regex(/^[a-z0-9:.-]{4,63}$/, 'must be the id of a project'),
  location: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be a location such as us-central1, or global')
    .default(DEFAULT_LOCATION),
  bucket: z
    .string()
    .regex(/^gs:\/\/[a-z0-9._-]{3,222}(?:\/[^\s/]+)*\/?$/, 'must be gs://bucket, or a folder in one')
    .optional(),
  storage_url: address.default('https://storage.googleapis.com'),
  person_generation: z.enum(PERSON_GENERATIONS).optional(),
});
const rowSchema = z.strictObject({});

export function parseVertexTables(table: RawUpstream): ParsedUpstream {
  const options = tableSchema.transform(
    ({ project, location, bucket, storage_url, person_generation }): VertexOptions => ({
      project,
      location,
      url: table.url === DEFAULT_URL ? hostOf(location) : table.url,
      storageUrl: storage_url,
      bucket: bucket?.replace(/\/$/, '') ?? null,
      personGeneration: person_generation ?? null,
    }),
  );
  return parseTables(table, { options, row: rowSchema });
}

function hostOf(location: string): string {
  return location === 'global' ? 'https://aiplatform.googleapis.com' : `https://${location}-aiplatform.googleapis.com`;
}

const optionsSchema = z.object({
  project: z.string(),
  location: z.string(),
  url: z.string(),
  storageUrl: z.string(),
  bucket: z.string().nullable(),
  personGeneration: z.string().nullable(),
}) satisfies z.ZodType<VertexOptions>;

/** As they were read at the start. */
export const readOptions = (options: unknown): VertexOptions => optionsSchema.parse(options);
