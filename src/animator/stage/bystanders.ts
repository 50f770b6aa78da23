import type { SetPlan } from '../director/script.ts';
import type { PlaceFacts, PlaceSpot } from '../land/place.ts';
import { makeRandom, type Random } from '../maths/random.ts';
import { sceneryFigure } from './scenery-figure.ts';
import type { StageFigure } from './stage.ts';

/** Where people belong to a place as its walls do, some are there: who sells at a market, and who passes by. */
const MOST = 5;
const EMPTY = /^(?:empty|deserted|abandoned|lonely|closed)/;
const NOBODY = /^(?:people|person|crowd|vendor|seller|anybody|anyone|human)s?$/;
const BUSY = /bustl|busy|crowd|lively|packed|hectic/;
const WALK_METRES_A_SECOND = 1.1;

interface Passing {
  readonly seed: number;
  readonly durationSeconds: number;
  readonly facts: PlaceFacts;
}

export function callBystanders(set: SetPlan, { seed, durationSeconds, facts }: Passing): StageFigure[] {
  const said = [...set.traits, ...set.dressing, set.word ?? ''];
  if (said.some((word) => EMPTY.test(word)) || set.without.some((word) => NOBODY.test(word))) return [];
  const random = makeRandom(seed).spawn('bystanders');
  const busy = said.some((word) => BUSY.test(word));
  const sellers = spread(
    facts.spots.filter(({ kind }) => kind === 'vendor'),
    MOST + (busy ? 2 : 0),
  ).map(({ at, heading }) => {
    const acts = [
      { act: random.pick(['stand', 'stand', 'look', 'speak']), target: null, from: 0, to: durationSeconds, speed: 1 },
    ];
    return sceneryFigure(
      { body: dress(random), path: [{ time: 0, at, heading }], acts, phase: random.next() },
      durationSeconds,
    );
  });
  const passers = facts.spots
    .filter(({ kind }) => kind === 'passer')
    .slice(0, busy ? 6 : 3)
    .map((spot) => walkBy(spot, random, durationSeconds));
  return [...sellers, ...passers];
}

/** So many of them, the nearest to where the film plays first. */
function spread(spots: readonly PlaceSpot[], count: number): PlaceSpot[] {
  const far = ({ at }: PlaceSpot): number => Math.hypot(at[0], at[2] + 3);
  return [...spots].sort((a, b) => far(a) - far(b)).slice(0, count);
}

function walkBy({ at, heading }: PlaceSpot, random: Random, durationSeconds: number): StageFigure {
  const far = WALK_METRES_A_SECOND * random.between(0.8, 1.1) * durationSeconds;
  const [dx, dz] = [Math.sin(heading) * far, Math.cos(heading) * far];
  const path = [
    { time: 0, at: [at[0] - dx / 2, at[1], at[2] - dz / 2] as const, heading },
    { time: durationSeconds, at: [at[0] + dx / 2, at[1], at[2] + dz / 2] as const, heading },
  ];
  const acts = [{ act: 'walk', target: null, from: 0, to: durationSeconds, speed: 1 }];
  return sceneryFigure({ body: dress(random), path, acts, phase: random.next() }, durationSeconds);
}

/** People of the street, as they are everywhere. */
function dress(random: Random): StageFigure['body'] {
  const woman = random.chance(0.5);
  const colour = random.pick(['#8a3a34', '#2f5a7a', '#4a6a44', '#c8a04a', '#7a6a8a', '#d8d0c0', '#5a4a3a']);
  const apron = random.pick(['t-shirt', 'shirt', 'sweater']);
  return {
    family: 'person',
    sheet: {
      ...{ age: random.pick(['young', 'adult', 'middle', 'old']), gender: woman ? 'woman' : 'man' },
      ...{ build: random.pick(['slim', 'average', 'average', 'heavy']), height: random.between(0.95, 1.05) },
      skin: random.pick(['#e8b48f', '#c68a5e', '#8a5a3c', '#d9a06e', '#f0c8a4']),
      hair: {
        style: woman ? random.pick(['bob', 'ponytail', 'bun']) : 'short',
        colour: random.pick(['#2a1c14', '#4a2a1c', '#8a8580', '#6a4a2a']),
      },
      beard: woman ? 'none' : random.pick(['none', 'moustache', 'short', 'full']),
      wears: [
        { garment: apron, colour },
        { garment: 'jeans', colour: random.pick(['#3a3f4a', '#5a4a3a', '#2f3a44']) },
        { garment: 'sneakers' },
      ],
      fineness: 'crowd',
    },
  };
}
