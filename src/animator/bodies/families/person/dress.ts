import type { Role } from '../../../director/script.ts';
import type { Random } from '../../../maths/random.ts';
import { clothHex, colourHex } from './cast-colours.ts';
import { COMPANIONS, GARMENT_WORDS } from './casts-table.ts';
import { type Cut, GARMENTS } from './garments-table.ts';
import type { RoleLook } from './roles-table.ts';
import { type Age, PATTERNS, type Pattern, type Worn } from './sheet.ts';

interface Wish {
  readonly role: Role;
  readonly look: RoleLook | null;
  readonly gender: 'woman' | 'man';
  readonly age: Age;
  readonly chance: Random;
  /** Wears nothing but what is said: who has fur needs no more. */
  readonly bare?: boolean;
  /** Whatever nobody names a colour of is of another than this. */
  readonly skin?: string;
}

type Outfit = readonly [string, ...string[]];
const MEN: readonly [Outfit, ...Outfit[]] = [
  ['t-shirt', 'jeans', 'sneakers'],
  ['shirt', 'pants', 'shoes'],
  ['hoodie', 'jeans', 'sneakers'],
  ['sweater', 'pants', 'shoes'],
  ['t-shirt', 'jacket', 'jeans', 'boots'],
  ['polo shirt', 'shorts', 'sneakers'],
  ['shirt', 'vest', 'pants', 'shoes'],
];
const WOMEN: readonly [Outfit, ...Outfit[]] = [
  ['dress', 'shoes'],
  ['blouse', 'jeans', 'sneakers'],
  ['sweater', 'skirt', 'boots'],
  ['t-shirt', 'denim jacket', 'jeans', 'sneakers'],
  ['sundress', 'sandals'],
  ['blouse', 'cardigan', 'pants', 'shoes'],
  ['blouse', 'skirt', 'shoes'],
];
const BOYS: readonly [Outfit, ...Outfit[]] = [
  ['t-shirt!striped', 'shorts', 'sneakers'],
  ['hoodie', 'jeans', 'sneakers'],
  ['t-shirt', 'dungarees', 'sneakers'],
];
const GIRLS: readonly [Outfit, ...Outfit[]] = [
  ['dress', 'shoes'],
  ['sundress!dotted', 'sandals'],
  ['t-shirt', 'dungarees', 'sneakers'],
  ['sweater', 'skirt', 'boots'],
];
const BABIES: readonly [Outfit, ...Outfit[]] = [
  ['pajamas!striped', 'slippers'],
  ['t-shirt', 'dungarees', 'barefoot'],
  ['pajamas!dotted', 'barefoot'],
];

/** What keeps water off shines in its own colour. */
const OILCLOTH: ReadonlySet<string> = new Set(['raincoat', 'swimsuit']);

const HATLESS: ReadonlySet<string> = new Set(['nightgown', 'pajamas']);

const OUTER = /^(?:sweater|jumper|pullover|cardigan|hoodie|sweatshirt|robe|dress)$/;
const INNER = /^(?:turtleneck|shirt|t-shirt|blouse|polo shirt|tank top|top)$/;

