import { findAct } from './acts.ts';
import { ARRANGEMENTS_TABLE } from './arrangements-table.ts';
import { findPlace, PLACE_FEATURES } from './places.ts';
import { findThing } from './things.ts';

/** Metres to the right of the middle and toward the camera; radians from the camera to the right. */
export interface Place {
  readonly across: number;
  readonly near: number;
  readonly facing: number;
}

export interface Furniture extends Place {
  /** As people's places call it: its thing, with a number from the second of a kind on. */
  readonly name: string;
  /** As the row calls it, and which of several. */
  readonly kind: string;
  readonly ordinal: number;
  /** A thing of the catalogue; null is only placed where the prompt names it. */
  readonly thing: string | null;
  readonly made: readonly string[];
  readonly optional: boolean;
}

export type PlaceOfPerson = { readonly on: string } | ({ readonly on: null; readonly floor: boolean } & Place);

/** How people are with each other who do something together. */
export interface Arrangement {
  readonly name: string;
  /** Acts and verbs. */
  readonly done: ReadonlySet<string>;
  /** Callings; null is anybody. */
  readonly by: ReadonlySet<string> | null;
  readonly to: {
    readonly callings: ReadonlySet<string> | null;
    readonly who: 'lying' | 'children' | 'counter' | null;
    readonly most: number;
  };
  /** Names and features of places; null is everywhere. */
  readonly places: ReadonlySet<string> | null;
  readonly furniture: readonly Furniture[];
  readonly doer: readonly PlaceOfPerson[];
  readonly others: readonly PlaceOfPerson[];
  /** An act; null leaves it to them. */
  readonly does: string | null;
}

const listOf = (text: string): string[] => (text === '-' ? [] : text.split(', '));
const setOf = (text: string): ReadonlySet<string> | null => (text === '-' ? null : new Set(listOf(text)));

function numberOf(text: string, row: string): number {
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) throw new Error(`"${text}" in the arrangement "${row}" is no number.`);
  return number;
}

function placeOf(words: readonly string[], row: string): Place {
  const [across = '', near = '', degrees = '', ...more] = words;
  if (more.length > 0) throw new Error(`"${words.join(' ')}" in the arrangement "${row}" is no place.`);
  return {
    across: numberOf(across, row),
    near: numberOf(near, row),
    facing: (numberOf(degrees, row) * Math.PI) / 180,
  };
}

const PIECE = /^(\??)([a-z ]+?)(?: \[([a-z, ]+)\])? (-?[\d.]+) (-?[\d.]+) (-?[\d.]+)$/;

export function furnitureOf(text: string, row: string): Furniture[] {
  const counts = new Map<string, number>();
  return (text === '-' ? [] : text.split('; ')).map((piece): Furniture => {
    const [, optional, kind = '', made, ...place] = PIECE.exec(piece) ?? [];
    const thing = findThing(kind)?.kind ?? null;
    if (thing === null && optional !== '?')
      throw new Error(`"${piece}" in the arrangement "${row}" is no thing of the catalogue.`);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return {
      ...placeOf(place, row),
      ...{ name: count === 1 ? kind : `${kind} ${count}`, kind, ordinal: count, thing, optional: optional === '?' },
      made: made === undefined ? [] : made.split(', '),
    };
  });
}

function peopleOf(text: string, furniture: readonly Furniture[], row: string): PlaceOfPerson[] {
  return (text === '-' ? [] : text.split('; ')).map((place) => {
    if (furniture.some(({ name }) => name === place)) return { on: place };
    const floor = place.startsWith('floor ');
    return { on: null, floor, ...placeOf((floor ? place.slice('floor '.length) : place).split(' '), row) };
  });
}

function toWhom(text: string): Arrangement['to'] {
  const none = { callings: null, who: null, most: Number.POSITIVE_INFINITY };
  if (text === '-') return none;
  if (text === 'lying' || text === 'children') return { ...none, who: text };
  if (text === 'counter') return { ...none, who: text, most: 2 };
  return /^\d$/.test(text) ? { ...none, most: Number(text) } : { ...none, callings: setOf(text) };
}

function parse(line: string): Arrangement {
  const [name = '', done = '', by = '', to = '', places = '', pieces = '', doer = '', others = '', does = ''] =
    line.split(' | ');
  const furniture = furnitureOf(pieces, name);
  if (does !== '=' && findAct(does) === null)
    throw new Error(`"${does}" in the arrangement "${name}" is no act of the catalogue.`);
  for (const place of listOf(places))
    if (findPlace(place) === null && !PLACE_FEATURES.some((feature) => feature === place))
      throw new Error(`"${place}" in the arrangement "${name}" is no place of the catalogue.`);
  return {
    ...{ name, done: new Set(listOf(done)), by: setOf(by), to: toWhom(to), places: setOf(places), furniture },
    ...{ doer: peopleOf(doer, furniture, name), others: peopleOf(others, furniture, name) },
    does: does === '=' ? null : does,
  };
}

/** In order: the first that holds is taken. */
export const ARRANGEMENTS: readonly Arrangement[] = ARRANGEMENTS_TABLE.trim().split('\n').map(parse);
