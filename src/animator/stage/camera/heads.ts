import type { Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import { turned, type Whereabouts } from '../whereabouts.ts';

/** Below the chin of an animal, of its head: neck and shoulders carry a portrait. A person's face with its collar fills it, where a close shot is asked for; else it is seen with the chest. */
const [SHOULDERS, BELOW_CHIN, CHEST] = [0.12, 0.08, 0.62];
/** Of a head: a muzzle is so much narrower than the brow behind it. */
const MUZZLE = 0.5;

/** The box around a head where it is, with ears, horns and crest, and a little of the neck. */
export function headCorners(player: Player | undefined, { eyes, heading }: Whereabouts, withChest = false): Vector[] {
  const head = player?.body.head;
  if (player === undefined || head === undefined) return [eyes];
  const { up, down, aside, ahead, back } = head;
  const below = player.order.family !== 'person' ? SHOULDERS : withChest ? CHEST : BELOW_CHIN;
  const narrows = player.order.family === 'person' ? 1 : MUZZLE;
  return [up, -down - (up + down) * below].flatMap((y) =>
    [aside, -aside].flatMap((x) =>
      [ahead, -back].map((z): Vector => {
        const share = z > 0 ? narrows : 1;
        const [dx, dy, dz] = turned([x * share, y * share, z], heading, player.size);
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
