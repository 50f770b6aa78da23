import { describe, expect, it } from 'vitest';
import { FILM, lookBy, paint } from '../../../../test/fixtures/plate-films.ts';
import { openWorkshop } from '../../workshop.ts';
import { makePlate } from '../plate/plate.ts';
import { couldBe } from './could-be.ts';
import { readSubjectWish } from './wish.ts';

const draw = (ground: string, who: string) =>
  paint((pen) => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, FILM.width, FILM.height);
    pen.fillStyle = who;
    pen.fillRect(FILM.width * 0.35, FILM.height * 0.3, FILM.height * 0.5, FILM.height * 0.5);
  });
const stout = makePlate(draw('#a0a080', '#402010'), FILM, lookBy(draw('#000', '#fff')));

describe('what is to be taken out of a picture of something stout', () => {
  it.each([
    ['remove the cup', true],
    ['remove the dog', true],
    ['remove the pagoda', true],
    ['remove it', true],
    ['remove the spoon', false],
    ['remove the bottle', false],
    ['remove the towers', false],
    ['remove the snow', false],
  ])('can be it or not: %s', (words, can) => {
    const wish = readSubjectWish(words);
    if (wish === null) throw new Error('Nothing is wished.');
    expect(couldBe(stout, wish, words, openWorkshop().bodyOf)).toBe(can);
  });
});

describe('what is to be taken out of a picture of something tall and narrow', () => {
  const drawTall = (ground: string, who: string) =>
    paint((pen) => {
      pen.fillStyle = ground;
      pen.fillRect(0, 0, FILM.width, FILM.height);
      pen.fillStyle = who;
      pen.fillRect(FILM.width * 0.45, FILM.height * 0.1, FILM.height * 0.15, FILM.height * 0.8);
    });
  const tall = makePlate(drawTall('#a0a080', '#402010'), FILM, lookBy(drawTall('#000', '#fff')));

  it.each([
    ['remove the giraffe', true],
    ['remove the zebra', false],
    ['remove the dog', false],
  ])('can be it or not: %s', (words, can) => {
    const wish = readSubjectWish(words);
    if (wish === null) throw new Error('Nothing is wished.');
    expect(couldBe(tall, wish, words, openWorkshop().bodyOf)).toBe(can);
  });
});
