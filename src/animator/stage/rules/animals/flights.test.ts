import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const play = (prompt: string) => {
  const { cast, beats } = provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });
  return { cast, beats: beats.map(({ role, act, target, direction }) => ({ role, act, target, direction })) };
};

it('what is run away from comes after who runs, and does not run beside them', () => {
  for (const prompt of [
    'A man runs away from a bear in the forest',
    'Two kids run away from a dinosaur in the jungle',
    'A boy runs away from an angry goose in a park',
    'A woman flees from zombies in a dark alley',
    'A rabbit flees from a fox in a meadow',
  ])
    expect(play(prompt).beats, prompt).toEqual([
      { role: 0, act: 'run', target: null, direction: 'toward' },
      { role: 1, act: 'chase', target: 0, direction: null },
    ]);
});

it('what burns there stays where it is', () => {
  expect(play('A man runs away from a burning car').beats.map(({ act }) => act)).not.toContain('chase');
});

it('a dog that is walked still goes along', () => {
  const { beats } = play('A woman walks with her dog in the park');
  expect(beats.filter(({ act }) => act === 'walk')).toHaveLength(2);
});
