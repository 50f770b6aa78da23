import { describe, expect, it } from 'vitest';
import { readBrief } from './from-script.ts';
import { makePlan } from './make-plan.ts';

function figures(prompt: string, seed = 5) {
  return makePlan(readBrief(prompt, null), seed, 8).figures.filter(({ subject }) => subject !== null);
}

const bySubject = (prompt: string) => figures(prompt).sort((a, b) => (a.subject ?? 0) - (b.subject ?? 0));

describe('staging', () => {
  it('puts left and right where they are asked for, whoever is named first', () => {
    for (let seed = 0; seed < 8; seed++) {
      const [dog, horse] = figures('a dog on the right of a horse', seed);
      if (dog?.subject === 0) expect(dog.x).toBeGreaterThan(horse?.x ?? 1);
      else expect(dog?.x).toBeLessThan(horse?.x ?? 0);
    }
  });

  it('stands one thing on the other, and the other way round for below', () => {
    const over = figures('an apple on top of a book');
    const under = figures('a book below an apple');
    for (const stack of [over, under]) {
      const upper = stack.find(({ base }) => base !== null);
      expect(upper?.art).toBe('sprite:red-apple');
      expect(stack[upper?.base?.figure ?? -1]?.art).toBe('sprite:blue-book');
    }
  });

  it('draws as many as are asked for', () => {
    expect(figures('five dogs')).toHaveLength(5);
    expect(figures('two cats and three birds')).toHaveLength(5);
  });

  it('lets everyone do what they are said to do', () => {
    expect(figures('a man dances').map(({ act, heading }) => [act, heading])).toEqual([['dance', 0]]);
    expect(figures('a horse gallops to the left').map(({ act, heading }) => [act, heading])).toEqual([['run', -1]]);
    expect(figures('a girl sits in a garden')[0]?.act).toBe('sit');
    expect(figures('a sleeping cat')[0]?.act).toBe('sleep');
    expect(figures('a dog lies on the grass')[0]?.act).toBe('lie');
    expect(figures('two ducks on a lake')[0]?.act).toBe('swim');
    expect(figures('a woman says "hello"')[0]?.act).toBe('talk');
  });

  it('gives a thing its place when the prompt names none', () => {
    const place = (prompt: string) => makePlan(readBrief(prompt, null), 1, 8).place;
    expect(['a banana', 'a couch', 'a zebra', 'a bus', 'a camel', 'a shark'].map(place)).toEqual([
      ...['kitchen', 'room', 'savanna', 'city', 'desert', 'underwater'],
    ]);
  });

  it('shows small things indoors on a table', () => {
    const all = makePlan(readBrief('a banana and a cup', null), 1, 8).figures.map(({ art }) => art);
    expect(all).toContain('rig:tabletop');
  });

  it('brings whoever comes nearer straight on when they have a front, and the others slantwise', () => {
    const ways = (prompt: string) => figures(prompt).map(({ approach, heading }) => [approach > 1, Math.abs(heading)]);
    expect(ways('a man walks towards us')).toEqual([[true, 0]]);
    expect(ways('a dog runs towards us')).toEqual([[true, 1]]);
    expect(figures('a car drives into the distance')[0]?.approach).toBeLessThan(1);
    expect(figures('a man walks')[0]?.approach).toBe(1);
    expect(figures('a bird flying upward')[0]?.climb).toBeGreaterThan(0);
  });

  it('lays rails below a train, and no second sofa behind the one that was asked for', () => {
    const train = makePlan(readBrief('a train in the mountains', null), 1, 8);
    expect(train.figures.map(({ art }) => art)).toEqual(['rig:train', 'rig:rails']);
    expect(makePlan(readBrief('a cat on a couch', null), 1, 8).without).toContain('sofa');
    expect(makePlan(readBrief('a cat in the living room', null), 1, 8).without).not.toContain('sofa');
  });

  it('sets the focus on what a close shot is about', () => {
    const focus = (prompt: string) => makePlan(readBrief(prompt, null), 1, 8).focus;
    expect(focus('a banana and a cup')).toBe('table');
    expect(focus('close-up of a sunflower in a meadow')).toBe('near');
    expect(focus('a horse in a meadow')).toBe('all');
  });

  it('looks across the table that small things stand on, and still calls it theirs', () => {
    const [apple, table] = figures('an apple on a red table');
    expect([apple?.art, apple?.base]).toEqual(['sprite:red-apple', null]);
    expect([table?.art, table?.subject, table?.colour]).toEqual(['rig:tabletop', 1, expect.any(Array)]);
    expect(figures('an apple on a light blue table')[1]?.colour).toEqual(expect.any(Array));
    expect(figures('a chair left of a dining table').map(({ art }) => art)).not.toContain('rig:tabletop');
    expect(figures('a dining table').map(({ art }) => art)).toEqual(['sprite:dining-table']);
  });

  it('shows the face of who speaks or is looked at closely, and all of who moves', () => {
    const framing = (prompt: string) => makePlan(readBrief(prompt, null), 1, 8).framing;
    expect(framing('a woman says "hello" in the forest')).toBe('waist');
    expect(framing('close-up of an old man')).toBe('bust');
    expect(framing('close-up of a man dancing')).toBe('full');
    expect(framing('a man walks in the forest')).toBe('full');
    expect(framing('a woman and a dog, close-up')).toBe('full');
  });

  it('puts the one before the other nearer, and lets it cover a little of the other', () => {
    const [dog, box] = bySubject('a dog in front of a box');
    expect(dog?.row).toBeGreaterThan((box?.row ?? 1) + 0.5);
    const [cat, chair] = bySubject('a cat behind a chair');
    expect(cat?.row).toBeLessThan((chair?.row ?? 0) - 0.5);
  });

  it('stands who is under a tree at its foot', () => {
    const [dog, tree] = bySubject('a dog under a tree');
    expect([dog?.base, tree?.base]).toEqual([null, null]);
    expect(dog?.x).toBe(tree?.x);
    expect((dog?.most ?? 1) * 2).toBeLessThanOrEqual(tree?.most ?? 0);
  });

  it('moves what cannot move by itself when it is thrown or falls', () => {
    expect(figures('a ball rolls to the left')[0]?.heading).toBe(-1);
    expect(figures('a feather floats downward')[0]?.climb).toBeLessThan(0);
    expect(figures('a ball on a chair')[0]?.heading).toBe(0);
  });

  it('parts those who go different ways', () => {
    const [puppy, ball] = bySubject('a ball rolls right while a puppy runs left');
    expect(ball?.x).toBeGreaterThan(puppy?.x ?? 1);
  });

  it('keeps the camera still where somebody is told where to go', () => {
    expect(makePlan(readBrief('a fox runs to the left', null), 5, 8).camera.move).toBe('static');
  });

  it('lets several stand side by side on one thing', () => {
    const owls = figures('three owls on a shelf').filter(({ subject }) => subject === 0);
    const xs = owls.map(({ x }) => x);
    expect(owls.every(({ base }) => base !== null)).toBe(true);
    expect(Math.min(...xs.slice(1).map((x, i) => x - (xs[i] ?? 0)))).toBeGreaterThan(0.04);
  });
});
