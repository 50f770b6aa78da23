import { describe, expect, it } from 'vitest';
import { lengthOf, subtract, type Vector } from '../../maths/vector.ts';
import { type Body, type BodyFamily, type Moment, QUIET, type Sheet } from '../body.ts';
import { FieldKernel } from '../polygonise.ts';
import { BIRDS } from './bird/birds-table.ts';
import { BIRD } from './bird/family.ts';
import { QUADRUPED } from './quadruped/family.ts';
import { SPECIES } from './quadruped/species-table.ts';

const kernel = new FieldKernel();

/** Every species of every family of animals, cut coarsely: what is asked here does not depend on it. */
const ANIMALS: readonly (readonly [BodyFamily, readonly string[]])[] = [
  [QUADRUPED, Object.keys(SPECIES)],
  [BIRD, Object.keys(BIRDS)],
];

const bodyOf = (family: BodyFamily, species: string): Body =>
  family.makeBody({ species, fineness: 'crowd' } satisfies Sheet, kernel);

const isFinite3 = (at: Vector): boolean => at.every((value) => Number.isFinite(value));

/** The largest of many numbers, without their sign; not a number where one is none. */
function mostOf(values: Float32Array | Uint32Array): number {
  let most = 0;
  for (let at = 0; at < values.length; at++) {
    const value = Math.abs(values[at] ?? 0);
    if (!(value <= most)) most = value;
  }
  return most;
}

/** Distance from a point to the nearest of a body's balls and capsules. */
function distanceToProxies({ proxies }: Body, at: Vector): number {
  return Math.min(
    ...proxies.map(({ from, to, radius }) => {
      const [along, toPoint] = [subtract(to, from), subtract(at, from)];
      const length = lengthOf(along) ** 2;
      const dot = along[0] * toPoint[0] + along[1] * toPoint[1] + along[2] * toPoint[2];
      const share = length === 0 ? 0 : Math.min(1, Math.max(0, dot / length));
      return lengthOf(subtract(toPoint, [along[0] * share, along[1] * share, along[2] * share])) - radius;
    }),
  );
}

describe.each(ANIMALS)('the animals of a family', (family, species) => {
  it.each(species)('makes a whole body of a %s', (name) => {
    const body = bodyOf(family, name);
    const parts = body.makeParts(kernel);
    expect(parts.length).toBeGreaterThan(1);
    const reach = Math.max(body.height, body.length, body.width) * 2;
    for (const { mesh, colours, patches } of parts) {
      const count = mesh.positions.length / 3;
      expect(mesh.indices.length).toBeGreaterThan(0);
      expect(mostOf(mesh.positions)).toBeLessThan(reach);
      expect(mostOf(mesh.indices)).toBeLessThan(count);
      expect(mostOf(colours)).toBeLessThan(4);
      expect(patches === null || patches.length === (mesh.indices.length / 3) * 64).toBe(true);
    }
    for (const { bone, at } of Object.values(body.anchors)) {
      expect(body.skeleton.has(bone)).toBe(true);
      expect(distanceToProxies(body, at)).toBeLessThan(Math.max(body.height, body.length) * 0.4);
    }
  });

  it('finds a pose for each of its acts', () => {
    for (const name of species.filter((_, index) => index % 9 === 0)) {
      const body = bodyOf(family, name);
      for (const act of family.acts) {
        const moment: Moment = { ...QUIET, act, time: 1.7, since: 1.1, speed: body.height, gone: 3.3, phase: 0.4 };
        const pose = body.pose({ ...moment, before: { act: 'stand', share: 0.4 } });
        expect(body.skeleton.bones.every(({ name: bone }) => isFinite3(pose.headOf(bone)))).toBe(true);
      }
    }
  });
});

describe('animals that walk', () => {
  it.each(['fox', 'horse', 'elephant', 'bear', 'lizard', 'dinosaur'])(
    'keeps the feet of a %s where they stand',
    (name) => {
      const body = bodyOf(QUADRUPED, name);
      const speed = body.height * 0.8;
      const step = 1 / 30;
      for (const bone of ['hindFootL', 'hindFootR']) {
        let before: Vector | null = null;
        for (let time = 0; time < 1; time += step) {
          const pose = body.pose({ ...QUIET, act: 'walk', time, since: time, speed, gone: speed * time });
          const [x, y, z] = pose.headOf(bone);
          const rest = body.skeleton.bone(bone).head;
          const at: Vector = [x, y, z + speed * time];
          const stands = y < rest[1] + 0.002 * body.height;
          if (stands && before !== null)
            expect(lengthOf(subtract(at, before))).toBeLessThan(0.02 * Math.max(1, body.height));
          before = stands ? at : null;
        }
      }
    },
  );
});
