import { expect, test } from 'vitest';
import { writeScript } from '../write-script.ts';

const stylesOf = (prompt: string): readonly string[] =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).styles;

test.each([
  'Raindrops run down a window at night, blurred city lights behind the glass.',
  'View through a rain-streaked windshield of a car driving through Tokyo at night.',
  'Rain trickles down the glass, outside a green forest in fog.',
  'A woman in a cafe, seen from the street through a rain-streaked window.',
  'Through the rain-covered glass, a man reads alone in a bar.',
  'Droplets slide slowly across a cold window pane, soft grey daylight.',
])('looks through a pane that rain runs down: %s', (prompt) => {
  expect(stylesOf(prompt)).toContain('wet_glass');
});

test.each([
  'A woman sits by a rain-streaked window with a cup of tea, looking sad.',
  'A glass of water stands on a table in the rain.',
  'Rain falls on a street with large shop windows, a man walks past.',
  'A cleaner wipes a window in the sun.',
  'Two friends sit in a diner, a neon sign glows through the window behind them, reflections on the wet glass.',
])('leaves the pane out where somebody is seen beside it, and where none is wet: %s', (prompt) => {
  expect(stylesOf(prompt)).not.toContain('wet_glass');
});
