import { DRAWN_BLADES, statesOf } from '../../catalogue/states.ts';
import type { StateChange } from '../../director/possession.ts';
import type { Script } from '../../director/script.ts';
import type { Player } from '../players.ts';
import type { StageFigure } from '../stage.ts';

interface Changed {
  readonly figures: readonly StageFigure[];
  /** Those that take over in another state. */
  readonly after: readonly StageFigure[];
}

/** An umbrella that is opened is two figures: a folded one until then, and from then on an open one in the same hand. So is a candle that is lit, and who draws a sword. */
export function changeStates(
  { figures, after }: Changed,
  players: readonly Player[],
  { states = [] }: Pick<Script, 'states'>,
): Changed {
  const others: StageFigure[] = [];
  const shown = figures.map((figure, index) => {
    const player = players[index];
    const changes = states.filter(({ thing }) => thing === player?.role.id);
    const [first] = changes;
    if (player === undefined || first === undefined) return figure;
    const before = inState(figure, player, first.to === 'first' ? 'second' : 'first');
    if (before === null) return figure;
    for (const [at, change] of changes.entries()) {
      const changed = inState(figure, player, change.to) ?? figure;
      const seen = { from: change.at, to: changes[at + 1]?.at ?? figure.seen.to };
      others.push({ ...changed, standsFor: index, seen });
    }
    return { ...before, seen: { ...figure.seen, to: first.at } };
  });
  return { figures: shown, after: [...after, ...others] };
}

/** As it is then; null for what has no two states. */
function inState(figure: StageFigure, { role, order }: Player, state: StateChange['to']): StageFigure | null {
  const { body } = figure;
  if (order.family === 'person')
    return DRAWN_BLADES.has(String(body.sheet.holds))
      ? withSheet(figure, state === 'first' ? { holds: null } : {})
      : null;
  const states = statesOf(role.thing);
  if (states === null) return null;
  const word = states[state];
  const parts = Array.isArray(body.sheet.parts) ? body.sheet.parts : [];
  const made = word === null ? figure : withSheet(figure, { parts: [...parts, word] });
  const { support } = figure;
  if (state === 'second' || states.heldFirst === null || 'on' in support || support.as !== 'held') return made;
  return { ...made, support: { ...support, anchor: 'gripRight', way: states.heldFirst } };
}

const withSheet = (figure: StageFigure, said: Readonly<Record<string, unknown>>): StageFigure => ({
  ...figure,
  body: { ...figure.body, sheet: { ...figure.body.sheet, ...said } },
});
