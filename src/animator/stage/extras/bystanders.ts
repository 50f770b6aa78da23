import type { SetPlan } from '../../director/script.ts';
import type { PlaceFacts, PlaceSpot } from '../../land/place.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import type { StageFigure } from '../stage.ts';
import { sceneryFigure } from './scenery-figure.ts';
import { castStranger, isBusy, isDeserted } from './strangers.ts';

/** Where people belong to a place as its walls do, some are there: who sells at a market, and who passes by. */
const MOST = 5;
const WALK_METRES_A_SECOND = 1.1;

interface Passing {
  readonly seed: number;
  readonly durationSeconds: number;
  readonly facts: PlaceFacts;
}

export function callBystanders(set: SetPlan, { seed, durationSeconds, facts }: Passing): StageFigure[] {
  if (isDeserted(set)) return [];
  const random = makeRandom(seed).spawn('bystanders');
  const busy = isBusy(set);
  const sellers = spread(
    facts.spots.filter(({ kind }) => kind === 'vendor'),
    MOST + (busy ? 2 : 0),
  ).flatMap(({ at, heading }) => {
    const body = castStranger(random.spawn(`seller ${at}`), set);
    if (body === null) return [];
    const acts = [
      { act: random.pick(['stand', 'stand', 'look', 'speak']), target: null, from: 0, to: durationSeconds, speed: 1 },
    ];
    return sceneryFigure({ body, path: [{ time: 0, at, heading }], acts, phase: random.next() }, durationSeconds);
  });
  const passers = facts.spots
    .filter(({ kind }) => kind === 'passer')
    .slice(0, busy ? 6 : 3)
    .flatMap((spot) => {
      const body = castStranger(random.spawn(`passer ${spot.at}`), set);
      return body === null ? [] : [walkBy(spot, body, random, durationSeconds)];
    });
  return [...sellers, ...passers];
}

/** So many of them, the nearest to where the film plays first. */
function spread(spots: readonly PlaceSpot[], count: number): PlaceSpot[] {
  const far = ({ at }: PlaceSpot): number => Math.hypot(at[0], at[2] + 3);
  return [...spots].sort((a, b) => far(a) - far(b)).slice(0, count);
}

function walkBy(
  { at, heading }: PlaceSpot,
  body: StageFigure['body'],
  random: Random,
  durationSeconds: number,
): StageFigure {
  const far = WALK_METRES_A_SECOND * random.between(0.8, 1.1) * durationSeconds;
  const [dx, dz] = [Math.sin(heading) * far, Math.cos(heading) * far];
  const path = [
    { time: 0, at: [at[0] - dx / 2, at[1], at[2] - dz / 2] as const, heading },
    { time: durationSeconds, at: [at[0] + dx / 2, at[1], at[2] + dz / 2] as const, heading },
  ];
  const acts = [{ act: 'walk', target: null, from: 0, to: durationSeconds, speed: 1 }];
  return sceneryFigure({ body, path, acts, phase: random.next() }, durationSeconds);
}
