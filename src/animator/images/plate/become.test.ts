import { describe, expect, it } from 'vitest';
import { courseAt } from '../flow/course.ts';
import { BECOMES, becomeOther } from './become.ts';
import type { Plate } from './plate.ts';

const aPlate = (box: NonNullable<Plate['subject']>['box']): Plate =>
  ({ subject: { box, cut: {}, shadow: null, depth: 3 } }) as unknown as Plate;

describe('one who becomes another', () => {
  it('comes to stand where the other stands, as large', () => {
    const [one, other] = [
      aPlate({ left: 0.1, right: 0.3, top: 0.2, bottom: 0.6 }),
      aPlate({ left: 0.5, right: 0.9, top: 0.4, bottom: 0.8 }),
    ];
    const kinship = becomeOther(one, other);
    expect(kinship).toMatchObject({ sameSubject: true, relit: false, apart: true });
    const course = kinship?.there.subject;
    if (course === null || course === undefined) throw new RangeError('nobody goes');
    for (const [from, to] of [
      [
        [0.1, 0.2],
        [0.5, 0.4],
      ],
      [
        [0.3, 0.6],
        [0.9, 0.8],
      ],
    ] as const) {
      const [u, v] = courseAt(course, from[0], from[1]);
      expect(u).toBeCloseTo(to[0], 5);
      expect(v).toBeCloseTo(to[1], 5);
    }
  });

  it('must be seen whole', () => {
    const whole = { left: 0.1, right: 0.3, top: 0.2, bottom: 0.6 };
    expect(becomeOther(aPlate(whole), aPlate({ ...whole, right: 1 }))).toBeNull();
    expect(becomeOther({ ...aPlate(whole), subject: null }, aPlate(whole))).toBeNull();
  });

  it('is asked for by words of change, and not of turning', () => {
    for (const words of ['it morphs into a boat', 'the tiger turns into a lion', 'a seed becoming a tree'])
      expect(BECOMES.test(words)).toBe(true);
    for (const words of ['she turns around', 'the camera turns', 'form and colour'])
      expect(BECOMES.test(words)).toBe(false);
  });
});
