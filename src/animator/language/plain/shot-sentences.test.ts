import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';

const read = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

it.each([
  ['A singer stands on a stage. Cut to her driving an old convertible along a road.', 'drive'],
  ['A waiter gets up and takes a deep bow.', 'bow'],
])('plays what is told in fewer words than a sentence has: %s', (prompt, act) => {
  expect(read(prompt).beats.map((beat) => beat.act)).toContain(act);
});

it('hears a drone that throbs, and flies none', () => {
  expect(read('A woman walks through a garage, film grain, a low throbbing drone.').cast).toHaveLength(1);
});

it('lets a fallen horse lie', () => {
  const { beats, cast } = read('A queen kneels beside her fallen white horse and strokes its mane.');
  expect(beats.find(({ act }) => act === 'lie')?.role).toBe(cast.find(({ noun }) => noun === 'horse')?.id);
});

it('hands over what is told after whom it is given to, who then takes it', () => {
  const { beats, cast } = read('A horse stands. A soldier hands a woman the crown. She takes it.');
  const crown = cast.find(({ noun }) => noun === 'crown')?.id;
  expect(beats.find(({ act }) => act === 'give')?.instrument).toBe(crown);
  expect(beats.find(({ act }) => act === 'pick_up')?.target).toBe(crown);
});

it('keeps legs under whoever slows down, and films as fast as ever where slow motion is not wanted', () => {
  const { beats, shots } = read('A cheetah slows down and lies down under a tree. No slow motion.');
  expect(beats[0]?.act).toBe('walk');
  expect(shots[0]?.pace).toBe(1);
});

it('takes no woman of a doorway for one of three teenagers', () => {
  const prompt =
    'Three teenagers walk through a forest. The girl in the yellow raincoat whispers. A pale woman stands in the doorway. One of the boys drops his flashlight and they all run away.';
  const { beats, cast } = read(prompt);
  const woman = cast.find(({ noun }) => noun === 'woman')?.id;
  expect(beats.filter(({ role }) => role === woman).map(({ act }) => act)).toEqual(['stand']);
  expect(cast.find(({ noun }) => /girl/.test(noun))?.person?.age).toBe('teen');
});
