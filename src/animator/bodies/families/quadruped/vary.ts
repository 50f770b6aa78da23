import { type SheetChange as Change, varySheet } from '../../vary-sheet.ts';
import type { QuadrupedSheet } from './sheet.ts';

export type SheetChange = Change<QuadrupedSheet>;

export const vary = (sheet: QuadrupedSheet, change: SheetChange): QuadrupedSheet => varySheet(sheet, change);
