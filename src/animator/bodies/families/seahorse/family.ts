import type { Role } from '../../../director/script.ts';
import type { BodyFamily, Sheet } from '../../body.ts';
import { makeBySheet } from '../../by-sheet.ts';
import { finenessOf } from '../../fineness.ts';
import { darker, hexOf, lighter, readColour } from '../../recolour.ts';
import { varySheet } from '../../vary-sheet.ts';
import { makeSeahorse } from './make-seahorse.ts';
import { SEAHORSE_ACTS } from './poses.ts';
import { SEAHORSES } from './seahorses-table.ts';

/** Seahorses and sea dragons. A sheet names a kind, and may change any of its numbers. */
export const SEAHORSE: BodyFamily = {
  name: 'seahorse',
  acts: SEAHORSE_ACTS,
  cast: castSeahorse,
  makeBody: makeBySheet(SEAHORSES, makeSeahorse),
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
