import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';
import { suitActs } from '../surroundings/suit-acts.ts';

function castOf(prompt: string): readonly string[] {
  const { set, cast, relations, beats, leftOut } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const draft = { set, cast, relations, beats, leftOut, prompt, holdings: [], dressings: [], stands: [] };
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

  it.each([
    ['Two knights draw their swords and duel', ['guard', 'fence'], 0],
    ['Two women fence in a gym', ['fence'], 2],
    ['Two boys fight with wooden swords', ['fence'], 2],
    ['Two boxers fight in a ring', ['fight', 'fight'], 0],
    ['Two cowboys duel in a western town', ['fight'], 0],
  ])('are crossed by those who have them, one each (%j)', (prompt, acts, swords) => {
    const { cast, beats } = provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), {
      indoor: false,
    });
    expect(beats.map(({ act }) => act)).toEqual(acts);
    expect(cast.find(({ thing }) => thing === 'sword')?.count ?? 0).toBe(swords);
  });

  it('belong to both of whom the second is told with one', () => {
    const { cast, relations, beats } = provide(
      writeScript({
        prompt: 'A jedi with a green lightsaber fights a sith lord with a red lightsaber.',
        negativePrompt: null,
        durationSeconds: 6,
      }),
      { indoor: true },
    );
    const holders = relations.filter(({ relation }) => relation === 'holding').map(({ role }) => role);
    expect(new Set(holders).size).toBe(2);
    expect(cast.filter(({ thing }) => thing === 'lightsaber').map(({ colour }) => colour)).toEqual(['green', 'red']);
    expect(beats.every(({ act }) => act === 'fence')).toBe(true);
  });
});
