import { describe, expect, it } from 'vitest';
import { PLACE_ROWS } from '../catalogue/places.ts';
import { writeScript } from '../director/write-script.ts';
import type { Vector } from '../maths/vector.ts';
import { scoreStage } from '../scoring.ts';
import type { Stage } from '../stage/stage.ts';
import { furnishStage, sketchScript } from '../staging.ts';
import { makeEars } from './hearing.ts';
import { PLACE_SOUNDS } from './places-table.ts';
import type { EffectPart } from './score.ts';
import { writeScore } from './write-score.ts';

interface Asked {
  readonly seconds?: number;
  readonly negative?: string;
  readonly seed?: number;
}

function sketch(prompt: string, { seconds = 8, negative, seed = 2 }: Asked = {}) {
  const script = writeScript({ prompt, negativePrompt: negative ?? null, durationSeconds: seconds });
  return { script, stage: sketchScript(script, seed, 16 / 9) };
}

function write(prompt: string, asked: Asked = {}) {
  const { script, stage } = sketch(prompt, asked);
  return scoreStage(script, stage);
}

const effectsOf = (prompt: string): readonly EffectPart[] => write(prompt).score.effects;
const ambienceOf = (prompt: string, asked?: Asked) => write(prompt, asked).score.ambience.map(({ name }) => name);

/** Which feet stand at a moment: their lowest bones, as the film poses them. */
function feetAt(stage: Stage, time: number): number[] {
  const { bodies } = furnishStage(stage);
  const [figure, body] = [stage.figures[0], bodies[0]];
  if (figure === undefined || body === undefined) throw new Error('Nobody is there.');
  const { gone, speed, turning } = makeEars(stage).motionOf(0, time);
  const { size, phase } = figure;
  const pose = body.pose({
    ...{ time, act: figure.acts[0]?.act ?? 'stand', since: time, lasts: 8, before: null, gaze: null, contacts: {} },
    ...{ gone: gone / size, speed: speed / size, turning, phase, wind: [0, 0, 0], expression: 'calm' },
    mouth: { open: 0, round: 0, wide: 0 },
  });
  return body.skeleton.bones
    .filter(({ name }) => /^(?:foot[LR]|(?:front|hind)Foot[LR])$/.test(name))
    .map(({ name, head }) => pose.place(name, head)[1] * size);
}

