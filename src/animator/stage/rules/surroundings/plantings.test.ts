import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import type { Draft } from '../draft.ts';
import { workInFields } from './plantings.ts';

const worked = (prompt: string): Draft => {
  const { set, cast, relations, beats, leftOut } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const draft: Draft = { prompt, set, cast, relations, beats, leftOut, holdings: [], dressings: [], stands: [] };
  workInFields(draft);
  return draft;
};

it('plants shoots of rice, and not what is eaten of it', () => {
  expect(worked('A farmer plants rice in a flooded terrace').cast.map(({ thing }) => thing)).toContain('seedling');
});

it('gives several a shoot each and no common one', () => {
  const { cast, beats } = worked('Women planting rice in a paddy field');
  expect(cast).toHaveLength(1);
  expect(beats.every(({ target }) => target === null)).toBe(true);
});

it('has those who are with a planter plant as well', () => {
  const { cast, beats } = worked('A mother plants rice, bending in rhythm with the other women in conical hats');
  const others = cast.find(({ count }) => count > 1);
  expect(beats.filter(({ act }) => act === 'plant').map(({ role }) => role)).toContain(others?.id);
});
