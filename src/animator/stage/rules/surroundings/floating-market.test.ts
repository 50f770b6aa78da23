import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 4 });

it('a floating market lies on the water, and its laden boats are part of it', () => {
  expect(write('A floating market in Thailand at dawn, boats full of fruit').set.place).toBe('stilt_village');
});

it('water that glows and ports with containers are told to their lands', () => {
  expect(write('Bioluminescent waves glow blue on a beach at night').set.dressing).toContain('glowing water');
  expect(write('A busy harbour with cranes and containers at sunset').set.dressing).toContain('container port');
  expect(write('A fishing harbour at sunset').set.dressing).not.toContain('container port');
});
