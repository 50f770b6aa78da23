import { describe, expect, it } from 'vitest';
import { anchorOf } from '../bodies/body.ts';
import { writeScript } from '../director/write-script.ts';
import { BACKDROP } from '../land/places/backdrop.ts';
import { findPlace } from '../land/places.ts';
import { transform } from '../maths/matrix.ts';
import type { Vector } from '../maths/vector.ts';
import { solveStage } from '../stage/solve.ts';
import type { Stage } from '../stage/stage.ts';
import { makePathMotion } from '../stage/ways/path-motion.ts';
import { openWorkshop } from '../workshop.ts';
import { poseFigures, type StandingFigure } from './pose-figures.ts';

const { bodyOf } = openWorkshop();

interface Scene {
  readonly stage: Stage;
  readonly posed: readonly StandingFigure[];
  /** The first figure of a thing, or of a family. */
  find(kind: string, instance?: number): StandingFigure;
}

/** A film's figures as they stand at one moment. */
const sceneOf = (prompt: string, time = 3): Scene => filmOf(prompt)(time);

/** As they stand at any moment: to plan a film takes longer than all that is asked of it. */
function filmOf(prompt: string): (time: number) => Scene {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const place = findPlace(script.set.place) ?? BACKDROP;
  const stage = solveStage(script, { seed: 1, shape: 16 / 9, bodyOf, place });
  const motions = stage.figures.map(({ path }) => makePathMotion(path));
  return (time) => {
    const posed = poseFigures(
      {
        stage,
        bodies: stage.figures.map(({ body }) => bodyOf(body)),
        motionOf: (figure, at) => motions[figure]?.(at) ?? makePathMotion([{ time: 0, at: [0, 0, 0], heading: 0 }])(at),
        cameraAt: () => ({ eye: [0, 1.6, 6], target: [0, 1, 0], roll: 0, fieldOfView: 34, focus: 6, aperture: 1 }),
        mouthAt: () => ({ open: 0, round: 0, wide: 0 }),
        wind: [0, 0, 0],
      },
      time,
    ).map((figure) => {
      if (figure === null) throw new Error('Somebody is not there.');
      return figure;
    });
    const find = (kind: string, instance = 0): StandingFigure => {
      const indices = [...stage.figures.keys()].filter((index) => {
        const { family, sheet } = stage.figures[index]?.body ?? { family: '', sheet: {} };
        return sheet.thing === kind || sheet.machine === kind || family === kind;
      });
      const found = posed[indices[instance] ?? -1];
      if (found === undefined) throw new Error(`There is no ${kind} in '${prompt}'.`);
      return found;
    };
    return { stage, posed, find };
  };
}

const anchorAt = (figure: StandingFigure, name: string): Vector => {
  const { bone, at } = anchorOf(figure.body, name);
  return transform(figure.matrix, figure.pose.place(bone, at));
};
const gap = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const topOf = (figure: StandingFigure): number => transform(figure.matrix, [0, figure.body.height, 0])[1];
const footOf = (figure: StandingFigure): number => transform(figure.matrix, [0, 0, 0])[1];

