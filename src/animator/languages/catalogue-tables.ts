import { AROUND_TABLE } from './around-table.ts';
import { CALLINGS_TABLE } from './callings-table.ts';
import { DONE_TABLE } from './done-table.ts';
import { FEATS_TABLE } from './feats-table.ts';
import { FILM_WORDS_TABLE } from './film-words-table.ts';
import { SHOWN_TABLE } from './shown-table.ts';
import { SITES_TABLE } from './sites-table.ts';
import { STORYBOARDS_TABLE } from './storyboards-table.ts';
import { WARES_TABLE } from './wares-table.ts';

/** Words of the catalogue's rows, in the columns of the table of cinema; what the other tables tell is the surer. */
export const CATALOGUE_TABLES = [
  AROUND_TABLE,
  FILM_WORDS_TABLE,
  DONE_TABLE,
  SHOWN_TABLE,
  WARES_TABLE,
  CALLINGS_TABLE,
  SITES_TABLE,
  FEATS_TABLE,
  STORYBOARDS_TABLE,
] as const;
