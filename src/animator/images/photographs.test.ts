import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { likeness } from '../../../test/fixtures/likeness.ts';
import { filmPlate, lookBy, lumaOf, paint, readPhotograph, SECONDS } from '../../../test/fixtures/plate-films.ts';
import { IS_LONG_RUN } from '../../../test/servers/long-run.ts';
import { lookAt } from './look-at.ts';

const END = SECONDS - 1 / 24;
const names = (await readdir(new URL('../../../test/fixtures/photographs/', import.meta.url))).filter((name) =>
  name.endsWith('.jpg'),
);

/** Somebody in the middle, whoever the photograph shows: what is cut out must be seen as it was, wherever the cut is. */
const standing = lookBy(
  paint((pen) => {
    pen.fillStyle = '#fff';
    pen.beginPath();
    pen.ellipse(120, 80, 40, 48, 0, 0, 7);
    pen.fill();
  }),
);

describe('films of photographs', () => {
  it('have at least twenty-four to be tried with', () => expect(names.length).toBeGreaterThanOrEqual(24));

  const pairs = names
    .flatMap((name, index) => (index % 2 === 0 ? [[name, names[index + 1] ?? 'cat.jpg'] as const] : []))
    // That films of two pictures open on the one and end on the other is seen in `plate/flow.test.ts` and `pictures.test.ts` every time.
    .filter(() => IS_LONG_RUN);

  it.each(pairs)('open on the one and end on the other: %s, %s', async (first, last) => {
    const [one, other] = [await readPhotograph(first), await readPhotograph(last)];
    const film = await filmPlate({
      ...{ picture: one, look: standing, prompt: 'rain, pan left' },
      last: { picture: other, look: standing },
    });
    expect(likeness(film.at(0), lumaOf(one))).toBeGreaterThan(0.97);
    expect(likeness(film.at(END), lumaOf(other))).toBeGreaterThan(0.97);
  });

  // What the nets see is asked in `nets.test.ts` and `references.test.ts` every time.
  it.runIf(IS_LONG_RUN)('are of what the nets cut out of them', async () => {
    const cup = await readPhotograph('coffee-cup.jpg');
    const film = await filmPlate({ picture: cup, look: lookAt, prompt: 'snow, zoom in' });
    expect(film.plate.subject).not.toBeNull();
    expect(likeness(film.at(0), lumaOf(cup))).toBeGreaterThan(0.97);
  });
});
