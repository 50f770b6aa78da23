import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/random.ts';
import { evenLight } from './even-light.ts';

describe('pictures in a middling light', () => {
  it('are nearly the same by day and by night', () => {
    const random = makeRandom(4);
    const day = Uint8Array.from({ length: 40 * 30 * 4 }, (_, at) => (at % 4 === 3 ? 255 : 60 + random.next() * 180));
    const tint = [0.22, 0.27, 0.45];
    const night = day.map((level, at) => (at % 4 === 3 ? level : level * (tint[at % 4] ?? 1)));
    const [one, other] = [day, night].map((pixels) => evenLight({ width: 40, height: 30, pixels }).pixels);
    let most = 0;
    for (let at = 0; at < day.length; at++) most = Math.max(most, Math.abs((one?.[at] ?? 0) - (other?.[at] ?? 0)));
    expect(most).toBeLessThan(16);
  });

  it('of one colour stay so', () => {
    const grey = new Uint8Array(8 * 8 * 4).fill(40);
    expect(new Set(evenLight({ width: 8, height: 8, pixels: grey }).pixels)).toEqual(new Set([118, 40]));
  });
});
