import { placeHas } from '../../../catalogue/places.ts';
import type { Beat, Script } from '../../../director/script.ts';
import type { Random } from '../../../maths/random.ts';
import type { Player } from '../../players.ts';
import type { Spot } from '../../spots.ts';
import { type Draft, dropRole, editBeats, isBorne, isPerson, roleOf } from '../draft.ts';

/** A way that people line: of a fashion show, a wedding, a race. */

const GOES: ReadonlySet<string> = new Set(['walk', 'run', 'march', 'parade', 'stroll']);
const LOOKING_ON: ReadonlySet<string> = new Set([
  ...[
    'cheer',
    'clap',
    'look',
    'shine',
    'photograph',
    'wave',
    'stand',
    'smile',
    'laugh',
    'shout',
    'raise',
    'hold',
    'sit',
    'throw',
  ],
]);
/** Who stands along a way wherever somebody goes along it. */
const LINES_WAYS = /^(?:photographer|paparazzi|spectator|onlooker|guest|fans|reporter|audience|supporter)$/;
const BOTH_SIDES = /^(?:both )?sides?$/;
const SEVERAL = 3;

type Told = Pick<Script, 'cast' | 'beats' | 'relations' | 'leftOut' | 'set'>;

/** Who stands about in a passage leaves its middle to whoever goes through. */
const STANDING_ABOUT: ReadonlySet<string> = new Set([...LOOKING_ON, 'speak', 'listen', 'lean', 'phone', 'read']);

/** Who goes between people, and the roles of those; null where nobody does. */
function lineOf({
  cast,
  beats,
  relations,
  leftOut,
  set,
}: Told): { readonly hero: number; readonly lines: readonly number[] } | null {
  const [hero] = cast;
  if (hero === undefined || hero.person === null || hero.count >= SEVERAL) return null;
  const goes = beats.some(({ role, act, target }) => role === hero.id && GOES.has(act) && target === null);
  const said = leftOut.some(({ word }) => BOTH_SIDES.test(word));
  const passage = placeHas(set.place, 'passage');
  const idle = said || passage ? STANDING_ABOUT : LOOKING_ON;
  const lines = cast.filter(
    (role) =>
      role !== hero &&
      role.person !== null &&
      role.count >= SEVERAL &&
      (said || passage || LINES_WAYS.test(role.noun)) &&
      beats.every((beat) => beat.role !== role.id || idle.has(beat.act)) &&
      !relations.some((each) => each.role === role.id && each.to !== null && each.to !== hero.id),
  );
  return goes && lines.length > 0 ? { hero: hero.id, lines: lines.map(({ id }) => id) } : null;
}

/** Between two lines of people one comes toward the camera, and they look at who comes. */
export function comeBetween(draft: Draft): void {
  const line = lineOf(draft);
  if (line === null) return;
  const comes = ({ role, act, target }: Beat): boolean =>
    GOES.has(act) && target === null && !line.lines.includes(role) && isPerson(roleOf(draft, role));
  editBeats(draft, (beat) =>
    comes(beat)
      ? { ...beat, direction: 'toward', where: 'camera' }
      : line.lines.includes(beat.role) && beat.act === 'shine'
        ? { ...beat, act: 'photograph', target: null }
        : beat,
  );
  draft.relations = draft.relations.filter(({ role }) => !line.lines.includes(role));
  // Their cameras are in their hands: a pile of them on the ground is nobody's.
  for (const { id, thing } of draft.cast)
    if (
      thing === 'camera' &&
      !isBorne(draft, id) &&
      draft.cast.some((role) => isPerson(role) && role.noun === 'photographer')
    )
      dropRole(draft, id);
}

/** Metres: from the middle of the way to those who line it, between them, and how far before the hero the first of them stand. */
const [ASIDE, APART, FIRST] = [1.25, 0.95, 0.7];
/** Radians from the camera: inward, and a little to where the hero comes from. */
const INWARD = 1.25;

/** Puts those who line a way on both of its sides, by turns, each a little otherwise. */
export function lineWay(
  spots: ReadonlyMap<number, Spot>,
  players: readonly Player[],
  script: Script,
  chance: Random,
): void {
  const line = lineOf(script);
  if (line === null) return;
  const middle = spots.get(players.findIndex(({ role }) => role.id === line.hero)) ?? { across: 0, near: 0 };
  const along = [...players.keys()].filter((player) => line.lines.includes(players[player]?.role.id ?? -1));
  for (const [index, player] of along.entries()) {
    const spot = spots.get(player);
    if (spot === undefined) continue;
    const side = index % 2 === 0 ? 1 : -1;
    spot.across = middle.across + side * (ASIDE + chance.between(0, 0.3));
    spot.near =
      middle.near + FIRST - (Math.floor(index / 2) + (side > 0 ? 0.3 : 0)) * APART + chance.between(-0.15, 0.15);
    spot.facing = -side * (INWARD + chance.between(-0.2, 0.2));
  }
}

const PERFORMS = /^(?:sing|dj|play_(?!game)\w+)$/;
const PERFORMER = /\b(?:singer|dj|rapper|guitarist|band|musician|drummer|violinist|pianist|rock star|rockstar)\b/;
const IN_THE_PIT = /^(?:cheer|clap|look|dance|listen|wave|raise|jump|shout|stand|sing)$/;
const CROWD = 4;
/** Metres: between the first two before a stage, from one to the next, and how far before who plays there they stand. */
const [GAP, NEXT, BEFORE] = [1.1, 0.62, 2.5];

/** Those for whom somebody plays stand before the stage, their backs to the camera, and leave the middle free: behind a singer they would be the choir. */
export function standBeforeStage(
  spots: ReadonlyMap<number, Spot>,
  players: readonly Player[],
  script: Script,
  chance: Random,
): void {
  const [hero] = script.cast;
  if (script.set.place !== 'stage' || hero === undefined || hero.person === null || hero.count >= CROWD) return;
  const plays =
    PERFORMER.test(hero.noun) || script.beats.some(({ role, act }) => role === hero.id && PERFORMS.test(act));
  const pit = [...players.keys()].filter((player) => {
    const { role, order } = players[player] ?? {};
    return (
      order?.family === 'person' &&
      role !== undefined &&
      role.id !== hero.id &&
      role.count >= CROWD &&
      !PERFORMER.test(role.noun) &&
      script.beats.every((beat) => beat.role !== role.id || IN_THE_PIT.test(beat.act))
    );
  });
  const middle = spots.get(players.findIndex(({ role }) => role.id === hero.id));
  if (!plays || middle === undefined) return;
  for (const [index, player] of pit.entries()) {
    const spot = spots.get(player);
    if (spot === undefined) continue;
    const [side, row] = [index % 2 === 0 ? 1 : -1, Math.floor(index / 2)];
    spot.across = middle.across + side * (GAP + row * NEXT + chance.between(-0.1, 0.1));
    spot.near = middle.near + BEFORE + chance.between(-0.4, 0.3) - row * 0.1;
    spot.facing = Math.PI - side * 0.15;
  }
}
