import { type SheetChange, varySheet } from '../../vary-sheet.ts';
import type { BirdSheet } from './sheet.ts';

export type BirdChange = SheetChange<BirdSheet>;

export const varyBird = (sheet: BirdSheet, change: BirdChange): BirdSheet => varySheet(sheet, change);
