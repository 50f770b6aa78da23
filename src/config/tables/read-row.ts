import type { z } from 'zod';
import { IMAGE_RATIOS, IMAGE_SIZES, type ImageRatio } from '../../core/image-size.ts';
import { ASPECT_RATIOS } from '../../core/media.ts';
import type { Model, VideoModel } from '../../core/models.ts';
import type { Micros } from '../../core/money.ts';
import type { ImageSkills, Skills, VideoSkills } from '../../core/skills.ts';
import type { KnownRow, RowCost, ServesRow } from '../../core/upstream.ts';
import type { TableProblems } from './table-problems.ts';
import type { IMAGE_ROW, VIDEO_ROW } from './table-schemas.ts';

export type RowTable =
  | { readonly kind: 'video'; readonly data: z.output<typeof VIDEO_ROW> }
  | { readonly kind: 'image'; readonly data: z.output<typeof IMAGE_ROW> };

export interface RowSurroundings {
  readonly path: readonly (string | number)[];
  readonly model: Model;
  readonly upstreamKind: string;
  readonly known: readonly KnownRow[];
  readonly currency: string | null;
}

const KNOWN_CURRENCY = 'USD';
const MOST_REFERENCES = 3;
const MOST_IMAGES = 14;

/** What a row says itself goes before what is known of the vendor's model; what neither says is the least that is safe. */
export function readRow(
  table: RowTable,
  around: RowSurroundings,
  problems: TableProblems,
): Omit<ServesRow, 'options'> | null {
  const as = table.data.as ?? around.model.id;
  const known = around.known.find((row) => row.as === as && row.kind === table.kind) ?? null;
  const skills =
    table.kind === 'video'
      ? filmSkills(table.data, known?.kind === 'video' ? known : null)
      : stillSkills(table.data, known?.kind === 'image' ? known : null);
  for (const key of skills.missing) {
    problems.add([...around.path, key], `is required: Kinora knows no ${as} of ${around.upstreamKind}`);
  }
  const cost = readCost(table, skills.skills, known, around, problems);
  if (skills.missing.length > 0) return null;
  checkUseful(around, skills.skills, problems);
  const fit = table.kind === 'video' && table.data.fit === true;
  return { ...skills.skills, model: around.model.id, as, fit, retryFailed: table.data.retry_failed ?? false, cost };
}

interface ReadSkills<Kind extends Skills> {
  readonly skills: Kind;
  readonly missing: readonly string[];
}

function filmSkills(data: z.output<typeof VIDEO_ROW>, known: VideoSkills | null): ReadSkills<VideoSkills> {
  const modes = data.modes ?? known?.modes ?? [];
  const skills: VideoSkills = {
    kind: 'video',
    modes,
    mostReferences: modes.includes('references')
      ? (data.most_references ?? (known?.mostReferences || MOST_REFERENCES))
      : 0,
    seconds: data.seconds ?? known?.seconds ?? [],
    resolutions: data.resolutions ?? known?.resolutions ?? [],
    aspectRatios: data.aspect_ratios ?? known?.aspectRatios ?? ASPECT_RATIOS,
    sound: data.sound ?? known?.sound ?? false,
    seed: data.seed ?? known?.seed ?? 'refuse',
    negativePrompt: data.negative_prompt ?? known?.negativePrompt ?? 'refuse',
  };
  const missing = (['modes', 'seconds', 'resolutions'] as const).filter((key) => skills[key].length === 0);
  return { skills, missing };
}

function stillSkills(data: z.output<typeof IMAGE_ROW>, known: ImageSkills | null): ReadSkills<ImageSkills> {
  const ratios = data.aspect_ratios?.map((each) => each as ImageRatio);
  const modes = data.modes ?? known?.modes ?? [];
  const skills: ImageSkills = {
    kind: 'image',
    modes,
    mostImages: modes.some((mode) => mode !== 'text') ? (data.most_images ?? (known?.mostImages || MOST_IMAGES)) : 0,
    resolutions: data.resolutions ?? known?.resolutions ?? IMAGE_SIZES,
    aspectRatios: ratios ?? known?.aspectRatios ?? IMAGE_RATIOS,
    seed: data.seed ?? known?.seed ?? 'refuse',
    negativePrompt: known?.negativePrompt ?? 'refuse',
  };
  return { skills, missing: modes.length === 0 ? ['modes'] : [] };
}

/** A price is nothing without its currency; what is known of a vendor's is in dollars. */
function readCost(
  { data }: RowTable,
  skills: Skills,
  known: KnownRow | null,
  around: RowSurroundings,
  problems: TableProblems,
): RowCost | null {
  const { path, currency } = around;
  if (data.cost === undefined) {
    return currency === null || currency === KNOWN_CURRENCY ? (known?.cost ?? null) : null;
  }
  if (currency === null) {
    problems.add([...path, 'cost'], 'needs a currency: write currency = "USD", or yours, into the [[upstream]]');
    return null;
  }
  const resolutions: readonly string[] = skills.resolutions;
  if (typeof data.cost === 'number') {
    const one: Micros = data.cost;
    return { currency, micros: Object.fromEntries(resolutions.map((resolution) => [resolution, one])) };
  }
  for (const resolution of Object.keys(data.cost)) {
    if (resolutions.includes(resolution)) continue;
    problems.add([...path, 'cost', resolution], `is no resolution of this row; there are ${resolutions.join(', ')}`);
  }
  const without = resolutions.filter(
    (resolution) => data.cost !== undefined && !Object.hasOwn(Object(data.cost), resolution),
  );
  if (without.length > 0) problems.add([...path, 'cost'], `says nothing of ${without.join(', ')}`);
  return { currency, micros: data.cost };
}

/** A row that can do nothing of what its model offers would never be asked. */
function checkUseful({ model, path }: RowSurroundings, skills: Skills, problems: TableProblems): void {
  if (model.kind !== 'video' || skills.kind !== 'video') return;
  const { offers }: VideoModel = model;
  const pairs: readonly (readonly [string, readonly unknown[], readonly unknown[]])[] = [
    ['modes', skills.modes, offers.modes],
    ['seconds', skills.seconds, offers.durationsSeconds],
    ['resolutions', skills.resolutions, offers.resolutions],
    ['aspect_ratios', skills.aspectRatios, offers.aspectRatios],
  ];
  for (const [key, can, offered] of pairs) {
    if (can.some((each) => offered.includes(each))) continue;
    problems.add([...path, key], `has nothing of what ${model.id} offers (${offered.join(', ')})`);
  }
}
