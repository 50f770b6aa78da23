import type { Role } from '../../../director/script.ts';
import type { MaterialName } from '../../../maths/materials.ts';
import type { Sheet } from '../../body.ts';
import { finenessOf } from '../../fineness.ts';
import { darker, hexOf, lighter, readColour } from '../../recolour.ts';
import { makeYoung } from './make-young.ts';
import { mixSheets } from './mix-sheets.ts';
import type { QuadrupedCoat, QuadrupedSheet } from './sheet.ts';
import { SPECIES } from './species-table.ts';
import { VARIETIES, YOUNG_WORDS } from './varieties-table.ts';
import { vary } from './vary.ts';
import { WILD_VARIETIES } from './wild-varieties-table.ts';

/** The sheet of a role: species, breed, young or mixed, in the colours, stuff and clothes the prompt gives it. Null where it is no such animal. */
export function castQuadruped(role: Role): Sheet | null {
  const bases = basesOf(role);
  const [first, second] = bases;
  if (first === undefined) return null;
  let sheet = second === undefined ? first : mixSheets(first, second);
  const says = [...role.variety, ...role.traits, role.noun];
  if (says.some((word) => YOUNG_WORDS.test(word))) sheet = makeYoung(sheet);
  sheet = withTraits(sheet, role.traits);
  sheet = { ...sheet, coat: paintCoat(sheet.coat, role) };
  sheet = withParts(sheet, role);
  const wears = role.wears.map(({ garment, colour }) => ({ garment, colour }));
  return { ...sheet, ...(wears.length > 0 ? { wears } : {}), fineness: finenessOf(role.count) };
}

const MADE_UP = 'creature';

/** One species, or two where the prompt mixes them. */
function basesOf({ thing, variety, noun }: Role): QuadrupedSheet[] {
  const named = [...new Set([...variety, noun])];
  const own = SPECIES[thing];
  const others = named.filter((name) => name !== thing && SPECIES[name] !== undefined);
  // A stag beetle is a beetle, and a zebra fish has no hooves.
  if (own === undefined && thing !== MADE_UP) return [];
  // A creature that is said to be between two is just that.
  if (own === undefined || (thing === MADE_UP && others.length > 0))
    return others.slice(0, 2).flatMap((name) => SPECIES[name] ?? []);
  const varieties = { ...VARIETIES[thing], ...WILD_VARIETIES[thing] };
  // The most exact word wins: "german shepherd" before "shepherd".
  const young01 = (name: string): number => (YOUNG_WORDS.test(name) ? 1 : 0);
  const breed = named
    .filter((name) => varieties[name] !== undefined)
    .sort((a, b) => young01(a) - young01(b) || b.length - a.length)[0];
  const { as, change = {}, young } = (breed === undefined ? undefined : varieties[breed]) ?? {};
  const start = as === undefined ? own : (SPECIES[as] ?? own);
  const bred = vary(start, change);
  const mixed = others.filter((name) => name !== as && name !== breed);
  const whole = young === true && !YOUNG_WORDS.test(breed ?? '') ? makeYoung(bred) : bred;
  return [whole, ...mixed.slice(0, 1).flatMap((name) => SPECIES[name] ?? [])];
}

function withTraits(sheet: QuadrupedSheet, traits: readonly string[]): QuadrupedSheet {
  let changed = sheet;
  const has = (...words: readonly string[]): boolean => words.some((word) => traits.includes(word));
  const { body, head, tail } = sheet;
  if (has('fluffy', 'furry', 'shaggy', 'hairy', 'woolly'))
    changed = vary(changed, {
      body: { chest: body.chest * 1.1, belly: body.belly * 1.12, hip: body.hip * 1.1 },
      head: { tuft: head.tuft ?? 0.05, cheek: head.cheek * 1.12 },
      tail:
        tail.kind === 'curl' || tail.kind === 'thin' ? { kind: 'bush', radius: 0.11 } : { radius: tail.radius * 1.3 },
      coat: { fur: 1.5 },
    });
  const wide = has('fat', 'chubby', 'round', 'heavy') ? 1.22 : has('thin', 'skinny', 'slim') ? 0.86 : 1;
  if (wide !== 1)
    changed = vary(changed, {
      body: { chest: body.chest * wide, belly: body.belly * wide, hip: body.hip * wide },
      head: { cheek: head.cheek * wide },
    });
  if (has('winged', 'flying') && sheet.wings === undefined) changed = vary(changed, { wings: 1 });
  if (has('horned') && sheet.horns === undefined) changed = vary(changed, { horns: { kind: 'curved', length: 0.2 } });
  return changed;
}

/** What it is made of, where it is no animal of flesh and blood. */
const STUFFS: Readonly<Record<string, { readonly surface: MaterialName; readonly colour: string | null }>> = {
  gold: { surface: 'metal', colour: '#e6b040' },
  silver: { surface: 'metal', colour: '#c8ced6' },
  bronze: { surface: 'metal', colour: '#a8743a' },
  copper: { surface: 'metal', colour: '#c07a4a' },
  metal: { surface: 'metal', colour: '#9aa2ab' },
  tin: { surface: 'metal', colour: '#b4bac2' },
  glass: { surface: 'glass', colour: '#bfe0e6' },
  ice: { surface: 'glass', colour: '#c8e8f4' },
  wood: { surface: 'wood', colour: '#a87444' },
  stone: { surface: 'stone', colour: '#9a9690' },
  marble: { surface: 'polished', colour: '#eeeae4' },
  paper: { surface: 'paper', colour: '#f6f2ea' },
  porcelain: { surface: 'porcelain', colour: '#f4f1ec' },
  ceramic: { surface: 'porcelain', colour: '#f4f1ec' },
  plastic: { surface: 'plastic', colour: null },
  candy: { surface: 'plastic', colour: '#f08ab4' },
  chocolate: { surface: 'food', colour: '#5a3420' },
  jelly: { surface: 'food', colour: '#d94a6a' },
  clay: { surface: 'plaster', colour: '#b8694a' },
  snow: { surface: 'snow', colour: '#f6f8fb' },
};

