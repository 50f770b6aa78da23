import { mix } from '../../../maths/ease.ts';
import { scale, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { Field } from '../../field.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { type Dressed, type Maker, newField } from './fabric.ts';
import type { Cut } from './garments-table.ts';
import { type BoneShares, type Loft, loftMesh, plainPart } from './loft.ts';
import { shapeTrunk } from './torso.ts';

const COLUMNS = 28;
const FRONT_GAP = 0.2;
/** A tie draws both points together. */
const TIED_GAP = 0.07;
/** Of an open jacket: up to where its lapels begin, or it would stand in the air. */
const OPEN_GAP = 0.8;

/** One ring of a collar, from the cloth upward: its radius in necks, its height over the cloth, and how far it is drawn down before the throat. */
interface Ring {
  readonly wide: number;
  readonly up: number;
  readonly fall?: number;
}

const BAND: readonly Ring[] = [
  { wide: 1.4, up: -0.012 },
  { wide: 1.35, up: 0.006 },
  { wide: 1.24, up: 0.01 },
  { wide: 1.12, up: -0.012 },
];
const ROLL: readonly Ring[] = [
  { wide: 1.44, up: -0.014 },
  { wide: 1.42, up: 0.014 },
  { wide: 1.3, up: 0.03 },
  { wide: 1.17, up: 0.026 },
  { wide: 1.1, up: -0.01 },
];
/** Stands behind the neck, folds over and falls in two points. */
const FOLDED: readonly Ring[] = [
  { wide: 1.16, up: -0.012 },
  { wide: 1.18, up: 0.024, fall: 0.4 },
  { wide: 1.3, up: 0.03, fall: 0.55 },
  { wide: 1.52, up: 0.012, fall: 1.2 },
  { wide: 1.66, up: 0.002, fall: 2.2 },
];

/** Of an open jacket: both its edges go into the cloth, so that no shoulder that sinks leaves it in the air. */
const OPEN_FOLDED: readonly Ring[] = [
  { wide: 1.16, up: -0.05 },
  { wide: 1.18, up: 0.022 },
  { wide: 1.32, up: 0.028 },
  { wide: 1.54, up: 0.012 },
  { wide: 1.7, up: -0.035 },
];

export const hasCollar = ({ neck = 'crew', hood = false }: Cut): boolean =>
  !hood && /^(?:crew|high|collar)$/.test(neck);

/**
 * What a garment has around the neck, as a surface of its own: it is finer than the grid the cloth is grown on, and covers the edge that grid leaves. It stands
 * on the cloth, whose height is measured around the neck.
 */
export function makeCollar(maker: Maker, { cut, colour }: Dressed, grow: number): BodyPart[] {
  const kind = cut.neck ?? 'crew';
  const isOpen = cut.front === 'open';
  if (maker.coarse > 1.8 || !hasCollar(cut)) return [];
  const folded = kind === 'collar';
  const rings = folded ? (isOpen ? OPEN_FOLDED : FOLDED) : kind === 'high' && !isOpen ? ROLL : BAND;
  const mesh = ringsMesh(
    maker,
    rings,
    { grow, loose: cut.loose ?? 0 },
    folded ? (isOpen ? OPEN_GAP : isTied(maker) ? TIED_GAP : FRONT_GAP) : 0,
  );
  return [plainPart('collar', mesh, scale(colour, folded ? 0.96 : 0.88), cut.material ?? 'cloth', true)];
}

const isTied = ({ sheet }: Maker): boolean => sheet.wears.some(({ garment }) => /^(?:bow)?tie$/.test(garment));

/** Rings around the neck; `gap` is the angle that stays free on each side of the throat, 0 for a closed one. */
function ringsMesh(
  maker: Maker,
  rings: readonly Ring[],
  { grow, loose }: { readonly grow: number; readonly loose: number },
  gap: number,
): SkinnedMesh {
  const { frame, skeleton } = maker;
  const { shoulderY, build } = frame;
  const cloth = newField(maker);
  shapeTrunk(cloth, frame, grow, loose);
  const closed = gap === 0;
  const angleAt = (column: number): number =>
    closed ? (column / COLUMNS) * Math.PI * 2 : mix(gap, Math.PI * 2 - gap, column / (COLUMNS - 1));
  const loft: Loft = {
    rows: rings.length,
    columns: COLUMNS,
    closed,
    point(row, column) {
      const { wide, up, fall = 0 } = rings[row] ?? { wide: 1, up: 0 };
      const angle = angleAt(column);
      // Toward the throat the points of a folded collar fall.
      const front = closed ? 0 : Math.exp(-((Math.min(angle, Math.PI * 2 - angle) / 0.62) ** 2));
      const radius = build.neck * (wide + 0.16 * fall * front) + grow * 0.4;
      const [x, z] = [Math.sin(angle) * radius, Math.cos(angle) * radius - 0.01];
      return [x, heightOf(maker, cloth, x, z, shoulderY) + up + 0.004 - up * front * Math.min(1, fall), z];
    },
    weights: (_row, column) => sharesAt(angleAt(column)),
    occlusion: (row) => (row === 0 ? 0.75 : 1),
  };
  return loftMesh(skeleton, loft);
}

/** How high the cloth lies there. */
function heightOf({ kernel }: Maker, cloth: Field, x: number, z: number, shoulderY: number): number {
  const inside: Vector = [x, shoulderY - 0.12, Math.min(z, 0.07)];
  const top = kernel.surface(cloth, inside, [0, 1, 0])[1];
  return Math.min(shoulderY + 0.05, Math.max(shoulderY - 0.09, top));
}

/** Of the way of a collarbone: so much of it goes a collar at its side, as the cloth it stands on. */
const LIFTED = 0.4;

/** A raised arm lifts the collar on its side. */
function sharesAt(angle: number): BoneShares {
  const aside = Math.sin(angle);
  const lifted = LIFTED * aside * aside;
  return [
    ['chest', 1 - lifted],
    [aside > 0 ? 'collarL' : 'collarR', lifted],
  ];
}
