import { findThing } from '../../catalogue/things.ts';
import type { RoleRelation, Script } from '../../director/script.ts';
import type { Player } from '../players.ts';
import type { Whereabouts } from '../whereabouts.ts';

/** Radians above: things on each other, and flat ones among them, of which one wants to see what is on them. */
const [ALMOST_LEVEL, LEVEL, FROM_ABOVE, FRONTAL] = [0.15, 0, 0.6, 0.035];
/** Of its width: what is lower is flat. */
export const FLAT = 0.4;
/** Of what is under something: how much that may hide. */
const MOST_HIDDEN = 0.3;

type Told = Pick<Script, 'relations' | 'cast'>;

/** Of two things of the prompt the one that is on, above or under the other: one wants to see which is which. */
function stackOf({ relations, cast }: Told, given: ReadonlySet<number>): RoleRelation | undefined {
  const isThing = (id: number | null): boolean => {
    const role = cast.find((each) => each.id === id);
    return role !== undefined && given.has(role.id) && findThing(role.thing)?.alive === false;
  };
  return relations.find(
    ({ role, relation, to }) =>
      (relation === 'on' || relation === 'above' || relation === 'under') && isThing(role) && isThing(to),
  );
}

export const hasStack = (script: Told, given: ReadonlySet<number>): boolean => stackOf(script, given) !== undefined;

interface Shown {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly given: ReadonlySet<number>;
  readonly low: boolean;
}

/** How high one looks at them: level, but from above at what is flat, as far as what is under something still shows. Null where there are none. */
export function riseOverStack(
  { script, players, given, low }: Shown,
  where: (player: number) => Whereabouts,
): number | null {
  const stack = stackOf(script, given);
  if (stack === undefined) return null;
  const [own, other] = [stack.role, stack.to].map((id) => players.findIndex(({ role }) => role.id === id));
  if (own === undefined || other === undefined || own < 0 || other < 0) return ALMOST_LEVEL;
  const [upper, lower] = stack.relation === 'under' ? [where(other), where(own)] : [where(own), where(other)];
  const flat = upper.lies === true || isDish(players[own]) || isDish(players[other]);
  if (!flat) return low ? LEVEL : ALMOST_LEVEL;
  // Who asks for a front view does not look down on it.
  if (script.shots.some(({ stated, angle, move }) => stated && angle === 'eye' && move === 'static')) return FRONTAL;
  const covered = Math.min(upper.radius, lower.radius) ** 2 - MOST_HIDDEN * lower.radius ** 2;
  if (covered <= 0) return FROM_ABOVE;
  return Math.min(
    FROM_ABOVE,
    Math.max(FRONTAL, Math.atan((2 * MOST_HIDDEN * lower.radius * lower.height) / (Math.PI * covered))),
  );
}

/** What is round and flat, as what lies, shows nothing but its edge from the side. */
const isDish = (player: Player | undefined): boolean =>
  player !== undefined &&
  player.body.height < player.body.width * FLAT &&
  player.body.height < player.body.length * FLAT &&
  player.body.length < player.body.width * ROUND &&
  player.body.width < player.body.length * ROUND;

/** Times as long as broad. */
const ROUND = 1.25;
