import { NO_SENSES } from '../../catalogue/lexicon.ts';
import { findMeantAtWork } from '../../catalogue/meant-table.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import { isPerson } from './discourse.ts';
import type { Scope } from './scope.ts';

/** What a noun means by whose it is, or by what is done with it. */

const isBeast = ({ senses }: Scope['discourse']['entities'][number]): boolean =>
  senses.person === null && senses.thing?.alive === true;

/** "its coat the color of leaves", "a dog with a glossy coat": fur, and nothing that is worn; "its den" is no study. */
function takeForBeasts(scope: Scope, mention: Mention): Mention {
  if (mention.noun !== 'coat' && mention.noun !== 'den') return mention;
  const { entities } = scope.discourse;
  const [bearer] = (scope.preposition?.anchors ?? []).flatMap((id) => entities[id] ?? []);
  if (mention.noun === 'den')
    return entities.some(isBeast) && !entities.some(isPerson)
      ? { ...mention, senses: { ...NO_SENSES, place: 'forest' } }
      : mention;
  const grown =
    mention.owner === 'its' || (scope.preposition?.relation === 'with' && bearer !== undefined && isBeast(bearer));
  const whose = bearer ?? entities[scope.subjects[0] ?? -1];
  return grown && whose !== undefined && isBeast(whose)
    ? { ...mention, noun: 'fur', senses: { ...NO_SENSES, part: true } }
    : mention;
}

const OPENED = /^(?:open|close|shut|lock|unlock|pack|unpack|fill|drag|carry|lift|search|rummage)\b/;
const OF_A_BOX = /^(?:wooden|leather|steamer|travel|antique|dusty|locked|brass)$/;

/** "opens a wooden trunk": a chest, where no elephant and no tree has one. */
function takeForChest(scope: Scope, mention: Mention, before: Chunk | undefined): Mention {
  if (mention.noun !== 'trunk' || mention.owner !== null) return mention;
  const opened = before?.kind === 'verb' && OPENED.test(before.verb);
  if (!opened && !mention.modifiers.some((word) => OF_A_BOX.test(word))) return mention;
  return { ...mention, noun: 'treasure chest', senses: scope.lexicon.senses('treasure chest') };
}

/** "the smoker in her other hand": a tool that is called like somebody. */
function takeForTool(mention: Mention, chunks: readonly Chunk[], at: number): Mention {
  if (mention.senses?.person == null || mention.determiner !== 'the') return mention;
  const [within, hand] = [chunks[at + 1], chunks[at + 2]];
  if (within?.kind !== 'preposition' || within.text !== 'in' || hand?.kind !== 'noun') return mention;
  if (!/^hands?$/.test(hand.mention.noun) || hand.mention.owner === null) return mention;
  return { ...mention, senses: null, named: false };
}

/** "two astronauts in a capsule": they are in a ship, and in no pill. */
function takeForCraft(scope: Scope, mention: Mention): Mention {
  if (mention.noun !== 'capsule' || scope.preposition === null) return mention;
  const aboard = scope.discourse.entities.some(({ noun, senses }) =>
    /astronaut|cosmonaut|crew/.test(`${noun} ${senses.thing?.kind ?? ''}`),
  );
  return aboard ? { ...mention, senses: { ...NO_SENSES, place: 'starship' } } : mention;
}

/** Of a body, though things and people are called so too: what is meant where somebody has them. */
const OF_BODIES: Readonly<Record<string, { readonly part: string; readonly not: RegExp | null }>> = {
  temple: { part: 'temples', not: /^(?:monk|priest|nun|pilgrim)$/ },
  lock: { part: 'hair', not: /^(?:thief|locksmith|burglar|guard)$/ },
  calf: { part: 'legs', not: /^(?:farmer|rancher|cowboy|cowgirl)$/ },
  pupil: { part: 'eyes', not: /^(?:teacher|professor|tutor|headmaster|nun)$/ },
  lash: { part: 'eyelashes', not: null },
  sole: { part: 'feet', not: null },
};
const COLOURED_HAIR = /^(?:temple)$/;
const OF_HAIR = /^(?:gr[ae]y(?:ing)?|silver|white)$/;

