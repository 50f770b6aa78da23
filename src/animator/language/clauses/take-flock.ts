import type { Mention } from '../mentions/chunks.ts';
import { isPerson } from './discourse.ts';
import { FLOCKS } from './same-noun.ts';
import type { Scope } from './scope.ts';

/** What a flock is of, where nobody says it, by who has it. */
const KEPT: readonly { readonly by: RegExp; readonly animal: string }[] = [
  { by: /^(?:shepherd|shepherdess|sheepdog)$/, animal: 'sheep' },
  { by: /^(?:cowboy|cowgirl|rancher|herdsman|cowherd)$/, animal: 'cow' },
  { by: /^(?:goatherd)$/, animal: 'goat' },
];
const THE = /^(?:the|his|her|its|their)$/;

/** "feeds pigeons … a boy runs into the flock": the pigeons. "a baby elephant … the herd": others of its kind. "a shepherd leads his flock": sheep. */
export function takeForFlock({ discourse, lexicon }: Scope, mention: Mention): Mention {
  const { determiner, noun, modifiers } = mention;
  if (!THE.test(determiner ?? '') || !FLOCKS.test(noun) || (mention.senses?.thing ?? null) !== null) return mention;
  const animals = discourse.entities.filter(
    ({ senses, ...entity }) => senses.thing?.alive === true && !isPerson({ senses, ...entity }),
  );
  const many =
    determiner === 'the' ? animals.findLast((entity) => entity.plural || (entity.count ?? 1) > 1) : undefined;
  if (many !== undefined) return { ...mention, noun: many.noun, senses: many.senses, plural: true };
  const one = animals.findLast(({ plural }) => !plural);
  const kept = KEPT.find(({ by }) => discourse.entities.some((entity) => by.test(entity.noun)))?.animal;
  if (kept !== undefined) return { ...mention, noun: kept, senses: lexicon.senses(kept), plural: true, count: SEVERAL };
  if (one === undefined) return mention;
  const kind = one.senses.thing?.kind ?? one.noun;
  const senses = lexicon.senses(kind) ?? one.senses;
  return { ...mention, noun: kind, senses, plural: true, count: SEVERAL, modifiers: [...modifiers, 'other'] };
}
/** Of whom there are enough to be a flock. */
const SEVERAL = 5;
