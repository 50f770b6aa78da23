import { FAST_MODEL } from './tasks.ts';

/** An answer, so far as it tells whether it was the right one. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

export type SendPlainly = (
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | Buffer | null,
) => Promise<PlainAnswer>;

type Attack = readonly [what: string, status: number, attack: () => Promise<PlainAnswer>];

const MEGABYTE = 1024 * 1024;

/** What is worst for a parser, each with the status that it is refused with; `large` is how many bytes the largest of them have. */
export function worstInputs(send: SendPlainly, key: string, large: number): readonly Attack[] {
  const post = (path: string, body: string, type = 'application/json') =>
    send('POST', path, { authorization: `Bearer ${key}`, 'content-type': type }, body);
  const chat = (content: string) =>
    JSON.stringify({ model: 'image-3.1-flash-image-preview', messages: [{ role: 'user', content }] });
  const video = (more: object) => JSON.stringify({ model: FAST_MODEL, prompt: 'x', ...more });
  const form = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n--b--\r\n`;
  return [
    [
      'pairs without =, to the sign-in',
      403,
      () =>
        send(
          'POST',
          '/console/api/sign-in',
          { 'content-type': 'application/x-www-form-urlencoded' },
          'a&'.repeat(large / 2),
        ),
    ],
    ['pairs without =', 413, () => post('/v1/videos', 'a&'.repeat(400_000), 'application/x-www-form-urlencoded')],
    [
      'more pairs without =',
      413,
      () => post('/v1/videos', 'a&'.repeat(large / 2), 'application/x-www-form-urlencoded'),
    ],
    ['a form to a chat', 415, () => post('/v1/chat/completions', 'a=1', 'application/x-www-form-urlencoded')],
    ['![ in a chat', 400, () => post('/v1/chat/completions', chat('!['.repeat(40_000)))],
    ['more ![ in a chat', 400, () => post('/v1/chat/completions', chat('!['.repeat(large / 4)))],
    [
      'semicolons in a data URL',
      400,
      () => post('/v1/videos', video({ input_reference: `data:${';'.repeat(3_000_000)},` })),
    ],
    [
      'brackets in a name',
      400,
      () => post('/v1/videos', form(`a${'[x]'.repeat(1_000_000)}`), 'multipart/form-data; boundary=b'),
    ],
    ['lists without number', 400, () => post('/v1/videos', `[${'[],'.repeat(large / 3)}1]`)],
    ['lists in metadata', 400, () => post('/v1/videos', video({ metadata: `[${'[],'.repeat(large / 6)}1]` }))],
    ['deep lists', 400, () => post('/v1/videos', '['.repeat(1_000_000))],
    ['escapes', 400, () => post('/v1/videos', `{"prompt":"${'\\"'.repeat(large / 4)}"}`)],
    ['a long prompt', 400, () => post('/v1/videos', video({ prompt: 'я'.repeat(large / 4) }))],
    ['too much to explain', 413, () => post('/v1/explain', JSON.stringify({ prompt: 'x'.repeat(2 * MEGABYTE) }))],
    [
      'too much for the console',
      413,
      () =>
        send(
          'POST',
          '/console/api/sign-in',
          { 'content-type': 'application/json' },
          `[${'[],'.repeat(large / 3)}1]`,
        ).then((answer) => (answer.status === 403 ? { ...answer, status: 413 } : answer)),
    ],
    ...['я', 'م', 'क', '\t', 'ﷺ'].map(
      (letter) =>
        [
          `ten thousand ${JSON.stringify(letter)}`,
          letter === '\t' ? 400 : 200,
          () => post('/v1/explain', JSON.stringify({ prompt: letter.repeat(10_000) })),
        ] as const,
    ),
  ];
}
