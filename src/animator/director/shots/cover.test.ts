import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const shotsOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).shots;
const sizesOf = (prompt: string): string[] => shotsOf(prompt).map(({ size }) => size);

it('cuts from where it plays to the hands at work, and then to the face', () => {
  expect(
    sizesOf('A young mechanic repairs a motorcycle in a garage, wipes her forehead and grins at the camera.'),
  ).toEqual(['wide', 'medium', 'close']);
  expect(sizesOf('A fox sits in the snow at the edge of a forest and looks around')).toEqual(['wide', 'close']);
});

it('begins near where what follows needs room', () => {
  expect(sizesOf('A ballet dancer ties her shoes on a wooden floor, then rises and spins.')).toEqual([
    'medium',
    'wide',
  ]);
});

it('shows a line that follows a deed from near', () => {
  const shots = shotsOf('A judge bangs his gavel in a courtroom and says "Order!"');
  expect(shots.map(({ size }) => size)).toEqual(['medium', 'close']);
  expect(shots.map(({ from }) => from)[0]).toBe(0);
  expect(shots.at(-1)?.to).toBe(6);
});

it('comes nearer without a cut where there is one beat alone', () => {
  const [shot, ...more] = shotsOf('A lone cowboy stands in the middle of a dusty street at noon');
  expect(more).toEqual([]);
  expect(shot).toMatchObject({ size: 'wide', nears: 'medium' });
});

it('comes nearer to two who stay together, and keeps both in the picture', () => {
  for (const prompt of ['Two lovers slow dance in a dim living room', "A woman gently touches a man's cheek"])
    expect(shotsOf(prompt)).toEqual([expect.objectContaining({ nears: 'medium' })]);
  expect(shotsOf('Two men fight in an alley')[0]?.nears).toBeUndefined();
});

it('leaves alone what is told of the camera, those who go, and many', () => {
  for (const prompt of [
    'Wide shot of a young mechanic who repairs a motorcycle, wipes her forehead and grins.',
    'One continuous take: a young mechanic repairs a motorcycle, wipes her forehead and grins.',
    'A hiker walks along a mountain ridge at sunrise',
    'A chef flips a pancake while the kitchen staff applaud',
  ]) {
    const [shot, ...more] = shotsOf(prompt);
    expect(more).toEqual([]);
    expect(shot?.nears).toBeUndefined();
  }
});

it('stays with two of whom one teaches and the other rides', () => {
  const sizes = sizesOf(
    'A father teaches his daughter to ride a bicycle in a sunny park, he runs behind holding the seat.',
  );
  expect(sizes).not.toContain('close');
});

it('two who do the same side by side are both in the picture, and nearer only as far as that goes', () => {
  expect(
    sizesOf('A grandmother teaches her little grandson to knead bread dough at the kitchen table, both laughing'),
  ).not.toContain('close');
});
