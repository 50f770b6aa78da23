import type { Thing } from '../catalogue/things.ts';
import { RIGS, type RigName } from './shot-plan.ts';
import { SPRITE_FACTS } from './sprite-facts-table.ts';

/** What staging must know of a drawing before it is drawn. */
export interface ArtFacts {
  /** Width over height. */
  readonly aspect: number;
  /** The share of its box that it covers. */
  readonly cover: number;
  /** Metres a second at an easy pace; 0 for what does not move by itself. */
  readonly pace: number;
}

const LEGS: ArtFacts = { aspect: 1.5, cover: 0.34, pace: 1.6 };

const RIG_FACTS: Readonly<Partial<Record<RigName, ArtFacts>>> = {
  person: { aspect: 0.42, cover: 0.32, pace: 1.1 },
  astronaut: { aspect: 0.62, cover: 0.55, pace: 0.25 },
  bird: { aspect: 1.6, cover: 0.25, pace: 3 },
  butterfly: { aspect: 1.1, cover: 0.24, pace: 0.5 },
  fish: { aspect: 1.9, cover: 0.55, pace: 0.6 },
  shark: { aspect: 2.6, cover: 0.4, pace: 1.2 },
  dolphin: { aspect: 2.6, cover: 0.36, pace: 1.6 },
  orca: { aspect: 2.6, cover: 0.42, pace: 1.4 },
  whale: { aspect: 2.6, cover: 0.46, pace: 0.9 },
  duck: { aspect: 1.2, cover: 0.5, pace: 0.6 },
  goose: { aspect: 0.95, cover: 0.42, pace: 0.8 },
  swan: { aspect: 1.05, cover: 0.42, pace: 0.6 },
  rooster: { aspect: 0.95, cover: 0.42, pace: 0.8 },
  parrot: { aspect: 0.95, cover: 0.42, pace: 0.5 },
  flamingo: { aspect: 0.55, cover: 0.3, pace: 0.8 },
  penguin: { aspect: 0.6, cover: 0.6, pace: 0.6 },
  owl: { aspect: 0.6, cover: 0.6, pace: 0.4 },
  chick: { aspect: 0.9, cover: 0.55, pace: 0.4 },
  tree: { aspect: 0.8, cover: 0.6, pace: 0 },
  pine: { aspect: 0.5, cover: 0.5, pace: 0 },
  car: { aspect: 3.1, cover: 0.62, pace: 5 },
  bus: { aspect: 3, cover: 0.85, pace: 4 },
  truck: { aspect: 2.4, cover: 0.75, pace: 4 },
  train: { aspect: 5, cover: 0.8, pace: 4 },
  bicycle: { aspect: 1.6, cover: 0.28, pace: 3 },
  motorcycle: { aspect: 1.75, cover: 0.5, pace: 5 },
  airplane: { aspect: 3, cover: 0.34, pace: 5 },
  boat: { aspect: 0.75, cover: 0.5, pace: 1.6 },
  ship: { aspect: 1.1, cover: 0.5, pace: 1.6 },
  balloon: { aspect: 0.8, cover: 0.6, pace: 0.7 },
  dog: { aspect: 1.6, cover: 0.34, pace: 2.4 },
  cat: { aspect: 1.5, cover: 0.4, pace: 1.2 },
  giraffe: { aspect: 0.75, cover: 0.3, pace: 1.4 },
  elephant: { aspect: 1.35, cover: 0.6, pace: 1.3 },
};

const SPRITES: ReadonlyMap<string, Pick<ArtFacts, 'aspect' | 'cover'>> = new Map(
  SPRITE_FACTS.map(([name, aspect, cover]) => [`sprite:${name}`, { aspect, cover }]),
);

/** Animals and vehicles of the sprite set glide along; everything else stays where it is put. */
const GLIDING = /^(?:sky|water|underwater)$/;

export function findRigName(art: string): RigName | null {
  return RIGS.find((rig) => art === `rig:${rig}`) ?? null;
}

export function readFacts(thing: Thing): ArtFacts {
  const rig = findRigName(thing.art);
  if (rig !== null) return RIG_FACTS[rig] ?? LEGS;
  const { aspect, cover } = SPRITES.get(thing.art) ?? { aspect: 1, cover: 0.6 };
  return { aspect, cover, pace: thing.facesLeft ? 1 : GLIDING.test(thing.realm) ? 0.4 : 0 };
}
