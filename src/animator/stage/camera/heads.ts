import type { Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import { turned, type Whereabouts } from '../whereabouts.ts';

/** Below the chin of an animal, of what is above its eyes: neck and shoulders carry a portrait. */
const SHOULDERS = 0.2;

/** The box around a head where it is, with ears, horns and crest, and a little of the neck. */
export function headCorners(player: Player | undefined, { eyes, heading }: Whereabouts): Vector[] {
  const head = player?.body.head;
  if (player === undefined || head === undefined) return [eyes];
  const { up, down, aside, ahead, back } = head;
  return [up, -down - (up + down) * SHOULDERS].flatMap((y) =>
    [aside, -aside].flatMap((x) =>
      [ahead, -back].map((z): Vector => {
        const [dx, dy, dz] = turned([x, y, z], heading, player.size);
        return [eyes[0] + dx, eyes[1] + dy, eyes[2] + dz];
      }),
    ),
  );
}
