import type { Role } from '../../../director/script.ts';
import type { Random } from '../../../maths/random.ts';
import type { BodyFamily, Sheet } from '../../body.ts';
import { makeBySheet } from '../../by-sheet.ts';
import { finenessOf } from '../../fineness.ts';
import { darker, hexOf, lighter, readColour } from '../../recolour.ts';
import { varySheet } from '../../vary-sheet.ts';
import { DRIFTERS } from './drifters-table.ts';
import { makeDrifter } from './make-drifter.ts';
import { makeTentacles, TENTACLES } from './make-tentacles.ts';
import { DRIFTER_ACTS } from './poses.ts';

const makeDrifterBody = makeBySheet(DRIFTERS, makeDrifter);
const makeTentacleBody = makeBySheet({ tentacles: TENTACLES }, makeTentacles);

/** Octopus, squid, jellyfish, starfish: a soft body and arms around it. A sheet names a kind, and may change any of its numbers. */
export const DRIFTER: BodyFamily = {
  name: 'drifter',
  acts: DRIFTER_ACTS,
  cast: castDrifter,
  makeBody: (sheet, kernel) =>
    sheet.species === 'tentacles' ? makeTentacleBody(sheet, kernel) : makeDrifterBody(sheet, kernel),
};

const LUMINOUS = /^(?:glowing|luminous|bioluminescent|luminescent|neon|radiant|shining|phosphorescent)$/;
/** Told as the whole of it: its head comes up beside the arms. */
const WHOLE_BEAST = /\b(?:octopus|kraken|squid|monster|beast|creature|leviathan)\b/i;
/** Of several that shine, each has a light of its own. */
const LIGHTS = ['#7ab8ff', '#f08ae0', '#8af0e0', '#b48aff'] as const;

function castDrifter(role: Role, chance: Random): Sheet | null {
  if (role.thing === 'tentacles') {
    const own = readColour(role.colour);
    const hue = own === null ? {} : { base: hexOf(own), spot: darker(own, 0.3), under: lighter(own, 0.5) };
    return { species: 'tentacles', ...hue, ...(WHOLE_BEAST.test(role.word) ? { head: true } : {}) };
  }
  const sheet = DRIFTERS[role.thing];
  if (sheet === undefined) return null;
  const luminous = role.traits.some((trait) => LUMINOUS.test(trait));
  const colour = readColour(role.colour ?? (luminous && sheet.glow === true ? chance.pick(LIGHTS) : null));
  const painted =
    colour === null
      ? sheet
      : varySheet(sheet, { base: hexOf(colour), spot: darker(colour, 0.25), under: lighter(colour, 0.5) });
  return { ...painted, ...(luminous ? { luminous } : {}), fineness: finenessOf(role.count) };
}
