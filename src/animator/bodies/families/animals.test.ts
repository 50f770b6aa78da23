import { describe, expect, it } from 'vitest';
import { THINGS } from '../../catalogue/things.ts';
import { plainRole } from '../../director/cast/plain-role.ts';
import type { Role } from '../../director/script.ts';
import { makeRandom } from '../../maths/random.ts';
import { lengthOf, subtract, type Vector } from '../../maths/vector.ts';
import { type Body, type BodyFamily, type Moment, QUIET, type Sheet } from '../body.ts';
import { FieldKernel } from '../polygonise.ts';
import { ANIMALS } from './animals.ts';
import { ARTHROPODS } from './arthropod/arthropods-table.ts';
import { BIRDS } from './bird/birds-table.ts';
import { CRAWLERS } from './crawler/crawlers-table.ts';
import { DRIFTERS } from './drifter/drifters-table.ts';
import { QUADRUPED } from './quadruped/family.ts';
import { SPECIES } from './quadruped/species-table.ts';
import { SEAHORSES } from './seahorse/seahorses-table.ts';
import { SERPENTS } from './serpent/serpents-table.ts';
import { RARE_SWIMMERS } from './swimmer/rare-swimmers-table.ts';
import { SWIMMERS } from './swimmer/swimmers-table.ts';

const kernel = new FieldKernel();

const TABLES: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  quadruped: SPECIES,
  bird: BIRDS,
  swimmer: { ...SWIMMERS, ...RARE_SWIMMERS },
  seahorse: SEAHORSES,
  arthropod: ARTHROPODS,
  drifter: DRIFTERS,
  crawler: CRAWLERS,
  serpent: SERPENTS,
};
/** Every species of every family of animals, cut coarsely: what is asked here does not depend on it. */
const KINDS = ANIMALS.flatMap((family) =>
  Object.keys(TABLES[family.name] ?? {}).map((species) => ({ family, species })),
);

const bodyOf = (family: BodyFamily, species: string): Body =>
  family.makeBody({ species, fineness: 'crowd' } satisfies Sheet, kernel);

/** Shown by the family of people, or made like them. */
const PEOPLE: readonly string[] = (
  'person, runner, dancer, farmer, cook, scientist, musician, knight, surfer, swimmer, cyclist, skier, snowboarder, golfer, fencer, ballerina, jockey, ' +
  'rower, yogi, climber, mermaid, fairy, superhero, genie, centaur, troll, astronaut, robot, alien, ghost, snowman'
).split(', ');

const roleOf = (thing: string): Role => plainRole({ thing });

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

describe('animals', () => {
  it.each(KINDS)('makes a whole body of a $species', ({ family, species }) => {
    const body = bodyOf(family, species);
    const parts = body.makeParts(kernel);
    expect(parts.length).toBeGreaterThan(0);
    const reach = Math.max(body.height, body.length, body.width) * 2;
    for (const { mesh, colours, patches } of parts) {
      const count = mesh.positions.length / 3;
      expect(mesh.indices.length).toBeGreaterThan(0);
      expect(mostOf(mesh.positions)).toBeLessThan(reach);
      expect(mostOf(mesh.indices)).toBeLessThan(count);
      expect(mostOf(colours)).toBeLessThan(4);
      expect(patches === null || patches.length === (mesh.indices.length / 3) * 44).toBe(true);
    }
    for (const { bone, at } of Object.values(body.anchors)) {
      expect(body.skeleton.has(bone)).toBe(true);
      expect(distanceToProxies(body, at)).toBeLessThan(Math.max(body.height, body.length) * 0.4);
    }
  });

  it.each(ANIMALS)('finds a pose for each act of a $name', (family) => {
    const species = Object.keys(TABLES[family.name] ?? {}).filter((_, index) => index % 9 === 0);
    for (const name of species) {
      const body = bodyOf(family, name);
      for (const act of family.acts) {
        const moment: Moment = { ...QUIET, act, time: 1.7, since: 1.1, speed: body.height, gone: 3.3, phase: 0.4 };
        const pose = body.pose({ ...moment, before: { act: 'stand', share: 0.4 } });
        expect(body.skeleton.bones.every(({ name: bone }) => isFinite3(pose.headOf(bone)))).toBe(true);
      }
    }
  });

  it('makes the same surface of the same sheet', () => {
    const meshOf = (): Float32Array | undefined => bodyOf(QUADRUPED, 'fox').makeParts(kernel)[0]?.mesh.positions;
    expect(meshOf()).toEqual(meshOf());
  });

  it('shows everything alive of the catalogue that is no person', () => {
    const notShown = THINGS.filter(({ alive, kind }) => alive && !PEOPLE.includes(kind)).filter(({ kind }) =>
      ANIMALS.every((family) => family.cast(roleOf(kind), makeRandom(1)) === null),
    );
    expect(notShown.map(({ kind }) => kind)).toEqual([]);
  });

  it('are alive in the catalogue, every one of them', () => {
    const species = new Set(Object.values(TABLES).flatMap((table) => Object.keys(table)));
    expect(THINGS.filter(({ kind, alive }) => species.has(kind) && !alive).map(({ kind }) => kind)).toEqual([]);
  });

  it('shows breeds, young and mixtures, colours, stuff and clothes', () => {
    const dressed = QUADRUPED.cast(
      {
        ...roleOf('cat'),
        colour: 'blue',
        wears: [{ garment: 'space suit', colour: null, pattern: null, material: null }],
      },
      makeRandom(1),
    );
    expect(dressed).toMatchObject({ coat: { base: '#3a6ec4' }, wears: [{ garment: 'space suit' }] });
    const puppy = QUADRUPED.cast({ ...roleOf('dog'), noun: 'puppy', variety: ['puppy'] }, makeRandom(1));
    expect(puppy).toMatchObject({ metres: 0.72 * 0.55 });
    const mixed = QUADRUPED.cast({ ...roleOf('creature'), variety: ['rabbit', 'squirrel'] }, makeRandom(1));
    expect(mixed).toMatchObject({ ear: SPECIES.rabbit?.ear, tail: SPECIES.squirrel?.tail });
    for (const sheet of [dressed, puppy, mixed])
      expect(QUADRUPED.makeBody({ ...sheet, fineness: 'crowd' }, kernel).makeParts(kernel).length).toBeGreaterThan(5);
  });
});

it('turns round after its own tail, head and all', () => {
  const body = bodyOf(QUADRUPED, 'dog');
  const noseAt = (since: number): Vector =>
    body.pose({ ...QUIET, act: 'spin', time: since, since, speed: 0, gone: 0 }).headOf('head');
  const [first, second] = [noseAt(1), noseAt(1.8)];
  expect(Math.sign(first[2])).toBe(-Math.sign(second[2]));
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
