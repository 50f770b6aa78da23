import type { Role } from '../../../director/script.ts';
import type { BodyFamily, Sheet } from '../../body.ts';
import { makeBySheet } from '../../by-sheet.ts';
import { finenessOf } from '../../fineness.ts';
import { darker, hexOf, lighter, readColour } from '../../recolour.ts';
import { varySheet } from '../../vary-sheet.ts';
import { CRAWLERS } from './crawlers-table.ts';
import { makeCrawler } from './make-crawler.ts';
import { CRAWLER_ACTS } from './poses.ts';

/** Snakes, worms, caterpillars and snails. A sheet names a kind, and may change any of its numbers. */
export const CRAWLER: BodyFamily = {
  name: 'crawler',
  acts: CRAWLER_ACTS,
  cast: castCrawler,
  makeBody: makeBySheet(CRAWLERS, makeCrawler),
};

function castCrawler(role: Role): Sheet | null {
  if (CRAWLERS[role.thing] === undefined) return null;
  const sheet = CRAWLERS[[...role.variety, role.noun].find((word) => CRAWLERS[word] !== undefined) ?? role.thing];
  if (sheet === undefined) return null;
  const colour = readColour(role.colour);
  const painted =
    colour === null
      ? sheet
      : varySheet(sheet, { base: hexOf(colour), back: darker(colour, 0.25), belly: lighter(colour, 0.55) });
  return { ...painted, fineness: finenessOf(role.count) };
}
