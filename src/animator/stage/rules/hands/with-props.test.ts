import { describe, expect, it } from 'vitest';
import { propFor } from '../../../bodies/families/person/props.ts';
import type { Script } from '../../../director/script.ts';
import { writeScript } from '../../../director/write-script.ts';
import { sketchScript, stageScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const written = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const play = (prompt: string, indoor = true): Script => provide(written(prompt), { indoor });
const thingsOf = ({ cast }: Script): string[] => cast.map(({ thing }) => thing);

describe('what an act brings into the hand', () => {
  it.each([
    ['Two sisters have a pillow fight on a bed', 'pillow'],
    ['Two men play table tennis in a garage', 'bat'],
    ['A judge bangs the gavel in a courtroom', 'gavel'],
    ['Kids blow soap bubbles in a park', 'bubble_wand'],
    ['An old man dances with a broom in an empty ballroom', 'broom'],
    ['Friends raise their glasses at a table', 'wine_glass'],
    ['Two kids roast marshmallows over a campfire', 'toasting_stick'],
  ])('%s', (prompt, prop) => {
    const script = play(prompt);
    expect(propFor(script.cast[0]?.id ?? 0, script)).toBe(prop);
    expect(thingsOf(script)).not.toContain('candy');
  });

  it('listens to a chest with the stethoscope that is in the hand and on no table', () => {
    const ward = play("A doctor listens to a little boy's chest with a stethoscope in a hospital room");
    expect(thingsOf(ward)).not.toContain('stethoscope');
    expect(ward.beats[0]).toMatchObject({ act: 'auscultate', target: 1 });
  });

  it('brings the table that the game is played at, with a place for each', () => {
    const { figures } = sketchScript(written('Two men play table tennis in a garage'), 1, 16 / 9);
    const posts = figures.flatMap(({ support }) => ('on' in support ? [] : [support.anchor]));
    expect(posts).toEqual(['post', 'post2']);
  });

  it('sits a judge behind the bench', () => {
    const { figures } = sketchScript(written('A judge reads a verdict and bangs the gavel'), 1, 16 / 9);
    expect(figures[0]?.support).toMatchObject({ anchor: 'seat', as: 'sit' });
  });

  it('goes on sitting around a fire while hands are busy, and looks into it', () => {
    const { figures } = stageScript(
      written('Four friends sit around a campfire at night and roast marshmallows on sticks'),
      1,
      16 / 9,
    );
    const friends = figures.filter(({ body }) => body.family === 'person');
    expect(friends.map(({ support }) => 'on' in support && support.seat !== undefined)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const [middle] = figures.find(({ body }) => body.sheet.thing === 'fire')?.path ?? [];
    for (const { path } of friends) {
      const [{ at, heading } = { at: [0, 0, 0], heading: 0 }] = path;
      const toward = Math.atan2((middle?.at[0] ?? 0) - at[0], (middle?.at[2] ?? 0) - at[2]);
      expect(Math.cos(heading - toward)).toBeGreaterThan(0.9);
    }
  });
});

describe('what is at the eye, on the wrist, in the band', () => {
  it.each([
    ['A captain looks through a spyglass on the deck of a ship', 'spyglass'],
    ['A birdwatcher looks through binoculars', 'binoculars'],
    ['A businessman checks his wristwatch at a train station', 'wristwatch'],
  ])('%s', (prompt, prop) => {
    const script = play(prompt);
    expect(propFor(0, script)).toBe(prop);
    expect(thingsOf(script).filter((thing) => /watch|telescope/.test(thing))).toEqual([]);
  });

  it('lets a climber who hangs on the rock be on it', () => {
    const rock = play('A climber hangs on a rope on a steep rock face', false);
    const wall = rock.cast.find(({ thing }) => thing === 'rock wall')?.id;
    expect(rock.relations).toContainEqual({ role: 0, relation: 'on', to: wall, where: null });
    expect(rock.beats[0]?.act).toBe('climb');
  });

  it('gives each of a trio what is told of them', () => {
    const bar = play('A jazz trio plays in a smoky bar, saxophone, double bass and drums');
    expect(bar.beats.map(({ act }) => act)).toEqual(expect.arrayContaining(['play', 'play_bass', 'play_drums']));
    expect(thingsOf(bar).filter((thing) => thing === 'saxophone')).toHaveLength(1);
  });

  it('seats the patient of a dentist, and puts no lamp on a head', () => {
    const room = play("A dentist examines a patient's teeth under a bright lamp");
    const chair = room.cast.find(({ thing }) => thing === 'barber chair')?.id;
    expect(room.relations).toContainEqual({ role: 1, relation: 'in', to: chair, where: null });
    expect(room.relations.some(({ relation }) => relation === 'under')).toBe(false);
  });
});

describe('crafts', () => {
  it('seats both whom one teaches to knit, and both knit', () => {
    const room = play('A grandmother in an armchair teaches her grandson how to knit');
    expect(room.beats.map(({ act }) => act)).toEqual(['knit', 'knit']);
    expect(thingsOf(room)).toContain('chair');
  });

  it('pours what is drawn into foam', () => {
    const cafe = play('A barista draws a heart in latte foam, close-up of hands and cup in a cozy cafe');
    expect(cafe.beats[0]).toMatchObject({ act: 'pour', target: 1 });
    expect(cafe.cast[1]).toMatchObject({ thing: 'cup', parts: expect.arrayContaining(['latte']) });
  });

  it('pours milk from a small jug, in a heart where one is told, and stands no glass of it in the cup', () => {
    const cafe = play("A barista's hands pour milk into a cappuccino, forming a heart");
    expect(cafe.cast.map(({ thing }) => thing)).not.toContain('milk');
    expect(cafe.cast.find(({ thing }) => thing === 'cup')?.parts).toContain('heart');
    expect(cafe.cast.find(({ thing }) => thing === 'jug')?.size).toBeLessThan(0.7);
  });

  it('lifts noodles out of the bowl that is told of, and none that lie beside it', () => {
    const bowl = play('Steaming bowl of ramen on a wooden counter, chopsticks lifting noodles');
    expect(thingsOf(bowl)).not.toContain('spaghetti');
    expect(bowl.cast[0]?.parts).toContain('chopsticks');
  });

  it('paints on a canvas that stands on its easel', () => {
    const room = play('An old painter paints a picture in his studio');
    expect(thingsOf(room)).toContain('easel');
    expect(thingsOf(room)).not.toContain('painting');
  });

  it('draws a heart in the foam of a cup that nobody is at', () => {
    const cafe = play('A latte with a heart in the foam on a wooden table');
    expect(thingsOf(cafe)).not.toContain('heart');
  });

  it('brings hands to the snowman on whom something is put, and the sister of a boy is a girl', () => {
    const yard = play('A boy puts the carrot nose on a snowman while his sister wraps a scarf around it', false);
    const snowman = yard.cast.find(({ thing }) => thing === 'snowman')?.id;
    expect(yard.beats.map(({ act, target }) => [act, target])).toEqual([
      ['build', snowman],
      ['build', snowman],
    ]);
    expect(yard.cast.find(({ noun }) => noun === 'sister')?.person?.age).toBe('child');
  });

  it('gives each in the rain an umbrella of their own', () => {
    const street = play(
      'Rainy evening in Tokyo; everyone holds transparent umbrellas, people walk toward the camera',
      false,
    );
    expect(street.relations).toContainEqual({ role: 0, relation: 'holding', to: 1, where: null });
  });

  it('lays a blanket over the shoulders of who sleeps, and none on the floor', () => {
    const prompt =
      'A man has fallen asleep with his head on the desk. A colleague tiptoes in and puts a blanket over his shoulders';
    expect(thingsOf(play(prompt))).not.toContain('rug');
    const { figures } = sketchScript(written(prompt), 1, 16 / 9);
    const sleeper = figures.filter(({ role }) => role === 0);
    expect(sleeper.map(({ body }) => JSON.stringify(body.sheet.wears).includes('blanket'))).toEqual([false, true]);
    expect(sleeper[1]?.seen.from).toBe(sleeper[0]?.seen.to);
  });

  it('lies along a couch and not across it', () => {
    const { figures } = sketchScript(written('A boy sleeps on the couch'), 1, 16 / 9);
    expect(figures[0]?.support).toMatchObject({ anchor: 'bed', as: 'sit' });
  });

  it.each([
    ['A florist ties a bouquet of tulips at her counter', true, 'bouquet', 'wrap'],
    ['Kids build a sandcastle and a boy pours water into the moat from a red bucket', false, 'sandcastle', 'pour'],
  ])('has the hands on what is bound or watered: %s', (prompt, indoor, thing, act) => {
    const script = play(prompt, indoor);
    const id = script.cast.find((role) => role.thing === thing)?.id;
    expect(script.beats).toContainEqual(expect.objectContaining({ act, target: id }));
    if (!indoor) expect(thingsOf(script)).not.toContain('dining table');
  });

  it('lays the patient down over whom a surgeon stands', () => {
    const room = play('A surgeon and a nurse stand over a patient in an operating room under bright lights');
    expect(room.beats).toContainEqual(expect.objectContaining({ role: 2, act: 'sleep' }));
  });

  it('feeds ducks out of the bag in the hand, ashore', () => {
    const prompt = 'A woman feeds ducks from a paper bag at the pond';
    const bag = play(prompt, false).cast.find(({ thing }) => thing === 'shopping bag')?.id;
    expect(play(prompt, false).relations).toContainEqual({ role: 0, relation: 'holding', to: bag, where: null });
    const ducks = sketchScript(written(prompt), 1, 16 / 9).figures.filter(({ body }) => body.family === 'bird');
    expect(ducks.every(({ support }) => 'on' in support && support.on === 'ground')).toBe(true);
  });

  it('leaves the bouquet to the bride until somebody catches it', () => {
    const garden = play('A bride throws her bouquet over her shoulder and the bridesmaids reach for it', false);
    expect(garden.relations.some(({ role, relation }) => role === 2 && relation === 'holding')).toBe(false);
  });

  it('smiles while it pours, for somebody who sits there', () => {
    expect(play('A smiling waitress pouring coffee').beats[0]).toMatchObject({ act: 'pour', from: 0 });
    const diner = play('A waitress pours coffee for a trucker in a diner');
    expect(diner.beats).toContainEqual(expect.objectContaining({ role: 2, act: 'sit' }));
    expect(thingsOf(diner)).toContain('laid table');
  });

  it('raises the bonnet of a car that is repaired', () => {
    const works = play('A mechanic repairs an old red car in a garage');
    expect(works.cast[1]?.parts).toContain('open bonnet');
  });
});

describe('food, telephones and lanterns', () => {
  it('cuts a portion of fish, and leaves a fish that lives alone', () => {
    const kitchen = play('A sushi chef slices salmon on a wooden board');
    expect(kitchen.cast[1]).toMatchObject({ thing: 'fillet', count: 1 });
    expect(thingsOf(play('A boy feeds a fish in a tank'))).toContain('fish');
    expect(thingsOf(play('A farmer shears a sheep', false))).toContain('sheep');
  });

  it('dials where the telephone hangs', () => {
    const hall = play('A man dials a rotary phone on a wall in a hallway');
    expect(hall.beats).toContainEqual(expect.objectContaining({ role: 0, act: 'dial' }));
    expect(hall.relations).toContainEqual({ role: 0, relation: 'on', to: 1, where: null });
  });

  it('lets a paper lantern rise that somebody releases', () => {
    const lake = play('A girl releases a paper lantern into the night sky over a lake', false);
    expect(thingsOf(lake)).toContain('sky lantern');
    expect(lake.beats).toContainEqual(expect.objectContaining({ role: 1, act: 'rises' }));
  });

  it('sleeps with the head on the desk, and not on top of it', () => {
    const office = play('A programmer has fallen asleep with his head on the desk');
    expect(office.beats[0]?.act).toBe('doze');
    expect(thingsOf(office)).toContain('chair');
  });

  it('nobody is in a mirror', () => {
    const salon = play("A hairdresser cuts a woman's hair, both look in the mirror");
    const mirror = salon.cast.find(({ thing }) => thing === 'mirror')?.id;
    expect(salon.relations.filter(({ to }) => to === mirror)).toEqual([]);
  });
});
