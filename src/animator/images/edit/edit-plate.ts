import type { PixelSize } from '../../../core/media.ts';
import type { FieldKernel } from '../../bodies/polygonise.ts';
import type { Role, Script } from '../../director/script.ts';
import { writeScript } from '../../director/write-script.ts';
import type { BodyOf, CastRole } from '../../stage/players.ts';
import { glanceAt } from '../look-at.ts';
import { chooseCrop } from '../pixels/choose-crop.ts';
import { fieldAt, type PictureField } from '../pixels/look-around.ts';
import type { Picture } from '../pixels/resize.ts';
import { makePlate, type Plate } from '../plate/plate.ts';
import { couldBe } from '../subject/could-be.ts';
import { findFace } from '../subject/find-face.ts';
import { findNamed, looksOf } from '../subject/look-closer.ts';
import { lookFor } from '../subject/pick-part.ts';
import type { Box, LookAt } from '../subject/subject.ts';
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
  if (wish.kind === 'gone_behind') {
    const edited = removeBehind(given, wish.of, prompt, look);
    return edited === given ? null : { given, edited };
  }
  // A shirt, hair, or "it" are of whoever stands out.
  const isOwn = wish.kind === 'recoloured' && (wish.part !== 'all' || wish.of === null);
  const isMeant = isOwn || couldBe(given, wish, prompt, bodyOf);
  if (isMeant && given.subject !== null) return { given, edited: grantWish(given, wish) };
  const found = findElsewhere(order, wish, given);
  if (found === null) return null;
  return wish.kind === 'gone' ? eraseFound(order, found) : recolourFound(order, found, wish);
}

/** A picture without whom the words name, and where he was; null where he is not found. */
export function eraseNamed(
  order: Order,
  of: Role | null,
  words: string,
): { readonly ground: Uint8Array; readonly box: Box } | null {
  const { picture, size, look, bodyOf } = order;
  const wish = { kind: 'gone', of } as const;
  const given = makePlate(picture, size, lookFor(look, of, words), 0, true);
  if (given.subject !== null && couldBe(given, wish, words, bodyOf))
    return { ground: given.ground, box: given.subject.box };
  const found = findElsewhere({ ...order, script: { ...order.script, prompt: words } }, wish, given);
  const edited = found === null ? null : eraseFound(order, found)?.edited;
  return found === null || edited == null ? null : { ground: edited.ground, box: boxOf(found) };
}

/** Shares of a map that hold what it shows. */
function boxOf({ width, height, values }: PictureField): Box {
  const box = { left: 1, right: 0, top: 1, bottom: 0 };
  for (let at = 0; at < values.length; at++) {
    if ((values[at] ?? 0) < 0.5) continue;
    const [u, v] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
    [box.left, box.right] = [Math.min(box.left, u), Math.max(box.right, u)];
    [box.top, box.bottom] = [Math.min(box.top, v), Math.max(box.bottom, v)];
  }
  return box;
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

function eraseFound({ picture, size, look }: Order, found: PictureField): { given: Plate; edited: Plate } | null {
  const apart = makePlate(
    picture,
    size,
    (seen) => {
      const { mask, ...rest } = look(seen);
      const others = mask.values.map((value, at) => {
        const [u, v] = [((at % mask.width) + 0.5) / mask.width, (Math.floor(at / mask.width) + 0.5) / mask.height];
        return fieldAt(found, u, v) > 0.2 ? 0 : value;
      });
      return { ...rest, mask: found, others: { ...mask, values: others } };
    },
    0,
    true,
  );
  // Who is large enough to throw a shadow takes it along.
  if (apart.subject !== null) return { given: apart, edited: { ...apart, subject: null } };
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
