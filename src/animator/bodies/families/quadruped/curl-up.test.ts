import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { makeRandom } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import { QUIET } from '../../body.ts';
import { FieldKernel } from '../../polygonise.ts';
import { QUADRUPED } from './family.ts';

const kernel = new FieldKernel();

function asleep(noun: string): { readonly between: number; readonly head: Vector; readonly long: number } {
  const [role] = writeScript({ prompt: `A ${noun} sleeps.`, negativePrompt: null, durationSeconds: 4 }).cast;
  if (role === undefined) throw new RangeError(`There is no ${noun}.`);
  const body = QUADRUPED.makeBody({ ...QUADRUPED.cast(role, makeRandom(1)), fineness: 'crowd' }, kernel);
  const pose = body.pose({ ...QUIET, act: 'sleep', since: 2, lasts: 4 });
  const [head, tail] = [pose.headOf('head'), pose.tailOf('tail3')];
  return { between: Math.hypot(head[0] - tail[0], head[2] - tail[2]), head, long: body.length };
}

it.each(['cat', 'dog', 'fox', 'wolf', 'bear'])(
  'a %s sleeps rolled up: its tail lies at its nose, and its face is where it would look awake',
  (noun) => {
    const { between, head, long } = asleep(noun);
    expect(between).toBeLessThan(long * 0.75);
    expect(head[2]).toBeGreaterThan(0);
  },
);

it('a horse lies stretched out, and does not roll up', () => {
  const { between, long } = asleep('horse');
  expect(between).toBeGreaterThan(long * 0.6);
});
