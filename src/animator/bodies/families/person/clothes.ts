import { type BodyPart, makePart } from '../../body.ts';
import type { Field } from '../../field.ts';
import type { PolygoniseOptions } from '../../polygonise.ts';
import { underPlates } from './armour.ts';
import { makeCollar } from './collars.ts';
import { clothLayers, type Dressed, type Maker, newField, softPart } from './fabric.ts';
import { SIDES } from './frame.ts';
import { makeLapels, openFront } from './fronts.ts';
import { hideUnder } from './hidden.ts';
import { cutNeck, isPaintedNeck, paintNeck } from './necklines.ts';
import { makeSkirt, THICKNESS } from './skirt.ts';
import { shapeArm, shapeLeg, shapeTrunk } from './torso.ts';
import { type Edge, isTrunk, limbEdge, trimMesh } from './trim.ts';
import { trims } from './trims.ts';

const CELL = 0.031;

/** What covers the trunk: shirts, jackets, dresses, suits. `under` stands off the skin already; `cover` is worn over it. */
export function makeTop(maker: Maker, garment: Dressed, under: number, cover?: Dressed): BodyPart[] {
  const { kernel, frame, coarse, body, skeleton } = maker;
  const { cut } = garment;
  const grow = THICKNESS + under + (cut.grow ?? 0);
  const field = newField(maker);
  shapeTrunk(field, frame, grow, cut.loose ?? 0);
  const hemY = frame.hipY + frame.torso * (cut.hem ?? -0.1);
  const hasLegs = cut.legs !== undefined;
  const endY = cut.skirt === undefined ? hemY : frame.hipY + frame.torso * 0.06;
  const edges: Edge[] = [];
  if (!hasLegs) {
    field.on('hips').plane([0, endY - CELL * coarse * 1.6, 0], [0, -1, 0], { blend: 0.008 });
    edges.push({ at: [0, endY, 0], direction: [0, -1, 0], bones: isTrunk });
  }
  if (cut.legs !== undefined)
    edges.push(...shapeLegs(field, maker, { ...cut.legs, grow: (cut.legs.grow ?? 0.012) + under }));
  const sleeve = cut.sleeve ?? 0;
  if (sleeve > 0) {
    for (const [side] of SIDES)
      shapeArm(field, frame, side, { from: 0, to: sleeve, grow, flare: cut.sleeveFlare ?? 0.004, edge: true });
    edges.push(...SIDES.map(([side]) => limbEdge('arm', frame, side, sleeve)));
  }
  const painted = isPaintedNeck(garment, under);
  cutNeck(field, maker, garment, grow, painted);
  const parts: BodyPart[] = [];
  const whole = kernel.polygonise(field, {
    // A low neckline is cut from it, and wants a finer grid.
    cell: CELL * coarse * (isCutLow(cut, under) ? 0.78 : 1),
    fine: finerFront(maker, garment),
    occluders: [body],
    occlusionReach: 0.1,
    skinBlend: 0.045,
  });
  const trimmed = trimMesh(whole, skeleton, edges);
  const isOpen = cut.front === 'open';
  const opened = isOpen ? openFront(trimmed, maker) : trimmed;
  const mesh = hideUnder(opened, maker, cover);
  const sewn = [...trims(maker, garment, hemY), ...(painted ? paintNeck(maker, garment) : [])];
  const make = garment.pattern === 'plain' && sewn.length === 0 ? softPart : makePart;
  parts.push(
    make(kernel, {
      name: `top${under > 0 ? 'Over' : ''}`,
      mesh,
      material: cut.material ?? 'cloth',
      coat: [...clothLayers(underPlates(garment)), ...sewn],
      twoSided: true,
    }),
  );
  if (cut.skirt !== undefined) parts.push(makeSkirt(maker, garment, under + (cut.grow ?? 0)));
  parts.push(...makeCollar(maker, garment, grow));
  if (isOpen && coarse < COARSE_FRONTS) {
    const plain = newField(maker);
    shapeTrunk(plain, frame, grow, cut.loose ?? 0);
    parts.push(...makeLapels(maker, garment, { field: plain, mesh }, endY + 0.004));
  }
  return parts;
}

/** Its neckline is seen as a line, on skin or on what is worn below. */
const isCutLow = ({ front, neck }: Dressed['cut'], under: number): boolean =>
  front !== 'open' && (/^(?:low|straps|bare|cross)$/.test(neck ?? '') || (under > 0 && neck === 'vee'));

/** Where cloth parts before the chest its edge is seen, and a coarse one looks torn. */
function finerFront({ frame, coarse }: Maker, { cut }: Dressed): NonNullable<PolygoniseOptions['fine']> {
  if (cut.front !== 'open' || coarse > COARSE_FRONTS) return [];
  const { shoulderY, hipY, torso, build } = frame;
  return [0.22, 0.6, 0.95].map((down) => ({
    centre: [0, shoulderY - (shoulderY - hipY) * down, build.chest * 0.72],
    radius: torso * 0.24,
    cell: CELL * coarse * 0.5,
  }));
}
const COARSE_FRONTS = 1.8;

function shapeLegs(
  field: Field,
  { frame }: Maker,
  legs: { readonly to: number; readonly grow?: number; readonly flare?: number },
): Edge[] {
  const { to, grow = 0.012, flare = 0 } = legs;
  for (const [side] of SIDES) shapeLeg(field, frame, side, { from: 0, to, grow, flare, edge: true });
  return SIDES.map(([side]) => limbEdge('leg', frame, side, to));
}

/** Trousers, shorts, the lower part of swimwear. */
export function makeBottom(maker: Maker, garment: Dressed, hem: number | null): BodyPart[] {
  const { kernel, frame, coarse, body, skeleton } = maker;
  const { cut } = garment;
  if (cut.skirt !== undefined) return [makeSkirt(maker, garment, 0)];
  const field = newField(maker);
  const { hipY, torso } = frame;
  const grow = cut.legs?.grow ?? 0.01;
  shapeTrunk(field, frame, grow * 0.4);
  const edges = shapeLegs(field, maker, cut.legs ?? { to: 0.3 });
  // What a shirt hangs over is left out: two cloths that move a little differently would show through each other.
  const waistY = hipY + torso * (hem !== null && hem < 0.16 ? Math.min(0.16, hem + 0.008) : 0.16);
  field.on('hips').plane([0, waistY + CELL * coarse * 1.6, 0], [0, 1, 0], { blend: 0.006 });
  edges.push({ at: [0, waistY, 0], direction: [0, 1, 0], bones: isTrunk });
  const whole = kernel.polygonise(field, { cell: CELL * coarse, occluders: [body], occlusionReach: 0.1 });
  const mesh = trimMesh(whole, skeleton, edges);
  const coat = clothLayers(garment);
  return [
    (garment.pattern === 'plain' ? softPart : makePart)(kernel, {
      name: 'bottom',
      mesh,
      material: cut.material ?? 'cloth',
      coat,
      twoSided: true,
    }),
  ];
}
