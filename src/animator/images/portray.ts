import { dressed } from '../bodies/families/person/fabric.ts';
import { readSheet } from '../bodies/families/person/sheet.ts';
import type { CutOut } from '../bodies/families/reference.ts';
import type { BodyChoice } from '../bodies/families.ts';
import type { Role, Script } from '../director/script.ts';
import { takeLikeness } from './subject/portrait-head.ts';

/** What somebody does of whom a picture shows the upper half: seen from near, the picture itself does it. Who goes beside another is seen from elsewhere. */
const STAYS: ReadonlySet<string> = new Set([
  ...['stand', 'talk', 'speak', 'look', 'smile', 'laugh', 'nod', 'sing', 'whisper', 'shout', 'turn', 'think', 'wait'],
]);
const CALM: ReadonlySet<string> = new Set([...STAYS, 'walk']);
/** Of the picture's side, half a head: more is head and shoulders only, and a body under them would be small. */
const LARGE_HEAD = 0.17;
/** Of whom all is seen in the picture: it goes on its own legs, too. */
const GOES: ReadonlySet<string> = new Set([...CALM, 'run', 'stroll', 'approach', 'march']);
const WHOLE: ReadonlySet<string> = new Set(['full', 'wide', 'establishing']);

/** A film that asks to see somebody from head to foot. */
export const seenWhole = ({ shots }: Script): boolean =>
  shots.some(({ sizeStated, size }) => sizeStated && WHOLE.has(size));

interface Staged {
  readonly script: Script;
  /** Seen from near, and nobody else is in the film. */
  readonly near: boolean;
  readonly alone: boolean;
  readonly cut: CutOut;
}

/** Whether somebody does what only a body can that has all its limbs: sits, rides, waves, holds. */
export function needsBody(role: Role, { script, near, alone, cut }: Staged): boolean {
  const { id } = role;
  if ((cut.cutOff && !near) || isDisguised(role, script.prompt)) return true;
  const goesAsSeen = alone && (cut.face?.across ?? 0) < LARGE_HEAD;
  const does = cut.cutOff ? (goesAsSeen ? CALM : STAYS) : GOES;
  return (
    script.beats.some(({ role, act, together }) => (role === id || together.includes(id)) && !does.has(act)) ||
    script.relations.some(({ role, relation }) => role === id && !BESIDE.has(relation))
  );
}

/** "The woman as a pirate captain": in those clothes, and not in her own. */
export function isDisguised({ person }: Role, prompt: string): boolean {
  const as = person?.role ?? null;
  return as !== null && [`as a ${as}`, `as an ${as}`].some((words) => prompt.toLowerCase().includes(words));
}

const BESIDE: ReadonlySet<string> = new Set([
  'left_of',
  'right_of',
  'in_front_of',
  'behind',
  'beside',
  'near',
  'between',
  'under',
  'facing',
]);

const ON_HEAD: ReadonlySet<string> = new Set(['hat', 'face']);

/** A person with the head and the colours of whom a picture shows. */
export function portray(role: Role, choice: BodyChoice | null, cut: CutOut, disguised = false): BodyChoice | null {
  const likeness = takeLikeness(cut);
  if (choice === null || likeness === null) return choice;
  const { clothes, legs } = likeness;
  const colours: Readonly<Record<string, Colour | null>> = { top: clothes, over: clothes, bottom: legs };
  // What the words say somebody wears is worn as they say.
  // On the head is what the picture shows on it.
  const own = readSheet(choice.sheet).wears.flatMap((worn) => {
    if (ON_HEAD.has(dressed(worn)?.cut.slot ?? '')) return [];
    const colour = role.wears.length > 0 || disguised ? null : (colours[dressed(worn)?.cut.slot ?? ''] ?? null);
    return colour === null ? worn : { ...worn, colour: hexOf(colour) };
  });
  return {
    ...choice,
    // A face does not tell how stout somebody is.
    sheet: {
      ...choice.sheet,
      build: role.person?.build ?? 'average',
      // Locks and beards are those of the picture.
      ...{ hair: { style: 'bald' }, beard: 'none' },
      ...{ portrait: cut.name, skin: hexOf(likeness.skin), wears: own },
    },
  };
}

type Colour = readonly [red: number, green: number, blue: number];
const hexOf = (colour: Colour): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
