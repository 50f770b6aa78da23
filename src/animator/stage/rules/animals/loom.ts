import type { Beat, Shot } from '../../../director/script.ts';
import { beatOf, type Draft, editBeats, isAlive, isPerson, metresOf, roleOf, thingOf } from '../draft.ts';
import { faceOff } from '../fates/blows.ts';

/** Metres: what is larger looks down at people. */
const GIANT_METRES = 3;
const ALOFT: ReadonlySet<string> = new Set(['fly', 'hover', 'take_off', 'land', 'rise', 'dive', 'float', 'chase']);
const CALLS: ReadonlySet<string> = new Set(['speak', 'bark', 'roar', 'shout', 'whisper', 'laugh', 'look', 'growl']);
/** However it is told that the head comes down. */
const BENDS = /^(?:lower|bow|bend|lean|look down|dip|stoop|crouch|look)\b/;

const isAfloat = ({ set }: Draft): boolean =>
  set.place === 'sky' || set.place === 'space' || set.place === 'underwater';

/** Whom a giant has before it: who says or does something to it, else the one person of the film. */
function findSmall(draft: Draft, giant: number): number | null {
  const people = draft.cast.filter((role) => isPerson(role) && role.count <= 3);
  const met = people.find(({ id }) =>
    draft.beats.some(({ role, target }) => (role === id && target === giant) || (role === giant && target === id)),
  );
  const [only, more] = people;
  return met?.id ?? (more === undefined ? (only?.id ?? null) : null);
}

const isTogether = (draft: Draft, a: number, b: number): boolean =>
  draft.relations.some(
    ({ role, relation, to }) =>
      ((role === a && to === b) || (role === b && to === a)) && /^(?:riding|on|in|inside|holding)$/.test(relation),
  );

/** "The dragon lowers its head and growls: ...": it stands before whom it speaks to, and its head comes down to them. */
export function loomOver(draft: Draft, indoor: boolean): void {
  if (indoor || isAfloat(draft)) return;
  for (const { id, count } of draft.cast) {
    if (isPerson(roleOf(draft, id)) || !isAlive(draft, id) || count > 1 || metresOf(draft, id) < GIANT_METRES) continue;
    const own = draft.beats.filter(({ role }) => role === id);
    if (thingOf(draft, id)?.realm === 'underwater' || own.some(({ act }) => ALOFT.has(act))) continue;
    const small = findSmall(draft, id);
    if (small === null || isTogether(draft, id, small)) continue;
    const bends = own.find(
      ({ verb, act, target }) => BENDS.test(verb) && (act !== 'look' || target === small || target === null),
    );
    if (bends === undefined && !own.some(({ act }) => CALLS.has(act))) continue;
    faceOff(draft, id, small);
    lookDown(draft, id, small, bends);
  }
}

/** Until its head comes down it looks at whom it has before it; then it says there what it has to say. */
function lookDown(draft: Draft, giant: number, small: number, bends: Beat | undefined): void {
  const own = draft.beats.filter(({ role }) => role === giant);
  const first = Math.min(...own.map(({ from }) => from));
  const ends = Math.max(...own.map(({ to }) => to));
  const still = { ...beatOf(draft, 'look'), role: giant, target: small };
  if (bends !== undefined) {
    editBeats(draft, (beat) => {
      if (beat === bends) return { ...beat, act: 'loom', target: small, direction: null, to: ends };
      return beat.role === giant && beat.from >= bends.from && CALLS.has(beat.act) ? null : beat;
    });
  }
  if (first > 0) draft.beats = [...draft.beats, { ...still, from: 0, to: first }];
}

/** Who stands before a giant is seen with it first, whatever is seen of either later. */
export function seeGiantWhole(shots: readonly Shot[], draft: Draft): readonly Shot[] {
  const [shot, ...more] = shots;
  if (shot === undefined || shot.sizeStated || shot.size !== 'medium' || shot.angle !== 'eye') return shots;
  const faces = draft.relations.some(
    ({ role, relation, to }) =>
      relation === 'facing' &&
      role === shot.subject &&
      to !== null &&
      [role, to].some(
        (id) => !isPerson(roleOf(draft, id)) && isAlive(draft, id) && metresOf(draft, id) >= GIANT_METRES,
      ) &&
      draft.beats.some((beat) => beat.act === 'loom' && (beat.role === role || beat.role === to)),
  );
  return faces ? [{ ...shot, size: 'wide' }, ...more] : shots;
}
