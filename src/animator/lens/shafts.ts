import { placeHas } from '../catalogue/places.ts';
import type { Lamp } from '../land/world.ts';
import { add, cross, distance, dot, normalise, scale, subtract, UP, type Vector } from '../maths/vector.ts';
import type { LitMoment } from './lit-figures.ts';
import type { MovingLamp } from './moving-lamp.ts';

/**
 * Sunlight that the air shows: in a room it comes in where its windows are and falls to the floor; outside between what stands above whom the camera shows.
 */
const OUTSIDE = { count: 13, apart: 1.15, high: 13 } as const;
const INSIDE = { each: 3, apart: 0.5, size: 0.3, reach: 7.5 } as const;
const MOST = 15;

const diceOf = (seed: number, k: number, which: number): number =>
  Math.abs(Math.sin((k + 1) * 78.2 * which + seed) * 43758.5) % 1;

const breathOf = (time: number, k: number): number => 0.75 + 0.25 * Math.sin(time * 0.5 + k * 2.1);

/** The colour of the sun, warmer than what it lights. */
function hueOf([r, g, b]: Vector): Vector {
  const most = Math.max(r, g, b, 1e-3);
  return [r / most, 0.12 + (g / most) * 0.76, 0.1 + (b / most) * 0.58];
}

/** Water takes the red of it. */
const IN_WATER: Vector = [0.3, 0.78, 0.84];

/** A window's own lamp, as kits/rooms/light.ts sets it. */
const isPane = ({ spot, reach }: Lamp): boolean => spot !== undefined && reach === 13;

export function shafts(moment: LitMoment): readonly MovingLamp[] {
  const { stage, indoor, lamps } = moment;
  // What a lamp of the stage throws is seen in its own cone.
  if (stage.place.time === 'night' || stage.place.dressing.includes('spotlight')) return [];
  const panes = indoor ? lamps.filter(isPane) : [];
  if (panes.length > 0) return throughPanes(moment, panes);
  const { camera } = moment;
  // From afar they would be bars that stand in the land, and where it pours no sun comes through.
  const far = distance(camera.target, camera.eye);
  if (POURS.has(stage.place.weather)) return [];
  if (far <= SEEN_FROM) return throughGaps(moment);
  // Whoever goes through a wood has them between the next trees, whatever lies ahead.
  if (!placeHas(stage.place.name, 'woods') || camera.eye[1] - camera.target[1] > UP_HIGH) return [];
  const target = add(camera.eye, scale(normalise(subtract(camera.target, camera.eye)), AHEAD));
  return throughGaps({ ...moment, camera: { ...camera, target } }, true);
}
/** Metres. */
const [SEEN_FROM, AHEAD, UP_HIGH] = [26, 15, 6];
const POURS: ReadonlySet<string> = new Set(['storm', 'rain']);

/** Side by side from each pane, down into the room and all to one side, as from one sun. */
function throughPanes({ camera, air, time, stage }: LitMoment, panes: readonly Lamp[]): MovingLamp[] {
  const ahead = normalise(subtract(camera.target, camera.eye));
  // Those that one looks toward come first: there are only so many.
  const seen = panes.toSorted(
    (a, b) => dot(normalise(subtract(b.at, camera.eye)), ahead) - dot(normalise(subtract(a.at, camera.eye)), ahead),
  );
  return seen
    .flatMap(({ at, spot }, pane) => {
      const inward: Vector = normalise([spot?.toward[0] ?? 0, 0, spot?.toward[2] ?? 1]);
      const along = cross(UP, inward);
      const toward = normalise(add(add(scale(inward, 0.85), scale(along, 0.22)), [0, -0.72, 0]));
      return Array.from({ length: INSIDE.each }, (_, k): MovingLamp => {
        const own = pane * INSIDE.each + k;
        const from = add(at, scale(along, (k - (INSIDE.each - 1) / 2) * INSIDE.apart));
        return {
          at: add([from[0], from[1] + 0.35 * diceOf(stage.seed, own, 3), from[2]], scale(toward, -0.6)),
          colour: scale(hueOf(air.sunColour), breathOf(time, own) * (0.7 + 0.5 * diceOf(stage.seed, own, 7))),
          reach: INSIDE.reach,
          size: INSIDE.size * (0.75 + 0.5 * diceOf(stage.seed, own, 5)),
          cone: { toward, edge: 1, core: 2 },
          beam: 1.25,
          falls: 1.1,
        };
      });
    })
    .slice(0, MOST);
}

/** Around and behind whom the camera shows, from the side of the sun, so that all of them run the same way across the picture. */
function throughGaps({ camera, air, time, stage }: LitMoment, passed = false): MovingLamp[] {
  const { sunDirection, sunColour } = air;
  const ahead = normalise(subtract(camera.target, camera.eye));
  const level = normalise([ahead[0], 0, ahead[2]]);
  const right = cross(level, UP);
  const far = distance(camera.target, camera.eye);
  const submerged = placeHas(stage.place.name, 'submerged');
  const side = Math.sign(dot(sunDirection, right)) || 1;
  const from = normalise(add(add(scale(right, side * 0.55), scale(level, 0.3)), [0, 1, 0]));
  return Array.from({ length: OUTSIDE.count }, (_, k): MovingLamp => {
    const [dice, other] = [diceOf(stage.seed, k, 5), diceOf(stage.seed, k, 11)];
    const aside = (k - (OUTSIDE.count - 1) / 2) * OUTSIDE.apart * (0.45 + far * 0.1) + (dice - 0.5) * 1.4;
    // From the waves down, which are above the picture however far away one is, as treetops are above who walks; elsewhere they come from between the next branches.
    const high = OUTSIDE.high + (submerged || passed ? far * 1.3 : 0);
    const foot = add([camera.target[0], camera.target[1] - 1, camera.target[2]], scale(right, aside));
    return {
      at: add(add(foot, scale(level, 0.6 + other * far * 1.1)), scale(from, high)),
      colour: scale(submerged ? IN_WATER : hueOf(sunColour), breathOf(time, k) * (0.6 + 0.7 * other)),
      reach: high * 1.25,
      size: (0.1 + dice * dice * 0.42) * (0.6 + far * 0.08) * (submerged || passed ? 1.7 : 1),
      cone: { toward: scale(from, -1), edge: 1, core: 2 },
      // Below the sea the waves above have scattered it: it is seen in the water, and burns on nobody's back.
      beam: submerged ? 0.26 : passed ? 0.8 : 2.2,
      falls: submerged ? 0 : 0.55,
    };
  });
}
