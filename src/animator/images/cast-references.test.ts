import { describe, expect, it } from 'vitest';
import { QUIET } from '../bodies/body.ts';
import { CUT_OUT_SIDE, type CutOut, makeReferenceBody } from '../bodies/families/reference.ts';
import { FieldKernel } from '../bodies/polygonise.ts';
import { writeScript } from '../director/write-script.ts';
import { makeRandom } from '../maths/random.ts';
import { castReferences } from './cast-references.ts';
import { readReferences } from './read-references.ts';
import { bodiesWith } from './reference-bodies.ts';

function aCutOut(name: string): CutOut {
  const pixels = new Uint8Array(CUT_OUT_SIDE * CUT_OUT_SIDE * 4);
  // On two legs, between which the ground is seen.
  for (let y = 100; y < 400; y++) {
    for (let x = 200; x < 320; x++)
      if (y < 300 || x < 235 || x >= 285) pixels.set([200, 40, 40, 255], (y * CUT_OUT_SIDE + x) * 4);
  }
  const shares = { left: 200, top: 100, width: 120, height: 300 };
  const [left, top, width, height] = Object.values(shares).map((value) => value / CUT_OUT_SIDE);
  return {
    name,
    pixels,
    left: left ?? 0,
    top: top ?? 0,
    width: width ?? 0,
    height: height ?? 0,
    cutOff: false,
    framed: 0,
    face: null,
  };
}

const A_FACE: CutOut['face'] = {
  eyes: [
    { u: 0.48, v: 0.3 },
    { u: 0.54, v: 0.3 },
  ],
  across: 0.08,
};
const CUTS = ['a', 'b', 'c'].map(aCutOut);

/** Which picture shows which role, by its noun. */
function castOf(prompt: string, count: number): Record<string, unknown> {
  const read = readReferences(prompt, count);
  const script = writeScript({ prompt: read.prompt, negativePrompt: null, durationSeconds: 8 });
  const filled = castReferences(script, CUTS.slice(0, count), read);
  return Object.fromEntries(
    filled.script.cast.map((role, at) => [
      role.noun === 'reference' ? `extra ${at}` : role.noun,
      filled.cast(role, makeRandom(1), 0)?.sheet.picture ?? null,
    ]),
  );
}

