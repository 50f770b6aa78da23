import type { Air, World } from '../land/world.ts';
import { clamp, smoothstep } from '../maths/ease.ts';
import { dot, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import type { Stage } from '../stage/stage.ts';
import { sunKeyOf } from './directed-light.ts';

/** What is left of a low sun that shines straight at whom the camera shows. */
const SOFTENED = 0.42;
/** Heights of the sun above the horizon (sines) between which it stops dazzling, and strengths of its light. */
const [LOW, HIGH] = [0.3, 0.6];
const [WEAK, STRONG] = [1.5, 4.5];
const LESS_GREEN = 0.24;

/** Of its light: what a low sun gives to somebody seen by these cameras. */
function share({ sunDirection, sunColour }: Air, cameras: readonly CameraPose[]): number {
  const level = normalise([sunDirection[0], 0, sunDirection[2]]);
  const fronts = cameras.map(({ eye, target }) => clamp(-dot(normalise(subtract(target, eye)), level)));
  const behind = smoothstep(0.05, 0.8, fronts.reduce((sum, front) => sum + front, 0) / Math.max(1, fronts.length));
  const dazzles = (1 - smoothstep(LOW, HIGH, sunDirection[1])) * smoothstep(WEAK, STRONG, sunColour[0]);
  return 1 - (1 - SOFTENED) * behind * dazzles;
}

/**
 * Low suns are as bright as who stands against them needs. Behind the cameras of a film that sun would give faces so much red and green that they print as
 * yellow, so that it is softened there, as through the haze it comes through.
 */
export function softenSun({ air, room }: Pick<World, 'air' | 'room'>, cameras: readonly CameraPose[]): Air {
  if (room !== undefined) return air;
  const left = share(air, cameras);
  const [red, green, blue] = scale(air.sunColour, left);
  // Of orange light on skin, green is what turns yellow first.
  return { ...air, sunColour: [red, green * (1 - LESS_GREEN * (1 - left)), blue] };
}

/** Radians: aside of whom the camera shows, so that its disc is seen beside them, and the most it stands above the horizon. */
const BEHIND = { aside: 0.17, up: 0.17, least: 0.06 } as const;

/** Whether whom the camera shows stands before the sun. */
const isAgainstSun = ({ place: { lights, time, dressing }, styles }: Stage): boolean =>
  // A huge one hangs there already.
  time !== 'night' &&
  !dressing.includes('huge sun') &&
  (lights.includes('backlit') || lights.includes('flare') || styles.includes('silhouette'));

/** Under an open sky the sun goes behind whom a film shows against the light. */
export function putBehind<T extends Pick<World, 'air' | 'room'>>(world: T, stage: Stage, camera: CameraPose): T {
  const { air } = world;
  if (world.room !== undefined) return world;
  const view = Math.atan2(camera.target[0] - camera.eye[0], camera.target[2] - camera.eye[2]);
  if (air.sky.front !== undefined && !isAgainstSun(stage)) return turnFront(world, view, air.sky.front);
  if (!isAgainstSun(stage)) return turnToKey(world, stage, view);
  const heading = view + BEHIND.aside;
  const up = Math.min(BEHIND.up, Math.max(BEHIND.least, Math.asin(clamp(air.sunDirection[1]))));
  const sunDirection: Vector = [Math.sin(heading) * Math.cos(up), Math.sin(up), Math.cos(heading) * Math.cos(up)];
  return { ...world, air: { ...air, sunDirection, rim: scale(air.rim, RIMMED) } };
}

/** Lands that nobody plays in do not know where they are looked at from: a storm over the horizon goes there, and the sun with it. */
function turnFront<T extends Pick<World, 'air'>>(world: T, view: number, front: number): T {
  const { air } = world;
  const [s, c] = [Math.sin(view - front), Math.cos(view - front)];
  const [x, y, z] = air.sunDirection;
  return {
    ...world,
    air: { ...air, sunDirection: [x * c + z * s, y, z * c - x * s], sky: { ...air.sky, front: view } },
  };
}

/** Against the light hair and shoulders have a bright edge. */
const RIMMED = 2.2;
/** Sines: as high stands a sun that lights from one side, at most; from above, at least. */
const [RAKING, HIGH_UP] = [0.42, 0.93];

/** A key that a film outside asks for by day is its sun: from that side, as high. */
function turnToKey<T extends Pick<World, 'air'>>(world: T, stage: Stage, view: number): T {
  const key = sunKeyOf(stage);
  if (key === null) return world;
  const { air } = world;
  const { ahead, aside, up } = key;
  const rise = up > 1.6 ? HIGH_UP : Math.min(RAKING, Math.max(0.1, air.sunDirection[1]));
  // From whom it lights, seen from the camera: toward it, and aside.
  const heading = view + Math.PI + Math.atan2(aside, ahead) * sideOf(air.sunDirection, view);
  const level = Math.sqrt(1 - rise * rise);
  const sunDirection: Vector = [Math.sin(heading) * level, rise, Math.cos(heading) * level];
  return { ...world, air: { ...air, sunDirection, rim: scale(air.rim, ahead < 0 ? RIMMED : 1) } };
}

/** The side of the picture that its own sun stands on. */
const sideOf = ([x, , z]: Vector, view: number): number =>
  Math.sign(z * Math.sin(view) - x * Math.cos(view)) === 1 ? -1 : 1;
