import { COLOUR_WORDS } from './attributes.ts';
import { MEDIA_FORMS_TABLE, MEDIA_TABLE } from './media-table.ts';

const FORMS = ['drop', 'plume', 'burst', 'vortex', 'wisps', 'marbling', 'ripples', 'folds'] as const;
export type MediumForm = (typeof FORMS)[number];

/** Stuff that moves for its own sake: how, and in which colours (hexadecimal). */
export interface Medium {
  readonly stuff: string;
  readonly form: MediumForm;
  readonly colours: readonly [number, ...number[]];
}

function parseForm(name: string): MediumForm {
  const form = FORMS.find((each) => each === name);
  if (form === undefined) throw new RangeError(`Nothing moves as '${name}'.`);
  return form;
}

function parseColours(text: string): readonly [number, ...number[]] {
  const [first, ...others] = text.split(' ').map((hex) => Number.parseInt(hex, 16));
  if (first === undefined || [first, ...others].some(Number.isNaN)) throw new RangeError(`'${text}' is no colours.`);
  return [first, ...others];
}

const MEDIA: ReadonlyMap<string, Medium> = new Map(
  MEDIA_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [stuff = '', form = '', colours = '', words = ''] = line.split(' | ');
      const medium = { stuff, form: parseForm(form), colours: parseColours(colours) };
      return words.split(', ').map((word) => [word, medium] as const);
    }),
);

const BY_WORD: ReadonlyMap<string, MediumForm> = new Map(
  MEDIA_FORMS_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [form = '', words = ''] = line.split(' | ');
      return words.split(', ').map((word) => [word, parseForm(form)] as const);
    }),
);

/** What lies flat is not blown about. */
export const FLAT: ReadonlySet<MediumForm> = new Set(['marbling', 'ripples', 'folds']);
/** "A drop of ink": of one that falls in one sees how it opens. */
const ONE_DROP =
  /\b(?:an?|one|single|the) (?:[a-z]+ )?(?:drop|droplet|bead)\b|\b(?:ink|paint|dye) (?:drop|droplet) (?!s)/i;
const BEHIND = /^(?:background|backdrop|studio|void|wall|room|space|light|lights|lighting)$/;

const hexOf = ([r, g, b]: readonly [number, number, number]): number => (r << 16) | (g << 8) | b;

/** The first stuff of a text that a film can be about, as it moves there; null where there is none. */
export function findMedium(text: string): Medium | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const medium =
    words.map((word) => MEDIA.get(word)).find((each) => each !== undefined) ??
    words.map((word, k) => MEDIA.get(`${word} ${words[k + 1] ?? ''}`)).find((each) => each !== undefined);
  if (medium === undefined) return null;
  const told = words.map((word) => BY_WORD.get(word)).find((each) => each !== undefined);
  const moves = told === undefined || (FLAT.has(medium.form) && told !== 'burst') ? medium.form : told;
  const form = moves === 'plume' && ONE_DROP.test(text) ? 'drop' : moves;
  // "black" of a background is not the ink's; neither is the gold of a gold vase's name taken twice.
  const named = words.flatMap((word, k) =>
    Object.hasOwn(COLOUR_WORDS, word) && !words.slice(k + 1, k + 4).some((next) => BEHIND.test(next))
      ? [hexOf(COLOUR_WORDS[word] ?? [0, 0, 0])]
      : [],
  );
  const [first, ...others] = [...new Set(named)];
  return { ...medium, form, colours: first === undefined ? medium.colours : [first, ...others] };
}
