import { describe, expect, it } from 'vitest';
import { findThing } from '../../catalogue/things.ts';
import { plainRole } from '../../director/cast/plain-role.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Body, type Moment, QUIET } from '../body.ts';
import { castRole, makeBodies } from '../families.ts';
import { FieldKernel } from '../polygonise.ts';

const bodyOf = makeBodies(new FieldKernel());

/** Metres that feet move at most while they stand, and how many frames of three seconds they stood. A foot stands within this of its lowest. */
const STANDS = 0.006;

function slideOf(
  body: Body,
  feet: readonly string[],
  momentAt: (time: number) => Moment,
  inWorld: (time: number, at: Vector) => Vector,
) {
  let [worst, stood] = [0, 0];
  const poses = Array.from({ length: 180 }, (_, frame) => body.pose(momentAt(frame / 60)));
  for (const foot of feet) {
    const rest = body.skeleton.bone(foot).head;
    const places = poses.map((pose) => pose.place(foot, rest));
    const lowest = Math.min(...places.map(([, y]) => y));
    let down: Vector | null = null;
    for (const [frame, at] of places.entries()) {
      if (at[1] > lowest + STANDS) {
        down = null;
        continue;
      }
      const now = inWorld(frame / 60, at);
      down ??= now;
      stood += 1;
      worst = Math.max(worst, Math.hypot(now[0] - down[0], now[2] - down[2]));
    }
  }
  return { worst, stood };
}

const person = (gender: 'man' | 'woman', age: 'adult' | 'child'): Body => {
  const look = { build: null, skin: null, hair: null, eyes: null, beard: null, glasses: false, role: null };
  const choice = castRole(plainRole({ thing: 'person', person: { gender, age, ...look } }), makeRandom(3));
  if (choice === null) throw new Error('Nobody can be shown.');
  return bodyOf(choice);
};
const TOES = ['toesL', 'toesR'];

describe('feet that carry weight', () => {
  it.each([
    ['walk', 1.33],
    ['march', 1.5],
    ['sneak', 0.66],
    ['run', 4.4],
  ])('stay within two centimetres while people %s', (act, speed) => {
    for (const body of [person('man', 'adult'), person('woman', 'adult'), person('man', 'child')]) {
      const { worst, stood } = slideOf(
        body,
        TOES,
        (time) => ({ ...QUIET, act, time, since: time, gone: speed * time, speed }),
        (time, [x, y, z]) => [x, y, z + speed * time],
      );
      expect(worst).toBeLessThan(0.02);
      expect(stood).toBeGreaterThan(12);
    }
  });

  it.each([0.1, 0.6, 0.95])('stay within two centimetres while somebody dances alone (%s)', (phase) => {
    const { worst, stood } = slideOf(
      person('woman', 'adult'),
      TOES,
      (time) => ({ ...QUIET, act: 'dance', time, since: time, phase }),
      (_, at) => at,
    );
    expect(worst).toBeLessThan(0.02);
    expect(stood).toBeGreaterThan(60);
  });

  it('stay within two centimetres while a couple turns', () => {
    const [turning, radius] = [0.75, 0.25];
    const held = { at: [0.2, 1, 0.3] as const, facing: null };
    for (const body of [person('man', 'adult'), person('woman', 'adult')]) {
      const { worst, stood } = slideOf(
        body,
        TOES,
        (time) => ({
          ...{ ...QUIET, act: 'dance', time, since: time, turning, speed: turning * radius },
          ...{ gaze: [0, 1.4, radius * 2], contacts: { leftHand: held, rightHand: held } },
        }),
        (time, [x, y, z]) => {
          const [cosine, sine, far] = [Math.cos(turning * time), Math.sin(turning * time), z - radius];
          return [x * cosine + far * sine, y, far * cosine - x * sine];
        },
      );
      expect(worst).toBeLessThan(0.02);
      expect(stood).toBeGreaterThan(150);
    }
  });

  it.each([
    ['horse', 'walk', 1.39],
    ['horse', 'trot', 2.95],
    ['horse', 'run', 7.45],
    ['elephant', 'walk', 1.72],
    ['cat', 'walk', 0.65],
  ])('stay within two centimetres: a %s at its %s', (kind, act, metres) => {
    const choice = castRole(plainRole({ thing: kind }), makeRandom(3));
    const body = choice === null ? null : bodyOf(choice);
    const size = (findThing(kind)?.metres ?? 1) / (body?.height ?? 1);
    const speed = metres / size;
    if (body === null) throw new Error('There is no such animal.');
    const { worst, stood } = slideOf(
      body,
      ['frontFootL', 'frontFootR', 'hindFootL', 'hindFootR'],
      (time) => ({ ...QUIET, act, time, since: time, gone: speed * time, speed }),
      (time, [x, y, z]) => [x, y, z + speed * time],
    );
    expect(worst * size).toBeLessThan(0.02);
    expect(stood).toBeGreaterThan(20);
  });
});
