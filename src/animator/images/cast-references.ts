import { type CutOut, REFERENCE_FAMILY } from '../bodies/families/reference.ts';
import { castRole } from '../bodies/families.ts';
import { findThing } from '../catalogue/things.ts';
import { plainRole } from '../director/plain-role.ts';
import type { Role, Script, Shot } from '../director/script.ts';
import { writeScript } from '../director/write-script.ts';
import type { CastRole } from '../stage/players.ts';

const PICTURE =
  '(?:picture|image|photo(?:graph)?|reference(?: (?:picture|image|photo))?|input|drawing|sketch|logo file)s?';
/** Spaces are counted, so that a row of them is passed over once. "El perro de la primera imagen", "der Hund aus dem zweiten Bild": pictures, their numbers and the words between, in other languages. */
const OTHERS: readonly RegExp[] = [
  /\s{0,3},?\s{0,3}\b(?:de|en|da|na|do|no|del|della|dalla|nella|dell'|dall'|nell'|dans|sur|à partir de)\s{0,3}(?:la|le|el|l'|a|o|il|lo|de la|de l')?\s{0,3}(?:(primera|segunda|tercera|cuarta|quinta|première|premiere|deuxième|seconde|troisième|quatrième|primeira|terceira|quarta|prima|seconda|terza|primer|segundo|tercer|premier|deuxieme|primo|secondo|terzo)\s{1,3})?(?:imagen|foto(?:graf[ií]a)?|image|photo(?:graphie)?|imagem|immagine|dibujo|dessin|desenho|disegno)(?![\p{L}])(?:\s{0,3}(\d{1,2})\b)?/giu,
  /\s{0,3},?\s{0,3}\b(?:aus|von|auf|in|im|vom)\s{0,3}(?:dem|der|diesem)?\s{0,3}(?:(ersten|zweiten|dritten|vierten|fünften)\s{1,3})?(?:bild|foto|photo|zeichnung)(?![\p{L}])(?:\s{0,3}(\d{1,2})\b)?/giu,
];
const OTHER_ORDINALS: readonly RegExp[] = [
  /^(?:prim|premi|erst)/i,
  /^(?:segund|second|deuxi|zweit)/i,
  /^(?:tercer|terceir|terz|troisi|dritt)/i,
  /^(?:cuart|quart|quatri|viert)/i,
  /^(?:quint|fünft)/i,
];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const NUMBERED = [
  ...ORDINALS,
  '1st',
  '2nd',
  '3rd',
  '[4-9]th',
  '1[0-4]th',
  'last',
  'next',
  'other',
  'given',
  'attached',
  'same',
];
/** "from the first picture", "in image 2", "of the reference". */
const FROM_PICTURE = new RegExp(
  `\\s{0,3},?\\s{0,3}\\b(?:as (?:seen|shown) )?(?:from|in|of|on|by)\\s{1,3}(?:the\\s{1,3}|my\\s{1,3}|this\\s{1,3}|these\\s{1,3})?(?:(${NUMBERED.join('|')})\\s{1,3})?${PICTURE}(?:\\s{0,3}#?(\\d{1,2})\\b)?`,
  'gi',
);

/** Who of a prompt is to be seen as in which picture: nouns and numbers from 0; the number is null where only "the picture" is said. */
interface Wish {
  readonly before: string;
  readonly number: number | null;
}

/** A prompt without its talk of pictures, which would be drawn as pictures on a wall. */
export function readReferences(
  prompt: string,
  count: number,
): { readonly prompt: string; readonly wishes: readonly Wish[] } {
  const wishes: Wish[] = [];
  let rest = prompt;
  for (const pattern of [FROM_PICTURE, ...OTHERS]) {
    const before = rest;
    rest = before.replace(
      pattern,
      (whole: string, ordinal: string | undefined, digits: string | undefined, at: number) => {
        wishes.push({ before: before.slice(0, at).toLowerCase(), number: numberOf(ordinal, digits) });
        return /^\s*,/.test(whole) ? ',' : '';
      },
    );
  }
  return { prompt: wishes.length === 0 ? nameThem(rest, count) : rest, wishes };
}

/** "These two", "both of them", "they": whoever the pictures show. */
const THEM =
  /\b(?:(?:both|all|each) of (?:them|these|those)|(?:these|those|the) (?:two|three|both|characters|subjects|figures|friends)|they|both|these|those)\b/i;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Where a prompt names nobody, and speaks of them all the same, they are so many people: they do what it says. */
function nameThem(prompt: string, count: number): string {
  if (!THEM.test(prompt)) return prompt;
  const { cast } = writeScript({ prompt, negativePrompt: null, durationSeconds: 1 });
  if (cast.some(({ scenery }) => !scenery)) return prompt;
  return prompt.replace(THEM, count === 1 ? 'a person' : `${NUMBERS[count - 1] ?? count} people`);
}

function numberOf(ordinal: string | undefined, digits: string | undefined): number | null {
  if (digits !== undefined) return Number(digits) - 1;
  if (ordinal === undefined) return null;
  const named = ORDINALS.indexOf(ordinal.toLowerCase());
  if (named >= 0) return named;
  const other = OTHER_ORDINALS.findIndex((pattern) => pattern.test(ordinal));
  if (other >= 0) return other;
  const counted = Number.parseInt(ordinal, 10);
  return Number.isNaN(counted) ? null : counted - 1;
}

export interface ReferenceCast {
  readonly script: Script;
  readonly cast: CastRole;
}

/** Every reference plays the role the prompt gives it, or the next that is free, or else stands among the cast: all are seen, none twice. */
export function castReferences(script: Script, cutOuts: readonly CutOut[], wishes: readonly Wish[]): ReferenceCast {
  const free = new Set(cutOuts.keys());
  const parts = new Map<string, number>();
  // "The dogs from the picture" are as many as the picture shows.
  const whole = new Set<number>();
  const give = (role: Role, instance: number, number: number): void => {
    parts.set(`${role.id} ${instance}`, number);
    free.delete(number);
  };
  const nextFree = (): number | null => free.values().next().value ?? null;
  const roles = script.cast.filter(({ scenery }) => !scenery);
  for (const { before, number } of wishes) {
    // The noun nearest before the words that name the picture.
    const [role] = roles
      .filter(({ id }) => !parts.has(`${id} 0`))
      .map((each) => ({
        each,
        at: Math.max(before.lastIndexOf(each.noun), before.lastIndexOf(each.word.toLowerCase())),
      }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => b.at - a.at);
    const wanted = number !== null && free.has(number) ? number : nextFree();
    const played =
      role?.each ??
      roleIn(
        before,
        roles.filter(({ id }) => !parts.has(`${id} 0`)),
      );
    if (played === null || wanted === null) continue;
    give(played, 0, wanted);
    whole.add(played.id);
  }
  const bearer = wishes.length === 0 && cutOuts.length <= MOST_BORNE ? bearerOf(script, roles) : null;
  if (wishes.length === 0) {
    for (const role of roles.filter((each) => each !== bearer)) {
      // Two dogs and one picture of a dog: it is one of them.
      for (let instance = 0; instance < role.count; instance++) {
        const number = nextFree();
        if (number !== null) give(role, instance, number);
      }
    }
  }
  const firstId = script.cast.reduce((most, { id }) => Math.max(most, id), -1) + 1;
  const extras = [...free].map((number, index): Role => {
    const role = anExtra(firstId + index, bearer === null ? 1 : ON_TABLE * Math.min(1, ROOMY / cutOuts.length));
    give(role, 0, number);
    return role;
  });
  const bustOf = (role: Role): boolean => cutOuts[parts.get(`${role.id} 0`) ?? -1]?.cutOff === true;
  const seen = [...roles, ...extras];
  const near = bearer !== null || (seen.length <= PORTRAITS && seen.length > 0 && seen.every(bustOf));
  const shots = near ? script.shots.map(comeNearer) : script.shots;
  return {
    script: {
      ...script,
      shots,
      relations: [
        ...script.relations,
        ...(bearer === null ? [] : extras.map(({ id }) => ({ role: id, ...onTo(bearer) }))),
      ],
      cast: [
        ...script.cast.map((role) => (whole.has(role.id) ? { ...role, count: 1 } : role)).map(asPictured(parts)),
        ...extras,
      ],
    },
    cast(role, chance, instance) {
      const number = parts.get(`${role.id} ${instance}`);
      const cut = number === undefined ? undefined : cutOuts[number];
      if (cut === undefined) return castRole(role, chance);
      const played = castRole(role, chance)?.family ?? '';
      // Who is wider than tall is nobody upright, whoever it is.
      const plays = played === 'person' && cut.width > cut.height * WIDER ? 'quadruped' : played;
      // A bust that plays a person has legs to stand on; a cat that holds something stays a cat.
      const whole = cut.cutOff && plays === 'person' && role.thing === 'person';
      return { family: REFERENCE_FAMILY, sheet: { picture: cut.name, plays, ...(whole ? { whole } : {}) } };
    },
  };
}

/** Times as wide as tall. */
const WIDER = 1.15;

/** Whoever is in a car is in its picture: nobody else gets in. */
const asPictured =
  (parts: ReadonlyMap<string, number>) =>
  (role: Role): Role =>
    parts.has(`${role.id} 0`) && findThing(role.thing)?.alive !== true
      ? { ...role, traits: [...role.traits, 'driverless'] }
      : role;

/** So many at most are seen from near together. */
const PORTRAITS = 2;

/** A portrait was taken from near: whom it shows is not a speck in a hall, and no more is what stands on a table. */
const comeNearer = (shot: Shot): Shot =>
  shot.sizeStated || shot.size === 'close' ? shot : { ...shot, size: 'medium' };

/** Words of another language name a role by what they are in English: the last of whom they speak. */
function roleIn(words: string, roles: readonly Role[]): Role | null {
  const named = writeScript({ prompt: words, negativePrompt: null, durationSeconds: 1 }).cast;
  const found = named.toReversed().map(({ noun }) => roles.find((role) => role.noun === noun));
  return found.find((role) => role !== undefined) ?? null;
}

/** "All of them on a table": what bears them is no picture, but a table. */
const BORNE =
  /\b(?:all|both|each|them|these|those|everything|things|objects|products|items)\b[^.]{0,60}\bon\s{1,3}(?:an?|the)\b/i;
/** Of a figure's usual size, where it stands on something. */
const ON_TABLE = 0.17;
/** More than so many are smaller, or they would find no room on a table beside each other. */
const ROOMY = 3;
/** More than these are not seen whole on any table. */
const MOST_BORNE = 6;

const bearerOf = ({ prompt, relations }: Script, roles: readonly Role[]): Role | null => {
  const [only, ...others] = roles;
  const isBare = only !== undefined && others.length === 0 && relations.length === 0;
  return isBare && BORNE.test(prompt) && findThing(only.thing)?.moves === false ? only : null;
};

const onTo = ({ id }: Role): Pick<Script['relations'][number], 'relation' | 'to' | 'where'> => ({
  relation: 'on',
  to: id,
  where: null,
});

const anExtra = (id: number, size: number): Role => plainRole({ id, thing: REFERENCE_FAMILY, facing: 'camera', size });
