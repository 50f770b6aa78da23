import {
  describe,
  follow,
  type Meaning,
  mean,
  pronounOf,
  say,
  tellBehind,
  tellDeed,
  tellDoing,
  tellKnown,
  tellObject,
  tellOne,
} from './meanings.ts';

/** What two parts of a Chinese sentence mean together. Null where they do not go together. */
export type Build = (left: Meaning, right: Meaning) => Meaning | null;

export const left: Build = (one) => one;
export const right: Build = (_one, other) => other;
export const where = (preposition: string, told: string): Meaning => mean({ where: say(preposition, told) });

/** "跳到", "倒进": where it leads is told behind the deed, and `head` keeps with which word. */
export const withObject = (deed: Meaning, noun: Meaning): Meaning | null => {
  if (deed.object !== '' || deed.where !== '' || deed.more !== '') return null;
  if (deed.head !== '') return { ...deed, head: '', where: `${deed.head} ${tellBehind(noun)}` };
  if (LOOKS_SOMEWHERE.test(deed.deed)) return { ...deed, object: `at ${tellBehind(noun)}` };
  return { ...deed, object: OWNS.test(deed.deed) ? tellOne(noun) : tellBehind(noun) };
};
export const withPlace = (deed: Meaning, place: Meaning): Meaning | null =>
  /^(?:to|into)$/.test(deed.head) && deed.object === '' && deed.where === ''
    ? { ...deed, head: '', where: place.where.replace(/^(on|in) /, '$1to ') }
    : null;
/** "染成金色". */
export const withResult = (deed: Meaning, quality: Meaning): Meaning | null =>
  deed.head === 'into' && deed.where === '' ? { ...deed, head: '', where: quality.head } : null;
/** What is done to it stands before the deed: "把面团倒进锅里". */
export const withDone = (noun: Meaning, deed: Meaning): Meaning => ({
  ...deed,
  object: tellObject(noun),
  where: say(deed.object === '' ? '' : `into ${deed.object}`, deed.where),
});
/** "站在悬崖边", "坐在椅子": with what word English tells where. */
export const atPlace = (at: string, noun: Meaning): Meaning => {
  const preposition = at !== 'in' ? at : AT.test(noun.head) ? 'at' : ON.test(noun.head) ? 'on' : 'in';
  return where(preposition, tellBehind(noun));
};
const AT = /(?:edge|entrance|door|doorway|gate|corner|end|window|top|crossroads|roadside|shore|seaside)$/;
const ON =
  /(?:surface|windowsill|roof|rooftop|beach|lawn|meadow|grass|grassland|road|street|path|sofa|couch|bed|chair|bench|swing|stage|bridge|rocks?|mountain|peak|ground|snow|ice|riverbank|pier|balcony|terrace|highway|moon|tracks)$/;

/** "看着窗外飘落的雪花". */
const LOOKS_SOMEWHERE = /^looks? .*(?:window|up|down|back|away|around|out)$/;
/** What is told first where somebody has it, and made where they make it. */
const OWNS = /^(?:wear|has|hold|carr|is|paint|draw|write|build|make|sits on|rides)/;
export const withWhere = (deed: Meaning, place: Meaning): Meaning =>
  deed.more === ''
    ? { ...deed, where: say(deed.where, place.where) }
    : { ...deed, more: say(deed.more, place.where), moreDoing: say(deed.moreDoing, place.where) };
export const withHow = (deed: Meaning, how: string): Meaning => ({ ...deed, how: say(how, deed.how) });
export const sentence = (subject: Meaning, deed: Meaning): Meaning => ({
  ...deed,
  subject: pronounOf(subject) ?? 'it',
  counted: tellKnown(subject),
});
export const chain = (first: Meaning, next: Meaning, word: string): Meaning => ({
  ...first,
  more: say(first.more, word, tellDeed(next)),
  moreDoing: say(first.moreDoing, word, tellDoing(next)),
});
/** "走到…旁边": some of what stands behind a deed is where it leads. */
export const described = (deed: Meaning, noun: Meaning): Meaning => {
  const told = tellDoing(deed);
  const single = deed.object === '' && deed.where === '' && deed.more === '' && /^\S+(?: \S+)?$/.test(told);
  return single ? describe(told, noun) : follow(noun, told);
};
export const adverbOf = (quality: string): string =>
  /^(?:fast|high|low|straight|very|hard|barefoot|alone|together)$/.test(quality) ||
  quality.endsWith('ly') ||
  quality === ''
    ? quality
    : / |[^a-z]/.test(quality)
      ? ''
      : /[^aeo]y$/.test(quality)
        ? `${quality.slice(0, -1)}ily`
        : /[^aeo]le$/.test(quality)
          ? `${quality.slice(0, -1)}y`
          : `${quality}ly`;

/** "桌上放着一本书": who or what is there comes last. */
export function thereIs(place: Meaning, deed: Meaning): Meaning | null {
  if (deed.object === '' || /\b(?:hands?|arms|paws|mouth|head|eyes)$/.test(place.where)) return null;
  if (deed.deed === 'has' || deed.deed === 'is')
    return { ...deed, subject: 'it', counted: 'there', deed: 'is', where: say(place.where, deed.where) };
  if (/^(?:full of|covered with|dotted with|set with)$/.test(deed.deed))
    return { ...deed, subject: 'it', counted: place.head };
  return { ...deed, subject: 'it', counted: deed.object, object: '', where: say(place.where, deed.where) };
}
export const isPronoun = ({ head, counted }: Meaning): boolean =>
  counted === '' && /^(?:he|she|it|they|its)$/.test(head);
/** Told of what is somewhere. */
export const STANDS = /^(?:is|has|stands|lies|sits|hangs|floats|grows|burns)$/;
/** What the film is told to look like, and nobody in it. */
export const OF_FILM = /(?:picture|shot|light|lighting|scene|style|tones|look|mood|film|colors|composition|camera)$/;
/** "头发被风吹散": the wind does it, and it goes on with whose hair it is. */
export const blame: Build = (noun, done) =>
  done.counted === ''
    ? null
    : mean({
        deed: done.head,
        how: done.how,
        object: tellObject(noun),
        where: done.behind,
        counted: done.counted,
        subject: pronounOf(noun) ?? 'it',
      });
/** With these one does it oneself. */
export const ACTS_FOR_OWNER = /^(?:(?:the|his|her|their|its|both|two) )*(?:hands|eyes|feet|arms|legs|paws|fingers)$/;
export const OWN_PART: Readonly<Record<string, string>> = { he: 'his', she: 'her', it: 'its', they: 'their' };
