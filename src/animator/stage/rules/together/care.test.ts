import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const play = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: true });

describe('care', () => {
  it('has who holds an umbrella over somebody stand under it with them', () => {
    for (const prompt of ['A father holds an umbrella over his daughter', 'A boy holds an umbrella over his dog']) {
      const { beats, relations } = play(prompt);
      expect(beats.find(({ role }) => role === 0)?.together).toHaveLength(1);
      expect(relations).toContainEqual(expect.objectContaining({ role: 0, relation: 'holding' }));
    }
  });
  it('puts the umbrella into the hand of who walks under it', () => {
    const { relations } = play('A couple walks along a rainy street under one umbrella');
    expect(relations).toContainEqual({ role: 0, relation: 'holding', to: 1, where: null });
  });

  it('pushes the wheelchair with the patient in it', () => {
    const { cast, relations } = play('A nurse pushes a patient in a wheelchair down a hospital corridor');
    const chair = cast.find(({ thing }) => thing === 'wheelchair')?.id;
    expect(relations).toContainEqual({ role: chair, relation: 'in_front_of', to: 0, where: null });
    expect(relations).toContainEqual({ role: 1, relation: 'in', to: chair, where: null });
  });

  it('brings what one mows and vacuums with, and pushes it along', () => {
    for (const [prompt, thing] of [
      ['A man mows the lawn', 'lawn mower'],
      ['A woman vacuums the carpet', 'vacuum cleaner'],
      ['A father walks through the park with a stroller', 'stroller'],
    ] as const) {
      const { cast, relations } = play(prompt);
      const pushed = cast.find((role) => role.thing === thing)?.id;
      expect(relations).toContainEqual({ role: pushed, relation: 'in_front_of', to: 0, where: null });
    }
  });

  it('lets a forklift lift what is on its forks', () => {
    const { cast, beats } = play('A yellow forklift lifts a pallet of boxes in a warehouse');
    expect(cast.map(({ thing }) => thing)).toEqual(['forklift', 'person']);
    expect(beats).toMatchObject([{ role: 0, act: 'raise' }, { act: 'sit' }]);
  });

  it('lets who falls asleep over books sit at a table', () => {
    const { cast, beats } = play('A student falls asleep over her books in a library');
    expect(cast.map(({ thing }) => thing)).toContain('chair');
    expect(beats).toMatchObject([{ act: 'doze' }]);
  });
});
