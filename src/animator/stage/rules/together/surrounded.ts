import { beatOf, type Draft, isAlive, isPerson, roleOf, thingOf } from '../draft.ts';
import { engulf } from '../fates/engulf.ts';

/** What those do who throng around somebody, by what they are; all others look at whom they have come for. */
const THRONGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:photographer|paparazz|cameraman|camera crew|press|journalist|reporter)/, 'photograph'],
  [/^(?:fan|admirer|supporter|follower)/, 'cheer'],
];

/** "surrounded by photographers": nobody who stands around somebody stands there idly, and all look inward. */
function throngAround(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const own = roleOf(draft, role);
    if (relation !== 'around' || to === null || !isPerson(own) || !isAlive(draft, to)) continue;
    if (draft.beats.some((beat) => beat.role === role)) continue;
    const name = own?.person?.role ?? own?.noun ?? '';
    const act = THRONGS.find(([calling]) => calling.test(name))?.[1] ?? 'look';
    draft.beats = [...draft.beats, { ...beatOf(draft, act), role, target: to }];
  }
}

/** The carpet they are on is laid for whom they stand around. */
function shareRug(draft: Draft): void {
  draft.relations = draft.relations.map((each) => {
    if (each.relation !== 'on' || thingOf(draft, each.to)?.kind !== 'rug') return each;
    const whom = draft.relations.find(
      ({ role, relation, to }) => role === each.role && relation === 'around' && to !== null,
    );
    return whom?.to == null || each.to === null ? each : { ...each, role: each.to, relation: 'under', to: whom.to };
  });
}

export const SURROUNDED_RULES = [shareRug, throngAround, engulf];
