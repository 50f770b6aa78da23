import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawCaption } from './draw-caption.ts';
import { canWrite } from './fonts.ts';
import { layCaptions } from './lay-captions.ts';

const LYING = { width: 320, height: 180 };
const UPRIGHT = { width: 180, height: 320 };

/** The rows and columns that a caption covers, in pixels of its picture. */
function extentOf(text: string, size: typeof LYING) {
  const { left, top, width, cover } = drawCaption(text, size);
  const at = [...cover.keys()].filter((index) => (cover[index] ?? 0) > 128);
  const [xs, ys] = [at.map((index) => left + (index % width)), at.map((index) => top + Math.floor(index / width))];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('a caption', () => {
  it.each([
    ['lying', LYING, 0.05],
    ['upright', UPRIGHT, 0.12],
  ] as const)('keeps away from the edges of a picture that is %s, however long it is', (_name, size, margin) => {
    for (const text of ['Hi!', 'Nobody knows the trouble I have seen, and nobody will ever know it. '.repeat(3)]) {
      const { left, right, top, bottom } = extentOf(text, size);
      expect(left).toBeGreaterThan(size.width * 0.04);
      expect(right).toBeLessThan(size.width * 0.96);
      expect(top).toBeGreaterThan(size.height * 0.5);
      expect(bottom).toBeLessThan(size.height * (1 - margin));
      expect(Math.abs(left + right - size.width)).toBeLessThan(8);
    }
  });

  it('is white with a dark outline', () => {
    const { light, cover } = drawCaption('HELLO', LYING);
    const covered = [...cover.keys()].filter((index) => (cover[index] ?? 0) > 200).map((index) => light[index] ?? 0);
    expect(covered.some((value) => value > 240)).toBe(true);
    expect(covered.some((value) => value < 20)).toBe(true);
  });

  it('can be written in every alphabet that comes along, and not where letters are missing', () => {
    expect(['Grüße, señor!', 'Привет', 'Καλημέρα', 'Xin chào', '12:30'].map(canWrite)).toEqual(Array(5).fill(true));
    expect(canWrite('\u{10fffd}')).toBe(true);
    expect(canWrite('\u{1e900}')).toBe(false);
  });

  it('is seen from its first to its last second, and leaves the picture alone else', () => {
    const length = (LYING.width * LYING.height * 3) / 2;
    const memory = new Uint8Array(length);
    const film = layCaptions(
      { bytesPerFrame: length, compose: () => undefined, print: () => void memory.fill(90) },
      [{ text: 'Hello', from: 1, to: 2 }],
      LYING,
      () => memory,
    );
    const changedAt = (seconds: number): number => {
      film.compose(0, seconds);
      film.print(0, 0);
      return memory.reduce((count, value) => count + (value === 90 ? 0 : 1), 0);
    };
    expect([0, 0.99, 2.01].map(changedAt)).toEqual([0, 0, 0]);
    expect(changedAt(1.5)).toBeGreaterThan(200);
    // Colours under the letters become grey, in both of their planes.
    const chroma = memory.subarray(LYING.width * LYING.height);
    expect(Math.max(...chroma.subarray(0, chroma.length / 2))).toBeGreaterThan(120);
    expect(Math.max(...chroma.subarray(chroma.length / 2))).toBeGreaterThan(120);
  });
});

describe('the fonts of captions', () => {
  it('are those of the installed package, with their licence', () => {
    const own = new URL('./data/', import.meta.url);
    const fonts = readdirSync(own).filter((name) => name.endsWith('.woff2'));
    expect(fonts).toHaveLength(6);
    for (const name of fonts) {
      const theirs = new URL(import.meta.resolve(`@fontsource/inter/files/${name}`));
      expect(readFileSync(new URL(name, own)).equals(readFileSync(theirs)), name).toBe(true);
    }
    expect(readFileSync(new URL('OFL.txt', own), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });
});
