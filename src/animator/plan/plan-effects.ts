import type { Place, Weather } from '../catalogue/setting.ts';
import { findRigName } from './art-facts.ts';
import type { Brief, Subject } from './brief.ts';
import type { EffectPlan, Surface, VoiceName } from './effect.ts';
import type { FigurePlan, RigName } from './shot-plan.ts';

interface Gait {
  readonly name: 'steps' | 'paws' | 'hooves' | 'engine';
  /** Beats of one of the figure's cycles, and cycles a second when it walks and when it runs: as the rigs move. */
  readonly beats: number;
  readonly walk: number;
  readonly run: number;
  /** Louder or softer than its kind, for whoever treads so. */
  readonly decibels?: number;
}

const ON_FOOT: Gait = { name: 'steps', beats: 2, walk: 0.95, run: 1.45 };
const ON_PAWS: Gait = { name: 'paws', beats: 4, walk: 1.2, run: 1.9 };
const ON_HOOVES: Gait = { name: 'hooves', beats: 4, walk: 1, run: 1.8 };
const ON_WHEELS: Gait = { name: 'engine', beats: 1, walk: 1, run: 1 };

const ON_SOFT_PAWS: Gait = { ...ON_PAWS, decibels: -8 };

/** By what is drawn: whatever has these legs or wheels sounds like them. */
const GAITS: Readonly<Partial<Record<RigName, Gait>>> = {
  person: ON_FOOT,
  dog: ON_PAWS,
  cat: ON_SOFT_PAWS,
  fox: ON_PAWS,
  wolf: ON_PAWS,
  bear: ON_PAWS,
  'polar-bear': ON_PAWS,
  panda: ON_PAWS,
  lion: ON_PAWS,
  lioness: ON_PAWS,
  tiger: ON_PAWS,
  leopard: ON_PAWS,
  cheetah: ON_PAWS,
  horse: ON_HOOVES,
  unicorn: ON_HOOVES,
  donkey: ON_HOOVES,
  zebra: ON_HOOVES,
  cow: ON_HOOVES,
  sheep: ON_HOOVES,
  deer: ON_HOOVES,
  stag: ON_HOOVES,
  camel: ON_HOOVES,
  giraffe: ON_HOOVES,
  elephant: ON_HOOVES,
  car: ON_WHEELS,
  bus: ON_WHEELS,
  truck: ON_WHEELS,
  motorcycle: ON_WHEELS,
  train: ON_WHEELS,
};

const PLACE_SURFACES: Readonly<Record<Place, Surface | null>> = {
  beach: 'sand',
  mountains: 'grass',
  meadow: 'grass',
  city: 'street',
  forest: 'leaves',
  space: null,
  desert: 'sand',
  lake: 'grass',
  savanna: 'grass',
  underwater: null,
  room: 'wood',
  kitchen: 'street',
  backdrop: 'wood',
};

const MOST_EFFECTS = 3;
const PACE_OF_RUNNING = 1.5;
const LEVELS: Readonly<Record<Gait['name'], number>> = { steps: -34, paws: -37, hooves: -31, engine: -28 };
const VOICE_LEVEL = -27;

/** Who calls how. Sprites and rigs alike, by the kind of thing. */
const VOICES_BY_KIND: Readonly<Record<string, VoiceName>> = {
  dog: 'bark',
  fox: 'bark',
  wolf: 'howl',
  cat: 'meow',
  lion: 'roar',
  tiger: 'roar',
  leopard: 'roar',
  bear: 'roar',
  cow: 'moo',
  horse: 'neigh',
  donkey: 'neigh',
  zebra: 'neigh',
  sheep: 'bleat',
  goat: 'bleat',
  duck: 'quack',
  goose: 'quack',
  crow: 'caw',
  eagle: 'caw',
  parrot: 'caw',
  pig: 'oink',
};
/** Calls a second: long ones are rare. */
const CALLS_PER_SECOND: Readonly<Partial<Record<VoiceName, number>>> = { bark: 1.5, quack: 1.6, caw: 0.9, oink: 1.2 };
const RARE_CALLS = 0.36;

/** Heard only from those of whom the prompt says so. */
function describeVoice({ kind, action }: Subject, figure: FigurePlan): EffectPlan | null {
  const own = action?.class === 'sing' || action?.class === 'talk' ? VOICES_BY_KIND[kind] : undefined;
  if (own === undefined) return null;
  const name = action?.verb === 'howl' ? 'howl' : own;
  const pan = Math.max(-1, Math.min(1, (figure.x - 0.5) * 1.4));
  return {
    ...{ name, surface: 'grass', perSecond: CALLS_PER_SECOND[name] ?? RARE_CALLS, phase: figure.phase },
    ...{ fromPan: pan, toPan: pan, levelDecibels: VOICE_LEVEL },
  };
}

function describe(subject: Subject, figure: FigurePlan, surface: Surface): EffectPlan | null {
  const rig = findRigName(figure.art);
  const gait = rig === null ? undefined : GAITS[rig];
  const stays = figure.heading === 0 && figure.approach === 1;
  // Who stands makes no sound; an engine runs on.
  if (gait === undefined || (stays && gait.name !== 'engine')) return null;
  const runs = figure.pace > PACE_OF_RUNNING && subject.action?.class !== 'walk';
  const pan = (figure.x - 0.5) * 1.4;
  const reach = figure.heading * (gait.name === 'engine' ? 0.9 : 0.45);
  return {
    name: gait.name,
    surface,
    perSecond: gait.beats * (runs ? gait.run : gait.walk),
    phase: figure.phase,
    fromPan: Math.max(-1, Math.min(1, pan - reach)),
    toPan: Math.max(-1, Math.min(1, pan + reach)),
    levelDecibels: LEVELS[gait.name] + (gait.decibels ?? 0),
  };
}

/** One sound for each subject that moves: a group walks with one pair of feet, or it would be a crowd. */
export function planEffects(
  brief: Brief,
  figures: readonly FigurePlan[],
  setting: { readonly place: Place; readonly weather: Weather },
): EffectPlan[] {
  const surface = PLACE_SURFACES[setting.place];
  const ground = setting.weather === 'snow' && surface !== 'wood' ? 'snow' : surface;
  return brief.subjects
    .flatMap((subject, index) => {
      const figure = figures.find((each) => each.subject === index);
      if (figure === undefined) return [];
      const tread = surface === null || ground === null ? null : describe(subject, figure, ground);
      return [describeVoice(subject, figure), tread].filter((effect) => effect !== null);
    })
    .slice(0, MOST_EFFECTS);
}
