import { workPlaceOf } from '../../catalogue/uses.ts';
import type { Shot } from '../../director/script.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import { handsAt } from '../posed-hands.ts';
import { turned } from '../whereabouts.ts';
import { isPaintedWall } from '../work.ts';
import { handsOnSite, isKeyboard } from './extent-of-part.ts';
import { around, type Extent, type ExtentParts, middleOf } from './extent-points.ts';

/** Of somebody's height: how much is seen around what the hands are at, from near and from as near as can be. */
const [AROUND, CLOSER] = [0.06, 0.038];
/** Metres: of what is larger only the middle is worked at. */
const LARGEST = 0.2;

/** What somebody does during the shot for the longest time. */
export function actIn(
  { from, to }: Shot,
  subject: number,
  { script, players }: Pick<ExtentParts, 'script' | 'players'>,
): string {
  const role = players[subject]?.role.id;
  const shared = script.beats
    .filter((beat) => beat.role === role)
    .map((beat) => ({ act: beat.act, seconds: Math.min(beat.to, to) - Math.max(beat.from, from) }))
    .filter(({ seconds }) => seconds > 0)
    .sort((a, b) => b.seconds - a.seconds);
  return shared[0]?.act ?? 'stand';
}

/** What somebody paints on during the shot: the canvas of an easel, in the film, and which way it looks. */
function canvasOf(
  shot: Shot,
  subject: number,
  { script, players, whereIs }: Pick<ExtentParts, 'script' | 'players' | 'whereIs'>,
) {
  const role = players[subject]?.role.id;
  const beat = script.beats.find((each) => each.role === role && each.act === 'paint' && each.from < shot.to);
  const easel = players.findIndex((player) => player.role.id === beat?.target);
  const [player, canvas] = [players[easel], players[easel]?.body.anchors.canvas];
  if (player === undefined || canvas === undefined || !HAND.test(shot.part ?? '')) return null;
  const { at, heading } = whereIs(easel, shot.from);
  const middle = add(at, turned(canvas.at, heading, player.size));
  const painter = whereIs(subject, shot.from).at;
  // A brush is on the side of whoever holds it.
  const [x, z] = [painter[0] - middle[0], painter[2] - middle[2]];
  const aside = x * Math.cos(heading) - z * Math.sin(heading);
  const toward = Math.max(-TOWARD_PAINTER, Math.min(TOWARD_PAINTER, aside));
  return { middle: add(middle, turned([toward, 0, 0], heading, 1)), heading };
}
const HAND = /^(?:hands?|fingers)$/;
/** Metres of a canvas around the brush, radians from where it looks to who looks past the painter, and metres from its middle toward them. */
const [BRUSHED, PAST_PAINTER, TOWARD_PAINTER] = [0.14, 0.85, 0.22];

/** A brush on a canvas is seen past whoever paints. */
export function lookOfCanvas(
  shot: Shot,
  subject: number | null,
  parts: Pick<ExtentParts, 'script' | 'players' | 'whereIs'>,
): { readonly heading: number; readonly up: number } | null {
  const canvas = subject === null ? null : canvasOf(shot, subject, parts);
  return canvas === null ? null : { heading: canvas.heading + PAST_PAINTER, up: 0.06 };
}

/** Radians from where a wall looks to who looks at it past the painter. */
const BEFORE_WALL = 0.28;

/** A wall that is painted is seen from before it, and not along it to the face of whoever paints. */
export function headingOfWall(
  subject: number | null,
  time: number,
  { script, players, whereIs }: Pick<ExtentParts, 'script' | 'players' | 'whereIs'>,
): number | null {
  const role = players[subject ?? -1]?.role.id;
  const targets = script.beats.flatMap(({ role: own, target }) => (own === role && target !== null ? [target] : []));
  const wall = players.findIndex((player) => targets.includes(player.role.id) && isPaintedWall(player));
  return wall < 0 ? null : whereIs(wall, time).heading - BEFORE_WALL;
}

/** Radians from where a pianist looks to who looks over the shoulder, and from above. */
const [PAST_SHOULDER, OVER_KEYS] = [1.72, 0.5];

/** Hands on what is higher than they are, such as a piano, are seen over the shoulder: from before it would hide them. */
export function lookOfKeys(
  { part, from }: Shot,
  subject: number | null,
  { players, bonds, whereIs }: Pick<ExtentParts, 'players' | 'bonds' | 'whereIs'>,
): { readonly heading: number; readonly up: number } | null {
  const bond = bonds.find(({ child, as }) => child === subject && as === 'sit');
  const site = players[bond?.parent ?? -1];
  if (subject === null || site === undefined || !HAND.test(part ?? '') || !isKeyboard(site)) return null;
  const { heading, at, eyes } = whereIs(subject, from);
  const hides = whereIs(bond?.parent ?? -1, from).height > (eyes[1] - at[1]) * HANDS_BELOW_EYES;
  return hides ? { heading: heading + PAST_SHOULDER, up: OVER_KEYS } : null;
}
/** Of the height of the eyes. */
const HANDS_BELOW_EYES = 0.75;

