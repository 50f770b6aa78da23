import { findUses } from '../../catalogue/parts-of-speech.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Scope } from './scope.ts';
import { verbFollows } from './sense-of.ts';
import { LIVELY } from './told-again.ts';

const MOVES_TOO = /^(?:move|go|come|vanish|disappear|pass|reach|travel|emerge|click|spread|shift|slip|arrive)\b/;
const TRADE = /(?:[a-z]{3}(?:er|or|ist|ian|eer|smith|keeper|maker|man|woman|boy|girl))$/;

/** "raises its head": whoever has one. */
function usesOwn(chunks: readonly Chunk[], at: number): boolean {
  const object = chunks[at];
  return object?.kind === 'noun' && object.mention.owner !== null && object.mention.senses?.part === true;
}

const NEVER_SOMEBODY =
  /^(?:laugh|scream|cry|gasp|sigh|whisper|echo|voice|howl|shout|machine|engine|motor|mechanism|device|signal|antenna|alarm|pump|dial|lever|latch|needle|arrow|spear|bullet|cannonball|missile|bolt|dart|kettle|whistle|siren|bell)$/;

/** "a sonar operator", "a gorgon raises its head": a word that nobody knows, for somebody who does what only somebody can do. */
export function takeForSomebody(scope: Scope, mention: Mention, chunks: readonly Chunk[], at: number): Mention {
  if (mention.senses !== null || mention.named || !scope.nameable || mention.determiner === null) return mention;
  // "a child's laugh echoes".
  if (NEVER_SOMEBODY.test(mention.noun)) return mention;
  const verb = chunks[at + 1];
  const act = verb?.kind === 'verb' ? verb.act : null;
  // "As the brush moves", "the underbrush vanishes": what every dictionary has is nobody, and things move as well.
  const listed = mention.determiner !== 'a' && (findUses(mention.noun)?.noun ?? 0) > 0 && !TRADE.test(mention.noun);
  const lively = act !== null && !listed && LIVELY.test(act.act) && verb?.kind === 'verb' && !MOVES_TOO.test(verb.verb);
  const acts = act !== null && (/^(?:voice|face)$/.test(act.frame) || lively || usesOwn(chunks, at + 2));
  const trade = TRADE.test(mention.noun) && !/^(?:its|their)$/.test(mention.determiner);
  const deed = verbFollows(chunks, at + 1);
  // "the lacquer cracks": what breaks and melts is nobody.
  const follows =
    deed?.kind === 'verb' && !/^(?:break|melt|bubble|bloom|flap_cloth|shine|glow|burn)$/.test(deed.act?.act ?? '');
  const within = chunks[at - 1]?.kind === 'preposition';
  // "follows an old tramp in a green coat": only somebody is dressed.
  if (!mention.plural && isDressed(chunks, at + 1)) return { ...mention, senses: scope.personSenses };
  if (mention.plural || within || !(acts || (trade && follows))) return mention;
  return { ...mention, senses: scope.personSenses };
}

function isDressed(chunks: readonly Chunk[], at: number): boolean {
  const [phrase, worn] = [chunks[at], chunks[at + 1]];
  const dressed = phrase?.kind === 'preposition' && /^(?:in|wearing)$/.test(phrase.relation) && worn?.kind === 'noun';
  return dressed && worn.mention.senses?.garment === true && worn.mention.owner === null;
}
