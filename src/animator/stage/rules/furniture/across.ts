import { findPlace } from '../../../catalogue/places.ts';
import { type Draft, isBorne, isPerson, roleOf } from '../draft.ts';

const ELSEWHERE = /\b(?:bar|counter|booth|stools?|sofa|couch|floor|stage|rug|carpet)\b/;

/** "sits down across from her": between two who sit opposite each other in a room there is a table, whatever it is for. */
export const sitsAcross = (draft: Draft, id: number): boolean =>
  findPlace(draft.set.place)?.indoors === true &&
  !isBorne(draft, id) &&
  !ELSEWHERE.test([draft.set.word ?? '', ...draft.set.dressing, ...draft.cast.map(({ noun }) => noun)].join(' ')) &&
  draft.beats.some(({ role, act }) => role === id && act === 'sit') &&
  draft.relations.some(({ role, relation, to }) => role === id && relation === 'facing' && isPerson(roleOf(draft, to)));

/** Who comes and then sits down has come on foot, and not sitting. */
export const comesToSit = (draft: Draft, id: number, until: number): boolean =>
  draft.beats.some(({ role, act, from }) => role === id && act === 'sit' && from >= until);
