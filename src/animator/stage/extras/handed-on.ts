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
