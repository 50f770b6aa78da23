import { describe, expect, it } from 'vitest';
import { lookBy, paint } from '../../../../test/fixtures/plate-films.ts';
import { writeScript } from '../../director/write-script.ts';
import { glanceAt } from '../look-at.ts';
import { glanceWhole } from '../pixels/glance.ts';
import { roleInPicture } from '../plate/comers.ts';
import { lookFor } from './pick-part.ts';
import { readSubjectWish } from './wish.ts';

const SIZE = { width: 240, height: 136 } as const;
/** Left, top, width, height and colour of who stands there. */
const DOG = [20, 90, 44, 26, '#332211'] as const;
const MAN = [100, 30, 22, 90, '#2244cc'] as const;
const HORSE = [150, 50, 80, 70, '#f0f0f0'] as const;

const draw = (people: readonly (readonly [number, number, number, number, string])[], white: boolean) =>
  paint((pen) => {
    pen.fillStyle = white ? '#000' : '#887755';
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
    for (const [x, y, width, height, colour] of people) {
      pen.fillStyle = white ? '#fff' : colour;
      pen.fillRect(x, y, width, height);
    }
  }, SIZE);
const PEOPLE = [DOG, MAN, HORSE];
const picture = glanceWhole(draw(PEOPLE, false), SIZE.width);
const look = lookBy(draw(PEOPLE, true));

const middleOf = ([x, y, width, height]: readonly [number, number, number, number, string]): number =>
  (y + height / 2) * SIZE.width + x + Math.floor(width / 2);

/** Who of them is still in the mask. */
function seenOf(seen: ReturnType<typeof look>): string[] {
  const names = { dog: DOG, man: MAN, horse: HORSE };
  return Object.entries(names).flatMap(([name, who]) => ((seen.mask.values[middleOf(who)] ?? 0) > 0.5 ? [name] : []));
}

describe('of several who stand apart in a picture', () => {
  it.each([
    ['the man walks to the right', ['man']],
    ['the dog runs to the left', ['dog']],
    ['the white horse gallops', ['horse']],
    ['the horses run', ['dog', 'man', 'horse']],
    ['gentle push in', ['dog', 'man', 'horse']],
  ])('who is named is moved: %s', (prompt, who) => {
    const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 4 });
    expect(seenOf(lookFor(look, roleInPicture(script), prompt)(picture))).toEqual(who);
  });

  it.each([
    ['remove the dog', ['dog']],
    ['make the white horse brown', ['horse']],
    ['erase the man', ['man']],
  ])('who is named is gone, or of another colour: %s', (prompt, who) => {
    expect(seenOf(lookFor(look, readSubjectWish(prompt)?.of ?? null, prompt)(picture))).toEqual(who);
  });

  it('nobody is looked for where nobody stands out', () => {
    const { mask } = lookFor(glanceAt, readSubjectWish('remove the dog')?.of ?? null, 'remove the dog')(picture);
    expect(mask.values.every((value) => value === 0)).toBe(true);
  });
});

describe('a car that is told by its colour', () => {
  it('keeps its tyres and windows', () => {
    const car = [
      [60, 40, 120, 30, '#cc2020'],
      [60, 70, 120, 24, '#18181c'],
    ] as const;
    const prompt = 'the red car drives to the right';
    const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 4 });
    const seen = lookFor(
      lookBy(draw(car, true)),
      roleInPicture(script),
      prompt,
    )(glanceWhole(draw(car, false), SIZE.width));
    expect(car.map((part) => (seen.mask.values[middleOf(part)] ?? 0) > 0.5)).toEqual([true, true]);
  });
});
