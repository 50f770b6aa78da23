import type { PixelSize } from '../../core/media.ts';
import type { CutOut } from '../bodies/families/reference.ts';
import type { Script } from '../director/script.ts';
import type { BodyOf, CastRole } from '../stage/players.ts';
import type { Stage } from '../stage/stage.ts';
import { decodePicture, type GivenPicture } from './decode-picture.ts';
import { BECOMES, becomeOther } from './plate/become.ts';
import type { PlateLife } from './plate/bend.ts';
import { roleInPicture, shownRole, showsAlive } from './plate/comers.ts';
import { lifeOf } from './plate/film.ts';
import { findKinship, type Kinship } from './plate/kin.ts';
import { levelGround } from './plate/level-ground.ts';
import { type Passage, readPassage } from './plate/passage.ts';
import { deepenSky, wantsSky } from './plate/picture-sky.ts';
import { makePlate, type Plate } from './plate/plate.ts';
import { awaitSeason, coverFor } from './plate/season-paint.ts';
import { stagePlate } from './plate/stage.ts';
import { type SaidLight, saidLight } from './plate/world.ts';
import { makeCutOut } from './subject/cut-out.ts';
import { subjectLife } from './subject/life.ts';
import { lookFor } from './subject/pick-part.ts';
import { roundOff } from './subject/round-off.ts';
import type { LookAt } from './subject/subject.ts';

/** A film whose world is a given picture, or that goes from one to another: plain data, since threads hand it on. */
export interface PlateScene {
  readonly kind: 'plates';
  readonly first: { readonly plate: Plate; readonly stage: Stage };
  readonly last: { readonly plate: Plate; readonly stage: Stage } | null;
  /** How the two belong together; null where they have nothing in common, or there is only one. */
  readonly kinship: Kinship | null;
  /** From the one to the other where they have nothing in common. */
  readonly passage: Passage;
  readonly light: SaidLight;
  readonly life: PlateLife;
  /** Who comes to it out of other pictures. */
  readonly cutOuts: readonly CutOut[];
}

/** Whoever the references show. One after the other: a net needs as much room as several pictures. */
export async function readCutOuts(
  files: readonly GivenPicture[],
  look: LookAt,
  signal: AbortSignal,
): Promise<CutOut[]> {
  const cutOuts: CutOut[] = [];
  for (const [index, file] of files.entries()) {
    cutOuts.push(makeCutOut(await decodePicture(file, `reference picture ${index + 1}`, signal), look));
    signal.throwIfAborted();
  }
  return cutOuts;
}

export interface PlateOrder {
  readonly script: Script;
  readonly seed: number;
  readonly size: PixelSize;
  readonly first: string;
  readonly last: string | null;
  readonly bodyOf: BodyOf;
  readonly look: LookAt;
  readonly signal: AbortSignal;
}

export async function readPlates(order: PlateOrder): Promise<PlateScene> {
  const { script, seed, size, first, last, bodyOf, look, signal } = order;
  // Who comes to a picture would have to be gone before the last one: between two pictures nobody comes.
  const alone = last === null ? script : { ...script, cast: [] };
  // A season that came would have to be gone before the last one, too.
  const cover = last === null ? coverFor(saidLight(script)) : null;
  const read = async (file: string, name: string) => {
    // Between two pictures everybody goes along.
    const seen = last === null ? lookFor(look, roleInPicture(script), script.prompt) : look;
    const bare = makePlate(await decodePicture(file, name, signal), size, seen);
    const dressed = cover === null ? bare : awaitSeason(bare, cover, showsAlive(script, bare));
    const lit = last === null && wantsSky(script) ? deepenSky(dressed) : dressed;
    const plate = last === null ? roundOff(lit, subjectLife(script, shownRole(script, lit))) : lit;
    signal.throwIfAborted();
    const stage = stagePlate(alone, seed, plate, { bodyOf, still: false, fills: null });
    return { plate: levelGround(plate, stage.figures, bodyOf), stage };
  };
  const opening = await read(first, 'first frame');
  const end = last === null ? null : await read(last, 'last frame');
  return {
    kind: 'plates',
    first: opening,
    last: end,
    kinship: end === null ? null : kinshipOf(script, opening.plate, end.plate),
    passage: readPassage(script.prompt),
    light: saidLight(script),
    life: lifeOf(script, shownRole(script, opening.plate)),
    cutOuts: [],
  };
}

const kinshipOf = ({ prompt }: Script, first: Plate, last: Plate): Kinship | null =>
  findKinship(first, last) ?? (BECOMES.test(prompt) ? becomeOther(first, last) : null);

export interface GuestOrder extends Omit<PlateOrder, 'first' | 'last'> {
  /** The picture in which all of it takes place. */
  readonly place: string;
  readonly guests: CastRole;
  readonly cutOuts: readonly CutOut[];
}

/** A picture as the place of whoever other pictures show. */
export async function readGuests(order: GuestOrder): Promise<PlateScene> {
  const { script, seed, size, place, bodyOf, guests, cutOuts, look, signal } = order;
  const plate = makePlate(await decodePicture(place, 'reference picture', signal), size, look);
  signal.throwIfAborted();
  const stage = stagePlate(script, seed, plate, { bodyOf, guests, still: false, fills: null });
  const first = { plate: levelGround(plate, stage.figures, bodyOf), stage };
  // Whoever the place shows itself is not spoken of.
  return {
    ...{ kind: 'plates', first, last: null, kinship: null, passage: 'swing' },
    ...{ light: saidLight(script), life: lifeOf(script, null), cutOuts },
  };
}
