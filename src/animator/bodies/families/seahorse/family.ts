import type { Role } from '../../../director/script.ts';
import type { BodyFamily, Sheet } from '../../body.ts';
import { finenessOf } from '../../fineness.ts';
import { darker, hexOf, lighter, readColour } from '../../recolour.ts';
import { type SheetChange, varySheet } from '../../vary-sheet.ts';
import { makeSeahorse } from './make-seahorse.ts';
import { SEAHORSE_ACTS } from './poses.ts';
import { SEAHORSES, type SeahorseSheet } from './seahorses-table.ts';

/** Seahorses and sea dragons. A sheet names a kind, and may change any of its numbers. */
export const SEAHORSE: BodyFamily = {
  name: 'seahorse',
  acts: SEAHORSE_ACTS,
  cast: castSeahorse,
  makeBody({ species, ...change }) {
    if (species === undefined) return makeSeahorse(change as unknown as SeahorseSheet);
    const sheet = SEAHORSES[String(species)];
    if (sheet === undefined) throw new RangeError(`There is no such animal as '${String(species)}'.`);
    return makeSeahorse(varySheet(sheet, change as SheetChange<SeahorseSheet>));
  },
};

function castSeahorse(role: Role): Sheet | null {
  if (SEAHORSES[role.thing] === undefined) return null;
  const sheet = SEAHORSES[[...role.variety, role.noun].find((word) => SEAHORSES[word] !== undefined) ?? role.thing];
  if (sheet === undefined) return null;
  const colour = readColour(role.colour);
  const painted =
    colour === null
      ? sheet
      : varySheet(sheet, {
          base: hexOf(colour),
          back: darker(colour, 0.25),
          belly: lighter(colour, 0.6),
          fin: lighter(colour, 0.3),
        });
  return { ...painted, fineness: finenessOf(role.count) };
}
