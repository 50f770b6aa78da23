import { describe, expect, it } from 'vitest';
import type { Body } from '../../bodies/body.ts';
import { findThing } from '../../catalogue/things.ts';
import { writeScript } from '../../director/write-script.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Player } from '../players.ts';
import type { Journey } from '../ways/journeys.ts';
import { effectsOf } from './effects.ts';

const STILL: Journey = { path: [{ time: 0, at: [0, 0, 0], heading: 0 }], acts: [] };

/** Bodies as large as the catalogue says, with a mouth. */
function effects(prompt: string) {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const players = script.cast.map((role): Player => {
    const thing = findThing(role.thing);
    const metres = thing?.metres ?? 1.7;
    const mouth = { bone: 'whole', at: [0, 1, 0] as const };
    const body = { height: metres, length: metres, width: metres, anchors: { mouth } } as unknown as Body;
    return { role, thing, body, instance: 0, size: 1, chance: makeRandom(1), order: { family: 'x', sheet: {} } };
  });
  const facts = { heightAt: () => 0, indoor: false, spots: [], openRadius: 10 };
  const journeys = new Map(players.map((_, figure) => [figure, STILL]));
  return effectsOf(script, players, facts, journeys).map(({ kind }) => kind);
}

describe('effects', () => {
  it.each([
    ['A car explodes on a desert road', ['blast']],
    ['A dragon breathes fire over a castle', ['breath']],
    ['Milk splashes into a bowl of strawberries, white background', ['splash']],
    ['Perfume bottle, water droplets, studio', ['splash']],
    ['Colorful ink swirling in water, black background', ['plume']],
    ['A drop of red ink spreading through clear water, macro, black background', ['drop']],
    ['Explosion of colorful powder on a black background', ['burst']],
    ['Thick paints of pink and turquoise mixing together, abstract', ['marbling']],
    ['Liquid gold rippling, satisfying loop', ['ripples']],
    ['Red silk flowing in slow motion, abstract', ['folds']],
    ['White smoke on a black background', ['wisps']],
    ['Colorful powder exploding behind a perfume bottle, studio', ['burst']],
    ['Smoke rises from the chimneys of a city', []],
    ['A rocket lifts off from a launch pad', ['billows']],
    ['Soldiers run up the beach through explosions', ['barrage', 'barrage', 'barrage', 'barrage']],
    ['A dog breathes', []],
    ['A bird takes off from a lake', []],
    ['A car drives on a road', []],
    ['A perfume bottle, studio', []],
  ])('come of what is told (%j)', (prompt, kinds) => {
    expect(effects(prompt)).toEqual(kinds);
  });
});
