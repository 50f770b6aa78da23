import type { Model } from '../../core/models.ts';
import { toTableProblems } from '../../core/table-problem.ts';
import { ANIMATOR, type Route, type RouteShare } from '../../core/upstream.ts';
import type { TableProblems } from './table-problems.ts';
import { keysOf, ROUTE } from './table-schemas.ts';

/** Who serves what, as far as routes mind; also those whose tables have other faults, so that each fault is told once. */
export interface Serving {
  readonly name: string;
  /** Null: unreadable, and told already. */
  readonly models: readonly string[] | null;
}

export function readRouteTable(
  table: Readonly<Record<string, unknown>>,
  index: number,
  known: { readonly models: readonly Pick<Model, 'id'>[]; readonly serving: readonly Serving[] },
  problems: TableProblems,
): Route | null {
  const path = ['route', index];
  const read = ROUTE.safeParse(table);
  if (!read.success) {
    problems.addAll(toTableProblems(read.error.issues), path, keysOf(ROUTE));
    return null;
  }
  const { model, through, after_refusal: afterRefusal = 'stop' } = read.data;
  if (!known.models.some(({ id }) => id === model)) {
    problems.add([...path, 'model'], `is no model of ours; there are ${known.models.map(({ id }) => id).join(', ')}`);
    return null;
  }
  const seen = new Set<string>();
  const steps = through.map((step, place) =>
    step.split('+').flatMap((written): readonly RouteShare[] => {
      const share = findShare(written);
      const at = [...path, 'through', place];
      if (share === null) {
        problems.add(at, `must be names with weights, such as "omni" or "vertex:2 + fal:1"`);
        return [];
      }
      if (seen.has(share.name)) problems.add(at, `names ${share.name} twice`);
      seen.add(share.name);
      checkServes(share.name, model, at, known.serving, problems);
      return [share];
    }),
  );
  return { model, steps, afterRefusal };
}

function checkServes(
  name: string,
  model: string,
  at: readonly (string | number)[],
  serving: readonly Serving[],
  problems: TableProblems,
): void {
  if (name === ANIMATOR) return;
  const upstream = serving.find((each) => each.name === name);
  if (upstream === undefined) {
    const names = [...serving.map((each) => each.name), ANIMATOR].join(', ');
    problems.add(at, `names ${name}, which is no upstream; there are ${names}`);
  } else if (upstream.models !== null && !upstream.models.includes(model)) {
    problems.add(at, `names ${name}, which has no [[upstream.serves]] for ${model}`);
  }
}

/** vertex:2 */
function findShare(written: string): RouteShare | null {
  const match = /^([a-z0-9][a-z0-9_-]{0,39})(?:\s*:\s*([1-9]\d{0,3}))?$/.exec(written.trim());
  return match === null ? null : { name: match[1] ?? '', weight: Number(match[2] ?? 1) };
}