describe('references', () => {
  it('have no seats: who drives what one shows sits in one of its kind and colour', () => {
    const read = readReferences('a woman drives the car from the picture through a desert', 1);
    const script = writeScript({ prompt: read.prompt, negativePrompt: null, durationSeconds: 8 });
    const filled = castReferences(script, CUTS.slice(0, 1), read);
    const car = filled.script.cast.find(({ noun }) => noun === 'car');
    expect(car?.traits).not.toContain('driverless');
    const body = car === undefined ? null : filled.cast(car, makeRandom(1), 0);
    expect(body?.family).toBe('vehicle');
    expect(body?.sheet.colour).toBe(0xc82828);
  });

  it('are filmed from beside the car where one of them drives the other', () => {
    const read = readReferences('the man from image 1 drives the car from image 2 along a coastal road', 2);
    const script = writeScript({ prompt: read.prompt, negativePrompt: null, durationSeconds: 8 });
    const filled = castReferences(script, CUTS.slice(0, 2), read).script;
    const car = filled.cast.find(({ thing }) => thing === 'car');
    expect(filled.shots[0]).toMatchObject({ subject: car?.id, angle: 'side', move: 'follow_beside' });
  });

  it('play the roles the prompt gives them', () => {
    expect(castOf('the dog from the second picture runs beside the woman in image 1', 2)).toEqual({
      dog: 'b',
      woman: 'a',
    });
    expect(castOf('a cat chases the dog from the picture', 1)).toEqual({ cat: null, dog: 'a' });
  });

  it('are as many as a picture shows where the words speak of them as known, and as many as they say else', () => {
    const dogsOf = (prompt: string): number | undefined => {
      const read = readReferences(prompt, 1);
      const script = writeScript({ prompt: read.prompt, negativePrompt: null, durationSeconds: 8 });
      return castReferences(script, CUTS.slice(0, 1), read).script.cast.find(({ noun }) => noun === 'dog')?.count;
    };
    expect(dogsOf('the dogs run in a meadow')).toBe(1);
    expect(dogsOf('two dogs run in a meadow')).toBe(2);
  });

  it('are no place because something stands beside them, unless they are as large as one', () => {
    expect(readReferences('the cup from image 1 stands next to the flower from image 2', 2).place).toBeNull();
    expect(readReferences('the woman of image 1 stands by the lake of image 2', 2).place).toMatchObject({ number: 1 });
  });

  it('of people whom no word is left for go along with the one the words are about', () => {
    const bust = (name: string): CutOut => ({ ...aCutOut(name), face: A_FACE, cutOff: true });
    const script = writeScript({ prompt: 'the officer walks in a park', negativePrompt: null, durationSeconds: 6 });
    const filled = castReferences(script, [bust('a'), bust('b')], { wishes: [] }).script;
    const [officer, other] = filled.cast;
    expect(filled.beats.filter(({ act }) => act === 'walk').map(({ role }) => role)).toEqual([officer?.id, other?.id]);
    expect(filled.relations).toContainEqual({ role: other?.id, relation: 'beside', to: officer?.id, where: null });
  });

  it('stand on what is to bear them, which is no picture', () => {
    const read = readReferences('all of them on a table', 3);
    const script = writeScript({ prompt: read.prompt, negativePrompt: null, durationSeconds: 1 });
    const filled = castReferences(script, CUTS, read).script;
    const [table, ...extras] = filled.cast;
    expect(table?.noun).toBe('table');
    expect(castOf('all of them on a table', 3)).toMatchObject({ table: null });
    expect(filled.relations).toMatchObject(extras.map(({ id }) => ({ role: id, relation: 'on', to: table?.id })));
    expect(extras).toHaveLength(3);
  });

  it('play them in other languages too', () => {
    expect(castOf('el perro de la segunda imagen corre en la playa con la mujer de la primera imagen', 2)).toEqual({
      dog: 'b',
      woman: 'a',
    });
    expect(castOf('der Hund aus dem zweiten Bild läuft am Strand', 2)).toMatchObject({ dog: 'b' });
    expect(castOf('le chien de la première image court sur la plage', 1)).toMatchObject({ dog: 'a' });
  });

  it('play them in order where nothing is said, and stand among the others where none is left', () => {
    expect(castOf('a dog runs on the beach', 2)).toEqual({ dog: 'a', 'extra 1': 'b' });
  });

  it('do together what a prompt says that names nobody', () => {
    expect(readReferences('these two are dancing on the beach', 2).prompt).toBe('two people are dancing on the beach');
    expect(readReferences('all of them on a table', 4).prompt).toBe('all of them on a table');
    expect(castOf('they dance on the beach', 2)).toEqual({ people: 'a' });
  });

  it('play whom they show where nothing else is said', () => {
    const [dog, woman] = [
      { ...aCutOut('dog'), width: 0.8, height: 0.4 },
      { ...aCutOut('woman'), face: A_FACE, cutOff: true },
    ];
    const script = writeScript({ prompt: 'the woman walks the dog', negativePrompt: null, durationSeconds: 8 });
    const { cast } = castReferences(script, [dog, woman], { wishes: [] });
    const pictures = script.cast.map((role) => {
      const sheet = cast(role, makeRandom(1), 0)?.sheet;
      return [role.noun, sheet?.picture ?? sheet?.portrait];
    });
    expect(Object.fromEntries(pictures)).toMatchObject({ woman: 'woman', dog: 'dog' });
  });

  it('of no more than the head of an animal play it in a whole body of their colours', () => {
    const prompt = 'the cat from the picture sleeps on a sofa';
    const read = readReferences(prompt, 1);
    const script = writeScript({ prompt: read.prompt, negativePrompt: null, durationSeconds: 6 });
    const castBy = (framed: number) => {
      const { cast } = castReferences(script, [{ ...aCutOut('head'), framed }], read);
      const cat = script.cast.find(({ noun }) => noun === 'cat');
      return cat === undefined ? null : cast(cat, makeRandom(1), 0);
    };
    expect(castBy(0.9)).toMatchObject({ family: 'quadruped', sheet: { coat: { base: '#c82828' } } });
    expect(castBy(0.1)).toMatchObject({ family: 'reference' });
  });

  it('of an animal that lies play it in a whole body where it is to go, and as the picture shows it else', () => {
    const [standing] = CUTS;
    if (standing === undefined) throw new RangeError();
    const lying = { ...standing, pixels: standing.pixels.slice() };
    for (let y = 100; y < 400; y++)
      for (let x = 200; x < 320; x++) lying.pixels.set([200, 40, 40, 255], (y * CUT_OUT_SIDE + x) * 4);
    const familyOf = (prompt: string, cut: CutOut): string | undefined => {
      const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
      const filled = castReferences(script, [cut], readReferences(prompt, 1));
      const [role] = filled.script.cast;
      return role === undefined ? undefined : filled.cast(role, makeRandom(1), 0)?.family;
    };
    expect(familyOf('the tiger walks through a forest', lying)).toBe('quadruped');
    expect(familyOf('the tiger sleeps in a forest', lying)).toBe('reference');
    expect(familyOf('the tiger walks through a forest', standing)).toBe('reference');
  });

  it('are people where the words speak of more than they name', () => {
    expect(readReferences('they walk with the dog', 3).prompt).toBe('two people walk with the dog');
  });

  it.each([
    ['put the horse of image 1 into the meadow of image 2', 1, 'meadow'],
    ["Image 1's dog stands in Image 2's landscape", 1, 'landscape'],
    ['place the astronaut in the second image', 1, null],
    ['the dog runs with image 2 as the background', 1, null],
    ['the knight from image 1 before the castle from image 3', 2, 'castle'],
  ])('one is the place of it: %s', (prompt, number, noun) => {
    expect(readReferences(prompt, 3).place).toEqual({ number, noun });
  });

  it.each([
    'put the dog in image 1 on the beach',
    'the cat sits in the car of image 2',
    'the dog in image 1 chases the cat in image 2',
    'the woman in the first picture wears the hat of the second picture',
  ])('none is, where what lives or moves is meant: %s', (prompt) => {
    expect(readReferences(prompt, 2).place).toBeNull();
  });

  it('leave the cast to the others where one is the place', () => {
    const read = readReferences('the dog from image 1 runs in front of the temple from image 2', 2);
    const script = writeScript({ prompt: read.prompt, negativePrompt: null, durationSeconds: 8 });
    const filled = castReferences(script, CUTS.slice(0, 2), read);
    expect(filled.script.cast.map(({ noun }) => noun)).toEqual(['dog']);
  });

  it('leave no picture to be drawn of the words that name it', () => {
    expect(readReferences('the dog from the first picture runs on the beach', 1).prompt).toBe(
      'the dog runs on the beach',
    );
  });

  it('are meant by a likeness, too', () => {
    expect(readReferences('a cat like this sleeps on a sofa', 1).prompt).toBe('a cat sleeps on a sofa');
    expect(readReferences('a dog like the one in the picture runs', 1).prompt).toBe('a dog runs');
    expect(readReferences('I would like this dog to run', 1).prompt).toBe('I would like this dog to run');
  });

  it('of a vehicle from its side are filmed from there', () => {
    const angleOf = (prompt: string, width: number): string | undefined => {
      const read = readReferences(prompt, 1);
      const script = writeScript({ prompt: read.prompt, negativePrompt: null, durationSeconds: 8 });
      return castReferences(script, [{ ...aCutOut('car'), width, height: 0.2 }], read).script.shots[0]?.angle;
    };
    expect(angleOf('the car from the picture drives through a city', 0.4)).toBe('side');
    expect(angleOf('the car from the picture drives through a city', 0.2)).not.toBe('side');
    expect(angleOf('the car from the picture drives through a city, aerial view', 0.4)).not.toBe('side');
  });

  it('are bodies that stand on the ground, as tall as they are wide in the picture', () => {
    const body = bodiesWith(CUTS, () => makeReferenceBody(aCutOut('z')))({
      family: 'reference',
      sheet: { picture: 'b' },
    });
    expect(body).toMatchObject({ height: expect.closeTo(1.6), width: expect.closeTo(0.64), broadside: true });
    expect(() => bodiesWith(CUTS, () => body)({ family: 'reference', sheet: { picture: 'z' } })).toThrow(RangeError);
  });

  it('stand in the ground with their nearer end where they are broad, so that the other does not hang in the air', () => {
    const pixels = new Uint8Array(CUT_OUT_SIDE * CUT_OUT_SIDE * 4);
    for (let y = 200; y < 300; y++) {
      // Its right end goes less far down.
      for (let x = 100; x < 400; x++)
        if (y < 290 || x < 200) pixels.set([200, 40, 40, 255], (y * CUT_OUT_SIDE + x) * 4);
    }
    const [left, top, width, height] = [100, 200, 300, 100].map((value) => value / CUT_OUT_SIDE);
    const car = { ...aCutOut('car'), pixels, left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 };
    const lowestOf = (cut: CutOut): number => {
      const [part] = makeReferenceBody(cut, 'vehicle').makeParts(new FieldKernel());
      return Math.min(...(part?.mesh.positions ?? []).filter((_, at) => at % 3 === 1));
    };
    expect(lowestOf(car)).toBeLessThan(-0.01);
    expect(lowestOf(aCutOut('d'))).toBeGreaterThan(-0.01);
  });

  it('of animals lie as their picture shows them, and are not laid on their side', () => {
    const [standing, lying] = ['stand', 'lie'].map((act) => ({ ...QUIET, act }));
    const animal = makeReferenceBody(aCutOut('d'), 'quadruped');
    expect(animal.pose(lying ?? QUIET).root).toEqual(animal.pose(standing ?? QUIET).root);
    const thing = makeReferenceBody(aCutOut('d'), '');
    expect(thing.pose(lying ?? QUIET)).not.toEqual(thing.pose(standing ?? QUIET));
  });

  it('walk on the legs that their outline has, and hop where they play a thing', () => {
    const cut = aCutOut('d');
    // A gap between two legs.
    for (let y = 270; y < 400; y++) for (let x = 245; x < 275; x++) cut.pixels[(y * CUT_OUT_SIDE + x) * 4 + 3] = 0;
    const walking = { ...QUIET, act: 'walk', speed: 1.2, gone: 0.7 };
    const person = makeReferenceBody(cut, 'person');
    expect(person.skeleton.bones.filter(({ name }) => name.startsWith('leg'))).toHaveLength(2);
    expect(person.strides?.(walking)).toMatchObject({ by: 'feet', gait: 'walk' });
    expect(person.pose(walking).root[1]).toBeLessThan(0.05);
    expect(makeReferenceBody(cut, '').pose(walking).root[1]).toBeGreaterThan(0.05);
    expect(makeReferenceBody(cut, 'vehicle').pose(walking).root[1]).toBe(0);
  });
});
