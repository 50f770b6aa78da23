import { beforeAll, describe, expect, it } from 'vitest';
import { plainRole } from '../../../director/cast/plain-role.ts';
import { makeRandom } from '../../../maths/random.ts';
import { type Body, QUIET } from '../../body.ts';
import { FieldKernel } from '../../polygonise.ts';
import { PERSON } from './family.ts';
import { makeFrame } from './frame.ts';
import { frontWidth } from './fronts.ts';
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

  it('wear space helmets without a hole, far away as well, and all of their hair inside', () => {
    for (const fineness of ['hero', 'cast'] as const) {
      const wears = [{ garment: 'space helmet' }];
      const body = bodyOf({ gender: 'woman', fineness, wears, hair: { style: 'ponytail', colour: '#2a1a14' } });
      const parts = body.makeParts(kernel);
      const [shell, hair] = ['helm', 'hair'].map((name) => parts.find((part) => part.name === name)?.mesh);
      if (shell === undefined || hair === undefined) throw new Error('No helmet.');
      const edges = new Set<string>();
      for (let k = 0; k < shell.indices.length; k += 3)
        for (const [a, b] of [
          [0, 1],
          [1, 2],
          [2, 0],
        ] as const)
          edges.add([shell.indices[k + a] ?? 0, shell.indices[k + b] ?? 0].sort((x, y) => x - y).join(' '));
      const used = new Set(shell.indices).size;
      // A bowl that is open for the face and at the neck: every hole more would take two from this.
      expect(used - edges.size + shell.indices.length / 3).toBeGreaterThanOrEqual(0);
      const backs = (positions: ArrayLike<number>): number =>
        Math.min(...Array.from(positions).filter((_, at) => at % 3 === 2));
      expect(backs(hair.positions)).toBeGreaterThan(backs(shell.positions));
    }
  });

  it('may be a thing with a face, limbs, gloves and shoes, whose eyes lie on its front', () => {
    const person = { gender: 'any', age: 'adult', build: null, skin: null, hair: null, eyes: null } as const;
    for (const thing of ['strawberry', 'toaster', 'cup', 'book']) {
      const role = plainRole({ thing, person: { ...person, beard: null, glasses: false, role: null } });
      const body = bodyOf(PERSON.cast(role, makeRandom(3)) ?? {});
      const parts = body.makeParts(kernel);
      expect(parts.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['limbs', 'gloves', 'eyeL', 'eyeR', 'mouth', 'browL']),
      );
      const trunk = parts.filter(({ name }) => name.startsWith('thing'));
      const front = Math.max(...trunk.flatMap(({ mesh }) => [...mesh.positions].filter((_, at) => at % 3 === 2)));
      const eyes = body.anchors.eyes?.at[2] ?? 0;
      expect(eyes).toBeGreaterThan(0);
      expect(eyes).toBeLessThan(front + 0.12);
      expect(body.pose({ ...QUIET, act: 'dance', time: 1 })).toBeDefined();
    }
  });

  it('may have the head, the coat and the tail of an animal, on bones of their own', () => {
    const person = { gender: 'any', age: 'adult', build: null, skin: null, hair: null, eyes: null } as const;
    const role = plainRole({ thing: 'fox', person: { ...person, beard: null, glasses: false, role: null } });
    const body = bodyOf(PERSON.cast(role, makeRandom(3)) ?? {});
    const parts = body.makeParts(kernel);
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['head', 'earL', 'jaw', 'eyeR', 'tail', 'skin']),
    );
    for (const { mesh } of parts) expect(Math.max(...mesh.joints)).toBeLessThan(body.skeleton.bones.length);
    expect(parts.find(({ name }) => name === 'skin')?.material).toBe('fur');
    expect(body.height).toBeGreaterThan(1.2);
  });

  it('open a jacket along clean lines, with lapels, over a shirt with a collar', () => {
    const wears = ['shirt', 'suit', 'tie'].map((garment) => ({ garment }));
    const parts = bodyOf({ gender: 'man', wears }).makeParts(kernel);
    const names = parts.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['collar', 'lapels', 'topOver', 'tie']));
    const frame = makeFrame(readSheet({ gender: 'man' }));
    const jacket = parts.find(({ name }) => name === 'topOver')?.mesh;
    const used = [...new Set(jacket?.indices ?? [])].map((k) => jacket?.positions.subarray(k * 3, k * 3 + 3) ?? []);
    const chest = used.filter(([, y = 0, z = 0]) => z > 0.02 && y > frame.shoulderY - 0.12 && y < frame.shoulderY);
    for (const [x = 0, y = 0] of chest) expect(Math.abs(x)).toBeGreaterThan(frontWidth(frame, y) - 0.004);
  });

  it('have no skin below sleeves, where it would come through at a raised shoulder', () => {
    const shoulders = (garment: string): number => {
      const frame = makeFrame(readSheet({ gender: 'woman' }));
      const mesh = bodyOf({ gender: 'woman', wears: [{ garment }] })
        .makeParts(kernel)
        .find(({ name }) => name === 'skin')?.mesh;
      return [...new Set(mesh?.indices ?? [])].filter((vertex) => {
        const [x = 0, y = 0] = mesh?.positions.subarray(vertex * 3, vertex * 3 + 3) ?? [];
        return (
          Math.abs(x) > frame.build.neck * 2 && Math.abs(x) < frame.arms.L.shoulder[0] && y > frame.shoulderY - 0.1
        );
      }).length;
    };
    expect(shoulders('blouse')).toBeLessThan(shoulders('tank top') * 0.3);
  });

  it('let a skirt fly out when they whirl, and hang when they stand', () => {
    const body = bodyOf({ gender: 'woman', wears: [{ garment: 'dress' }] });
    const wide = (act: string): number => {
      const pose = body.pose({ ...QUIET, act, time: 2, since: 1 });
      const [a, b] = [pose.tailOf('hemLeft'), pose.tailOf('hemRight')];
      return Math.hypot(a[0] - b[0], a[2] - b[2]);
    };
    expect(wide('spin')).toBeGreaterThan(wide('stand') + 0.25);
  });

  it('have fingers that lie apart, and bend each in its own way', () => {
    const body = bodyOf({ gender: 'woman' });
    const ends = (act: string): number[] => {
      const pose = body.pose({ ...QUIET, act, time: 2, since: 2 });
      const wrist = pose.headOf('handR');
      return [0, 1, 2, 3].map((finger) => {
        const [x, y, z] = pose.headOf(`fingertip${finger}R`);
        return Math.hypot(x - wrist[0], y - wrist[1], z - wrist[2]);
      });
    };
    const frame = makeFrame(readSheet({ gender: 'woman' }));
    const rest = [0, 1, 2, 3].map((finger) => body.skeleton.bone(`finger${finger}L`));
    for (const [k, { head, tail }] of rest.slice(1).entries()) {
      const before = rest[k] ?? { head, tail };
      expect(Math.abs(before.head[2] - head[2])).toBeGreaterThan(0.1 * frame.build.hand);
      expect(Math.abs(before.tail[2] - tail[2])).toBeGreaterThan(Math.abs(before.head[2] - head[2]));
    }
    const [index = 0, middle = 0] = ends('point');
    expect(index).toBeGreaterThan(middle * 1.1);
  });

  it('wait each in their own way, and speak with hands that are not mirrors', () => {
    const body = bodyOf({ gender: 'man' });
    const hands = (act: string, phase: number, time = 1): number[] => {
      const pose = body.pose({ ...QUIET, act, time, phase });
      return [pose.headOf('handL')[1], pose.headOf('handR')[1]];
    };
    const [hangs = 0, onHip = 0, folded = 0] = [0.1, 0.6, 0.9].map((phase) => hands('stand', phase)[0]);
    expect(onHip).toBeGreaterThan(hangs + 0.05);
    expect(folded).toBeGreaterThan(hangs + 0.05);
    for (const phase of [0, 0.2, 0.8]) {
      const apart = [0.5, 1.5, 2.5, 3.5].map((time) => {
        const [left = 0, right = 0] = hands('speak', phase, time);
        return Math.abs(left - right);
      });
      expect(Math.max(...apart)).toBeGreaterThan(0.05);
    }
  });

  it('shed tears only where they cry', () => {
    const body = bodyOf({ gender: 'woman' });
    const depth = (act: string): number => body.pose({ ...QUIET, act, time: 1 }).headOf('tearL')[2];
    expect(depth('cry')).toBeGreaterThan(depth('stand') + 0.02);
  });

  it('have the hair of where they are from', () => {
    const person = { gender: 'woman', age: 'young', build: null, skin: 'eastern', hair: null, eyes: null } as const;
    const role = plainRole({ thing: 'person', person: { ...person, beard: null, glasses: false, role: null } });
    for (const seed of [1, 2, 3, 4]) {
      const { hair } = readSheet(PERSON.cast(role, makeRandom(seed)) ?? {});
      expect(Number.parseInt(hair.colour.slice(1), 16)).toBeLessThan(0x303030);
      expect(['curly', 'wavy', 'afro']).not.toContain(hair.style);
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

  it('set their feet on steps, and never into them', () => {
    const body = bodyOf({ gender: 'man', fineness: 'crowd' });
    const leg = legLength(makeFrame(readSheet({ gender: 'man' })));
    const [tread, riser] = [0.3, 0.17];
    let lowest = 1;
    for (let step = 0; step < 80; step++) {
      const gone = step * 0.02;
      const level = tread / Math.hypot(tread, riser);
      const [along, up] = [gone * level, gone * level * (riser / tread)];
      const heightAt = (_: number, ahead: number): number => (Math.floor((along + ahead) / tread) + 0.5) * riser - up;
      const moment = { ...QUIET, act: 'walk', speed: leg * 1.2, gone, time: gone, steps: { level, heightAt } };
      const pose = body.pose(moment);
      for (const foot of ['footL', 'footR']) {
        const [x, y, z] = pose.headOf(foot);
        lowest = Math.min(lowest, y - heightAt(x, z));
      }
    }
    expect(lowest).toBeGreaterThan(-0.04);
  });

  it('wear what the script says, over what they are', () => {
    const role = plainRole({
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

describe('what people do', () => {
  it('has a clip for at least sixty acts, and every one is a finite pose of every build', () => {
    expect(PERSON.acts.length).toBeGreaterThanOrEqual(60);
    const bodies = [bodyOf({ age: 'child', gender: 'woman' }), bodyOf({ age: 'old', gender: 'man', build: 'heavy' })];
    const out = new Float32Array(256 * 16);
    for (const act of PERSON.acts) {
      for (const body of bodies) {
        for (const time of [0, 0.4, 1.1]) {
          const pose = body.pose({
            ...QUIET,
            act,
            time,
            since: time,
            lasts: 3,
            speed: 1,
            gone: time,
            gaze: [0.4, 1, 2],
          });
          pose.write(out);
          expect(out.every(Number.isFinite), act).toBe(true);
          const [x, y, z] = pose.headOf('head');
          expect(Math.hypot(x, y, z), act).toBeLessThan(3.2);
        }
      }
    }
  });

  it('takes the hips to the seat and the hands to what they hold', () => {
    const body = bodyOf({ gender: 'man' });
    const pose = body.pose({
      ...QUIET,
      act: 'sit',
      contacts: {
        hips: { at: [0, 0.45, 0], facing: null },
        rightHand: { at: [-0.15, 0.75, 0.35], facing: [0, -1, 0] },
      },
    });
    const [, hips] = pose.headOf('hips');
    expect(hips).toBeGreaterThan(0.5);
    expect(hips).toBeLessThan(0.62);
    const { gripRight } = body.anchors;
    const grip = pose.place(gripRight?.bone ?? '', gripRight?.at ?? [0, 0, 0]);
    expect(Math.hypot(grip[0] + 0.15, grip[1] - 0.75, grip[2] - 0.35)).toBeLessThan(0.06);
  });

  it('closes and opens a real mouth', () => {
    const body = bodyOf({ gender: 'woman' });
    const gap = (open: number): number => {
      const pose = body.pose({ ...QUIET, mouth: { open, round: 0, wide: 0 }, expression: 'sleep' });
      return pose.headOf('lipUp')[1] - pose.headOf('lipDown')[1];
    };
    expect(gap(1) - gap(0)).toBeGreaterThan(0.02);
  });
});

it('a hand keeps a secret from others, and hides no face that whispers to nobody there', () => {
  const body = bodyOf({ gender: 'woman' });
  const handOf = (gaze: readonly [number, number, number] | null): number => {
    const { gripRight } = body.anchors;
    const pose = body.pose({ ...QUIET, act: 'whisper', since: 2, lasts: 4, gaze });
    return pose.place(gripRight?.bone ?? '', gripRight?.at ?? [0, 0, 0])[1];
  };
  expect(handOf(null)).toBeLessThan(handOf([1, 1.5, 1]) - 0.2);
});
