import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

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

it('shows what others do about a line after it was said, and looks at them', () => {
  const { shots, beats, dialogue, cast } = write(
    'A strict teacher stands at the blackboard in a classroom and asks: "Who can solve this?" A small boy raises his hand and shouts "Forty-two!" The other pupils burst into laughter.',
  );
  const nouns = shots.map(({ subject }) => cast.find(({ id }) => id === subject)?.noun);
  expect(nouns).toEqual(['teacher', 'small boy', 'pupil']);
  const laugh = beats.find(({ act }) => act === 'laugh');
  expect(laugh?.from).toBeGreaterThan(dialogue[1]?.from ?? 8);
  expect(laugh?.from).toBeGreaterThanOrEqual(shots[2]?.from ?? 8);
});

it('sees each of two of whom close-ups are told, and both before', () => {
  const { shots, dialogue, cast } = write(
    'A couple sits across from each other in a café. Close-up on the woman: "I can\'t do this anymore." Close-up on the man, who whispers: "I know."',
  );
  expect(shots.map(({ size, subject }) => [size, cast.find(({ id }) => id === subject)?.noun])).toEqual([
    ['medium', 'man'],
    ['close', 'woman'],
    ['close', 'man'],
  ]);
  expect(dialogue.map(({ from }) => shots.findLastIndex((shot) => shot.from <= (from ?? 0)))).toEqual([1, 2]);
});

it('goes back to whom it was cut away from', () => {
  const { shots, cast } = write(
    'A comedian says: "I hugged her." Cut to the audience laughing at small tables. Cut back to the comedian who shrugs.',
  );
  expect(shots.map(({ subject }) => cast.find(({ id }) => id === subject)?.noun)).toEqual([
    'comedian',
    'audience',
    'comedian',
  ]);
});