describe('a score', () => {
  it('lets climbing be heard, and a crowd that cheers above one that stands about', () => {
    const climbing = effectsOf('a man climbs a ladder').find(({ name }) => name === 'thud');
    expect(climbing?.kind === 'blow' && climbing.strikes.length).toBeGreaterThan(4);
    const crowd = write('a crowd cheers in a stadium').score.ambience.find(({ name }) => name === 'crowd');
    expect(crowd?.levelDecibels).toBe(-26);
  });

  it('lets fireworks and explosions be heard when they burst, and what nobody plays lead the music', () => {
    for (const prompt of ['fireworks over a city', 'an explosion in a desert']) {
      const boom = effectsOf(prompt).find(({ name }) => name === 'boom');
      const times = boom?.kind === 'blow' ? boom.strikes.map(({ at }) => at) : [];
      expect(times.length, prompt).toBeGreaterThan(3);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
    expect(effectsOf('a quiet city at night').some(({ name }) => name === 'boom')).toBe(false);
    expect(write('bagpipes in the mountains').score.music).toMatchObject({ instrument: 'bagpipes', solo: false });
  });

  it('is plain JSON, and the same every time', () => {
    const { score } = write('a woman walks a dog on the beach and says "Hello", a red car drives by');
    expect(JSON.parse(JSON.stringify(score))).toEqual(score);
    expect(write('a woman walks a dog on the beach and says "Hello", a red car drives by').score).toEqual(score);
  });

  it('knows how every place of the catalogue sounds', () => {
    expect(PLACE_ROWS.map(({ name }) => name).filter((name) => PLACE_SOUNDS[name] === undefined)).toEqual([]);
  });

  it('sounds like its place, its hour and its weather', () => {
    expect(ambienceOf('beach')).toContain('waves');
    expect(ambienceOf('city at night in a thunderstorm')).toEqual(expect.arrayContaining(['city', 'rain', 'thunder']));
    expect(ambienceOf('outer space')).toEqual(['space_drone']);
    expect(ambienceOf('a meadow at night')).toContain('crickets');
    expect(ambienceOf('a meadow at night in the rain')).not.toContain('crickets');
    expect(ambienceOf('a meadow, sound of bells')).toContain('bells');
    expect(ambienceOf('a waterfall in the jungle')).toContain('waterfall');
    expect(ambienceOf('a man by a campfire at night')).toContain('fire');
    expect(ambienceOf('twelve people dance in a hall')).toContain('crowd');
  });

  it('is without what is not wanted', () => {
    const { score } = write('a beach with birds', { negative: 'birds, music' });
    expect(score.music).toBeNull();
    expect(score.ambience.map(({ name }) => name)).not.toContain('gulls');
    expect(write('silent city').score).toMatchObject({ ambience: [], effects: [], lines: [], music: null });
  });

  it('has the music that mood, style, instrument and whoever plays ask for', () => {
    const music = (prompt: string) => write(prompt).score.music;
    expect(music('a tense forest')).toMatchObject({ mood: 'tense', kind: 'tense' });
    expect(music('a film noir street')).toMatchObject({ mood: 'mysterious', kind: 'jazz' });
    expect(music('a lake, soft guitar music')).toMatchObject({ instrument: 'guitar', solo: false });
    expect(music('a lake at dawn, soft flute')).toMatchObject({ instrument: 'flute' });
    expect(music('a lake, solo piano')).toMatchObject({ instrument: 'piano', solo: true });
    expect(music('a ballroom, waltz music with cello')).toMatchObject({ kind: 'waltz' });
    expect(music('a street, lofi hip hop music')).toMatchObject({ kind: 'lofi' });
    expect(music('a man plays the piano in a hall')).toMatchObject({ instrument: 'piano', solo: true });
    expect(music('a woman plays the violin on a bridge')).toMatchObject({ instrument: 'violin', solo: true });
    expect(music('a boy plays the drums')).toMatchObject({ instrument: 'drums', solo: true });
  });

  it('needs no stage: then nobody is heard moving', () => {
    const { script } = sketch('a dog runs on the beach and a man says "Stop!"');
    const { score } = writeScore({ script, seed: 2, staged: null, canWrite: () => true });
    expect(score.effects).toEqual([]);
    expect(score.lines).toMatchObject([{ text: 'Stop!', pan: 0 }]);
    expect(score.ambience.length).toBeGreaterThan(0);
  });
});

describe('effects', () => {
  it('are feet, paws and motors, on the ground they are on', () => {
    expect(effectsOf('a woman walks on the beach')).toMatchObject([{ name: 'steps', surface: 'sand' }]);
    expect(effectsOf('a dog runs through a snowy forest')).toMatchObject([{ name: 'paws', surface: 'snow' }]);
    expect(effectsOf('a horse walks in a village')).toMatchObject([{ name: 'hooves', surface: 'gravel' }]);
    expect(effectsOf('a red car drives through the city')).toMatchObject([{ kind: 'run', name: 'engine' }]);
    expect(effectsOf('an eagle flies over the mountains')).toMatchObject([{ kind: 'blow', name: 'wings' }]);
    expect(effectsOf('a man claps on a stage')).toMatchObject([{ kind: 'blow', name: 'clap' }]);
    expect(effectsOf('a man rows a boat on a lake').map(({ name }) => name)).toContain('stroke');
    expect(effectsOf('a knight rides a horse through a village').map(({ name }) => name)).toEqual(['hooves']);
  });

  it.each([
    'a man walks in a meadow',
    'a woman runs in a meadow',
    'a horse walks in a meadow',
    'an elephant walks in a meadow',
  ])('come down when the feet do: %s', (prompt) => {
    const { stage, script } = sketch(prompt);
    const [part] = scoreStage(script, stage).score.effects;
    if (part?.kind !== 'tread') throw new Error('Nobody treads.');
    expect(part.strikes.length).toBeGreaterThan(8);
    for (const { at } of part.strikes.slice(2, 10)) {
      const [before, after] = [feetAt(stage, at - 0.03), feetAt(stage, at + 0.004)];
      // One of them has just come down.
      expect(Math.max(...before.map((height, foot) => height - (after[foot] ?? 0)))).toBeGreaterThan(0.002);
    }
  });

  it.each([
    ['a chef chops vegetables in a kitchen', ['chop']],
    ['a woman types on a laptop in an office', ['key']],
    ['a man cooks eggs in a kitchen', ['sizzle', 'rub']],
    ['a waiter pours wine into a glass', ['trickle']],
    ['a man digs a hole in a garden', ['crunch']],
    ['two men play chess in a park', ['tick']],
    ['two boxers fight in a ring', ['punch']],
    ['a girl skips rope in a park', ['snap']],
    ['a girl bounces on a trampoline', ['spring']],
    ['a barista makes coffee in a cafe', ['steam']],
    ['a hairdresser cuts hair in a salon', ['snip']],
    ['a woman lifts weights in a gym', ['clank']],
    ['a clown juggles balls in a circus', ['thud']],
    ['a cobbler hammers nails into the sole of a boot', ['hammer']],
    ['a goldsmith files a silver ring at her workbench', ['rub']],
    ['a tattoo artist inks a rose onto a forearm', ['hum']],
    ['a seamstress guides red silk under the needle of a sewing machine', ['hum', 'tick']],
  ])('are what hands do, while they do it: %s', (prompt, names) => {
    expect(effectsOf(prompt).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it('are calls of animals when the prompt says so, and only then', () => {
    expect(effectsOf('a dog barks in a meadow').map(({ name }) => name)).toContain('bark');
    expect(effectsOf('a wolf howls in a forest').map(({ name }) => name)).toContain('howl');
    expect(effectsOf('a duck quacks on a lake').map(({ name }) => name)).toContain('quack');
    expect(effectsOf('a dog sits in a meadow')).toEqual([]);
  });

  it('are none where nobody moves, and of what is parked', () => {
    expect(effectsOf('mountains at dawn')).toEqual([]);
    expect(effectsOf('a red car in the city')).toEqual([]);
  });

  it('wander with whoever makes them past a camera that stays, and fade with the distance', () => {
    const { script, stage } = sketch('a man walks in a meadow');
    const [figure] = stage.figures;
    if (figure === undefined) throw new Error('Nobody is there.');
    const look = { roll: 0, fieldOfView: 40, focus: 10, aperture: 0 };
    const shot = {
      ...{ from: 0, to: 8, follow: null, handheld: 0, pace: 1 },
      keys: [{ time: 0, eye: [0, 1.6, 8], target: [0, 1, 0], ...look }],
    } as const;
    const walk = (from: Vector, to: Vector) => {
      const path = [0, 8].map((time) => ({ time, at: time === 0 ? from : to, heading: 0 }));
      const [part] = scoreStage(script, { ...stage, shots: [shot], figures: [{ ...figure, path }] }).score.effects;
      if (part?.kind !== 'tread') throw new Error('Nobody treads.');
      return [part.strikes[0], part.strikes.at(-1)].map((strike) => strike ?? { at: 0, pan: 0, gain: 0 });
    };
    const [left, right] = walk([-5, 0, 0], [5, 0, 0]);
    expect(left?.pan).toBeLessThan(-0.4);
    expect(right?.pan).toBeGreaterThan(0.4);
    const [near, far] = walk([0, 0, 4], [0, 0, -6]);
    expect(near?.gain).toBeGreaterThan((far?.gain ?? 1) * 2);
  });
});

describe('lines', () => {
  const LONG = '"This is a rather long sentence that somebody says in a short film."';

  it('are said by whoever says them, in their tone', () => {
    const { score } = write('a woman whispers "hello there" in the forest');
    expect(score.lines).toMatchObject([{ text: 'hello there', voice: 'slt', speaker: 0, tone: 'whisper', start: 0.6 }]);
    expect(score.lines[0]?.gain).toBeLessThan(0.6);
    expect(write('a robot says "I am ready"').score.lines).toMatchObject([{ voice: 'kal16' }]);
    expect(write('an old man says "I am ready"').score.lines).toMatchObject([{ character: 'old_man' }]);
    expect(write('a little girl says "I am ready"').score.lines).toMatchObject([{ character: 'girl' }]);
    expect(write('a dragon says "I am ready"').score.lines).toMatchObject([{ character: 'giant' }]);
  });

  it('differ where two of a kind speak, and are sung in the key of the music', () => {
    const { lines } = write('a woman says "good morning" and another woman says "how are you?" in a park').score;
    expect(new Set(lines.map(({ pitchHertz }) => pitchHertz)).size).toBe(lines.length);
    const { lines: sung, music } = write('a woman sings "over the hills" in a meadow').score;
    const steps = sung[0]?.song?.notes.map((note) => (note - (music?.rootMidi ?? 0) + 120) % 12);
    expect(new Set(steps)).toEqual(new Set([0, 2, 4, 7, 9]));
    expect(write('a man sings on a stage').score.lines).toMatchObject([
      { text: expect.stringMatching(/^la la/), tone: 'sing' },
    ]);
  });

  it('end with a whole word where they are too long for the film, and are written whole', () => {
    const line = 'Nobody knows the trouble I have seen on my way over the mountains, and down the river to you. '
      .repeat(4)
      .trim();
    const { score, unsaid } = write(`a man says '${line}' in a city`, { seconds: 4 });
    const text = score.lines[0]?.text ?? '';
    expect(text.length).toBeGreaterThan(20);
    expect(line.startsWith(text)).toBe(true);
    expect(line.charAt(text.length)).toMatch(/[\s,.]/);
    expect(score.captions).toMatchObject([{ text: line, to: 4 }]);
    expect(unsaid).toEqual([]);
  });

  it.each([
    'Noooooooooooooooooooooooooo',
    'Call me at 5551234567 now',
    'Donaudampfschifffahrtsgesellschaftskapitaensmuetze',
  ])('are written as well where the voice may have no time for a word: %s', (line) => {
    const heard = write(`a man says '${line}' in a city`, { seconds: 4 }).score;
    expect([heard.lines, heard.captions]).toMatchObject([[{ text: line }], [{ text: line }]]);
    expect(write(`a man says '${line}' in a city`, { seconds: 12 }).score.captions).toEqual([]);
  });

  it('tell what is left unsaid where there are no letters for it either', () => {
    const { script } = sketch(`a man says "你好" in a city`);
    const { score, unsaid } = writeScore({ script, seed: 2, staged: null, canWrite: () => false });
    expect([score.lines, score.captions, unsaid]).toEqual([[], [], ['你好']]);
    const written = writeScore({ script, seed: 2, staged: null, canWrite: () => true });
    expect(written.score.captions).toMatchObject([{ text: '你好' }]);
    expect(written.unsaid).toEqual([]);
  });

  it('are begun only where more than a word or two would be heard', () => {
    const { score } = write(`a man says ${LONG} and a woman says ${LONG} in a city`, { seconds: 4 });
    expect(score.lines).toHaveLength(1);
  });

  it('are said faster where they would not fit, up to a quarter, and none begins after the end', () => {
    const { lines } = write(`a man says ${LONG} and a woman says ${LONG} in a city`, { seconds: 6 }).score;
    expect(lines.length).toBeGreaterThan(0);
    for (const { start, end, stretch } of lines) {
      expect(start).toBeLessThan(6);
      expect(end).toBeLessThanOrEqual(6);
      expect(stretch).toBeGreaterThanOrEqual(0.8);
      expect(stretch).toBeLessThan(1);
    }
  });
});
