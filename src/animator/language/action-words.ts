import type { Direction } from './setting.ts';

export const ACTION_CLASSES = ['walk', 'run', 'fly', 'float', 'sail', 'drive', 'stand', 'swim', 'jump', 'play', 'sit', 'eat', 'fall', 'shine', 'sing', 'look'] as const;
export type ActionClass = (typeof ACTION_CLASSES)[number];

function rows(value: ActionClass, words: string): (readonly [string, ActionClass])[] {
  return words.split(',').map((word) => [word.trim(), value] as const);
}

export const ACTION_WORDS: readonly (readonly [string, ActionClass])[] = [
  ...rows('walk', 'walk, stroll, wander, hike, march, step, roam, go, move, cross, travel, pass, trot, pace'),
  ...rows('run', 'run, sprint, gallop, dash, race, jog, chase, rush, bound, scamper, scurry, flee'),
  ...rows('fly', 'fly, soar, glide, circle, hover, flutter, flap, swoop'),
  ...rows('float', 'float, drift, rise, hang, ascend'),
  ...rows('sail', 'sail, cruise, row, paddle'),
  ...rows('drive', 'drive, speed, ride, roll'),
  ...rows('stand', 'stand, wait, rest, pose, stay, lie, sleep'),
  ...rows('swim', 'swim, dive, splash'),
  ...rows('jump', 'jump, leap, hop, dance'),
  ...rows('play', 'play, fetch, frolic'),
  ...rows('sit', 'sit, perch'),
  ...rows('eat', 'eat, drink, graze, sip'),
  ...rows('fall', 'fall, sink, descend, tumble'),
  ...rows('shine', 'shine, glow, sparkle, twinkle, glitter, glisten, shimmer, flicker, light, reflect, bloom'),
  ...rows('sing', 'sing, chirp, howl, bark, call, cry, laugh, talk, speak, say'),
  ...rows('look', 'look, gaze, watch, stare, smile, hold, read, carry'),
];

export const DIRECTION_WORDS: readonly (readonly [string, Direction])[] = [
  ['from left to right', 'right'], ['left to right', 'right'], ['to the right', 'right'], ['rightward', 'right'], ['toward the right', 'right'], ['towards the right', 'right'],
  ['from right to left', 'left'], ['right to left', 'left'], ['to the left', 'left'], ['leftward', 'left'], ['toward the left', 'left'], ['towards the left', 'left'],
  ['upward', 'up'], ['into the sky', 'up'], ['downward', 'down'],
  ['toward the camera', 'toward'], ['towards the camera', 'toward'], ['toward us', 'toward'], ['towards us', 'toward'], ['away from the camera', 'away'], ['into the distance', 'away'],
];

export const COUNT_WORDS: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, single: 1, lone: 1, lonely: 1, solitary: 1, two: 2, pair: 2, couple: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, several: 4, few: 3, some: 3, many: 7, group: 4, flock: 9, herd: 6, pack: 4, swarm: 9, dozen: 12, dozens: 12, hundreds: 12, fleet: 5, crowd: 7,
};

export const COLOUR_WORDS: Readonly<Record<string, readonly [number, number, number]>> = {
  red: [206, 52, 50], crimson: [170, 24, 46], orange: [236, 132, 42], yellow: [244, 206, 66], gold: [226, 172, 76], golden: [226, 172, 76], green: [74, 150, 82], blue: [58, 110, 196], navy: [34, 52, 110], purple: [128, 74, 172], violet: [128, 74, 172], pink: [240, 144, 176], brown: [132, 88, 54], black: [36, 36, 42], white: [240, 240, 238], grey: [138, 142, 150], gray: [138, 142, 150], silver: [186, 192, 202], turquoise: [64, 190, 190], teal: [40, 128, 132], cream: [240, 224, 190], beige: [220, 200, 166],
};

export const SIZE_WORDS: Readonly<Record<string, 'small' | 'large'>> = {
  small: 'small', little: 'small', tiny: 'small', big: 'large', large: 'large', huge: 'large', giant: 'large', gigantic: 'large', enormous: 'large', massive: 'large',
};

export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an the of in on at by to from with and or but over under above below into onto across along through around between behind beside near before after as is are was were be being been it its his her their our my your this that these those there here while where when who which what then than so very slowly quickly softly gently fast slow beautiful lovely nice pretty amazing stunning great old young new long short high low tall deep full empty warm cold cool hot soft light dark bright far away up down out off back front side left right top bottom middle center centre one some any all each every both other another more most less just only not also still even again about against toward towards upon per via like has have had do does did can will would should could may might must i you he she we they them him us me make show create generate depicting featuring view background foreground distance air'.split(' '),
);
