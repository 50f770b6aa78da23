import type { Role } from '../../../director/script.ts';
import type { BodyFamily, Sheet } from '../../body.ts';
import { makeBySheet } from '../../by-sheet.ts';
import { finenessOf } from '../../fineness.ts';
import { darker, hexOf, lighter, readColour } from '../../recolour.ts';
import { varySheet } from '../../vary-sheet.ts';
import { makeSerpent } from './make-serpent.ts';
import { SERPENT_ACTS } from './poses.ts';
import { SERPENTS } from './serpents-table.ts';

/** Dragons without wings, as long as a street, that wind through the air. */
export const SERPENT: BodyFamily = {
  name: 'serpent',
  acts: SERPENT_ACTS,
  cast: castSerpent,
  makeBody: makeBySheet(SERPENTS, makeSerpent),
};

/** Where dragons have no wings, and what is said of one that has none. */
const LONG_WORDS =
  /\b(?:chinese|asian|eastern|oriental|japanese|korean|vietnamese|loong|serpentine|serpent|snake ?like|sinuous|coiling|lunar new year)\b/i;

function castSerpent(role: Role): Sheet | null {
  if (role.thing !== 'dragon' && SERPENTS[role.thing] === undefined) return null;
  const said = [role.word, role.noun, ...role.variety, ...role.traits, ...role.parts].join(' ');
  if (role.thing === 'dragon' && !LONG_WORDS.test(said)) return null;
  const sheet = SERPENTS[/\bsea serpent\b/.test(said) ? 'sea serpent' : 'long dragon'];
  if (sheet === undefined) return null;
  const scales = role.colours.find(({ part }) => /^(?:scales?|body|skin)$/.test(part))?.colour;
  const colour = readColour(role.colour ?? scales ?? null);
  const painted =
    colour === null
      ? sheet
      : varySheet(sheet, { base: hexOf(colour), back: darker(colour, 0.32), belly: lighter(colour, 0.5) });
  return { ...painted, fineness: finenessOf(role.count) };
}
