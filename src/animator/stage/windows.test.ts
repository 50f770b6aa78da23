import { describe, expect, test } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);

describe('at a window', () => {
  test('one sits before it in a room of its own, though tea is named', () => {
    const { place, figures } = stageOf('A young woman sits by a rainy window, sipping tea and looking out');
    expect(place).toMatchObject({ name: 'living_room', weather: 'rain', dressing: expect.arrayContaining(['window']) });
    expect(figures[0]?.support).toMatchObject({ on: 'ground', seat: expect.any(Number) });
  });

  test('who looks out looks aside, where the camera sees the face', () => {
    const [girl] = stageOf('A girl looks out of the window at the falling snow').figures;
    expect(Math.sin(girl?.path[0]?.heading ?? 0)).toBeGreaterThan(0.6);
  });

  test('rain falls beyond the walls only', () => {
    const rain = stageOf('A cat sits on a windowsill, it rains outside').particles.find(({ kind }) => kind === 'rain');
    expect(rain?.beyond).toBeDefined();
    expect(stageOf('A cat sits in a garden in the rain').particles).toContainEqual({
      kind: 'rain',
      amount: expect.any(Number),
      from: null,
    });
  });

  test.each([
    'A dog looks out of a car window',
    'A man at the window of a train',
    'A woman stops before a shop window',
  ])('%s: no window of a house', (prompt) => expect(stageOf(prompt).place.dressing).not.toContain('window'));
});