/** "a doctor with grey temples", "her pupils widen", "golden locks": of the one who has them. */
function takeForBody({ discourse, preposition, subjects }: Scope, mention: Mention): Mention {
  const row = mention.plural ? OF_BODIES[mention.noun] : undefined;
  if (row === undefined) return mention;
  const owned = mention.ownedBy?.senses?.person != null || /^(?:his|her)$/.test(mention.owner ?? '');
  const [id] = preposition?.anchors ?? [];
  const whose = discourse.entities[(owned ? subjects[0] : id) ?? -1];
  const has = owned || (preposition?.relation === 'with' && whose !== undefined && isPerson(whose));
  if (!has || (whose !== undefined && (!isPerson(whose) || row.not?.test(whose.noun) === true))) return mention;
  const grey = COLOURED_HAIR.test(mention.noun) && mention.modifiers.some((word) => OF_HAIR.test(word));
  return { ...mention, noun: grey ? 'hair' : row.part, senses: { ...NO_SENSES, part: true } };
}

/** "a cane in his right hand and a bouquet in his left": hand. */
function takeForHand({ preposition }: Scope, mention: Mention): Mention {
  const held = /^(?:in|with|on)$/.test(preposition?.text ?? '') && /^(?:his|her|their|its)$/.test(mention.owner ?? '');
  return held && /^(?:left|right|other)$/.test(mention.noun)
    ? { ...mention, noun: 'hand', word: 'hand', senses: { ...NO_SENSES, part: true } }
    : mention;
}

const HOMEWARD = /^(?:go|come|walk|run|drive|get|head|return|ride|cycle|bring|take|hurry|rush|carry|sail|fly)\b/;

/** "going home": where to, and no house that is seen. */
function takeForHome(mention: Mention, before: Chunk | undefined): Mention {
  const bare = mention.determiner === null && mention.owner === null && mention.modifiers.length === 0;
  const homeward = before?.kind === 'verb' && HOMEWARD.test(before.verb);
  return mention.noun === 'home' && bare && homeward
    ? { ...mention, senses: { ...NO_SENSES, abstract: true } }
    : mention;
}

/** "a shepherd with a crook": his staff, and nobody who steals. */
function takeForStaff(scope: Scope, mention: Mention): Mention {
  if (mention.noun !== 'crook') return mention;
  const held = mention.owner !== null || scope.preposition?.relation === 'with' || scope.event?.act?.frame === 'hands';
  return held ? { ...mention, noun: 'stick', senses: scope.lexicon.senses('stick') } : mention;
}

const FAR = /^(?:tiny|small|little|distant|faint|minuscule)$/;

/** "a tiny figure crosses the desert": far away, and as tall as anybody. */
function takeForFar(mention: Mention): Mention {
  if (!/^(?:figure|silhouette|speck)$/.test(mention.noun)) return mention;
  return { ...mention, modifiers: mention.modifiers.filter((word) => !FAR.test(word)) };
}

/** "a shoemaker at his bench", "a weightlifter grips the bar", "a gymnast vaults over the horse": what those of that calling work with. */
function takeAtWork(scope: Scope, mention: Mention): Mention {
  if (mention.plural || mention.modifiers.some((word) => OUT_OF_DOORS.test(word))) return mention;
  const callings = scope.discourse.entities.filter(isPerson).map(({ noun }) => noun);
  const meant = findMeantAtWork(mention.noun, callings);
  return meant === null ? mention : { ...mention, noun: meant, senses: scope.lexicon.senses(meant) };
}
const OUT_OF_DOORS = /^(?:park|garden|street|bus|city|black|white|brown|live|wild|galloping|cocktail|hotel)$/;

export function takeOwned(scope: Scope, mention: Mention, chunks: readonly Chunk[], at: number): Mention {
  const boxed = takeForChest(
    scope,
    takeForBeasts(scope, takeAtWork(scope, takeForFar(takeForHome(mention, chunks[at - 1])))),
    chunks[at - 1],
  );
  return takeForTool(
    takeForStaff(scope, takeForHand(scope, takeForBody(scope, takeForCraft(scope, boxed)))),
    chunks,
    at,
  );
}
