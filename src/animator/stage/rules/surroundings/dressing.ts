import { GARMENTS } from '../../../bodies/families/person/garments-table.ts';
import { looseSlotOf } from '../../../bodies/families/person/loose-garment.ts';
import { FLUNG_AFTER, TAKEN_AFTER } from '../../../bodies/rhythms.ts';
import { changeOf } from '../../../catalogue/holdings.ts';
import { isTable } from '../../../catalogue/uses.ts';
import type { Dressing } from '../../../director/possession.ts';
import type { Beat, Role } from '../../../director/script.ts';
import { type Draft, dropRole, editBeats, editRole, isPerson, roleOf, thingOf } from '../draft.ts';
import { tableOf } from '../furniture/tables.ts';

// What is worn and comes off is in the hand from then on, or flies, or stands at the feet; what is put on was in the hand.

const singular = (word: string): string => word.replace(/(?<=[^s])s$/, '');
const lastWord = (word: string): string => word.split(' ').at(-1) ?? word;

/** Of what somebody wears, the garment that is told of: by its name, or by the last word of it. */
function garmentOf(draft: Draft, own: Role, { part, target }: Beat): string | null {
  const told = part ?? thingOf(draft, target)?.kind ?? null;
  const only = own.wears.filter(({ garment }) => looseSlotOf(garment) !== null);
  // "puts on her sunglasses": what is told of as worn, and nothing else is.
  if (told === null) return only.length === 1 ? (only[0]?.garment ?? null) : null;
  const worn = own.wears.find(
    ({ garment }) => garment === told || singular(lastWord(garment)) === singular(lastWord(told)),
  )?.garment;
  return [worn, told, singular(told)].find((name) => name !== undefined && looseSlotOf(name) !== null) ?? null;
}

const FLINGS = /^(?:throw|toss|fling|hurl|chuck)/;
/** Seconds that one sees it as it was. */
const SEEN_FIRST = 0.6;

/** Takes off, puts on, and flings into the air what is worn. */
export function changeDress(draft: Draft, indoor: boolean): void {
  for (const beat of [...draft.beats].sort((a, b) => a.from - b.from)) {
    const own = roleOf(draft, beat.role);
    if (own === undefined || !isPerson(own)) continue;
    const change = dressChange(beat);
    const flings = change === null && FLINGS.test(beat.verb) && beat.part !== null;
    const garment = change === null && !flings ? null : garmentOf(draft, own, beat);
    const slot = garment === null ? null : looseSlotOf(garment);
    if (garment === null && change === 'don') wearWhole(draft, own, beat);
    if (garment === null || slot === null) continue;
    const worn = flings ? capOf(draft, own, garment) : garment;
    const from = Math.max(beat.from, SEEN_FIRST);
    const at = from + TAKEN_AFTER;
    const on = change === 'don';
    wear(draft, own, worn, beat.target);
    const then = on ? null : flings ? ({ at: at + FLUNG_AFTER, to: 'up' } as const) : whatBecomes(draft, beat, indoor);
    const dressing: Dressing = { role: own.id, at, garment: worn, on, then };
    draft.dressings = [...draft.dressings, dressing];
    const ends = flings ? at : Math.min(Math.max(beat.to, at + 0.7), at + 1.2);
    editBeats(draft, (each) =>
      each === beat
        ? {
            ...each,
            act: slot === 'shoes' ? 'pick_up' : on ? 'set_down' : 'take',
            verb: on ? 'put on' : 'take off',
            from,
            to: ends,
            target: null,
          }
        : each,
    );
    const rest = { ...beat, target: null, part: null, direction: null };
    if (flings)
      draft.beats = [
        ...draft.beats,
        { ...rest, act: 'fling_up', from: ends, to: at + FLUNG_AFTER + 0.5 },
        {
          ...rest,
          act: 'cheer',
          verb: 'cheer',
          from: at + FLUNG_AFTER + 0.5,
          to: Math.max(beat.to, at + FLUNG_AFTER + 2),
        },
      ];
    else delay(draft, own.id, from, ends);
  }
}

