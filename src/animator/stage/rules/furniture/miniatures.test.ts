import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import type { Draft } from '../draft.ts';
import { workOnTable } from './miniatures.ts';

const draftOf = (prompt: string): Draft => {
  const { set, cast, relations, beats, leftOut } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  return { set, cast, relations, beats, leftOut, prompt, holdings: [], dressings: [], stands: [] };
};

describe('tiny folk', () => {
  it('work on the table, and what they work at is larger than they are', () => {
    const draft = draftOf('Tiny people harvest giant strawberries');
    workOnTable(draft, true);
    const [folk, fruit, table] = ['person', 'strawberry', 'dining table'].map((thing) =>
      draft.cast.find((role) => role.thing === thing),
    );
    expect(1.7 * (folk?.size ?? 1)).toBeLessThan(0.1);
    const borne = draft.relations.filter(({ relation, to }) => relation === 'on' && to === table?.id);
    expect(borne.map(({ role }) => role)).toEqual([folk?.id, fruit?.id]);
  });

  it('have what is a giant to them twice as high, and it falls under no table', () => {
    const draft = draftOf('Tiny lumberjacks saw a giant broccoli. One of them shouts and it falls over');
    workOnTable(draft, true);
    const broccoli = draft.cast.find(({ thing }) => thing === 'broccoli');
    expect(0.18 * (broccoli?.size ?? 0)).toBeGreaterThan(0.14);
    expect(draft.cast.filter(({ person }) => person !== null).every(({ size }) => size < 0.1)).toBe(true);
    expect(draft.beats.some(({ act }) => act === 'fall')).toBe(false);
  });

  it('are left alone where somebody is as large as in life', () => {
    const draft = draftOf('A woman watches a tiny man who eats a strawberry');
    workOnTable(draft, true);
    expect(draft.cast.some(({ thing }) => thing === 'dining table')).toBe(false);
  });
});
