import type { MiniatureLand } from '../../../catalogue/glass-worlds.ts';
import { TAU } from '../../../maths/ease.ts';
import type { Random } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { ball, cylinder } from '../../forge/shapes.ts';
import { moved, type Surface, sheet } from '../../forge/surface.ts';
import { addCottage, addFir, addPeak, addTower, addTree } from './pieces.ts';
import { outOf, type RoomInside } from './room-inside.ts';

export interface LandOrder {
  readonly land: MiniatureLand;
  readonly snowy: boolean;
  /** The middle is left free for what stands there. */
  readonly freeMiddle: boolean;
}

const PAINTS: Readonly<Record<MiniatureLand, Paint>> = {
  city: { material: 'asphalt', colour: 0x4a4f57 },
  village: { material: 'turf', colour: 0x6d9a4a },
  forest: { material: 'turf', colour: 0x4c7a38 },
  mountains: { material: 'turf', colour: 0x6f8f58 },
  sea: { material: 'paint', colour: 0x1f6f93 },
  desert: { material: 'sand', colour: 0xdcb878 },
  meadow: { material: 'turf', colour: 0x7fae4c },
  space: { material: 'cloud', colour: 0x1a1440 },
};
const SNOW: Paint = { material: 'snow', colour: 0xf1f6fb };
/** Of the oval's narrow half: how high its ground swells. */
const SWELL = 0.16;

/** Height of the ground over its own edge. */
export const groundAt = (room: RoomInside, x: number, z: number): number =>
  Math.sqrt(Math.max(0, 1 - outOf(room, x, z) ** 2)) * SWELL * Math.min(room.across, room.along);

/** Waves that run along the room. */
function waves(room: RoomInside): Surface {
  const [rings, around] = [12, 40];
  const small = Math.min(room.across, room.along);
  const rows = Array.from({ length: rings + 1 }, (_, ring) =>
    Array.from({ length: around }, (_each, k): Vector => {
      const share = 1 - ring / rings;
      const angle = (k / around) * TAU;
      const [x, z] = [Math.sin(angle) * share * room.across, Math.cos(angle) * share * room.along];
      const up = small * 0.05 * (Math.sin((x / small) * 5.2 + z * 9) + 0.6 * Math.sin((z / small) * 7 - x * 20));
      return [x, up, z];
    }),
  );
  return sheet(rows, { round: true, crease: 1.4 });
}

type Spot = readonly [x: number, z: number];

/** Places at least so far from each other, and off the middle where that is taken. */
function scatter(room: RoomInside, apart: number, most: number, chance: Random, free: number): Spot[] {
  const spots: Spot[] = [];
  for (let tried = 0; tried < most * 14 && spots.length < most; tried++) {
    const [angle, out] = [chance.next() * TAU, Math.sqrt(chance.next()) * 0.94];
    const [x, z] = [Math.sin(angle) * out * room.across, Math.cos(angle) * out * room.along];
    if (out < free || spots.some(([a, b]) => Math.hypot(a - x, b - z) < apart)) continue;
    spots.push([x, z]);
  }
  return spots;
}

/** Of the free height: nothing touches the glass. */
const BELOW_GLASS = 0.9;

function grow(
  forge: Forge,
  room: RoomInside,
  { apart, most, tall, free }: { apart: number; most: number; tall: readonly [number, number]; free: number },
  chance: Random,
  add: (forge: Forge, at: Vector, tall: number) => void,
): void {
  const small = Math.min(room.across, room.along);
  for (const [x, z] of scatter(room, apart * small, most, chance, free)) {
    const up = groundAt(room, x, z);
    const most = (room.free(x, z) - up) * BELOW_GLASS;
    const wanted = Math.min(most, small * chance.between(...tall));
    if (wanted > small * tall[0] * 0.4)
      add(forge, [room.middle[0] + x, room.middle[1] + up * 0.96, room.middle[2] + z], wanted);
  }
}

/** Specks that hang in the air and turn with the bone `swirl`: snow, or stars. */
function specks(forge: Forge, room: RoomInside, paint: Paint, count: number, size: number, chance: Random): void {
  for (let k = 0; k < count; k++) {
    const [angle, out] = [chance.next() * TAU, Math.sqrt(chance.next()) * 0.86];
    const [x, z] = [Math.sin(angle) * out * room.across, Math.cos(angle) * out * room.along];
    const up = chance.between(0.12, 0.9) * room.free(x, z);
    const r = size * chance.between(0.6, 1.3);
    const at: Vector = [room.middle[0] + x, room.middle[1] + up, room.middle[2] + z];
    forge.add(paint, moved(ball([r, r, r], 6, 4), { at }), k % 2 === 0 ? 'swirl' : 'swirl2');
  }
}

