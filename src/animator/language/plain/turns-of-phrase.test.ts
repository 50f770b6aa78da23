import { describe, expect, it } from 'vitest';
import { sayTurnsOfPhrase } from './turns-of-phrase.ts';

describe('turns of phrase', () => {
  it.each([
    ['The drone sinks lower and follows him.', 'The drone descends and follows him.'],
    ['A bar. Pan to the window, where a man waits.', 'A bar. the camera pans to the window, where a man waits.'],
    ['He cooks with a pan to the left.', 'He cooks with a pan to the left.'],
    ['He sits at a dining table set for eight.', 'He sits at a dining table.'],
    ['Splashes of coral and mint burst behind it.', 'Splashes of colour burst behind it.'],
    ['She throws back her head and sings.', 'She sings.'],
    ['He throws his head back in laughter.', 'He laughs.'],
    ['He kneels and buries his face in its fur.', 'He kneels and hugs it.'],
    ['She buries her face in her chest.', 'She hugs her.'],
    ['Frost flowers grow on the window.', 'frost grow on the window.'],
    ['Flour is everywhere: on the counter, on the cat.', 'Flour is everywhere.'],
    ['a ship, and a village in flames far ahead', 'a ship, and a burning village far ahead'],
    ['She wobbles, straightens up and rides on.', 'She wobbles, rides on.'],
    ['He straightens his back.', 'He stands upright.'],
    ['He straightens the picture.', 'He straightens the picture.'],
    ['Extreme close-up, peanuts raining down.', 'Extreme close-up, peanuts falling down.'],
    ['Heavy clouds, and it is raining down.', 'Heavy clouds, and it is raining down.'],
    ['An SUV drives; interior shot of a father.', 'An SUV drives; inside the suv a father.'],
    ['Behind them birch forest slides by.', 'Behind them birch forest outside.'],
    ['Rain outside, Sunday afternoon, a radio.', 'Rain outside, afternoon, a radio.'],
    ['A market on a Saturday in Provence.', 'A market in Provence.'],
    ['In a crowded underground station families sleep.', 'In a crowded underground station, families sleep.'],
    ['In a school of fish people swim.', 'In a school of fish people swim.'],
    ['Nurses hurry past with trolleys.', 'Nurses hurry past with shopping carts.'],
    ['A trolley climbs the hill.', 'A trolley climbs the hill.'],
    ['A hut in the snow. Inside, a mother sings.', 'A hut in the snow. Inside the hut a mother sings.'],
    ['A dog in the snow. Inside, a mother sings.', 'A dog in the snow. Inside, a mother sings.'],
    ['A father in a green gown waits in a hospital.', 'A father in a green hospital gown waits in a hospital.'],
    ['A singer in a green gown.', 'A singer in a green gown.'],
    ['A lamb separated from its mother bleats.', 'A lamb bleats.'],
    ['A boy, lost and far from his family, waits.', 'A boy, lost, waits.'],
    ['The deep blue of the sky glows.', 'The deep blue sky glows.'],
    ['Interior shot of a church.', 'Interior shot of a church.'],
  ])('%s', (written, plain) => {
    expect(sayTurnsOfPhrase(written)).toBe(plain);
  });

  it('reads a hundred thousand letters in no time', () => {
    for (const word of ['table set ', 'tones of coral ', 'the a in flames ', 'rains down ', 'straightens up and '])
      sayTurnsOfPhrase(word.repeat(100_000 / word.length));
  });
});
