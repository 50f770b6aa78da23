import { describe, expect, it } from 'vitest';
import { sayAdverts } from './advert-words.ts';

describe('films as those order them who sell something', () => {
  it.each([
    [
      'An ad for boots, starting with a close-up of the boots, then transitioning to a wide shot of a farmer, followed by a macro shot of the laces, and finally ending with the farmer at the gate.',
      3,
    ],
    ['A cook holds up a pan. End on the pan lying on a table.', 1],
    ['A van in the rain. Final hero shot of the van in a studio.', 1],
    ['A farmer moves to a wide valley, followed by his dog.', 0],
  ])('makes a shot of each one that is told in a row (%j)', (prompt, cuts) => {
    expect(sayAdverts(prompt).match(/Cut to:/g)?.length ?? 0).toBe(cuts);
  });

  it.each([
    ['Push-in on a steel watch face', 'Push-in on a steel watch'],
    ['They watch faces go by', 'They watch faces go by'],
    ['A boot on a block. Neat stitching visible on the sides. It turns.', 'A boot on a block. . It turns.'],
    ['Guests stroll past, creating a lively flow of movement.', 'Guests stroll past.'],
    ['He sits up, giving the dog a bone.', 'He sits up, giving the dog a bone.'],
    ['The witness squirms in her chair.', 'The witness sits on her chair.'],
    ['He sinks into a chair.', 'He sinks into a chair.'],
    ['She slides an envelope across the counter.', 'She puts an envelope on the counter.'],
    ['He holds a tablet, its screen showing a map with red dots.', 'He holds a tablet.'],
    ['A green coat placed on a mannequin', 'A green coat on display'],
    ['A hawker sells buns from a small cart', 'A hawker sells buns at a food stall'],
    ['A pile of freshly ground pepper', 'A heap of ground pepper'],
    ['Dew on a jar, a droplet field, beads slide down.', 'Dew on a jar, a droplet, droplets slide down.'],
    ['She strings beads.', 'She strings beads.'],
    ['A sprinter stretches. The runner starts.', 'A sprinter stretches. the sprinter starts.'],
    ['A sprinter stretches beside a runner.', 'A sprinter stretches beside a runner.'],
  ])('says %j plainly', (prompt, said) => {
    expect(sayAdverts(prompt)).toBe(said);
  });

  it.each([
    ['Close-up of product on a table', 'Close-up of the product on a table'],
    ['A sleek tech product turns', 'A sleek device turns'],
    ['Soft product photography', 'Soft product photography'],
    ['The product turns', 'The product turns'],
  ])('says which product is meant: %j', (prompt, said) => {
    expect(sayAdverts(prompt)).toBe(said);
  });
});
