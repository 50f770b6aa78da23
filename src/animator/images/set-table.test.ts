import { describe, expect, it } from 'vitest';
import { type makeReferenceBody, REFERENCE_FAMILY } from '../bodies/families/reference.ts';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';
import { openWorkshop } from '../workshop.ts';
import { castReferences } from './cast-references.ts';
import { bodiesWith } from './reference-bodies.ts';
import { setTable } from './set-table.ts';

/** Something round, as a picture shows it. */
const aCutOut = (name: string): Parameters<typeof makeReferenceBody>[0] => {
  const pixels = new Uint8Array(512 * 512 * 4);
  for (let at = 0; at < 512 * 512; at++) {
    const [x, y] = [(at % 512) / 512 - 0.5, Math.floor(at / 512) / 512 - 0.5];
    if (Math.hypot(x, y) < 0.4) pixels.fill(255, at * 4, at * 4 + 4);
  }
  return { name, pixels, left: 0.1, top: 0.1, width: 0.8, height: 0.8, cutOff: false, framed: 0, face: null };
};

describe('things of four pictures on a table', () => {
  const cutOuts = ['a', 'b', 'c', 'd'].map(aCutOut);
  const prompt = 'all of these things on a wooden table in a kitchen';
  const written = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const { script, cast } = castReferences(written, cutOuts, { wishes: [] });
  const bodyOf = bodiesWith(cutOuts, openWorkshop().bodyOf);
  const stage = setTable(stageScript(script, 1, 16 / 9, { bodyOf, cast }), bodyOf);
  const things = stage.figures.filter(({ body }) => body.family === REFERENCE_FAMILY);

  it('stand beside each other on its top, none on a chair or behind another', () => {
    const places = things.map(({ support }) =>
      'figure' in support ? [support.anchor, Math.max(...(support.offset ?? []).map(Math.abs))] : [],
    );
    expect(places.map(([anchor]) => anchor)).toEqual(['surface', 'surface', 'surface', 'surface']);
    const asides = things.map(({ support }) => ('figure' in support ? (support.offset?.[0] ?? 0) : 0));
    for (const [index, aside] of asides.slice(1).entries()) expect(aside - (asides[index] ?? 0)).toBeGreaterThan(0.2);
  });

  it('are what the camera looks at', () => {
    const [key] = stage.shots[0]?.keys ?? [];
    expect(key?.target[1]).toBeGreaterThan(0.75);
  });
});
