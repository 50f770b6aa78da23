import type { Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import { turned, type Whereabouts } from '../whereabouts.ts';

/** Below the chin of an animal, of its head: neck and shoulders carry a portrait. A person's face itself fills it, where a close shot is asked for; else it is seen with the chest. */
const [SHOULDERS, BELOW_CHIN, CHEST] = [0.2, -0.06, 0.5];

/** The box around a head where it is, with ears, horns and crest, and a little of the neck. */
export function headCorners(player: Player | undefined, { eyes, heading }: Whereabouts, withChest = false): Vector[] {
  const head = player?.body.head;
  if (player === undefined || head === undefined) return [eyes];
  const { up, down, aside, ahead, back } = head;
  const below = player.order.family !== 'person' ? SHOULDERS : withChest ? CHEST : BELOW_CHIN;
  return [up, -down - (up + down) * below].flatMap((y) =>
    [aside, -aside].flatMap((x) =>
      [ahead, -back].map((z): Vector => {
        const [dx, dy, dz] = turned([x, y, z], heading, player.size);
        return [eyes[0] + dx, eyes[1] + dy, eyes[2] + dz];
      }),
    ),
  );
}
