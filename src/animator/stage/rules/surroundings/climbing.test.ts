import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const scriptOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const CLIMBER = 'A climber hangs from a cliff edge high above the sea, looks down and pulls herself up.';

it('hangs on a face of rock far above the ground, in front of which every camera stays', () => {
  const stage = stageScript(scriptOf(CLIMBER), 1, 16 / 9);
  const [wall] = stage.figures.map(({ path }) => path[0]).slice(1);
  for (const { eye } of stage.shots.flatMap(({ keys }) => keys)) {
    expect(eye[1]).toBeGreaterThan(8);
    const heading = wall?.heading ?? 0;
    expect(eye[0] * Math.sin(heading) + eye[2] * Math.cos(heading)).toBeGreaterThan(0.3);
  }
});

it('shows more than the face of who would soon have left the picture', () => {
  const { shots } = provide(scriptOf('A climber climbs a cliff, close-up of her face.'), { indoor: false });
  expect(shots.map(({ size }) => size)).not.toContain('close');
});

it('lets a rope that is climbed hang', () => {
  const { cast } = provide(scriptOf('A boy climbs a rope in a gym.'), { indoor: true });
  expect(cast.map(({ thing }) => thing)).toContain('climbing rope');
});

it('goes aloft on the mast of a ship, and on no rock at sea', () => {
  const { cast, set } = provide(scriptOf('A pirate captain climbs the mast of his ship in a storm.'), {
    indoor: false,
  });
  expect(cast.map(({ thing }) => thing)).toEqual(['person', 'ship mast']);
  expect(set.place).toBe('deck');
});
