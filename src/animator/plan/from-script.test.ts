import { describe, expect, it } from 'vitest';
import { readBrief } from './from-script.ts';

function read(prompt: string, negativePrompt: string | null = null) {
  return readBrief(prompt, negativePrompt);
}

describe('the setting', () => {
  it.each([
    ['a quiet beach at sunset', 'beach', 'golden_hour', null],
    ['snow falling on the mountains at dawn', 'mountains', 'dawn', 'snow'],
    ['rainy city street at night', 'city', 'night', 'rain'],
    ['a foggy forest in the early morning', 'forest', 'dawn', 'fog'],
    ['an astronaut drifting near the earth', 'space', null, null],
    ['rolling hills under a blue sky', 'meadow', 'day', null],
    ['a sailboat crossing the bay', 'beach', null, null],
    ['dunes of the sahara at noon', 'desert', 'day', null],
    ['a canoe on a calm lake', 'lake', null, null],
    ['海滩 日落', 'beach', 'golden_hour', null],
    ['🐕 🌊 🌇', 'beach', 'golden_hour', null],
    ['soft light in the woods', 'forest', null, null],
    ['夜晚的城市下雨', 'city', 'night', 'rain'],
    ['un perro corre por la playa al atardecer', 'beach', 'golden_hour', null],
    ['ein Hund läuft über die Wiese bei Nacht', 'meadow', 'night', null],
  ] as const)('reads %j', (prompt, place, time, weather) => {
    const reading = read(prompt);
    expect({ place: reading.place, weather: reading.weather }).toEqual({ place, weather: weather ?? 'clear' });
    if (time !== null) expect(reading.time).toBe(time);
  });

  it('chooses what the prompt does not say, the same for the same words', () => {
    const [once, again] = [read('something wonderful'), read('something wonderful')];
    expect(once).toEqual(again);
    expect(once).toMatchObject({ weather: 'clear', season: 'summer', mood: null, subjects: [] });
  });
});

describe('the things', () => {
  it('reads count, colour, action and direction', () => {
    const [dogs, boat] = read(
      'two golden retrievers run to the left on the beach, a small red boat behind them',
    ).subjects;
    expect(dogs).toEqual({
      word: 'golden retrievers',
      noun: 'golden retriever',
      kind: 'dog',
      count: 2,
      colour: 'golden',
      wears: [],
      size: null,
      action: { verb: 'run', class: 'run', direction: 'left' },
      relations: [],
      side: null,
    });
    expect(boat).toMatchObject({
      kind: 'boat',
      count: 1,
      colour: 'red',
      size: 'small',
      relations: [{ relation: 'behind', subject: 0 }],
    });
  });

  it('takes a verb that stands before its thing', () => {
    expect(read('a running dog').subjects[0]?.action).toEqual({ verb: 'run', class: 'run', direction: null });
  });

  it('does not draw a rock for rock music, nor what is said in quotes', () => {
    const reading = read('A man says "look at the whale" while rock music plays');
    expect(reading.subjects.map((subject) => subject.kind)).toEqual(['person']);
    expect(reading.lines.map(({ text }) => text)).toEqual(['look at the whale']);
  });
});

describe('what is not wanted', () => {
  it('gathers it from both prompts', () => {
    const reading = read('a beach without people, no birds', 'rain, music');
    expect(reading.negative).toEqual(['people', 'birds', 'rain', 'music']);
    expect(reading.subjects).toEqual([]);
  });
});

describe('camera and style', () => {
  it.each([
    ['slow zoom in on a mountain', 'zoom_in'],
    ['the camera pans left across the city', 'pan_left'],
    ['tilt up to the sky', 'tilt_up'],
    ['static shot of the sea', 'static'],
    ['the camera pulls back from the lake', 'dolly_out'],
  ] as const)('reads the move of %j', (prompt, move) => {
    expect(read(prompt).cameraMove).toBe(move);
  });

  it('reads style', () => {
    expect(read('black and white film noir city').styles).toEqual(['black_and_white', 'noir']);
  });
});

describe('any input', () => {
  it.each([
    '',
    '   ',
    '🌊🐕🌅',
    '\u0000\u0007\u001b[31m',
    '一只猫在月球上跳舞',
    '"""',
    '\ud800 lone surrogate',
    'a '.repeat(5_000),
    'dog '.repeat(2_500),
    'x'.repeat(10_000),
    '"'.repeat(10_000),
    '__proto__ constructor toString hasOwnProperty',
  ])('is read to its end and without a throw (case %#)', (prompt) => {
    const before = process.cpuUsage();
    const reading = read(prompt, prompt);
    const { user } = process.cpuUsage(before);
    expect(reading.prompt).toBe(prompt);
    expect(reading.subjects.length).toBeLessThanOrEqual(12);
    // No measurement: a pattern that runs away takes minutes.
    expect(user).toBeLessThan(5_000_000);
  });
});

describe('things that belong together', () => {
  const relations = (prompt: string) =>
    readBrief(prompt, null).subjects.map(({ kind, relations: own }) => [
      kind,
      ...own.map(({ relation, subject }) => `${relation} ${subject}`),
    ]);

  it('puts the contents into what holds them, and that where it stands', () => {
    expect(relations('a vase of flowers on a table')).toEqual([['vase', 'on 1'], ['dining table'], ['flower', 'in 0']]);
    expect(relations('a basket of red apples')).toEqual([['basket'], ['apple', 'in 0']]);
    expect(relations('a plate of cookies')).toEqual([['plate'], ['cookie', 'on 0']]);
  });

  it('seats whoever reads there, not the book', () => {
    expect(relations('a man reading a book on a park bench')).toEqual([
      ['person', 'holding 1', 'on 2'],
      ['book'],
      ['bench'],
    ]);
    expect(readBrief('a man reading a book on a park bench', null).place).toBe('meadow');
  });

  it('takes a penguin family for penguins', () => {
    expect(readBrief('a penguin family walks', null).subjects.map(({ kind, count }) => [kind, count])).toEqual([
      ['penguin', 3],
    ]);
  });

  it('lets a road lead through the country it is in', () => {
    expect(readBrief('a winding road through the mountains', null).place).toBe('mountains');
    expect(readBrief('a lighthouse on a cliff', null).place).toBe('beach');
  });
});

describe('a word that is a thing and a deed', () => {
  const birds = (prompt: string) =>
    readBrief(prompt, null).subjects.map(({ kind, count, action }) => [kind, count, action?.class ?? null]);

  it('is what somebody does, after the place where they do it', () => {
    expect(birds('三只红色的鸟在雪山上飞')).toEqual([['bird', 3, 'fly']]);
    expect(birds('three birds over the mountains fly')).toEqual([['bird', 3, 'fly']]);
  });

  it('is a thing where it is named as one', () => {
    expect(birds('a fly on a table').map(([kind]) => kind)).toEqual(['fly', 'dining table']);
    expect(birds('a cup in a kitchen sink').map(([kind]) => kind)).toContain('sink');
  });
});