function galaxy(forge: Forge, room: RoomInside, chance: Random): void {
  const small = Math.min(room.across, room.along);
  const middle: Vector = [room.middle[0], room.middle[1] + room.free(0, 0) * 0.42, room.middle[2]];
  const hues = [0xa9c4ff, 0xf3d9ff, 0xffd9a8, 0x8f7bff, 0xff9ad5] as const;
  for (let k = 0; k < 420; k++) {
    const out = chance.next() ** 0.7 * small * 0.92;
    const angle = (k % 2) * Math.PI + (out / small) * 5.4 + chance.between(-0.4, 0.4);
    const r = small * chance.between(0.006, 0.018);
    forge.add(
      { material: 'glow', colour: chance.pick([...hues]), glows: 1.8 },
      moved(ball([r, r, r], 5, 4), {
        at: [
          middle[0] + Math.sin(angle) * out,
          middle[1] + chance.between(-0.05, 0.05) * small + out * 0.25 * Math.cos(angle),
          middle[2] + Math.cos(angle) * out,
        ],
      }),
      'swirl',
    );
  }
  const core = small * 0.13;
  forge.add(
    { material: 'glow', colour: 0xfff1d0, glows: 2.2 },
    moved(ball([core, core * 0.7, core]), { at: middle }),
    'swirl',
  );
}

export function addLand(forge: Forge, room: RoomInside, { land, snowy, freeMiddle }: LandOrder, chance: Random): void {
  const free = freeMiddle ? 0.42 : 0;
  const small = Math.min(room.across, room.along);
  if (land === 'space') {
    galaxy(forge, room, chance);
    specks(forge, room, { material: 'glow', colour: 0xffffff, glows: 1.4 }, 90, small * 0.008, chance);
    return;
  }
  if (land === 'sea') forge.add(PAINTS.sea, moved(waves(room), { at: room.middle }));
  else
    forge.add(
      snowy ? SNOW : PAINTS[land],
      moved(ball([room.across, SWELL * small, room.along], 40, 14), { at: room.middle }),
    );
  // The plate below it, as thick as the glass lets it be.
  forge.add(
    land === 'sea'
      ? { material: 'paint', colour: 0x14506e }
      : { material: 'soil', colour: snowy ? 0xdfe7ee : 0x6b4d34 },
    moved(cylinder(1, small * 0.22, { top: 1.02, segments: 40 }), {
      at: [room.middle[0], room.middle[1] - small * 0.215, room.middle[2]],
      size: [room.across * 0.93, 1, room.along * 0.93],
    }),
  );
  if (land === 'city')
    grow(forge, room, { apart: 0.34, most: 46, tall: [0.45, 1.5], free }, chance, (own, at, tall) =>
      addTower(own, at, small * chance.between(0.18, 0.25), tall, chance),
    );
  if (land === 'village') {
    grow(forge, room, { apart: 0.46, most: 9, tall: [0.3, 0.44], free: Math.max(free, 0.1) }, chance, (own, at, tall) =>
      addCottage(own, at, tall * 0.8, snowy, chance),
    );
    grow(forge, room, { apart: 0.3, most: 12, tall: [0.25, 0.5], free: 0.5 }, chance, (own, at, tall) =>
      addFir(own, at, tall, snowy),
    );
  }
  if (land === 'forest' || land === 'mountains') {
    if (land === 'mountains')
      for (const [x, z, wide, high] of [
        [0, -0.25, 0.6, 0.9],
        [-0.45, 0.02, 0.36, 0.55],
        [0.48, -0.1, 0.4, 0.62],
      ] as const)
        addPeak(
          forge,
          [room.middle[0] + x * room.across, room.middle[1], room.middle[2] + z * room.along],
          wide * small,
          Math.min(small * high * 1.6, room.free(x * room.across, z * room.along) * 0.88),
          chance,
        );
    const firs = land === 'mountains' || snowy;
    grow(
      forge,
      room,
      {
        apart: 0.22,
        most: land === 'forest' ? 34 : 22,
        tall: land === 'forest' ? [0.4, 0.85] : [0.18, 0.3],
        free: land === 'forest' ? free : 0.62,
      },
      chance,
      (own, at, tall) => (firs || chance.chance(0.45) ? addFir(own, at, tall, snowy) : addTree(own, at, tall, chance)),
    );
  }
  if (land === 'meadow')
    grow(forge, room, { apart: 0.4, most: 9, tall: [0.3, 0.6], free: Math.max(free, 0.3) }, chance, (own, at, tall) =>
      snowy ? addFir(own, at, tall, true) : addTree(own, at, tall, chance),
    );
  if (snowy) specks(forge, room, { material: 'snow', colour: 0xffffff }, 90, small * 0.014, chance);
}
