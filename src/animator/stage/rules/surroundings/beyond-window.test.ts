import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

test('cars that pass outside the window are in no living room, and a toy car is', () => {
  const thingsOf = (prompt: string) =>
    provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: true }).cast.map(
      ({ thing }) => thing,
    );
  expect(thingsOf('A robot carries a tray through a living room, cars pass outside the window.')).not.toContain('car');
  expect(thingsOf('A toy car drives across a living room.')).toContain('car');
});
