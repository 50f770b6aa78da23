import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const shotsOf = (prompt: string) => {
  const { shots, cast } = writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
  return shots.map(({ subject, size, part, continues, swift }) => ({
    of: cast.find(({ id }) => id === subject)?.noun,
    ...{ size, part, goesOn: continues === true, swift: swift === true },
  }));
};

it('comes from all of somebody to the face, at once where it crashes in', () => {
  expect(shotsOf('Crash zoom into the shocked face of a cowboy in a western street')).toEqual([
    { of: 'cowboy', size: 'wide', part: null, goesOn: false, swift: false },
    { of: 'cowboy', size: 'close', part: 'face', goesOn: true, swift: true },
  ]);
  expect(shotsOf('Slow push in on a pianist’s eyes')).toEqual([
    { of: 'pianist', size: 'medium', part: null, goesOn: false, swift: false },
    { of: 'pianist', size: 'extreme_close', part: 'eyes', goesOn: true, swift: false },
  ]);
});

it('turns from one to another without a cut', () => {
  expect(shotsOf('Whip pan from a chess player to his opponent, an old man with a beard')).toMatchObject([
    { of: 'chess player', size: 'medium', goesOn: false },
    { of: 'opponent', size: 'medium', goesOn: true, swift: true },
  ]);
  expect(shotsOf('A red rose lies on the grass, the camera tilts up to a widow in black')).toMatchObject([
    { of: 'rose', size: 'close' },
    { of: 'widow', size: 'medium', goesOn: true, swift: false },
  ]);
});

it('begins on the part it starts on, and ends on the part it tilts down to', () => {
  expect(shotsOf('The camera starts on muddy boots, then tilts up to reveal an old soldier in the rain')).toMatchObject(
    [
      { of: 'soldier', size: 'close', part: 'boots' },
      { of: 'soldier', size: 'medium', part: null, goesOn: true },
    ],
  );
  expect(shotsOf('A woman sits at a desk, the camera tilts down to her hands')).toMatchObject([
    { of: 'woman', part: null },
    { of: 'woman', size: 'close', part: 'hands', goesOn: true },
  ]);
});

it('names what is sharp first, and shows the other behind it', () => {
  const { shots, cast } = writeScript({
    prompt: 'Rack focus from a glass of whiskey on the bar to a woman in a green dress who enters through the door',
    negativePrompt: null,
    durationSeconds: 8,
  });
  const nounOf = (role: number | null | undefined) => cast.find(({ id }) => id === role)?.noun;
  expect(shots.map(({ subject, rack, focus }) => [nounOf(rack), nounOf(subject), focus])).toEqual([
    ['glass', 'woman', 'shallow'],
  ]);
});

it('leans from wherever it looks', () => {
  const { shots } = writeScript({
    prompt: 'Low angle shot of a skater, dutch angle',
    negativePrompt: null,
    durationSeconds: 8,
  });
  expect(shots).toMatchObject([{ angle: 'low', leans: true }]);
});

it('pulls back from a thing to whoever is there, without a cut', () => {
  expect(
    shotsOf('Close-up of a burning candle, the camera pulls back to reveal a medieval monk writing at a desk'),
  ).toMatchObject([
    { of: 'candle', size: 'close' },
    { of: 'monk', goesOn: true },
  ]);
});

it('cuts to what is told after a cut, though nothing is said of the first shot', () => {
  expect(shotsOf('A boy stands at a window. Match cut to an airplane flying above the clouds')).toMatchObject([
    { of: 'boy' },
    { of: 'airplane', goesOn: false },
  ]);
});

it('goes through a city in a hyperlapse', () => {
  const { shots } = writeScript({
    prompt: 'Hyperlapse through the streets of Tokyo at night',
    negativePrompt: null,
    durationSeconds: 8,
  });
  expect(shots).toMatchObject([{ move: 'drone_forward', angle: 'point_of_view', pace: 8 }]);
});

it('sees what a bee sees that one is told to be', () => {
  const { shots } = writeScript({
    prompt: "POV: you're a bee flying through a field of lavender",
    negativePrompt: null,
    durationSeconds: 8,
  });
  expect(shots).toMatchObject([{ angle: 'point_of_view' }]);
});

it('comes down to a close-up without a cut', () => {
  expect(
    shotsOf('Aerial shot descending to a close-up of a couple laughing in a red convertible on a coastal road'),
  ).toMatchObject([
    { of: 'couple', size: 'wide' },
    { of: 'couple', size: 'close', goesOn: true },
  ]);
});

it('ends where it is told to end, on the part that is told', () => {
  expect(
    shotsOf(
      'A clockmaker sits at a bench. The camera dollies in from a medium shot to an extreme close-up of his eyes',
    ),
  ).toMatchObject([
    { size: 'medium', part: null },
    { size: 'extreme_close', part: 'eyes', goesOn: true },
  ]);
});

it('comes near to whom its own words name, seen from their own side', () => {
  expect(
    shotsOf('Wide shot of a classroom. A teacher points at a shy boy and nods. Push in on the boy’s face'),
  ).toMatchObject([
    { of: 'teacher', size: 'wide' },
    { of: 'boy', size: 'close', part: 'face', goesOn: false },
  ]);
  expect(shotsOf('A mother and her daughter bake. The camera slowly zooms in on the daughter').at(-1)?.of).toBe(
    'daughter',
  );
});
