import { PERCHES } from '../../catalogue/people-table.ts';
import type { Mention } from '../mentions/chunks.ts';
import type { Entity, RelationFact } from '../reading.ts';
import { relationName } from './attach-facts.ts';

/** "on the hood of a truck": on which part of it one is, where there is room to sit. */
const SAT_ON: Readonly<Record<string, string>> = { hood: 'hood', bonnet: 'hood', roof: 'roof', tailgate: 'tailgate' };
export const relationTo = (to: Entity, entity: number, relation: string, mention: Mention | null): RelationFact => ({
  ...{ entity, relation: relationName(relation), to: to.id },
  where: SAT_ON[mention?.part ?? mention?.carrier ?? ''] ?? partOfBody(to, mention?.part ?? mention?.carrier),
});
/** "a parrot on the shoulder of a pirate": on which part of somebody one is. */
export const partOfBody = ({ senses }: Entity, noun: string | null | undefined): string | null =>
  senses.person === null ? null : (PERCHES[noun ?? ''] ?? null);
