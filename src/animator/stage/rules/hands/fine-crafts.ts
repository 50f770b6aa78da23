import { findAct } from '../../../catalogue/acts.ts';
import { craftOf } from '../../../catalogue/crafts.ts';
import { findThing } from '../../../catalogue/things.ts';
import { standsFor, workPlaceOf } from '../../../catalogue/uses.ts';
import type { Role, Shot } from '../../../director/script.ts';
import { addRole, beatOf, type Draft, dropRole, editRole, isAlive, isPerson, isSmall, relate } from '../draft.ts';

/** Who does fine work has it before them on a bench, with the tools in both hands: a watch, a ring, a dish that is made beautiful. */

const BENCH = 'craft table';
const GOES: ReadonlySet<string> = new Set(['go', 'with']);
const LAMP = /\b(?:desk|table|work|reading|magnifying|bench) ?lamp\b|\blamplight\b/i;
const wordsOf = ({ word, noun, variety, colour, thing, material }: Role): string[] => [
  ...[word, noun, thing, ...variety],
  ...(colour === null ? [] : [colour]),
  ...(material === null ? [] : [material]),
];

export function workFinely(draft: Draft): void {
  for (const who of draft.cast.filter(isPerson)) {
    if (who.count > 1) continue;
    const own = draft.beats.filter(({ role }) => role === who.id);
    // "slides the pizza into the oven": that is done by hand as well.
    const byHand = own.filter(
      ({ act, target }) => (isByHand(act) || isSmall(draft, target)) && !isAlive(draft, target),
    );
    const goes = own.some((beat) => GOES.has(findAct(beat.act)?.frame ?? '') && !byHand.includes(beat));
    if (byHand.length === 0 || goes) continue;
    const craft = craftOf(
      [who.noun, who.word, ...who.variety].map((word) => word.toLowerCase()),
      byHand.map(({ verb }) => verb),
      draft.prompt,
    );
    if (craft === null) continue;
    const worked = draft.cast.filter((role) => isWorked(draft, role, craft.belongs));
    const lamp = draft.cast.find(({ thing }) => findThing(thing)?.kind === 'table lamp' || thing === 'lamp');
    const lit = lamp !== undefined || LAMP.test(draft.prompt);
    const said = [...worked.flatMap(wordsOf), ...draft.leftOut.map(({ word }) => word)];
    const parts = [craft.name, ...said, ...toldWith(draft, craft.belongs), ...(lit ? ['lamp'] : [])];
    const table = draft.cast.find(({ thing, count }) => count === 1 && standsFor(thing, BENCH))?.id;
    for (const { id } of worked) dropRole(draft, id);
    if (lamp !== undefined) dropRole(draft, lamp.id);
    const bench = table ?? addRole(draft, { thing: BENCH });
    editRole(draft, bench, { thing: BENCH, size: 1, count: 1, scenery: false, parts });
    draft.relations = draft.relations.filter(({ role, to }) => role !== bench && role !== who.id && to !== bench);
    relate(draft, who.id, 'on', bench);
    const left = draft.beats.filter(({ role }) => role !== who.id);
    // By the name of the act: a verb that tells of a brush would have another in the hand.
    const work = beatOf(draft, 'craft');
    draft.beats = [...left, { ...work, role: who.id }, { ...work, role: bench }];
  }
}

const isByHand = (act: string): boolean => findAct(act)?.frame === 'hands';

/** Of the prompt: the words around what belongs to it tell of its colour and kind. */
const toldWith = ({ prompt }: Draft, belongs: RegExp): string[] =>
  prompt.split(/[.,;:]/).filter((part) => belongs.test(part));

const isWorked = (draft: Draft, role: Role, belongs: RegExp): boolean =>
  role.person === null &&
  !isAlive(draft, role.id) &&
  belongs.test([role.noun, role.word, role.thing].join(' ')) &&
  (isSmall(draft, role.id) ||
    draft.beats.some(({ target, instrument }) => target === role.id || instrument === role.id));

const UNTOLD: ReadonlySet<string> = new Set(['wide', 'full', 'establishing']);

