import { luminance, mixRgb, type Rgb, toCss } from '../../maths/colour.ts';
import type { Species } from './species.ts';

/** The tones of one coat. */
export interface Fur {
  readonly coat: Rgb;
  readonly base: string;
  readonly lit: string;
  /** The back, which the sky tans. */
  readonly deep: string;
  readonly shade: string;
  readonly far: string;
  readonly farShade: string;
  readonly belly: string;
  readonly bellyShade: string;
  readonly pale: string;
  readonly paleShade: string;
  readonly dark: string;
  readonly marks: string;
  readonly marksLit: string;
  readonly marksShade: string;
  readonly ear: string;
  readonly iris: string;
}

const SHADOW: Rgb = [46, 26, 44];
const SUN: Rgb = [255, 244, 216];
/** Patterns that make the animal: they keep their colour whatever the coat is. */
const OWN_MARKS = /^(?:stripes|tiger|patches|spots|rosettes|cow|panda|fox|saddle|collie|blots)$/;

/** A coat somebody asked for takes its mane and its muzzle along: a black horse has no brown mane, a black cat no white chin. */
export function makeFur(species: Species, coat: Rgb, asked: boolean): Fur {
  const bright = luminance(coat);
  const light = asked ? mixRgb(coat, species.light, bright < 70 ? 0.24 : bright < 150 ? 0.5 : 0.7) : species.light;
  const marks =
    !asked || OWN_MARKS.test(species.pattern)
      ? species.marks
      : bright > 190
        ? mixRgb(coat, [176, 166, 160], 0.4)
        : mixRgb(coat, [22, 14, 20], 0.5);
  const belly = mixRgb(coat, light, species.belly);
  const deep = mixRgb(coat, mixRgb(coat, [90, 44, 30], 0.4), bright > 190 ? 0.12 : 0.34);
  return {
    coat,
    base: toCss(coat),
    lit: toCss(mixRgb(coat, SUN, 0.26)),
    deep: toCss(deep),
    shade: toCss(mixRgb(coat, SHADOW, 0.26)),
    far: toCss(mixRgb(coat, SHADOW, bright > 190 ? 0.26 : 0.36)),
    farShade: toCss(mixRgb(coat, SHADOW, bright > 190 ? 0.36 : 0.5)),
    belly: toCss(belly),
    bellyShade: toCss(mixRgb(belly, SHADOW, 0.28)),
    pale: toCss(light),
    paleShade: toCss(mixRgb(light, mixRgb(coat, SHADOW, 0.3), 0.34)),
    dark: toCss(mixRgb(coat, [60, 30, 30], 0.36)),
    marks: toCss(marks),
    marksLit: toCss(mixRgb(marks, SUN, 0.22)),
    marksShade: toCss(mixRgb(marks, SHADOW, 0.34)),
    ear: toCss(mixRgb([224, 150, 140], coat, asked && bright < 70 ? 0.55 : 0.22)),
    iris: toCss(species.iris),
  };
}
