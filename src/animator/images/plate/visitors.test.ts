import { describe, expect, it } from 'vitest';
import { FILM, paint } from '../../../../test/fixtures/plate-films.ts';
import { writeScript } from '../../director/write-script.ts';
import { openWorkshop } from '../../workshop.ts';
import { glanceAt } from '../look-at.ts';
import { makePlate } from './plate.ts';
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
});
