import { GRIP_METRES } from '../../bodies/rhythms.ts';
import type { Script } from '../../director/script.ts';
import { heightOf, type Player } from '../players.ts';
import type { StageFigure } from '../stage.ts';
import type { Journey } from '../ways/journeys.ts';
import { sceneryFigure } from './scenery-figure.ts';

/** Of its height above where it goes: where the hand is that holds; and metres that a vine hangs below that. */
const [HAND, BELOW] = [1.15, 0.85];

/** Along the way of whoever swings from vine to vine hang vines, a reach apart. */
export function hangVines(
  script: Script,
  players: readonly Player[],
  journeys: ReadonlyMap<number, Journey>,
): StageFigure[] {
  return script.beats.flatMap(({ role, act }): StageFigure[] => {
    const index = players.findIndex((player) => player.role.id === role);
    const [player, path] = [players[index], journeys.get(index)?.path ?? []];
    if (act !== 'brachiate' || player === undefined) return [];
    const apart = GRIP_METRES * player.size;
    const vines: StageFigure[] = [];
    let [gone, next] = [0, apart / 2];
    for (const [step, { at, heading }] of path.entries()) {
      const before = path[step - 1];
      if (before !== undefined) gone += Math.hypot(at[0] - before.at[0], at[2] - before.at[2]);
      if (gone < next) continue;
      next += apart;
      const foot = [at[0], at[1] + heightOf(player) * HAND - BELOW, at[2]] as const;
      const body = { family: 'household', sheet: { thing: 'vine' } };
      vines.push({
        ...sceneryFigure(
          { body, path: [{ time: 0, at: foot, heading }], acts: [], phase: vines.length * 0.37 },
          script.durationSeconds,
        ),
        support: { on: 'air' },
      });
    }
    return vines;
  });
}
