import { describe, expect, it } from 'vitest';
import { FILM, lookBy, paint } from '../../../../test/fixtures/plate-films.ts';
import { writeScript } from '../../director/write-script.ts';
import { openWorkshop } from '../../workshop.ts';
import { glanceAt } from '../look-at.ts';
import { shownRole } from './comers.ts';
import { groundDepth, makePlate } from './plate.ts';
import { placeVisitors } from './visitors.ts';

const plate = makePlate(
  paint((pen) => {
    pen.fillStyle = '#8090a0';
    pen.fillRect(0, 0, FILM.width, FILM.height);
  }),
  FILM,
  glanceAt,
);

function visitorsOf(prompt: string, still: boolean) {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  return placeVisitors(plate, { script, seed: 1, bodyOf: openWorkshop().bodyOf, still, fills: null });
}

describe('who comes to a picture', () => {
  it.each(['she turns her head and smiles', 'people walk, rain falls'])('is nobody by %j', (prompt) => {
    expect(visitorsOf(prompt, false)).toEqual([]);
  });

  it('is in the middle of the way in a still', () => {
    const [dragon] = visitorsOf('add a dragon', true);
    const [x = 99, , z = 99] = dragon?.path[0]?.at ?? [];
    const { eye, across } = plate.camera;
    expect(Math.abs(x)).toBeLessThan(across * (eye[2] - z));
  });

  it('stands on near ground, all of several within the picture', () => {
    const { eye, across } = plate.camera;
    for (const prompt of ['add a red barn', 'add two cows', 'add three sheep'])
      for (const { path } of visitorsOf(prompt, true)) {
        const [x = 99, , z = 99] = path[0]?.at ?? [];
        expect(Math.abs(x)).toBeLessThan(across * (eye[2] - z));
        expect(eye[2] - z).toBeLessThan((groundDepth(plate.camera, 0.7) ?? 0) * 1.05);
      }
  });

  it('comes where what stands out cannot be it: a ridge is no hiker', () => {
    const draw = (ground: string, who: string) =>
      paint((pen) => {
        pen.fillStyle = ground;
        pen.fillRect(0, 0, FILM.width, FILM.height);
        pen.fillStyle = who;
        pen.fillRect(FILM.width * 0.1, FILM.height * 0.4, FILM.width * 0.7, FILM.height * 0.25);
      });
    const ridge = makePlate(draw('#a0a080', '#402010'), FILM, lookBy(draw('#000', '#fff')));
    expect(ridge.subject).not.toBeNull();
    const script = writeScript({ prompt: 'A hiker walks along the path', negativePrompt: null, durationSeconds: 6 });
    expect(shownRole(script, ridge)).toBeNull();
    const options = { script, seed: 1, bodyOf: openWorkshop().bodyOf, still: false, fills: null };
    expect(placeVisitors(ridge, options)).toHaveLength(1);
  });

  it('comes where it is told to step into the picture, whatever stands out of that', () => {
    const draw = (ground: string, who: string) =>
      paint((pen) => {
        pen.fillStyle = ground;
        pen.fillRect(0, 0, FILM.width, FILM.height);
        pen.fillStyle = who;
        pen.fillRect(FILM.width * 0.4, FILM.height * 0.3, FILM.width * 0.3, FILM.height * 0.3);
      });
    const rock = makePlate(draw('#a0a080', '#402010'), FILM, lookBy(draw('#000', '#fff')));
    for (const prompt of ['a deer steps out of the trees', 'a fox emerges from the bushes']) {
      const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
      const options = { script, seed: 1, bodyOf: openWorkshop().bodyOf, still: false, fills: null };
      expect(placeVisitors(rock, options)).toHaveLength(1);
    }
  });
});