/** Of somebody's height: how far from their work toward themselves the wrists are, and over it, on a table and on the ground. */
const [WRISTS_BACK, WRISTS_OVER, OVER_GROUND] = [0.06, 0.05, 0.14];

/** Where the hands come from that are at something, which is between them. */
function comingFrom(
  { at, height }: { readonly at: Vector; readonly height: number },
  [x, y, z]: Vector,
  act: string,
): Vector[] {
  const [toX, toZ] = [at[0] - x, at[2] - z];
  const far = Math.max(0.01, Math.hypot(toX, toZ));
  const back = (height * WRISTS_BACK) / far;
  const over = height * (workPlaceOf(act) === 'ground' ? OVER_GROUND : WRISTS_OVER);
  return [[x + toX * back, y + over, z + toZ * back]];
}

/** Of somebody's height: a hand that is so much lower than the other hangs, and has nothing to do with it. */
const HANGS = 0.12;
function busyHands(hands: readonly Vector[], height: number): readonly Vector[] {
  const [first, second] = hands;
  if (first === undefined || second === undefined || Math.abs(first[1] - second[1]) < height * HANGS) return hands;
  return [first[1] > second[1] ? first : second];
}

/** Times as much is seen of an instrument as of other work: the hands go to and fro on it. */
const PLAYED_ROOM = 2;
/** And of a cup into which something is poured: the spout is beside it. */
const POURED_ROOM = 1;
const stands = (player: number, bonds: ExtentParts['bonds']): boolean =>
  bonds.some(({ child, as }) => child === player && as === 'stand');

/** Hands at work fill the picture with what they are at, and nothing else does. */
export function extentOfHands(
  shot: Shot,
  subject: number,
  parts: ExtentParts,
  inHand: readonly number[],
  times: readonly number[],
): Extent | null {
  const { players, whereIs, bonds } = parts;
  const player = players[subject];
  const act = actIn(shot, subject, parts);
  if (player === undefined) return null;
  const inOneHand = inHand.some((other) => bonds.some(({ child, anchor }) => child === other && /^grip/.test(anchor)));
  const canvas = canvasOf(shot, subject, parts);
  if (canvas !== null) {
    const points = around(canvas.middle, BRUSHED, BRUSHED * 0.8);
    return { points, target: canvas.middle };
  }
  const near = shot.size === 'extreme_close' ? CLOSER : AROUND;
  const points = times.flatMap((time) => {
    const where = whereIs(subject, time);
    // What is poured is seen where it goes: the jug and the hand with it are above that.
    const poured = act === 'pour' ? inHand.filter((other) => stands(other, bonds)) : [];
    const work = (poured.length > 0 ? poured : inHand).flatMap((other): Vector[] => {
      const { at, height, radius } = whereIs(other, time);
      const up = Math.min(height / 2, LARGEST);
      return around([at[0], at[1] + height - up, at[2]], Math.min(radius * 0.8, LARGEST), up);
    });
    // At a table the hands go to what lies there, and one of them alone has what it holds.
    // What stands on its own foot is struck or mended from above: there the hands are.
    const onTable = inHand.some((other) => bonds.some(({ child }) => child === other));
    const goesThere = inOneHand || (workPlaceOf(act) !== null && (onTable || workPlaceOf(act) !== 'before'));
    const both = work.length > 0 && goesThere ? null : handsAt(player, where, act);
    const free = both === null ? null : (handsOnSite(subject, parts, time) ?? busyHands(both, where.height));
    const [, left] = free ?? [];
    // Of a violin one sees the strings, between the chin and the hand on its neck.
    const strings =
      act === 'play_violin' && left !== undefined ? [left, add(left, scale(subtract(where.eyes, left), 0.5))] : free;
    const seen = [...work, ...(strings ?? (work.length > 0 ? comingFrom(where, middleOf(work), act) : []))];
    const reach =
      player.body.height *
      player.size *
      near *
      (act.startsWith('play_') ? PLAYED_ROOM : act === 'pour' ? POURED_ROOM : 1);
    if (poured.length > 0) return [...work, ...around(middleOf(work), reach, reach * 0.6)];
    return seen.length === 0 ? [] : [...seen, ...around(middleOf(seen), reach, reach * 0.6)];
  });
  return points.length === 0 ? null : { points, target: middleOf(points) };
}
