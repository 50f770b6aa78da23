import { COVERED_AFTER } from '../../bodies/rhythms.ts';
import { isWrap } from '../../catalogue/answers-table.ts';
import type { Script } from '../../director/script.ts';
import type { Player } from '../players.ts';
import type { StageFigure } from '../stage.ts';

type Worn = { readonly garment: string; readonly colour?: unknown };
const wornBy = (figure: StageFigure | undefined): readonly Worn[] => {
  const wears = figure?.body.sheet.wears;
  return Array.isArray(wears) ? wears : [];
};

interface Covered {
  readonly figures: readonly StageFigure[];
  /** Those who take over from them when the cloth has changed hands. */
  readonly after: readonly StageFigure[];
}

/** A blanket that is laid over somebody: in the one's hands until then, and from then on around the other's shoulders. */
export function coverUp(
  figures: readonly StageFigure[],
  players: readonly Player[],
  { beats }: Pick<Script, 'beats'>,
): Covered {
  const after: StageFigure[] = [];
  const shown = figures.map((figure, index) => {
    const id = players[index]?.role.id;
    const beat = beats.find(({ role, act, target }) => act === 'cover' && (role === id || target === id));
    if (beat === undefined || figure.body.family !== 'person' || beat.target === null) return figure;
    const at = beat.from + COVERED_AFTER;
    const { sheet } = figure.body;
    const wears = wornBy(figure);
    // One's own coat, or a blanket that nobody wore.
    const giver = figures[players.findIndex(({ role }) => role.id === beat.role)];
    const coat = wornBy(giver).find(({ garment }) => isWrap(garment));
    const wrap = coat ?? { garment: 'blanket' };
    const changed =
      beat.role === id
        ? { ...sheet, holds: null, wears: wears.filter((worn) => worn !== coat) }
        : { ...sheet, wears: [...wears, wrap] };
    after.push({
      ...figure,
      body: { ...figure.body, sheet: changed },
      standsFor: index,
      seen: { from: at, to: figure.seen.to },
    });
    return { ...figure, seen: { from: figure.seen.from, to: at } };
  });
  return { figures: shown, after };
}
