import { HANDED_AFTER } from '../../bodies/rhythms.ts';
import type { Script } from '../../director/script.ts';
import type { Player } from '../players.ts';
import type { StageFigure } from '../stage.ts';

/** What is thrown to somebody is in the hand of whoever throws it until then: a second one, as nothing is borne by two. */
export function holdUntilThrown(
  figures: readonly StageFigure[],
  players: readonly Player[],
  { beats }: Pick<Script, 'beats'>,
): StageFigure[] {
  return figures.flatMap((figure, index): StageFigure[] => {
    const { fate, ...same } = figure;
    const id = players[index]?.role.id;
    const thrown = beats.find(({ role, act, direction }) => role === id && act === 'flies' && direction === 'toward');
    const thrower = players.findIndex(({ role }) => role.id === thrown?.instrument);
    if (fate?.arrives !== true || thrower < 0) return [];
    const support = { figure: thrower, anchor: 'gripRight', as: 'held', way: 'upright' } as const;
    return [{ ...same, role: null, support, seen: { from: 0, to: fate.from } }];
  });
}

/** What is handed over goes from one hand to the other: two of it, of which one is seen before and one after that. */
export function passFromHandToHand(
  figures: readonly StageFigure[],
  players: readonly Player[],
  { beats }: Pick<Script, 'beats'>,
): StageFigure[] {
  const passes = beats.flatMap(({ role, act, instrument, from }) => {
    const [taker, gift] = [role, instrument].map((id) => players.findIndex((player) => player.role.id === id));
    return act !== 'receive' || taker === undefined || gift === undefined || taker < 0 || gift < 0
      ? []
      : [{ taker, gift, at: from + HANDED_AFTER }];
  });
  return [
    ...figures.map((figure, index): StageFigure => {
      const pass = passes.find(({ gift }) => gift === index);
      return pass === undefined ? figure : { ...figure, seen: { ...figure.seen, to: pass.at } };
    }),
    ...passes.flatMap(({ taker, gift, at }): StageFigure[] => {
      const figure = figures[gift];
      if (figure === undefined || 'on' in figure.support) return [];
      return [
        {
          ...figure,
          role: null,
          support: { ...figure.support, figure: taker },
          seen: { from: at, to: figure.seen.to },
        },
      ];
    }),
  ];
}
