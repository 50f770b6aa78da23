import { castRole } from '../../bodies/families.ts';
import { outsideOf } from '../../catalogue/outside.ts';
import { placeHas } from '../../catalogue/places.ts';
import { findThing } from '../../catalogue/things.ts';
import type { Role, Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Random } from '../../maths/random.ts';
import { memberOf } from '../members.ts';
import type { BodyOf, CastRole } from '../players.ts';
import type { StageFigure } from '../stage.ts';
import { sceneryFigure } from './scenery-figure.ts';

/** Whether somebody swims in the water around a room, and not in its air. */
export function swimsOutside({ set, cast }: Script, role: Role): boolean {
  const [thing, land] = [findThing(role.thing), outsideOf(set.dressing)];
  return (
    land !== null &&
    placeHas(land, 'submerged') &&
    thing?.alive === true &&
    (thing.realm === 'underwater' || thing.realm === 'water') &&
    cast.some(({ person }) => person !== null)
  );
}

/** Metres behind the pane, for one whose length is 1: what is larger stays farther off. */
const [CLEAR, PER_LENGTH] = [0.9, 0.55];
/** Metres: nobody needs to look up to see it. */
const EYE_LEVEL = 1.5;
/** Metres a second, of a length of 1. */
const PACE = 0.5;

interface Swimming {
  readonly script: Script;
  readonly facts: PlaceFacts;
  readonly bodyOf: BodyOf;
  readonly cast?: CastRole | undefined;
}

/** Past the panes, one behind the other, so that each is before the middle of them while the film lasts. */
export function swimPast(role: Role, chance: Random, swimming: Swimming): StageFigure[] {
  const { script, facts, bodyOf, cast = castRole } = swimming;
  const { walls } = facts;
  if (walls === undefined) return [];
  const length = script.durationSeconds;
  return Array.from({ length: Math.min(7, role.count) }, (_, instance): StageFigure[] => {
    const own = chance.spawn(`${instance}`);
    const choice = cast(memberOf(role, instance), own.spawn('body'), instance);
    if (choice === null) return [];
    const metres = bodyOf(choice).length * role.size;
    const sense = chance.spawn('sense').chance(0.5) ? 1 : -1;
    const pace = Math.max(0.35, PACE * Math.sqrt(metres));
    const z = walls.back - CLEAR - metres * PER_LENGTH - own.between(0, 1.6) * Math.min(1, instance);
    const up = Math.min(EYE_LEVEL, Math.max(0.9, metres * 0.22)) + (instance === 0 ? 0 : own.between(0, 0.9));
    const late = length * (role.count === 1 ? 0.55 : own.between(0.15, 0.85));
    const at = (time: number) => [(time - late) * pace * sense, up + 0.15 * Math.sin(time + instance), z] as const;
    const heading = (sense * Math.PI) / 2;
    const path = [0, 0.25, 0.5, 0.75, 1].map((share) => ({ time: share * length, at: at(share * length), heading }));
    const acts = [{ act: 'swim', target: null, from: 0, to: length, speed: 1 }];
    return [
      {
        ...sceneryFigure({ body: choice, size: role.size, path, acts, phase: own.next() }, length),
        ...{ role: role.id, instance, support: { on: 'air' }, walksOn: true },
      },
    ];
  }).flat();
}
