import type { BentMesh } from '../../lens/bent.ts';
import { clamp, smoothstep, TAU } from '../../maths/ease.ts';
import { makeNoise } from '../../maths/noise.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { bendSubject } from '../subject/bend.ts';
import type { SubjectLife } from '../subject/life.ts';
import type { Plate } from './plate.ts';
import { groundRelief, weightsAt } from './relief.ts';
import { laySurroundings } from './rim.ts';
import { keepWhatStands } from './stands-in-sky.ts';

/** What of a picture moves by itself. */
export interface PlateLife {
  /** Clouds drift and water ripples, where there are any. */
  readonly water: boolean;
  /** It comes in waves instead. */
  readonly waves: boolean;
  readonly clouds: boolean;
  /** The words speak of them: they are seen to drift. */
  readonly drifting?: boolean;
  /** What whoever it shows does; null keeps it as it is. */
  readonly subject: SubjectLife | null;
  readonly durationSeconds: number;
}

/** Widths of the picture that clouds go in a second, and ripples of water, as shares of it. */
const [DRIFT, DRIFT_SEEN] = [0.0022, 0.0045];
/** Of a map of the sky: less is snow on a mountain or a pale wall, which stays, and more is surely sky. */
const [NO_SKY, SURE_SKY] = [0.5, 0.9];
const RIPPLE = 0.0028;
/** Of waves: how far they move what is seen near the lower edge, how many a second, and how far apart they are by how far they are away. */
const [WAVE, WAVE_RATE, WAVE_APART] = [0.011, 0.27, 1.1];

/** Shares of the film between which a season comes, and how far before the ground it lies then, of its depth. */
const [COMES_FROM, COMES_TO] = [0.05, 0.78];
const BEFORE_GROUND = 0.004;

/** The same surface in another season, which comes over it in flecks that grow together: behind it at first, before it at last. */
function coverSurface(source: BentMesh, pixels: Uint8Array, { camera }: Plate, durationSeconds: number): BentMesh {
  const noise = makeNoise(29);
  const random = makeRandom(29);
  const { eye } = camera;
  const { coordinates: rest } = source.texture;
  const order = Float32Array.from({ length: rest.length / 2 }, (_, vertex) => {
    const patch = 0.5 + 0.5 * noise.noise((rest[vertex * 2] ?? 0) * 6, (rest[vertex * 2 + 1] ?? 0) * 6);
    return clamp(0.35 * patch + 0.65 * random.next());
  });
  return {
    ...source,
    texture: { ...source.texture, pixels },
    bend(time, positions, coordinates) {
      source.bend(time, positions, coordinates);
      const come = -0.2 + 1.4 * clamp((time / durationSeconds - COMES_FROM) / (COMES_TO - COMES_FROM));
      for (let vertex = 0; vertex < order.length; vertex++) {
        const before = clamp((come - (order[vertex] ?? 0)) * 6, -1, 1) * BEFORE_GROUND;
        for (let axis = 0; axis < 3; axis++) {
          const at = vertex * 3 + axis;
          const from = eye[axis] ?? 0;
          positions[at] = from + ((positions[at] ?? 0) - from) * (1 - before);
        }
      }
    },
  };
}

/** How far the mouth of a role is open, 0 to 1. */
type OpenAt = (role: number, time: number) => number;

/** The relief of a plate, with whatever lives in it, seen from where the camera is (`eyeAt`). At the first moment all is as it was given. */
export function bendPlate(
  plate: Plate,
  life: PlateLife,
  openAt: OpenAt = () => 0,
  eyeAt: (time: number) => Vector = () => plate.camera.eye,
): BentMesh[] {
  const ground = groundRelief(plate);
  const { surroundings, subject } = plate;
  const sky =
    life.clouds && surroundings.open
      ? keepWhatStands(
          plate,
          weightsAt(ground, surroundings.sky).map((much) => smoothstep(NO_SKY, SURE_SKY, much)),
        )
      : null;
  const water = life.water ? weightsAt(ground, surroundings.water) : null;
  const land: BentMesh = {
    ...ground,
    bend(time, _positions, coordinates) {
      if (sky === null && water === null) return;
      const grown = smoothstep(0, 1.2, time);
      for (let vertex = 0; vertex < coordinates.length / 2; vertex++) {
        const [u, v] = [ground.shares[vertex * 2] ?? 0, ground.shares[vertex * 2 + 1] ?? 0];
        const wet = (water?.[vertex] ?? 0) * grown * RIPPLE;
        const waveX = Math.sin(TAU * (time * 0.37 + v * 21 + u * 3));
        const waveY =
          Math.sin(TAU * (time * 0.53 + v * 34 - u * 5)) + 0.6 * Math.sin(TAU * (time * 0.31 - v * 17 + u * 9));
        const below = v - surroundings.horizon;
        if (life.waves && water !== null && below > 0.01) {
          // Rows of them, nearer to each other the farther away, which come toward whoever looks.
          const crest = TAU * (WAVE_APART / (below + 0.08) + time * WAVE_RATE + 0.35 * Math.sin(u * 7 + 1.3));
          const high = (water[vertex] ?? 0) * grown * WAVE * Math.min(1, below * 2.2 + 0.15);
          coordinates[vertex * 2 + 1] = (coordinates[vertex * 2 + 1] ?? 0) + high * Math.sin(crest);
        }
        coordinates[vertex * 2] =
          (coordinates[vertex * 2] ?? 0) -
          (sky?.[vertex] ?? 0) * (life.drifting === true ? DRIFT_SEEN : DRIFT) * time +
          wet * waveX;
        coordinates[vertex * 2 + 1] = (coordinates[vertex * 2 + 1] ?? 0) + wet * waveY;
      }
    },
  };
  const standing = subject === null ? [] : bendSubject(plate, subject, life.subject, life.durationSeconds, openAt);
  const { dressed } = plate;
  const figure = standing.find(({ texture }) => texture.pixels === subject?.cut.pixels);
  const rim = subject?.rim ?? null;
  const around = figure === undefined || rim === null ? [] : [laySurroundings(plate, ground, rim, figure, eyeAt)];
  if (dressed === null) return [land, ...around, ...standing];
  const cover = (mesh: BentMesh, pixels: Uint8Array): BentMesh =>
    coverSurface(mesh, pixels, plate, life.durationSeconds);
  // Nothing comes to lie on who is alive.
  const body = dressed.cut === null || life.subject?.alive === true ? undefined : figure;
  return [
    land,
    ...around,
    cover(land, dressed.ground),
    ...standing,
    ...(body === undefined || dressed.cut === null ? [] : [cover(body, dressed.cut)]),
  ];
}
