import { isKeptInHand, postActOf, propOf, usesTool } from '../../../catalogue/uses.ts';
import type { Script } from '../../../director/script.ts';
import type { MaterialName } from '../../../maths/materials.ts';
import type { Light } from '../../../maths/mesh.ts';
import { fromAxes, turnVector } from '../../../maths/turn.ts';
import { add, cross, normalise, type Vector } from '../../../maths/vector.ts';
import type { Anchor, BodyPart } from '../../body.ts';
import { type Maker, newField } from './fabric.ts';
import { gripOf, type Side } from './frame.ts';
import { light } from './head.ts';
import { latheMesh, loftMesh, plainPart, tubeMesh } from './loft.ts';
import { PROP_TIPS, PROPS, type PropPiece } from './props-table.ts';

/**
 * Things an act needs that the prompt seldom lists: they hang on the hand that holds them, or before the chest. A piece is written in the hand's own axes: x along
 * the fingers, y along the thumb (a stick in the fist stands along y), z out of the palm; metres for a grown-up.
 */
export function makeProps(maker: Maker): BodyPart[] {
  const { holds } = maker.sheet;
  const pieces = holds === null ? undefined : PROPS[holds];
  return pieces === undefined ? [] : pieces.map((piece, index) => makePiece(maker, piece, `prop${index}`));
}

interface Place {
  readonly bone: string;
  at(point: Vector): Vector;
  direct(direction: Vector): Vector;
}

function placeOf({ frame }: Pick<Maker, 'frame'>, where: PropPiece['where']): Place {
  const size = frame.build.arm / 0.63;
  if (where === 'right' || where === 'left') {
    const side: Side = where === 'right' ? 'R' : 'L';
    const { along, palm } = frame.arms[side];
    const [origin, out] = [gripOf(frame, side), palm];
    const turn = fromAxes(along, [0, 0, 1], out);
    return {
      bone: `grip${side}`,
      at: ([x, y, z]) => add(origin, turnVector(turn, [x * size, y * size, z * size])),
      direct: (v) => turnVector(turn, v),
    };
  }
  const { build, shoulderY, torso, hipY } = frame;
  const centre: Vector =
    where === 'mouth'
      ? frame.onHead(0, -0.125, 0.21)
      : where === 'shoulder'
        ? add(frame.arms.L.shoulder, [-0.035, 0.055, 0.05])
        : [0, hipY + torso * 0.42, build.chest * 0.8 + 0.08 + build.belly];
  void shoulderY;
  return {
    bone: where === 'mouth' ? 'head' : 'chest',
    at: ([x, y, z]) => add(centre, [x * size, y * size, z * size]),
    direct: (v) => v,
  };
}

/** Ends of what somebody holds: `tip` in the right hand, `tipLeft` in the left. */
export function tipsOf(holds: string | null, frame: Maker['frame']): Readonly<Record<string, Anchor>> {
  const tips = holds === null ? undefined : PROP_TIPS[holds];
  const end = (where: 'right' | 'left', name: string): Record<string, Anchor> => {
    const point = tips?.[where];
    if (point === undefined) return {};
    const place = placeOf({ frame }, where);
    return { [name]: { bone: place.bone, at: place.at(point) } };
  };
  return { ...end('right', 'tip'), ...end('left', 'tipLeft'), ...madeUp(holds, frame) };
}

/** Where a lipstick and a wand of mascara are put to: on the lips, and on the lashes of the right eye. */
function madeUp(holds: string | null, frame: Maker['frame']): Readonly<Record<string, Anchor>> {
  const [x, y, z] = frame.eyes.R;
  if (holds === 'lipstick') return { madeUp: { bone: 'head', at: frame.onHead(0, -0.116, 0.19) } };
  if (holds !== 'mascara_wand') return {};
  return { madeUp: { bone: 'head', at: [x, y + frame.eyeRadius * 0.6, z + frame.eyeRadius] } };
}

