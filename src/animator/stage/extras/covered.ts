import type { Script } from '../../director/script.ts';
import type { Player } from '../players.ts';
import type { StageFigure } from '../stage.ts';

/** Seconds from the beginning of the act until it lies on the shoulders. */
const LAID_AFTER = 0.9;

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
    const at = beat.from + LAID_AFTER;
    const { sheet } = figure.body;
    const wears = Array.isArray(sheet.wears) ? sheet.wears : [];
    const changed =
      beat.role === id ? { ...sheet, holds: null } : { ...sheet, wears: [...wears, { garment: 'blanket' }] };
    after.push({ ...figure, body: { ...figure.body, sheet: changed }, seen: { from: at, to: figure.seen.to } });
    return { ...figure, seen: { from: figure.seen.from, to: at } };
  });
  return { figures: shown, after };
}
