import type { Role } from '../../../director/script.ts';
import type { BodyFamily, Sheet } from '../../body.ts';
import { finenessOf } from '../../fineness.ts';
import { darker, hexOf, lighter, readColour } from '../../recolour.ts';
import { type SheetChange, varySheet } from '../../vary-sheet.ts';
import { CRAWLERS, type CrawlerSheet } from './crawlers-table.ts';
import { makeCrawler } from './make-crawler.ts';
import { CRAWLER_ACTS } from './poses.ts';

/** Snakes, worms, caterpillars and snails. A sheet names a kind, and may change any of its numbers. */
export const CRAWLER: BodyFamily = {
  name: 'crawler',
  acts: CRAWLER_ACTS,
  cast: castCrawler,
  makeBody({ species, ...change }) {
    if (species === undefined) return makeCrawler(change as unknown as CrawlerSheet);
    const sheet = CRAWLERS[String(species)];
    if (sheet === undefined) throw new RangeError(`There is no such animal as '${String(species)}'.`);
    return makeCrawler(varySheet(sheet, change as SheetChange<CrawlerSheet>));
  },
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
