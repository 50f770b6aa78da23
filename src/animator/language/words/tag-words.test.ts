import { describe, expect, it } from 'vitest';
import { ownLexicon } from '../../catalogue/lexicon.ts';
import { tagWords } from './tag-words.ts';
import { tokenise } from './words.ts';

const verbsOf = (text: string): string[] => {
  const tokens = tokenise(text);
  tagWords(tokens, ownLexicon());
  return tokens.filter(({ part }) => /^(?:does|do|doing|done)$/.test(part ?? '')).map((token) => token.text);
};

describe('the words of a sentence', () => {
  it.each([
    ['A nurse sits down and quietly cries', ['sits', 'cries']],
    ['A girl sits down and slowly drinks', ['sits', 'drinks']],
  ])('are deeds after how they are done: %s', (text, verbs) => {
    expect(verbsOf(text)).toEqual(verbs);
  });

  it.each([
    ['A barista slides a latte across the counter to a nurse, who smiles.', ['slides', 'smiles']],
    ['While a line cook plates dumplings behind him.', ['plates']],
    ['A robot with rusty arms waters a single green plant.', ['waters']],
    ['A bride in a lace gown and a groom in a navy suit dance under string lights.', ['dance']],
    ['Two moons rise behind her.', ['rise']],
    ['Two ducks on a lake', []],
    ['A knight walks in a park, leaves falling around him', ['walks', 'falling']],
    ['A tiny dragon curls up on a stack of old books, startling a sleepy cat.', ['curls', 'startling']],
    ['One of them, wearing a flat cap, moves his knight and grins.', ['wearing', 'moves', 'grins']],
    ['A glowing blue flower in a living room', []],
    ['The knight dismounts, removes his helmet and kneels.', ['dismounts', 'removes', 'kneels']],
    ['He stops, dismounts and tips his hat.', ['stops', 'dismounts', 'tips']],
    ['A wolf stands on a ridge and howls at the moon.', ['stands', 'howls']],
    ['A tumbleweed rolls past, and townspeople watch.', ['rolls', 'watch']],
    ['Two knights draw their swords and duel at dawn.', ['draw', 'duel']],
    ['Two warriors charge at each other and clash.', ['charge', 'clash']],
    ['A woman rock climbing a steep cliff.', ['climbing']],
    ['Two men arm wrestling in a bar.', ['wrestling']],
    ['Two fencers in white bow to each other.', ['bow']],
    ['Holograms flicker above her, rain pouring.', ['flicker', 'pouring']],
    ['A man reads a paper, a woman ironing behind him.', ['reads', 'ironing']],
    // What tells of somebody has a verb of its own, which fits whom it tells of; the sentence has another.
    ['A man smiles at his kids who play.', ['smiles', 'play']],
    ['A snowman that kids have built melts in the sun.', ['built', 'melts']],
    ['The cake that she baked falls on the floor.', ['baked', 'falls']],
    ['Three girls, one with a guitar, sing around a campfire.', ['sing']],
    ['A student runs as the doors close, then slumps on a bench.', ['runs', 'close', 'slumps']],
  ])('are told apart: %s', (text, verbs) => {
    expect(verbsOf(text)).toEqual(verbs);
  });

  it('are told apart in a time that grows with their number', () => {
    expect(verbsOf('the cat chases and '.repeat(300)).length).toBe(300);
  });
});
