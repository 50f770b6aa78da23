import { join } from 'node:path';

/** Reads our own Dockerfile, as far as it goes: what it cannot read it refuses, so that nothing in it is passed over. */

export interface Stage {
  readonly base: string;
  /** Null: the last one, which is the image. */
  readonly name: string | null;
  readonly steps: readonly Step[];
}

export type Step =
  | { readonly kind: 'workdir'; readonly folder: string }
  | { readonly kind: 'run'; readonly command: string }
  | {
      readonly kind: 'copy';
      readonly from: string | null;
      readonly sources: readonly string[];
      readonly target: string;
    }
  | { readonly kind: 'env'; readonly name: string; readonly value: string }
  | { readonly kind: 'user'; readonly user: string }
  | { readonly kind: 'entrypoint' | 'cmd' | 'healthcheck'; readonly command: readonly string[] }
  | { readonly kind: 'note'; readonly text: string };

export function parseDockerfile(text: string): readonly Stage[] {
  const stages: { base: string; name: string | null; steps: Step[] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    if (line.endsWith('\\')) throw new Error(`A step must stand on one line: ${line}`);
    const [, word = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [, base = '', name] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ base, name: name ?? null, steps: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (stage === undefined) throw new Error(`Before the first FROM: ${line}`);
    stage.steps.push(parseStep(word, rest));
  }
  return stages;
}

function parseStep(word: string, rest: string): Step {
  switch (word) {
    case 'WORKDIR':
      return { kind: 'workdir', folder: rest };
    case 'RUN':
      return { kind: 'run', command: rest };
    case 'COPY':
      return parseCopy(rest);
    case 'ENV': {
      const [, name = '', value = ''] = /^(\w+)=(\S*)$/.exec(rest) ?? [];
      return { kind: 'env', name, value };
    }
    case 'USER':
      return { kind: 'user', user: rest };
    case 'ENTRYPOINT':
      return { kind: 'entrypoint', command: parseList(rest) };
    case 'CMD':
      return { kind: 'cmd', command: parseList(rest) };
    case 'HEALTHCHECK':
      return { kind: 'healthcheck', command: parseList(rest.replace(/^(?:--\S+ )*CMD /, '')) };
    case 'VOLUME':
    case 'EXPOSE':
    case 'STOPSIGNAL':
      return { kind: 'note', text: `${word} ${rest}` };
    default:
      throw new Error(`No such step is known here: ${word} ${rest}`);
  }
}

function parseCopy(rest: string): Step {
  const words = rest.split(' ');
  const flags = words.filter((word) => word.startsWith('--'));
  const paths = words.filter((word) => !word.startsWith('--'));
  const from = flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length) ?? null;
  return { kind: 'copy', from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}

function parseList(text: string): readonly string[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list) || !list.every((each) => typeof each === 'string')) throw new Error(`Not a list: ${text}`);
  return list;
}

/** An absolute path of the image, below the folder that stands for its root. */
export const below = (root: string, path: string): string => (path.startsWith('/') ? join(root, path) : path);
