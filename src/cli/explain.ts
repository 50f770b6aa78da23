import type { ExplainedFilm } from '../animator/explain.ts';
import type { DraftField } from '../core/draft.ts';
import { ServiceError } from '../core/errors.ts';
import { parseExplainRequest } from '../core/explainer.ts';
import type { Explanation } from '../core/explanation.ts';
import { pixelSize } from '../core/media.ts';
import { CommandError, EXIT, type Terminal, writeLine } from './terminal.ts';

export interface ExplainOptions {
  readonly json?: boolean;
  readonly negative?: string;
  readonly seed?: string;
  readonly seconds?: string;
  readonly aspect?: string;
  readonly trace?: boolean;
}

/** How a prompt is understood, and what will be drawn of it, without drawing it. */
export async function explain(terminal: Terminal, prompt: string, options: ExplainOptions): Promise<number> {
  if (prompt.trim() === '') throw new CommandError('The prompt must not be blank.', EXIT.usage);
  const request = toRequest(prompt, options);
  const explanation = options.trace === true ? await traceFigures(request) : await readOnly(request);
  if (options.json === true) writeLine(terminal.out, JSON.stringify(explanation, null, 2));
  else for (const line of toLines(explanation)) writeLine(terminal.out, line);
  return EXIT.ok;
}

/** The same rules as over HTTP; a refusal names the option instead of the field. */
function toRequest(prompt: string, options: ExplainOptions): ExplainedFilm {
  const option = (name: string, value: string | undefined): DraftField | null =>
    value === undefined ? null : { name, value };
  try {
    const { resolution, aspectRatio, ...request } = parseExplainRequest(
      {
        prompt: { name: 'prompt', value: prompt },
        negativePrompt: option('--negative', options.negative?.trim() === '' ? undefined : options.negative),
        seed: option('--seed', options.seed),
        duration: option('--seconds', options.seconds),
        resolution: null,
        aspectRatio: option('--aspect', options.aspect),
        size: null,
      },
      { promptCharacters: Number.POSITIVE_INFINITY },
    );
    return { ...request, ...pixelSize(resolution, aspectRatio) };
  } catch (error) {
    throw error instanceof ServiceError ? new CommandError(error.message, EXIT.usage) : error;
  }
}

async function readOnly(request: ExplainedFilm): Promise<Explanation> {
  const { explainPrompt } = await import('../animator/explain.ts');
  return explainPrompt(request);
}

/** Three frames are drawn to see where everyone is, in pixels of a film of the usual size. */
async function traceFigures(request: ExplainedFilm): Promise<Explanation> {
  const { tracePrompt } = await import('../animator/trace.ts');
  return tracePrompt(request, new AbortController().signal);
}

/** Every field of the document that has something to say, a line each; the document itself is --json. */
function toLines(explanation: Explanation): readonly string[] {
  const { setting, camera, sound } = explanation;
  return [
    row('place', setting.place),
    row('time', setting.time),
    row('season', setting.season),
    row('weather', setting.weather),
    row('camera', [camera.shot, camera.move].join(', ')),
    row('mood', explanation.mood),
    row('style', explanation.style.join(', ')),
    row('hero', explanation.hero === null ? '' : (explanation.subjects[explanation.hero]?.noun ?? '')),
    ...explanation.subjects.map((subject) => row('subject', toSubject(subject, explanation.subjects))),
    ...explanation.beats.map((beat) => row('beat', toBeat(beat, explanation.subjects))),
    ...explanation.shots.map((shot) => row('shot', toShot(shot))),
    ...(explanation.trace ?? []).map((seen) =>
      row(
        'seen',
        `frame ${seen.frame}: subject ${seen.subject} at ${seen.x},${seen.y}, ${seen.width} x ${seen.height}, ${seen.colour}, ${seen.act.replaceAll('_', ' ')}`,
      ),
    ),
    row('sound', [...sound.ambience, ...sound.effects].join(', ')),
    row('music', sound.music === null ? '' : toMusic(sound.music)),
    ...(sound.dialogue.length === 0
      ? [row('dialogue', '')]
      : sound.dialogue.map((line) => row('dialogue', toSpeech(line, explanation.subjects)))),
    ...explanation.text_on_screen.map((text) => row('written', text)),
    ...(explanation.negative.length === 0 ? [] : [row('unwanted', explanation.negative.join(', '))]),
    ...explanation.left_out.map(({ word, reason }) => row('left out', `${word} (${reason.replaceAll('_', ' ')})`)),
    row('not understood', explanation.not_understood.join(', ')),
  ];
}

const row = (name: string, value: string): string => `${name.padEnd(16)}${value === '' ? '-' : value}`;

type Subject = Explanation['subjects'][number];

/** `2 large golden dog, in red scarf, run (locomotion, left), on the couch`, in the words of the document. */
function toSubject(subject: Subject, all: readonly Subject[]): string {
  const { count, size, colour, noun, wears, action, relations, drawn } = subject;
  // A person's colour is that of a garment, which is told with it.
  const own = wears.some((worn) => worn.startsWith(`${colour} `)) ? null : colour;
  const what = [String(count), size, own, noun].filter((part) => part !== null).join(' ');
  const worn = wears.length === 0 ? [] : [`in ${wears.join(' and ')}`];
  const does =
    action === null ? [] : [`${action.verb} (${[action.class, action.direction].filter(Boolean).join(', ')})`];
  const stands = relations.map(({ relation, subject: other }) => `${relation} ${all[other]?.noun ?? '?'}`);
  return `${[what, ...worn, ...does, ...stands].join(', ')}${drawn ? '' : ' (not drawn)'}`;
}

const toMusic = ({ mood, instrument, tempo }: NonNullable<Explanation['sound']['music']>): string =>
  `${mood}, ${instrument}, ${Math.round(tempo)} beats a minute`;

function toSpeech(
  { text, voice, start, end, speaker, tone }: Explanation['sound']['dialogue'][number],
  all: readonly Subject[],
): string {
  const who = speaker === null ? 'a voice' : (all[speaker]?.noun ?? 'a voice');
  const how = [voice, ...(tone === 'plain' ? [] : [tone])].join(', ');
  return `${who}: "${text}" (${how}, ${start.toFixed(1)} to ${end.toFixed(1)} s)`;
}

function toBeat({ subject, act, from, to, target }: Explanation['beats'][number], all: readonly Subject[]): string {
  const whom = target === null ? '' : ` ${all[target]?.noun ?? ''}`;
  return `${from.toFixed(1)} to ${to.toFixed(1)} s: ${all[subject]?.noun ?? '?'} ${act.replaceAll('_', ' ')}${whom}`;
}

function toShot({ from, to, size, angle, move, lens, pace, place, stated }: Explanation['shots'][number]): string {
  const how = [place, size, angle, move, `${lens} lens`, ...(pace === 1 ? [] : [`${pace} times the speed`])].join(', ');
  return `${from.toFixed(1)} to ${to.toFixed(1)} s: ${how.replaceAll('_', ' ')}${stated ? '' : ' (chosen)'}`;
}
