import { findAct } from '../../../catalogue/acts.ts';
import { ROLE_TOOLS } from '../../../catalogue/people.ts';
import type { Beat, Role } from '../../../director/script.ts';
import { addRole, type Draft, dropRole, editBeats, editRole, isPerson, relate, roleOf, thingOf } from '../draft.ts';

/** What hands do by turns of phrase: fingers that dance over keys play, and who guides silk under a needle sews. */

const HAND = /^(?:hands?|fingers?|fingertips)$/;
/** What is said of fingers on an instrument. */
const OVER_IT: ReadonlySet<string> = new Set([
  ...['dance', 'fly', 'glide', 'race', 'move', 'slide', 'run', 'sweep', 'press', 'strike', 'hit', 'touch', 'caress'],
  ...['hover', 'float', 'pluck', 'travel', 'drift', 'ripple', 'leap', 'jump', 'rest', 'work', 'strum', 'fall'],
]);
const KEYS =
  /\b(?:piano|ivory|keyboard|ebony)[a-z ]{0,12} keys?\b|\bivor(?:y|ies)\b|\bkeys of (?:an?|the|his|her) (?:[a-z]+ ){0,2}piano\b/i;

const saysOfFingers = ({ verb, act }: Beat): boolean => OVER_IT.has(verb.split(' ')[0] ?? verb) || OVER_IT.has(act);

/** "a pianist's fingers dance across the keys": they play what their calling plays, and nobody dances. */
export function playByCalling(draft: Draft): void {
  for (const who of draft.cast.filter(isPerson)) {
    const calling = ROLE_TOOLS.get(who.noun)?.act ?? null;
    const keys = KEYS.test(draft.prompt);
    const plays = keys ? 'play_piano' : calling;
    const own = draft.beats.filter(({ role }) => role === who.id);
    if (plays === null || !plays.startsWith('play_') || !isOfHands(who, keys)) continue;
    const said = own.filter((beat) => saysOfFingers(beat) && !isDoneTo(draft, beat));
    if (said.length === 0 || own.some(({ act }) => act === plays)) continue;
    editBeats(draft, (beat) =>
      said.includes(beat)
        ? { ...beat, act: plays, verb: plays, target: null, instrument: null, direction: null, where: null }
        : beat,
    );
  }
}

/** Of whom the hands are told; before keys that is enough, else the calling must be one of music. */
const isOfHands = ({ parts, word, noun }: Role, keys: boolean): boolean =>
  parts.some((part) => HAND.test(part)) || /\b(?:hands?|fingers?)$/.test(word) || (keys && ROLE_TOOLS.has(noun));

const isDoneTo = (draft: Draft, { target }: Beat): boolean => isPerson(roleOf(draft, target));

const SEWS = /^(?:guide|feed|push|run|slide|pull|stitch|sew|press|thread|work|move|lead|hold|drive|pass)\b/;
const STUFF =
  /\b((?:[a-z]+ )?[a-z]+) (silk|satin|velvet|fabric|cloth|linen|cotton|denim|lace|leather|wool|gown|dress|gowns?|shirt|quilt|curtains?)\b/i;

/** Whoever does anything with stuff where a sewing machine is told sews on it; of the stuff its colour is told, though nobody knows it by name. */
export function sewOnMachine(draft: Draft): void {
  const machine = draft.cast.find(({ thing, count }) => thing === 'sewing table' && count === 1);
  if (machine === undefined) return;
  for (const who of draft.cast.filter(isPerson)) {
    const own = draft.beats.filter(({ role }) => role === who.id);
    const sews = own.filter(({ verb, act }) => SEWS.test(verb) || act === 'knit' || act === 'sew');
    if (sews.length === 0 || own.some((beat) => !sews.includes(beat) && findAct(beat.act)?.frame === 'go')) continue;
    const [, colour = '', stuff = ''] = STUFF.exec(draft.prompt) ?? [];
    const words = `${colour} ${stuff}`.trim().toLowerCase().split(' ');
    editRole(draft, machine.id, { parts: [...machine.parts, ...words], scenery: false });
    for (const { id } of draft.cast) if (thingOf(draft, id)?.kind === 'needle') dropRole(draft, id);
    draft.relations = draft.relations.filter(({ role }) => role !== who.id);
    relate(draft, who.id, 'on', machine.id);
    editBeats(draft, (beat) =>
      sews.some((each) => each.role === beat.role && each.from === beat.from && each.verb === beat.verb)
        ? { ...beat, act: 'sew', verb: 'sew', target: null, instrument: null, direction: null, where: null }
        : beat,
    );
    return;
  }
}

const DUSTS = /^(?:dust|sprinkle|scatter|sift|shake)\b/;
const POWDER = /\b(?:flour|sugar|cocoa|cinnamon|salt)\b/i;

/** Who dusts a table with flour has no cloth in the hand: it goes from the fingers. */
export function dustWithFlour(draft: Draft): void {
  if (!POWDER.test(draft.prompt)) return;
  const dough = draft.cast.find(({ thing }) => thing === 'dough')?.id;
  for (const beat of [...draft.beats]) {
    if (!DUSTS.test(beat.verb) || !/^(?:wipe|clean)$/.test(beat.act) || !isPerson(roleOf(draft, beat.role))) continue;
    const kneads = draft.beats.some(({ role, act }) => role === beat.role && act === 'knead');
    const on = dough ?? (kneads ? null : addRole(draft, { thing: 'dough' }));
    editBeats(draft, (each) => (each === beat ? { ...each, act: 'knead', verb: 'knead', target: on } : each));
  }
}

const GRILLS = /^(?:barbecue|grill|stove|oven|wok stove)$/;

/** Who flips what is on a grill has the hand at it, and turns no somersault. */
export function flipOnGrill(draft: Draft): void {
  const grill = draft.cast.find(({ thing }) => GRILLS.test(thing))?.id;
  if (grill === undefined) return;
  editBeats(draft, (beat) =>
    beat.verb.startsWith('flip') && beat.act === 'somersault' && isPerson(roleOf(draft, beat.role))
      ? { ...beat, act: 'stir', verb: 'stir', target: grill, direction: null }
      : beat,
  );
}

export const CALLING_RULES = [flipOnGrill, playByCalling, sewOnMachine, dustWithFlour] as const;
