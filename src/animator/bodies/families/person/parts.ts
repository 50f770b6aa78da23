import { add, scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { Coat, CoatLayer } from '../../coat.ts';
import type { Field } from '../../field.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { makeBeard } from './beard.ts';
import { type Beast, makeBeastParts, shapeNape } from './beast.ts';
import { makeBottom, makeTop } from './clothes.ts';
import { makeExtra } from './extras.ts';
import { type Maker, newField, softPart } from './fabric.ts';
import { makeBrows, makeEyes, makeGlasses, makeNostrils } from './face-details.ts';
import { type PersonFrame, SIDES } from './frame.ts';
import { type Headwear, makeHair } from './hair.ts';
import { fingerTubes, shapePalm } from './hand.ts';
import { makeHat, pressesHair } from './hats.ts';
import { headCoat, light, mixLight, shapeHead } from './head.ts';
import { hideUnder } from './hidden.ts';
import { makeHorns } from './horns.ts';
import { limbTube } from './limbs.ts';
import { makeMouth } from './lips.ts';
import { makeLivingParts } from './living-parts.ts';
import type { LivingThing } from './living-thing.ts';
import { joinMeshes } from './loft.ts';
import { makerOf } from './maker.ts';
import { isMascot } from './mascots.ts';
import { makeMecha } from './mecha.ts';
import { mouthHalf, openMouth } from './mouth.ts';
import { makeProps } from './props.ts';
import { makeRobot } from './robot.ts';
import { isLegless, type PersonSheet } from './sheet.ts';
import { makeShoes } from './shoes.ts';
import { skinOf } from './skin.ts';
import { makeTail } from './tail.ts';
import { makeTears } from './tears.ts';
import { shapeArm, shapeFoot, shapeTrunk } from './torso.ts';
import { type Wardrobe, wardrobeOf } from './wardrobe.ts';

export function makePersonParts(
  kernel: FieldKernel,
  skeleton: Skeleton,
  sheet: PersonSheet,
  frame: PersonFrame,
  { beast = null, living = null }: { readonly beast?: Beast | null; readonly living?: LivingThing | null } = {},
): BodyPart[] {
  const maker = makerOf(kernel, skeleton, sheet, frame);
  const wardrobe = wardrobeOf(sheet);
  if (sheet.kind === 'robot')
    return [
      ...(sheet.build === 'strong' ? makeMecha(maker) : makeRobot(maker)),
      ...worn(maker, wardrobe),
      ...makeProps(maker),
    ];
  if (living !== null) return [...makeLivingParts(living, maker), ...makeProps(maker)];
  if (beast !== null)
    return [
      ...makeBeastParts(beast, maker),
      ...makeSkin(maker, wardrobe),
      ...makeClothes(maker, wardrobe),
      ...worn(maker, wardrobe),
      ...makeProps(maker),
    ];
  const head = newField(maker);
  shapeHead(head, sheet, frame);
  return [
    ...makeHead(maker, head),
    ...makeSkin(maker, wardrobe),
    ...makeClothes(maker, wardrobe),
    ...(sheet.kind === 'mermaid' || sheet.kind === 'genie' ? makeTail(maker) : []),
    ...makeHair(maker, headwearOf(wardrobe)),
    ...worn(maker, wardrobe),
    ...makeProps(maker),
    ...makeHorns(maker),
    ...makeBeard(maker, head),
    ...makeBrows(maker, head),
    ...makeEyes(maker),
    ...makeTears(maker, head),
    ...makeGlasses(maker),
  ];
}

function headwearOf({ hat }: Wardrobe): Headwear {
  if (hat === undefined) return 'none';
  if (/^(?:hood|knight)$/.test(hat.cut.form ?? '') || isMascot(hat.cut.form ?? '')) return 'hood';
  return hat.cut.form === 'bubble' ? 'bubble' : pressesHair(hat) ? 'hat' : 'none';
}

/** Hats and whatever else is worn over the clothes. */
function worn(maker: Maker, { hat, over, top, neck, waist, back, face }: Wardrobe): BodyPart[] {
  const extras = [over, top, neck, waist, back, face].filter((garment) => garment !== undefined);
  return [...(hat === undefined ? [] : makeHat(maker, hat)), ...extras.flatMap((garment) => makeExtra(maker, garment))];
}

function makeHead(maker: Maker, head: Field): BodyPart[] {
  const { kernel, skeleton, frame, sheet, coarse } = maker;
  const s = frame.headScale;
  const half = mouthHalf(sheet);
  const fine =
    coarse > 1.8
      ? []
      : [
          { centre: frame.onHead(0, -0.085, 0.14), radius: 0.088 * s, cell: 0.0105 * s * coarse },
          // Sockets and brow: their edges cross the lids, where corners would be seen first.
          { centre: frame.onHead(0, 0.015, 0.1), radius: 0.15 * s, cell: 0.018 * s * coarse },
        ];
  const mesh = kernel.polygonise(head, {
    cell: 0.029 * s * coarse,
    fine,
    occluders: [maker.body],
    occlusionReach: 0.05,
  });
  const opened = openMouth(mesh, skeleton, frame, half);
  return [
    (needsPatches(sheet, frame) ? makePart : softPart)(kernel, {
      name: 'head',
      mesh: opened,
      material: 'skin',
      coat: faceCoat(maker),
    }),
    ...makeMouth(kernel, skeleton, sheet, frame, head),
    ...(coarse > 1.8 ? [] : makeNostrils(maker, head)),
  ];
}

/** Fine lines and spots want more than a colour a vertex. */
const needsPatches = ({ freckles, beard, hair, fineness }: PersonSheet, { build }: PersonFrame): boolean =>
  fineness !== 'crowd' &&
  (freckles ||
    build.wear > 0 ||
    beard === 'stubble' ||
    beard === 'short' ||
    hair.style === 'mohawk' ||
    hair.style === 'buzz');

/** Shorn hair and stubble are paint. */
function faceCoat({ sheet, frame }: Maker): Coat {
  const layers: CoatLayer[] = [...headCoat(sheet, frame)];
  const s = frame.headScale;
  const shade = mixLight(light(sheet.skin), light(sheet.hair.colour), 0.55);
  if (sheet.beard === 'stubble' || sheet.beard === 'short')
    layers.push({
      colour: shade,
      amount: 0.5,
      where: {
        kind: 'axis',
        direction: [0, 1, 0],
        from: frame.onHead(0, -0.075, 0)[1],
        to: frame.onHead(0, -0.1, 0)[1],
      },
      and: {
        kind: 'outside',
        centre: frame.onHead(0, -0.045, 0.17),
        radii: scale([0.06, 0.05, 0.1], s),
        softness: 0.3,
      },
    });
  if (sheet.hair.style === 'mohawk' || sheet.hair.style === 'ring' || sheet.hair.style === 'buzz')
    layers.push({
      colour: shade,
      amount: sheet.hair.style === 'ring' ? 0.12 : 0.6,
      where: {
        kind: 'outside',
        centre: frame.onHead(0, -0.08, 0.17),
        radii: scale([0.165, 0.215, 0.2], s),
        softness: 0.12,
      },
      and: { kind: 'axis', direction: [0, 1, 0], from: frame.onHead(0, -0.06, 0)[1], to: frame.onHead(0, 0.0, 0)[1] },
    });
  return layers;
}

const SHOWS_FOOT: ReadonlySet<string> = new Set(['bare', 'sandal', 'slipper', 'heel', 'flipper']);

/** Arms, hands, legs and what a neckline leaves free. */
function makeSkin(maker: Maker, wardrobe: Wardrobe): BodyPart[] {
  const { kernel, skeleton, frame, coarse, body, sheet } = maker;
  const field = newField(maker);
  const { top, over, legs: tights, bottom, shoes, hands } = wardrobe;
  const sleeve = Math.max(top?.cut.sleeve ?? 0, over?.cut.sleeve ?? 0);
  const legs = Math.max(
    tights?.cut.legs?.to ?? 0,
    bottom?.cut.legs?.to ?? 0,
    top?.cut.legs?.to ?? 0,
    over?.cut.legs?.to ?? 0,
  );
  const skirt = Math.max(bottom?.cut.skirt?.to ?? 0, top?.cut.skirt?.to ?? 0);
  const covered =
    over?.cut.neck !== undefined && over.cut.neck !== 'vee' && over.cut.neck !== 'straps' && over.cut.front !== 'open';
  const neck = covered ? 'high' : (top?.cut.neck ?? 'none');
  const open =
    top === undefined && !covered ? 'all' : neck === 'crew' || neck === 'high' || neck === 'collar' ? 'none' : 'chest';
  if (open !== 'none') {
    shapeTrunk(field, frame, 0);
    const bare = top !== undefined && (top.cut.hem ?? -0.1) > 0.1;
    const low = open === 'all' || bare ? frame.hipY - 0.1 : frame.hipY + frame.torso * 0.5;
    field.on('hips').plane([0, low, 0], [0, -1, 0], { blend: 0.01 });
  }
  const hasLegs = !isLegless(sheet);
  const tubes: SkinnedMesh[] = [];
  for (const [side] of SIDES) {
    const from = Math.max(0, sleeve - 0.12);
    // A bare shoulder flows into the trunk; below it the arm is a tube.
    if (open !== 'none' && from < 0.4) shapeArm(field, frame, side, { from: 0, to: 0.45, grow: 0 });
    if (from < 1.95)
      tubes.push(
        limbTube(skeleton, frame, 'arm', side, { from: open !== 'none' && from < 0.4 ? 0.4 : from, to: 1.96, coarse }),
      );
    if (hands === undefined) {
      shapePalm(field, frame, side);
      tubes.push(fingerTubes(skeleton, frame, side, { coarse }));
    }
    const legFrom = legs > 0 ? Math.max(0, legs - 0.12) : Math.max(0, Math.min(1.2, skirt - 0.45));
    if (legFrom < 1.8 && hasLegs)
      tubes.push(limbTube(skeleton, frame, 'leg', side, { from: legFrom, to: 2.02, coarse }));
    if (hasLegs && (shoes === undefined || SHOWS_FOOT.has(shoes.cut.form ?? ''))) shapeFoot(field, frame, side, -0.002);
  }
  if (sheet.beast !== null) shapeNape(field, frame);
  field.on('hips').plane([0, 0.004, 0], [0, -1, 0], { blend: 0.008 });
  const fine =
    coarse > 1.8 || hands !== undefined
      ? []
      : SIDES.map(([side]) => ({
          centre: handCentre(frame, side),
          radius: frame.build.hand * 0.5,
          cell: frame.build.hand * 0.108 * coarse,
        }));
  const grown = kernel.polygonise(field, {
    cell: 0.0225 * coarse,
    fine,
    occluders: [body],
    occlusionReach: 0.07,
    skinBlend: 0.03,
  });
  const mesh = joinMeshes([hideUnder(grown, maker, over ?? top), ...tubes]);
  const parts = [softPart(kernel, { name: 'skin', mesh, ...skinOf(maker) })];
  if (hands !== undefined) {
    const gloves = newField(maker);
    for (const [side] of SIDES) shapePalm(gloves, frame, side, GLOVE);
    const gloved = joinMeshes([
      kernel.polygonise(gloves, { cell: frame.build.hand * 0.108 * coarse }),
      ...SIDES.map(([side]) => fingerTubes(skeleton, frame, side, { glove: GLOVE * 0.6, coarse })),
    ]);
    parts.push(
      makePart(kernel, {
        name: 'gloves',
        mesh: gloved,
        material: hands.cut.material ?? 'cloth',
        coat: [{ colour: hands.colour }],
      }),
    );
  }
  return parts;
}

/** Metres that a glove is thick. */
const GLOVE = 0.005;

const handCentre = (frame: PersonFrame, side: 'L' | 'R'): Vector =>
  add(frame.arms[side].wrist, scale(frame.arms[side].along, frame.build.hand * 0.3));

function makeClothes(maker: Maker, { top, over, legs, bottom, shoes }: Wardrobe): BodyPart[] {
  const parts: BodyPart[] = [];
  const hasLegs = !isLegless(maker.sheet);
  const coveredLegs = top?.cut.also === 'bottom' || over?.cut.also === 'bottom';
  // Of what a coat covers only collar and cuffs are seen.
  const hidden = (over?.cut.sleeve ?? 0) > 1;
  if (top !== undefined)
    parts.push(...makeTop(hidden ? { ...maker, coarse: maker.coarse * 1.35 } : maker, top, 0, over));
  if (over !== undefined && over.cut.form !== 'apron')
    parts.push(...makeTop(maker, over, top === undefined ? 0.002 : 0.013));
  if (legs !== undefined && hasLegs)
    parts.push(...makeBottom(maker, legs, top === undefined ? null : (top.cut.hem ?? -0.1)));
  if (bottom !== undefined && !coveredLegs && hasLegs)
    parts.push(...makeBottom(maker, bottom, top === undefined ? null : (top.cut.hem ?? -0.1)));
  if (shoes !== undefined && hasLegs) parts.push(...makeShoes(maker, shoes));
  return parts;
}
