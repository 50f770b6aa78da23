import { lightOf } from '../../../maths/mesh.ts';
import type { Season } from '../season.ts';
import type { LeafTones } from './crown.ts';
import { TREES } from './trees-table.ts';

const BARE: LeafTones = { dark: lightOf(0x4a4038), light: lightOf(0x776a5c) };

/** Far broad-leaved woods through the year. */
export const farLeaves = ({ name }: Season): LeafTones =>
  name === 'winter'
    ? BARE
    : name === 'autumn'
      ? TREES.oak.leaves.autumn
      : name === 'spring'
        ? TREES.oak.leaves.spring
        : TREES.oak.leaves.summer;
