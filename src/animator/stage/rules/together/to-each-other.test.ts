import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { sketchScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const written = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const play = (prompt: string) => provide(written(prompt), { indoor: false });
const actsOf = (prompt: string, role: number): string[] =>
  play(prompt)
    .beats.filter((beat) => beat.role === role)
    .sort((a, b) => a.from - b.from)
    .map(({ act }) => act);

describe('what one does to another', () => {
  it('hands a thing over: the other takes it, and it is in their hand from then on', () => {
    const prompt = 'A little girl hands a red flower to a shy robot in a sunny meadow';
    expect(actsOf(prompt, 2)).toEqual(['receive', 'hold']);
    const flowers = sketchScript(written(prompt), 1, 16 / 9).figures.filter(
      ({ body }) => body.sheet.thing === 'flower',
    );
    const hands = flowers.map(({ stations = [] }) =>
      stations.map(({ support }) => ('on' in support ? null : support.figure)),
    );
    expect(hands).toEqual([[0, 2]]);
  });

  it('knows who gets something without "to"', () => {
    expect(actsOf('A boy hands his teacher an apple', 1)).toEqual(['receive', 'hold']);
  });

  it('helps somebody up who then gets up', () => {
    expect(actsOf("A young man takes the old woman's hand and helps her up from a park bench", 1)).toEqual(['get_up']);
  });

  it('brings a dog to the face it licks, and keeps who sits on the ground there', () => {
    const prompt = 'A golden retriever licks the face of a laughing boy sitting on the grass';
    expect(play(prompt).beats[0]).toMatchObject({ act: 'lick', target: 1 });
    const boy = sketchScript(written(prompt), 1, 16 / 9).figures[1];
    expect(boy?.support).toMatchObject({ on: 'ground', seat: expect.any(Number) });
  });

  it('gives the coat of the one to the other, for as long as is left', () => {
    const { figures } = sketchScript(written("A man drapes his coat over a shivering woman's shoulders"), 1, 16 / 9);
    const coated = (role: number) =>
      figures
        .filter((figure) => figure.role === role)
        .map(({ body }) => JSON.stringify(body.sheet.wears).includes('"coat"'));
    expect([coated(0), coated(1)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('bears a child on the back and a bird on the hand that is held out for it', () => {
    const { relations, beats } = play('A soldier carries a small child on his back through a ruined city');
    expect(relations).toContainEqual({ role: 1, relation: 'on', to: 0, where: 'piggyback' });
    expect(beats.find(({ role }) => role === 0)).toMatchObject({ act: 'walk', target: null });
    expect(actsOf('A sparrow lands on the hand of an old man', 1)).toEqual(['hold_out']);
  });

  it('feeds a horse from the hand, and puts each knight onto a horse of his own', () => {
    const fed = play('A boy feeds carrots to a brown horse');
    expect(fed.beats.map(({ act, target }) => [act, fed.cast.find(({ id }) => id === target)?.noun])).toEqual([
      ['lick', 'boy'],
      ['pet', 'horse'],
    ]);
    expect(play('Two knights on horseback charge at each other').cast.map(({ count }) => count)).toEqual([2, 2]);
  });

  it('lets who is struck at fight', () => {
    expect(actsOf('A boxer throws punches at his opponent', 1)).toEqual(['fight']);
  });

  it('tells the two of a couple apart by whose dress it is, and dances on', () => {
    const { cast, beats } = play(
      'A couple dances the tango in a ballroom, her red dress swirling, he dips her at the end',
    );
    expect(cast.map(({ wears }) => wears.length)).toEqual([0, 1]);
    expect(beats.map(({ act }) => act)).toEqual(['dance', 'dance']);
  });

  it('makes the mother of lion cubs a lioness', () => {
    expect(play('Two lion cubs wrestle while their mother watches').cast[1]?.thing).toBe('lioness');
  });

  it.each([
    ['A man scratches his head', 'scratch_head'],
    ['A woman shakes her head', 'shake_head'],
    ['A chef puts his hands on his hips', 'hands_on_hips'],
    ['A girl puts her finger to her lips', 'hush'],
    ['A woman strokes her chin', 'think'],
  ])('%s', (prompt, act) => {
    expect(actsOf(prompt, 0)).toEqual([act]);
  });
});
