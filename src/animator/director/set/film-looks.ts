import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { colouredLightsIn } from '../../catalogue/coloured-lights.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import type { Shot } from '../script.ts';
import { looksThroughHole } from '../shots/vantage.ts';
import { isFolkOfTable } from './small-folk.ts';
import { looksThroughRain } from './through-glass.ts';

const FOOTAGE =
  /\b(?:documentary|nature film|wildlife film|photo-?real\w*|film grain|35 ?mm|70 ?mm|imax|anamorphic|footage|live[- ]action|bbc|national geographic)\b/i;
const PAINTERLY = /\bpainterly\b/i;
const PAINTED = /\b(?:paintings?|painted|brush ?strokes?|impasto|oil paint|canvas)\b/i;
const TILTED = /\btilt[ -]?shift\b/i;

/** What is drawn with few lines; of a room, a set or an advertisement it says how little stands in it. */
const MINIMALIST =
  /\bminimalis(?:t|m)(?:ic)?,? (?:[a-z0-9-]+ ){0,2}(?:animat\w+|illustrat\w+|art\b|drawing|vector|cartoon|graphics?|painting|poster|line|infographic|style)|\b(?:animat\w+|illustrat\w+|drawing|cartoon|flat|2d|vector)\b/i;

/** The looks of a film: those it names, and what its lenses do to the whole picture. */
export function looksOf(reading: Reading, shots: readonly Shot[], figures: number): readonly string[] {
  const { styles, prompt, told } = reading;
  // Folk on a table are a model as they are, and seen from near.
  const small = isFolkOfTable(reading.entities.filter(({ hidden }) => !hidden));
  const lenses = [
    ...(shots.some(({ lens }) => lens === 'fisheye') ? ['fisheye'] : []),
    ...(TILTED.test(prompt) && !small ? ['tilt_shift'] : []),
    ...(looksThroughHole(reading) ? ['peephole'] : []),
    ...(looksThroughRain(reading, figures) ? ['wet_glass'] : []),
  ];
  // In black and white nobody would see that the sign is green.
  const coloured =
    !styles.includes('black_and_white') && (colouredLightsIn(told).length > 0 || reading.entities.some(isOfAHue));
  const named = styles
    .filter((style) => !(small && style === 'tilt_shift'))
    .map((style) => (style === 'noir' && coloured ? 'neo_noir' : style));
  // "painterly" of footage is how its light falls.
  const filmed = FOOTAGE.test(prompt) && PAINTERLY.test(prompt) && !PAINTED.test(prompt);
  // Anime is shaded in cels; said twice it would be painted twice.
  const drawn = named.filter((style) => style !== 'minimalist' || MINIMALIST.test(prompt));
  const once = drawn.includes('anime') ? drawn.filter((style) => style !== 'cartoon') : drawn;
  // Folded paper is paper, and not cut.
  const folded = once.includes('origami') ? once.filter((style) => style !== 'paper') : once;
  const seen = filmed ? folded.filter((style) => style !== 'oil_painting') : folded;
  return [...new Set([...seen, ...lenses])];
}

/** Who asks for a red coat wants to see that it is red: black, white and what lies between are in any print. */
const isOfAHue = ({ modifiers, garments }: Entity): boolean =>
  [...modifiers, ...garments.flatMap((worn) => worn.modifiers)].some(
    (word) => Object.hasOwn(COLOUR_WORDS, word) && !GREYS.test(word),
  );
const GREYS = /^(?:(?:dark|light|pale|deep|off)?(?:black|white|gr[ae]y|silver|charcoal|ivory|cream|beige|tan|brown))$/;

/** Looks that show what the eye does not see by day, and those that are made of light. */
const BY_NIGHT = /^(?:noir|neo_noir|neon|cyberpunk|night_vision|thermal)$/;
const AT_DUSK = /^(?:synthwave|vaporwave|low_key)$/;
/** Painted, drawn and built things want even light on them. */
const BY_DAY =
  /^(?:paper|pixel_art|bricks|voxel|knitted|felt|watercolor|ink|sketch|colored_pencil|pop_art|manga|cartoon|claymation|storybook|tilt_shift|high_key|cctv|low_poly|origami|chalk|blueprint|stained_glass|infrared|stop_motion|ukiyo_e)$/;

/** The hour that a look is best seen at, where none is said; null for any. */
export function hourOfLooks(styles: readonly string[]): 'night' | 'dusk' | 'day' | null {
  const has = (words: RegExp): boolean => styles.some((style) => words.test(style));
  return has(BY_NIGHT) ? 'night' : has(AT_DUSK) ? 'dusk' : has(BY_DAY) ? 'day' : null;
}

const BY_DAYLIGHT = /\b(?:sun\w*|day\w*|morning|noon|midday|afternoon|dawn)\b/i;
const IN_SMOKE = /\b(?:blinds|smok\w+|cigarettes?|neon|street ?lamps?|detectives?)\b/i;

/** Rain on a window, smoke in the light of blinds: such rooms are lit by lamps and by the street. */
export const hourOfNoir = ({ styles, weather, told }: Reading): 'night' | null =>
  styles.some((style) => /^(?:neo_)?noir$/.test(style)) &&
  (weather === 'rain' || IN_SMOKE.test(told)) &&
  !BY_DAYLIGHT.test(told)
    ? 'night'
    : null;

/** A land of light is flat and open, where no other is said. */
export const openFor = (styles: readonly string[], stated: string | null): string | null =>
  stated === null && styles.some((style) => AT_DUSK.test(style) && style !== 'low_key') ? 'road' : null;
