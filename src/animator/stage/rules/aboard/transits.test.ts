import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });
const transitsOf = (prompt: string): string[] => {
  const { beats, cast } = provided(prompt);
  return beats
    .filter(({ transit }) => transit !== undefined)
    .sort((a, b) => a.from - b.from)
    .map(({ role, transit }) => `${cast.find(({ id }) => id === role)?.noun} ${transit}`);
};

describe('a vehicle that stops for somebody', () => {
  it.each([
    ['A woman waits at a bus stop. A bus arrives, the doors open and she steps in', ['bus arrives', 'woman boards']],
    ['A taxi pulls up, a man gets out and closes the door', ['taxi arrives', 'man alights']],
    ['The train stops at the station and passengers get off', ['train arrives', 'passenger alights']],
    [
      'A tram arrives, people get on, the doors close and the tram leaves',
      ['tram arrives', 'people boards', 'tram leaves'],
    ],
    ['A cowboy mounts his horse and gallops off', ['cowboy boards', 'horse leaves']],
    ['Two robbers jump into a car and race off', ['robber boards', 'car leaves']],
    ['A couple sit in a parked car; she opens the door and walks away', ['woman alights']],
    ['An alien steps out of a flying saucer in a cornfield', ['alien alights']],
    ['A red car stops at the traffic light and drives off', ['car arrives', 'car leaves']],
    ['A man runs after a bus; the bus stops and he climbs aboard', ['bus arrives', 'man boards']],
    ['A motorcyclist pulls over and gets off the bike', ['motorcycle arrives', 'motorcyclist alights']],
    ['A red car drives along the coast', []],
    ['A motorcycle is parked in the street', []],
    ['A man walks out of a house and looks at a car', []],
  ])('does one after the other: %s', (prompt, told) => {
    expect(transitsOf(prompt)).toEqual(told);
  });

  it('has its own doors, and none stand in the street', () => {
    const { cast } = provided('A bus arrives, the doors open and a woman steps in');
    expect(cast.map(({ thing }) => thing)).toEqual(['bus', 'person']);
  });

  it('shakes when its engine starts, and does not drive or turn', () => {
    const { beats } = provided('A vintage car stands in a garage, its headlights turn on and the engine starts');
    expect(beats.filter(({ role }) => role === 0).map(({ act }) => act)).toEqual(['stand', 'shine', 'shiver']);
  });

  it.each(['A red bus pulls in, its doors open', 'A taxi brakes, the back door opens'])(
    'has no door beside it: %s',
    (prompt) => {
      expect(provided(prompt).cast.some(({ thing }) => thing === 'door')).toBe(false);
    },
  );

  it('stands where it stops, and who got in is with it from then on', () => {
    const prompt = 'A woman waits at a bus stop. A bus arrives, the doors open and she steps in';
    const { figures } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
    const bus = figures.find(({ body }) => body.family === 'vehicle' && body.sheet.coach === 'bus');
    const woman = figures.find(({ role, body }) => role !== null && body.family === 'person');
    const stops = bus?.path.filter(({ time }) => time > 2.4).map(({ at }) => at) ?? [];
    expect(stops.every(([x, , z]) => x === stops[0]?.[0] && z === stops[0]?.[2])).toBe(true);
    expect(bus?.acts.map(({ act }) => act)).toEqual(['drive', 'open', 'close']);
    expect(woman?.seen.to).toBeLessThan(5);
    expect(woman?.support).toMatchObject({
      figure: bus === undefined ? -1 : figures.indexOf(bus),
      since: woman?.seen.to,
    });
  });
});
