import { anchorOf } from '../bodies/body.ts';
import { climbedTo } from '../bodies/climbs.ts';
import { gripShare } from '../bodies/grip-share.ts';
import { postureOf } from '../catalogue/postures.ts';
import { isPole } from '../catalogue/uses.ts';
import type { Beat } from '../director/script.ts';
import type { Vector } from '../maths/vector.ts';
import type { Bond } from './bonds.ts';
import { bondAt } from './change-hands.ts';
import type { Player } from './players.ts';
import { eyesIn, eyesOnSeat } from './posed-eyes.ts';
import { handsAt } from './posed-hands.ts';
import { isApart } from './root-of.ts';
import type { Spot } from './spots.ts';
import type { Journey } from './ways/journeys.ts';
import { type Motion, makePathMotion } from './ways/path-motion.ts';

/** Where a figure is at a moment as far as a camera must know: a pillar of its height, where its eyes are, which way it looks. */
export interface Whereabouts {
  readonly at: Vector;
  readonly heading: number;
  readonly height: number;
  readonly radius: number;
  readonly eyes: Vector;
  readonly speed: number;
  /** On its back, its head away from where it would look. */
  readonly lies?: true;
  /** Lies on the ground by itself, and looks at the sky. */
  readonly faceUp?: true;
}

/** Of what has no eyes of its own and sits: the part below the seat is no longer above it. */
const SEATED_SHARE = 0.55;

/** Of an animal that swims: what is below the water. */
const SUBMERGED = 0.45;
const AFLOAT: ReadonlySet<string> = new Set(['swim', 'soak', 'float', 'dive']);

/** Of the height of a person, what is left above the ground of who kneels or lies there. */
const LOWERED: Readonly<Record<string, number>> = {
  ...{
    kneel: 0.76,
    propose: 0.78,
    tend_low: 0.78,
    crouch: 0.62,
    tie_shoes: 0.6,
    sit: 0.66,
    meditate: 0.62,
    lie: 0.22,
    stumble: 0.7,
    fall_back: 0.6,
    fall_forward: 0.6,
    sleep: 0.22,
    sit_up: 0.5,
    swim: 0.24,
    dive: 0.24,
  },
};
const LYING_BELOW = 0.3;
/** Whose face looks up, and is not above where the feet would be. */
const LIES: ReadonlySet<string> = new Set(['lie', 'sleep']);

/** What it does, or the posture in which it does that: how high it is goes by that. */
const actAt = (journey: Journey | undefined, time: number): string | undefined => {
  const doing = doingAt(journey, time);
  return doing?.within ?? doing?.act;
};
/** The very end of a film belongs to what was done until then: nobody who swims stands up for its last moment. */
const doingAt = (journey: Journey | undefined, time: number) =>
  journey?.acts.findLast(({ from, to }) => time >= from && time < to) ??
  journey?.acts.findLast(({ to }) => Math.abs(time - to) < 1e-6);

/** Who sleeps on a sofa has no journey of its own. */
const borneAct = ({ role }: Player, beats: readonly Beat[], time: number): string | undefined =>
  beats.findLast(({ role: own, from, to }) => own === role.id && time >= from && time < to)?.act;

/** The same of an animal on four legs. */
const LOWERED_BEAST: Readonly<Record<string, number>> = { lie: 0.68, sleep: 0.45 };

/** Of somebody's height: what is left of it above the ground while they do this. */
export function lowered({ order }: Pick<Player, 'order'>, act: string | undefined): number {
  if (act === undefined) return 1;
  return (order.family === 'person' ? LOWERED[act] : order.family === 'quadruped' ? LOWERED_BEAST[act] : 1) ?? 1;
}

/** Whose head is ahead of the feet, or where only the pose tells: lying in a bed, prone in water, crouched over the ground. */
const POSED: ReadonlySet<string> = new Set([...LIES, 'swim', 'dive', 'crouch', 'tie_shoes']);
const isPosed = ({ order }: Player, act: string | undefined): boolean =>
  order.family === 'quadruped' || (order.family === 'person' && POSED.has(act ?? ''));

export type WhereIs = (player: number, time: number) => Whereabouts;

