import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';
import { placesOnBow } from './hold-occasion.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

it.each([
  ['A couple on a picnic by the lake', 'rug', 2],
  ['Friends picnicking in a meadow', 'rug', 4],
  ['Three friends tell stories at the campfire', 'fire', 3],
  ['At a funeral a widow weeps, her two sons beside her', 'coffin', 3],
])('gathers people around what belongs to their occasion (%s)', (prompt, thing, count) => {
  const { cast, stands = [] } = provided(prompt);
  const people = new Set(cast.filter(({ person }) => person !== null).map(({ id }) => id));
  expect(cast.map((role) => role.thing)).toContain(thing);
  expect(stands.filter(({ role }) => people.has(role))).toHaveLength(count);
});

it('seats those who celebrate a birthday at the table, with the cake before whom it is for', () => {
  const { cast, relations } = provided('A boy celebrates his birthday with his friends');
  const table = cast.find(({ thing }) => thing === 'laid table');
  expect(table?.parts).toContain('party');
  const cake = cast.find(({ thing }) => thing === 'cake');
  expect(relations).toContainEqual({ role: cake?.id, relation: 'on', to: table?.id, where: null });
});

it('holds no party for a baker alone', () => {
  expect(provided('A baker decorates a birthday cake').set.occasion).toBeUndefined();
});

it('leaves what is behind the middle of a bow free, and opens it to the camera', () => {
  const places = placesOnBow({ posture: 'floor', metres: 1.3, from: 0.7, to: 1.9 }, 5);
  expect(places).toHaveLength(5);
  for (const { across, near } of places) {
    expect(Math.abs(across)).toBeGreaterThan(0.7);
    expect(near).toBeLessThan(0.6);
  }
});
