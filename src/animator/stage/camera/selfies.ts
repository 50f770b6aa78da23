import type { Script, Shot } from '../../director/script.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import type { StageAct, StageShot } from '../stage.ts';
import { turned, type WhereIs } from '../whereabouts.ts';
import type { MoveParts } from './camera-moves.ts';
import { tangentsOf } from './view.ts';

/** Of the height: how far before the eyes the camera is, how far to the right and above them. */
const [ARM, ASIDE, ABOVE] = [0.62, 0.12, 0.05];
/** Of the height: so near is who is in the picture as well, and so much farther away the camera is then. */
const [COMPANY, FARTHER] = [0.8, 0.22];
/** A phone sees more than a normal lens. */
const PHONE_LENS = 0.56;
const STEP_METRES = 0.035;

/** Whether somebody films themselves. */
export const isSelfie = ({ angle }: Shot, player: Player | undefined): boolean =>
  angle === 'selfie' && (player?.order.family === 'person' || player?.body.head !== undefined);

/** Of a beast's head: how much of the picture's height it fills, and how much its nose is in the way of it. */
const [HEAD_SHARE, SNOUT] = [0.7, 0.5];

const BEASTS_ASIDE = 0.22;

const middleOfHead = ({ body: { head }, size }: Player): number =>
  head === undefined ? 0 : ((head.up - head.down) / 2) * size;

/** A beast's leg is short: the camera is as far away as its face and shoulders ask for. */
function beastsArm({ body, size }: Player, up: number): number {
  const { head } = body;
  if (head === undefined) return 0;
  return ((head.up + head.down) / 2 / up / HEAD_SHARE + head.ahead * SNOUT) * size;
}

interface Filming {
  readonly players: readonly Player[];
  readonly whereIs: WhereIs;
  readonly shape: number;
}

/** The camera is in somebody's own hand, at arm's length before the face, and goes wherever they go. */
export function holdCamera(
  shot: Shot,
  subject: number,
  { figure, where }: NonNullable<MoveParts['follow']>,
  { players, whereIs, shape }: Filming,
): StageShot {
  const time = (shot.from + shot.to) / 2;
  const { eyes, at, height, heading } = whereIs(subject, time);
  const [ahead, left]: [Vector, Vector] = [
    [Math.sin(heading), 0, Math.cos(heading)],
    [Math.cos(heading), 0, -Math.sin(heading)],
  ];
  const company = [...players.keys()].some((player) => {
    const other = whereIs(player, time).at;
    return (
      player !== subject &&
      players[player]?.order.family === 'person' &&
      Math.hypot(other[0] - at[0], other[2] - at[2]) < height * COMPANY
    );
  });
  const { up } = tangentsOf(PHONE_LENS, shape);
  const hero = players[subject];
  const beast = hero === undefined || hero.order.family === 'person' ? null : hero;
  const arm = beast === null ? height * ARM : beastsArm(beast, up);
  const far = arm + (company ? height * FARTHER : 0);
  const aside = beast === null ? height * ASIDE : far * BEASTS_ASIDE;
  const eye = add(add(eyes, scale(ahead, far)), add(scale(left, -aside), [0, height * ABOVE, 0]));
  const target = add(eyes, [0, beast === null ? -height * 0.03 : middleOfHead(beast), 0]);
  const own = (point: Vector): Vector => turned(subtract(point, where.at), -where.heading, 1);
  return {
    ...{ from: shot.from, to: shot.to, pace: shot.pace },
    keys: [
      {
        ...{ time: shot.from, eye: own(eye), target: own(target), roll: 0 },
        fieldOfView: (Math.atan(up) * 360) / Math.PI,
        focus: far,
        aperture: shot.focus === 'shallow' ? 2.4 : 0.8,
      },
    ],
    follow: { figure, turns: true },
    handheld: STEP_METRES,
  };
}

/** What one does besides with one hand, or not at all. */
const KEPT: ReadonlySet<string> = new Set([
  'sit',
  'dance',
  'ride',
  'drive',
  'cycle',
  'lie',
  'swim',
  'climb',
  'eat',
  'drink',
]);

/** Whoever films themselves has an arm out for it, whatever else they do. */
export function stretchArm(acts: readonly StageAct[], { role }: Player, { shots }: Script): readonly StageAct[] {
  if (!shots.some(({ angle, subject }) => angle === 'selfie' && subject === role.id)) return acts;
  return acts.map((each) => (KEPT.has(each.act) ? each : { ...each, act: 'selfie' }));
}
