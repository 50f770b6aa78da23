import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { sketchScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const scriptOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const stageOf = (prompt: string) => sketchScript(scriptOf(prompt), 1, 16 / 9);

describe('battles in space', () => {
  it('are fought with light and bursts that are moments, and no things that hang there', () => {
    const { figures, particles } = stageOf('Starfighters weave through asteroids, laser fire and explosions.');
    expect(figures.map(({ body }) => body.sheet.aircraft)).toEqual(Array(4).fill('starfighter'));
    const kinds = new Set(particles.map(({ kind }) => kind));
    expect(kinds).toContain('bolts');
    expect(kinds).toContain('burst');
  });

  it('have those who shoot behind the one they shoot at, who does not shoot', () => {
    const { cast, beats } = provide(
      scriptOf('A freighter flies through an asteroid field. Three fighters open fire on it.'),
      { indoor: false },
    );
    const [freighter, fighter] = cast.map(({ id }) => id);
    expect(beats.find(({ role }) => role === fighter)).toMatchObject({ act: 'chase', target: freighter });
    expect(beats.filter(({ sends }) => sends !== undefined).map(({ role }) => role)).toEqual([fighter]);
  });

  it('set great ships of one kind against each other, in the colour that is told', () => {
    const { particles } = stageOf('A space battle: two capital ships fire blue laser bolts above a planet.');
    const bolts = particles.filter(({ kind }) => kind === 'bolts');
    expect(bolts.length).toBeGreaterThan(0);
    for (const { from, to, colour } of bolts) {
      expect(to?.figure).not.toBe(from !== null && 'figure' in from ? from.figure : null);
      expect(colour?.[2]).toBeGreaterThan(colour?.[0] ?? 9);
    }
  });

  it('are fought by none who fights on earth', () => {
    const { cast } = provide(scriptOf('Two fighters box in a ring, a laser show above them.'), { indoor: true });
    expect(cast.some(({ thing }) => thing === 'starfighter')).toBe(false);
  });
});

describe('docking', () => {
  it('ends where both meet, and both are seen', () => {
    const { figures, shots } = stageOf('A spaceship docks with a space station above the Earth.');
    const [ship, station] = figures;
    const [from, to] = [ship?.path[0]?.at ?? [0, 0, 0], ship?.path.at(-1)?.at ?? [0, 0, 0]];
    const port = station?.path[0]?.at ?? [0, 0, 0];
    const far = (at: readonly number[]): number => Math.hypot((at[0] ?? 0) - port[0], (at[2] ?? 0) - port[2]);
    expect(far(from)).toBeGreaterThan(far(to) + 15);
    expect(far(to)).toBeLessThan(25);
    expect(shots[0]?.keys[0]?.focus).toBeGreaterThan(40);
  });
});
