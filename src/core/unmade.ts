import { joinChoices } from './field.ts';
import type { Model, Models, VideoModel } from './models.ts';
import {
  canMake,
  hasSkill,
  type ImageNeeds,
  type ImageSkills,
  NEED_FIELDS,
  type NeedField,
  type Needs,
  type VideoMode,
  type VideoNeeds,
} from './skills.ts';

/**
 * What is told where a model offers a thing that nobody on its route can make: which of the client's fields stands in the
 * way, what could be asked for in its place, and which other model takes the request as it is. Everything said here was
 * tried first.
 */
export interface Obstacle {
  readonly field: NeedField;
  readonly message: string;
}

/** Which field is named where changing any of several would help: what is easiest to change. */
const EASIEST_FIRST: readonly NeedField[] = [
  'seconds',
  'resolution',
  'aspectRatio',
  'seed',
  'negativePrompt',
  'pictures',
];

/** Null: somebody can make it. */
export function findObstacle(model: Model, needs: Needs, models: Models): Obstacle | null {
  if (isMade(model, needs)) return null;
  const ways = EASIEST_FIRST.map((field) => ({
    field,
    others: alternatives(model, needs, field).filter((other) => isMade(model, other.needs)),
  }));
  const { field, others } = ways.find((way) => way.others.length > 0) ?? {
    field: firstUnmade(model, needs),
    others: [],
  };
  const instead = others.length === 0 ? '' : `; with ${joinChoices(others.map(({ name }) => name))} it can`;
  const able = models.list().filter((other) => other.kind === model.kind && isMade(other, needs));
  const who =
    able.length === 0
      ? 'No other model here can.'
      : `${joinChoices(able.map(({ id }) => `'${id}'`))} can make it as it is.`;
  return { field, message: `The model '${model.id}' cannot make this with ${nameOf(needs, field)}${instead}. ${who}` };
}

/** What a model does not offer it does not make, whatever its makers can. */
function isMade(model: Model, needs: Needs): boolean {
  return isOffered(model, needs) && model.madeWith.some((skills) => canMake(skills, needs));
}

function isOffered(model: Model, needs: Needs): boolean {
  if (model.kind === 'image') return needs.kind === 'image';
  if (needs.kind === 'image') return false;
  const { offers } = model;
  const lengths = offers.secondsOfResolution[needs.resolution];
  return (
    offers.modes.includes(needs.mode) &&
    needs.references <= offers.mostReferences &&
    offers.durationsSeconds.includes(needs.seconds) &&
    offers.resolutions.includes(needs.resolution) &&
    offers.aspectRatios.includes(needs.aspectRatio) &&
    (lengths === undefined || lengths.includes(needs.seconds)) &&
    (needs.mode !== 'references' || offers.secondsWithReferences.includes(needs.seconds))
  );
}

/** Where no single change would help: the first thing that none of those can who can do all before it. */
function firstUnmade(model: Model, needs: Needs): NeedField {
  let able: readonly Model['madeWith'][number][] = model.madeWith;
  for (const field of NEED_FIELDS) {
    able = able.filter((skills) => hasSkill(skills, needs, field));
    if (able.length === 0) return field;
  }
  return 'pictures';
}

interface Alternative {
  readonly name: string;
  readonly needs: Needs;
}

function alternatives(model: Model, needs: Needs, field: NeedField): readonly Alternative[] {
  if (field === 'seed') return needs.seed ? [{ name: 'none', needs: { ...needs, seed: false } }] : [];
  if (model.kind === 'video') return needs.kind === 'video' ? otherFilms(model, needs, field) : [];
  return needs.kind === 'image' ? otherStills(needs, field, model.madeWith) : [];
}

