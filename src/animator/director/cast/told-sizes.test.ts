import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const sizeOf = (prompt: string): number =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).cast[0]?.size ?? 0;

it('is as large as what it is compared to', () => {
  expect(sizeOf('A dog the size of a house walks through the city')).toBeCloseTo(8.33, 1);
  expect(sizeOf('A tiny elephant no bigger than a mouse')).toBeLessThan(0.05);
  expect(sizeOf('A dog walks past a house')).toBe(1);
});

it('is as large as monsters are told to be, and those are whom everybody knows for their size', () => {
  expect(sizeOf('A colossal dragon lands on a hill')).toBeGreaterThan(3);
  expect(sizeOf('Godzilla walks through a city')).toBeGreaterThan(3);
  expect(sizeOf('A dinosaur walks through a forest')).toBe(1);
});

it('nobody is made of the fire they breathe', () => {
  const { cast } = writeScript({
    prompt: 'A fire-breathing dragon sits on a hill',
    negativePrompt: null,
    durationSeconds: 6,
  });
  expect(cast[0]?.material).toBe(null);
});

it('is a giant to people, however small such things are, unless somebody has it in their hands', () => {
  const sized = (prompt: string, kind: string): number =>
    writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).cast.find(({ thing }) => thing === kind)?.size ??
    0;
  expect(sized('A woman discovers a giant egg in the forest', 'egg')).toBeGreaterThan(10);
  expect(sized('A boy eats a giant cookie', 'cookie')).toBe(3);
  expect(sized('A girl holds an egg', 'egg')).toBe(1);
});
