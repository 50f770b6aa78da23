import {
  beatOf,
  type Draft,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  metresOf,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';

/** Who is on somebody: birds on a hand or a shoulder, children on a back. */

/** What is done by whoever is borne so far as they do nothing else with their hands. */
const BEARS: Readonly<Record<string, string>> = { piggyback: 'piggyback', shoulders: 'shoulder', hand: 'hold_out' };
const GOES: ReadonlySet<string> = new Set([
  'walk',
  'run',
  'march',
  'carry',
  'hold',
  'stand',
  'sit',
  'smile',
  'look',
  'piggyback',
]);
const LANDS: ReadonlySet<string> = new Set(['land', 'fly', 'sit', 'perch', 'stand', 'rest']);
/** Metres: who is larger is carried on the back, or not at all. */
const PERCHES_METRES = 0.7;

/** Metres: a larger one on a shoulder is before the face. */
const ON_SHOULDER = 0.42;
/** Of any bird: what fits into a hand. */
const SONGBIRD = 0.55;

const isWinged = (draft: Draft, id: number): boolean => thingOf(draft, id)?.realm === 'sky';

/** "a sparrow lands on the hand of an old man": he holds it out. "Carries a child on his back": not in the arms as well. */
export function bearOnBody(draft: Draft): void {
  for (const each of [...draft.relations]) {
    const { role, relation, to, where } = each;
    if (relation !== 'on' || to === null || !isPerson(roleOf(draft, to)) || !isAlive(draft, role)) continue;
    const bird = isWinged(draft, role);
    // A bird on somebody is on the hand, where nothing else is told.
    const part = where ?? (bird && metresOf(draft, role) < PERCHES_METRES ? 'hand' : null);
    if (part === null) continue;
    if (thingOf(draft, role)?.kind === 'bird' && roleOf(draft, role)?.size === 1)
      editRole(draft, role, { size: SONGBIRD });
    const carried = isPerson(roleOf(draft, role));
    const metres = metresOf(draft, role);
    if (bird && part === 'shoulder' && metres > ON_SHOULDER)
      editRole(draft, role, { size: ((roleOf(draft, role)?.size ?? 1) * ON_SHOULDER) / metres });
    if (carried && part !== 'piggyback' && part !== 'shoulders' && part !== 'lap') continue;
    draft.relations = [
      ...draft.relations.filter((other) => !pairs(other, role, to)),
      { ...each, where: part === 'shoulder' && carried ? 'shoulders' : part },
    ];
    editBeats(draft, (beat) => {
      if (beat.role === role && (LANDS.has(beat.act) || beat.target === to))
        return bird ? { ...beat, act: 'stand', target: null } : null;
      if (beat.role === to && beat.target === role && GOES.has(beat.act))
        return {
          ...beat,
          act: beat.act === 'hold' ? 'stand' : beat.act === 'carry' || beat.act === 'piggyback' ? 'walk' : beat.act,
          target: null,
        };
      return beat;
    });
    const bears = BEARS[part];
    if (bears === undefined || (!carried && part !== 'hand')) continue;
    const own = draft.beats.filter((beat) => beat.role === to);
    if (own.length === 0) draft.beats = [...draft.beats, { ...beatOf(draft, bears), role: to }];
    else
      editBeats(draft, (beat) =>
        beat.role === to && /^(?:stand|look|smile|sit|raise|point|hold)$/.test(beat.act) && part === 'hand'
          ? { ...beat, act: bears, target: role, direction: null }
          : beat,
      );
    if (carried && roleOf(draft, role)?.expression === 'calm') editRole(draft, role, { expression: 'warmth' });
  }
}

const pairs = ({ role, to }: Draft['relations'][number], a: number, b: number): boolean =>
  (role === a && to === b) || (role === b && to === a);

/** "a piggyback ride": who gives it bears the other one. */
export function giveRide(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => act === 'piggyback')) {
    const whom = [beat.target, beat.toWhom ?? null].find((id) => id !== null && isPerson(roleOf(draft, id)));
    if (whom == null || whom === beat.role) continue;
    relate(draft, whom, 'on', beat.role);
    draft.relations = draft.relations.map((each) =>
      each.role === whom && each.to === beat.role && each.relation === 'on' ? { ...each, where: 'piggyback' } : each,
    );
  }
}
