import { describe, expect, it } from 'vitest';
import { findDictionaryKind } from '../catalogue/dictionary.ts';
import { findThing, THINGS } from '../catalogue/things.ts';
import { readBrief } from './from-script.ts';

/** The 80 object classes of COCO. */
const COCO =
  'person,bicycle,car,motorcycle,airplane,bus,train,truck,boat,traffic light,fire hydrant,stop sign,parking meter,bench,bird,cat,dog,horse,sheep,cow,elephant,bear,zebra,giraffe,backpack,umbrella,handbag,tie,suitcase,frisbee,skis,snowboard,sports ball,kite,baseball bat,baseball glove,skateboard,surfboard,tennis racket,bottle,wine glass,cup,fork,knife,spoon,bowl,banana,apple,sandwich,orange,broccoli,carrot,hot dog,pizza,donut,cake,chair,couch,potted plant,bed,dining table,toilet,tv,laptop,mouse,remote,keyboard,cell phone,microwave,oven,toaster,sink,refrigerator,book,clock,vase,scissors,teddy bear,hair drier,toothbrush'.split(
    ',',
  );

describe('what can be drawn', () => {
  it('has every object class of COCO, by its own name', () => {
    expect(COCO).toHaveLength(80);
    const missing = COCO.filter((name) => {
      const [subject] = readBrief(`a ${name}`, null).subjects;
      return subject === undefined || findThing(subject.kind) === null;
    });
    expect(missing).toEqual([]);
  });

  it('has more than three hundred sprites, and one row for each kind', () => {
    expect(new Set(THINGS.filter(({ art }) => art.startsWith('sprite:')).map(({ art }) => art)).size).toBeGreaterThan(
      300,
    );
    expect(new Set(THINGS.map(({ kind }) => kind)).size).toBe(THINGS.length);
    for (const thing of THINGS) expect(thing.metres, thing.kind).toBeGreaterThan(0);
  });
});

describe('the dictionary', () => {
  it.each([
    ['spaniel', 'dog'],
    ['scholar', 'person'],
    ['magpie', 'bird'],
    ['aspen', 'tree'],
    ['harmonica', 'trumpet'],
  ])('climbs from %s to %s', (noun, kind) => {
    expect(findDictionaryKind(noun)).toBe(kind);
  });

  it.each(['delicious', 'colors', 'thing', 'style', 'idea'])('draws nothing for %s', (word) => {
    expect(findDictionaryKind(word)).toBeNull();
  });
});

describe('relations', () => {
  it.each([
    ['a bicycle on the left of a car, front view', 'left_of'],
    ['a car to the right of a motorcycle', 'right_of'],
    ['an oven on the top of a toaster', 'on'],
    ['an oven on the bottom of a toaster', 'under'],
    ['a cat sitting on a red chair', 'on'],
    ['a bird hovering above a tree', 'above'],
    ['a dog behind a fire hydrant', 'behind'],
    ['a man riding a horse', 'riding'],
    ['a girl holding a kite', 'holding'],
    ['一辆自行车在一辆汽车的左边', 'left_of'],
    ['una manzana encima de un libro', 'on'],
  ])('of %j', (prompt, relation) => {
    expect(readBrief(prompt, null).subjects[0]?.relations).toEqual([{ relation, subject: 1 }]);
  });

  it('may come first', () => {
    const [bicycle, car] = readBrief('to the left of the car, a bicycle', null).subjects;
    expect(car?.relations).toEqual([]);
    expect(bicycle?.relations).toEqual([{ relation: 'left_of', subject: 1 }]);
  });
});

describe('nouns that could be something else', () => {
  const kinds = (prompt: string) => readBrief(prompt, null).subjects.map(({ kind, colour }) => [kind, colour]);

  it.each([
    [
      'an orange bicycle and an orange',
      [
        ['bicycle', 'orange'],
        ['orange', null],
      ],
    ],
    ['a woman in a red coat', [['person', 'red']]],
    ['a sink', [['sink', null]]],
    ['ships sink', [['ship', null]]],
    ['an ice cream', [['ice cream', null]]],
    ['un caballo blanco', [['horse', 'white']]],
  ] as const)('in %j', (prompt, expected) => {
    expect(kinds(prompt)).toEqual(expected);
  });

  it('brings no winter with an ice cream', () => {
    expect(readBrief('an ice cream', null).season).toBe('summer');
  });
});
