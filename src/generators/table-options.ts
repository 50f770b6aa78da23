import type { z } from 'zod';
import { type TableProblem, toTableProblems } from '../core/table-problem.ts';
import type { ParsedUpstream, RawServesRow, RawUpstream } from '../core/upstream.ts';

/**
 * Reads what is a kind's own in an upstream's tables by two schemas, which must be strict: an option that nobody reads would
 * be left out in silence. `refine` sees rows that are right so far, and says what no schema can: a file that is not there.
 */
export function parseTables<Options, RowOptions>(
  table: RawUpstream,
  schemas: {
    readonly options: z.ZodType<Options>;
    readonly row: z.ZodType<RowOptions>;
    readonly refine?: (options: RowOptions, row: RawServesRow) => RefinedRow;
  },
): ParsedUpstream {
  const problems: TableProblem[] = [];
  const options = schemas.options.safeParse(table.own);
  if (!options.success) problems.push(...toTableProblems(options.error.issues));
  const rows = table.serves.map((row, index) => {
    const below = ['serves', index];
    const read = schemas.row.safeParse(row.own);
    if (!read.success) {
      problems.push(...toTableProblems(read.error.issues, below));
      return null;
    }
    if (schemas.refine === undefined) return read.data;
    const refined = schemas.refine(read.data, row);
    for (const { path, message } of refined.problems) problems.push({ path: [...below, ...path], message });
    return refined.options;
  });
  return { options: options.success ? options.data : null, rows, problems };
}

export interface RefinedRow {
  readonly options: unknown;
  readonly problems: readonly TableProblem[];
}
