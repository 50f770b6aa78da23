import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '../src/config/settings.ts';
import { ERROR_CATALOGUE, ERROR_CODES, ServiceError } from '../src/core/errors.ts';
import { FAILURE_CODES, type FailureCode } from '../src/core/task.ts';
import { renderGoogleError } from '../src/dialects/google/response.ts';
import { renderV1Error } from '../src/dialects/v1-errors.ts';

/** Writes the pages that repeat what the code says. With --check it writes nothing and fails where one is stale. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MADE = 'Made by `npm run docs` from the code: change the code, not this page.';

const settings = Object.values(SETTINGS).filter((setting) => setting.section !== 'internal');
const sections = [...new Set(settings.map((setting) => setting.section))];

function renderEnvExample(): string {
  const lines = [
    `# ${MADE.replaceAll('`', '')}`,
    '# Every setting with its default. Put what you change into the environment.',
  ];
  for (const section of sections) {
    lines.push('', `# ${section}`);
    for (const setting of settings.filter((candidate) => candidate.section === section)) {
      lines.push(`# ${setting.doc}`, `#${setting.name}=${setting.default}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function renderConfiguration(): string {
  const lines = [
    '# Configuration',
    '',
    `<!-- ${MADE} -->`,
    '',
    'Settings come from the environment, then from `kinora.toml` in the working folder (or the file that `KINORA_CONFIG`',
    'names), then from the defaults below. In the file a setting has its name without `KINORA_`, in lower case:',
    '',
    '```toml',
    'port = 9000',
    'public_url = "https://video.example.org"',
    'retention_days = 7',
    '```',
    '',
    'Bad values and unknown names are all reported together, and the start ends with exit code 78.',
    '',
    'Models of your own, upstreams and routes are tables of the same file: see [upstreams](upstreams.md).',
  ];
  for (const section of sections) {
    lines.push('', `## ${section}`, '', '| name | default | meaning |', '|---|---|---|');
    for (const setting of settings.filter((candidate) => candidate.section === section)) {
      lines.push(
        `| \`${setting.name}\` | ${setting.default === '' ? '' : `\`${setting.default}\``} | ${setting.doc} |`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

const FAILURES: Record<FailureCode, string> = {
  generation_refused: 'The generator declined the request, or came back with nothing.',
  generation_failed: 'The generator failed, as often as attempts are allowed.',
  generation_unknown:
    'Another service was asked to make it and its answer was lost: nobody can know whether it was made. Nothing is charged, and nothing is sent a second time.',
  generator_crashed: "The generator's process ended unexpectedly, as often as attempts are allowed.",
  storage_full: 'The server had no room left for the video. Its operator has to make some.',
  deadline_exceeded: 'The task was not finished within its deadline.',
};

function renderErrors(): string {
  const lines = [
    '# Errors',
    '',
    `<!-- ${MADE} -->`,
    '',
    'A refusal under `/v1` is `{"error": {"message", "type", "param", "code"}, "code", "message", "data": null}`; under',
    '`/v1beta` it is `{"error": {"code", "message", "status", "details"}}`. `param` names the field as it was sent. Every',
    'answer carries `x-request-id`. Where a retry cannot help, `x-should-retry: false` tells client libraries so. The console,',
    'whose own codes are `not_signed_in` to `link_not_valid`, answers `{"error": {"code", "message", "param"}}`.',
    '',
    '| code | `/v1` | `/v1beta` | retry | meaning |',
    '|---|---|---|---|---|',
  ];
  for (const code of ERROR_CODES) {
    const { retryable, meaning } = ERROR_CATALOGUE[code];
    const error = new ServiceError(code, '');
    const v1 = renderV1Error(error);
    const google = renderGoogleError(error);
    const shown = (v1.body as { code: string }).code;
    const { status } = (google.body as { error: { status: string } }).error;
    lines.push(
      `| <a id="${code}"></a>\`${shown}\` | ${v1.status} | ${google.status} ${status} | ${retryable ? 'yes' : 'no'} | ${meaning} |`,
    );
  }
  lines.push(
    '',
    '## Why a task failed',
    '',
    'A failed task costs nothing: its hold is released together with the failure. `error.code` of the task is one of:',
    '',
    '| code | meaning |',
    '|---|---|',
    ...FAILURE_CODES.map((code) => `| \`${code}\` | ${FAILURES[code]} |`),
  );
  return `${lines.join('\n')}\n`;
}

const pages: Readonly<Record<string, string>> = {
  '.env.example': renderEnvExample(),
  'docs/configuration.md': renderConfiguration(),
  'docs/errors.md': renderErrors(),
};

const checking = process.argv.includes('--check');
let stale = 0;
for (const [name, text] of Object.entries(pages)) {
  const file = `${ROOT}${name}`;
  if (!checking) writeFileSync(file, text);
  else if (readOrNull(file) !== text) {
    stale += 1;
    console.error(`${name} is stale: run npm run docs`);
  }
}
process.exitCode = stale === 0 ? 0 : 1;

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A page that is not there is stale like any other.
    return null;
  }
}
