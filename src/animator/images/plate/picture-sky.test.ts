import { describe, expect, it } from 'vitest';
import { FILM, paint } from '../../../../test/fixtures/plate-films.ts';
import { writeScript } from '../../director/write-script.ts';
import { glanceAt } from '../look-at.ts';
import { deepenSky, skyOfPicture, wantsSky } from './picture-sky.ts';
import { makePlate } from './plate.ts';

/** Half blue sky, half brown land. */
const plate = makePlate(
  paint((pen) => {
    pen.fillStyle = '#5080c0';
    pen.fillRect(0, 0, FILM.width, FILM.height);
    pen.fillStyle = '#604020';
    pen.fillRect(0, FILM.height / 2, FILM.width, FILM.height / 2);
  }),
  FILM,
  glanceAt,
);
const scriptOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const skyBy = (prompt: string) => skyOfPicture(scriptOf(prompt), 1, plate);

describe('the sky of a given picture', () => {
  it('is behind all else once something is to be seen in it', () => {
    const { depths } = deepenSky(plate);
    const land = depths.at(-1) ?? 0;
    expect(depths[0]).toBeGreaterThan(70);
    expect(land).toBeLessThanOrEqual(70);
  });

  it.each([
    ['add fireworks in the sky', 'fireworks'],
    ['a thunderstorm with lightning', 'lightning'],
    ['add the northern lights', 'aurora'],
  ])('shows by %j what is named, near enough to be before it', (prompt, kind) => {
    const show = skyBy(prompt).find((source) => source.kind === kind);
    expect(show?.far).toBeLessThan(deepenSky(plate).depths[0] ?? 0);
  });

  it.each(['at night with a full moon', 'add a rainbow', 'add a crescent moon and stars'])(
    'gets discs of light above the land by %j',
    (prompt) => {
      const discs = skyBy(prompt).filter(({ kind }) => kind === 'light');
      expect(discs.length).toBeGreaterThan(100);
      const heights = discs.map(({ from }) => (from !== null && 'at' in from ? from.at[1] : -1));
      expect(Math.min(...heights)).toBeGreaterThan(0);
    },
  );

  it('stays as it is where nobody speaks of it', () => {
    expect(skyBy('make the car blue')).toEqual([]);
    expect(wantsSky(scriptOf('remove the dog'))).toBe(false);
  });

  it('gets no second sun where it has one', () => {
    const sunny = makePlate(
      paint((pen) => {
        pen.fillStyle = '#5080c0';
        pen.fillRect(0, 0, FILM.width, FILM.height);
        pen.fillStyle = '#ffffff';
        pen.fillRect(FILM.width * 0.4, FILM.height * 0.2, FILM.width * 0.06, FILM.height * 0.1);
        pen.fillStyle = '#604020';
        pen.fillRect(0, FILM.height / 2, FILM.width, FILM.height / 2);
      }),
      FILM,
      glanceAt,
    );
    expect(skyBy('the sun shines in the sky').length).toBeGreaterThan(0);
    expect(skyOfPicture(scriptOf('the sun shines in the sky'), 1, sunny)).toEqual([]);
  });
});
