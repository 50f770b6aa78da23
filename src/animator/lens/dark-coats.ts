import { readColour } from '../bodies/recolour.ts';
import { luminance } from '../maths/colour.ts';
import type { StageFigure } from '../stage/stage.ts';

/** Of 255: coats below it show no form by the light that is enough for others; and no large part of one is paler than that. */
const [DARK, PALE] = [62, 110];
/** What large parts of a coat are called; those that are left out are as its base is. */
const LARGE = ['back', 'under', 'belly', 'breast', 'bib', 'face', 'head', 'abdomen'] as const;

/**
 * Whether an animal is black nearly all over: a stallion, a panther, a crow at dusk. Only a light along their edges and a sheen tells them from their shadow; the
 * white breast of a penguin needs none.
 */
export function isDarkCoated({ body: { sheet } }: Pick<StageFigure, 'body'>): boolean {
  const { coat } = sheet;
  if (typeof coat !== 'object' || coat === null || !('base' in coat)) return false;
  const colours: Readonly<Record<string, unknown>> = { ...coat };
  const brightness = (part: string): number | null => {
    const said = colours[part];
    const colour = typeof said === 'string' ? readColour(said) : null;
    return colour === null ? null : luminance(colour);
  };
  return (brightness('base') ?? PALE) < DARK && LARGE.every((part) => (brightness(part) ?? 0) < PALE);
}
