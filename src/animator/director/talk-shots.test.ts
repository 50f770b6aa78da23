import { expect, it } from 'vitest';
import { writeScript } from './write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

it('shows two who talk together, and then who answers', () => {
  const { shots, dialogue } = write(
    'A father and his daughter sit on a park bench. The girl asks: "Why is the sky blue?" The father answers: "Because it likes you."',
  );
  expect(shots.map(({ size, subject }) => [size, subject])).toEqual([
    ['medium', dialogue[0]?.speaker],
    ['close', dialogue[1]?.speaker],
  ]);
  expect(dialogue[1]?.from).toBeGreaterThanOrEqual(shots[1]?.from ?? 8);
  expect(dialogue[1]?.from).toBeLessThan((shots[1]?.from ?? 8) + 1);
});

it('says a line in the shot it is told in', () => {
  const { shots, dialogue } = write(
    'Over-the-shoulder shot of a detective looking at a suspect. The suspect says: "I was home all night." Cut to a close-up of the detective: "That\'s not what your wife says."',
  );
  expect(
    dialogue.map(({ from }) => shots.findIndex((shot) => (from ?? -1) >= shot.from && (from ?? -1) < shot.to)),
  ).toEqual([0, 1]);
});

it('leaves those who go somewhere, and shots that are told, as they are', () => {
  expect(
    write('A boy and a girl run through a field. The boy shouts: "Faster!" The girl laughs: "Wait!"').shots,
  ).toHaveLength(1);
  expect(
    write('Wide shot of a man and a woman on a pier. The man says: "Stay." The woman says: "No."').shots,
  ).toHaveLength(1);
});

it('cuts by turns as well where it is told to be near and held by hand', () => {
  const { shots } = write(
    'Two colleagues argue in an office. Maria slams a folder on the desk: "You knew about this!" David says: "I swear I did not." Medium shots, handheld',
  );
  expect(shots.map(({ size, handheld }) => [size, handheld])).toEqual([
    ['medium', true],
    ['close', true],
  ]);
});

it('is about who plays, and not about those in the background', () => {
  const { shots, cast } = write(
    'Crane down from the tops of palm trees to an old jazz trumpeter playing on a street corner, passers-by in the background',
  );
  expect(cast.find(({ id }) => id === shots[0]?.subject)?.noun).toBe('trumpeter');
});
