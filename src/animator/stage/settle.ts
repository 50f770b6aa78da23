import { findAct } from '../catalogue/acts.ts';
import { placeHas } from '../catalogue/places.ts';
import { isDoneSitting } from '../catalogue/postures.ts';
import type { Script } from '../director/script.ts';
import type { PlaceFacts, PlaceSpot } from '../land/place.ts';
import type { Vector } from '../maths/vector.ts';
import { standAtRoadside } from './at-roadside.ts';
import { alongFrame, backToWall, hangDoors, inFrame } from './at-wall.ts';
import type { Bond } from './bonds.ts';
import type { Pair } from './company.ts';
import { drawIn } from './draw-in.ts';
import { standForSelfie } from './for-selfie.ts';
import { keepBehind } from './kept-behind.ts';
import { isOnSill, layOnSill, ON_SILL, turnOnSill } from './on-sill.ts';
import type { Player } from './players.ts';
import { hasRoomTogether, mateOf, nearestOf } from './seat-mates.ts';
import type { Spot } from './spots.ts';
import { drawTogether } from './thirds.ts';
import { standUnderCraft } from './under-craft.ts';
import { goesBy } from './ways/paces.ts';
import type { Task } from './work.ts';

export interface Settling {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly pairs: readonly Pair[];
  readonly tasks: readonly Task[];
  /** Where the water is that bears somebody while others stay ashore. */
  readonly shifts: readonly (Vector | null)[];
  readonly facts: PlaceFacts;
}

type Spots = ReadonlyMap<number, Spot>;

/** After the plan comes the place: boats lie where the water is, those who embrace come together, who sits takes a seat. */
export function settle(spots: Spots, parts: Settling): void {
  const { shifts, facts } = parts;
  for (const [player, spot] of spots) {
    const shift = shifts[player];
    if (shift === null || shift === undefined) continue;
    const moved = alongFrame(facts, shift);
    spot.across += moved.across;
    spot.near += moved.near;
  }
  backToWall(spots, parts);
  hangDoors(spots, parts);
  drawTogether(spots, parts);
  drawIn(spots, parts);
  standAtRoadside(spots, parts);
  standUnderCraft(spots, parts);
  standForSelfie(spots, parts);
  takeSeats(spots, parts);
  keepBehind(spots, parts);
  standAtWindow(spots, parts);
}

/** What people do on a chair when there is one. */
const SEATED: ReadonlySet<string> = new Set([
  ...['sit', 'read', 'write', 'type', 'eat', 'drink', 'think', 'meditate', 'play_piano', 'draw_picture', 'phone'],
]);

/** Metres: a seat so high is a stool at a bar; what is lower than the other is no seat but the ground. */
const [STOOL_METRES, SEAT_METRES] = [0.6, 0.3];
/** Radians by which somebody on a stool turns to the room. */
const SWIVEL = 1.1;
/** Radians, and metres of the ground under somebody who sits on it. */
const [GROUND_TURN, GROUND_SEAT] = [0.35, 0.14];
/** Metres from the middle of a counter to its edge, where one sits; and farther that one goes for a seat from where the face is seen. */
const [EDGE_METRES, FACE_METRES] = [0.2, 1.6];
const COUNTER = /\bcounter\b|ramen|sushi bar|noodle bar/;
const AT_BAR = /\bbar\b|counter|pub|tavern|saloon/;

/** Who plays to a carriage stands in it. */
const PLAYS_TO_ALL = /^(?:play_(?!game)|sing$|dance$|juggle$|rap$)/;

/** Metres between an animal on a sill and the cup beside it, and how large what has room there may be. */
const [BESIDE_METRES, ON_SILL_METRES] = [0.42, 0.4];

