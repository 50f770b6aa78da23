import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { suitActs } from './suit-acts.ts';

function castOf(prompt: string): readonly string[] {
  const { set, cast, relations, beats, leftOut } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const draft = { set, cast, relations, beats, leftOut };
  suitActs(draft);
  return draft.cast.map(({ thing }) => thing);
}

describe('arms', () => {
  it.each([
    ['Two samurai duel in a bamboo forest under falling cherry blossoms, slow motion, their katanas clash', ['person']],
    ['An old wizard raises his staff', ['person']],
    ['A knight raises a glowing sword', ['person', 'sword']],
    ['A girl holds a sword', ['person', 'sword']],
    ['A sword lies on a table', ['sword', 'dining table']],
  ])('are those that somebody has anyway (%j)', (prompt, things) => {
    expect(castOf(prompt)).toEqual(things);
  });
});
