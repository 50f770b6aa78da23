import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

/** Who is there, what each of them does, and where. */
const told = (prompt: string) => {
  const { cast, beats, set } = write(prompt);
  const name = (id: number | null): string => cast.find((role) => role.id === id)?.noun ?? '-';
  return {
    cast: cast.map(({ noun }) => noun),
    acts: beats.map(({ role, act, target }) => `${name(role)} ${act}${target === null ? '' : ` ${name(target)}`}`),
    place: set.place,
  };
};

describe('prompts read by what their words mean together', () => {
  it.each([
    ['A woman does yoga on a mat', ['woman yoga']],
    ['An old lady hangs laundry on a line', ['old lady put']],
    ['A toddler takes his first steps toward his mother', ['toddler walk mother']],
    ['A lifeguard runs down the beach', ['lifeguard run']],
    ['An off-road jeep speeds across the dunes', ['jeep drive']],
    ['A barber cuts a teenager’s hair', ['barber cut_hair teenager']],
    ['A captain slams his fist on the table', ['captain hit table']],
    ['A diver shines a flashlight on an octopus', ['diver shine octopus']],
    ['A driver drums his fingers on the wheel', ['driver pet']],
    ['A striker slips and gets up again', ['striker fall', 'striker stand']],
    ['A rider lets the horse drink. We see him smile', ['horse drink', 'rider smile']],
    ['A girl squeezes past a bus, ducks under a cable and laughs', ['girl push bus', 'girl crouch', 'girl laugh']],
    ['Neither of them notices. A cheetah explodes into a sprint', ['cheetah run']],
    ['Dancers whirl across the floor', ['dancer dance']],
    [
      'Two girls sit on a wall. A butterfly lands. The taller girl laughs',
      ['girl sit', 'girl sit', 'girl laugh', 'butterfly land'],
    ],
  ])('plays the act that is meant (%j)', (prompt, acts) => {
    expect(told(prompt).acts.sort()).toEqual(acts.sort());
  });

  it.each([
    ['A woman moves her queen across the chess board', ['woman', 'chess board']],
    ['A model strides along, the train of the dress rippling behind her', ['model']],
    ['A mouse lands on a cushion of dust', ['mouse']],
    ['A herd of elephants crosses a river, led by an old matriarch', ['elephant', 'matriarch']],
    ['A potter shapes a bowl. Clay slips between his fingers', ['potter', 'bowl', 'potters wheel']],
    ['Citizens look up, lit by a violet glow. Papers and leaves float upward', ['citizen', 'papers']],
    ['A hive covered with bees. Bees buzz around a bear', ['bee', 'bear']],
    ['Close-up of a woman’s eye, her pupil wide', ['woman']],
    ['Floating candles illuminate an apprentice on a ladder', ['apprentice', 'candle', 'ladder']],
    ['A robot beeps and its screen shows a heart', ['robot']],
    ['A ghost hunter opens a door', ['hunter', 'door']],
    ['A pigeon lands on a statue’s head', ['pigeon', 'statue']],
    ['An old woman turns to the stranger beside her', ['old woman', 'stranger']],
    ['A biker fills his motorcycle and kicks the bike', ['biker', 'motorcycle']],
    ['A waiter stares, then to a little dog that trots in', ['waiter', 'dog']],
  ])('shows those who are told of and nobody else (%j)', (prompt, cast) => {
    expect(told(prompt).cast).toEqual(cast);
  });

  it.each([
    ['An astronaut sits on a moon rock, Earth small in the sky', 'planet'],
    ['Holographic koi fish swim through the air above a night market', 'market'],
    ['A potter shapes a bowl in his dim studio', 'works'],
    ['A bottle stands on a rock while waves crash behind it', 'sea'],
    ['A chef holds up a lobster', 'kitchen'],
    ['The lawyer stands up: "Objection!"', 'courtroom'],
    ['Emperor penguins huddle in a blizzard', 'snowfield'],
    ['Two lovers swim in a jungle pool', 'jungle'],
  ])('plays where one would look for it (%j)', (prompt, place) => {
    expect(told(prompt).place).toBe(place);
  });

  it('gives those who are told apart looks and acts of their own', () => {
    const { cast, beats } = write(
      'Two detectives stand at a desk. The older one, a heavyset man in a tie, nods. The younger one, a woman in a coat, smokes.',
    );
    const [first, second] = cast.filter(({ person }) => person !== null);
    expect([first, second]).toMatchObject([
      { person: { gender: 'man', age: 'old', build: 'heavy' }, wears: [{ garment: 'tie' }] },
      { person: { gender: 'woman', age: 'young' }, wears: [{ garment: 'coat' }] },
    ]);
    const acts = (id: number | undefined): string[] => beats.filter(({ role }) => role === id).map(({ act }) => act);
    expect([acts(first?.id), acts(second?.id)]).toEqual([
      ['stand', 'nod'],
      ['stand', 'smoke'],
    ]);
  });

  it('lets it rain where it is said that it does', () => {
    expect(write('A monk reads by a garden where it gently rains').set.weather).toBe('rain');
    expect(write('A fox waits as it begins to snow').set.weather).toBe('snow');
  });
});
