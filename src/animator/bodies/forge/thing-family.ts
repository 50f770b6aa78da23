import type { Role } from '../../director/script.ts';
import type { BodyFamily, Sheet } from '../body.ts';
import { hexOf, lookOf, wholeColourOf } from '../looks.ts';
import { THING_ACTS } from '../thing-poses.ts';
import { type Paint, paintIn } from './forge.ts';
import { type Make, madeBody } from './made-body.ts';

/** What a prompt says of a thing, as far as it is shown on it. */
export interface ThingOrder {
  readonly colour: number | null;
  readonly look: string | null;
  /** Parts and fillings: candles, coffee, flowers. */
  readonly parts: readonly string[];
}

export type Maker = (order: ThingOrder) => Make;

/** Kinds of the catalogue, and which words of a prompt mean another of their kind; the first that fits. */
export type Variants = readonly (readonly [kind: string, words: RegExp, maker: string])[];

/** A family whose things are each made by a function of their own. */
export function thingFamily(name: string, makers: Readonly<Record<string, Maker>>, variants: Variants): BodyFamily {
  return {
    name,
    acts: THING_ACTS,
    cast: (role) => castThing(role, makers, variants),
    makeBody(sheet) {
      const make = makers[String(sheet.thing)];
      if (make === undefined) throw new RangeError(`There is no ${name} called '${String(sheet.thing)}'.`);
      return madeBody(
        make({
          colour: typeof sheet.colour === 'number' ? sheet.colour : null,
          look: typeof sheet.look === 'string' ? sheet.look : null,
          parts: Array.isArray(sheet.parts) ? sheet.parts.map(String) : [],
        }),
      );
    },
  };
}

function castThing(role: Role, makers: Readonly<Record<string, Maker>>, variants: Variants): Sheet | null {
  // What a cup is of tells which it is.
  const of = role.thing === 'cup' ? role.parts : [];
  const said = [role.word, role.noun, ...role.variety, ...role.traits, ...of].join(' ').toLowerCase();
  const thing = variants.find(([kind, words]) => kind === role.thing && words.test(said))?.[2] ?? role.thing;
  if (!Object.hasOwn(makers, thing)) return null;
  // Green onions on it do not make a bowl green.
  const colour = hexOf(VESSELS.test(role.thing) ? role.colour : wholeColourOf(role));
  const look = lookOf(role);
  return {
    thing,
    ...(colour === null ? {} : { colour }),
    ...(look === null ? {} : { look }),
    ...(role.parts.length + role.wears.length === 0 ? {} : { parts: [...role.parts, ...role.wears.map(wornBy)] }),
  };
}

/** "a bottle with a gold cap": on a thing it is a part. */
const wornBy = ({ colour, garment }: Role['wears'][number]): string => `${colour ?? ''} ${garment}`.trim();

const VESSELS = /^(?:bowl|plate|cup|glass|pot|pan|basket|bucket|jar|jug|coffee|tea|cake|hamburger|pizza)$/;

/** Its main paint: as the prompt says, else as usual. */
export function mainPaint({ colour, look }: ThingOrder, usual: Paint): Paint {
  const paint = paintIn({ ...usual, colour: colour ?? usual.colour }, look);
  // Black stone is stone, and black.
  return colour === null ? paint : { ...paint, colour };
}