/** "Close-up of the brush": of the tool and of what it is at, and not of the face over it. */
const OF_TOOL = /\b(?:close-?ups?|macro(?: shots?)?|shots?) (?:of|on) (?:the|his|her|their|an?) (?:[a-z-]+ ){0,2}/gi;

/** Of fine work one sees the work: from as near as can be the hands alone, and of several shots of which nobody says how near they are none from afar and the last of the hands. */
export function seeFineWork(shots: readonly Shot[], { cast, relations, prompt, beats }: Draft): readonly Shot[] {
  const benchOf = (id: number | null): Role | undefined =>
    cast.find(
      (role) =>
        role.thing === BENCH &&
        relations.some(({ role: own, relation, to }) => own === id && relation === 'on' && to === role.id),
    );
  const [own] = relations.filter(({ to }) => cast.some(({ id, thing }) => id === to && thing === BENCH));
  return shots.map((shot, index) => {
    // "close-up of the needle": of the hands that have it, since it is a part of the work now.
    const seen = cast.find(({ id }) => id === shot.subject);
    const gone = shot.subject !== null && (seen === undefined || seen.thing === BENCH);
    if (gone && own !== undefined) return { ...shot, subject: own.role, part: 'hands', size: 'close' };
    if (isFromAbove(shot, beats, cast) || isDeedNear(shot, beats, cast, prompt))
      return { ...shot, size: 'close', part: 'hands' };
    const bench = benchOf(shot.subject);
    if (bench === undefined || shot.part !== null) return shot;
    const ofTool = [...prompt.matchAll(OF_TOOL)].some(({ 0: found, index: at }) =>
      TOOLS.test(prompt.slice(at + found.length).split(/[ ,.;]/)[0] ?? ''),
    );
    if (shot.size === 'extreme_close' || (shot.size === 'close' && ofTool)) return { ...shot, part: 'hands' };
    if (shot.sizeStated) return shot;
    if (index > 0 && index === shots.length - 1) return { ...shot, size: 'close', part: 'hands' };
    return UNTOLD.has(shot.size) ? { ...shot, size: 'medium' } : shot;
  });
}

const TOOLS =
  /^(?:brush|needle|tweezers|tool|scalpel|pen|hammer|iron|knife|ring|watch|gear|plate|dish|nib|thread|stone|diamond)/i;

/** "A barista pours milk into a cup, close-up": told after the deed, it is of what the hands do. */
const NEAR_AT_LAST =
  /[,.;] (?:an? )?(?:(?:extreme|tight|slow|warm|cinematic) ){0,3}(?:close-?ups?|macro)(?: shots?)?\b(?! (?:of|on)\b)/i;
const FACE_TOLD =
  /\b(?:faces?|eyes?|smiles?|smiling|lips|expression|gaze|looks?|looking|portrait|camera tilts?|speaks?|says?|laughs?)\b/i;

const isDeedNear = (
  { size, sizeStated, part, subject }: Shot,
  beats: Draft['beats'],
  cast: Draft['cast'],
  prompt: string,
): boolean =>
  size === 'close' &&
  sizeStated &&
  part === null &&
  isAtSurface(subject, beats, cast) &&
  NEAR_AT_LAST.test(prompt) &&
  !FACE_TOLD.test(prompt);

/** "Top-down shot of a barista pouring milk": straight from above one sees what the hands do, or a head of hair. */
const isFromAbove = ({ angle, sizeStated, part, subject }: Shot, beats: Draft['beats'], cast: Draft['cast']): boolean =>
  angle === 'birds_eye' && !sizeStated && part === null && isAtSurface(subject, beats, cast);

/** All that is done is done by the hands of one, on a table. */
function isAtSurface(subject: number | null, beats: Draft['beats'], cast: Draft['cast']): boolean {
  const own = beats.filter(({ role }) => role === subject);
  return (
    cast.filter(isPerson).length === 1 &&
    own.length > 0 &&
    own.every(({ act }) => workPlaceOf(act) === 'surface' || act === 'craft')
  );
}
