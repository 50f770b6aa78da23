import { describe, expect, it } from 'vitest';
import { explainPrompt } from '../../src/animator/explain.ts';
import { readChoice, readProse, readSeed } from '../../src/core/field.ts';
import { parseImageText } from '../../src/core/image-input.ts';
import { findMicros } from '../../src/core/money.ts';
import { parseEmail, parseLabel } from '../../src/core/person.ts';
import { SPECIFIED_VIDEO_OFFERS } from '../../src/core/specified-models.ts';
import { parseFormat } from '../../src/core/video-request.ts';
import { parseWebhook } from '../../src/core/webhook.ts';
import { splitPictures } from '../../src/dialects/chat/markdown.ts';
import { readChatRequest } from '../../src/dialects/chat/request.ts';
import { toImageDraft } from '../../src/dialects/google/image-request.ts';
import { toVideoDraft as toGoogleDraft } from '../../src/dialects/google/request.ts';
import { readImagesRequest } from '../../src/dialects/images/request.ts';
import { toVideoDraft } from '../../src/dialects/openai-videos/request.ts';
import { parsePage } from '../../src/dialects/page.ts';
import { addToTree, emptyTree } from '../../src/http/form-tree.ts';
import { checkJsonShape, findJson } from '../../src/http/json-shape.ts';
import { countParts } from '../../src/http/part-count.ts';
import { parseUrlForm } from '../../src/http/url-form.ts';
import { IS_LONG_RUN } from '../servers/long-run.ts';
import { isSlow } from './processor-time.ts';

/**
 * Each parser of a client's text, fed with a megabyte of what is worst for it. It may refuse; it may not take long. Begun
 * small, so that one that is quadratic fails and does not hang.
 */

const MEGABYTE = 1024 * 1024;
const IMAGE_BYTES = 20 * MEGABYTE;
const field = (value: unknown) => ({ name: 'field', value });
const model = 'image-3.1-flash-image-preview';

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a picture as text': (text) => parseImageText('image', text, IMAGE_BYTES),
  'a picture in base64': (text) => parseImageText('image', `data:image/png;base64,${text}`, IMAGE_BYTES),
  'a data URL': (text) => parseImageText('image', `data:${text}`, IMAGE_BYTES),
  'a chat message': (text) => splitPictures(text),
  'a chat': (text) => readChatRequest({ model, messages: [{ role: 'user', content: text }] }, IMAGE_BYTES),
  'a system message': (text) =>
    readChatRequest(
      {
        model,
        messages: [
          { role: 'system', content: `{${text}` },
          { role: 'user', content: 'x' },
        ],
      },
      IMAGE_BYTES,
    ),
  'parts of a picture': (text) => toImageDraft(model, { contents: [{ parts: [{ text }] }] }, IMAGE_BYTES),
  'an image size': (text) =>
    readImagesRequest({ fields: { model, prompt: 'x', size: text, image: text }, files: [] }, 'edit', IMAGE_BYTES),
  'an instance': (text) =>
    toGoogleDraft(model, { instances: [{ prompt: text, image: { bytesBase64Encoded: text } }] }, IMAGE_BYTES),
  metadata: (text) => toVideoDraft({ fields: { metadata: text }, files: [] }, IMAGE_BYTES),
  'metadata that begins well': (text) => toVideoDraft({ fields: { metadata: `{"a":${text}` }, files: [] }, IMAGE_BYTES),
  'a name of a form': (text) => addToTree(emptyTree(), text, ''),
  'a path of a form': (text) => addToTree(emptyTree(), `a${text}`, ''),
  'a file of a form': (text) =>
    toVideoDraft(
      { fields: {}, files: [{ field: text, path: '', sizeBytes: 1, sha256: '', isVideo: false }] },
      IMAGE_BYTES,
    ),
  'a urlencoded form': (text) => parseUrlForm(text, 200),
  JSON: (text) => checkJsonShape(text),
  'JSON in a field': (text) => findJson(text),
  'JSON of one string': (text) => findJson(`{"a":"${text}"}`),
  'a boundary': (text) => countParts(`multipart/form-data; ${text}`),
  'the parts of a form': (text) => countParts('multipart/form-data; boundary=a').push(Buffer.from(text)),
  prose: (text) => readProse(field(text), 10_000),
  'a seed': (text) => readSeed(field(text)),
  'a choice': (text) => readChoice(field(text), ['one', 'two']),
  'an email': (text) => parseEmail(text),
  'an email of a kind': (text) => parseEmail(`a@${text}`),
  'a label': (text) => parseLabel(text, 80),
  money: (text) => findMicros(text),
  'a size': (text) =>
    parseFormat({ duration: null, resolution: null, aspectRatio: null, size: field(text) }, SPECIFIED_VIDEO_OFFERS),
  'a duration': (text) =>
    parseFormat(
      { duration: field(text), resolution: field('4k'), aspectRatio: field('16:9'), size: null },
      SPECIFIED_VIDEO_OFFERS,
    ),
  'a webhook': (text) => parseWebhook({ url: field(`https://${text}`), secret: field(`whsec_${text}`) }, () => true),
  'a page': (text) => parsePage({ after: text, limit: text }, { what: 'a task', findId: () => null }),
};

