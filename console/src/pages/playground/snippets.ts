import { type Draft, fieldsOf, filesOf, type ImageDraft } from './draft.ts';

/** The wishes of the form as programs that make the same, ready to run once a key is in the environment. */
export type Language = 'curl' | 'javascript' | 'python';

export function writeSnippet(language: Language, draft: Draft, origin: string): string {
  const shown = draft.prompt.trim() === '' ? { ...draft, prompt: 'A sailboat on a calm sea at sunset' } : draft;
  return shown.kind === 'video' ? VIDEO[language](shown, origin) : IMAGE[language](shown, origin);
}

/** Inside single quotes of a shell nothing but the quote itself means anything. */
const shell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
/** A here-document still reads commands and variables, which is how the pictures get into it. */
const hereText = (text: string): string => text.replace(/[\\$`]/g, '\\$&');
const quote = (text: string): string => JSON.stringify(text);
const lines = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join('\n');

const VIDEO = {
  curl: (draft: Draft, origin: string) =>
    lines(
      `ID=$(curl -s ${origin}/v1/videos \\`,
      `  -H "Authorization: Bearer $KINORA_API_KEY" \\`,
      [
        ...fieldsOf(draft).map(([name, value]) => `  --form-string ${shell(`${name}=${value}`)}`),
        ...filesOf(draft).map(([name, file]) => `  -F ${shell(`${name}=@${file.name};type=${file.type}`)}`),
        `  | grep -o 'task_[0-9A-Za-z]*' | head -n 1)`,
      ].join(' \\\n'),
      '',
      `until curl -s ${origin}/v1/videos/$ID -H "Authorization: Bearer $KINORA_API_KEY" \\`,
      `  | grep -qE '"status":"(completed|failed)"'; do sleep 1; done`,
      `curl -L -o video.mp4 ${origin}/v1/videos/$ID/content -H "Authorization: Bearer $KINORA_API_KEY"`,
    ),
  javascript: (draft: Draft, origin: string) =>
    lines(
      filesOf(draft).length === 0 ? [] : [`import { openAsBlob } from 'node:fs';`],
      `import { writeFile } from 'node:fs/promises';`,
      `import { setTimeout as wait } from 'node:timers/promises';`,
      '',
      `const headers = { authorization: \`Bearer \${process.env.KINORA_API_KEY}\` };`,
      'const form = new FormData();',
      fieldsOf(draft).map(([name, value]) => `form.append(${quote(name)}, ${quote(value)});`),
      filesOf(draft).map(
        ([name, file]) =>
          `form.append(${quote(name)}, await openAsBlob(${quote(file.name)}, { type: ${quote(file.type)} }), ${quote(file.name)});`,
      ),
      '',
      `const created = await fetch('${origin}/v1/videos', { method: 'POST', headers, body: form });`,
      'let video = await created.json();',
      'if (!created.ok) throw new Error(video.message);',
      `while (video.status === 'queued' || video.status === 'in_progress') {`,
      '  await wait(1000);',
      `  video = await (await fetch(\`${origin}/v1/videos/\${video.id}\`, { headers })).json();`,
      '}',
      `const file = await fetch(\`${origin}/v1/videos/\${video.id}/content\`, { headers });`,
      `await writeFile('video.mp4', Buffer.from(await file.arrayBuffer()));`,
    ),
  python: (draft: Draft, origin: string) =>
    lines(
      'import os, time, requests',
      '',
      `headers = {"Authorization": f"Bearer {os.environ['KINORA_API_KEY']}"}`,
      'fields = {',
      fieldsOf(draft).map(([name, value]) => `    ${quote(name)}: ${quote(value)},`),
      '}',
      'files = [',
      filesOf(draft).length === 0
        ? `    (name, (None, value)) for name, value in fields.items()  # as a form`
        : [
            `    *((name, (None, value)) for name, value in fields.items()),`,
            ...filesOf(draft).map(
              ([name, file]) =>
                `    (${quote(name)}, (${quote(file.name)}, open(${quote(file.name)}, "rb"), ${quote(file.type)})),`,
            ),
          ],
      ']',
      '',
      `created = requests.post("${origin}/v1/videos", headers=headers, files=files)`,
      'created.raise_for_status()',
      'video = created.json()',
      'while video["status"] in ("queued", "in_progress"):',
      '    time.sleep(1)',
      `    video = requests.get(f"${origin}/v1/videos/{video['id']}", headers=headers).json()`,
      `file = requests.get(f"${origin}/v1/videos/{video['id']}/content", headers=headers)`,
      'open("video.mp4", "wb").write(file.content)',
    ),
} as const satisfies Record<Language, (draft: Draft, origin: string) => string>;

const addressOf = (draft: ImageDraft, origin: string): string =>
  `${origin}/v1beta/models/${draft.model}:generateContent`;

/** The body of the native format; a picture's bytes are put in by each language in its own way. */
function imageBody(
  draft: ImageDraft,
  bytesOf: (file: File) => string,
  indent: string,
  written = (text: string): string => text,
): string {
  const seed = draft.seed === null ? {} : { seed: draft.seed };
  const body = {
    contents: [
      {
        parts: [
          { text: draft.prompt },
          ...draft.images.map((file) => ({ inlineData: { mimeType: file.type, data: `<${file.name}>` } })),
        ],
      },
    ],
    generationConfig: {
      responseModalities: ['image'],
      imageConfig: { aspectRatio: draft.aspectRatio, imageSize: draft.imageSize },
      ...seed,
    },
  };
  const text = written(JSON.stringify(body, null, 2)).replaceAll('\n', `\n${indent}`);
  return draft.images.reduce((result, file) => result.replace(quote(`<${file.name}>`), () => bytesOf(file)), text);
}

const IMAGE = {
  curl: (draft: ImageDraft, origin: string) =>
    lines(
      `curl -s ${addressOf(draft, origin)} \\`,
      `  -H "Authorization: Bearer $KINORA_API_KEY" \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d @- <<JSON | grep -o '"data":"[^"]*"' | cut -d'"' -f4 | base64 -d > image.png`,
      imageBody(draft, (file) => `"$(base64 < ${shell(file.name)} | tr -d '\\n')"`, '', hereText),
      'JSON',
    ),
  javascript: (draft: ImageDraft, origin: string) =>
    lines(
      `import { readFile, writeFile } from 'node:fs/promises';`,
      '',
      `const response = await fetch('${addressOf(draft, origin)}', {`,
      `  method: 'POST',`,
      `  headers: { authorization: \`Bearer \${process.env.KINORA_API_KEY}\`, 'content-type': 'application/json' },`,
      `  body: JSON.stringify(${imageBody(draft, (file) => `await readFile(${quote(file.name)}, 'base64')`, '  ')}),`,
      '});',
      'const answer = await response.json();',
      'if (!response.ok) throw new Error(answer.error.message);',
      'const [part] = answer.candidates[0].content.parts;',
      `await writeFile('image.png', Buffer.from(part.inlineData.data, 'base64'));`,
    ),
  python: (draft: ImageDraft, origin: string) =>
    lines(
      'import base64, os, requests',
      '',
      'response = requests.post(',
      `    "${addressOf(draft, origin)}",`,
      `    headers={"Authorization": f"Bearer {os.environ['KINORA_API_KEY']}"},`,
      `    json=${imageBody(draft, (file) => `base64.b64encode(open(${quote(file.name)}, "rb").read()).decode()`, '    ')},`,
      ')',
      'response.raise_for_status()',
      'part = response.json()["candidates"][0]["content"]["parts"][0]',
      'open("image.png", "wb").write(base64.b64decode(part["inlineData"]["data"]))',
    ),
} as const satisfies Record<Language, (draft: ImageDraft, origin: string) => string>;
