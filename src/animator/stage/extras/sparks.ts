import type { Player } from '../players.ts';
import type { ParticleSource } from '../stage.ts';

const GOLDEN: readonly [number, number, number] = [2.6, 1.9, 0.9];

/** Sparklers burn as long as the film lasts, in whoever's hand. */
export const sparksOf = (players: readonly Player[]): ParticleSource[] =>
  players.flatMap(({ thing, body }, figure): ParticleSource[] => {
    if (thing?.kind !== 'sparkler' || body.anchors.tip === undefined) return [];
    const from = { figure, anchor: 'tip' };
    return [
      { kind: 'sparkling', amount: 0.16, from, colour: GOLDEN },
      { kind: 'light', amount: 0.12, from, colour: GOLDEN },
    ];
  });