const UNITS = [
  'a', ' ', '\t', '\n', '0', '=', '&', 'a&', '%', '%41', '+', ';', 'a;', ';base64', ',', '[', ']', '[]', '[x]', '[a][', '[],',
  '{', '{"a":', '"', '\\', '\\"', '"",', '![', '![a](', '](data:image/', '![](data:image/', '![a](data:image/png;base64,A)', ')',
  '<', '<on>', '@', 'a@', '.', '-', '--a', '\r\n--a', '\r\n--a\r\n', ' boundary', ';boundary=', 'boundary = ', 'я', 'م', 'क',
  '的', '😀', '\ud800', '\u0301', 'ﷺ', '\0', '__proto__', 'A=', 'x1',
]; // biome-ignore format: a table of rows is read by rows
/** A good one takes less than 30 for a megabyte; a quadratic one minutes. */
const MOST_MILLISECONDS = 1_000;
/**
 * `npm run verify -- acceptance` takes a whole megabyte. What is quadratic and takes a second for a quarter of one takes a sixteenth of a
 * second for a quarter of that, which tells it as well and takes a good one a fifth of the time.
 */
const LENGTHS: readonly (readonly [letters: number, mostMilliseconds: number])[] = IS_LONG_RUN
  ? [4_000, 64_000, MEGABYTE].map((length) => [length, MOST_MILLISECONDS])
  : [4_000, MEGABYTE / 16].map((length) => [length, MOST_MILLISECONDS / 16]);

describe('a parser of what clients send', () => {
  it.each(Object.entries(PARSERS))('takes no longer than its text is long: %s', (_name, parse) => {
    const slow = UNITS.flatMap((unit) =>
      LENGTHS.filter(([length, mostMilliseconds]) => {
        const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
        return isSlow(() => parse(text), mostMilliseconds);
      })
        .slice(0, 1)
        .map(([length]) => `${JSON.stringify(unit)} to ${length}`),
    );
    expect(slow).toEqual([]);
  });
});

/** What a prompt may have at most; the reader looks at no more of it. */
const LONGEST_PROMPT = 10_000;
const WORDS = [
  'я', 'م', 'ال', 'क', '日', '日本', '上的', '在', '左边的', 'a', 'a ', 'cat ', 'cat on ', 'cats and dogs ', 'red ', 'two ', '"', '"a" ',
  "'", '‘', '“', ' ', '\t', '\n', ' \n', '.', '. ', ',', '<', '<on>', 'а<on>', 'a <on> ', '😀', '👨‍👩‍👧', '\u0301', 'ﷺ', 'ing', 'ed ', "s'",
  'on top of ', 'light blue ', 'then ', 'says "', 'le chat ', 'der hund ', 'un perro blanco ', 'яa', 'ß', 'İ', '고양이', 'แมว', '\ud800',
]; // biome-ignore format: a table of rows is read by rows

describe('the reader of prompts', () => {
  it('takes no longer for ten thousand letters than for a story', () => {
    explainPrompt({ prompt: 'A cat.', negativePrompt: null, seed: 1, durationSeconds: 8, width: 1280, height: 720 });
    // Each has a script or a rule of its own; those between differ little from their neighbours.
    const slow = WORDS.filter((_, index) => IS_LONG_RUN || index % 4 === 0).flatMap((word) => {
      const prompt = word.repeat(Math.ceil(LONGEST_PROMPT / word.length)).slice(0, LONGEST_PROMPT);
      const request = { prompt, negativePrompt: prompt, seed: 1, durationSeconds: 8, width: 1280, height: 720 };
      return isSlow(() => explainPrompt(request), MOST_MILLISECONDS) ? [word] : [];
    });
    expect(slow).toEqual([]);
  });
});
