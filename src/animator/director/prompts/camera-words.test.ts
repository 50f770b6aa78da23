import { expect, test } from 'vitest';
import { writeScript } from '../write-script.ts';

const shotsOf = (prompt: string) =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).shots.map(
    ({ size, angle, move, part }) => `${size} ${angle} ${move}${part === null ? '' : ` ${part}`}`,
  );

test.each([
  ['Wide aerial shot of a red car on a coastal road.', ['wide eye drone_forward']],
  ['Aerial wide shot of a red car on a coastal road.', ['wide eye drone_forward']],
  ['Helicopter shot of a surfer on a giant wave.', ['wide eye drone_forward']],
  ['Drone orbit around a lighthouse.', ['wide high orbit_right']],
  ['A perfume bottle on black stone, slow rotating camera', ['wide eye orbit_right']],
  ['Looking straight down on a rowing boat.', ['wide birds_eye static']],
  ['Underwater shot looking up at a swimmer.', ['wide low static']],
  ['Low tracking shot of a skateboarder.', ['wide low follow_beside']],
  ['Tight on her eyes as a woman cries.', ['extreme_close eye static eyes']],
  ["Tight on a gunslinger's face.", ['close eye static face']],
  ['A woman in a diner. Then close-up on her face.', ['wide eye static', 'close eye static face']],
  ['Macro close-up of a ladybug on a leaf.', ['extreme_close eye static']],
  ["Close-up of a lion's face, pull back to reveal the savanna.", ['close eye static face', 'wide eye drone_reveal']],
  ['FPV drone racing through a pine forest, weaving between trees.', ['establishing point_of_view drone_forward']],
  [
    'Wide shot of a harbour. A thief runs along the pier. Tracking shot following the thief from behind. Low angle, he leaps over a crate.',
    ['wide eye static', 'wide behind follow_behind', 'wide low static'],
  ],
  // One line more is no list.
  ['A knight rides through a field. Low angle, golden hour.', ['wide low static']],
  ['Full-length shot of a model walking.', ['full eye static']],
])('%s', (prompt, told) => {
  expect(shotsOf(prompt)).toEqual(told);
});

test('a man who looks straight down is no camera that does', () => {
  expect(shotsOf('A man on a bridge, looking straight down at the river.')).toEqual(['medium eye static']);
});

test('birds that cross a forest do not take a flight over it for themselves', () => {
  const { shots } = writeScript({
    prompt: 'Aerial drone shot gliding high over a dense rainforest, a flock of white birds crossing below.',
    negativePrompt: null,
    durationSeconds: 6,
  });
  expect(shots[0]).toMatchObject({ subject: null, size: 'establishing', move: 'drone_forward' });
});

test('who is revealed on a bench is the film, and not the bench', () => {
  const { shots } = writeScript({
    prompt:
      'Tight on her eyes as a young woman reads a letter; the camera pulls back to reveal her sitting alone on a bench.',
    negativePrompt: null,
    durationSeconds: 6,
  });
  expect(shots.map(({ subject }) => subject)).toEqual([0, 0]);
});

test('clouds that drift take nobody along, and what a camera reveals nobody opens', () => {
  const actsOf = (prompt: string) =>
    writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).beats.map(({ act }) => act);
  expect(actsOf('A boy flies a kite on a hill, low angle, big white clouds drifting in a blue sky.')).toEqual([
    'fly_kite',
  ]);
  expect(actsOf('The camera cranes up from a knight kneeling before a grave to reveal an army.')).not.toContain('open');
});

test('a bus that drives through a forest is on the road there', () => {
  const { set } = writeScript({
    prompt: 'A school bus drives through an autumn forest.',
    negativePrompt: null,
    durationSeconds: 6,
  });
  expect(set.place).toBe('road');
});
