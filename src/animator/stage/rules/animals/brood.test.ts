import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import type { Stage } from '../../stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

describe('broods', () => {
  it('has the young in the nest, each in its place, and who feeds them on its rim', () => {
    const { figures } = stageOf('A mother robin feeds a worm to three chicks in her nest in a blossoming apple tree');
    const nest = figures.findIndex(({ body }) => body.sheet.thing === 'brood nest');
    const places = figures.flatMap(({ support }) =>
      'figure' in support && support.figure === nest ? support.anchor : [],
    );
    expect(places.sort()).toEqual(['inside', 'inside2', 'inside3', 'surface']);
    const acts = figures.flatMap(({ acts: own }) => own.map(({ act }) => act));
    expect(acts).toEqual(expect.arrayContaining(['feed_young', 'beg']));
    // No tree stands there as well, and the worm is in the beak.
    expect(figures.some(({ body }) => body.family === 'plant')).toBe(false);
    expect(figures.some(({ support }) => 'figure' in support && support.figure === 0 && support.as === 'held')).toBe(
      true,
    );
  });

  it('leaves a nest with eggs one where no young are told of', () => {
    const { figures } = stageOf('A nest with three blue eggs in a tree');
    expect(figures.some(({ body }) => body.sheet.thing === 'brood nest')).toBe(false);
  });
});
