import { type HoldWay, holdWayOf } from '../catalogue/uses.ts';
import type { Player } from './players.ts';

const IN_HAND: ReadonlySet<HoldWay> = new Set(['upright', 'stick', 'pours', 'ear']);

/** How somebody bears it: who has no hands has it upright in the mouth. */
export const heldWay = (own: Player, { thing }: Player): HoldWay =>
  own.order.family === 'person' ? holdWayOf(thing?.kind ?? '') : 'upright';
/** Which hand has it, the first that is free; or both arms. */
export const gripsFor = (way: HoldWay): readonly string[] =>
  IN_HAND.has(way) ? ['gripRight', 'gripLeft', 'mouth'] : ['chest'];
/** Held like a tool, along the way it is long. */
export const isLengthwise = ({ thing }: Player): boolean =>
  thing?.kind === 'bow and arrow' || holdWayOf(thing?.kind ?? '') === 'stick';
