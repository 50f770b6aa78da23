import { z } from 'zod';
import type { MakerJob } from '../core/maker.ts';
import type { TableProblem } from '../core/table-problem.ts';
import type { KnownRow, RawServesRow, RawUpstream } from '../core/upstream.ts';
import { isValueName, jobValues, type Picture, requirePlaces, rolesOf } from './job-values.ts';
import { fillPlaceholders, findPlaceholders, type Json } from './placeholders.ts';
import { parseTables } from './table-options.ts';

/**
 * Rows of vendors under whose one address every model has an input of its own. What we know of a model says how a request is
 * written for it; for any other the operator's row does, with `input` and `result`.
 */
export interface BodyOptions {
  readonly input: Json;
  /** Where the address of the file stands in what came of it. */
  readonly result: string;
}

export interface KnownModel {
  readonly row: KnownRow;
  readonly input: Json;
}

const row = z.strictObject({
  input: z.record(z.string(), z.json()).optional(),
  result: z.string().min(1).optional(),
});

export function parseBodyTables(
  table: RawUpstream,
  known: readonly KnownModel[],
  results: Readonly<Record<RawServesRow['kind'], string>>,
) {
  return parseTables(table, {
    options: z.strictObject({}),
    row,
    refine: ({ input, result }, { as, kind }) => {
      const body = (input as Json | undefined) ?? known.find((model) => model.row.as === as)?.input;
      if (body === undefined) {
        return refuse('is required, since this is none of the models whose input is known');
      }
      const unknown = [...findPlaceholders(body)].filter((name) => !isValueName(name));
      if (unknown.length > 0) return refuse(`has placeholders that mean nothing: ${unknown.join(', ')}`);
      const options: BodyOptions = { input: body, result: result ?? results[kind] };
      return { options, problems: [] };
    },
  });
}

const refuse = (message: string): { options: null; problems: readonly TableProblem[] } => ({
  options: null,
  problems: [{ path: ['input'], message }],
});

/** Throws `rejected` where the body has no place for something that the request brings. */
export function renderBody(body: Json, job: MakerJob, pictures: readonly Picture[]): Json {
  const values = jobValues(job, pictures, null);
  requirePlaces(findPlaceholders(body), values, job.request);
  return fillPlaceholders(body, values);
}

/** Enough to try a body before anything is read or sent. */
export const stubPictures = ({ request }: MakerJob): readonly Picture[] =>
  rolesOf(request).map((role, index) => ({ role, name: `picture ${index}` }));
