import type { SetPlan } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import { makeRandom } from '../maths/random.ts';
import { type FilmFrame, floorAt } from './film-frame.ts';
import { sceneryFigure } from './scenery-figure.ts';
import type { StageFigure } from './stage.ts';

const BURNING = /burn|flame|flaming|blaz|on fire|ablaze|inferno/;
const FIRE = { family: 'household', sheet: { thing: 'fire', fineness: 'cast' } } as const;
const FIRES = 7;

export const burns = ({ traits, dressing, word }: Pick<SetPlan, 'traits' | 'dressing' | 'word'>): boolean =>
  [...traits, ...dressing, word ?? ''].some((said) => BURNING.test(said));

interface FireParts {
  readonly seed: number;
  readonly durationSeconds: number;
  readonly frame: FilmFrame;
  readonly facts: PlaceFacts;
}

/** A place that burns: fires as tall as people and taller, behind where the film plays and to its sides. */
export function lightFires(set: SetPlan, { seed, durationSeconds, frame, facts }: FireParts): StageFigure[] {
  if (!burns(set) || facts.indoor) return [];
  const random = makeRandom(seed).spawn('fires');
  return Array.from({ length: FIRES }, (_, index): StageFigure => {
    const side = index % 2 === 0 ? 1 : -1;
    const across = side * (2.5 + index * 1.9 + random.between(-0.6, 0.6));
    const near = -(facts.openRadius * 0.7 + random.between(0, 6));
    const [x, , z] = frame.at(across, near);
    const heading = random.between(0, 6);
    const path = [{ time: 0, at: [x, floorAt(facts, x, z, 'ground') - 0.5, z] as const, heading }];
    const acts = [{ act: 'burn', from: 0, to: durationSeconds, speed: 1, target: null }];
    const [size, phase] = [random.between(2.2, 4.6), random.next()];
    return sceneryFigure({ body: FIRE, path, acts, size, phase }, durationSeconds);
  });
}
