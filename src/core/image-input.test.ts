import { describe, expect, it } from 'vitest';
import type { ServiceError } from './errors.ts';
import { imagesOf, parseImageText, type VideoInputs, withImages } from './image-input.ts';

const MOST_BYTES = 30;
const parse = (text: string) => parseImageText('input_reference', text, MOST_BYTES);

function refusal(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const { code, param, message } = error as ServiceError;
    return { code, param, message };
  }
}

describe('a picture written as text', () => {
  it.each([
    ['a data URL', 'data:image/png;base64,iVBORw0KGgo=', 'iVBORw0KGgo='],
    ['a data URL in capitals', 'DATA:IMAGE/PNG;BASE64,iVBORw0KGgo=', 'iVBORw0KGgo='],
    ['a data URL with more to say', 'data:image/png;charset=utf-8;name=a.png;base64,iVBORw0KGgo=', 'iVBORw0KGgo='],
    ['a data URL without a kind', 'data:;base64,iVBORw0KGgo=', 'iVBORw0KGgo='],
    ['a data URL of a kind that no picture has', 'data:text/html;base64,iVBORw0KGgo=', 'iVBORw0KGgo='],
    ['bare base64', 'iVBORw0KGgo=', 'iVBORw0KGgo='],
    ['base64 without its end signs', 'iVBORw0KGgo', 'iVBORw0KGgo'],
    ['the alphabet for addresses', '_-8_-w==', '_-8_-w=='],
    ['folded lines', 'iVBOR\r\n  w0KGgo=\n', 'iVBOR\r\n  w0KGgo=\n'],
    ['exactly the most bytes', 'A'.repeat(40), 'A'.repeat(40)],
  ])('may be %s', (_name, text, expected) => {
    expect(parse(text)).toEqual({ name: 'input_reference', kind: 'base64', text: expected });
  });

  it.each(['http://example.com/a.png', 'https://example.com/a.png?b=c', 'HTTPS://EXAMPLE.COM/A.PNG'])(
    'may be an address: %s',
    (url) => {
      expect(parse(url)).toEqual({ name: 'input_reference', kind: 'remote', url });
    },
  );

  const no = (code: string, message: string) => ({ code, param: 'input_reference', message });
  const noImage = no('invalid_request', 'input_reference must be an image: a file, base64 or a data URL.');

  it.each([
    ['nothing', '', noImage],
    ['words', 'a boat!', noImage],
    ['another scheme', 'file:///etc/passwd', noImage],
    ['base64 that goes on after its end', 'iVBORw0KGgo=iVBORw0KGgo=', noImage],
    ['three end signs', 'iVBORw0===', noImage],
    [
      'a data URL without base64',
      'data:image/svg+xml,<svg/>',
      no('invalid_request', 'input_reference must be a base64 data URL.'),
    ],
    ['a data URL with nothing in it', 'data:image/png;base64,', noImage],
    ['a data URL without a comma', 'data:image/png;base64', noImage],
    ['more than the most bytes', 'A'.repeat(48), no('request_too_large', 'input_reference is larger than 30 bytes.')],
    [
      'a data URL of more than the most bytes',
      `data:image/png;base64,${'A'.repeat(48)}`,
      no('request_too_large', 'input_reference is larger than 30 bytes.'),
    ],
  ])('may not be %s', (_name, text, expected) => {
    expect(refusal(text)).toEqual(expected);
  });

  it.each([
    ['white space', ' '.repeat(2_000_000)],
    ['letters', 'A'.repeat(2_000_000)],
    ['end signs', '='.repeat(2_000_000)],
    ['the parts of a data URL', `data:${';a='.repeat(600_000)}`],
  ])('is judged in one pass, however many %s stand before the fault', (_name, text) => {
    // Quadratic work on these would take minutes, and the test its time limit.
    expect(refusal(`${text}!`)).toMatchObject({ param: 'input_reference' });
  });
});

describe('what a film starts from', () => {
  const INPUTS: readonly [VideoInputs<string>, readonly string[]][] = [
    [{ mode: 'text' }, []],
    [{ mode: 'first_frame', first: 'a' }, ['a']],
    [{ mode: 'first_and_last', first: 'a', last: 'b' }, ['a', 'b']],
    [{ mode: 'references', references: ['a', 'b', 'c'] }, ['a', 'b', 'c']],
  ];

  it.each(INPUTS)('lists its pictures in order, and takes others in the same order: %j', (inputs, images) => {
    expect(imagesOf(inputs)).toEqual(images);
    const others = images.map((image) => `${image}2`);
    const changed = withImages(inputs, others);
    expect([changed.mode, imagesOf(changed)]).toEqual([inputs.mode, others]);
  });

  it('is never left with fewer pictures than it needs', () => {
    expect(() => withImages({ mode: 'first_and_last', first: 'a', last: 'b' }, ['a'])).toThrow(RangeError);
  });
});
