/** Families from four sides, acts in four phases, faces in every mood, and what people do with things and with each other. */

import { EXPRESSIONS } from '../src/animator/bodies/body.ts';
import { castRole } from '../src/animator/bodies/families.ts';
import { plainRole } from '../src/animator/director/cast/plain-role.ts';
import { makeRandom } from '../src/animator/maths/random.ts';
import type { Vector } from '../src/animator/maths/vector.ts';
import type { Stage, StageFigure } from '../src/animator/stage/stage.ts';
import type { SheetRow } from './contact-sheet.ts';
import { bodyOf, pictureStage, type Size, stagePrompt } from './stage-pictures.ts';

const SECONDS = 6;
const FAMILIES = [
  ...[
    'person',
    'robot',
    'dog',
    'cat',
    'horse',
    'lion',
    'elephant',
    'monkey',
    'bird',
    'owl',
    'penguin',
    'fish',
    'shark',
  ],
  ...[
    'turtle',
    'octopus',
    'crab',
    'snake',
    'frog',
    'butterfly',
    'dragon',
    'car',
    'bus',
    'train',
    'bicycle',
    'motorcycle',
  ],
  ...[
    'boat',
    'tall ship',
    'airplane',
    'helicopter',
    'tree',
    'flower',
    'chair',
    'dining table',
    'piano',
    'umbrella',
    'pan',
  ],
];
const ACTS = [
  ...[
    'walk',
    'run',
    'jump',
    'dance',
    'sit',
    'kneel',
    'lie',
    'wave',
    'point',
    'clap',
    'throw',
    'kick',
    'push',
    'eat',
    'drink',
  ],
  ...['read', 'write', 'type', 'cook', 'cut', 'pour', 'paint', 'dig', 'fish', 'sweep', 'play_guitar', 'play_violin'],
  ...[
    'play_drums',
    'play_flute',
    'sing',
    'swim',
    'climb',
    'cycle',
    'ride',
    'row',
    'ski',
    'skate',
    'pray',
    'cry',
    'laugh',
    'knit',
    'knead',
    'stir',
    'water',
    'brush_teeth',
    'brush_hair',
    'skip_rope',
  ],
  ...['yoga', 'snowball', 'shave', 'spray'],
];
const CONTACTS = [
  ...[
    'a man sits on a chair',
    'a woman rides a horse',
    'a man sits at a table and writes',
    'a father hugs his little son',
  ],
  ...['a man plays the guitar', 'a woman plays the violin', 'a robot and a girl hold hands', 'two men shake hands'],
  ...[
    'a couple shares an umbrella in the rain',
    'two kids build a sandcastle on the beach',
    'a chef flips vegetables in a wok',
  ],
  ...['a man plants a flag', 'a woman carries her child', 'a man in a rowing boat on a lake', 'a girl rides a bicycle'],
  ...['a man pours wine into a glass', 'a surfer rides a wave', 'a man sits at a bar with a glass'],
  ...['a woman pours tea from a teapot into a cup', 'a couple dances a waltz in a ballroom', 'a man plays the drums'],
  ...[
    'a man plays the piano',
    'an artist paints at an easel',
    'a blacksmith hammers at an anvil',
    'a boy swings on a swing',
  ],
  ...['a girl jumps rope', 'a man fishing on a lake', 'a woman sleeps in a bed', 'a boy eats noodles with chopsticks'],
  ...['a woman climbs a rock wall', 'a man climbs a ladder', 'a boy climbs a tree', 'a boy slides down a slide'],
  ...['two children on a seesaw', 'children jump on a trampoline', 'a weightlifter lifts a barbell', 'a clown juggles'],
  ...[
    'two boxers fight in a boxing ring',
    'a potter shapes a bowl',
    'a barista makes an espresso',
    'a woman plays the cello',
  ],
  ...[
    'a jazz trio plays',
    'two old men play chess in the park',
    'a teacher explains at a blackboard',
    'kids have a snowball fight',
  ],
  ...[
    'a kitten sits in a cardboard box',
    'a basket of puppies',
    'a baby dragon hatches from an egg',
    'a ladybug crawls on a leaf',
  ],
  ...['a boy flies a kite', 'a magician pulls a rabbit out of a hat', 'a firefighter sprays water with a hose'],
  ...['workers sit on a steel beam high above the city', "a hairdresser cuts a woman's hair", 'a man swims in a pool'],
  ...['a boy throws a ball', 'a dog catches a frisbee', 'a panda sits and eats bamboo', 'a bowl of fruit on a table'],
];

