import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const STORM =
  'A violent storm on the coast. Giant waves crash against a white lighthouse on a rock. Inside the lantern room an old keeper wipes the glass and stares out to the sea, where a small fishing boat fights its way through the waves. Cut to the boat: two fishermen in yellow oilskins cling to the wheel and point toward the light.';

it('goes on board where a cut leads to a boat, in the storm that was told of before', () => {
  const { scenes = [] } = writeScript({ prompt: STORM, negativePrompt: null, durationSeconds: 10 });
  const last = scenes.at(-1)?.script;
  expect(last?.set.place).toBe('sea');
  expect(last?.set.weather).toBe('storm');
  expect(last?.cast.map(({ noun }) => noun)).toEqual(expect.arrayContaining(['fisherman', 'fishing boat']));
});

it('sees no brook in a stream of espresso', () => {
  const { set } = writeScript({
    prompt: 'A stream of espresso pours into a white porcelain cup. A barista steams milk.',
    negativePrompt: null,
    durationSeconds: 6,
  });
  expect(set.place).not.toBe('river');
});
