import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: true });

it('a receiver that is lifted is a thing of its own, lies on its telephone until then, and is seen from near', () => {
  const { cast, holdings, shots } = provided(
    'A vintage red telephone rings on a wooden desk; a hand reaches into frame and lifts the receiver',
  );
  const [phone, handset] = ['telephone', 'handset'].map((thing) => cast.find((role) => role.thing === thing));
  expect(phone?.parts).toContain('off hook');
  expect(handset?.colour).toBe('red');
  expect(holdings).toEqual([expect.objectContaining({ thing: handset?.id, to: 'hand' })]);
  expect(shots[0]?.size).toBe('close');
});

it('passengers have their phones in hand, and look up from them at who plays', () => {
  const { cast, relations, beats } = provided(
    'In a crowded subway car, a violinist starts playing and the passengers slowly look up from their phones',
  );
  const [phones, passengers] = ['cell phone', 'person'].map((thing) =>
    cast.find((role) => role.thing === thing && role.count > 1),
  );
  expect(relations).toContainEqual(
    expect.objectContaining({ role: passengers?.id, relation: 'holding', to: phones?.id }),
  );
  expect(cast.map(({ thing }) => thing)).not.toContain('dining table');
  expect(beats).toContainEqual(expect.objectContaining({ role: passengers?.id, act: 'look', target: 0 }));
});

it('a hood that is slammed was up until then', () => {
  const { cast, beats } = provided('A mechanic wipes grease from her forehead and slams the hood of a classic Mustang');
  const car = cast.find(({ thing }) => thing === 'car');
  expect(car?.parts).toContain('open bonnet');
  expect(beats).toContainEqual(expect.objectContaining({ role: car?.id, act: 'close' }));
  expect(beats.map(({ act }) => act)).toContain('rub_eyes');
});
