import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Prompts as people write them for video models, with what a script must say of them. A file holds blocks: `@ id`, the prompt, then facts.
 * Alternatives are parted by `/`, items by `;`, attributes stand in brackets after their figure, a count before it.
 */
export interface Labelled {
  readonly id: string;
  /** Written down before any of its file was read, and scored apart from the halves. */
  readonly blind: boolean;
  readonly prompt: string;
  readonly hero: string | null;
  readonly cast: readonly CastLabel[];
  readonly optional: readonly string[];
  readonly absent: readonly string[];
  /** Figure and act. */
  readonly acts: readonly (readonly [string, string])[];
  readonly relations: readonly (readonly [string, string, string])[];
  readonly place: string | null;
  readonly time: string | null;
  readonly weather: string | null;
  readonly shots: readonly string[];
  readonly styles: readonly string[];
  readonly lines: readonly { readonly speaker: string; readonly text: string; readonly tone: string | null }[];
}

export interface CastLabel {
  readonly name: string;
  readonly count: number | null;
  readonly attributes: readonly string[];
}

export type Half = 'seen' | 'unseen' | 'blind';

/** Which half a prompt belongs to: the unseen one is scored and never read while the director is built, and so is the blind set. */
export function halfOf({ prompt, blind }: Labelled): Half {
  if (blind) return 'blind';
  const first = createHash('sha256').update(prompt).digest()[0] ?? 0;
  return first % 2 === 0 ? 'seen' : 'unseen';
}

function list(text: string | undefined): string[] {
  return (text ?? '').split(';').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]));
}

function parseCast(item: string): CastLabel {
  const [, count, name = '', attributes = ''] = /^(?:(\d+) )?([^(]+?)(?:\((.*)\))?$/.exec(item) ?? [];
  return {
    name: name.trim(),
    count: count === undefined ? null : Number(count),
    attributes: attributes.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()])),
  };
}

function parseLine(text: string): Labelled['lines'][number] {
  const [, speaker = '', said = '', tone] = /^([^:]+): (.*?)(?: \(([a-z]+)\))?$/.exec(text.trim()) ?? [];
  return { speaker, text: said, tone: tone ?? null };
}

export function parseBlock(block: string, blind: boolean): Labelled {
  const [head = '', prompt = '', ...rows] = block.trim().split('\n');
  const facts = new Map(rows.map((row) => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 1).trim()]));
  const hero = facts.get('hero') ?? 'none';
  const say = facts.get('say');
  return {
    id: head.replace('@', '').trim(),
    blind,
    prompt,
    hero: hero === 'none' ? null : hero,
    cast: list(facts.get('cast')).map(parseCast),
    optional: list(facts.get('optional')),
    absent: list(facts.get('not')),
    acts: list(facts.get('acts')).map((item) => {
      const at = item.lastIndexOf(' ');
      return [item.slice(0, at), item.slice(at + 1)] as const;
    }),
    relations: list(facts.get('rel')).map((item) => {
      const [, a = '', relation = '', b = ''] = /^(.+?) ([a-z_]+(?:\/[a-z_]+)*) (.+)$/.exec(item) ?? [];
      return [a, relation, b] as const;
    }),
    place: facts.get('place') ?? null,
    time: facts.get('time') ?? null,
    weather: facts.get('weather') ?? null,
    shots: list(facts.get('shots')),
    styles: list(facts.get('style')),
    lines: say === undefined ? [] : say.split(' | ').map(parseLine),
  };
}

export async function readLabels(): Promise<Labelled[]> {
  const folder = join(import.meta.dirname, 'prompts');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text, i) =>
    text.split(/\n(?=@ )/).map((block) => parseBlock(block, files[i]?.startsWith('blind') === true)),
  );
}
