import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { makeRandom } from '../../../maths/random.ts';
import { castRole } from '../../families.ts';
import { FieldKernel } from '../../polygonise.ts';
import { QUADRUPED } from './family.ts';
import { SPECIES } from './species-table.ts';
import { WILD_VARIETIES } from './wild-varieties-table.ts';

const bodyFor = (noun: string): string => {
  const [role] = writeScript({ prompt: `A ${noun} looks around.`, negativePrompt: null, durationSeconds: 4 }).cast;
  return role === undefined ? 'nobody' : (castRole(role, makeRandom(1))?.family ?? 'nothing');
};

describe('wild animals', () => {
  it.each([
    'aardvark',
    'wombat',
    'lemur',
    'platypus',
    'stoat',
    'chinchilla',
    'tapir',
    'echidna',
    'pterodactyl',
    'tanuki',
  ])('%s is an animal, and nobody in clothes', (noun) => {
    expect(bodyFor(noun)).toBe('quadruped');
  });

  it('start from a species there is', () => {
    for (const [kind, rows] of Object.entries(WILD_VARIETIES))
      for (const { as } of Object.values(rows)) expect(SPECIES[as ?? kind]).toBeDefined();
  });

  it.each([
    ['caracal', 'cat', 'tuftL'],
    ['armadillo', 'badger', 'shell'],
    ['pangolin', 'badger', 'scales'],
    ['axolotl', 'lizard', 'gills'],
    ['spinosaurus', 'dinosaur', 'sail'],
    ['griffin', 'dragon', 'feathers0L'],
  ])('%s has what one knows it by', (noun, kind, part) => {
    const [role] = writeScript({ prompt: `A ${noun} looks around.`, negativePrompt: null, durationSeconds: 4 }).cast;
    expect(role?.thing).toBe(kind);
    const sheet = role === undefined ? null : QUADRUPED.cast(role, makeRandom(1));
    const kernel = new FieldKernel();
    const parts = QUADRUPED.makeBody({ ...sheet, fineness: 'crowd' }, kernel).makeParts(kernel);
    expect(parts.map(({ name }) => name)).toContain(part);
  });
});