function otherFilms({ offers }: VideoModel, needs: VideoNeeds, field: NeedField): readonly Alternative[] {
  switch (field) {
    case 'seconds':
      return offers.durationsSeconds.map((seconds) => ({ name: `${seconds} seconds`, needs: { ...needs, seconds } }));
    case 'resolution':
      return offers.resolutions.map((resolution) => ({ name: resolution, needs: { ...needs, resolution } }));
    case 'aspectRatio':
      return offers.aspectRatios.map((aspectRatio) => ({ name: aspectRatio, needs: { ...needs, aspectRatio } }));
    case 'negativePrompt':
      return needs.negativePrompt ? [{ name: 'none', needs: { ...needs, negativePrompt: false } }] : [];
    case 'pictures':
      return fewerPictures(needs);
    case 'seed':
      return [];
  }
}

function fewerPictures(needs: VideoNeeds): readonly Alternative[] {
  const counts = Array.from({ length: Math.max(0, needs.references - 1) }, (_, index) => needs.references - 1 - index);
  const fewer = counts.map((references) => ({ name: countReferences(references), needs: { ...needs, references } }));
  const firstAlone = { name: 'a first frame alone', needs: { ...needs, mode: 'first_frame' as const, references: 0 } };
  const wordsAlone = { name: 'words alone', needs: { ...needs, mode: 'text' as const, references: 0 } };
  switch (needs.mode) {
    case 'text':
      return [];
    case 'first_frame':
      return [wordsAlone];
    case 'first_and_last':
      return [firstAlone, wordsAlone];
    case 'references':
      return [...fewer, wordsAlone];
  }
}

function otherStills(needs: ImageNeeds, field: NeedField, makers: readonly ImageSkills[]): readonly Alternative[] {
  switch (field) {
    case 'resolution':
      return unique(makers.flatMap(({ resolutions }) => resolutions)).map((resolution) => ({
        name: resolution,
        needs: { ...needs, resolution },
      }));
    case 'aspectRatio':
      return unique(makers.flatMap(({ aspectRatios }) => aspectRatios)).map((aspectRatio) => ({
        name: aspectRatio,
        needs: { ...needs, aspectRatio },
      }));
    case 'pictures': {
      if (needs.mode === 'text') return [];
      const wordsAlone = { name: 'words alone', needs: { ...needs, mode: 'text' as const, images: 0 } };
      const most = Math.max(0, ...makers.map(({ mostImages }) => mostImages));
      const fewer = { name: `at most ${most} input images`, needs: { ...needs, images: most } };
      const unmasked = { name: 'no mask', needs: { ...needs, mode: 'images' as const } };
      if (needs.images > most && most > 0) return [fewer, wordsAlone];
      return needs.mode === 'mask' ? [unmasked, wordsAlone] : [wordsAlone];
    }
    case 'seconds':
    case 'negativePrompt':
    case 'seed':
      return [];
  }
}

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

const MODE_NAMES = {
  text: 'words alone',
  first_frame: 'a first frame',
  first_and_last: 'a first and a last frame',
} as const satisfies Record<Exclude<VideoMode, 'references'>, string>;

const countReferences = (count: number): string => (count === 1 ? '1 reference image' : `${count} reference images`);

function nameOf(needs: Needs, field: NeedField): string {
  switch (field) {
    case 'seconds':
      return needs.kind === 'video' ? `${needs.seconds} seconds` : 'this length';
    case 'resolution':
      return String(needs.resolution);
    case 'aspectRatio':
      return String(needs.aspectRatio);
    case 'negativePrompt':
      return 'a negative prompt';
    case 'seed':
      return 'a seed';
    case 'pictures':
      return needs.kind === 'video' ? namePictures(needs) : nameStillPictures(needs);
  }
}

const namePictures = (needs: VideoNeeds): string =>
  needs.mode === 'references' ? countReferences(needs.references) : MODE_NAMES[needs.mode];

function nameStillPictures(needs: ImageNeeds): string {
  if (needs.mode === 'text') return 'words alone';
  if (needs.mode === 'mask') return 'a mask';
  return needs.images === 1 ? 'an input image' : `${needs.images} input images`;
}
