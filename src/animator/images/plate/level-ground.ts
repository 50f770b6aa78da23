import { smoothstep } from '../../maths/ease.ts';
import { dot, subtract } from '../../maths/vector.ts';
import type { BodyOf } from '../../stage/players.ts';
import type { StageFigure } from '../../stage/stage.ts';
import { gridShare, groundDepth, type Plate } from './plate.ts';

/** Of a figure's height: so far around its feet the ground is level, and so far that fades. */
const [LEVEL, FADES] = [0.55, 1.1];
/** Ground is seen aslant: so many times nearer to each other are its places up and down. */
const ASLANT = 2.2;

interface Foot {
  readonly u: number;
  readonly v: number;
  /** Of the film's height: how tall who stands there is seen. */
  readonly tall: number;
}

/**
 * A relief that is level where somebody comes to stand or goes: guessed depths are a hand's breadth off, and shadows would fall through the ground beside his
 * feet. Seen from where the picture was taken it looks the same.
 */
export function levelGround(plate: Plate, figures: readonly StageFigure[], bodyOf: BodyOf): Plate {
  const feet = figures.flatMap((figure) => feetOf(plate, figure, bodyOf));
  if (feet.length === 0) return plate;
  const { columns, camera, size } = plate;
  const depths = Float32Array.from(plate.depths, (depth, at) => {
    const [u, v] = gridShare(plate, at % (columns + 1), Math.floor(at / (columns + 1)));
    const level = groundDepth(camera, v);
    if (level === null) return depth;
    let much = 0;
    for (const foot of feet) {
      const away = Math.hypot(((u - foot.u) * size.width) / size.height, (v - foot.v) * ASLANT) / foot.tall;
      if (away < FADES) much = Math.max(much, smoothstep(FADES, LEVEL, away));
    }
    return depth ** (1 - much) * level ** much;
  });
  return { ...plate, depths };
}

function feetOf({ camera }: Plate, { support, path, body, size }: StageFigure, bodyOf: BodyOf): Foot[] {
  if (!('on' in support) || support.on !== 'ground') return [];
  const { eye, forward, up, across, down } = camera;
  const metres = bodyOf(body).height * size;
  return path.flatMap(({ at }): Foot[] => {
    const from = subtract(at, eye);
    const depth = dot(from, forward);
    if (depth < 0.2) return [];
    return [
      {
        u: 0.5 + from[0] / (2 * across * depth),
        v: 0.5 - dot(from, up) / (2 * down * depth),
        tall: metres / (2 * down * depth),
      },
    ];
  });
}
