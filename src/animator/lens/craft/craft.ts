import type { BodyPart } from '../../bodies/body.ts';
import type { MaterialName } from '../../maths/materials.ts';
import { fold } from './facets.ts';
import { dent } from './lumps.ts';
import { gatherInPuffs } from './puffs.ts';
import { asItIs, type MadeSurface, pick, type Surface, spanOf } from './surface.ts';
import { buildOfBlocks } from './voxels.ts';

/** What a style makes everything of: surfaces themselves, so that it lies on them and goes with them. */
export interface Craft {
  /** Times as coarse as bodies are made otherwise. */
  readonly coarseness: number;
  readonly material: MaterialName | null;
  /** `tall`: metres of the body. */
  readonly body: (surface: Surface, tall: number) => MadeSurface | null;
  readonly thing: (surface: Surface, span: number) => MadeSurface | null;
  readonly leaves: (surface: Surface, span: number) => MadeSurface | null;
  readonly grass: (surface: Surface) => MadeSurface | null;
  /** Of a body's height: how far features of a face come forward to lie on what the face is made of. */
  readonly forward?: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** Metres: what is larger is the land or the house itself. */
const LARGEST = 14;
const blockOf = (span: number, most: number): number => clamp(span / most, 0.035, 0.3);

/** Blocks in a body's height. */
const [VOXELS, BRICKS] = [56, 36];

/** Grass of blocks is short, else nobody would be seen in it; less than none of it is left where every blade would be a line. */
const mown = (surface: Surface, left = 0.25): Surface => ({
  ...surface,
  positions: surface.positions.map((value, index) => (index % 3 === 1 ? value * left : value)),
});

const CRAFTS: Readonly<Record<string, Craft>> = {
  voxel: {
    coarseness: 1.4,
    material: null,
    body: (surface, tall) => buildOfBlocks(surface, tall / VOXELS, false),
    thing: (surface, span) => (span > LARGEST ? null : buildOfBlocks(surface, blockOf(span, 30), false)),
    leaves: (surface, span) => buildOfBlocks(surface, clamp(span / 16, 0.03, 0.34), false),
    grass: (surface) => buildOfBlocks(mown(surface), 0.1, false),
    forward: 0.5 / VOXELS,
  },
  bricks: {
    coarseness: 1.4,
    material: 'plastic',
    body: (surface, tall) => buildOfBlocks(surface, tall / BRICKS, true),
    thing: (surface, span) => (span > LARGEST ? null : buildOfBlocks(surface, blockOf(span, 24), true)),
    leaves: (surface, span) => buildOfBlocks(surface, clamp(span / 12, 0.04, 0.45), true),
    grass: (surface) => buildOfBlocks(mown(surface), 0.16, true),
    forward: 0.5 / BRICKS,
  },
  low_poly: {
    coarseness: 3.4,
    material: null,
    body: (surface, tall) => fold(surface, tall * 0.016),
    thing: (surface, span) => fold(surface, span > LARGEST ? 0 : span * 0.03),
    leaves: (surface, span) =>
      span < 1 ? fold(surface, 0) : gatherInPuffs(surface, clamp(span / 4.5, 0.2, 1.1), false),
    grass: (surface) => fold(surface, 0),
  },
  origami: {
    coarseness: 4.2,
    material: 'paper',
    body: (surface, tall) => fold(surface, tall * 0.026),
    thing: (surface, span) => fold(surface, span > LARGEST ? 0 : span * 0.04),
    leaves: (surface, span) => (span < 1 ? fold(surface, 0) : gatherInPuffs(surface, clamp(span / 4, 0.2, 1.2), false)),
    grass: (surface) => fold(surface, 0),
  },
  claymation: {
    coarseness: 1,
    material: 'clay',
    body: (surface, tall) => dent(surface, clamp(tall * 0.06, 0.014, 0.1), 0.3),
    thing: (surface, span) => (span > LARGEST ? null : dent(surface, clamp(span * 0.08, 0.03, 0.2), 0.2)),
    leaves: (surface, span) => (span < 1 ? null : gatherInPuffs(surface, clamp(span / 6, 0.16, 0.7), true)),
    grass: () => null,
  },
};

/** Drawn, printed and sewn: people as they are, leaves as the lumps a hand draws them in, and grass that crosses nobody. */
const DRAWN: Craft = {
  coarseness: 1,
  material: null,
  body: () => null,
  thing: () => null,
  leaves: (surface, span) => (span < 1 ? null : gatherInPuffs(surface, clamp(span / 6, 0.16, 0.8), true)),
  grass: (surface) => asItIs(mown(surface, -0.1)),
};
const DRAWN_STYLES =
  /^(?:paper|felt|knitted|cartoon|ukiyo_e|pop_art|manga|sketch|colored_pencil|chalk|blueprint|minimalist|art_deco)$/;

export const craftOf = (styles: readonly string[]): Craft | null =>
  styles.flatMap((style) => CRAFTS[ALIKE[style] ?? style] ?? (DRAWN_STYLES.test(style) ? DRAWN : []))[0] ?? null;
/** Puppets of what hands make. */
const ALIKE: Readonly<Record<string, string>> = { stop_motion: 'claymation' };

/** Features of a face and what is as small: made anew they would not be known. */
const SMALL = 0.13;
const KEPT_MATERIALS: ReadonlySet<MaterialName> = new Set<MaterialName>(['eye', 'glow', 'glass', 'print', 'luminous']);
const TEXELS = 44;

/** The parts of a body, made of what the style makes them of. */
export function craftParts(parts: readonly BodyPart[], styles: readonly string[], tall: number): readonly BodyPart[] {
  const craft = craftOf(styles);
  if (craft === null) return parts;
  return parts.flatMap((part): readonly BodyPart[] => {
    // Hair that stands out of a coat in locks has no blocks.
    if (part.name === 'locks') return [];
    if (part.texture !== undefined || KEPT_MATERIALS.has(part.material))
      return [broughtForward(part, (craft.forward ?? 0) * tall)];
    const { mesh } = part;
    const surface = { ...mesh, colours: shownColours(part) };
    const made = spanOf(mesh) < tall * SMALL ? null : craft.body(surface, tall);
    const material = craft.material ?? part.material;
    if (made === null) return [broughtForward({ ...part, material }, (craft.forward ?? 0) * tall)];
    const keeps =
      made.positions.length === mesh.positions.length && part.patches !== null && made.indices === mesh.indices;
    return [
      {
        ...part,
        material,
        patches: keeps ? part.patches : null,
        colours: keeps ? part.colours : made.colours,
        mesh: {
          ...{ positions: made.positions, normals: made.normals, occlusion: made.occlusion, indices: made.indices },
          joints: pick(mesh.joints, made.from, 4, new Uint8Array(made.from.length * 4)),
          weights: pick(mesh.weights, made.from, 4, new Float32Array(made.from.length * 4)),
        },
      },
    ];
  });
}

/** Features of a face, onto what it is made of: ahead, and away from the middle. */
function broughtForward(part: BodyPart, metres: number): BodyPart {
  const { positions } = part.mesh;
  if (metres === 0 || positions.length === 0) return part;
  let aside = 0;
  for (let at = 0; at < positions.length; at += 3) aside += positions[at] ?? 0;
  const step = [Math.sign(aside) * metres * 0.6, 0, metres];
  return {
    ...part,
    mesh: { ...part.mesh, positions: positions.map((value, index) => value + (step[index % 3] ?? 0)) },
  };
}

/** Of a patterned coat the colours that are seen of it, which its patches have. */
function shownColours({ mesh, colours, patches }: BodyPart): Float32Array {
  if (patches === null) return colours;
  const shown = colours.slice();
  for (let triangle = 0; triangle < mesh.indices.length / 3; triangle++) {
    const texel = patches[triangle * TEXELS + TEXELS / 2] ?? 0;
    for (let corner = 0; corner < 3; corner++)
      for (let channel = 0; channel < 3; channel++)
        shown[(mesh.indices[triangle * 3 + corner] ?? 0) * 3 + channel] = (((texel >> (8 * channel)) & 255) / 255) ** 2;
  }
  return shown;
}
