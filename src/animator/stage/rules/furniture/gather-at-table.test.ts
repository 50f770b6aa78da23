import { describe, expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { sketchScript, stageScript } from '../../../staging.ts';
import type { Stage } from '../../stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);

/** Who is there, on what and in what does not depend on how they are laid out best. */
const sketchOf = (prompt: string): Stage =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);

/** How many people sit at a thing of this kind. */
function seatedAt({ figures }: Stage, thing: string): number {
  return figures.filter(
    ({ body, support }) =>
      body.family === 'person' &&
      'figure' in support &&
      support.as === 'sit' &&
      figures[support.figure]?.body.sheet.thing === thing,
  ).length;
}

describe('whoever is at a table sits there', () => {
  test.each([
    ['A family of four eats dinner together at a round table', 'laid table', 4],
    ['A little girl blows out the candles on a cake while her family claps around her', 'laid table', 5],
    ['Two women sit at a table in a cafe and talk', 'laid table', 2],
    ['A young couple laughing together over a candlelit dinner', 'laid table', 2],
    ['An old couple talking over coffee in a diner', 'laid table', 2],
    [
      'A family of four eats dinner around a table. The mother pours water, the father and the kids laugh',
      'laid table',
      4,
    ],
    ['Two friends sit in a cozy cafe by a rainy window, laughing over cups of coffee', 'laid table', 2],
    ['Grandparents, parents and two kids sit around a wooden table full of food', 'laid table', 6],
    ['A woman sits alone at a café window, stirring her coffee', 'laid table', 1],
    ['A woman reads a letter at the kitchen table', 'laid table', 1],
    ['A girl eats breakfast in the kitchen', 'laid table', 1],
    ['Two friends drink coffee in a café and laugh', 'laid table', 2],
    ['An old couple share a cake at a café table. He wipes cream from her cheek, she takes his hand', 'laid table', 2],
    ['Four friends play cards around a kitchen table', 'game table', 4],
    ['Two old men play chess in the park', 'game table', 2],
    ['A feast in a great hall, long tables full of food, nobles laugh', 'laid table', 4],
  ])('%s', (prompt, thing, count) => {
    expect(seatedAt(sketchOf(prompt), thing)).toBe(count);
  });

  test('but not who works at one, or walks past it', () => {
    expect(seatedAt(sketchOf('A chef kneads dough at a table'), 'laid table')).toBe(0);
    expect(seatedAt(sketchOf('A waiter walks past a table'), 'laid table')).toBe(0);
    expect(seatedAt(sketchOf('A chef tastes soup in a restaurant kitchen'), 'laid table')).toBe(0);
  });

  test('and nobody stands on it, where one of two sits and the other stands', () => {
    const { figures } = sketchOf('A woman talks at a restaurant table. A waiter stands at the table');
    const onTop = figures.filter(
      ({ body, support }) => body.family === 'person' && 'figure' in support && support.as === 'stand',
    );
    expect(onTop).toEqual([]);
  });

  test('and eats what stands before it', () => {
    const { figures } = sketchOf('A girl eats breakfast in the kitchen, a bowl of cereal in front of her');
    const bowl = figures.find(({ body }) => body.sheet.thing === 'bowl');
    expect(bowl !== undefined && 'figure' in bowl.support).toBe(true);
  });

  test('and nobody of them has the back to the camera', () => {
    const stage = stageOf('A family of four eats dinner together at a round table');
    const table = stage.figures.find(({ body }) => body.sheet.thing === 'laid table');
    const [{ at = [0, 0, 0], heading = 0 } = {}] = table?.path ?? [];
    const [x = 0, , z = 0] = stage.shots[0]?.keys[0]?.eye ?? [];
    const off = Math.atan2(x - at[0], z - at[2]) - heading;
    expect(Math.cos(off)).toBeGreaterThan(0.8);
  });
});