/** "A cup of coffee steams beside it": on the same sill. */
function putBeside(
  spots: Spots,
  whom: number,
  sill: PlaceSpot,
  { script, players, facts }: Pick<Settling, 'script' | 'players' | 'facts'>,
): void {
  const beside = new Set(
    script.relations.flatMap(({ role, relation, to }) =>
      to === whom && /^(?:beside|near)$/.test(relation) ? [role] : [],
    ),
  );
  const [x, , z] = sill.at;
  const [alongX, alongZ] = [Math.cos(sill.heading), -Math.sin(sill.heading)];
  for (const [player, spot] of spots) {
    const thing = players[player]?.thing;
    if (!beside.has(players[player]?.role.id ?? -1) || thing?.alive !== false || thing.metres > ON_SILL_METRES)
      continue;
    const at: Vector = [x + alongX * BESIDE_METRES, sill.at[1], z + alongZ * BESIDE_METRES];
    Object.assign(spot, inFrame(facts, at), { lift: sill.at[1] - facts.heightAt(at[0], at[2]) });
  }
}

/** Who sits, and has nothing of its own to sit on, takes a seat of the place: at the bar a stool, at the window the nearest to it, else the nearest that is free. */
function takeSeats(spots: Spots, { script, players, bonds, tasks, facts }: Settling): void {
  const above = ({ at }: PlaceSpot): number => at[1] - facts.heightAt(at[0], at[2]);
  const free = facts.spots.filter((spot) => spot.kind === 'seat' || (spot.kind === 'sit' && above(spot) > SEAT_METRES));
  const all = [...free];
  const sills = facts.spots.filter(({ kind }) => kind === 'sill');
  const rails = facts.spots.filter(({ kind }) => kind === 'rail');
  const walls = facts.spots.filter(({ kind }) => kind === 'lean');
  const atWall = new Set<number | null>();
  const doors = facts.spots.filter(({ kind }) => kind === 'door');
  const counters = facts.spots.filter(({ kind }) => kind === 'counter');
  const placed = new Set([...bonds.map(({ child }) => child), ...tasks.map(({ mover }) => mover)]);
  // Who sits around a fire sits with the others, and not on a log elsewhere.
  const around = new Set(
    script.relations.flatMap(({ role, relation, to }) =>
      (relation === 'around' && to !== null) || (relation === 'near' && isFire(script, to)) ? [role] : [],
    ),
  );
  for (const [player, spot] of spots) {
    const own = players[player];
    if (
      own === undefined ||
      own.thing?.alive === false ||
      placed.has(player) ||
      (around.has(own.role.id) && (!facts.indoor || isAboutSomebody(own.role.id, script, players)))
    ) {
      if (isOnSill(own, script)) layOnSill(spot, sills, facts);
      else if (own !== undefined && !placed.has(player) && around.has(own.role.id))
        sitInRing(player, spots, { script, players, facts });
      continue;
    }
    const beats = script.beats.filter(({ role }) => role === own.role.id);
    const where = [script.set.word ?? '', ...beats.map((beat) => beat.where ?? ''), ...wheresOf(own, script)].join(' ');
    const rests = beats.length === 0 || beats.some(({ act }) => RESTING.has(act));
    const sill = rests && ON_SILL.test(where) ? sills.shift() : undefined;
    if (sill !== undefined) {
      Object.assign(spot, inFrame(facts, sill.at), {
        lift: above(sill),
        facing: sill.heading + turnOnSill(beats) - facts.bestView,
      });
      putBeside(spots, own.role.id, sill, { script, players, facts });
      continue;
    }
    const acts = beats.map(({ act }) => act);
    const rail = acts.includes('lean') && acts.every((act) => !goesBy(act)) ? rails.shift() : undefined;
    if (rail !== undefined) {
      Object.assign(spot, inFrame(facts, rail.at), { facing: rail.heading - facts.bestView });
      continue;
    }
    // Who leans on a wall and slides down it, and who sits down beside them.
    const joins = acts.includes('sit') && script.relations.some((it) => it.role === own.role.id && atWall.has(it.to));
    const wall = joins || (acts.includes('lean') && acts.every((act) => !goesBy(act))) ? walls.shift() : undefined;
    if (wall !== undefined) {
      atWall.add(own.role.id);
      const seat = { heading: wall.heading, height: GROUND_SEAT };
      Object.assign(spot, inFrame(facts, wall.at), joins ? { seat } : { facing: wall.heading - facts.bestView });
      continue;
    }
    // A door that is told of is that of whoever stays; where two embrace at it, all are with them.
    const told = AT_DOOR.test(where) || (own.role.person !== null && AT_DOOR.test(script.set.dressing.join(' ')));
    const alone = acts.every((act) => !goesBy(act)) && !script.beats.some(({ act }) => TOUCHES.test(act));
    const door = told && alone ? doors.shift() : undefined;
    if (door !== undefined) {
      Object.assign(spot, inFrame(facts, door.at), { facing: door.heading - facts.bestView });
      continue;
    }
    const rides =
      // Nobody stands up in a cockpit.
      script.set.place === 'cockpit' ||
      (placeHas(script.set.place, 'carriage') && acts.every((act) => !goesBy(act) && !PLAYS_TO_ALL.test(act)));
    const sits =
      rides || acts.includes('sit') || (facts.indoor && acts.length > 0 && acts.every((act) => SEATED.has(act)));
    if (own.order.family !== 'person' || !sits || (STANDS.test(own.role.noun) && !acts.includes('sit'))) continue;
    const counter = wheresOf(own, script).includes('counter') ? counters.shift() : undefined;
    if (counter !== undefined) {
      const { at, heading } = counter;
      const edge: Vector = [at[0] + Math.sin(heading) * EDGE_METRES, at[1], at[2] + Math.cos(heading) * EDGE_METRES];
      Object.assign(spot, inFrame(facts, edge), { seat: { heading, height: above(counter) } });
      continue;
    }
    // Who puts an arm around somebody sits with them, and not on a chair across the room.
    const touches = script.beats.some((it) => TOUCHES.test(it.act) && [it.role, it.target].includes(own.role.id));
    const onGround = touches || wheresOf(own, script).includes('ground') || !hasRoomTogether(own, all, facts);
    if (free.length === 0 || onGround) {
      // "sits on the grass and reads", "a laughing boy sitting on the grass": with nothing to sit on, whatever else is done is done sitting.
      // Who only telephones stands where there is no seat.
      const low = acts.includes('sit') || onGround;
      const rises = acts.lastIndexOf('stand') > acts.lastIndexOf('sit') && acts.includes('sit');
      if (low && !rises && acts.some((act) => act !== 'sit' && isDoneSitting(act)))
        Object.assign(spot, { seat: { heading: facts.bestView + GROUND_TURN, height: GROUND_SEAT } });
      continue;
    }
    const bar =
      AT_BAR.test(where) || (script.set.place === 'cafe' && script.set.dressing.some((word) => COUNTER.test(word)));
    const window = where.includes('window')
      ? nearestOf(facts, 'window', ({ at }) => farFrom(facts, spot, at))
      : undefined;
    const mate = mateOf(own, spots, { script, players });
    const from = mate ?? (window === undefined ? spot : { ...spot, ...inFrame(facts, window.at) });
    const cost = (seat: PlaceSpot): number =>
      farFrom(facts, from, seat.at) +
      (bar === above(seat) > STOOL_METRES ? 0 : 100) +
      FACE_METRES * (1 - Math.cos(seat.heading - facts.bestView));
    free.sort((a, b) => cost(a) - cost(b));
    const seat = free.shift();
    if (seat === undefined) continue;
    const heading = seat.heading - (above(seat) > STOOL_METRES ? SWIVEL * turnTo(facts, seat) : 0);
    Object.assign(spot, inFrame(facts, seat.at), { seat: { heading, height: above(seat) } });
  }
}

