import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });
const thingsOf = (prompt: string): string[] =>
  provided(prompt).cast.map(({ thing, count }) => (count > 1 ? `${thing} x${count}` : thing));

test('who cycles has a bicycle each, and a motorcycle cop a motorcycle', () => {
  expect(thingsOf('Cyclists race up a mountain road')).toContain('bicycle x4');
  expect(thingsOf('A motorcycle cop chases a sports car on a highway')).toContain('motorcycle');
});

test('dogs pull the sled that somebody is on, and not who is on it', () => {
  const { cast, beats } = provided('A musher on a sled pulled by six huskies races across a frozen lake');
  const sled = cast.find(({ thing }) => thing === 'sled')?.id;
  expect(beats.find(({ verb }) => verb === 'hitched')?.target).toBe(sled);
});

test('who walks out of what lands does so once it stands, before it', () => {
  const { beats, relations, cast } = provided('A silver spaceship lands in a field, three astronauts walk out');
  const [landing, walking] = ['land', 'walk'].map((name) => beats.find(({ act }) => act === name));
  expect(walking?.from).toBeGreaterThanOrEqual(landing?.to ?? 99);
  expect(relations.map(({ role, relation }) => [cast.find(({ id }) => id === role)?.noun, relation])).toContainEqual([
    'astronaut',
    'in_front_of',
  ]);
});

test('lamps that go out before a race leave the sun where it is', () => {
  const script = provided('Formula 1 race start, the lights go out and twenty cars accelerate');
  expect(script.set.lights).not.toContain('going_out');
  expect(script.cast[0]?.thing).toBe('race car');
});

test('a dog that runs beside who stays runs around them', () => {
  const circles = (prompt: string): boolean =>
    provided(prompt).beats.some(({ direction }) => direction === 'in_circles');
  expect(circles('A boy flies a red kite on a windy hill, his dog running beside him')).toBe(true);
  expect(circles('A boy runs across a hill, his dog running beside him')).toBe(false);
});

test('a train is of the colour its wagons are told to be, and who is chased on wheels has a driver', () => {
  expect(provided('A freight train with rusty red wagons winds through a canyon').cast[0]?.colour).toBe('red');
  const { beats } = provided('Two wolves run after a snowmobile across a snowy field');
  expect(beats.map(({ act }) => act)).toContain('ride');
});
