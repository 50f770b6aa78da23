import type { Beat, Script } from '../director/script.ts';
import type { Random } from '../maths/random.ts';
import type { Player } from './players.ts';
import { type Block, PERSONAL_METRES, type Spot } from './spots.ts';

/**
 * How people stand who stand about: in talk with each other, or around whom they look at. Only who poses stands in a line before the lens.
 */
const COMPANY = 3;

/** Done among each other, or to nobody. */
const AT_EASE: ReadonlySet<string> = new Set([
  ...['stand', 'speak', 'laugh', 'smile', 'listen', 'drink', 'eat', 'nod', 'wait', 'shout', 'whisper', 'look', 'shrug'],
  ...['sing', 'toast', 'raise', 'celebrate'],
]);
/** Done before others, on the spot. */
export const PERFORMS =
  /^(?:speak|sing|dance|play_|juggle|conjure|explain|rap|drum|perform|headspin|breakdance|ballet|preach|tell|raise|pose_|spin|bow|fence|fight|read)/;
const LOOKS_ON: ReadonlySet<string> = new Set([
  ...['stand', 'laugh', 'smile', 'listen', 'look', 'clap', 'cheer', 'nod', 'shout', 'raise', 'wait'],
]);
const IN_LINE =
  /\b(?:side by side|in a (?:row|line|queue)|lined? up|pos(?:e|es|ing)|portrait|photo|selfie|queue|ranks)\b/i;

/** What is in hands or worn binds nobody to a place. */
const BORNE = /^(?:holding|wearing)$/;

const beatsOf = (script: Script, role: number): readonly Beat[] => script.beats.filter((beat) => beat.role === role);

/** Several people who stay where they are and are bound to nobody. */
function standsAbout(script: Script, players: readonly Player[], role: number): boolean {
  const own = players.find((player) => player.role.id === role)?.role;
  return (
    own?.person != null &&
    own.count >= COMPANY &&
    own.facing === null &&
    !script.relations.some((each) => (each.role === role || each.to === role) && !BORNE.test(each.relation)) &&
    !IN_LINE.test(script.prompt)
  );
}

const isInHand = (script: Script, role: number, target: number): boolean =>
  script.relations.some((each) => each.role === role && each.to === target && BORNE.test(each.relation));

/** Whom a group looks at: the one who sings, speaks or juggles before them; null where nobody does. */
export function performerFor(script: Script, players: readonly Player[], role: number): number | null {
  const own = beatsOf(script, role);
  if (!own.every(({ act }) => LOOKS_ON.has(act))) return null;
  const seen = script.beats.find(
    (beat) =>
      beat.role !== role &&
      PERFORMS.test(beat.act) &&
      (beat.target === null ||
        beat.target === role ||
        isInHand(script, beat.role, beat.target) ||
        !players.some((player) => player.role.id === beat.target)) &&
      players.some((player) => player.role.id === beat.role && player.role.person !== null && player.role.count <= 2),
  );
  return seen === undefined ? null : players.findIndex((player) => player.role.id === seen.role);
}

export type Gathering = { readonly kind: 'talk' } | { readonly kind: 'around'; readonly player: number };

/** How those of a role stand together; null where a line or their relations say it. */
export function gatheringOf(script: Script, players: readonly Player[], role: number): Gathering | null {
  if (!standsAbout(script, players, role)) return null;
  const player = performerFor(script, players, role);
  if (player !== null) return { kind: 'around', player };
  const isAtEase = beatsOf(script, role).every(
    ({ act, target, where }) =>
      AT_EASE.has(act) && where !== 'camera' && (target === null || isInHand(script, role, target)),
  );
  return isAtEase ? { kind: 'talk' } : null;
}

/** So many talk with each other: larger companies are several. */
const CIRCLE = 4;
/** Radians to both sides of the far end of a circle on which people stand: toward the camera it is open. */
const OPEN_CIRCLE = 1.95;
/** Of the way from the camera to the middle of the circle that somebody is turned. */
const TURNED_IN = 0.82;

interface Place {
  readonly across: number;
  readonly near: number;
  readonly facing: number;
}

/** Circles of three or four, one beside the other and not in line. */
export function talkingCircles(group: readonly Block[], spread: number, chance: Random): Place[] {
  const circles = Math.max(1, Math.ceil(group.length / CIRCLE));
  const each = Math.ceil(group.length / circles);
  const wide = Math.max(...group.map((block) => block.wide));
  const radius = Math.max(0.62, wide * 1.5 + PERSONAL_METRES) * (0.8 + 0.2 * spread);
  return group.map((_, index) => {
    const circle = Math.floor(index / each);
    const members = Math.min(each, group.length - circle * each);
    const turned = members === 1 ? 0 : ((index - circle * each) / (members - 1)) * 2 - 1;
    const angle = turned * OPEN_CIRCLE * (0.72 + 0.07 * members) + chance.between(-0.12, 0.12);
    const [dx, dz] = [Math.sin(angle) * radius, -Math.cos(angle) * radius * 0.85];
    const beside = (circle - (circles - 1) / 2) * (radius * 2 + wide * 2 + PERSONAL_METRES * 2);
    return {
      across: beside + dx,
      near: dz - (circle % 2) * radius * 1.1,
      facing: Math.atan2(-dx, -dz) * TURNED_IN,
    };
  });
}

/** Metres between whom one looks at and the first who do, and between two rows of them. */
const [FIRST_ROW, NEXT_ROW, AROUND] = [1.55, 0.95, 1.8] as const;

/** Behind and beside whom they look at, in a bow that the camera looks into. */
export function standAround(spots: Map<number, Spot>, middle: number, group: readonly Block[], chance: Random): void {
  const seen = spots.get(middle);
  if (seen === undefined) return;
  let [row, at] = [0, 0];
  const room = (rowNow: number): number => {
    const radius = FIRST_ROW + rowNow * NEXT_ROW;
    return Math.max(3, Math.floor((radius * AROUND * 2) / 0.85) + 1);
  };
  let inRow = Math.min(room(0), group.length);
  for (const [index, { player }] of group.entries()) {
    if (at >= inRow) {
      [row, at] = [row + 1, 0];
      inRow = Math.min(room(row), group.length - index);
    }
    const turned = inRow === 1 ? 0 : (at / (inRow - 1)) * 2 - 1;
    const angle = turned * AROUND + chance.between(-0.07, 0.07);
    const radius = FIRST_ROW + row * NEXT_ROW + chance.between(-0.12, 0.12);
    const [dx, dz] = [Math.sin(angle) * radius, -Math.cos(angle) * radius * 0.9];
    spots.set(player, { across: seen.across + dx, near: seen.near + dz, lift: 0, facing: Math.atan2(-dx, -dz) });
    at += 1;
  }
}
