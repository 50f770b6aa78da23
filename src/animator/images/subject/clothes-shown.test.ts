import { describe, expect, it } from 'vitest';
import { clothesShown } from './clothes-shown.ts';

const SIDE = 120;
const FACE = { x: 60, y: 40, apart: 16 };

/** A head on shoulders that are as high as its chin, with a hand. */
function somebody(colours: { readonly hair: string; readonly coat: string }) {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  const rgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    const head = Math.hypot((x - 60) / 22, (y - 33) / 33) < 1;
    const colour = head ? (y < 21 ? colours.hair : '#dcaa8c') : y > 100 ? '#dcaa8c' : y > 60 ? colours.coat : null;
    if (colour !== null) pixels.set([...rgb(colour), 255], at * 4);
  }
  return { left: 0, top: 0, width: SIDE, height: SIDE, pixels };
}

describe('clothes', () => {
  it('reach up to shoulders beside the chin, and leave face and hands', () => {
    const shown = clothesShown(somebody({ hair: '#3a2418', coat: '#b4b4b8' }), FACE);
    const at = (x: number, y: number): boolean => shown(y * SIDE + x);
    expect([at(30, 64), at(90, 64), at(60, 85)]).toEqual([true, true, true]);
    expect([at(60, 58), at(60, 64), at(60, 110), at(60, 22)]).toEqual([false, false, false, false]);
  });

  it('are of several colours, and not only of that of the chest', () => {
    const suit = somebody({ hair: '#6e5032', coat: '#707478' });
    for (const x of [20, 21, 100, 101]) suit.pixels.set([225, 90, 50, 255], (85 * SIDE + x) * 4);
    const shown = clothesShown(suit, FACE);
    expect([shown(85 * SIDE + 20), shown(85 * SIDE + 101)]).toEqual([true, true]);
  });

  it('are found below the chin where they are as dark as the hair', () => {
    const shown = clothesShown(somebody({ hair: '#20160e', coat: '#181c28' }), FACE);
    expect([shown(85 * SIDE + 60), shown(22 * SIDE + 60)]).toEqual([true, false]);
  });
});