export function makeWhereabouts(
  players: readonly Player[],
  bonds: readonly Bond[],
  journeys: ReadonlyMap<number, Journey>,
  spots: ReadonlyMap<number, Spot> = new Map(),
  beats: readonly Beat[] = [],
): WhereIs {
  const motions = new Map<number, (time: number) => Motion>();
  for (const [player, { path }] of journeys) motions.set(player, makePathMotion(path));
  const whereIs: WhereIs = (player, time) => {
    const own = players[player];
    if (own === undefined) throw new RangeError(`There is no player ${player}.`);
    const { body, size } = own;
    const bond = bondAt(
      bonds.find(({ child }) => child === player),
      time,
    );
    const radius = (Math.max(body.width, body.length * 0.6) / 2) * size;
    if (bond === undefined || isApart(bond, time)) {
      const motion = motions.get(player)?.(time);
      const afloat = own.order.family === 'quadruped' && journeys.get(player)?.acts.some(({ act }) => AFLOAT.has(act));
      const taken = journeys.get(player)?.seat;
      const sits = taken !== undefined && !isApart(taken, time);
      const [x, y, z]: Vector = (sits ? taken.at : motion?.at) ?? [0, 0, 0];
      const at: Vector = [x, y - (afloat === true ? body.height * size * SUBMERGED : 0), z];
      const heading = (sits ? taken.heading : motion?.heading) ?? 0;
      const tall = body.height * size;
      const seat = taken === undefined || sits ? spots.get(player)?.seat?.height : undefined;
      const act = actAt(journeys.get(player), time);
      const worked = players[doingAt(journeys.get(player), time)?.target ?? -1];
      const atPole = isPole(worked?.thing?.kind ?? '');
      const height =
        seat === undefined ? tall * lowered(own, act) : Math.min(tall, seatedHeight(own, act ?? 'sit') + seat);
      const lies = height < tall * LYING_BELOW;
      return {
        at,
        heading,
        height,
        radius: lies ? Math.max(radius, tall * 0.45) : radius,
        // Those of animals are found in the pose itself.
        eyes: eyesOf(own, at, heading, isPosed(own, act) && seat === undefined ? 0 : height - tall, act, atPole),
        ...(lies && own.order.family === 'person' && LIES.has(act ?? '') ? { faceUp: true as const } : {}),
        speed: motion?.speed ?? 0,
      };
    }
    const parent = whereIs(bond.parent, time);
    const bearer = players[bond.parent];
    const sitsUp = bond.edge !== undefined && postureOf(borneAct(own, beats, time) ?? 'sit') !== 'lying';
    const anchor =
      bearer === undefined ? undefined : anchorOf(bearer.body, sitsUp ? (bond.edge ?? bond.anchor) : bond.anchor);
    // What lies on its back has another side up.
    const local: Vector = parent.lies === true ? [0, bearer?.body.length ?? 0, 0] : (anchor?.at ?? [0, 0, 0]);
    const held = turned(local, parent.heading, bearer?.size ?? 1);
    const climbed =
      bond.anchor === 'climb' && bearer !== undefined
        ? climbedTo(bearer.body, bearer.size, body.height * size, time)
        : ([0, 0, 0] as const);
    const aside = turned(bond.offset ?? climbed, parent.heading, 1);
    const hands =
      bearer !== undefined && bond.as === 'held' && bond.anchor.startsWith('grip')
        ? handsAt(bearer, parent, borneAct(bearer, beats, time) ?? 'stand')
        : null;
    const [hand] = hands === null ? [] : bond.anchor === 'gripLeft' ? hands.slice(1) : hands;
    const inHand: Vector | undefined = hand && [hand[0], hand[1] - body.height * size * gripShare(body), hand[2]];
    // The chest of who sits is lower than that of who stands, and what is played there reaches up and down from it.
    const before = bond.as === 'held' && hand === undefined && bearer?.order.family === 'person';
    const lower = before ? bearer.body.height * bearer.size - parent.height + (body.height * size) / 2 : 0;
    const at: Vector = inHand ?? [
      parent.at[0] + held[0] + aside[0],
      parent.at[1] + held[1] + aside[1] - Math.max(0, lower),
      parent.at[2] + held[2] + aside[2],
    ];
    const heading = parent.heading + (anchor?.heading ?? 0) + (bond.turn ?? 0);
    if (bond.lies === true) {
      const [long, thick] = [body.height * size, body.length * size];
      return {
        ...{ at, heading, height: thick, lies: true, speed: parent.speed },
        radius: Math.max(body.width * size, long * 0.6) / 2,
        eyes: [at[0], at[1] + thick, at[2]],
      };
    }
    const act = borneAct(own, beats, time);
    const inBed = act !== null && act !== undefined && isPosed(own, act) && postureOf(act) === 'lying';
    const sunk = bond.as === 'sit' ? body.height * size - seatedHeight(own, borneAct(own, beats, time) ?? 'sit') : 0;
    return {
      at,
      heading,
      height:
        (body.height * size - sunk) * (own.order.family === 'quadruped' ? lowered(own, borneAct(own, beats, time)) : 1),
      radius,
      // Of who lies there the pose has them as low as they are.
      eyes: eyesOf(own, at, heading, inBed ? 0 : -sunk, borneAct(own, beats, time)),
      speed: parent.speed,
    };
  };
  return whereIs;
}

export function turned([x, y, z]: Vector, heading: number, size: number): Vector {
  const [cosine, sine] = [Math.cos(heading) * size, Math.sin(heading) * size];
  return [x * cosine + z * sine, y * size, z * cosine - x * sine];
}

/** Metres from a seat to the top of who sits on it: of a child with its large head more than half of it. */
function seatedHeight({ body, order, size }: Player, act: string): number {
  const posed = order.family === 'person' ? eyesOnSeat(body, act) : null;
  const rest = body.anchors.eyes?.at[1];
  if (posed === null || rest === undefined) return body.height * size * SEATED_SHARE;
  return (posed[1] + body.height - rest) * size;
}

/** Feelings that bow the head of who only stands there, or lift it: a picture of the face goes with it. */
const BENT: ReadonlySet<string> = new Set(['weeping', 'sorrow', 'weariness', 'pride']);

function eyesOf(
  { order, body, size, role }: Player,
  at: Vector,
  heading: number,
  sunk: number,
  act?: string,
  atPole = false,
): Vector {
  // Of a person who kneels or sits, `sunk` tells how low; of one who stands, the pose itself how far the head is bent.
  const told = order.family === 'person' && !POSED.has(act ?? '') && sunk !== 0;
  const feels = order.family === 'person' && BENT.has(role.expression) ? role.expression : 'calm';
  const does = act ?? (feels === 'calm' ? undefined : 'stand');
  const posed = does === undefined || told ? null : eyesIn(body, does, { atPole, feels });
  const rest = posed ?? body.anchors.eyes?.at ?? [0, body.height * 0.75, 0];
  const eyes = turned(rest, heading, size);
  return [at[0] + eyes[0], at[1] + eyes[1] + sunk, at[2] + eyes[2]];
}
