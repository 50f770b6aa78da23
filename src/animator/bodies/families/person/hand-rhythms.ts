import { HAMMER_FALLS, HAMMER_RATE, TAPS } from '../../rhythms.ts';

/** What hands strike: how often a second, and where in its round, as the clips move them. */
export interface HandRhythm {
  readonly perSecond: number;
  readonly falls: number;
  /** Rounds begin with the film, with each one's own time, with that and a share of a round besides, or with the act. */
  readonly from: 'own' | 'apart' | 'film' | 'act';
}

const own = (perSecond: number, falls = 0): HandRhythm => ({ perSecond, falls, from: 'own' });
const apart = (perSecond: number, falls = 0): HandRhythm => ({ perSecond, falls, from: 'apart' });
const film = (perSecond: number, falls = 0): HandRhythm => ({ perSecond, falls, from: 'film' });
const act = (perSecond: number, falls = 0): HandRhythm => ({ perSecond, falls, from: 'act' });

/** Whoever goes round and round does so in radians a second. */
const rounds = (radians: number): number => radians / (Math.PI * 2);

/** By act, one row for each hand or stroke that is heard. */
export const HAND_RHYTHMS: Readonly<Record<string, readonly HandRhythm[]>> = {
  clap: [own(2.3)],
  hammer: [own(HAMMER_RATE, HAMMER_FALLS)],
  cut: [own(2.6, 0.5)],
  knead: [own(0.8, 0.5)],
  handcraft: [own(0.9, 0.25)],
  stir: [own(rounds(3.6))],
  cook: [own(rounds(4.2))],
  toss_pan: [film(1 / 1.7, 0.72)],
  wipe: [own(rounds(5)), own(rounds(5), 0.5)],
  wash: [own(rounds(6), 0.25)],
  sweep: [own(0.6, 0.1), own(0.6, 0.6)],
  brush_teeth: [own(2.4), own(2.4, 0.5)],
  brush_hair: [own(0.42, 0.2)],
  shave: [own(0.5, 0.2)],
  cut_hair: [own(1.6, 0.75)],
  dig: [own(0.45, 0.45)],
  plant: [own(0.7, 0.25)],
  type: [own(6.2), own(5.4, 0.4)],
  write: [own(2.6)],
  draw_picture: [own(0.83), own(0.5, 0.5)],
  paint: [own(0.4), own(0.4, 0.5)],
  read: [act(0.16, 0.25)],
  knit: [own(1.5)],
  build: [own(0.8, 0.5)],
  repair: [own(0.9, 0.25)],
  fight: [apart(1.1, 0.25), apart(1.1, 0.75)],
  fence: [film(1 / 1.3, 0.58)],
  hit: [act(1 / 1.3, 0.5)],
  kick: [act(1 / 1.5, 0.48)],
  juggle: [film(2.1)],
  skip_rope: [film(1.55)],
  play_game: [own(0.3, 0.5)],
  play_arcade: [film(TAPS, 0.25)],
  lift_weights: [film(1 / 5.2, 4.5 / 5.2)],
  bounce: [apart(0.78)],
  snowball: [own(1 / 2.6, 0.33)],
  throw_powder: [own(1 / 2.6, 0.33)],
  photograph: [act(0.4, 0.5)],
};
