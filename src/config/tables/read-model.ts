import type { z } from 'zod';
import { ANIMATOR_STILLS, animatorFilms } from '../../core/animator-skills.ts';
import { ASPECT_RATIOS } from '../../core/media.ts';
import type { Model, VideoOffers } from '../../core/models.ts';
import { toTableProblems } from '../../core/table-problem.ts';
import type { TableProblems } from './table-problems.ts';
import { IMAGE_MODEL, keysOf, VIDEO_MODEL } from './table-schemas.ts';

const CREATED = '2026-11-01';
const MOST_REFERENCES = 3;

/** A model of the operator's own, as the animator would make it. Null: it cannot be read, and it was told why. */
export function readModelTable(
  table: Readonly<Record<string, unknown>>,
  index: number,
  problems: TableProblems,
): Model | null {
  const path = ['model', index];
  if (table.kind !== 'video' && table.kind !== 'image') {
    problems.add(
      [...path, 'kind'],
      table.kind === undefined ? 'is required: video or image' : 'must be video or image',
    );
    return null;
  }
  const schema = table.kind === 'video' ? VIDEO_MODEL : IMAGE_MODEL;
  const read = schema.safeParse(table);
  if (!read.success) {
    problems.addAll(toTableProblems(read.error.issues), path, keysOf(schema));
    return null;
  }
  const { data } = read;
  const base = {
    id: data.id,
    title: data.title ?? data.id,
    createdAt: data.created ?? CREATED,
    unitPriceMicros: data.price,
  };
  if (data.kind === 'image') return { ...base, kind: 'image', madeWith: [ANIMATOR_STILLS] };
  if (data.default_seconds !== undefined && !data.seconds.includes(data.default_seconds)) {
    problems.add([...path, 'default_seconds'], 'must be one of seconds');
    return null;
  }
  const offers = offersOf(data);
  return { ...base, kind: 'video', offers, madeWith: [animatorFilms(offers)] };
}

/** What is written first is what is meant where a client says nothing. */
function offersOf(data: z.output<typeof VIDEO_MODEL>): VideoOffers {
  const { seconds, resolutions, aspect_ratios: aspectRatios = [...ASPECT_RATIOS], modes = ['text'] } = data;
  return {
    durationsSeconds: seconds,
    defaultSeconds: data.default_seconds ?? first(seconds),
    resolutions,
    defaultResolution: first(resolutions),
    aspectRatios,
    defaultAspectRatio: first(aspectRatios),
    modes,
    mostReferences: modes.includes('references') ? (data.most_references ?? MOST_REFERENCES) : 0,
    secondsOfResolution: {},
    secondsWithReferences: seconds,
    sizes: 'exact',
  };
}

function first<Value>([value]: readonly Value[]): Value {
  if (value === undefined) throw new TypeError('A list of a model is empty, though its schema forbids it.');
  return value;
}
