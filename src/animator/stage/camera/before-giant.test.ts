import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);

it('whoever faces a dragon is nearer to the camera than it is, and the camera is below its head', () => {
  const { shots, figures } = stageOf('A knight stands on a meadow facing an enormous dragon. The dragon roars');
  const [knight, dragon] = figures.map(({ path }) => path[0]?.at ?? [0, 0, 0]);
  const eye = shots[0]?.keys[0]?.eye ?? [0, 99, 0];
  const far = (at: readonly number[] = []): number => Math.hypot((at[0] ?? 0) - eye[0], (at[2] ?? 0) - eye[2]);
  expect(far(knight)).toBeLessThan(far(dragon) * 0.6);
  expect(eye[1] - (knight?.[1] ?? 0)).toBeLessThan(2);
});

it('on a cliff both stand on its top', () => {
  const { figures } = stageOf('A knight stands at the edge of a cliff facing an enormous dragon');
  for (const { path } of figures.slice(0, 2)) expect(path[0]?.at[1]).toBeGreaterThan(-3);
});

it('what is run away from comes after, and a tracking shot shows who runs before it from the front', () => {
  const { figures, shots } = stageOf('A girl runs away from a giant robot on a city street, tracking shot');
  const [girl, robot] = figures.map(({ path }) => path);
  const eye = shots[0]?.keys[0]?.eye ?? [99, 99, 99];
  expect(robot?.length).toBeGreaterThan(1);
  for (const [index, { at }] of (girl ?? []).entries()) {
    const behind = robot?.[index]?.at ?? [99, 99, 99];
    // In the same steps, in the middle of the road, and far enough behind to be seen whole.
    expect(Math.abs(behind[0] - at[0])).toBeLessThan(0.5);
    expect(Math.hypot(behind[0] - at[0], behind[2] - at[2])).toBeGreaterThan(8);
    expect(Math.abs(at[0])).toBeLessThan(3);
  }
  const [own, large] = [girl?.[0]?.at ?? [0, 0, 0], robot?.[0]?.at ?? [0, 0, 0]];
  const far = (at: readonly number[]): number => Math.hypot((at[0] ?? 0) - eye[0], (at[2] ?? 0) - eye[2]);
  expect(far(own)).toBeLessThan(far(large) * 0.5);
  expect(eye[1]).toBeLessThan(2);
  // No parked car is in its way.
  for (const key of shots[0]?.keys ?? []) expect(Math.abs(key.eye[0])).toBeLessThan(2.5);
});

it('several who run from a giant are all on the road before it', () => {
  const { figures } = stageOf('People flee from a giant dinosaur in the streets of New York');
  const people = figures.filter(({ role }) => role === figures[0]?.role);
  expect(people.length).toBeGreaterThan(2);
  for (const { path } of people) expect(Math.abs(path[0]?.at[0] ?? 99)).toBeLessThan(4);
  expect(new Set(people.map(({ path }) => path[0]?.at[0].toFixed(1))).size).toBe(people.length);
});

it('a dragon that is run away from comes after on its wings, large behind who runs', () => {
  const { figures, shots } = stageOf('A knight runs away from an enormous dragon across a burning village');
  const [knight, dragon] = figures;
  expect(dragon?.acts.map(({ act }) => act)).toEqual(['fly']);
  const [own, large] = [knight?.path[0]?.at ?? [0, 0, 0], dragon?.path[0]?.at ?? [0, 0, 0]];
  expect(Math.hypot(own[0] - large[0], own[2] - large[2])).toBeGreaterThan(10);
  expect(shots[0]?.keys[0]?.focus).toBeLessThan(6);
});

it('what is half buried is in the ground, and does not fly', () => {
  const { figures } = stageOf('An astronaut walks toward a half-buried alien spaceship on a desert planet');
  const [astronaut, ship] = figures.map(({ path }) => path.at(-1)?.at[1] ?? 99);
  expect(ship).toBeLessThan((astronaut ?? 0) + 4);
});

it('a mothership over a street is as broad as the street, and is seen from below with those who look up at it', () => {
  const { figures, shots } = stageOf('A mothership hovers over a city street while people look up');
  const [ship, ...people] = figures.filter(({ acts }) => acts.some(({ act }) => /^(?:hover|look)$/.test(act)));
  const { eye } = shots[0]?.keys[0] ?? { eye: [99, 99, 99] };
  expect(ship?.size).toBeGreaterThan(2);
  expect(people.length).toBeGreaterThan(2);
  for (const { path, size } of people) {
    const at = path[0]?.at ?? [99, 99, 99];
    expect(size).toBeLessThan(1.3);
    // In the middle of the road, between the camera and the ship.
    expect(Math.abs(at[0])).toBeLessThan(4);
    expect(at[2]).toBeLessThan(eye[2]);
    expect(at[2]).toBeGreaterThan(ship?.path[0]?.at[2] ?? 99);
  }
  expect(eye[1]).toBeLessThan(2);
});
