import { MakerError, type MakerJob } from '../../core/maker.ts';
import { isVideo, jobValues, type Picture, requirePlaces } from '../job-values.ts';
import { fillPlaceholders, findAt, findPlaceholders, type Json, type Placed } from '../placeholders.ts';
import type { JobApi } from './description.ts';

/** Requests and answers by a vendor's description, as plain values. */

export interface JobCreate {
  readonly path: string;
  readonly body: Json;
}

/** Throws `rejected` for what the vendor has no way, no place or no word for. */
export function renderCreate(api: JobApi, job: MakerJob, pictures: readonly Picture[], extra: Json): JobCreate {
  const mode = modeOf(job);
  const way = api.create.find(({ modes }) => modes.includes(mode));
  if (way === undefined) throw new MakerError('rejected', 'The maker of this model cannot be asked in this way.');
  const values = jobValues(job, pictures, null);
  const template = { ...(way.body as Readonly<Record<string, Json>>), ...(extra as Readonly<Record<string, Json>>) };
  requirePlaces(findPlaceholders(template), values, job.request);
  const spelled = Object.entries(values).map(([name, value]) => [name, spell(api, name, value)] as const);
  return { path: way.path, body: fillPlaceholders(template, Object.fromEntries(spelled)) };
}

function modeOf({ request }: MakerJob): string {
  if (isVideo(request)) return request.inputs.mode;
  if (request.mask !== null) return 'mask';
  return request.images.length === 0 ? 'text' : 'images';
}

function spell({ spellings }: JobApi, name: string, value: Placed): Placed {
  const words = spellings[name];
  if (words === undefined || (typeof value !== 'string' && typeof value !== 'number')) return value;
  const word = words[String(value)];
  if (word !== undefined) return word;
  throw new MakerError('rejected', `The maker of this model has no ${name.replaceAll('_', ' ')} of ${value}.`);
}

/** Ids are put into paths: none may lead elsewhere. */
export const renderPath = (path: string, id: string, createPath: string): string =>
  path.replaceAll('{{create_path}}', createPath).replaceAll('{{id}}', encodeURIComponent(id));

export function readId(api: JobApi, tree: unknown): string | null {
  const id = findAt(tree, api.id);
  if (typeof id === 'number') return String(id);
  return typeof id === 'string' && id !== '' ? id : null;
}

/** Some vendors refuse with a 200 and a code of their own. */
export const isAccepted = ({ accepted }: JobApi, tree: unknown): boolean =>
  accepted === undefined || findAt(tree, accepted.at) === accepted.is;

export type JobState =
  | { readonly state: 'running'; readonly share: number | null }
  | { readonly state: 'done'; readonly url: string | null }
  | { readonly state: 'failed'; readonly filtered: boolean; readonly reason: string }
  | { readonly state: 'lost' };

/** Null: it says nothing that the description knows. */
export function readState({ check, result }: JobApi, tree: unknown): JobState | null {
  const word = findAt(tree, check.status);
  if (typeof word !== 'string') return null;
  if (check.running.includes(word)) return { state: 'running', share: readShare(tree, check.progress) };
  if (check.lost.includes(word)) return { state: 'lost' };
  if (check.done.includes(word)) {
    const url = findAt(tree, result);
    return { state: 'done', url: typeof url === 'string' && URL.canParse(url) ? url : null };
  }
  if (!check.failed.includes(word)) return null;
  const reason = check.reason.flatMap((path) => findAt(tree, path) ?? []).join(': ');
  const told = reason.toLowerCase();
  return { state: 'failed', filtered: check.filtered.some((part) => told.includes(part.toLowerCase())), reason };
}

function readShare(tree: unknown, path: string | undefined): number | null {
  const share = path === undefined ? undefined : findAt(tree, path);
  return typeof share === 'number' && share >= 0 && share <= 1 ? share : null;
}
