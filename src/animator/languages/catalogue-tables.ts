import { CALLINGS_TABLE } from './callings-table.ts';
import { FEATS_TABLE } from './feats-table.ts';
import { SITES_TABLE } from './sites-table.ts';
import { WARES_TABLE } from './wares-table.ts';

/** Words of the catalogue's rows, in the columns of the table of cinema; what the other tables tell is the surer. */
export const CATALOGUE_TABLES = [WARES_TABLE, CALLINGS_TABLE, SITES_TABLE, FEATS_TABLE] as const;
