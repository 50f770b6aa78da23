import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

const told = (prompt: string) => {
  const { cast, beats, relations, set } = write(prompt);
  const name = (id: number | null): string => cast[id ?? -1]?.thing ?? '-';
  return {
    cast: cast.map(({ thing }) => thing),
    acts: beats.map(({ role, act }) => `${name(role)} ${act}`),
    relations: relations.map(({ role, relation, to, where }) => `${name(role)} ${relation} ${where ?? name(to)}`),
    set,
  };
};

describe('people of daily life', () => {
  it('films itself at the length of its arm', () => {
    const angle = (prompt: string) => write(prompt).shots[0]?.angle;
    expect(angle("A woman holds the camera at arm's length while walking through Times Square")).toBe('selfie');
    expect(angle('A vlogger walks along a beach and says: "Hello from Bali!"')).toBe('selfie');
    expect(angle('A vlogger drinks tea in a garden')).toBe('eye');
  });

  it('wears no working clothes when the work is done, and is old', () => {
    const [person] = write('Interview with a retired firefighter in his living room').cast;
    expect(person?.person).toMatchObject({ role: null, age: 'old' });
  });

  it('reads a comic as a thing and not as a look', () => {
    expect(write('A boy reads a comic under his blanket at night').styles).toEqual([]);
    expect(write('A boy runs through the rain, comic style').styles).toEqual(['pop_art']);
  });

  it('reads what people of daily life do and have', () => {
    expect(told('A young woman turns to look at the camera and slowly smile').acts).toContain('person smile');
    expect(told('A street musician plays a soulful saxophone solo').relations).toContain('person holding saxophone');
    expect(told('Friends sit on a sofa watching a match on TV').relations).toEqual(['person on couch']);
    expect(told('A girl curled up on a couch with a book').relations).toContain('person holding book');
    expect(told('A woman practices yoga: mountain pose, plank, downward dog').cast).toEqual(['person']);
    expect(told('A father and son fishing on a dock').acts).toEqual(['person fish', 'person fish']);
    expect(told('A couple walking hand in hand along the beach').acts).toContain('person hold_hands');
    expect(told('A barber gives an old man a haircut in a barbershop').acts).toEqual(['person cut']);
    expect(told('A mother rocks her baby to sleep').acts).not.toContain('person sleep');
    expect(told('Surfers carry their boards to the beach').cast).toContain('surfboard');
    expect(told('A man sits on a bus and reads').set.place).toBe('train_car');
    expect(write('Medium tracking shot of a woman jogging').shots[0]).toMatchObject({
      size: 'medium',
      move: 'follow_beside',
    });
    expect(told('A worker rubs his temples in an office').cast).toEqual(['person']);
    expect(told('A woman enjoying a cup of coffee in a cafe').acts).toEqual(['person drink']);
    expect(told('Friends enjoying the sunset on a hill').acts).toEqual(['person look']);
    expect(told('A street musician playing a slow, sad violin melody in the rain').relations).toContain(
      'person holding violin',
    );
    expect(told('A girl is hip-hop dancing').acts).toEqual(['person dance']);
    expect(write('A boy looks scared in a dark room').cast[0]?.expression).toBe('fear');
    expect(told('A woman looks up at falling petals, catching one in her hands').cast).toEqual(['person']);
    expect(write('A slow cinematic pan of a couple smiling in a living room').shots[0]?.move).toBe('pan_right');
    const [aged] = write('A 20-year-old in a knit sweater reads on a couch').cast;
    expect(aged).toMatchObject({ thing: 'person', person: { age: 'young' }, wears: [{ garment: 'sweater' }] });
    const { cast, shots } = write("Close-up. An elderly craftsman's hands work clay on a pottery wheel");
    expect([cast[0]?.person?.age, shots[0]?.part]).toEqual(['old', 'hands']);
    expect(write('Wide establishing shot. A woman does yoga on a rooftop').shots[0]?.subject).toBe(0);
  });
});

it('tears and the mood of a film are on the faces', () => {
  const faces = (prompt: string) =>
    writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).cast.map(({ expression }) => expression);
  expect(faces('A young woman sits on a train, tears rolling down her cheeks')[0]).toBe('weeping');
  expect(faces('A woman with tears of joy hugs her brother')[0]).not.toBe('weeping');
  expect(faces('A man sits on a bench. Melancholic, cinematic.')[0]).toBe('sorrow');
  expect(faces('A crying puppy in a box')[0]).toBe('sorrow');
});

it('whose beard is white is old, his friend is like him, a big family is of people, and chalk is on its board', () => {
  const friends = write('Two friends play chess. One of them strokes his white beard; the other laughs.').cast;
  const people = friends.flatMap(({ person }) => (person === null ? [] : [person]));
  expect(people.map(({ gender, age }) => `${gender} ${age}`)).toEqual(['man old', 'man old']);
  expect(people[0]?.hair?.colour).toBe('white');
  for (const { size } of write('A big Italian family: parents and children laugh at a long table').cast)
    expect(size).toBeLessThan(1.2);
  expect(write('A teacher smiles. On the blackboard there are chalk drawings.').styles).toEqual([]);
  expect(write('A fox in a forest, chalk drawing').styles).toEqual(['chalk']);
});

it('eyes that fill with tears weep, a ball is passed on, and a minimalist room is no style', () => {
  expect(told('A woman reads a letter; her eyes fill with tears').acts).toContain('person cry');
  expect(told('Eight people sit in a circle and pass a ball to one another').acts).toContain('person give');
  expect(write('A chef slices salmon. Minimalist Japanese restaurant.').styles).toEqual([]);
});
