import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { makeRandom } from '../../../maths/random.ts';
import { QUIET } from '../../body.ts';
import { castRole } from '../../families.ts';
import { FieldKernel } from '../../polygonise.ts';
import { PERSON } from './family.ts';

const sheetOf = (noun: string): Readonly<Record<string, unknown>> => {
  const [role] = writeScript({ prompt: `A ${noun} walks.`, negativePrompt: null, durationSeconds: 4 }).cast;
  return (role === undefined ? null : castRole(role, makeRandom(1)))?.sheet ?? {};
};

describe('folk of tales', () => {
  it.each(['minotaur', 'werewolf', 'yeti', 'bigfoot'])('%s has the head of a beast', (noun) => {
    expect(sheetOf(noun).beast).toBeTruthy();
  });

  it('has the hair that is told', () => {
    expect(sheetOf('mermaid with silver hair').hair).toMatchObject({ colour: '#c4c8cc' });
  });

  it('stands on four legs, with hands', () => {
    const kernel = new FieldKernel();
    const body = PERSON.makeBody({ ...sheetOf('centaur'), fineness: 'crowd' }, kernel);
    const pose = body.pose({ ...QUIET, act: 'run', speed: 5, gone: 3 });
    expect(body.skeleton.has('horse frontFootL')).toBe(true);
    expect(pose.headOf('hips')[1]).toBeGreaterThan(pose.headOf('horse frontFootL')[1] + 0.8);
    // Each bone has a number that fits a byte.
    for (const { mesh } of body.makeParts(kernel))
      expect(Math.max(...mesh.joints)).toBeLessThan(body.skeleton.bones.length);
    expect(body.skeleton.bones.length).toBeLessThan(256);
  });

  it('has one eye, horns, or is small, each by its own row', () => {
    expect(sheetOf('cyclops').oneEyed).toBe(true);
    expect(sheetOf('demon').horns).toEqual({ kind: 'devil', colour: '#2a1c1c' });
    expect(Number(sheetOf('goblin').height)).toBeLessThan(0.7);
  });
});
