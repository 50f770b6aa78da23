import { placeHas } from '../../catalogue/places.ts';
import { isSeat } from '../../catalogue/uses.ts';
import type { Entity, Reading } from '../../language/reading.ts';

export interface ShotScope {
  readonly durationSeconds: number;
  readonly hero: number | null;
  /** In the order of their roles. */
  readonly cast: readonly Entity[];
  readonly place: string;
  /** Roles that the land shows. */
  readonly scenery?: ReadonlySet<number>;
  /** Things alone, shown for their own sake. */
  readonly product?: boolean;
}

/** What of a shot's words keeps the camera where it is. */
interface Words {
  readonly move?: string;
  readonly angle?: string;
  readonly lens?: string;
}

type Deed = Reading['events'][number];

/** Of one or two who talk, smile or are busy with their hands one sees the faces, unless they go somewhere. */
export function isOfFace(reading: Reading, scope: ShotScope, { move, angle, lens }: Words): boolean {
  const hero = scope.cast[scope.hero ?? -1];
  if (hero === undefined || angle !== undefined || lens === 'wide') return false;
  // Who plays is seen in the whole body.
  if (placeHas(scope.place, 'spectators') && reading.spoken.length === 0) return false;
  const own = reading.events.filter(({ subjects }) => subjects.includes(hero.id));
  const goes = own.some(({ act }) => act?.frame === 'go');
  const speaks = reading.spoken.some(({ speaker }) => speaker === hero.id);
  if (speaks && move === undefined && !goes && scope.cast.length <= 3) return true;
  return (
    (move === undefined || NEARING.test(move)) && hero.senses.person !== null && isBusyNear(reading, own, hero, scope)
  );
}

/** A camera that comes nearer, or stays, may begin near. */
const NEARING = /^(?:static|handheld|dolly_in|zoom_in)$/;
/** Nothing that says how near to look. */
const NEUTRAL = /^(?:sit|stand|wear)$/;
/** Metres: what is larger is not held before the chest, but for what one plays on. */
const [HANDY, PLAYED] = [0.6, 1.1];
/** So many faces are seen at once from near. */
const [PAIR, CROWD] = [2, 9];

/** Whether all that somebody does is seen in face and hands, and nobody else has to be in the picture. */
function isBusyNear({ events }: Reading, own: readonly Deed[], hero: Entity, { cast }: ShotScope): boolean {
  const telling = own.filter(({ act }) => act === null || !NEUTRAL.test(act.act));
  const near = ({ act }: Pick<Deed, 'act'>): boolean =>
    act !== null &&
    (act.frame === 'face' ||
      NEAR_ACTS.has(act.act) ||
      (act.frame === 'voice' && act.act !== 'cheer') ||
      (act.frame === 'hands' && AT_REST.has(act.painted)));
  const people = cast.filter(({ senses }) => senses.person !== null);
  const many = people.reduce((sum, { count, plural }) => sum + (count ?? (plural ? CROWD : 1)), 0);
  if (telling.length === 0 || !telling.every(near) || many > PAIR) return false;
  const handled = new Set(own.flatMap(({ target, instrument }) => [target, instrument]));
  const handy = own.some(({ act }) => PLAYS.has(act?.act ?? '')) ? PLAYED : HANDY;
  return cast.every(
    ({ id, senses }) =>
      id === hero.id ||
      (senses.person !== null && events.every(({ subjects, ...each }) => !subjects.includes(id) || near(each))) ||
      (handled.has(id) && (senses.thing?.metres ?? 1) <= handy && !senses.thing?.alive) ||
      // What one sits on is seen behind the back.
      isSeat(senses.thing?.kind ?? '') ||
      DESK_THINGS.test(senses.thing?.kind ?? ''),
  );
}

/** What one sits at, and what stands on it. */
const DESK_THINGS =
  /^(?:dining table|chair|office chair|computer(?: desk)?|tv|laptop|keyboard|coffee|cup|book|desk lamp)$/;

/** Music that is made before the chest. */
const PLAYS: ReadonlySet<string> = new Set(['play_guitar', 'play_violin', 'play_flute']);

/** Acts of the whole body that one sees from the waist up. */
const NEAR_ACTS: ReadonlySet<string> = new Set([
  ...PLAYS,
  ...['turn', 'lean', 'clap', 'point', 'pray', 'salute', 'wave', 'nod', 'shake_hands', 'hug', 'kiss', 'hold_hands'],
]);

/** Of acts with the hands those that leave the feet alone. */
const AT_REST: ReadonlySet<string> = new Set(['look', 'eat', 'talk']);
