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
