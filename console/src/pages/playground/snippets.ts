import { type Draft, fieldsOf, filesOf, type ImageDraft } from './draft.ts';

/**
 * The wishes of the form as programs that make the same, ready to run once a key is in the environment. Each of them ends
 * with the file, or with what the server had to say against it.
 */
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

/** Without a tool for JSON, which not every system has. Answers without a message are shown as they are. */
const refuseInShell = (answer: string): string =>
  `printf '%s\\n' "$${answer}" | sed -E 's/.*"message":"(([^"\\\\]|\\\\.)*)".*/\\1/' >&2; exit 1`;

const VIDEO = {
  // In brackets, so that `exit` ends the program and not the terminal that it was pasted into.
  curl: (draft: Draft, origin: string) =>
    lines(
      '(',
      'AUTH="Authorization: Bearer $KINORA_API_KEY"',
      `VIDEO=$(curl -sS ${origin}/v1/videos -H "$AUTH" \\`,
      `${[
        ...fieldsOf(draft).map(([name, value]) => `  --form-string ${shell(`${name}=${value}`)}`),
        ...filesOf(draft).map(([name, file]) => `  -F ${shell(`${name}=@${file.name};type=${file.type}`)}`),
      ].join(' \\\n')})`,
      `ID=$(printf '%s' "$VIDEO" | grep -oE '"id":"task_[0-9A-Za-z]+"' | head -n 1 | cut -d'"' -f4)`,
      '',
      `while printf '%s' "$VIDEO" | grep -qE '"status":"(queued|in_progress)"'; do`,
      '  sleep 1',
      `  VIDEO=$(curl -sS ${origin}/v1/videos/$ID -H "$AUTH")`,
      'done',
      'case $VIDEO in',
      `  *'"status":"completed"'*) curl -fsSL -o video.mp4 ${origin}/v1/videos/$ID/content -H "$AUTH" ;;`,
      `  *) ${refuseInShell('VIDEO')} ;;`,
      'esac',
      ')',
    ),
  javascript: (draft: Draft, origin: string) =>
    lines(
      filesOf(draft).length === 0 ? [] : [`import { openAsBlob } from 'node:fs';`],
      `import { writeFile } from 'node:fs/promises';`,
      `import { setTimeout as wait } from 'node:timers/promises';`,
      '',
      `const videos = '${origin}/v1/videos';`,
      `const headers = { authorization: \`Bearer \${process.env.KINORA_API_KEY}\` };`,
      'async function ask(url, options) {',
      '  const response = await fetch(url, { headers, ...options });',
      '  if (!response.ok) throw new Error((await response.json()).message);',
      '  return response;',
      '}',
      '',
      'const form = new FormData();',
      fieldsOf(draft).map(([name, value]) => `form.append(${quote(name)}, ${quote(value)});`),
      filesOf(draft).map(
        ([name, file]) =>
          `form.append(${quote(name)}, await openAsBlob(${quote(file.name)}, { type: ${quote(file.type)} }), ${quote(file.name)});`,
      ),
      '',
      `let video = await (await ask(videos, { method: 'POST', body: form })).json();`,
      `while (video.status === 'queued' || video.status === 'in_progress') {`,
      '  await wait(1000);',
      `  video = await (await ask(videos + '/' + video.id)).json();`,
      '}',
      `if (video.status === 'failed') throw new Error(video.error.message);`,
      `const file = await ask(videos + '/' + video.id + '/content');`,
      `await writeFile('video.mp4', Buffer.from(await file.arrayBuffer()));`,
    ),
  python: (draft: Draft, origin: string) =>
    lines(
      'import os, sys, time, requests',
      '',
      `videos = "${origin}/v1/videos"`,
      `headers = {"Authorization": f"Bearer {os.environ['KINORA_API_KEY']}"}`,
      'def ask(method, url, **options):',
      '    response = requests.request(method, url, headers=headers, **options)',
      '    if not response.ok:',
      '        sys.exit(response.json()["message"])',
      '    return response',
      '',
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
      'video = ask("POST", videos, files=files).json()',
      'while video["status"] in ("queued", "in_progress"):',
      '    time.sleep(1)',
      `    video = ask("GET", f"{videos}/{video['id']}").json()`,
      'if video["status"] == "failed":',
      '    sys.exit(video["error"]["message"])',
      `file = ask("GET", f"{videos}/{video['id']}/content")`,
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
  const ratio = draft.aspectRatio === '' ? {} : { aspectRatio: draft.aspectRatio };
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
      imageConfig: { ...ratio, imageSize: draft.imageSize },
      ...seed,
    },
  };
  const text = written(JSON.stringify(body, null, 2)).replaceAll('\n', `\n${indent}`);
  return draft.images.reduce((result, file) => result.replace(quote(`<${file.name}>`), () => bytesOf(file)), text);
}

const IMAGE = {
  curl: (draft: ImageDraft, origin: string) =>
    lines(
      '(',
      `ANSWER=$(curl -sS ${addressOf(draft, origin)} \\`,
      `  -H "Authorization: Bearer $KINORA_API_KEY" \\`,
      `  -H 'Content-Type: application/json' \\`,
      '  -d @- <<JSON',
      imageBody(draft, (file) => `"$(base64 < ${shell(file.name)} | tr -d '\\n')"`, '', hereText),
      'JSON',
      ')',
      'case $ANSWER in',
      `  *'"data":"'*) printf '%s' "$ANSWER" | grep -o '"data":"[^"]*"' | cut -d'"' -f4 | base64 -d > image.png ;;`,
      `  *) ${refuseInShell('ANSWER')} ;;`,
      'esac',
      ')',
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
      'import base64, os, sys, requests',
      '',
      'response = requests.post(',
      `    "${addressOf(draft, origin)}",`,
      `    headers={"Authorization": f"Bearer {os.environ['KINORA_API_KEY']}"},`,
      `    json=${imageBody(draft, (file) => `base64.b64encode(open(${quote(file.name)}, "rb").read()).decode()`, '    ')},`,
      ')',
      'answer = response.json()',
      'if not response.ok:',
      '    sys.exit(answer["error"]["message"])',
      'part = answer["candidates"][0]["content"]["parts"][0]',
      'open("image.png", "wb").write(base64.b64decode(part["inlineData"]["data"]))',
    ),
} as const satisfies Record<Language, (draft: ImageDraft, origin: string) => string>;
