import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { subtract } from '../../maths/vector.ts';
import { sketchScript } from '../../staging.ts';
import { makePathMotion } from '../ways/path-motion.ts';
import { makeCameraMotion } from './camera-motion.ts';

it.each([
  'A spaceship lands on an alien planet and an explorer steps out',
  'A helicopter lands on a rooftop and a man gets out',
])('%s: the camera looks at what comes down from the first moment on, from outside of it', (prompt) => {
  const stage = sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
  const motions = stage.figures.map(({ path }) => makePathMotion(path));
  const still = makePathMotion([{ time: 0, at: [0, 0, 0], heading: 0 }]);
  const view = makeCameraMotion(stage, (figure, time) => (motions[figure] ?? still)(time));
  const craft = stage.figures.findIndex(({ support }) => 'on' in support && support.on === 'air');
  for (const time of [0, 1, 2]) {
    const { eye, target } = view(time);
    const [ahead, there] = [subtract(target, eye), subtract((motions[craft] ?? still)(time).at, eye)];
    const lengths = Math.hypot(...ahead) * Math.hypot(...there);
    expect((ahead[0] * there[0] + ahead[1] * there[1] + ahead[2] * there[2]) / lengths).toBeGreaterThan(0.8);
    expect(Math.hypot(...there)).toBeGreaterThan(6);
  }
});
