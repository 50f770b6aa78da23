import { beforeAll, describe, expect, it } from 'vitest';
import { makeRandom } from '../../../maths/random.ts';
import { type Body, QUIET } from '../../body.ts';
import { FieldKernel } from '../../polygonise.ts';
import { aRole } from '../a-role.ts';
import { PERSON } from './family.ts';
import { makeFrame } from './frame.ts';
import { GARMENTS } from './garments-table.ts';
import { readSheet } from './sheet.ts';
import { legLength } from './solve.ts';

let kernel: FieldKernel;
beforeAll(() => {
  kernel = new FieldKernel();
});

const bodyOf = (sheet: Readonly<Record<string, unknown>>): Body => PERSON.makeBody(sheet, kernel);

describe('people', () => {
  it('are made of finite, bounded surfaces, the same from the same sheet', () => {
    const sheet = { age: 'child', gender: 'man', fineness: 'cast', hair: { style: 'messy', colour: '#b5652a' } };
    const [first, again] = [bodyOf(sheet), bodyOf(sheet)];
    const parts = first.makeParts(kernel);
    const others = again.makeParts(kernel);
    expect(parts.map(({ mesh }) => mesh.positions)).toEqual(others.map(({ mesh }) => mesh.positions));
    for (const { mesh } of parts) {
      expect(mesh.positions.every((value) => Number.isFinite(value) && Math.abs(value) < 3)).toBe(true);
      expect(mesh.indices.every((index) => index < mesh.positions.length / 3)).toBe(true);
    }
  });

  it('keep a foot where it stands while they walk', () => {
    const body = bodyOf({ gender: 'woman', fineness: 'crowd' });
    const leg = legLength(makeFrame(readSheet({ gender: 'woman' })));
    const speed = leg * 1.7;
    let [last, planted]: [number | null, number] = [null, 0];
    for (let step = 0; step < 60; step++) {
      const gone = step * 0.02;
      const pose = body.pose({ ...QUIET, act: 'walk', speed, gone, time: gone / speed });
      const [, height, along] = pose.headOf('toesL');
      const place = along + gone;
      if (height < 0.021 && last !== null) {
        expect(Math.abs(place - last)).toBeLessThan(0.02);
        planted += 1;
      }
      last = height < 0.021 ? place : null;
    }
    expect(planted).toBeGreaterThan(15);
  });

  it('wear what the script says, over what they are', () => {
    const role = aRole({
      thing: 'person',
      noun: 'chef',
      wears: [{ garment: 'raincoat', colour: 'yellow', pattern: null, material: null }],
    });
    const sheet = readSheet(PERSON.cast(role, makeRandom(3)) ?? {});
    const worn = sheet.wears.map(({ garment }) => garment);
    expect(worn).toContain('raincoat');
    expect(worn).toContain('chef hat');
    expect(worn.every((garment) => garment in GARMENTS)).toBe(true);
  });
});
