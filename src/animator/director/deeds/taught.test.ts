import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const deedsOf = (prompt: string) => {
  const { cast, beats, shots } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const nameOf = (id: number | null) => cast.find((role) => role.id === id)?.noun ?? null;
  return { deeds: new Set(beats.map(({ role, act }) => `${nameOf(role)} ${act}`)), shots };
};

describe('a craft that is taught', () => {
  it.each([
    ['A grandmother teaches her grandson how to knead dough', 'grandmother knead', 'grandson knead'],
    ['A blacksmith shows his apprentice how to hammer a sword', 'blacksmith hammer', 'apprentice hammer'],
    ['A father helps his son to paint a wooden chair', 'father paint', 'son paint'],
    ['A chef shows a young cook how to chop onions', 'chef cut', 'cook cut'],
  ])('%s: both do it', (prompt, ...both) => {
    expect([...deedsOf(prompt).deeds].filter((deed) => both.includes(deed))).toHaveLength(2);
  });

  it('is not done by both where it is no work of the hands', () => {
    expect(deedsOf('A father teaches his daughter to ride a bicycle').deeds).not.toContain('father cycle');
  });

  it('shows both while one of them speaks', () => {
    const { shots } = deedsOf(
      'A grandmother teaches her grandson how to knead dough. She says: "Slowly, with your palms."',
    );
    expect(shots.every(({ size }) => size !== 'close')).toBe(true);
  });
});
