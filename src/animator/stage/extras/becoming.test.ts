import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 1.78);

describe('things that become others', () => {
  it('lets one go where the other comes', () => {
    const { figures, particles } = stageOf('A red car transforms into a giant robot in a street');
    const [car, robot] = [figures[0], figures[1]];
    expect([car?.becoming?.[0]?.comes, robot?.becoming?.[0]?.comes]).toEqual([false, true]);
    const [a, b] = [car?.path[0]?.at ?? [0, 0, 0], robot?.path[0]?.at ?? [9, 9, 9]];
    expect(Math.hypot(a[0] - b[0], a[2] - b[2])).toBeLessThan(1.5);
    expect(particles.filter(({ kind }) => kind === 'crumbling')).toHaveLength(2);
  });

  it.each([
    ['A statue disintegrates into particles, dark background', 'dust'],
    ['A marble statue crumbles to dust', 'dust'],
    ['A wolf dissolves into smoke in a forest', 'smoke'],
    ['A sandcastle on a beach is washed away by the waves', 'sand'],
  ])('%s', (prompt, into) => {
    expect(stageOf(prompt).figures[0]?.becoming).toMatchObject([{ comes: false, into }]);
  });

  it('comes together from the ground up', () => {
    const [castle] = stageOf('A stone castle assembles itself on a green hill, time-lapse').figures;
    expect(castle?.becoming).toMatchObject([{ comes: true, way: 'down' }]);
  });

  it('begins with what it was, and birds fly out of where that was', () => {
    const { figures } = stageOf('The petals of a rose become hundreds of butterflies and fly away');
    const butterflies = figures.filter(({ role }) => role === 1);
    expect(figures[0]?.role).toBe(0);
    expect(butterflies.every(({ seen }) => seen.from > 0.5)).toBe(true);
  });

  it('sinks what melts, and leaves a candle to burn down by itself', () => {
    expect(stageOf('A snowman melts in the sun').figures[0]?.sinks?.left).toBeLessThan(0.3);
    const [candle] = stageOf('A candle burns down on a table in the dark').figures;
    expect([candle?.sinks, candle?.acts[0]?.act]).toEqual([undefined, 'melt']);
  });
});