/** `family:dog`, `act:walk`, `faces`, `contact:3`. */
export const CAST_NAMES: readonly string[] = [
  ...FAMILIES.map((name) => `family:${name}`),
  ...ACTS.map((name) => `act:${name}`),
  'faces',
  ...CONTACTS.map((_, index) => `contact:${index + 1}`),
];

interface Look {
  readonly act?: string;
  readonly speed?: number;
  readonly expression?: string;
  readonly heading?: number;
  readonly close?: boolean;
}

/** One body alone, before a plain wall. */
function standFor(
  thing: string,
  { act = 'stand', speed = 0, expression = 'calm', heading = 0, close = false }: Look,
  shape: number,
): Stage {
  const order = castRole(plainRole({ thing }), makeRandom(3).spawn(thing));
  if (order === null) throw new RangeError(`Nobody is a ${thing}.`);
  const { height, length, width } = bodyOf(order);
  const largest = Math.max(height, length, width);
  const figure: StageFigure = {
    ...{ role: null, instance: 0, body: order, size: 1, tint: [1, 1, 1], support: { on: 'ground' } },
    path: [
      { time: 0, at: [Math.sin(heading) * speed * -3, 0, Math.cos(heading) * speed * -3], heading },
      { time: SECONDS, at: [Math.sin(heading) * speed * 3, 0, Math.cos(heading) * speed * 3], heading },
    ],
    acts: [{ act, from: 0, to: SECONDS, speed: 1, target: null }],
    ...{ gaze: null, grips: [], expression, voice: null, phase: 0.2, seen: { from: 0, to: SECONDS + 1 } },
  };
  const target: Vector = close ? [0, height * 0.8, 0] : [0, height * 0.5, 0];
  const far = close ? height * 0.9 : largest * 2.1;
  const key = {
    ...{ time: 0, eye: [0, target[1] + far * 0.12, far] as const, target, roll: 0 },
    ...{ fieldOfView: 34, focus: far, aperture: 1 },
  };
  return {
    ...{ seed: 3, durationSeconds: SECONDS, shape, figures: [figure], particles: [], styles: [], captions: [] },
    place: {
      name: 'backdrop',
      time: 'day',
      becomes: [],
      weather: 'clear',
      weatherAmount: 1,
      season: 'summer',
      dressing: [],
      lights: [],
      without: [],
    },
    shots: [{ from: 0, to: SECONDS, keys: [key], follow: null, handheld: 0, pace: 1 }],
  };
}

const GOING: Readonly<Record<string, number>> = { walk: 1.2, run: 3.2, cycle: 0, swim: 0 };

export async function pictureCast(name: string, frame: Size): Promise<SheetRow> {
  const shape = frame.width / frame.height;
  const [kind = '', what = ''] = name.split(':');
  if (kind === 'contact') {
    const prompt = CONTACTS[Number(what) - 1];
    if (prompt === undefined) throw new RangeError(`There is no contact ${what}.`);
    const stage = stagePrompt(prompt, { seed: 3, seconds: SECONDS, shape });
    return { caption: prompt, pictures: (await pictureStage(stage, frame, [0.6, 2.2, 3.8, 5.4])).pictures };
  }
  const looks: readonly Look[] =
    kind === 'faces'
      ? EXPRESSIONS.map((expression) => ({ expression, close: true, heading: 0.25 }))
      : kind === 'act'
        ? [{ act: what, speed: GOING[what] ?? 0, heading: 0.7 }]
        : [0, Math.PI / 2, Math.PI, -Math.PI / 4].map((heading) => ({ heading }));
  const pictures: Uint8ClampedArray<ArrayBuffer>[] = [];
  for (const look of looks) {
    const times = kind === 'act' ? [2.4, 2.8, 3.2, 3.6] : [3];
    const stage = standFor(kind === 'family' ? what : 'person', look, shape);
    pictures.push(...(await pictureStage(stage, frame, times)).pictures);
  }
  return { caption: kind === 'faces' ? EXPRESSIONS.join(', ') : name, pictures };
}
