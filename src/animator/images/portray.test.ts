import { describe, expect, it } from 'vitest';
import { CUT_OUT_SIDE, type CutOut } from '../bodies/families/reference.ts';
import { castRole } from '../bodies/families.ts';
import { writeScript } from '../director/write-script.ts';
import { makeRandom } from '../maths/random.ts';
import { openWorkshop } from '../workshop.ts';
import { castReferences } from './cast-references.ts';
import { needsBody, portray } from './portray.ts';
import { readReferences } from './read-references.ts';
import { bodiesWith } from './reference-bodies.ts';
import { takeLikeness } from './subject/portrait-head.ts';

const NOWHERE = { u: 0, v: 0 };

/** A bust: a head of skin under brown hair, on blue shoulders. */
function aBust(
  face: CutOut['face'] = {
    eyes: [
      { u: 0.46, v: 0.3 },
      { u: 0.54, v: 0.3 },
    ],
    across: 0.1,
  },
): CutOut {
  const side = CUT_OUT_SIDE;
  const pixels = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [u, v] = [x / side - 0.5, y / side];
      const head = (u / 0.1) ** 2 + ((v - 0.31) / 0.135) ** 2 < 1;
      const colour = head
        ? v < 0.24
          ? [84, 52, 30]
          : [222, 172, 140]
        : v > 0.47 && Math.abs(u) < 0.26
          ? [40, 60, 150]
          : null;
      if (colour !== null) pixels.set([...colour, 255], (y * side + x) * 4);
    }
  }
  return { name: 'bust', pixels, left: 0.24, top: 0.175, width: 0.52, height: 0.825, cutOff: true, framed: 1, face };
}

const scriptOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

describe('a portrait', () => {
  it('is a head without shoulders, and the colours of what is worn', () => {
    const likeness = takeLikeness(aBust());
    expect(likeness?.skin.map(Math.round)).toEqual([222, 172, 140]);
    expect(likeness?.clothes.map(Math.round)).toEqual([40, 60, 150]);
    const { pixels, chin } = likeness?.portrait ?? { pixels: new Uint8Array(), chin: 0 };
    for (let at = 0; at < pixels.length; at += 4) {
      const below = Math.floor(at / 4 / 256) / 256 > chin + 0.02;
      if (below || (pixels[at + 2] ?? 0) > 145) expect(pixels[at + 3]).toBeLessThan(128);
    }
  });

  it('has no likeness where no face is seen', () => {
    expect(takeLikeness(aBust(null))).toBeNull();
  });

  it('becomes a body with that head where somebody sits, rides, holds or is seen whole, and else stays itself', () => {
    const near = { near: true, alone: true, cut: aBust() };
    const needs = (prompt: string): boolean => {
      const script = scriptOf(prompt);
      const [role] = script.cast;
      if (role === undefined) throw new RangeError('nobody');
      return needsBody(role, { script, ...near });
    };
    expect(needs('a woman smiles')).toBe(false);
    expect(needs('a woman walks on a beach')).toBe(false);
    expect(needs('a woman dances on a beach')).toBe(true);
    expect(needs('a woman sits on a bench')).toBe(true);
    expect(needs('a woman waves')).toBe(true);
  });

  it('walks on a body of its own, without its locks and beard, where the picture shows little more than a head', () => {
    const script = scriptOf('a bearded man with dreadlocks walks on a beach');
    const [role] = script.cast;
    if (role === undefined) throw new RangeError('nobody');
    const cut = { ...aBust(), face: { eyes: aBust().face?.eyes ?? [NOWHERE, NOWHERE], across: 0.22 } };
    expect(needsBody(role, { script, near: true, alone: true, cut })).toBe(true);
    expect(portray(role, castRole(role, makeRandom(1)), cut)?.sheet).toMatchObject({
      hair: { style: 'bald' },
      beard: 'none',
    });
  });

  it('dresses as the picture does, unless the words say otherwise', () => {
    const wornBy = (prompt: string): unknown => {
      const [role] = scriptOf(prompt).cast;
      if (role === undefined) throw new RangeError('nobody');
      return portray(role, castRole(role, makeRandom(1)), aBust())?.sheet.wears;
    };
    expect(JSON.stringify(wornBy('a woman dances'))).toContain('#283c96');
    expect(JSON.stringify(wornBy('a woman in a red dress dances'))).not.toContain('#283c96');
    // A photographed head has its own hat, or none.
    expect(JSON.stringify(wornBy('a cowboy dances'))).not.toContain('hat');
  });

  it('is worn on a body instead of the head that is drawn', () => {
    const words = readReferences('the woman from the picture dances', 1);
    const { script, cast } = castReferences(scriptOf(words.prompt), [aBust()], words);
    const [role] = script.cast;
    if (role === undefined) throw new RangeError('nobody');
    const order = cast(role, makeRandom(1), 0);
    expect(order?.family).toBe('person');
    const { bodyOf, kernel } = openWorkshop();
    const names =
      order === null
        ? []
        : bodiesWith(
            [aBust()],
            bodyOf,
          )(order)
            .makeParts(kernel)
            .map(({ name }) => name);
    expect(names).toContain('portrait');
    expect(names).toContain('neck');
    for (const gone of ['head', 'hair', 'eyeL', 'mouth']) expect(names).not.toContain(gone);
  });

  it('wears what those wear whom it is said to be', () => {
    const read = readReferences('the woman as an astronaut on the moon', 1);
    const filled = castReferences(scriptOf(read.prompt), [aBust()], read);
    const [role] = filled.script.cast;
    const sheet = role === undefined ? undefined : filled.cast(role, makeRandom(1), 0)?.sheet;
    expect(filled.script.cast).toHaveLength(1);
    expect(sheet?.portrait).toBe('bust');
    expect(sheet?.wears).toContainEqual(expect.objectContaining({ garment: 'space suit', colour: '#f2f2f0' }));
  });
});
