import { describe, expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import type { Stage, StageFigure } from '../../stage.ts';
import { kinOf } from './kin.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
const farFrom = ({ shots }: Stage, { path }: StageFigure): number => {
  const [eye, at] = [shots[0]?.keys[0]?.eye ?? [0, 0, 0], path[Math.floor(path.length / 2)]?.at ?? [0, 0, 0]];
  return Math.hypot(eye[0] - at[0], eye[2] - at[2]);
};

describe('those who look on', () => {
  test('cheer from behind whom they cheer for', () => {
    const stage = stageOf('A boxer jumps in a meadow, crowd cheering');
    const [hero, ...crowd] = stage.figures.filter(({ body }) => body.family === 'person');
    if (hero === undefined) throw new Error('Nobody jumps.');
    const nearer = crowd.filter((figure) => farFrom(stage, figure) < farFrom(stage, hero));
    expect(crowd.length).toBeGreaterThan(3);
    expect(nearer).toEqual([]);
  });

  test('listen beside whom they listen to', () => {
    const stage = stageOf('A group of students listens to a professor in a lecture hall');
    const professor = stage.figures.find(({ role }) => role === 1);
    const students = stage.figures.filter(({ role }) => role === 0);
    const at = professor?.path[0]?.at ?? [0, 0, 0];
    for (const { path } of students)
      expect(Math.hypot((path[0]?.at[0] ?? 0) - at[0], (path[0]?.at[2] ?? 0) - at[2])).toBeGreaterThan(0.5);
  });
});

test('who goes to somebody comes to them and stops there', () => {
  const { figures } = stageOf('A toddler walks toward his mother in a living room');
  const [child, mother] = figures;
  const to = mother?.path[0]?.at ?? [0, 0, 0];
  const away = (child?.path ?? []).map(({ at }) => Math.hypot(at[0] - to[0], at[2] - to[2]));
  expect(away.at(-1)).toBeLessThan(1);
  expect(away[0]).toBeGreaterThan((away.at(-1) ?? 0) + 0.6);
});

describe('a family', () => {
  const kin = (prompt: string): number =>
    kinOf(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }).cast).size;
  test('is known by its words', () => {
    expect(kin('A mother reads to her son')).toBe(2);
    expect(kin('A teacher talks to a boy')).toBe(0);
  });

  test('has one colour of skin', () => {
    const { figures } = stageOf('A grandmother hugs her granddaughter, the grandfather smiles');
    expect(new Set(figures.map(({ body }) => body.sheet.skin)).size).toBe(1);
  });
});

test('who is in a jazz club hears the band beside a bar, and dances in a nightclub only', () => {
  const actsOf = (prompt: string): readonly string[] => {
    const { figures, place } = stageOf(prompt);
    return [place.name, ...figures.filter(({ role }) => role === 1).flatMap(({ acts }) => acts.map(({ act }) => act))];
  };
  const [bar, ...heard] = actsOf('A saxophonist plays the blues in a dim club before an audience');
  expect([bar, heard.includes('dance')]).toEqual(['cafe', false]);
  const [stage, ...danced] = actsOf('A DJ plays in a club before a crowd');
  expect([stage, danced.includes('dance')]).toEqual(['stage', true]);
});
