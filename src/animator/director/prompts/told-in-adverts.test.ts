import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

describe('films for something that is sold', () => {
  it('lets what is held in one shot fall in a later one, and not before', () => {
    const { beats } = write(
      'Close-up of hands gripping a newspaper. Lens switch. Medium shot, the man looks up. Lens switch. Wide shot, he stands, the newspaper falling to the floor.',
    );
    expect(beats.find(({ act }) => act === 'fall')?.from).toBeGreaterThan(4);
  });

  it('goes in with whoever enters another place', () => {
    const { shots } = write('A girl walks down a rainy street at night. She enters a cozy cafe and smiles.');
    expect(shots.map(({ place }) => place)).toEqual([null, 'cafe']);
  });

  it('follows in each shot whom that shot follows', () => {
    const { shots, cast } = write(
      'Shot 1: Tracking shot following a nun through a village. Shot 2: Tracking shot following a boy who runs.',
    );
    expect(shots.map(({ subject }) => cast.find(({ id }) => id === subject)?.noun)).toEqual(['nun', 'boy']);
  });

  it('lights a dark wall in the colour that a gradient goes to', () => {
    const { set } = write('A watch on a stand, gradient background from deep charcoal to warm amber, product shot.');
    expect(set.dressing).toEqual(expect.arrayContaining(['dark background', 'amber glow behind']));
  });

  it('has no meadow around what grows out of a pen', () => {
    const { set } = write(
      'A pen glides over paper, and small flowers sprout from it. Background is an old wooden desk.',
    );
    expect(set.place).toBe('study');
  });

  it('holds up what is looked at from near, and puts it down before the shot in which it lies', () => {
    const { beats, cast } = write(
      'A woman holds up a phone in an office. She smiles. Cut to a close-up of the phone screen. End on the phone resting on a desk.',
    );
    const woman = cast.find(({ person }) => person !== null)?.id;
    const own = beats
      .filter(({ role, target }) => role === woman && target !== null)
      .map(({ act, from }) => [act, Math.round(from)]);
    expect(own).toEqual([
      ['hold', 0],
      ['hold', 2],
      ['put', 4],
    ]);
  });

  it('shows the land before it follows somebody through it', () => {
    const { shots } = write(
      'A wide establishing shot of a city at night. Following a nun through the crowd, the camera tracking behind her.',
    );
    expect(shots.map(({ size, move }) => [size, move])).toEqual([
      ['establishing', 'static'],
      ['wide', 'follow_behind'],
    ]);
  });

  it.each([
    ['A ranger ascends a rocky trail at dawn.', 'walk'],
    ['A ranger ascends a rock face at dawn.', 'climb'],
  ])('goes up trails on foot, and up walls by hand: %s', (prompt, act) => {
    expect(write(prompt).beats[0]?.act).toBe(act);
  });

  it('stays in the parking garage that is called a garage later', () => {
    expect(write('A man waits in a parking garage. Suddenly headlights flash across the garage.').set.place).toBe(
      'parking_garage',
    );
  });

  it('lays what stands on slate on stone', () => {
    expect(write('Product shot of a frosted bottle on wet black slate.').set.dressing).toContain('stone surface');
  });

  it('shows one phone, though a phone commercial is told of before it', () => {
    const { cast } = write('Premium smartphone commercial: a black smartphone floats and rotates in a dark void.');
    expect(cast.map(({ thing }) => thing)).toEqual(['cell phone']);
  });

  it('lets no running shoe run, and draws its outline in the one colour that is told', () => {
    const { beats, set } = write(
      'A white running sneaker rotates on a pedestal in a dark studio, neon blue rim light.',
    );
    expect(beats.map(({ act }) => act)).toEqual(['spin']);
    expect(set.dressing).toContain('blue rim light');
    expect(set.dressing).not.toContain('neon rim light');
  });

  it('has one snowflake from near as a thing, and snow elsewhere', () => {
    expect(write('Macro shot of a single snowflake, dark blue background').cast[0]?.thing).toBe('snow crystal');
    expect(write('A snowflake falls past a lamp in a quiet street').cast.map(({ thing }) => thing)).not.toContain(
      'snow crystal',
    );
  });
});
