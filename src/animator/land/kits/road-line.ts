import { smoothstep } from '../../maths/ease.ts';
import type { Vector } from '../../maths/vector.ts';
import type { PlaceOrder } from '../place.ts';

export const HALF_WIDTH = 3.6;

/** Metres ahead from where it winds, and where that ends. */
const [BENDS_FROM, BENDS_TO] = [70, 640];

const bends = (z: number): number =>
  z > -BENDS_FROM
    ? 0
    : smoothstep(BENDS_FROM, BENDS_FROM + 80, -z) *
      (1 - smoothstep(BENDS_TO, BENDS_TO + 200, -z)) *
      (Math.sin(z * 0.041) * 14 + Math.sin(z * 0.0173 + 2) * 8);

/** Straight where most films play, winding ahead of that, then it swings through the hills; level as long as it may be wet. */
export const roadX = (z: number): number =>
  smoothstep(40, 260, Math.abs(z)) * (Math.sin(z * 0.011 + 1.2) * 34 - 20) + bends(z);
export const roadY = (z: number): number =>
  smoothstep(120, 620, -z) * 9 + smoothstep(160, 500, -z) * Math.sin(z * 0.012) * 3;

const STRAIGHT = 40;
/** How far it goes aside for a metre ahead. */
const slantOf = (z: number): number => (Math.abs(z) < STRAIGHT ? 0 : (roadX(z + 1) - roadX(z - 1)) / 2);

/** Metres from the middle of the road, less than 0 to its left: near it as the road is wide, far from it straight across the land. */
export const asideOf = (x: number, z: number): number => {
  const across = x - roadX(z);
  const near = 1 - smoothstep(9, 34, Math.abs(across));
  return near === 0 ? across : across * (1 - near + near / Math.hypot(1, slantOf(z)));
};

/** A spot beside the road, so many metres to its right. */
export const besideRoad = (z: number, aside: number): Vector => {
  const slant = slantOf(z);
  const length = Math.hypot(1, slant);
  return [roadX(z) + aside / length, roadY(z), z - (aside * slant) / length];
};

/** 0 on the road and its gravel, 1 where things grow. */
export const vergeOf = (x: number, z: number): number =>
  smoothstep(HALF_WIDTH + 0.5, HALF_WIDTH + 1.3, Math.abs(asideOf(x, z)));

export const roadPoints = (): Vector[] => {
  const points: Vector[] = [];
  for (let z = 220; z > -900; z -= Math.abs(z) < 80 ? 3 : Math.abs(z) < BENDS_TO + 120 ? 5 : 14)
    points.push([roadX(z), roadY(z), z]);
  return points;
};

const WINDS =
  /\b(?:winding|windy road|curv(?:y|ing|ed)|twist(?:y|ing)|serpentine|snak(?:y|ing)|meandering|zigzag\w*|from the air)\b/;

/** Whether the film plays where the road winds: it is told so, or seen from the air, from where a straight road is a line. */
export const winds = ({ dressing }: Pick<PlaceOrder, 'dressing'>): boolean => dressing.some((word) => WINDS.test(word));

const IN_THE_BENDS = -235;

/** Where on the road the film plays. */
export const focusOf = (order: Pick<PlaceOrder, 'dressing'>): Vector =>
  winds(order) ? [roadX(IN_THE_BENDS), roadY(IN_THE_BENDS), IN_THE_BENDS] : [0, 0, 0];
