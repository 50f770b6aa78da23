import type { Role } from '../../../director/script.ts';
import type { BodyFamily, Sheet } from '../../body.ts';
import { finenessOf } from '../../fineness.ts';
import { darker, hexOf, lighter, readColour } from '../../recolour.ts';
import { type SheetChange, varySheet } from '../../vary-sheet.ts';
import { makeSwimmer } from './make-swimmer.ts';
import { SWIMMER_ACTS } from './poses.ts';
import { RARE_SWIMMERS } from './rare-swimmers-table.ts';
import type { SwimmerSheet } from './sheet.ts';
import { SWIMMERS as COMMON } from './swimmers-table.ts';

const SWIMMERS: Readonly<Record<string, SwimmerSheet>> = { ...COMMON, ...RARE_SWIMMERS };

/** Fish, sharks, whales, dolphins and seals. A sheet names a kind, and may change any of its numbers. */
export const SWIMMER: BodyFamily = {
  name: 'swimmer',
  acts: SWIMMER_ACTS,
  cast: castSwimmer,
  makeBody({ species, ...change }, kernel) {
    if (species === undefined) return makeSwimmer(change as unknown as SwimmerSheet, kernel);
    const sheet = SWIMMERS[String(species)];
    if (sheet === undefined) throw new RangeError(`There is no swimmer called '${String(species)}'.`);
    return makeSwimmer(varySheet(sheet, change as SheetChange<SwimmerSheet>), kernel);
  },
};

const YOUNG = /^(?:baby|pup|calf|baby .+|.+ (?:pup|calf))$/;

function castSwimmer(role: Role): Sheet | null {
  const name = [...role.variety, role.noun, role.thing].find((word) => SWIMMERS[word] !== undefined);
  let sheet = name === undefined ? undefined : SWIMMERS[name];
  // A word it knows is not enough: "a fish market" is no fish.
  if (sheet === undefined || (SWIMMERS[role.thing] === undefined && !role.variety.includes(name ?? ''))) return null;
  const colour = readColour(role.colour);
  if (colour !== null)
    sheet = varySheet(sheet, {
      coat: {
        base: hexOf(colour),
        back: darker(colour, 0.25),
        belly: lighter(colour, 0.65),
        fin: darker(colour, 0.1),
        patches: undefined,
      },
    });
  if ([...role.variety, ...role.traits].some((word) => YOUNG.test(word)))
    sheet = varySheet(sheet, { metres: sheet.metres * 0.5, eye: { radius: sheet.eye.radius * 1.4 } });
  const wears = role.wears.map(({ garment, colour: said }) => ({ garment, colour: said }));
  return { ...sheet, ...(wears.length > 0 ? { wears } : {}), fineness: finenessOf(role.count) };
}
