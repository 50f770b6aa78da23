import { objectOf, type Schema } from '../http/openapi.ts';

/** The document that tells how a prompt is understood; it is the generator's own, and only described here. */

const text: Schema = { type: 'string' };
const maybeText: Schema = { type: ['string', 'null'] };
const texts: Schema = { type: 'array', items: text };

const SUBJECT = objectOf({
  word: { type: 'string', description: 'As the prompt has it.' },
  noun: text,
  kind: { type: 'string', description: 'What it is drawn as.' },
  count: { type: 'integer', minimum: 1 },
  colour: maybeText,
  size: maybeText,
  wears: { ...texts, description: 'What it has on, each with its colour where that is told.' },
  action: {
    ...objectOf({ verb: text, class: text, direction: maybeText }),
    type: ['object', 'null'],
  },
  relations: {
    type: 'array',
    items: objectOf({ relation: text, subject: { type: 'integer', description: 'Which of the subjects, from 0.' } }),
  },
  art: maybeText,
  drawn: { type: 'boolean', description: 'Whether it is in the picture.' },
});

const seconds: Schema = { type: 'number', minimum: 0 };
const maybeSubject: Schema = { type: ['integer', 'null'], minimum: 0 };

const BEAT = objectOf({
  subject: { type: 'integer', minimum: 0, description: 'Which of the subjects, from 0.' },
  act: { type: 'string', description: 'What it does.' },
  verb: { type: 'string', description: 'As the prompt has it.' },
  from: seconds,
  to: seconds,
  target: { ...maybeSubject, description: 'To whom or what it is done.' },
});

const SHOT = objectOf({
  from: seconds,
  to: seconds,
  size: text,
  angle: text,
  move: text,
  lens: text,
  pace: { type: 'number', description: 'Of time in the picture: below 1 is slow motion, above 1 time lapse.' },
  place: { type: 'string', description: 'Where it plays: films may go from place to place.' },
  stated: { type: 'boolean', description: 'Whether the prompt asks for it.' },
});

const SOUND = objectOf({
  ambience: texts,
  effects: texts,
  music: {
    ...objectOf({ mood: text, instrument: text, tempo: { type: 'number' } }),
    type: ['object', 'null'],
  },
  dialogue: {
    type: 'array',
    items: objectOf({
      text,
      voice: text,
      start: seconds,
      end: seconds,
      speaker: { ...maybeSubject, description: 'Who says it; null is a voice that is not seen.' },
      tone: text,
    }),
  },
});

const pixels: Schema = { type: 'integer', minimum: 0 };

const SEEN = objectOf({
  frame: { type: 'integer', minimum: 0, description: 'The first, the middle or the last of the video.' },
  subject: { type: 'integer', minimum: 0, description: 'Which of the subjects, from 0.' },
  instance: { type: 'integer', minimum: 0, description: 'Which one of them, where it is counted more than once.' },
  x: pixels,
  y: pixels,
  width: pixels,
  height: pixels,
  visible: { type: 'number', minimum: 0, maximum: 1, description: 'The share of it that nothing hides.' },
  colour: { type: 'string', pattern: '^#[0-9a-f]{6}$', description: 'The colour that most of it has.' },
  act: { type: 'string', description: 'What it does then.' },
  contacts: { ...texts, description: 'Which parts of it hold or touch something.' },
});

export const EXPLANATION_SCHEMA: Schema = {
  description: 'How a prompt is understood, and what of it is in the picture. Fields may be added.',
  ...objectOf(
    {
      prompt: text,
      language: { type: 'string', description: 'The language that it was read in.' },
      negative: texts,
      setting: objectOf({ place: text, time: text, weather: text, season: text }),
      style: texts,
      camera: objectOf({ move: text, shot: text }),
      mood: text,
      subjects: { type: 'array', items: SUBJECT },
      hero: { ...maybeSubject, description: 'Whom the film is about; null when it is about the place.' },
      beats: { type: 'array', items: BEAT, description: 'Who does what, when.' },
      shots: { type: 'array', items: SHOT },
      sound: SOUND,
      text_on_screen: {
        ...texts,
        description: 'Lines written over the picture: no voice can say them, or they are too long to be said.',
      },
      left_out: {
        type: 'array',
        items: objectOf({ word: text, reason: text }),
        description: 'What the prompt names and the film does not show, and why.',
      },
      not_understood: { ...texts, description: 'Words of the prompt that change nothing.' },
      trace: {
        type: 'array',
        items: SEEN,
        description: 'Where each figure is seen, in pixels of the video. Only where `trace` asked for it.',
      },
    },
    ['trace'],
  ),
};