/** Who sits around a fire goes on sitting while the hands are busy, and looks into it. */
function sitInRing(
  player: number,
  spots: Spots,
  { script, players, facts }: Pick<Settling, 'script' | 'players' | 'facts'>,
): void {
  const [spot, own] = [spots.get(player), players[player]];
  const acts = script.beats.flatMap((beat) => (beat.role === own?.role.id ? [beat.act] : []));
  const sits = acts.includes('sit') || acts.includes('roast_on_stick');
  const busy = acts.some((act) => act !== 'sit' && findAct(act)?.frame === 'hands');
  if (spot === undefined || facts.indoor || own?.order.family !== 'person' || !sits || !busy || acts.some(goesBy))
    return;
  const ring = script.relations.find(({ role, relation }) => role === own.role.id && relation === 'around')?.to;
  const fire = spots.get(players.findIndex(({ role }) => role.id === ring));
  const facing = fire === undefined ? GROUND_TURN : Math.atan2(fire.across - spot.across, fire.near - spot.near);
  Object.assign(spot, { seat: { heading: facts.bestView + facing, height: GROUND_SEAT } });
}

const isFire = ({ cast }: Script, id: number | null): boolean =>
  cast.some((role) => role.id === id && role.thing === 'fire');

/** Children around their teacher sit at her feet. */
const isAboutSomebody = (role: number, { relations }: Script, players: readonly Player[]): boolean =>
  relations.some(
    (each) =>
      each.role === role &&
      each.relation === 'around' &&
      players.some(({ role: { id, person } }) => id === each.to && person !== null),
  );

