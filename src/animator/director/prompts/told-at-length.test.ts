import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const deeds = ({ cast, beats }: Script): string[] =>
  beats.map(({ role, act }) => `${cast.find(({ id }) => id === role)?.noun} ${act}`);

describe('who does what in a long prompt', () => {
  it.each([
    ['after an hour', 'In the middle of the night a fox crosses the street.', 'fox walk'],
    ['after a light', 'Under a full moon a couple dances on the beach.', 'couple dance'],
    ['after a month', 'On a cold morning in March two fishermen push their boat into the sea.', 'fisherman push'],
    ['after fog', 'Out of the fog comes a knight on a white horse.', 'knight ride'],
    ['after "before"', 'A whale sleeps in the harbour. Before it stands a girl with a paper boat.', 'girl stand'],
    ['after the set', 'A summer day. Through tall grass runs a barefoot boy with a kite.', 'boy run'],
    ['who asked', 'The boy asked: "Where do we go?" The rider answered: "Home." They stand by a river.', 'boy stand'],
    [
      'who answered',
      'The boy asked: "Where do we go?" The rider answered: "Home." They stand by a river.',
      'rider stand',
    ],
    ['what nobody is told to lower', 'A piano is being lowered from a window. The movers shout.', 'piano fall'],
    ['told as data', '{"subject": "a red fox", "action": "leaps over a stream"}', 'fox jump'],
    [
      'what it was about all the while',
      'A straw hat tumbles along the wall. It hops over a sleeping dog. A boy picks it up and puts it on.',
      'boy pick_up',
    ],
  ])('%s: %s', (_why, prompt, deed) => {
    expect(deeds(read(prompt))).toContain(deed);
  });

  it.each([
    ['after "Follow"', 'Follow the red scarf as it flies through the market, past vendors and children.', 'scarf'],
    ['after "Tracking"', 'Tracking a cyclist through a pine forest at dawn, fog between the trees.', 'cyclist'],
    ['followed and told nowhere else', 'A crowded city. The camera follows the rider through the streets.', 'rider'],
    ['focused on', 'Close on boxing gloves. Rack focus to a woman skipping rope. Her coach counts.', 'woman'],
    ['what several are', 'A talent show. The judges are three cats. A hamster juggles seeds.', 'cat'],
    ['only told by a face', 'Portrait: weathered face, grey stubble, one blind eye, pipe smoke.', 'person'],
  ])('is about whom the camera is after, %s: %s', (_why, prompt, hero) => {
    expect(read(prompt).cast[0]?.noun).toBe(hero);
  });

  it.each([
    ['who is not left', 'Not a single person is left in the mall. A deer drinks from the fountain.', 'person'],
    ['who has gone', 'Somebody has left the gate open. A cow walks out.', 'somebody'],
    ['what is only heard', 'A woman smiles. No music, only the ticking of a clock.', 'clock'],
    ['the picture itself', 'A skater spins on the ice, her scarf the only color in the picture.', 'picture'],
  ])('shows nothing of %s: %s', (_why, prompt, absent) => {
    expect(read(prompt).cast.map(({ noun }) => noun)).not.toContain(absent);
  });

  it('has whoever owns the hands hold what is in them', () => {
    expect(deeds(read('A kitten in the hands of a child yawns.'))).toContain('child hold');
  });

  it('puts a rider on the horse that is told of', () => {
    const { cast, relations } = read(
      'Tracking a rider across a salt flat, the camera flies low behind the black horse.',
    );
    const [rider, horse] = ['rider', 'horse'].map((noun) => cast.find((role) => role.noun === noun)?.id);
    expect(relations).toContainEqual(expect.objectContaining({ role: rider, relation: 'riding', to: horse }));
  });

  it('throws nobody whose head is thrown back', () => {
    expect(deeds(read('He spins her once and she laughs with her head thrown back.'))).toEqual([
      'man spin',
      'woman laugh',
    ]);
  });

  it('stays in the street where a cat sits on a window sill', () => {
    const script = read('Movers shout in a narrow street. Suddenly a rope snaps. A cat on the window sill stares.');
    expect(script.shots.map(({ place }) => place)).toEqual(script.shots.map(() => null));
  });
});
