import type { Script, Shot } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import { turned, type Whereabouts } from '../whereabouts.ts';

/** Below the chin of an animal, of its head: neck and shoulders carry a portrait. A person's face with its collar fills it, where a close shot is asked for; else it is seen with the chest. */
const [SHOULDERS, BELOW_CHIN, CHEST] = [0.12, 0.08, 0.62];
/** Of a head: a muzzle is so much narrower than the brow behind it. */
const MUZZLE = 0.5;

/** Of a head: hair and collar may touch the edges of a picture that is of the face. */
const FACE_FILLS = 0.84;

/** The box around a head where it is, with ears, horns and crest, and a little of the neck. */
export function headCorners(player: Player | undefined, { eyes, heading }: Whereabouts, withChest = false): Vector[] {
  const head = player?.body.head;
  if (player === undefined || head === undefined) return [eyes];
  const { up, down, aside, ahead, back } = head;
  const below = player.order.family !== 'person' ? SHOULDERS : withChest ? CHEST : BELOW_CHIN;
  const narrows = player.order.family === 'person' ? 1 : MUZZLE;
  const filled = player.order.family === 'person' && !withChest ? FACE_FILLS : 1;
  return [up, -down - (up + down) * below].flatMap((y) =>
    [aside, -aside].flatMap((x) =>
      [ahead, -back].map((z): Vector => {
        const share = z > 0 ? narrows : 1;
        const [dx, dy, dz] = turned([x * share * filled, y * share * filled, z], heading, player.size);
        return [eyes[0] + dx, eyes[1] + dy, eyes[2] + dz];
      }),
    ),
  );
}

/** The face of an animal where it is, from brow to chin: ears and mane are cut off by the edge of so near a picture. */
export function faceCorners(player: Player | undefined, { eyes, heading }: Whereabouts): Vector[] {
  const face = player?.body.head?.face;
  if (player === undefined || face === undefined) return [eyes];
  return [face.up, -face.down].flatMap((y) =>
    [face.aside, -face.aside].map((x): Vector => {
      const [dx, dy, dz] = turned([x * FILLED, y * FILLED, 0], heading, player.size);
      return [eyes[0] + dx, eyes[1] + dy, eyes[2] + dz];
    }),
  );
}
/** Of a face: brow and chin come up to the edges of the picture. */
const FILLED = 0.86;

/** With the mouth at the ground; who nibbles has it in the paws. */
const FEEDS: ReadonlySet<string> = new Set(['eat', 'drink', 'graze', 'sniff', 'dig', 'lick', 'lap']);
/** Of a head: so far before the eyes and so far below them a muzzle comes that is lowered to the ground. */
const [BEFORE, BELOW] = [1.5, 7] as const;

/** Where the muzzle of a beast is that feeds on the ground while its face is shown: to where the ground is, if that is no farther. */
export function loweredTo(
  shot: Shot,
  player: Player | undefined,
  { at, eyes, heading }: Whereabouts,
  { beats }: Pick<Script, 'beats'>,
): Vector[] {
  const head = player?.body.head;
  if (player?.order.family !== 'quadruped' || head === undefined) return [];
  const feeds = beats.some(
    ({ role, act, from, to }) => role === player.role.id && FEEDS.has(act) && from < shot.to && to > shot.from,
  );
  if (!feeds) return [];
  const down = Math.min(eyes[1] - at[1], head.down * BELOW * player.size);
  const [dx, , dz] = turned([0, 0, head.ahead * BEFORE], heading, player.size);
  return [[eyes[0] + dx, eyes[1] - down, eyes[2] + dz]];
}
