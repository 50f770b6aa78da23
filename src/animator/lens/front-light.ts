import type { Air, World } from '../land/world.ts';
import { clamp, smoothstep } from '../maths/ease.ts';
import { dot, normalise, scale, subtract } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';

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
