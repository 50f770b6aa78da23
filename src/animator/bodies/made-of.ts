import type { MaterialName } from '../maths/materials.ts';
import { lightOf } from '../maths/mesh.ts';
import { makeRandom } from '../maths/random.ts';
import { scale } from '../maths/vector.ts';
import type { Body, BodyPart } from './body.ts';
import { BRIGHTEST, type Cover, coverAll, pointsOf } from './covers.ts';
import { pane } from './forge/forge.ts';

interface Stuff {
  readonly material: MaterialName;
  readonly colour: number;
  readonly clear?: number;
  readonly glows?: number;
  readonly cover?: Cover;
}

/** "A lion of clouds", "a knight of glass": what living bodies can be made of all over, by the catalogue's names of materials. */
const STUFFS: Readonly<Record<string, Stuff>> = {
  glass: { material: 'glass', colour: 0xd6eef4, clear: 0.25 },
  crystal: { material: 'glass', colour: 0xd8e4fa, clear: 0.5 },
  ice: { material: 'glass', colour: 0xbfe4f5, clear: 0.25 },
  water: { material: 'glass', colour: 0x6fb8dc, clear: 0.5 },
  jelly: { material: 'glass', colour: 0xe0457a, clear: 0.25 },
  ghost: { material: 'cloud', colour: 0xd6e6f4, clear: 0.25 },
  fire: { material: 'glow', colour: 0xff7a22, glows: 1.1 },
  lava: { material: 'glow', colour: 0xff5a1a, glows: 1.1 },
  leaves: {
    ...{ material: 'leaf', colour: 0x35572a },
    cover: {
      shape: 'leaf',
      material: 'leaf',
      colours: [0x4f8a35, 0x69a53f, 0x3c7431, 0x84b64a],
      size: 0.055,
      most: 3600,
    },
  },
  flowers: {
    ...{ material: 'leaf', colour: 0x4c7a38 },
    cover: {
      shape: 'leaf',
      material: 'petal',
      colours: [0xf28ab2, 0xf7d35a, 0xe95f7d, 0xb585e0, 0xfbf3ee, 0x5d9a45],
      size: 0.045,
      most: 3600,
    },
  },
  cloud: {
    ...{ material: 'cloud', colour: 0xe9eef5 },
    cover: { shape: 'puff', material: 'cloud', colours: [0xf4f7fb, 0xe6ecf5, 0xfdf6f0], size: 0.085, most: 420 },
  },
  smoke: {
    ...{ material: 'cloud', colour: 0x6d7075 },
    cover: { shape: 'puff', material: 'cloud', colours: [0x8c8f94, 0x6a6d72, 0xa3a6aa], size: 0.085, most: 420 },
  },
  boulders: {
    ...{ material: 'rock', colour: 0x5d5a53 },
    cover: {
      shape: 'block',
      material: 'rock',
      colours: [0x8d887d, 0x7a756b, 0x9a958a, 0x6b675f],
      size: 0.1,
      most: 520,
    },
  },
  candy: {
    ...{ material: 'plastic', colour: 0xf6a6c4 },
    cover: {
      shape: 'puff',
      material: 'plastic',
      colours: [0xe8433f, 0xf7c948, 0x4fb3e8, 0x6cc24a, 0xb06ad8, 0xffffff],
      size: 0.026,
      most: 460,
    },
  },
};

export const isStuff = (material: string | null): material is string =>
  material !== null && Object.hasOwn(STUFFS, material);

/** Eyes stay eyes: by them one sees that it is alive. */
const KEPT: ReadonlySet<MaterialName> = new Set(['eye']);

/** The same body with the same bones, all of it of one stuff. */
export function madeOf(body: Body, material: string): Body {
  const stuff = STUFFS[material];
  if (stuff === undefined) throw new RangeError(`No body is made of '${material}'.`);
  return {
    ...body,
    makeParts(kernel) {
      const parts = body.makeParts(kernel);
      const chance = makeRandom(1).spawn(material);
      const skins = parts.filter((part) => !KEPT.has(part.material));
      const { cover } = stuff;
      const eyes = parts.filter((part) => KEPT.has(part.material)).flatMap(pointsOf);
      const covers = cover === undefined ? [] : coverAll(skins, cover, body.height * cover.size, chance, eyes);
      return [...parts.map((part) => (KEPT.has(part.material) ? part : restyle(part, stuff))), ...covers];
    },
  };
}

/** Shades of what it was are kept, so that mouth and folds are still seen. */
const SHADES = 0.35;

function restyle(part: BodyPart, { material, colour, clear = 0, glows = 1 }: Stuff): BodyPart {
  const own = lightOf(colour, glows);
  const light = scale(own, material === 'glow' ? 1 : Math.min(1, BRIGHTEST / Math.max(...own)));
  const count = part.mesh.positions.length / 3;
  const lumas = Array.from({ length: count }, (_, k) =>
    Math.max(part.colours[k * 3] ?? 0, part.colours[k * 3 + 1] ?? 0),
  );
  const mean = lumas.reduce((sum, each) => sum + each, 0) / Math.max(1, count) + 0.02;
  const colours = new Float32Array(count * 3);
  for (const [k, luma] of lumas.entries())
    colours.set(scale(light, 1 - SHADES + SHADES * Math.min(1.4, (luma + 0.02) / mean)), k * 3);
  const { texture: _texture, ...plain } = part;
  return { ...plain, material, colours, patches: null, ...(clear > 0 ? { texture: pane(colour, clear, count) } : {}) };
}
