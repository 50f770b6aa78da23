import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const nounOf = ({ cast }: Script, role: number | null | undefined): string =>
  cast.find(({ id }) => id === role)?.noun ?? '-';
const deeds = (script: Script): string[] => script.beats.map(({ role, act }) => `${nounOf(script, role)} ${act}`);

const LONGSHIP =
  'A Viking longship with a striped red and white sail cuts through stormy seas. Fur-clad warriors row in unison as waves crash over the bow, and a bearded chieftain stands at the prow, shouting into the wind.';

describe('a prompt of several sentences', () => {
  it.each([
    [
      'that does something, and not the machine that stands there',
      'A marble kitchen at sunrise. Sunlight spills across a countertop where a silver espresso machine sits. A woman in pajamas takes a slow sip, eyes closing.',
      'woman',
    ],
    [
      'told of before what only passes',
      'A crane shot descends toward a young merchant arranging pyramids of saffron. A donkey cart squeezes past. The merchant looks up, wipes his brow and smiles.',
      'merchant',
    ],
    ['that the film is about from its first word', LONGSHIP, 'viking longship'],
    ['of whom only a cart is told', 'A donkey cart rolls down a lane. A woman waves.', 'donkey cart'],
  ])('is about whoever it is %s', (_who, prompt, hero) => {
    const script = read(prompt);
    expect(nounOf(script, 0)).toBe(hero);
  });

  it('leaves deeds with those who are told to do them', () => {
    expect(deeds(read(LONGSHIP)).filter((deed) => /shout|row/.test(deed))).toEqual(['warrior row', 'chieftain shout']);
    expect(deeds(read('Children play as music plays, and a dog barks.'))).toEqual(['children play', 'dog bark']);
  });

  it('has people at sea stand on the one vessel there is', () => {
    const script = read(LONGSHIP);
    expect(
      script.relations.map(({ role, relation, to }) => `${nounOf(script, role)} ${relation} ${nounOf(script, to)}`),
    ).toEqual(['warrior on viking longship', 'chieftain on viking longship']);
  });

  it.each([
    ['tombs of kings that somebody arranges', 'A merchant arranges pyramids of saffron at a market.', 'pyramid'],
    [
      'ferns in pots',
      'An eagle soars. We race through an ancient redwood forest, weaving between massive trunks, skimming over ferns and a rushing stream, while the morning fog hangs in the air and god rays pierce the canopy above the valley floor.',
      'fern',
    ],
    ['a second boat for a sail', LONGSHIP, 'sailboat'],
    [
      'somebody called Gothic who towers',
      'A violinist plays in a square in Prague on a wet evening, Gothic towers behind.',
      'person',
    ],
    ['a drone that films', 'FPV drone footage racing through a forest. The drone bursts out over a cliff.', 'drone'],
  ])('shows no %s', (_what, prompt, noun) => {
    expect(read(prompt).cast.map((role) => role.noun)).not.toContain(noun);
  });

  it.each([
    ['a horse', 'A cowboy on a dark horse stands on a ridge.', 'horse'],
    ['an owl', 'A night owl sits on a branch.', 'owl'],
    ['a can', 'A cat paws at a spinning can of tuna.', 'soda can'],
    ['somebody who walks', 'A gnome waters a flower.', 'person'],
    ['a pyramid', 'A pyramid of black stone rises above the jungle.', 'pyramid'],
    ['pyramids', 'A camel walks past the pyramids of Sudan.', 'pyramid'],
  ])('shows %s where it is called so', (_what, prompt, thing) => {
    expect(read(prompt).cast.map((role) => (role.person === null ? role.thing : 'person'))).toContain(thing);
  });

  it('is in the lighthouse whose stairs somebody climbs, though the sea is told of later', () => {
    const script = read(
      'A lighthouse keeper climbs the winding iron staircase of an old lighthouse, lantern in hand. Waves crash against the rocks far below. He looks out over the black sea.',
    );
    expect(script.set.place).toBe('stair_tower');
  });

  it('comes to the close-up that the camera ends in, and does not begin with it', () => {
    const { shots } = read(
      'A woman in a gown descends a grand marble staircase. The camera cranes down with her and ends in a close-up of her hands.',
    );
    expect(shots.map(({ size }) => /close/.test(size))).toEqual([false, true]);
  });

  it('makes a tiny beast fit on a finger, however large its kind is', () => {
    expect(read('A tiny dragon climbs out of a book.').cast[0]?.size).toBeLessThan(0.15);
  });
});
