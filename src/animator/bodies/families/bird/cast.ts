import type { Role } from '../../../director/script.ts';
import type { Sheet } from '../../body.ts';
import { finenessOf } from '../../fineness.ts';
import { darker, hexOf, lighter, readColour } from '../../recolour.ts';
import { BIRDS } from './birds-table.ts';
import type { BirdCoat, BirdSheet } from './sheet.ts';
import { varyBird } from './vary-bird.ts';

const YOUNG = /^(?:baby|chick|duckling|gosling|cygnet|baby .+|.+ chick|owlet|eaglet|hatchling)$/;
const SONGBIRD_METRES = 0.3;
const SMALL_BIRDS = ['bluebird', 'robin', 'finch', 'sparrow', 'canary', 'cardinal'] as const;

/** The sheet of a role; null where it is no bird. A "bird" and nothing more is one of the small singers. */
export function castBird(role: Role, chance: { pick<T>(list: readonly [T, ...T[]]): T }): Sheet | null {
  // "a Victoria crowned pigeon": known by what is said of it.
  const said = role.traits.map((trait) => `${trait} ${role.thing}`);
  // "a mother robin" is a robin.
  const last = role.noun.split(' ').at(-1) ?? role.noun;
  const names = [...role.variety, role.noun, ...said, last].filter((name) => BIRDS[name] !== undefined);
  const own = BIRDS[role.thing] !== undefined ? role.thing : null;
  if (own === null && names.length === 0) return null;
  const exact = names.sort((a, b) => b.length - a.length).find((name) => name !== own);
  const name = exact ?? (own === 'bird' ? chance.pick(SMALL_BIRDS) : own);
  let sheet = BIRDS[name ?? 'bird'];
  if (sheet === undefined) return null;
  if (
    name !== 'chick' &&
    name !== 'duckling' &&
    [...role.variety, ...role.traits, role.noun].some((word) => YOUNG.test(word))
  )
    sheet = makeChick(sheet);
  const colour = readColour(role.colour);
  if (colour !== null)
    sheet = { ...sheet, coat: recolour(sheet.coat, colour, role.colour === 'black' || role.colour === 'white') };
  if (role.traits.some((word) => /^(?:fluffy|fat|chubby|round)$/.test(word)))
    sheet = varyBird(sheet, { body: { radius: sheet.body.radius * 1.18 }, head: { radius: sheet.head.radius * 1.08 } });
  for (const { part, colour: said } of role.colours) {
    const rgb = readColour(said);
    if (rgb !== null) sheet = paintPart(sheet, part, hexOf(rgb));
  }
  const wears = role.wears.map(({ garment, colour: said }) => ({ garment, colour: said }));
  return { ...sheet, ...(wears.length > 0 ? { wears } : {}), fineness: finenessOf(role.count) };
}

const GREY_DOWN = {
  ...{ base: '#b4b8bd', back: '#9da2a8', belly: '#cfd2d5', breast: '#c6cacd', wing: '#a2a7ad', wingTip: '#8e9399' },
  ...{ tail: '#8e9399', head: '#24262c', face: '#f6f5f0', cheek: '#f6f5f0', beak: '#2c2a2c', beakTip: '#2c2a2c' },
} as const;

/** The same bird out of the egg: round, large-headed, in down. */
function makeChick(sheet: BirdSheet): BirdSheet {
  const { head, eye, wing, tail, neck, beak, leg } = sheet;
  return varyBird(sheet, {
    // Penguins are hatched in grey down, with a white face under a dark cap.
    ...(wing.tip === 'flipper' ? { coat: GREY_DOWN } : {}),
    metres: sheet.metres * 0.42,
    head: { radius: head.radius * 1.35 },
    eye: { radius: eye.radius * 1.3 },
    neck: { length: neck.length * 0.6 },
    leg: { length: leg.length * 0.75 },
    // Short and broad, to be seen open from afar; that of the young of songbirds is yellow.
    beak: { length: beak.length * 0.8, depth: beak.depth * 1.4 },
    ...(sheet.metres < SONGBIRD_METRES ? { coat: { beak: '#e9b53c' } } : {}),
    wing: { span: wing.span * 0.45, chord: wing.chord * 0.6 },
    tail: { kind: 'short', length: Math.min(0.12, tail.length), width: 0.4, angle: 0 },
    crest: undefined,
    beats: 0,
  });
}

function recolour(coat: BirdCoat, colour: readonly [number, number, number], whole: boolean): BirdCoat {
  const { beak, beakTip, leg, comb, around } = coat;
  return {
    ...(whole
      ? {}
      : {
          ...(coat.belly === undefined ? {} : { belly: lighter(colour, 0.7) }),
          ...(coat.speckles === undefined ? {} : { speckles: coat.speckles }),
        }),
    base: hexOf(colour),
    back: darker(colour, 0.1),
    wing: darker(colour, 0.14),
    wingTip: darker(colour, whole && colour[0] > 200 ? 0.18 : 0.4),
    tail: darker(colour, 0.2),
    beak,
    ...(beakTip === undefined ? {} : { beakTip }),
    leg,
    ...(comb === undefined ? {} : { comb }),
    ...(around === undefined ? {} : { around }),
  };
}

function paintPart(sheet: BirdSheet, part: string, hex: string): BirdSheet {
  if (/^eyes?$/.test(part)) return varyBird(sheet, { eye: { iris: hex } });
  if (/^wings?$/.test(part)) return varyBird(sheet, { coat: { wing: hex } });
  if (/^(?:tail|train)$/.test(part)) return varyBird(sheet, { coat: { tail: hex } });
  if (/^(?:beak|bill)$/.test(part)) return varyBird(sheet, { coat: { beak: hex } });
  if (/^(?:belly|breast|chest)$/.test(part)) return varyBird(sheet, { coat: { breast: hex } });
  if (/^head$/.test(part)) return varyBird(sheet, { coat: { head: hex } });
  if (/^(?:crest|comb)$/.test(part)) return varyBird(sheet, { coat: { comb: hex } });
  if (/^(?:legs?|feet|foot)$/.test(part)) return varyBird(sheet, { coat: { leg: hex } });
  if (/^(?:feathers?|plumage)$/.test(part)) {
    const rgb = readColour(hex);
    if (rgb === null) return sheet;
    const { breast } = sheet.coat;
    return {
      ...sheet,
      coat: { ...recolour(sheet.coat, rgb, false), ...(breast === undefined ? {} : { breast }) },
    };
  }
  return sheet;
}