/** Clothes for somebody: what the prompt says over what they are over what anybody wears. One slot holds one thing. */
export function dress(wish: Wish): readonly Worn[] {
  const { role, look, gender, chance } = wish;
  const slots = new Map<Cut['slot'], Worn>();
  const covered: string[] = [];
  const own =
    look === null || look.wears.length === 0 ? null : gender === 'woman' ? (look.woman ?? look.wears) : look.wears;
  const base = own ?? (look?.kind === 'robot' || wish.bare === true ? [] : casual(wish));
  for (const word of base) {
    const worn = unlikeSkin(readWorn(word, chance.spawn(`colour ${word}`), null), word, wish.skin);
    const slot = GARMENTS[worn.garment]?.slot;
    if (slot !== undefined) slots.set(slot, worn);
  }
  const said = new Set<Cut['slot']>();
  for (const { garment, colour, pattern } of role.wears) {
    const kept = own?.find((word) => isSameKind(plainName(word), nameOf(garment)));
    const called = nameOf(garment);
    // Of who is no knight a helmet is what one cycles in.
    const everyday = called === 'helmet' && own === null && !role.wears.some((each) => ARMOUR.test(each.garment));
    const name = kept !== undefined ? plainName(kept) : everyday ? 'bike helmet' : called;
    const hex = OILCLOTH.has(name) ? colourHex(colour) : clothHex(colour);
    if (name === 'hijab') {
      covered.push(hex ?? chance.spawn('hijab').pick(['#8a9ab0', '#c8a8b0', '#3a4a5a', '#e0d4c0']));
      continue;
    }
    if (GARMENTS[name] === undefined || (own !== null && isOwnAttire(garment, own))) continue;
    if (own !== null && colour === null && name === 'skirt' && hasOwnSkirt(own)) continue;
    const worn = readWorn(kept ?? name, chance.spawn(`colour ${name}`), hex, patternOf(pattern));
    // What a calling wears anyway goes with the rest of that: the wetsuit of a diver with fins.
    const companions = COMPANIONS[name] ?? [];
    // And the bodice of a dancer is of one colour with the skirt that is told of.
    const along = kept === undefined ? companions : companions.filter((each) => hex !== null && each.endsWith('='));
    for (const companion of along) {
      const [other = ''] = companion.split(/[#=!]/);
      const slot = GARMENTS[other]?.slot;
      if (!role.wears.some((each) => GARMENTS[nameOf(each.garment)]?.slot === slot))
        put(
          slots,
          readWorn(
            companion,
            chance.spawn(`colour ${companion}`),
            companion.endsWith('=') ? (worn.colour ?? null) : null,
          ),
          said,
        );
    }
    const slot = GARMENTS[name]?.slot;
    // "a sweater over a turtleneck": the sweater is seen.
    if (slot === 'top' && said.has('top') && OUTER.test(slots.get('top')?.garment ?? '') && INNER.test(name)) continue;
    const former = [...slots.values()];
    put(slots, worn, said);
    for (const other of former.filter((each) => ![...slots.values()].includes(each)))
      takeOff(slots, other.garment, own ?? [], said);
    if (slot !== undefined) said.add(slot);
  }
  // Whoever wears a shirt where a dress would be has something below it too.
  const below = [...slots.values()].some(({ garment }) => COVERS_LEGS.has(garment));
  if (said.has('top') && own === null && base.length > 0 && !below)
    put(slots, readWorn('pants', chance.spawn('colour pants'), null), said);
  // Over what somebody is said to wear there is only what their calling wears: leotards are not below a jacket.
  const ofCalling = own !== null && look?.words !== '' && slots.get('over')?.garment !== 'cardigan';
  if (said.has('top') && !said.has('over') && !ofCalling) slots.delete('over');
  // "with braided red hair and armour": whose hair is told of has no helmet over it.
  const shows = role.person?.hair?.colour != null || role.person?.hair?.style != null;
  if (shows && !said.has('hat') && BATTLE_HELMET.test(slots.get('hat')?.garment ?? '')) slots.delete('hat');
  // Nobody has a hat on for the night or the bath.
  if (!said.has('hat') && [...slots.values()].some(({ garment }) => HATLESS.has(garment))) slots.delete('hat');
  // "A woman in red", "a yellow robot".
  const main = clothHex(role.colour);
  if (main !== null && !role.wears.some(({ colour }) => colour !== null)) recolour(slots, main);
  for (const { part, colour } of role.colours) recolourPart(slots, part, clothHex(colour));
  if (covered[0] !== undefined) slots.set('hat', { garment: 'hood', colour: covered[0] });
  return [...slots.values()];
}

const COVERS_LEGS: ReadonlySet<string> = new Set(
  Object.entries(GARMENTS).flatMap(([name, { slot, also }]) => (slot === 'bottom' || also === 'bottom' ? [name] : [])),
);
const BATTLE_HELMET = /^(?:helmet|samurai helmet|viking helmet)$/;
const ARMOUR = /armou?r|mail|cuirass|breastplate/;

const plainName = (word: string): string => word.split(/[#=!]/)[0] ?? '';

/** The suit of a superhero is none for an office, the helmet of who builds is a hard hat, the cap of a graduate has a board, and a worker's vest is the one that workers wear. */
const isSameKind = (own: string, said: string): boolean =>
  own === said ||
  // The silver suit of a diver is one for the water.
  (said === 'suit' && /^(?:super suit|wetsuit|space suit|tracksuit|jumpsuit)$/.test(own)) ||
  (said === 'helmet' && /(?:helmet|hard hat)$/.test(own)) ||
  (said === 'cap' && own.endsWith(' cap'));

/** A magician's costume is what magicians wear, and a centurion's armour is no knight's. */
const isOwnAttire = (garment: string, own: readonly string[]): boolean =>
  garment === 'costume' ||
  (/^(?:(?:full|plate|battle|body) )?armou?r$/.test(garment) && own.some((word) => /armou?r|cuirass/.test(word)));

function casual({ gender, age, chance }: Wish): Outfit {
  const own = chance.spawn('outfit');
  if (age === 'baby') return own.pick(BABIES);
  if (age === 'child' || age === 'toddler') return own.pick(gender === 'woman' ? GIRLS : BOYS);
  if (age === 'old' && gender === 'woman')
    return own.pick<Outfit>([
      ['dress', 'cardigan', 'shoes'],
      ['blouse', 'cardigan', 'skirt', 'shoes'],
    ]);
  if (age === 'old')
    return own.pick<Outfit>([
      ['shirt', 'cardigan', 'pants', 'shoes'],
      ['sweater', 'pants', 'shoes'],
      ['shirt', 'vest', 'pants', 'shoes', 'flat cap'],
    ]);
  return own.pick(gender === 'woman' ? WOMEN : MEN);
}

/** Of the way from black to white along one of its parts: colours that are nearer look like one. */
const ALIKE = 0.28;

const partsOf = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const isAlike = (a: string, b: string): boolean => {
  const other = partsOf(b);
  return Math.hypot(...partsOf(a).map((part, index) => part - (other[index] ?? 0))) < ALIKE * 255;
};

/** A blouse in the colour of the skin looks like none: the next of its colours is taken. */
function unlikeSkin(worn: Worn, word: string, skin: string | undefined): Worn {
  const { garment, colour } = worn;
  const colours: readonly string[] = GARMENTS[garment]?.colours ?? [];
  if (skin === undefined || colour === undefined || /[#=]/.test(word) || !isAlike(colour, skin)) return worn;
  const at = colours.indexOf(colour);
  const another = [...colours.slice(at + 1), ...colours.slice(0, at)].find((other) => !isAlike(other, skin));
  return { ...worn, colour: another ?? colour };
}

/** `name`, `name#colour`, `name=` (in the colour given) or `name!pattern`. */
function readWorn(word: string, chance: Random, colour: string | null, pattern: Pattern | null = null): Worn {
  const [, name = word, hex, said] = /^([^#=!]+)(#[0-9a-f]{6})?=?(?:!(\w+))?$/.exec(word) ?? [];
  const cut = GARMENTS[name];
  const chosen =
    colour ??
    hex ??
    (cut === undefined ? '#888888' : (cut.colours[chance.index(cut.colours.length)] ?? cut.colours[0]));
  const worn: Worn = { garment: name, colour: chosen };
  const own = pattern ?? patternOf(said ?? null);
  if (own === null) return worn;
  return { ...worn, pattern: own, second: cut?.second ?? chance.pick(['#f4f1ea', '#f0d88a', '#2b2e3a']) };
}

function patternOf(word: string | null): Pattern | null {
  if (word === null) return null;
  const known: Readonly<Record<string, Pattern>> = {
    spotted: 'dotted',
    polka: 'dotted',
    plaid: 'checkered',
    flowered: 'floral',
    patterned: 'floral',
  };
  return known[word] ?? PATTERNS.find((pattern) => pattern === word) ?? null;
}

/** Under its own name, or its last word's: a rain poncho is a poncho. */
function nameOf(garment: string): string {
  const known = [garment, garment.split(' ').at(-1) ?? ''].map((word) => GARMENT_WORDS[word] ?? word);
  return known.find((name) => GARMENTS[name] !== undefined) ?? garment;
}

/** "whirls her skirt": a flamenco dancer's is that of her gown. */
const hasOwnSkirt = (own: readonly string[]): boolean =>
  own.some((word) => GARMENTS[plainName(word)]?.skirt !== undefined);

/** `said` are the slots of what the prompt says, which nothing else takes off. */
function put(slots: Map<Cut['slot'], Worn>, worn: Worn, said: ReadonlySet<Cut['slot']>): void {
  const cut = GARMENTS[worn.garment];
  if (cut === undefined) return;
  if (cut.also === 'bottom') slots.delete('bottom');
  const top = slots.get('top');
  const gown = top !== undefined && said.has('top') && GARMENTS[top.garment]?.skirt !== undefined;
  // "In a red dress, her skirt swirling": the dress's own.
  if (cut.slot === 'bottom' && cut.skirt !== undefined && gown) return;
  // Who puts on trousers takes the dress off.
  if (cut.slot === 'bottom' && top !== undefined && GARMENTS[top.garment]?.also === 'bottom') slots.delete('top');
  const over = slots.get('over');
  if (cut.slot === 'bottom' && over !== undefined && GARMENTS[over.garment]?.also === 'bottom') slots.delete('over');
  if (cut.slot === 'top' && cut.also === 'bottom' && over !== undefined && !said.has('over')) slots.delete('over');
  slots.set(cut.slot, worn);
}

/** An astronaut in a jumpsuit has no space suit on, and so neither its helmet nor what it carries on its back. */
function takeOff(
  slots: Map<Cut['slot'], Worn>,
  former: string,
  own: readonly string[],
  said: ReadonlySet<Cut['slot']>,
): void {
  for (const word of COMPANIONS[former] ?? []) {
    const slot = GARMENTS[plainName(word)]?.slot;
    if (slot !== undefined && own.includes(word) && !said.has(slot) && !KEPT_ON.has(slot)) slots.delete(slot);
  }
}
const KEPT_ON: ReadonlySet<Cut['slot']> = new Set(['shoes', 'hands', 'bottom']);

function recolour(slots: Map<Cut['slot'], Worn>, colour: string): void {
  for (const slot of ['over', 'top', 'hat'] as const) {
    const worn = slots.get(slot);
    if (worn === undefined) continue;
    slots.set(slot, { ...worn, colour });
    return;
  }
}

function recolourPart(slots: Map<Cut['slot'], Worn>, part: string, colour: string | null): void {
  if (colour === null) return;
  for (const [slot, worn] of slots) if (worn.garment.includes(part)) slots.set(slot, { ...worn, colour });
}
