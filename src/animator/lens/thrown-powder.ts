import { OWN_TIME, SNOWBALL } from '../bodies/rhythms.ts';
import { findMedium } from '../catalogue/media.ts';
import { lightOf } from '../maths/mesh.ts';
import { hashText } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';
import { pointOf, type Spray, share } from './spray-source.ts';

/** Seconds that a handful hangs in the air, how many puffs and grains it is, and how much of the way to whom it is meant for its far end goes. */
const HANGS = 3.4;
const [PUFFS, GRAINS, REACHES] = [34, 44, 0.92] as const;

/** A handful of coloured powder that opens in the air on its way to somebody, in another colour each time, and hangs there for a while. */
export function* thrownPowder(source: ParticleSource, parts: Spray): Generator<Particle> {
  const figure = source.from !== null && 'figure' in source.from ? source.from.figure : -1;
  const thrower = parts.stage.figures[figure];
  const [eyes, to] = [pointOf({ figure, anchor: 'eyes' }, parts), pointOf(source.to, parts)];
  if (thrower === undefined || eyes === null || to === null) return;
  const own = parts.time + thrower.phase * OWN_TIME;
  const latest = Math.floor(own / SNOWBALL.seconds);
  for (const round of [latest - 1, latest]) {
    const since = own - (round + SNOWBALL.leaves) * SNOWBALL.seconds;
    const leaves = parts.time - since;
    const thrown = thrower.acts.some(
      ({ act, from, to: until }) => act === 'throw_powder' && leaves >= from && leaves < until,
    );
    if (since < 0 || since > HANGS || !thrown) continue;
    yield* handful(eyes, to, since, hashText(`powder ${round} ${figure}`, parts.stage.seed), parts);
  }
}

function* handful(eyes: Vector, to: Vector, since: number, seed: number, { air }: Spray): Generator<Particle> {
  const colours = findMedium('powder')?.colours ?? [];
  const [r, g, b] = lightOf(colours[Math.floor(share(seed, 999, 0) * colours.length)] ?? 0xe5243f);
  const light = lit(air, 1.2);
  const colour = [light[0] * r, light[1] * g, light[2] * b] as const;
  const age = since / HANGS;
  // It shoots out, and stands.
  const opened = 1 - Math.exp(-since * 4.2);
  for (let number = 0; number < PUFFS + GRAINS; number++) {
    const grain = number >= PUFFS;
    const along = (0.12 + (REACHES - 0.12) * share(seed, number, 0) ** 0.7) * opened;
    const wide = (0.12 + 0.34 * along) * opened + since * 0.05;
    const [aside, up, deep] = [1, 2, 3].map((which) => (share(seed, number, which) - 0.5) * 2 * wide);
    const falls = grain ? 0.5 * since * since * (0.3 + share(seed, number, 4)) : 0.05 * since;
    yield {
      at: [
        eyes[0] + (to[0] - eyes[0]) * along + (aside ?? 0),
        eyes[1] - 0.12 + (to[1] - eyes[1]) * along + 0.5 * along * (1 - along) + (up ?? 0) * 0.8 - falls,
        eyes[2] + (to[2] - eyes[2]) * along + (deep ?? 0),
      ],
      size: grain
        ? 0.008 + 0.012 * share(seed, number, 5)
        : (0.08 + 0.26 * opened) * (0.6 + 0.6 * share(seed, number, 5)),
      streak: [0, 0, 0],
      alpha: (grain ? 0.9 : 0.34) * (1 - age) * Math.min(1, since * 14),
      colour,
      glow: 0.1,
      ...(grain ? {} : { shape: 'puff' as const, seed: number }),
    };
  }
}
