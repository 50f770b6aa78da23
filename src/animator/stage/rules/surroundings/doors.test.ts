import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { findPlace } from '../../../land/places.ts';
import { provide } from '../provide.ts';

function provided(prompt: string) {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const { time, weather, season, dressing, without } = script.set;
  const facts = findPlace(script.set.place)?.describe({ seed: 1, time, weather, season, dressing, without });
  if (facts === undefined) throw new Error(`There is no ${script.set.place}.`);
  const { cast, beats, relations } = provide(script, facts);
  const kindOf = (id: number | null): string => cast.find((role) => role.id === id)?.thing ?? '';
  return {
    place: script.set.place,
    cast: cast.filter(({ scenery }) => !scenery).map(({ thing }) => thing),
    acts: beats.map(({ role, act }) => `${kindOf(role)} ${act}`),
    relations: relations.map(({ role, relation, to }) => `${kindOf(role)} ${relation} ${kindOf(to)}`),
  };
}

describe('what opens and falls shut', () => {
  it('does it by itself, behind whoever is there', () => {
    const { acts, relations } = provided('The heavy wooden door slams shut behind him and he turns around in panic');
    expect(acts).toContain('door close');
    expect(relations).toContain('door behind person');
    expect(provided('A giant stone gate opens slowly, and an army of knights marches through').acts).toContain(
      'gate open',
    );
  });

  it('does it when somebody opens it', () => {
    expect(provided('A woman opens the front door and smiles').acts).toEqual(
      expect.arrayContaining(['person open', 'door open']),
    );
    const shop = provided('The owner of a small flower shop rolls up the shutter');
    expect([shop.place, shop.acts]).toEqual(['city', expect.arrayContaining(['shutter open'])]);
  });

  it('is one of the house’s where nobody opens it', () => {
    expect(provided('A cat sits by the door and meows').cast).not.toContain('door');
  });

  it('is behind who steps through it as it opens, and comes toward us', () => {
    const { relations } = provided('A portal opens in a forest and a knight steps through it');
    expect(relations).toContain('portal behind person');
    expect(relations).not.toContain('person near portal');
  });

  it('opens behind what comes out of it', () => {
    const { relations } = provided('A portal of light opens above the sea and a dragon flies out');
    expect(relations).toContain('portal behind dragon');
  });
});
