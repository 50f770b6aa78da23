import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const placeOf = (prompt: string): string => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).set.place;

describe('of several lands the one that is meant', () => {
  it.each([
    ['Aerial view of terraced rice fields in Bali, farmers walk along the dikes, palm trees', 'terraces'],
    ['A cable car glides over a misty valley of tea plantations', 'terraces'],
    ['A sandstorm, a man leads his camel through the blowing sand', 'desert'],
    ['A lonely road through the desert at sunset', 'road'],
    ['An old steam ferry crosses the Bosphorus in Istanbul', 'sea'],
    ['A Christmas market in an old German town, a church tower in the background', 'market'],
    ['A red double-decker bus crosses Westminster Bridge in London', 'bridge'],
    ['Rio de Janeiro from above, Christ the Redeemer on the mountain, the bay below', 'summit'],
  ])('%s: %s', (prompt, place) => {
    expect(placeOf(prompt)).toBe(place);
  });

  it('has what is famous once, however often it is told of', () => {
    const prompt = 'Christ the Redeemer on the mountain, the bay and Sugarloaf below, camera orbiting the statue';
    expect(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).set.dressing).toContain('statue');
  });

  it('has nobody in it who is called after the sky', () => {
    const { cast } = writeScript({
      ...{ prompt: 'The aurora borealis dances above a frozen lake', negativePrompt: null, durationSeconds: 6 },
    });
    expect(cast).toEqual([]);
  });
});
