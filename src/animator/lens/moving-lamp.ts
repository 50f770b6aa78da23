import type { KernelMemory } from '../maths/kernel-memory.ts';
import type { Vector } from '../maths/vector.ts';
import { lensRecords } from './layout.ts';
import type { Lens } from './lens.ts';

/** A lamp of one moment, laid over what was drawn: see kernel/relight.h. What is left out is nothing of it. */
export interface MovingLamp {
  readonly at: Vector;
  readonly colour: Vector;
  /** Metres. */
  readonly reach: number;
  readonly size: number;
  /** Cosines of the edge of its cone, and of where it has its whole light. */
  readonly cone?: { readonly toward: Vector; readonly edge: number; readonly core: number };
  /** How much of it the air shows. */
  readonly beam?: number;
  /** How dark its shadows are. */
  readonly shades?: number;
  /** How much of it lights what faces away as well. */
  readonly flat?: number;
  /** How much of it falls on things: 1, or less of what is only seen in the air. */
  readonly falls?: number;
}

/** The light of one moment: what is left of that which a film was drawn in, here and outside, and lamps. */
export interface MomentLight {
  readonly base: Vector;
  readonly outside: Vector;
  readonly lamps: readonly MovingLamp[];
}

export interface Room {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
}

export const MOST_MOVING_LAMPS = 16;
/** Light from which on what is drawn shines by itself. */
const SHINING = 1.5;
/** Metres: the depth of walls, and the floor on which cameras stand back. */
const [WALL, BEYOND] = [0.12, 6];

/** Hands back what lays a moment's light over what was drawn. */
export function makeRelighting(
  memory: KernelMemory,
  { kernels, record }: Lens,
  room: Room | null,
): (light: MomentLight) => void {
  const size = lensRecords.sizeOf('MovingLamp');
  const lampsAt = memory.reserve(MOST_MOVING_LAMPS * size);
  const relight = lensRecords.view(memory.memory, 'Relight', memory.reserve(lensRecords.sizeOf('Relight')));
  relight.set('lamps', lampsAt).set('shining', SHINING);
  record.set('relit', 1);
  if (room === null) relight.set('wallsFrom', 1, 1).set('wallsTo', 0, 0);
  else
    relight.set('wallsFrom', room.left - WALL, room.back - WALL).set('wallsTo', room.right + WALL, room.front + BEYOND);
  return ({ base, outside, lamps }) => {
    const shown = lamps.slice(0, MOST_MOVING_LAMPS);
    for (const [index, lamp] of shown.entries()) {
      const { toward, edge, core } = lamp.cone ?? { toward: [0, -1, 0] as Vector, edge: -1, core: 1 };
      lensRecords
        .item(memory.memory, 'MovingLamp', lampsAt, index)
        .set('at', ...lamp.at)
        .set('reach', lamp.reach)
        .set('colour', ...lamp.colour)
        .set('size', lamp.size)
        .set('toward', ...toward)
        .set('spread', edge)
        .set('core', core)
        .set('beam', lamp.beam ?? 0)
        .set('shades', lamp.shades ?? 0)
        .set('flat', lamp.flat ?? 0)
        .set('falls', lamp.falls ?? 1);
    }
    relight
      .set('base', ...base)
      .set('outside', ...outside)
      .set('count', shown.length);
    kernels.relight(record.at, relight.at);
  };
}
