import { type Body, type Moment, QUIET } from '../bodies/body.ts';
import { add, subtract, type Vector } from '../maths/vector.ts';
import type { Player } from './players.ts';

/** A piece of a body: a capsule in the world, and the bone it goes with. */
export interface PosedPiece {
  readonly bone: string;
  readonly from: Vector;
  readonly to: Vector;
  readonly radius: number;
}

/** Both hands, the right one first, and all pieces, from the eyes. */
interface FromEyes {
  readonly hands: readonly Vector[] | null;
  readonly pieces: readonly PosedPiece[];
}

const POSED = new WeakMap<Body, Map<string, FromEyes>>();
/** Seconds after an act began: by then the hands are at it. */
const AT_IT = 1.5;

const HIPS: Moment['contacts'] = { hips: { at: [0, 0, 0], facing: null } };

interface Standing {
  readonly eyes: Vector;
  readonly heading: number;
  readonly height: number;
}
type Posed = Pick<Player, 'body' | 'size'>;

/** Where both hands of somebody are in the film while they do this, the right one first: from the eyes, which are known. Null for who has none. */
export function handsAt(player: Posed, where: Standing, act: string): readonly Vector[] | null {
  const { hands } = fromEyes(player, where, act);
  return hands?.map((hand) => add(where.eyes, turned(hand, where.heading, player.size))) ?? null;
}

/** Where the whole body is while it does this: arms that reach out are before others, which at rest they are not. */
export function piecesAt(player: Posed, where: Standing, act: string): PosedPiece[] {
  const placed = (point: Vector): Vector => add(where.eyes, turned(point, where.heading, player.size));
  return fromEyes(player, where, act).pieces.map(({ bone, from, to, radius }) => ({
    ...{ bone, from: placed(from), to: placed(to), radius: radius * player.size },
  }));
}

const fromEyes = ({ body, size }: Posed, { height }: Standing, act: string): FromEyes =>
  poseFromEyes(body, act, height < body.height * size * SEATED);
/** Of the height: who is lower sits. */
const SEATED = 0.9;

function poseFromEyes(body: Body, act: string, sits: boolean): FromEyes {
  const known = POSED.get(body) ?? new Map<string, FromEyes>();
  POSED.set(body, known);
  const key = `${act} ${sits}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { gripRight, gripLeft, eyes } = body.anchors;
  const pose = body.pose({ ...QUIET, act, since: AT_IT, lasts: AT_IT * 2, contacts: sits ? HIPS : {} });
  // Where somebody is known to have the eyes is where the pose has them: bent over the work, as the hands are.
  const from = eyes === undefined ? ([0, 0, 0] as const) : pose.place(eyes.bone, eyes.at);
  const place = (bone: string, at: Vector): Vector => subtract(pose.place(bone, at), from);
  const found: FromEyes = {
    hands:
      eyes === undefined || gripRight === undefined || gripLeft === undefined
        ? null
        : [gripRight, gripLeft].map(({ bone, at }) => place(bone, at)),
    pieces: body.proxies.map((piece) => ({
      ...piece,
      from: place(piece.bone, piece.from),
      to: place(piece.bone, piece.to),
    })),
  };
  known.set(key, found);
  return found;
}

const turned = ([x, y, z]: Vector, heading: number, size: number): Vector => {
  const [cosine, sine] = [Math.cos(heading) * size, Math.sin(heading) * size];
  return [x * cosine + z * sine, y * size, z * cosine - x * sine];
};
