import { NO_SENSES } from '../../catalogue/lexicon.ts';
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

const FAR = /^(?:tiny|small|little|distant|faint|minuscule)$/;

/** "a tiny figure crosses the desert": far away, and as tall as anybody. */
function takeForFar(mention: Mention): Mention {
  if (!/^(?:figure|silhouette|speck)$/.test(mention.noun)) return mention;
  return { ...mention, modifiers: mention.modifiers.filter((word) => !FAR.test(word)) };
}

export function takeOwned(scope: Scope, mention: Mention, chunks: readonly Chunk[], at: number): Mention {
  const boxed = takeForChest(scope, takeForBeasts(scope, takeForFar(mention)), chunks[at - 1]);
  return takeForTool(takeForCraft(scope, boxed), chunks, at);
}