const GRADUATES = /\b(?:graduates?|graduating|students?|seniors?)\b/;

/** The caps that students throw into the air are those of a graduation. */
function capOf(draft: Draft, own: Role, garment: string): string {
  if (!GRADUATES.test(`${own.noun} ${own.word}`) || !/^(?:cap|hat)$/.test(garment)) return garment;
  editRole(draft, own.id, { wears: own.wears.filter((worn) => worn.garment !== garment) });
  return 'graduation cap';
}

const dressChange = ({ act, verb }: Beat): 'doff' | 'don' | null => {
  const change = changeOf(verb) ?? changeOf(verb.split(' ').slice(0, 2).join(' '));
  return /^(?:dress|put|pick_up|pull|drop|wear)$/.test(act) && (change === 'doff' || change === 'don') ? change : null;
};

/** What is told of as worn is: the glasses of an old man, the coat that lies there to be put on. */
function wear(draft: Draft, own: Role, garment: string, target: number | null): void {
  const colour = roleOf(draft, target)?.colour ?? null;
  if (looseSlotOf(garment) === 'glasses') {
    if (own.person !== null && !own.wears.some((worn) => worn.garment === 'sunglasses'))
      editRole(draft, own.id, { person: { ...own.person, glasses: true } });
  } else if (!own.wears.some((worn) => worn.garment === garment))
    editRole(draft, own.id, {
      wears: [...(roleOf(draft, own.id)?.wears ?? []), { garment, colour, pattern: null, material: null }],
    });
  if (target !== null && target !== own.id) dropRole(draft, target);
}

/** "tries on a red dress": what is no coat or hat is not seen being put on, and is worn. */
function wearWhole(draft: Draft, own: Role, beat: Beat): void {
  const told = roleOf(draft, beat.target);
  const garment = [told?.noun, told?.thing].find((name) => name !== undefined && GARMENTS[name] !== undefined);
  if (told === undefined || garment === undefined) return;
  wear(draft, own, garment, told.id);
  editBeats(draft, (each) => (each === beat ? { ...each, act: 'turn', target: null } : each));
}

/** Seconds. */
const HELD_YET = 0.5;

/** What they do with it next: "and puts it on the bar", "and throws it into the crowd". */
function whatBecomes(draft: Draft, { role, from }: Beat, indoor: boolean): Dressing['then'] {
  const next = draft.beats
    .filter((beat) => beat.role === role && beat.from > from)
    .sort((a, b) => a.from - b.from)
    .find(({ target, part }) => target === null && part === null);
  if (next === undefined) return null;
  // Held as it came off, it would be before the face that the picture is of.
  if (next.act === 'selfie') return { at: from + TAKEN_AFTER + HELD_YET, to: 'down' };
  const start = Math.max(next.from, from + TAKEN_AFTER + 0.8);
  if (next.act === 'throw') {
    editBeats(draft, (each) => (each === next ? { ...each, from: start, to: Math.max(each.to, start + 1.8) } : each));
    return { at: start, to: next.direction === 'up' ? 'up' : 'away' };
  }
  if (changeOf(next.verb) !== 'leave' || next.act !== 'put') return null;
  const onto = draft.cast.find(({ thing }) => isTable(thing))?.id ?? (indoor ? tableOf(draft) : null);
  if (onto === null) return null;
  editBeats(draft, (each) =>
    each === next ? { ...each, act: 'set_down', from: start, to: Math.max(each.to, start + 1.5) } : each,
  );
  delay(draft, role, start, start + 1.5);
  return { at: start, to: { on: onto } };
}

/** What comes after it begins when it is done. */
function delay(draft: Draft, role: number, from: number, done: number): void {
  editBeats(draft, (each) =>
    each.role === role && each.from > from && each.from < done
      ? { ...each, from: done, to: Math.max(each.to, done + 0.8) }
      : each,
  );
}
