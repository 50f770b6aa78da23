import type { PixelSize } from '../../../core/media.ts';
import type { FieldKernel } from '../../bodies/polygonise.ts';
import type { Script } from '../../director/script.ts';
import { writeScript } from '../../director/write-script.ts';
import type { BodyOf, CastRole } from '../../stage/players.ts';
import { glanceAt } from '../look-at.ts';
import { chooseCrop } from '../pixels/choose-crop.ts';
import type { PictureField } from '../pixels/look-around.ts';
import type { Picture } from '../pixels/resize.ts';
import { makePlate, type Plate } from '../plate/plate.ts';
import { couldBe } from '../subject/could-be.ts';
import { findFace } from '../subject/find-face.ts';
import { findNamed, looksOf } from '../subject/look-closer.ts';
import { lookFor } from '../subject/pick-part.ts';
import type { LookAt } from '../subject/subject.ts';
import { GONE, grantWish, readSubjectWish, type SubjectWish } from '../subject/wish.ts';
import { colourise, wantsColours } from './colourise.ts';
import { eraseFrom, removeBehind } from './remove-behind.ts';
import { paintStuff, readStuffWish } from './stuff.ts';

interface Order {
  readonly script: Script;
  readonly picture: Picture;
  readonly size: PixelSize;
  readonly look: LookAt;
  readonly bodyOf: BodyOf;
  readonly kernel: FieldKernel;
  /** Where others come to it, nothing of its own changes. */
  readonly guests?: CastRole;
}

/**
 * A picture with what the words want of what it shows: gone, of another colour, with colours. `looks`: whether anything else needs to know who stands out of it.
 * Null where what they speak of is not found: then all stays as it is.
 */
export function editPlate(order: Order, looks: boolean): { readonly given: Plate; readonly edited: Plate } | null {
  const { script, picture, size, look, bodyOf, guests } = order;
  const { prompt } = script;
  const stuff = guests === undefined ? readStuffWish(prompt) : null;
  const wish = guests === undefined && stuff === null ? readSubjectWish(prompt) : null;
  const colours = wantsColours(prompt);
  const wanted = wish === null || wish.kind === 'gone_behind' ? look : lookFor(look, wish.of, prompt);
  const sees = wish !== null || stuff !== null || colours || looks;
  const given = makePlate(picture, size, sees ? wanted : glanceAt, 0, wish?.kind === 'gone');
  if (stuff !== null) return { given, edited: paintStuff(given, stuff) };
  if (wish === null) return { given, edited: colours ? colourise(given) : given };
  if (wish.kind === 'gone_behind') return { given, edited: removeBehind(given, wish.of, prompt, look) };
  // A shirt, hair, or "it" are of whoever stands out.
  const isOwn = wish.kind === 'recoloured' && (wish.part !== 'all' || wish.of === null);
  const isMeant = isOwn || couldBe(given, wish, prompt, bodyOf);
  if (isMeant) return { given, edited: grantWish(given, wish) };
  const found = findElsewhere(order, wish, given);
  if (found === null) return null;
  return wish.kind === 'gone' ? eraseFound(order, found) : recolourFound(order, found, wish);
}

/** A map of what the words name, where it is not whoever stands out. */
function findElsewhere(
  { script, picture, look, bodyOf, kernel }: Order,
  wish: SubjectWish,
  { subject, ...plate }: Plate,
): PictureField | null {
  const { prompt } = script;
  const words = prompt.replace(GONE, '');
  const { cast } = writeScript({ prompt: words, negativePrompt: null, durationSeconds: 1 });
  const role = wish.of ?? cast[0];
  const named = role === undefined ? null : looksOf(role, prompt, bodyOf, kernel);
  const dressed = subject !== null && findFace(plate, subject) !== null;
  return named === null ? null : findNamed(picture, look, named, dressed);
}

function eraseFound({ picture, size }: Order, found: PictureField): { given: Plate; edited: Plate } | null {
  const given = makePlate(picture, size, glanceAt, 0, true);
  const film = chooseCrop(picture, size, glanceAt(NOTHING).mask);
  const view = {
    left: film.x / picture.width,
    top: film.y / picture.height,
    width: film.width / picture.width,
    height: film.height / picture.height,
  };
  const edited = eraseFrom(given, found, view);
  return edited === null ? null : { given, edited };
}

const NOTHING = { width: 1, height: 1, pixels: new Uint8Array(4) };

function recolourFound(
  { picture, size, look }: Order,
  mask: PictureField,
  wish: SubjectWish,
): { given: Plate; edited: Plate } | null {
  const given = makePlate(picture, size, (seen) => ({ ...look(seen), mask }), 0);
  return given.subject === null ? null : { given, edited: grantWish(given, wish) };
}
