import { ALIVE, AS_PEOPLE, BLOSSOMS, CLOSURES, CONTAINERS, SURROUNDINGS, VEHICLES } from './affords-table.ts';
import { HOMES, type Home } from './setting.ts';
import { THINGS_TABLE } from './things-table.ts';

export type Realm = 'ground' | 'sky' | 'water' | 'underwater';

/** Something that can be drawn. */
export interface Thing {
  readonly kind: string;
  /** `rig:dog` or `sprite:banana`. */
  readonly art: string;
  /** Its drawing faces left; rigs face right. */
  readonly facesLeft: boolean;
  /** An animal or a person. */
  readonly alive: boolean;
  /** No person, and somebody all the same: has hands and wits as people have. */
  readonly asPeople: boolean;
  /** Goes by itself: whoever is alive, and vehicles. */
  readonly moves: boolean;
  /** Stands or grows about outside: of several nobody is a figure. */
  readonly surrounds: boolean;
  /** Opens and falls shut. */
  readonly opens: boolean;
  /** Opens petal by petal. */
  readonly blooms: boolean;
  /** Part of a house: one that nobody opens is one of the house's own. */
  readonly ofHouse: boolean;
  /** How tall it is in life. */
  readonly metres: number;
  readonly realm: Realm;
  readonly home: Home | null;
  readonly words: readonly string[];
}

const REALMS: Readonly<Record<string, Realm>> = { g: 'ground', s: 'sky', w: 'water', u: 'underwater' };

function findPlace(name: string): Home | null {
  return HOMES.find((place) => place === name) ?? null;
}

const LIVING: ReadonlySet<string> = new Set(ALIVE.split(', '));
const LIKE_PEOPLE: ReadonlySet<string> = new Set(AS_PEOPLE.split(', '));
const AROUND: ReadonlySet<string> = new Set(SURROUNDINGS.split(', '));
const HOUSED: ReadonlySet<string> = new Set(CLOSURES.split(', '));
const OPENING: ReadonlySet<string> = new Set([...HOUSED, ...CONTAINERS.split(', ')]);
const BLOOMING: ReadonlySet<string> = new Set(BLOSSOMS.split(', '));
const DRIVEN: ReadonlySet<string> = new Set(VEHICLES.split(', '));

export function parseThing(line: string): Thing {
  const [kind = '', drawing = '', metres = '', realm = '', home = '', words = ''] = line.split(' | ');
  const name = drawing.replace(/^[<~]/, '');
  return {
    kind,
    art: name.startsWith('rig:') ? name : `sprite:${name}`,
    facesLeft: drawing.startsWith('<'),
    alive: LIVING.has(kind),
    asPeople: LIKE_PEOPLE.has(kind),
    moves: LIVING.has(kind) || DRIVEN.has(kind),
    surrounds: AROUND.has(kind),
    opens: OPENING.has(kind),
    blooms: BLOOMING.has(kind),
    ofHouse: HOUSED.has(kind),
    metres: Number(metres),
    realm: REALMS[realm] ?? 'ground',
    home: findPlace(home),
    words: words.split(', '),
  };
}

export const THINGS: readonly Thing[] = THINGS_TABLE.trim().split('\n').map(parseThing);

const BY_KIND: ReadonlyMap<string, Thing> = new Map(THINGS.map((thing) => [thing.kind, thing]));

/** Null for what is known but has no figure: the sea, the sky, a shadow. */
export function findThing(kind: string): Thing | null {
  return BY_KIND.get(kind) ?? null;
}