function makePiece(maker: Maker, piece: PropPiece, name: string): BodyPart {
  const { skeleton, kernel, frame } = maker;
  const place = placeOf(maker, piece.where);
  const size = frame.build.arm / 0.63;
  const colour: Light = light(piece.colour);
  const material: MaterialName = piece.material ?? 'wood';
  switch (piece.shape) {
    case 'rod': {
      const points = piece.points.map(place.at);
      const mesh = tubeMesh(
        skeleton,
        points,
        piece.radii.map((radius) => radius * size),
        () => [[place.bone, 1]],
        { around: piece.around ?? 8, flat: piece.flat ?? 1 },
      );
      return plainPart(name, mesh, colour, material, true);
    }
    case 'turned': {
      const [x, y] = [place.direct([1, 0, 0]), place.direct(normalise(piece.axis ?? [0, 1, 0]))];
      const side = normalise(
        cross(y, Math.abs(y[0] * x[0] + y[1] * x[1] + y[2] * x[2]) > 0.9 ? place.direct([0, 0, 1]) : x),
      );
      const turn = fromAxes(side, y, cross(side, y));
      const mesh = latheMesh(
        skeleton,
        place.bone,
        piece.outline.map(([r, h]) => [r * size, h * size]),
        { centre: place.at(piece.at ?? [0, 0, 0]), tilt: (point) => turnVector(turn, point), columns: 18 },
      );
      return plainPart(name, mesh, colour, material, true);
    }
    case 'box': {
      const field = newField(maker);
      const turn = fromAxes(place.direct([1, 0, 0]), place.direct([0, 1, 0]), place.direct([0, 0, 1]));
      field
        .on(place.bone, 0.004)
        .box(
          place.at(piece.at),
          [piece.half[0] * size, piece.half[1] * size, piece.half[2] * size],
          (piece.round ?? 0.006) * size,
          { turn },
        );
      return plainPart(
        name,
        kernel.polygonise(field, { cell: Math.max(0.008, Math.min(0.02, Math.min(...piece.half) * 1.1)) * size }),
        colour,
        material,
      );
    }
    case 'sheet': {
      const mesh = loftMesh(skeleton, {
        rows: 2,
        columns: piece.corners.length / 2,
        closed: false,
        point: (row, column) => place.at(piece.corners[row * (piece.corners.length / 2) + column] ?? [0, 0, 0]),
        weights: () => [[place.bone, 1]],
      });
      return plainPart(name, mesh, colour, material, true);
    }
  }
}

const SIPPED = /^(?:coffee|tea|cup|teacup|mug|glass|cocktail)$/;
const CUTLERY: ReadonlySet<string> = new Set(['spoon', 'fork', 'chopsticks']);

/** What somebody's acts want in the hand: a prop's name, null where the script puts something of its own there, undefined where nothing is said. */
export function propFor(
  role: number,
  { beats, relations, cast, holdings = [] }: Pick<Script, 'beats' | 'relations' | 'cast' | 'holdings'>,
): string | null | undefined {
  const own = beats.filter((beat) => beat.role === role);
  const kindOf = (id: number): string => cast.find((each) => each.id === id)?.thing ?? '';
  const isRidden = (id: number): boolean =>
    relations.some((each) => each.role === role && each.relation === 'riding' && each.to === id);
  // Whoever takes a picture of themselves has put away what they bear.
  if (own.some(({ act }) => act === 'selfie')) return null;
  const dish = own.find(({ act }) => act === 'eat')?.target;
  const cutlery = cast.find(({ id }) => id === dish)?.parts.find((part) => CUTLERY.has(part));
  if (cutlery !== undefined) return cutlery;
  const given = own.some(
    ({ act, verb, instrument, target }) =>
      // What one sits or stands at or on is not in the hand.
      (instrument !== null && postActOf(kindOf(instrument)) === undefined && !isRidden(instrument)) ||
      (target !== null && propOf(act, verb) !== null && !usesTool(act) && !isKeptInHand(act)),
  );
  // A cup is not stirred with a ladle.
  const stirred = own.find(({ act }) => act === 'stir')?.target;
  if (SIPPED.test(cast.find(({ id }) => id === stirred)?.thing ?? '')) return 'spoon';
  if (given || relations.some((each) => each.role === role && each.relation === 'holding')) return null;
  // What is taken up is what the hands have from then on.
  const taken = Math.min(...holdings.filter(({ by, to }) => by === role && to === 'hand').map(({ at }) => at));
  return (
    own
      .filter(({ from }) => from < taken)
      .map(({ act, verb }) => propOf(act, verb))
      .find((prop) => prop !== null) ?? (holdings.some(({ by }) => by === role) ? null : undefined)
  );
}
