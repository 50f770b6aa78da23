import type { Body } from '../../bodies/body.ts';
import { findThing } from '../../catalogue/things.ts';
import type { Role } from '../../director/script.ts';
import { clamp } from '../../maths/ease.ts';
import type { BodyOf } from '../../stage/players.ts';
import type { StageFigure } from '../../stage/stage.ts';
import { SWELL } from '../subject/bend.ts';
import { findEyes } from '../subject/find-eyes.ts';
import { findFace } from '../subject/find-face.ts';
import { findPuppet } from '../subject/puppet.ts';
import { type Plate, type PlateCamera, type PlateSubject, pointAt } from './plate.ts';

/**
 * Things and people that an edit adds to whoever a picture shows: on a head, before eyes, in a hand, or beside it, as large beside it as in life. A cup
 * that fills a picture is a hundred times as large there as in life, and so is the biscuit beside it.
 */
export interface Adding {
  readonly prompt: string;
  /** Whom it shows; null where the words do not tell. */
  readonly shown: Role | null;
  readonly bodyOf: BodyOf;
}

const ON_HEAD = /^(?:hat|cap|crown|helmet)$/;
const BEFORE_EYES = /^(?:sunglasses|glasses)$/;
const HELD = /\b(?:(?:to|in|into|on) (?:her|his|their|its|the|one) hands?|hold(?:s|ing)?|carr(?:y|ies|ying))\b/i;

/** Null where the picture does not tell where it belongs: it stands where anybody else would. */
export function addToSubject(plate: Plate, figure: StageFigure, thing: string, adding: Adding): StageFigure | null {
  const { subject } = plate;
  if (subject === null) return null;
  const body = adding.bodyOf(figure.body);
  const spot = wornSpot(plate, subject, thing) ?? (HELD.test(adding.prompt) ? heldSpot(plate, subject) : null);
  if (spot !== null) return set(plate, figure, body, { ...spot, depth: subject.depth * FOREMOST });
  if ('on' in figure.support && figure.support.on === 'air') return null;
  const times = timesLife(plate, subject, adding);
  return times === null
    ? null
    : stand(plate, subject, figure, { body, times, alive: findThing(thing)?.alive === true });
}

/** Of its distance: so near that nothing of whoever wears it, who may come nearer to have room to go, is before it. In a still nobody sees how near. */
const FOREMOST = 0.36;

interface Spot {
  /** Shares of the film: where its middle or its foot is, and how wide it is. */
  readonly u: number;
  readonly v: number;
  readonly wide: number;
  /** Of its height: what is at `v`. */
  readonly at: number;
}

/** Of a head: how wide a hat is, and how far above the middle it sits; of the eyes' distance: how wide glasses are. */
const [HAT_WIDE, HAT_HIGH, GLASSES_WIDE] = [1.25, 0.38, 2.25];

function wornSpot(plate: Plate, subject: PlateSubject, thing: string): Spot | null {
  if (!ON_HEAD.test(thing) && !BEFORE_EYES.test(thing)) return null;
  const face = findFace(plate, subject);
  const head = face?.head ?? findPuppet(plate, subject, 'upright').head;
  if (head === null) return null;
  if (ON_HEAD.test(thing))
    return { u: head.u, v: head.v - head.down * HAT_HIGH, wide: head.across * 2 * HAT_WIDE, at: 0 };
  const eyes = face?.eyes.both ?? findEyes(plate, subject, head)?.both ?? null;
  if (eyes === null) return { u: head.u, v: head.v - head.down * 0.05, wide: head.across * 1.7, at: 0.5 };
  const [one, other] = eyes;
  return {
    u: (one.u + other.u) / 2,
    v: (one.v + other.v) / 2,
    wide: Math.abs(other.u - one.u) * GLASSES_WIDE,
    at: 0.5,
  };
}

/** Half widths of a head from its middle. */
const HELD_ASIDE = 3.1;

