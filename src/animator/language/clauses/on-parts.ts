import { PERCHES } from '../../catalogue/people-table.ts';
import type { Mention } from '../mentions/chunks.ts';
import type { Entity, RelationFact } from '../reading.ts';
import { relationName } from './attach-facts.ts';

/** "on the hood of a truck", "at the bow": on which part of it one is, where there is room to sit or stand. */
const SAT_ON: Readonly<Record<string, string>> = {
  ...{ hood: 'hood', bonnet: 'hood', roof: 'roof', tailgate: 'tailgate' },
  ...{ 'back seat': 'back', backseat: 'back', 'rear seat': 'back', window: 'window', windows: 'window' },
  ...{ bow: 'foredeck', prow: 'foredeck', stern: 'stern', helm: 'helm', wheel: 'helm' },
};
export const standsAt = (part: string): string | null => SAT_ON[part] ?? null;
export const relationTo = (to: Entity, entity: number, relation: string, mention: Mention | null): RelationFact => ({
  ...{ entity, relation: relationName(relation), to: to.id },
  where: SAT_ON[mention?.part ?? mention?.carrier ?? ''] ?? partOfBody(to, mention?.part ?? mention?.carrier),
});
/** "a parrot on the shoulder of a pirate": on which part of somebody one is. */
export const partOfBody = ({ senses }: Entity, noun: string | null | undefined): string | null =>
  senses.person === null ? null : (PERCHES[noun ?? ''] ?? null);
