import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const subjects = (prompt: string) => {
  const { cast, shots } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  return shots.map(({ size, subject }) => `${size} ${cast.find(({ id }) => id === subject)?.noun}`);
};

it('comes near to her whose face is told, whomever the film is about', () => {
  const prompt = 'The husband slams his fist on the table, the wife turns away. Slow push-in on her face as she cries.';
  expect(subjects(prompt).at(-1)).toBe('close wife');
});

it('shows all of a crowd that cheers, and nobody of it from near', () => {
  const prompt = 'A knight kneels before a queen. She says, "Rise, Sir Alden." The crowd cheers.';
  expect(subjects(prompt).filter((each) => each.startsWith('close'))).not.toContain('close crowd');
});

it('looks over the shoulder that is named, and from before at the face it comes to', () => {
  const { cast, shots } = writeScript({
    prompt:
      'Over the shoulder of a police officer, a girl sits at a table. She whispers, "Help." Slow push in on her face.',
    ...{ negativePrompt: null, durationSeconds: 6 },
  });
  const seen = shots.map(({ angle, subject }) => `${angle} ${cast.find(({ id }) => id === subject)?.noun}`);
  expect(seen).toEqual(['over_shoulder police officer', 'eye girl']);
});