/** Beside the chest, where a hand would lift it. */
function heldSpot(plate: Plate, subject: PlateSubject): Spot | null {
  const { left, right, top, bottom } = subject.box;
  const head = findFace(plate, subject)?.head ?? findPuppet(plate, subject, 'upright').head;
  const across = head?.across ?? (right - left) * 0.2;
  // What opens above a hand, as an umbrella does, does not hide the face.
  const u = clamp(Math.max(right - (right - left) * 0.12, (head?.u ?? 0) + across * HELD_ASIDE), 0.12, 0.88);
  return { u, v: Math.min(0.97, top + (bottom - top) * 0.92), wide: across * 4.4, at: 0 };
}

/** Who stands out is swollen: right before all of it. */
export const beforeOf = ({ box, depth }: PlateSubject, { across }: PlateCamera): number =>
  depth * Math.max(0.5, 0.98 - (box.right - box.left) * 2 * across * SWELL);

const FACES_CAMERA = 0;

function set(
  { camera }: Plate,
  figure: StageFigure,
  body: Body,
  { u, v, wide, at, depth }: Spot & { readonly depth: number },
): StageFigure {
  const size = (wide * 2 * camera.across * depth) / Math.max(body.width, 1e-3);
  const [x, y, z] = pointAt(camera, u, v, depth);
  const foot = [x, y - body.height * size * at, z] as const;
  return { ...figure, size, path: [{ time: 0, at: foot, heading: FACES_CAMERA }], support: { on: 'air' } };
}

/** A head's height in life, in metres. */
const HEAD_METRES = 0.25;
/** Of people whom the lower edge cuts off only the head is whole. */
const CUT_OFF = 0.97;

/** How many times as large as in life it is in the picture's metres; null where nobody knows what it is. */
function timesLife(plate: Plate, subject: PlateSubject, { shown }: Adding): number | null {
  const thing = shown === null ? null : findThing(shown.thing);
  if (thing === null) return null;
  const { top, bottom } = subject.box;
  const metres = (share: number): number => share * 2 * plate.camera.down * subject.depth;
  if (bottom > CUT_OFF && thing.alive) {
    const head = findPuppet(plate, subject, 'upright').head;
    return head === null ? null : metres(head.down * 2) / HEAD_METRES;
  }
  return metres(bottom - top) / thing.metres;
}

/** Of the film's width between the two, and of its sides that stay free. */
const [GAP, MARGIN] = [0.015, 0.03];
/** Of the film's height: what is smaller is not seen, and what is larger hides the rest. */
const LEAST = 0.1;
const MOST = { alive: 0.82, thing: 0.42 } as const;

/** On whichever side is more room; where there is none, before it. */
function stand(
  { camera }: Plate,
  { box, depth }: PlateSubject,
  figure: StageFigure,
  { body, times, alive }: { readonly body: Body; readonly times: number; readonly alive: boolean },
): StageFigure {
  const shareOf = (metres: number): number => metres / (2 * camera.down * depth);
  const longest = Math.max(body.height, body.width, body.length) * figure.size * times;
  const shrunk = Math.min(1, (alive ? MOST.alive : MOST.thing) / shareOf(longest));
  const tall = Math.max(LEAST, shareOf(body.height * figure.size * times) * shrunk);
  const size = (tall * 2 * camera.down * depth) / body.height;
  const half = (Math.max(body.width, body.length * 0.7) * size) / (4 * camera.across * depth);
  const toRight = 1 - box.right >= box.left;
  const room = toRight ? 1 - box.right : box.left;
  const fits = room > 2 * half + GAP + MARGIN;
  const wanted = toRight ? box.right + GAP + half : box.left - GAP - half;
  const u = clamp(wanted, MARGIN + half, Math.max(MARGIN + half, 1 - MARGIN - half));
  const near = fits ? depth : depth * BEFORE;
  const v = Math.min(0.97, box.bottom);
  const at = pointAt(camera, u, v, near);
  return {
    ...figure,
    size: fits ? size : size * BEFORE,
    support: { on: 'ground' },
    path: [{ time: 0, at, heading: figure.path[0]?.heading ?? FACES_CAMERA }],
  };
}

/** Of its distance: so much nearer is before it. */
const BEFORE = 0.78;
