import { expect, test } from 'vitest';
import { countSwarms, leaveMeasures, metresSaid } from './measures.ts';

test('a size in numbers is read, and told of apart', () => {
  const prompt = 'a 30-foot tall crystal flower and a robot 10 meters tall in the desert';
  expect(metresSaid(prompt, 'flower')).toBeCloseTo(9.14, 1);
  expect(metresSaid(prompt, 'robot')).toBe(10);
  expect(metresSaid(prompt, 'desert')).toBeNull();
  expect(leaveMeasures(prompt)).toBe('a crystal flower and a robot in the desert');
  expect(leaveMeasures('a 100-meter dash')).toBe('a 100-meter dash');
});

test('swarms are as many as one sees', () => {
  expect(countSwarms('Hundreds of colorful hot air balloons rise')).toBe('ten colorful hot air balloons rise');
  expect(countSwarms('hundreds of people dance')).toBe('hundreds of people dance');
});

test('what a place teems with is many', () => {
  expect(countSwarms('a coral reef teeming with colorful fish')).toBe('a coral reef with ten colorful fish');
  expect(countSwarms('a pond full of ducks')).toBe('a pond with ten ducks');
  expect(countSwarms('a bowl full of soup')).toBe('a bowl full of soup');
});
