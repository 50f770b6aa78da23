import { findColour } from '../catalogue/attributes.ts';
import type { Place } from '../catalogue/setting.ts';
import type { Rgb } from '../maths/colour.ts';
import { clamp } from '../maths/ease.ts';
import { PICTURE_SHAPE, type Role } from './cast.ts';
import { heightOf } from './lay-out.ts';
import type { FigurePlan } from './shot-plan.ts';

const TABLE_PLACES: ReadonlySet<Place> = new Set(['room', 'kitchen']);
/** Taller things stand on the floor. */
const TALLEST_ON_TABLE = 0.5;
/** Of the picture's height. */
const TABLE_HEIGHT = 0.34;
const RAILS_HEIGHT = 0.036;
const ON_RAILS: ReadonlySet<string> = new Set(['train', 'locomotive', 'tram']);

/** What reaches from edge to edge below those who stand on it; nobody asked for it, so it is no subject. */
function lay(art: string, under: FigurePlan, at: { readonly row: number; readonly height: number }): FigurePlan {
  return {
    ...under,
    subject: null,
    instance: 0,
    art,
    noun: null,
    realm: 'ground',
    act: 'stand',
    x: 0.5,
    row: at.row,
    lift: 0,
    heading: 0,
    approach: 1,
    climb: 0,
    least: at.height,
    most: at.height,
    base: null,
    colour: null,
    view: 'side',
    wears: [],
    carries: false,
  };
}

const TABLE_KIND = 'dining table';

function isSmallThing({ thing, facts }: Role): boolean {
  return thing.metres <= TALLEST_ON_TABLE && facts.pace === 0;
}

/** The table that small things are said to stand on: they are what the picture is about, so it is seen across its top. */
export function findTable(roles: readonly Role[]): Role | null {
  const table = roles.find(({ thing, count }) => thing.kind === TABLE_KIND && count === 1);
  if (table === undefined || table.subject.relations.length > 0) return null;
  const others = roles.filter((role) => role !== table);
  const laid = others.some(({ subject }) =>
    subject.relations.some(({ relation, subject: base }) => relation === 'on' && base === table.index),
  );
  return laid && others.every(isSmallThing) ? table : null;
}

/** Small things indoors are shown on a table, or they would lie on the floor, larger than the stove. */
function needsTable(roles: readonly Role[], place: Place): boolean {
  return TABLE_PLACES.has(place) && roles.length > 0 && roles.every(isSmallThing);
}

function colourOf({ subject }: Role): Rgb | null {
  return subject.colour === null ? null : findColour(subject.colour);
}

/** How much of the picture what stands on a table may fill. */
const TABLE_ROOM = { width: 0.78, height: 0.6 } as const;
const MOST_CLOSENESS = 1.9;

/** Where a figure's top is when all stand on the same ground, in shares of the picture's height. */
function topOf(figure: FigurePlan, figures: readonly FigurePlan[]): number {
  const below = figure.base === null ? undefined : figures[figure.base.figure];
  const foot = below === undefined || figure.base === null ? 0 : heightOf(below) * figure.base.height;
  return foot + figure.lift + heightOf(figure);
}

/** At a table the lens is as near as what stands there allows. */
function comeCloser(figures: readonly FigurePlan[], roles: readonly Role[]): FigurePlan[] {
  const halves = figures.map((figure) => {
    const aspect = roles.find(({ index }) => index === figure.subject)?.facts.aspect ?? 1;
    return Math.abs(figure.x - 0.5) + (heightOf(figure) * aspect) / PICTURE_SHAPE / 2;
  });
  const tallest = Math.max(...figures.map((figure) => topOf(figure, figures)));
  const fitting = Math.min(TABLE_ROOM.width / 2 / Math.max(...halves), TABLE_ROOM.height / tallest);
  const closeness = clamp(fitting, 1, MOST_CLOSENESS);
  return figures.map((figure) => {
    const height = heightOf(figure) * closeness;
    const x = 0.5 + (figure.x - 0.5) * closeness;
    return { ...figure, x, lift: figure.lift * closeness, least: height, most: height };
  });
}

/** The figures, and what they need to stand on besides the ground. `table` is the one that was asked for. */
export function addProps(
  figures: readonly FigurePlan[],
  roles: readonly Role[],
  place: Place,
  table: Role | null,
): FigurePlan[] {
  const [first] = figures;
  if (first !== undefined && (table !== null || needsTable(roles, place))) {
    // It comes behind whatever stands on it.
    const top = lay('rig:tabletop', first, { row: -1, height: TABLE_HEIGHT });
    const asked =
      table === null ? top : { ...top, subject: table.index, noun: table.subject.noun, colour: colourOf(table) };
    return [...comeCloser(figures, roles), asked];
  }
  const tracked = roles.filter(({ thing }) => ON_RAILS.has(thing.kind)).map(({ index }) => index);
  const above = figures.filter(({ subject, base }) => base === null && subject !== null && tracked.includes(subject));
  const rails = above.map((figure) => lay('rig:rails', figure, { row: figure.row - 1e-3, height: RAILS_HEIGHT }));
  return [...figures, ...rails];
}
