import { describe, expect, it } from 'vitest';
import { STYLE_ROWS } from '../catalogue/styles.ts';
import { KernelMemory } from '../maths/kernel-memory.ts';
import { makeRandom } from '../maths/random.ts';
import { Lens } from './lens.ts';
import { hasLook, heldTime, lensOf, makeStyling } from './looks.ts';

const SIZE = { width: 64, height: 36 };

/** A small picture of noise before a slope, with the styles laid over it. */
function styled(styles: readonly string[], seconds = 1): Uint8Array {
  const memory = new KernelMemory();
  const lens = new Lens(memory, { ...SIZE, mirrorShare: 0, vertexRoom: 64, chunkRoom: 8, keyRoom: 8 });
  const random = makeRandom(7);
  const bytes = SIZE.width * SIZE.height * 4;
  const picture = memory.bytes(lens.record.get('picture'), bytes);
  for (let at = 0; at < bytes; at++) picture[at] = at % 4 === 3 ? 255 : 60 + random.index(120);
  const depths = (SIZE.width * SIZE.height) / 4;
  const depth = memory.floats(lens.record.get('halfDepth'), depths);
  for (let at = 0; at < depths; at++) depth[at] = at < depths / 3 ? 0 : 0.1 + at / (depths * 4);
  lens.record.set('eye', 0, 1.6, 0).set('right', 1, 0, 0).set('up', 0, 1, 0).set('forward', 0, 0, 1);
  lens.record.set('scaleX', 60).set('scaleY', 60).set('focus', 4);
  makeStyling(memory, lens, { styles, seed: 1, night: false, ahead: [0, 1], floor: 0 })(seconds, 1);
  return memory.bytes(lens.record.get('picture'), bytes).slice();
}

const OVER = STYLE_ROWS.map(({ style }) => style).filter((style) => !/^(?:surrealism)$/.test(style));
const plain = styled([]);

describe('a look', () => {
  it('is there for every style of the catalogue', () => {
    expect(STYLE_ROWS.map(({ style }) => style).filter((style) => !hasLook(style))).toEqual([]);
  });

  it.each(OVER)('%s changes the picture, the same way each time', (style) => {
    const once = styled([style]);
    expect(once).not.toEqual(plain);
    expect(styled([style])).toEqual(once);
  });

  it('is made of one thing and filmed with all that is named', () => {
    expect(styled(['knitted', 'felt'])).toEqual(styled(['knitted']));
    expect(styled(['anime', 'vhs'])).not.toEqual(styled(['anime']));
  });

  it('is of its own kind in any year', () => {
    expect(styled(['vintage', 'noir'])).toEqual(styled(['noir', 'vintage']));
  });

  it('holds its pictures, widens its lens, and leaves others alone', () => {
    expect(heldTime(1.04, ['claymation'])).toBeCloseTo(1);
    expect(heldTime(1.04, ['noir'])).toBe(1.04);
    const pose = { eye: [0, 0, 0], target: [0, 0, 1], roll: 0, fieldOfView: 40, focus: 3, aperture: 2 } as const;
    expect(lensOf(['fisheye'])(pose).fieldOfView).toBeGreaterThan(50);
    expect(lensOf([])(pose)).toBe(pose);
  });
});
