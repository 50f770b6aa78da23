import { fileURLToPath } from 'node:url';
import { openCanvas } from '../maths/canvas.ts';

/** Alphabets that come along; for other scripts the machine's own fonts are asked. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;
/** One weight of the package whose other files only the console needs, where it is built: a production install goes without its 4 MB. */
const FONTS = new URL('./data/', import.meta.url);
const BUNDLED = SUBSETS.map((subset) => `'Kinora Captions ${subset}'`).join(', ');
/** Fonts that have every letter and are no pleasure to read, or have only pictures. */
const UNREADABLE = /emoji|symbol|math|mono|last ?resort|unifont|barcode|dingbat|icon/i;

const SIDE = 32;
/** A place of Unicode that no font fills: drawn as the box that stands for whatever is missing. */
const NOBODY = '\u{10fffd}';

function drawSign(sign: string, families: string): string {
  const context = openCanvas().createCanvas(SIDE, SIDE).getContext('2d');
  context.font = `600 ${SIDE / 2}px ${families}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(sign, SIDE / 2, SIDE / 2);
  return Buffer.from(context.getImageData(0, 0, SIDE, SIDE).data).toString('base64');
}

interface Shelf {
  readonly machine: readonly string[];
  /** By family and letter: whether it has it. */
  readonly known: Map<string, boolean>;
  readonly chosen: Map<string, string | null>;
}

let opened: Shelf | null = null;

function openShelf(): Shelf {
  if (opened !== null) return opened;
  const { GlobalFonts } = openCanvas();
  const machine = GlobalFonts.families.map(({ family }) => family).filter((family) => !UNREADABLE.test(family));
  for (const subset of SUBSETS) {
    const file = fileURLToPath(new URL(`inter-${subset}-600-normal.woff2`, FONTS));
    GlobalFonts.registerFromPath(file, `Kinora Captions ${subset}`);
  }
  // Sans serif first: it is read best on a picture.
  const sorted = machine.toSorted(
    (a, b) => Number(/serif/i.test(a) && !/sans/i.test(a)) - Number(/serif/i.test(b) && !/sans/i.test(b)),
  );
  opened = { machine: sorted.map((family) => `'${family.replaceAll("'", '')}'`), known: new Map(), chosen: new Map() };
  return opened;
}

function hasLetter({ known }: Shelf, families: string, letter: string): boolean {
  const name = `${families} ${letter}`;
  const told = known.get(name);
  if (told !== undefined) return told;
  const found = drawSign(letter, families) !== drawSign(NOBODY, families);
  known.set(name, found);
  return found;
}

/** The fonts that a text is written in, as the canvas wants them; null where a letter of it would be a box. */
export function findFonts(text: string): string | null {
  const shelf = openShelf();
  const letters = [...new Set(text.match(/[\p{L}\p{N}]/gu) ?? [])].sort();
  const name = letters.join('');
  const told = shelf.chosen.get(name);
  if (told !== undefined) return told;
  const foreign = letters.filter((letter) => !hasLetter(shelf, BUNDLED, letter));
  const family = shelf.machine.find((each) => foreign.every((letter) => hasLetter(shelf, each, letter)));
  const fonts = foreign.length === 0 ? BUNDLED : family === undefined ? null : `${BUNDLED}, ${family}`;
  shelf.chosen.set(name, fonts);
  return fonts;
}

/** Whether this machine has letters for a text. */
export const canWrite = (text: string): boolean => findFonts(text) !== null;
