import type { Direction } from './setting.ts';

export const ACTION_CLASSES = [
  'walk',
  'run',
  'fly',
  'float',
  'sail',
  'drive',
  'stand',
  'swim',
  'jump',
  'play',
  'sit',
  'eat',
  'fall',
  'shine',
  'sing',
  'look',
  'wave',
  'dance',
  'talk',
] as const;
export type ActionClass = (typeof ACTION_CLASSES)[number];

function rows(value: ActionClass, words: string): (readonly [string, ActionClass])[] {
  return words.split(',').map((word) => [word.trim(), value] as const);
}

export const ACTION_WORDS: readonly (readonly [string, ActionClass])[] = [
  ...rows(
    'walk',
    'walk, stroll, wander, hike, march, step, roam, go, move, cross, travel, pass, trot, pace, crawl, creep, prowl, sneak, tiptoe, strut, slink, waddle, shuffle, limp, approach, explore, patrol, enter, leave, saunter, trek, stride, hobble, scuttle, slither, slide, glide along, slip, push, pull, climb, ascend the stairs',
  ),
  ...rows(
    'run',
    'run, sprint, gallop, dash, race, jog, chase, rush, bound, scamper, scurry, flee, charge, hurry, dart, kick, throw, toss, escape, zoom past, whiz, stampede, trot along',
  ),
  ...rows('fly', 'fly, soar, glide, circle, hover, flutter, flap, swoop, take off, lift off, land, buzz, launch'),
  ...rows('float', 'float, drift, rise, hang, ascend, levitate, dangle, lift'),
  ...rows('sail', 'sail, cruise, row, paddle, canoe, kayak'),
  ...rows(
    'drive',
    'drive, speed, ride, roll, cycle, bike, accelerate, skate, ski, snowboard, skateboard, pedal, race past, steer',
  ),
  ...rows(
    'stand',
    'stand, wait, rest, pose, stay, lie, sleep, park, nap, doze, lounge, bask, lean, hide, balance, snooze, slumber, stretch, relax, point, clap, applaud',
  ),
  ...rows('swim', 'swim, dive, splash, surf, snorkel, bathe, wade'),
  ...rows('jump', 'jump, leap, hop, bounce, skip, somersault, bound over, trampoline'),
  ...rows('wave', 'wave, wave goodbye, greet, salute, cheer'),
  ...rows('dance', 'dance, spin, twirl, waltz, pirouette, sway, tango, breakdance, do yoga, stretch out'),
  ...rows(
    'talk',
    'talk, speak, say, whisper, shout, chat, tell, ask, explain, yell, argue, discuss, announce, lecture, converse',
  ),
  ...rows('play', 'play, fetch, frolic, romp, wrestle, juggle'),
  ...rows('sit', 'sit, perch, kneel, crouch, meditate, squat, sit down'),
  ...rows('eat', 'eat, drink, graze, sip, chew, feed, nibble, bite, lick, munch, devour, peck, taste, swallow, gobble'),
  ...rows('fall', 'fall, sink, descend, tumble, drop, plunge, collapse'),
  ...rows('shine', 'shine, glow, sparkle, twinkle, glitter, glisten, shimmer, flicker, light, reflect, bloom'),
  ...rows('sing', 'sing, chirp, howl, bark, call, cry, laugh, meow, roar, growl, hum, whistle, moo, giggle, scream'),
  ...rows(
    'look',
    'look, gaze, watch, stare, smile, hold, read, carry, observe, admire, glance, peer, study, examine, listen, think, write, paint, draw, type, cook, work, lift weights, knit, photograph, build, make, prepare, clean, wash, repair, fix, sweep, dig, gather, collect, teach, shop, sew, pray, clap, brush, use, touch, open, chop, cut, slice, bake, pour, hug, kiss, point',
  ),
];

function ways(direction: Direction, phrases: string): (readonly [string, Direction])[] {
  return phrases.split(',').map((phrase) => [phrase.trim(), direction] as const);
}

export const DIRECTION_WORDS: readonly (readonly [string, Direction])[] = [
  ...ways(
    'right',
    'from left to right, from left to the right, from the left to the right, left to right, to the right, to the right side, rightward, rightwards, toward the right, towards the right',
  ),
  ...ways(
    'left',
    'from right to left, from right to the left, from the right to the left, right to left, to the left, to the left side, leftward, leftwards, toward the left, towards the left',
  ),
  ...ways(
    'up',
    'upward, upwards, into the sky, into the air, skyward, toward the sky, towards the sky, toward the cloud, towards the cloud, from the bottom to the top, from bottom to top',
  ),
  ...ways('down', 'downward, downwards, to the ground, onto the ground, from the sky, from top to bottom'),
  ...ways(
    'toward',
    'toward the camera, towards the camera, toward us, towards us, toward the viewer, towards the viewer, toward the lens, at the camera, closer to the camera, downhill',
  ),
  ...ways(
    'away',
    'away from the camera, away from us, away from the viewer, into the distance, toward the horizon, towards the horizon, into the sunset, off into the distance, uphill',
  ),
];

/** Short ways that count only right after a verb of motion: "rolls left", "slides down". */
export const SHORT_DIRECTIONS: Readonly<Record<string, Direction>> = {
  left: 'left',
  right: 'right',
  up: 'up',
  down: 'down',
  away: 'away',
};

/** Verbs that say by themselves where it goes. */
export const VERB_DIRECTIONS: Readonly<Record<string, Direction>> = {
  ascend: 'up',
  rise: 'up',
  'lift off': 'up',
  'take off': 'up',
  launch: 'up',
  lift: 'up',
  descend: 'down',
  fall: 'down',
  sink: 'down',
  drop: 'down',
  land: 'down',
  plunge: 'down',
};
