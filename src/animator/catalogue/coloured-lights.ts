/** Lamps of a colour, as they light a club, a lane of neon or somebody before a screen: set dressing of their own. */

type Rgb = readonly [number, number, number];

const LIGHTS: Readonly<Record<string, Rgb>> = {
  red: [1, 0.13, 0.08],
  magenta: [1, 0.14, 0.72],
  pink: [1, 0.3, 0.6],
  purple: [0.6, 0.2, 1],
  blue: [0.16, 0.38, 1],
  cyan: [0.12, 0.82, 1],
  green: [0.18, 1, 0.36],
};
const NAMES: Readonly<Record<string, string>> = {
  crimson: 'red',
  scarlet: 'red',
  violet: 'purple',
  ultraviolet: 'purple',
  lavender: 'purple',
  fuchsia: 'magenta',
  teal: 'cyan',
  turquoise: 'cyan',
  emerald: 'green',
};

const COLOUR = `(${[...Object.keys(LIGHTS), ...Object.keys(NAMES)].join('|')})`;
const KIND =
  '(?:neon|led|club|stage|ambient|laser|strobe|mood|accent|rim|emergency|holographic|warning|monitor|screen|soft|deep|eerie|dim|flashing|pulsing|flickering|glowing)';
/** "purple neon light", "pink and blue LED lighting", "a blue glow". */
const BEFORE = new RegExp(
  `\\b${COLOUR}(?:(?:,| and|, and|/) ?${COLOUR})? (?:${KIND} ){0,2}(?:neons?|lights?|lighting|glow|illumination|backlight(?:ing)?|leds?|lasers?)\\b`,
  'g',
);
/** "neon pink and blue", "lit in deep red". */
const AFTER = new RegExp(
  `\\b(?:neon|neon (?:signs?|lights?|tubes?|letters) in(?: bright| vivid| glowing)?|(?:lit|bathed|drenched|washed) in(?: an?| the)?(?: ${KIND})?) ${COLOUR}(?:(?:,| and|, and|/) ?${COLOUR})?\\b`,
  'g',
);

/** "pink light on one side of her face and blue on the other". */
const ON_SIDES = new RegExp(
  `\\b${COLOUR} (?:${KIND} )?(?:neon|lights?|lighting|glow) (?:[a-z]+ ){1,7}?(?:and|,) ?(?:an? )?${COLOUR} (?:(?:neon|lights?|lighting|glow) )?(?:on|from|across|to) (?:the|its|his|her|their) (?:other|left|right|opposite)\\b`,
  'g',
);

/** What glows beyond a window is seen there: the lamps of the room are its own. */
const SIGN_OUTSIDE =
  /^(?: signs?)?(?: [a-z]+){0,3} (?:outside|across the street|in the window|through the window|beyond the (?:window|glass|pane))\b/;

const SUFFIX = ' light';

/** Of what a prompt says, the coloured lamps, by name: `purple light`. */
export function colouredLightsIn(told: string): string[] {
  const text = told.toLowerCase();
  const found = [ON_SIDES, BEFORE, AFTER].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, index, ...colours }) =>
      SIGN_OUTSIDE.test(text.slice(index + whole.length)) ? [] : [colours[1], colours[2]],
    ),
  );
  return [
    ...new Set(found.filter((word) => word !== undefined).map((word) => `${NAMES[word] ?? word}${SUFFIX}`)),
  ].slice(0, 2);
}

/** The colours of those lamps that a set is dressed with. */
export const colouredLights = (dressing: readonly string[]): Rgb[] =>
  dressing.flatMap((word) => {
    const light = word.endsWith(SUFFIX) ? LIGHTS[word.slice(0, -SUFFIX.length)] : undefined;
    return light === undefined ? [] : [light];
  });
