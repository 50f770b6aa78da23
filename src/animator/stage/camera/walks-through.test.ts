import { expect, it } from 'vitest';
import type { Script } from '../../director/script.ts';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';

const script = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it('walks through a market whose vendors are seen, and is none of them', () => {
  const { shots } = sketchScript(script('POV shot walking through a night market, vendors selling food'), 1, 16 / 9);
  const [first, last] = [shots[0]?.keys[0]?.eye, shots[0]?.keys.at(-1)?.eye];
  if (first === undefined || last === undefined) throw new Error('Nothing is seen.');
  const gone = Math.hypot(last[0] - first[0], last[2] - first[2]);
  expect(gone).toBeGreaterThan(4);
  expect(gone).toBeLessThan(14);
  expect(last[1]).toBeLessThan(3);
  expect(shots[0]?.follow).toBeNull();
});

it('goes low behind what has the wheel it is told to be at', () => {
  expect(script('Low angle shot from behind the front wheel of a motorcycle on a highway').shots).toMatchObject([
    { angle: 'low', move: 'follow_behind' },
  ]);
});

it('takes a group shot for one of all, and for nobody in it', () => {
  const { cast } = script('Group shot of five friends sitting around a campfire, laughing');
  expect(cast.filter(({ person }) => person !== null)).toHaveLength(1);
});
