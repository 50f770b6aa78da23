import type { Role } from '../../../director/script.ts';
import type { BodyFamily, Sheet } from '../../body.ts';
import { finenessOf } from '../../fineness.ts';
import { darker, hexOf, readColour } from '../../recolour.ts';
import { type SheetChange, varySheet } from '../../vary-sheet.ts';
import { ARTHROPODS } from './arthropods-table.ts';
import { makeArthropod } from './make-arthropod.ts';
import { ARTHROPOD_ACTS } from './poses.ts';
import type { ArthropodSheet } from './sheet.ts';

/** Insects, spiders, scorpions, crabs and lobsters. A sheet names a kind, and may change any of its numbers. */
export const ARTHROPOD: BodyFamily = {
  name: 'arthropod',
  acts: ARTHROPOD_ACTS,
  cast: castArthropod,
  makeBody({ species, ...change }) {
    if (species === undefined) return makeArthropod(change as unknown as ArthropodSheet);
    const sheet = ARTHROPODS[String(species)];
    if (sheet === undefined) throw new RangeError(`There is no such animal as '${String(species)}'.`);
    return makeArthropod(varySheet(sheet, change as SheetChange<ArthropodSheet>));
  },
};

function castArthropod(role: Role): Sheet | null {
  if (ARTHROPODS[role.thing] === undefined) return null;
  const name = [...role.variety, role.noun].find((word) => ARTHROPODS[word] !== undefined) ?? role.thing;
  const sheet = ARTHROPODS[name];
  if (sheet === undefined) return null;
  const colour = readColour(role.colour);
  const painted =
    colour === null
      ? sheet
      : varySheet(sheet, {
          coat:
            sheet.wings?.kind === 'broad'
              ? { wing: hexOf(colour) }
              : { base: hexOf(colour), abdomen: darker(colour, 0.1), leg: darker(colour, 0.35) },
        });
  return { ...painted, fineness: finenessOf(role.count) };
}
