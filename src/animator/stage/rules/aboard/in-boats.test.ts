import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const written = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it('what is caught in a net lies in the boat of who hauls it', () => {
  const script = written('A fisherman in a small wooden boat pulls up a net full of silver fish flapping at dawn');
  const { cast, relations, beats } = provide(script, { indoor: false });
  const idOf = (thing: string) => cast.find((role) => role.thing === thing)?.id;
  expect(relations).toContainEqual(expect.objectContaining({ role: idOf('fish'), relation: 'in', to: idOf('boat') }));
  expect(beats.filter(({ role }) => role === idOf('fish')).map(({ act }) => act)).toEqual(['lie']);
  expect(cast.find(({ thing }) => thing === 'fishing net')?.size).toBeLessThan(0.8);
});

it('who puts an arm around somebody sits with them, and not across the room', () => {
  const [one, other] = stageScript(
    written('Two sisters sit on the floor of an attic, one wipes away a tear, the other puts an arm around her'),
    1,
    16 / 9,
  ).figures;
  const [a, b] = [one, other].map((figure) => figure?.path[0]?.at ?? [0, 0, 0]);
  expect(Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 9), (a?.[2] ?? 0) - (b?.[2] ?? 9))).toBeLessThan(0.8);
});

it('a small rowing boat has a bench for whoever is in it, and a hamster a submarine of its own size, which a fish comes to', () => {
  const boat = provide(written('A panda in a small rowing boat paddles across a lake'), { indoor: false });
  expect(boat.cast.find(({ thing }) => thing === 'canoe')?.size).toBe(1);
  const { cast, relations } = provide(
    written('A hamster in a tiny submarine explores a fish tank. An angry goldfish blocks the way.'),
    { indoor: false },
  );
  const [sub, fish] = ['submarine', 'fish'].map((kind) => cast.find(({ thing }) => thing === kind));
  expect(sub?.size).toBeLessThan(0.3);
  expect(relations).toContainEqual({ role: fish?.id, relation: 'in_front_of', to: sub?.id, where: null });
});