/** Who reads aloud to others does so standing. */
const STANDS = /\b(?:priest|pastor|vicar|bishop|pope|rabbi|imam|preacher|minister|officiant)$/;
/** "waves from his doorway". */
const [AT_DOOR, TOUCHES] = [/\b(?:door|doorway|doorstep|porch|threshold)\b/, /^(?:hug|kiss|shake_hands|dance)$/];
const RESTING: ReadonlySet<string> = new Set(['sit', 'lie', 'sleep', 'rest', 'look', 'stand', 'lean']);

const wheresOf = ({ role }: Player, { relations }: Script): string[] =>
  relations.flatMap((each) => (each.role === role.id && each.to === null ? (each.where ?? []) : []));

/** To which side whoever sits with the back to the camera turns to it: the shorter way. */
const turnTo = (facts: PlaceFacts, { heading }: PlaceSpot): number =>
  Math.sign(Math.sin(heading - facts.bestView)) || 1;

function farFrom(facts: PlaceFacts, spot: Spot, at: Vector): number {
  const { across, near } = inFrame(facts, at);
  return Math.hypot(across - spot.across, near - spot.near);
}

/** Metres from the sill that leave the camera, too, on this side of the wall. */
const BACK_METRES = 0.45;
/** Radians by which somebody at a window stands open to the camera, and how far to its side the window must be. */
const [OPEN_TO_CAMERA, ASIDE] = [0.6, 0.7];

/** Who looks out, or only stands there, does so at a window at the side, where one sees the face. */
function standAtWindow(spots: Spots, { script, players, bonds, tasks, facts }: Settling): void {
  if (!script.set.dressing.some((word) => word === 'window')) return;
  const windows = facts.spots.filter(
    ({ kind, heading }) => kind === 'window' && Math.abs(Math.sin(heading - facts.bestView)) > ASIDE,
  );
  const placed = new Set([...bonds.map(({ child }) => child), ...tasks.map(({ mover }) => mover)]);
  for (const [player, spot] of spots) {
    const own = players[player];
    if (own?.order.family !== 'person' || own.role.count > 1 || placed.has(player) || spot.seat !== undefined) continue;
    const acts = script.beats.filter(({ role }) => role === own.role.id).map(({ act }) => act);
    if (acts.length === 0 || !acts.every((act) => AT_WINDOWS.has(act))) continue;
    const window = windows.shift();
    if (window === undefined) return;
    const side = Math.sign(Math.sin(window.heading - facts.bestView));
    const { across, near } = inFrame(facts, window.at);
    Object.assign(spot, {
      across: across - side * BACK_METRES,
      near,
      facing: window.heading - facts.bestView - side * OPEN_TO_CAMERA,
    });
  }
}
const AT_WINDOWS: ReadonlySet<string> = new Set([
  'look',
  'stand',
  'think',
  'push',
  'lean',
  'wave',
  'smile',
  'sigh',
  'cry',
]);
