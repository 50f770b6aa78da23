import { isPowerTool } from '../../../catalogue/uses.ts';
import { type Draft, editBeats, isPerson, relate, roleOf, thingOf, withoutRelations } from '../draft.ts';

/** Done with a machine in the hands, these are to run it; who only has or carries it does not. */
const WORKS: ReadonlySet<string> = new Set([
  'cut',
  'work',
  'repair',
  'hammer',
  'dig',
  'sweep',
  'blow',
  'fall',
  'build',
]);

/** Who cuts, bores or blows with a machine has it in both hands and stands before what it is done to. */
export function runMachines(draft: Draft): void {
  for (const beat of draft.beats.filter(({ role }) => isPerson(roleOf(draft, role)))) {
    const { role, act, target, instrument } = beat;
    const had = draft.relations.find(
      (each) => each.role === role && /^(?:holding|with)$/.test(each.relation) && isTool(draft, each.to),
    )?.to;
    const tool = [instrument, target, had ?? null].find((id) => id !== null && isTool(draft, id)) ?? null;
    if (tool === null || !(WORKS.has(act) || act === 'run_machine')) continue;
    withoutRelations(draft, role, tool);
    relate(draft, role, 'holding', tool);
    editBeats(draft, (each) =>
      each === beat ? { ...each, act: 'run_machine', instrument: tool, target: target === tool ? null : target } : each,
    );
  }
}

const isTool = (draft: Draft, id: number | null): boolean => isPowerTool(thingOf(draft, id)?.kind ?? '');
