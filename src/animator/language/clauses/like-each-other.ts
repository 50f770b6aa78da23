import type { Entity } from '../reading.ts';
import { isPerson } from './discourse.ts';

/** Mostly of one age. */
const OF_ONE_AGE = /^(?:old )?(?:friend|buddy|pal|mate|comrade|companion)$/;
const AGED = /^(?:white|gr[ae]y|silver)$/;

const isAged = ({ modifiers, parts }: Entity): boolean =>
  modifiers.some((word) => /^(?:elderly|old|aged)$/.test(word)) ||
  parts.some(({ part, modifiers: said }) => /^(?:beard|hair)$/.test(part) && said.some((word) => AGED.test(word)));

/** "Two old friends … one of them laughs, the other strokes his white beard": of whom nothing else is told, each is as the other is. */
export function beLikeEachOther(entities: readonly Entity[]): void {
  for (const group of entities.filter((each) => isPerson(each) && each.members.length > 1)) {
    const members = group.members.flatMap((id) => entities[id] ?? []);
    const plain = members.filter(({ noun }) => noun === group.noun);
    const told = new Set(members.flatMap(({ gender }) => gender ?? []));
    const [gender] = told;
    if (told.size === 1 && gender !== undefined) for (const member of plain) member.gender ??= gender;
    if (OF_ONE_AGE.test(group.noun) && members.some(isAged))
      for (const { modifiers } of plain) if (!modifiers.includes('elderly')) modifiers.push('elderly');
  }
}
