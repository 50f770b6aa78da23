import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { provide } from './provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), { indoor: false });
const kinds = (prompt: string) => provided(prompt).cast.map(({ thing }) => thing);

test('a couple in the basket is in the balloon', () => {
  const { cast, relations } = provided('A hot air balloon rises over the valley, a couple in the basket waves');
  const [balloon, couple] = ['balloon', 'person'].map((thing) => cast.find((role) => role.thing === thing)?.id);
  expect(relations).toContainEqual(expect.objectContaining({ role: couple, relation: 'in', to: balloon }));
  expect(cast.map(({ thing }) => thing)).not.toContain('basket');
});

test('candles that are blown out are those of the cake', () => {
  expect(kinds('A girl blows out the candles of a birthday cake')).not.toContain('candle');
});

test('a lasso is swung by the arm, and no swing is brought', () => {
  const { cast, relations } = provided('A cowboy swings a lasso');
  expect(cast.map(({ thing }) => thing)).not.toContain('swing');
  expect(relations).toContainEqual(expect.objectContaining({ role: cast[0]?.id, relation: 'holding' }));
});

test('warriors row the longship that sails there', () => {
  expect(kinds('A Viking longship sails into a fjord, warriors row in rhythm')).toEqual(['tall ship', 'person']);
});
