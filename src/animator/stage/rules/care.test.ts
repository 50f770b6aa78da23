import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { provide } from './provide.ts';

const play = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: true });

describe('care', () => {
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

  it('lets who falls asleep over books sit at a table', () => {
    const { cast, beats } = play('A student falls asleep over her books in a library');
    expect(cast.map(({ thing }) => thing)).toContain('chair');
    expect(beats).toMatchObject([{ act: 'doze' }]);
  });
});