describe('contacts', () => {
  it('keeps a canopy over the heads of both who share it, its handle in a hand', () => {
    const { find } = sceneOf('A young couple shares an umbrella while walking down a rainy street');
    const [one, two, umbrella] = [find('person'), find('person', 1), find('umbrella')];
    const rim = transform(umbrella.matrix, [0, umbrella.body.height * 0.74, 0]);
    for (const person of [one, two]) {
      const head = anchorAt(person, 'top');
      expect(rim[1]).toBeGreaterThan(head[1] - 0.06);
      expect(Math.hypot(head[0] - rim[0], head[2] - rim[2])).toBeLessThan((umbrella.body.width / 2) * umbrella.size);
    }
    const hands = [one, two].map((person) => gap(anchorAt(person, 'gripLeft'), anchorAt(umbrella, 'handle')));
    expect(Math.min(...hands)).toBeLessThan(0.05);
  });

  it('has the grips of what is pushed, blown and aimed in both hands', () => {
    for (const [prompt, thing, right, left] of [
      ['A little girl pushes a shopping cart', 'shopping cart', 'handle2', 'handle'],
      ['A man plays a saxophone', 'saxophone', 'handle', 'handle2'],
      ['A soldier aims his rifle', 'rifle', 'handle', 'handle2'],
    ] as const) {
      const { find } = sceneOf(prompt);
      const [person, held] = [find('person'), find(thing)];
      expect(gap(anchorAt(person, 'gripRight'), anchorAt(held, right))).toBeLessThan(0.1);
      expect(gap(anchorAt(person, 'gripLeft'), anchorAt(held, left))).toBeLessThan(0.1);
      if (thing === 'saxophone') expect(gap(anchorAt(person, 'mouth'), anchorAt(held, 'mouth'))).toBeLessThan(0.05);
      if (thing === 'shopping cart') expect(footOf(held)).toBeCloseTo(footOf(person), 2);
    }
  });

  it('lets hands meet that hold each other, of a robot and a child as well', () => {
    for (const prompt of ['A robot and a little girl hold hands', 'A couple holds hands on the beach']) {
      const { posed } = sceneOf(prompt);
      const [one, two] = posed;
      if (one === undefined || two === undefined) throw new Error('Nobody is there.');
      expect(gap(anchorAt(one, 'gripLeft'), anchorAt(two, 'gripRight')), prompt).toBeLessThan(0.065);
    }
  });

  it('shakes hands, and reaches around whom it hugs', () => {
    const { posed: shaken } = sceneOf('Two businessmen shake hands in an office');
    const [a, b] = shaken;
    if (a === undefined || b === undefined) throw new Error('Nobody is there.');
    expect(gap(anchorAt(a, 'gripRight'), anchorAt(b, 'gripRight'))).toBeLessThan(0.06);
    const { find } = sceneOf('A father hugs his little son');
    const [father, son] = [find('person'), find('person', 1)];
    expect(gap(anchorAt(father, 'gripRight'), anchorAt(son, 'back'))).toBeLessThan(0.25);
  });

  it('stands what is built before those who build it, their hands at it', () => {
    const { find } = sceneOf('Two kids build a sandcastle on the beach');
    const castle = find('sandcastle');
    expect(topOf(castle) - footOf(castle)).toBeCloseTo(0.6, 1);
    for (const instance of [0, 1]) {
      const kid = find('person', instance);
      for (const grip of ['gripRight', 'gripLeft']) {
        const hand = anchorAt(kid, grip);
        const [x, , z] = transform(castle.matrix, [0, 0, 0]);
        expect(Math.hypot(hand[0] - x, hand[2] - z)).toBeLessThan(0.42);
        expect(hand[1]).toBeLessThan(topOf(castle) + 0.12);
      }
    }
  });

  it('plants a pole with both hands on it', () => {
    const { find } = sceneOf('An astronaut plants a flag on a red rocky planet');
    const [astronaut, flag] = [find('person'), find('flag')];
    const [x, , z] = transform(flag.matrix, [0, 0, 0]);
    for (const grip of ['gripRight', 'gripLeft']) {
      const hand = anchorAt(astronaut, grip);
      expect(Math.hypot(hand[0] - x, hand[2] - z)).toBeLessThan(0.06);
    }
    expect(Math.abs(footOf(flag) - footOf(astronaut))).toBeLessThan(0.15);
  });

  it('cooks at a table on which things lie at the size they have', () => {
    const { find, stage } = sceneOf('A grandmother and her granddaughter bake cookies together in a cozy kitchen');
    const table = find('dining table');
    const cookies = [0, 1, 2, 3].map((each) => find('cookie', each));
    for (const cookie of cookies) {
      expect(footOf(cookie)).toBeGreaterThan(topOf(table) - 0.02);
      expect(footOf(cookie)).toBeLessThan(topOf(table) + 0.06);
      expect(cookie.body.height * cookie.size).toBeLessThan(0.12);
    }
    expect(gap(cookies[0]?.at ?? [0, 0, 0], cookies[1]?.at ?? [0, 0, 0])).toBeGreaterThan(0.07);
    expect(stage.figures.filter(({ role }) => role === null).length).toBe(1);
  });

  it('fries in a pan whose handle is in a hand', () => {
    const { find } = sceneOf('A chef flips vegetables in a flaming wok in a busy restaurant kitchen');
    const [chef, pan] = [find('person'), find('wok stove')];
    expect(gap(anchorAt(chef, 'gripRight'), anchorAt(pan, 'handle'))).toBeLessThan(0.08);
  });

  it.each([
    ['A woman climbs a ladder', 'ladder', ['leftHand', 'rightHand', 'leftFoot', 'rightFoot']],
    ['A weightlifter lifts a barbell', 'barbell', ['leftHand', 'rightHand']],
    ['A potter shapes a bowl', 'potters wheel', ['hips', 'leftHand', 'rightHand']],
    ['A woman plays the cello', 'cello', ['hips', 'leftHand', 'rightHand']],
    ['Two children on a seesaw', 'seesaw', ['hips', 'leftHand', 'rightHand']],
    ['A man plays the double bass', 'double bass', ['leftHand', 'rightHand']],
  ])('has hands, hips and feet on what it is at: %s', (prompt, thing, contacts) => {
    const { find } = sceneOf(prompt);
    expect(find('person').contacts).toEqual(expect.arrayContaining([...contacts]));
    const near = find('person').at;
    const site = find(thing).at;
    expect(Math.hypot(near[0] - site[0], near[2] - site[2])).toBeLessThan(1.5);
  });

  it('seats whoever is at a desk on a chair behind it', () => {
    const { find } = sceneOf('A man sits at his desk typing on a laptop');
    const [man, chair, laptop] = [find('person'), find('chair'), find('laptop')];
    const [hips, seat] = [anchorAt(man, 'hips'), anchorAt(chair, 'seat')];
    expect(Math.hypot(hips[0] - seat[0], hips[2] - seat[2])).toBeLessThan(0.05);
    expect(hips[1] - seat[1]).toBeGreaterThan(0);
    expect(hips[1] - seat[1]).toBeLessThan(0.25);
    expect(gap(anchorAt(man, 'gripRight'), laptop.at)).toBeLessThan(0.4);
  });

  it('swims in mid-water and hovers at its flower', () => {
    const { find: under } = sceneOf('A sea turtle glides over a colorful coral reef');
    expect(footOf(under('quadruped'))).toBeGreaterThan(0.4);
    const { posed } = sceneOf('A hummingbird hovers beside a pink hibiscus flower');
    const [bird, flower] = posed;
    if (bird === undefined || flower === undefined) throw new Error('Nobody is there.');
    expect(Math.abs(bird.at[1] - topOf(flower))).toBeLessThan(0.4);
    expect(Math.hypot(bird.at[0] - flower.at[0], bird.at[2] - flower.at[2])).toBeLessThan(0.8);
  });

  it('has a board under the feet of whoever skates', () => {
    const { find } = sceneOf('A skateboarder rides through a city street');
    const [skater, board] = [find('person'), find('skateboard')];
    expect(Math.abs(footOf(skater) - anchorAt(board, 'surface')[1])).toBeLessThan(0.05);
  });

  it('has whoever is on a small boat in it, as large as the boat is in life', () => {
    const { find, stage } = sceneOf('A fisherman mends his net on the deck of a small wooden boat');
    const [fisherman, boat] = [find('person'), find('vessel')];
    expect(boat.body.length * boat.size).toBeLessThan(9);
    const water = findPlace(stage.place.name)?.describe({ seed: stage.seed, ...stage.place }).waterLevel ?? 0;
    expect(Math.abs(boat.at[1] - water)).toBeLessThan(0.3);
    const [x, , z] = anchorAt(fisherman, 'hips');
    expect(Math.hypot(x - boat.at[0], z - boat.at[2])).toBeLessThan((boat.body.length / 2) * boat.size);
  });

  it('carries a child in the arms', () => {
    const { find } = sceneOf('A mother carries her child');
    const [mother, child] = [find('person'), find('person', 1)];
    // On one arm: the child's head is beside the face of whoever carries it, and not before it.
    expect(gap(anchorAt(child, 'hips'), anchorAt(mother, 'arms'))).toBeLessThan(0.24);
    expect(gap(anchorAt(child, 'eyes'), anchorAt(mother, 'eyes'))).toBeGreaterThan(0.2);
  });

  it('takes the stools of a bar and the sill of a window', () => {
    const { find } = sceneOf('A man sits alone at a bar and stares into his whiskey glass');
    const man = find('person');
    expect(anchorAt(man, 'hips')[1]).toBeGreaterThan(0.7);
    expect(gap(anchorAt(man, 'gripRight'), anchorAt(find('glass'), 'handle'))).toBeLessThan(0.05);
    const { find: inRoom } = sceneOf('A black cat sits on a windowsill watching the rain outside');
    expect(footOf(inRoom('quadruped'))).toBeGreaterThan(0.4);
  });

  it('plays instruments with the hands on them', () => {
    for (const [prompt, thing] of [
      ['A man plays the guitar on a stage', 'guitar'],
      ['A boy plays the flute', 'flute'],
    ] as const) {
      const { find } = sceneOf(prompt);
      const [player, instrument] = [find('person'), find(thing)];
      const half = (Math.max(instrument.body.width, instrument.body.height) / 2) * instrument.size;
      const middle = transform(instrument.matrix, [0, instrument.body.height / 2, 0]);
      for (const grip of ['gripRight', 'gripLeft'])
        expect(gap(anchorAt(player, grip), middle), prompt).toBeLessThan(half + 0.08);
    }
  });

  it('pours from a lip that is over the cup, and drinks with the rim at the mouth', () => {
    const { find, stage } = sceneOf('A woman pours tea from a teapot into a cup');
    const [lip, cup] = [anchorAt(find('teapot'), 'spout'), find('cup')];
    const [x, , z] = anchorAt(cup, 'inside');
    expect(Math.hypot(lip[0] - x, lip[2] - z)).toBeLessThan(0.03);
    expect(lip[1] - topOf(cup)).toBeGreaterThan(0);
    expect(lip[1] - topOf(cup)).toBeLessThan(0.1);
    expect(stage.particles.some(({ kind }) => kind === 'stream')).toBe(true);
    const drinks = filmOf('A man drinks a glass of beer');
    const sips = [0, 1, 2, 3, 4].map((time) => {
      const { find: at } = drinks(time);
      const [rim, mouth] = [
        transform(at('glass').matrix, [0, at('glass').body.height, 0]),
        anchorAt(at('person'), 'mouth'),
      ];
      return gap(rim, mouth);
    });
    expect(Math.min(...sips)).toBeLessThan(0.07);
  });

  it('holds whom it dances with, both by one hand', () => {
    const waltz = filmOf('A couple dances a waltz in a ballroom');
    for (const time of [1, 4]) {
      const { posed } = waltz(time);
      const [one, two] = posed;
      if (one === undefined || two === undefined) throw new Error('Nobody is there.');
      const joined = Math.min(
        gap(anchorAt(one, 'gripLeft'), anchorAt(two, 'gripRight')),
        gap(anchorAt(one, 'gripRight'), anchorAt(two, 'gripLeft')),
      );
      expect(joined).toBeLessThan(0.04);
    }
  });

  it('brings what an act is done at, with whoever does it on it', () => {
    const { find } = sceneOf('A boy swings on a swing', 2);
    const [boy, swing] = [find('person'), find('swing')];
    const [hips, seat] = [anchorAt(boy, 'hips'), anchorAt(swing, 'seat')];
    expect(Math.hypot(hips[0] - seat[0], hips[2] - seat[2])).toBeLessThan(0.1);
    expect(gap(anchorAt(boy, 'gripRight'), anchorAt(swing, 'handle'))).toBeLessThan(0.03);
    const { find: drums } = sceneOf('A man plays the drums');
    const kit = drums('drum kit');
    for (const [tip, drum] of [
      ['tip', 'drum2'],
      ['tipLeft', 'drum'],
    ] as const) {
      const [stick, skin] = [anchorAt(drums('person'), tip), anchorAt(kit, drum)];
      expect(Math.hypot(stick[0] - skin[0], stick[2] - skin[2])).toBeLessThan(0.03);
    }
    const { find: water, stage } = sceneOf('A surfer rides a wave');
    const level = findPlace(stage.place.name)?.describe({ seed: stage.seed, ...stage.place }).waterLevel ?? 0;
    expect(footOf(water('surfboard'))).toBeGreaterThan(level - 0.2);
    expect(Math.abs(footOf(water('person')) - anchorAt(water('surfboard'), 'surface')[1])).toBeLessThan(0.03);
  });
});
