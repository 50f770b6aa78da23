import type { Role } from '../../../director/script.ts';
import type { BodyFamily, Sheet } from '../../body.ts';
import { makeBySheet } from '../../by-sheet.ts';
import { finenessOf } from '../../fineness.ts';
import { findLook, lookOf } from '../../looks.ts';
import { darker, hexOf, readColour } from '../../recolour.ts';
import { varySheet } from '../../vary-sheet.ts';
import { ARTHROPODS } from './arthropods-table.ts';
import { makeArthropod } from './make-arthropod.ts';
import { ARTHROPOD_ACTS } from './poses.ts';
import type { ArthropodSheet } from './sheet.ts';

/** Insects, spiders, scorpions, crabs and lobsters. A sheet names a kind, and may change any of its numbers. */
export const ARTHROPOD: BodyFamily = {
  name: 'arthropod',
  acts: ARTHROPOD_ACTS,
  cast: castArthropod,
  makeBody: makeBySheet(ARTHROPODS, makeArthropod),
};

function castArthropod(role: Role): Sheet | null {
  if (ARTHROPODS[role.thing] === undefined) return null;
  const name = [...role.variety, role.noun].find((word) => ARTHROPODS[word] !== undefined) ?? role.thing;
  const sheet = ARTHROPODS[name];
  if (sheet === undefined) return null;
  const eyes = readColour(role.colours.find(({ part }) => /\beyes?$/.test(part))?.colour ?? null);
  const seeing = eyes === null ? sheet : varySheet(sheet, { eye: { iris: hexOf(eyes) } });
  const colour = readColour(role.colour);
  const painted =
    colour === null
      ? seeing
      : varySheet(seeing, {
          coat:
            sheet.wings?.kind === 'broad'
              ? { wing: hexOf(colour) }
              : { base: hexOf(colour), abdomen: darker(colour, 0.1), leg: darker(colour, 0.35) },
        });
  return { ...(lookOf(role) === null ? painted : madeOf(painted, role)), fineness: finenessOf(role.count) };
}

/** Of metal, glass or wood: a machine built like one, with lamps for eyes. */
function madeOf(sheet: ArthropodSheet, role: Role): ArthropodSheet {
  const look = findLook(lookOf(role));
  if (look === null) return sheet;
  const eyes = readColour(role.colours.find(({ part }) => part.includes('eye'))?.colour ?? 'red');
  const own = readColour(role.colour) ?? (look.colour === null ? null : rgbOf(look.colour));
  return varySheet(sheet, {
    legs: { thick: sheet.legs.thick * 1.25 },
    eye: { whole: true, glows: true, iris: hexOf(eyes ?? [255, 60, 40]), radius: sheet.eye.radius * 1.15 },
    coat: {
      ...(own === null
        ? {}
        : { base: hexOf(own), abdomen: hexOf(own), head: darker(own, 0.3), leg: darker(own, 0.25) }),
      stripes: undefined,
      surface: look.material,
    },
  });
}

const rgbOf = (hex: number): readonly [number, number, number] => [(hex >> 16) & 255, (hex >> 8) & 255, hex & 255];