const WHITE_FUR = '#eae5db';

function paintCoat(coat: QuadrupedCoat, role: Role): QuadrupedCoat {
  const stuff = role.material === null ? undefined : STUFFS[role.material];
  // White fur is never as white as paper: in the sun it would be all glare.
  const colour = readColour(
    role.colour === 'white' && stuff === undefined ? WHITE_FUR : (role.colour ?? stuff?.colour ?? null),
  );
  let painted: QuadrupedCoat = stuff === undefined ? coat : { ...coat, surface: stuff.surface, fur: 0 };
  if (colour !== null)
    painted = recolour(painted, colour, stuff !== undefined || role.colour === 'black' || role.colour === 'white');
  // The light on the outline of fur is white: on black fur it would be most of what is seen.
  if (role.colour === 'black' && stuff === undefined) painted = { ...painted, surface: painted.surface ?? 'hair' };
  const pattern = role.traits.includes('striped')
    ? ({ kind: 'stripes', scale: 7, share: 0.35 } as const)
    : role.traits.some((word) => /^(?:spotted|dotted|speckled)$/.test(word))
      ? ({ kind: 'spots', scale: 12, share: 0.3 } as const)
      : null;
  if (pattern !== null) {
    const dark = darker(readColour(painted.base) ?? [120, 100, 80], 0.55);
    painted = { ...painted, pattern: { ...pattern, colour: dark } };
  }
  if (role.traits.some((word) => /^(?:rainbow|colou?rful)$/.test(word)) || role.colour === 'rainbow')
    painted = { ...painted, pattern: { kind: 'rainbow', colour: '#e8433f', scale: 1, share: 1 } };
  return painted;
}

/** In one colour: its markings stay where they are, lighter or darker; one that is black or white all over has none. */
function recolour(coat: QuadrupedCoat, colour: readonly [number, number, number], whole: boolean): QuadrupedCoat {
  const {
    base: _base,
    ear,
    nose,
    around,
    hoof,
    mane,
    eyePatch,
    pattern,
    wool,
    shell,
    fur,
    surface,
    ...markings
  } = coat;
  const kept = whole ? {} : { ...markings, ...(eyePatch === undefined ? {} : { eyePatch }) };
  return {
    ...kept,
    base: hexOf(colour),
    back: darker(colour, 0.12),
    ear: whole ? lighter(colour, 0.25) : ear,
    nose,
    ...(whole ? {} : { earBack: darker(colour, 0.2) }),
    // No ring of another colour around the eyes of one that is black all over.
    ...(around === undefined ? {} : { around: whole ? darker(colour, 0.25) : around }),
    ...(hoof === undefined ? {} : { hoof }),
    ...(mane === undefined ? {} : { mane: whole ? darker(colour, 0.2) : darker(colour, 0.45) }),
    ...(markings.tailTip === undefined || whole
      ? {}
      : { tailTip: coat.mane === coat.tailTip ? darker(colour, 0.45) : markings.tailTip }),
    ...(pattern === undefined || whole ? {} : { pattern: { ...pattern, colour: darker(colour, 0.4) } }),
    ...(wool === undefined ? {} : { wool: hexOf(colour) }),
    ...(shell === undefined ? {} : { shell: darker(colour, 0.3) }),
    ...(fur === undefined ? {} : { fur }),
    ...(surface === undefined ? {} : { surface }),
  };
}

/** "with green eyes", "a white tail", "red wings". */
function withParts(sheet: QuadrupedSheet, { colours }: Role): QuadrupedSheet {
  let changed = sheet;
  for (const { part, colour } of colours) {
    const rgb = readColour(colour);
    if (rgb === null) continue;
    const hex = hexOf(rgb);
    if (/^eyes?$/.test(part)) changed = vary(changed, { eye: { iris: hex } });
    else if (part === 'tail') changed = vary(changed, { coat: { tailTip: hex, tipFrom: 0.1 } });
    else if (part === 'mane') changed = vary(changed, { coat: { mane: hex } });
    else if (/^ears?$/.test(part)) changed = vary(changed, { coat: { earBack: hex } });
    else if (/^(?:paws?|feet|foot|legs?|socks?|hoof|hooves)$/.test(part))
      changed = vary(changed, { coat: { socks: hex } });
    else if (/^(?:belly|chest|stomach)$/.test(part)) changed = vary(changed, { coat: { under: hex, bib: hex } });
    else if (/^(?:nose|snout)$/.test(part)) changed = vary(changed, { coat: { nose: hex } });
    else if (/^(?:face|muzzle)$/.test(part)) changed = vary(changed, { coat: { muzzle: hex } });
    else if (/^wings?$/.test(part)) changed = vary(changed, { coat: { shell: hex }, wings: sheet.wings ?? 1 });
    else if (/^shell$/.test(part)) changed = vary(changed, { coat: { shell: hex } });
    else if (/^(?:horns?|antlers?)$/.test(part) && changed.horns !== undefined)
      changed = vary(changed, { horns: { ...changed.horns, colour: hex } });
    else if (/^(?:fur|coat|skin|scales?|coat of fur)$/.test(part))
      changed = { ...changed, coat: recolour(changed.coat, rgb, false) };
  }
  return changed;
}
