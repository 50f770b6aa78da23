import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const scriptOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const kindsOf = (prompt: string) => scriptOf(prompt).cast.map(({ thing }) => thing);

describe('the place that a film plays in', () => {
  it.each([
    // The innermost one of those that lie around each other.
    ['By a river in a pine forest a bear catches a salmon', 'river'],
    ['A chef at a ramen bar in the back streets of Lagos lifts noodles from a pot', 'cafe'],
    ['A boy throws stones into a lake high in the Andes', 'lake'],
    // A sea of clouds has no beach.
    ['A hiker reaches the summit at sunrise and raises both arms above a sea of clouds', 'summit'],
    // Known by its name.
    ['A paddle steamer churns down the Mississippi at sunrise', 'river'],
    ['A couple dances on Trafalgar Square in the early morning', 'square'],
    ['A surfer drops into a barrel at Teahupoo', 'sea'],
    // Known by its class.
    ['Two figures move through chest-high pampas grass, a boy and his dog', 'meadow'],
    ['A woman draws a sample from a barrel in an old distillery', 'works'],
    ['On the battlements of a fortress an archer draws her bow', 'castle'],
    // Said of by what is told beside it.
    ['A gladiator raises his sword in the middle of a dusty arena', 'arena'],
    ['A basketball player dunks in a packed arena', 'sports_hall'],
    ["In a sun-filled painter's studio a woman steps back from her easel", 'works'],
    ['In a glass-walled meeting room thirty floors above Singapore a woman throws her papers in the air', 'boardroom'],
    ['On the veranda of a weatherboard farmhouse an old grandfather rocks in his rocking chair', 'farm'],
    // Below its surface, and not on its shore.
    ['Beneath the surface of a turquoise lagoon a sea turtle glides', 'underwater'],
    // However much furniture stands there.
    [
      'In a cozy bookshop cafe an old man sits on a leather sofa. A cat sleeps, a lamp glows, a plant hangs from a shelf, a table stands by the door',
      'cafe',
    ],
    // Nobody is at home by default beside a fountain.
    ['A small boy tosses a coin into a fountain while his grandmother watches', 'garden'],
  ])('%s', (prompt, place) => {
    expect(scriptOf(prompt).set.place).toBe(place);
  });
});

describe('what must not fall out of a film', () => {
  it.each([
    [
      'An old man sits on a leather sofa. A cat sleeps beside him, a lamp glows, a plant hangs from a shelf, a novel lies on the table, a bicycle stands by the door; he pours tea into a cup',
      ['couch', 'cup'],
    ],
    [
      'A woman kneads dough at a counter. A pan, a basket of eggs, a vase of sunflowers, a jug of milk, a cat on the windowsill and a rolling pin surround her. She sprinkles flour into a wooden bowl',
      ['bowl', 'cat'],
    ],
    [
      'A boy holds an umbrella over a dog. A vending machine glows, a bicycle leans on a wall, a taxi passes, a lantern sways. He kneels and eats his bread',
      ['umbrella', 'dog', 'bread'],
    ],
  ])('%s', (prompt, needed) => {
    expect(kindsOf(prompt)).toEqual(expect.arrayContaining(needed));
  });

  it('is seen by night under a crescent moon', () => {
    expect(scriptOf('A black cat walks along a fence under a crescent moon').set.time).toBe('night');
    const { time, dressing } = scriptOf('A cat walks along a fence under a half moon').set;
    expect([time, dressing]).toEqual(['night', expect.arrayContaining(['moon'])]);
  });

  it('has those dance in it who waltz there, and music where a waltz is heard', () => {
    const actsOf = (prompt: string) => scriptOf(prompt).beats.map(({ act }) => act);
    expect(actsOf('An elderly couple waltz in an empty ballroom')).toEqual(['dance']);
    expect(actsOf('A waltz plays softly in an empty ballroom')).toEqual([]);
  });
});
