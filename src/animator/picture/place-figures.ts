import { sideOf } from '../figures/pose-sheet.ts';
import type { Rig } from '../figures/rig.ts';
import { findRig } from '../figures/rigs.ts';
import { clamp, mix } from '../maths/ease.ts';
import type { FigurePlan, ShotPlan } from '../plan/shot-plan.ts';
import type { Field, SlotItem } from '../scenes/scene.ts';

/** A figure of the plan with its size and place in pixels. */
export interface PlacedFigure {
  readonly figure: FigurePlan;
  readonly rig: Rig;
  readonly pixelsPerUnit: number;
  readonly x: number;
  readonly y: number;
  readonly ground: number;
  /** As in the plan, if the ground reaches that far. */
  readonly approach: number;
  /** How much larger than in the middle of the film it is when it is nearest. */
  readonly nearest: number;
  readonly pixelsPerSecond: number;
  /** 1 when it moves as fast as its legs; less when the picture is too narrow for that. */
  readonly haste: number;
}

/** Nobody may cross more than this share of the picture in a film: who runs out of it is not seen. */
const MAX_CROSSING = 0.6;
/** No figure is longer than this share of the picture. */
const WIDEST_FIGURE = 0.78;
/** This much of the picture stays free above a head. */
const HEADROOM = 0.035;
/** Feet stay above the picture's lower edge, also when the camera moves in. */
const LOWEST_FOOT = 0.95;
/** The margins leave the figures most of the picture. */
const MOST_EDGE = 0.14;
/** Who moves is rarely at the edge just when the camera looks away. */
const ASIDE_SHARE = 0.5;
/** Slower than this a step looks like wading. */
const LEAST_HASTE = 0.55;

interface Body {
  readonly figure: FigurePlan;
  readonly rig: Rig;
  readonly approach: number;
  readonly pixelsPerUnit: number;
  readonly height: number;
  readonly foot: number;
  readonly ground: number;
}

/** Even on a narrow shore somebody who comes nearer visibly does. */
const LEAST_NEARER = 1.5;

/** As much nearer as the plan wants, if the ground reaches that far: nobody comes out of the sea. */
function limitApproach({ approach }: FigurePlan, field: Field, slot: SlotItem, lowest: number): number {
  if (approach === 1) return 1;
  const reach = slot.far > field.horizon ? (lowest - field.horizon) / (slot.far - field.horizon) : approach;
  const most = Math.max(LEAST_NEARER, slot.realm === 'ground' ? reach : approach);
  return clamp(approach, 1 / most, most);
}

/** How much larger than in the middle of the film a figure is when it is nearest. */
function nearestOf(approach: number): number {
  return Math.sqrt(Math.max(approach, 1 / approach));
}

function sizeBody(figure: FigurePlan, rig: Rig, field: Field, slot: SlotItem, foot: number, nearest: number): number {
  const short = Math.min(field.width, field.height);
  const natural = mix(slot.metreFar, slot.metreNear, figure.row) * figure.metres * Math.sqrt(field.rise);
  const tall = clamp(natural, figure.least * short, Math.max(figure.least, figure.most) * short);
  // In a narrow picture a car would otherwise be longer than the street.
  const widest = (WIDEST_FIGURE * field.width * rig.tall) / (rig.right - rig.left);
  const free = foot - HEADROOM * field.height;
  if (nearest === 1) return Math.min(tall, widest, Math.max(8, free));
  // Who comes nearer must still fit in then.
  const nearFoot = field.horizon + (foot - field.horizon) * nearest;
  return Math.min(tall, widest / nearest, Math.max(8, (nearFoot - HEADROOM * field.height) / nearest));
}

function standOn(body: Body, below: Body | undefined): Body {
  if (below === undefined || body.figure.base === null) return body;
  return { ...body, foot: below.foot - below.height * body.figure.base.height, ground: below.ground };
}

/** From the ground up: what stands on something may itself carry something. */
function stackUp(bodies: (Body | undefined)[]): void {
  const stand = (index: number): Body | undefined => {
    const body = bodies[index];
    const base = body?.figure.base ?? null;
    if (body !== undefined && base !== null) bodies[index] = standOn(body, stand(base.figure));
    return bodies[index];
  };
  for (const index of bodies.keys()) stand(index);
}

function findRoot(bodies: readonly (Body | undefined)[], index: number): number {
  const below = bodies[index]?.figure.base?.figure;
  return below === undefined || bodies[below] === undefined ? index : findRoot(bodies, below);
}

/** What would rise out of the picture when the camera comes nearer is smaller from the start, with all it stands on. */
function lowerStacks(bodies: (Body | undefined)[], highest: number): void {
  const shares = bodies.map((body, index) => {
    const root = bodies[findRoot(bodies, index)];
    if (body === undefined || root === undefined || root === body) return 1;
    return Math.min(1, (root.foot - highest) / (root.foot - (body.foot - body.height)));
  });
  const roots = bodies.map((_, index) => findRoot(bodies, index));
  for (const [index, body] of bodies.entries()) {
    const share = Math.min(...shares.filter((_, other) => roots[other] === roots[index]));
    if (body === undefined || share === 1) continue;
    bodies[index] = { ...body, height: body.height * share, pixelsPerUnit: body.pixelsPerUnit * share };
  }
  stackUp(bodies);
}

/** A table fills the lower part of the picture from edge to edge. */
function makeTable(figure: FigurePlan, rig: Rig, field: Field): Body {
  const height = Math.max(figure.least * field.height, (field.width * 1.5 * rig.tall) / (rig.right - rig.left));
  const foot = field.height * (1 - figure.least) + height;
  return { figure, rig, approach: 1, pixelsPerUnit: height / rig.tall, height, foot, ground: foot };
}

/** The share of a body that is seen, from its top. */
const SEEN_SHARE = { waist: 0.62, bust: 0.43 } as const;
/** Of the picture's height: from above the head to the lower edge. */
const PORTRAIT_HEIGHT = 0.87;
/** In a narrow picture shoulders must fit. */
const PORTRAIT_WIDTH = 2.5;
/** How much further down than the picture shows a body is painted: the camera may look down, or breathe. */
const PAINTED_BELOW = 0.16;

/** Somebody whose feet are below the picture. */
function makePortrait(figure: FigurePlan, field: Field, framing: keyof typeof SEEN_SHARE): Body {
  const rig = findRig(figure);
  const share = SEEN_SHARE[framing];
  const height = Math.min((PORTRAIT_HEIGHT * field.height) / share, PORTRAIT_WIDTH * field.width);
  const foot = field.height + height * (1 - share);
  const bottom = Math.min(rig.bottom, -rig.tall * (1 - share - PAINTED_BELOW));
  return {
    ...{ figure, rig: { ...rig, bottom, castsShadow: false }, approach: 1 },
    ...{ pixelsPerUnit: height / rig.tall, height, foot, ground: foot },
  };
}

/** Where on the line's height the near rail lies. */
const RAIL_SHARE = 0.3;

function makeRails(figure: FigurePlan, rig: Rig, field: Field, row: number): Body {
  const height = Math.max(figure.least * field.height, (field.width * 1.5 * rig.tall) / (rig.right - rig.left));
  const foot = row + height * RAIL_SHARE;
  return { figure, rig, approach: 1, pixelsPerUnit: height / rig.tall, height, foot, ground: foot };
}

/** Between these rows everything is seen, wherever the camera goes. */
interface Rows {
  readonly highest: number;
  readonly lowest: number;
}

function makeBody(figure: FigurePlan, field: Field, slot: SlotItem, afloat: boolean, { highest, lowest }: Rows): Body {
  const rig = findRig(figure);
  if (figure.art === 'rig:tabletop') return makeTable(figure, rig, field);
  const approach = limitApproach(figure, field, slot, lowest);
  const nearest = nearestOf(approach);
  const row = Math.min(mix(slot.far, slot.near, figure.row), field.horizon + (lowest - field.horizon) / nearest);
  if (figure.art === 'rig:rails') return makeRails(figure, rig, field, row);
  if (afloat) {
    const height = sizeBody(figure, rig, field, slot, field.height, nearest);
    // What hangs free has its middle on the row.
    const foot = Math.max(row + height / 2, height + highest);
    return { figure, rig, approach, pixelsPerUnit: height / rig.tall, height, foot, ground: foot };
  }
  const height = sizeBody(figure, rig, field, slot, row, nearest);
  const lift = Math.min(figure.lift * field.height, Math.max(0, row - height - highest));
  return { figure, rig, approach, pixelsPerUnit: height / rig.tall, height, foot: row - lift, ground: row };
}

interface Reach {
  readonly left: number;
  readonly right: number;
}

function reachOf({ figure, rig, pixelsPerUnit }: Body): Reach {
  const mirrored = sideOf(figure) < 0;
  return {
    left: (mirrored ? rig.right : -rig.left) * pixelsPerUnit,
    right: (mirrored ? -rig.left : rig.right) * pixelsPerUnit,
  };
}

/** How much of the picture's width a camera that stands nearer or looks aside leaves out, at each side. */
function findEdge({ camera }: ShotPlan, field: Field, depth: number): number {
  const poses = [camera.from, camera.to];
  const zoom = Math.max(...poses.map((pose) => pose.zoom));
  const aside = Math.max(...poses.map((pose) => Math.abs(pose.x))) * Math.max(field.width, field.height) * depth;
  return Math.min(MOST_EDGE * field.width, field.width * (0.5 - 0.5 / zoom) + aside * ASIDE_SHARE);
}

/** The highest row at which a head is still seen when the camera is nearest. */
function findHighest({ camera }: ShotPlan, field: Field): number {
  const zoom = Math.max(camera.from.zoom, camera.to.zoom);
  return field.horizon - (field.horizon - HEADROOM * field.height) / zoom;
}

/** The lowest row on which feet are still seen when the camera is nearest. */
function findLowest({ camera }: ShotPlan, field: Field): number {
  const zoom = Math.max(camera.from.zoom, camera.to.zoom);
  return field.horizon + (LOWEST_FOOT * field.height - field.horizon) / zoom;
}

/** Whoever would be cut by the picture's edge stands a little further in. */
function keepInside(body: Body, width: number, edge: number): number {
  const { left, right } = reachOf(body);
  const x = body.figure.x * width;
  const room = width - left - right;
  // What is too wide for the narrowed picture may use its margins.
  const margin = clamp(room / 2, 0, edge);
  return left + right > width * 0.96 ? width / 2 + (left - right) / 2 : clamp(x, left + margin, width - right - margin);
}

/** What comes nearer also moves out from the middle. */
function keepNear(body: Body, width: number, edge: number): number {
  return width / 2 + (keepInside(body, width, edge) - width / 2) / nearestOf(body.approach);
}

/** How fast a figure may go without leaving the picture before the film ends. */
function fastestOf(body: Body, x: number, field: Field, edge: number, durationSeconds: number): number {
  const { left, right } = reachOf(body);
  const room = Math.max(0, Math.min(x - left, field.width - right - x) - edge) * 2;
  return Math.min(MAX_CROSSING * field.width, Math.max(room, 0.04 * field.width)) / durationSeconds;
}

/** The figures of one realm, the far ones first, each where the plan and the place want it. */
export function placeFigures(plan: ShotPlan, field: Field, slot: SlotItem, still: boolean): PlacedFigure[] {
  // Under water everything hangs as in the sky.
  const afloat = slot.realm === 'sky' || (slot.realm === 'water' && plan.place === 'underwater');
  const rows = { highest: findHighest(plan, field), lowest: findLowest(plan, field) };
  const bodies = plan.figures.map((figure) => {
    if (figure.realm !== slot.realm) return undefined;
    if (plan.framing !== 'full' && figure.subject !== null) return makePortrait(figure, field, plan.framing);
    return makeBody(figure, field, slot, afloat, rows);
  });
  stackUp(bodies);
  if (plan.framing === 'full') lowerStacks(bodies, rows.highest);
  const here = bodies.filter((body) => body !== undefined);
  const moving = here.filter(({ figure }) => figure.heading !== 0 && figure.subject !== null);
  const edge = still ? 0 : findEdge(plan, field, slot.depth);
  const limit = Math.min(
    ...moving.map((body) => fastestOf(body, keepInside(body, field.width, edge), field, edge, plan.durationSeconds)),
  );
  return [...here]
    .sort((a, b) => a.figure.row - b.figure.row)
    .map((body): PlacedFigure => {
      const { figure, rig, pixelsPerUnit, foot, ground, height } = body;
      const wanted = (figure.pace * height) / figure.metres;
      const most = figure.subject === null ? (MAX_CROSSING * field.width) / plan.durationSeconds : limit;
      const speed = figure.heading === 0 ? 0 : Math.min(wanted, most);
      return {
        figure,
        rig,
        pixelsPerUnit,
        x: still || figure.subject !== null ? keepNear(body, field.width, edge) : figure.x * field.width,
        y: rig.hangs ? foot - height / 2 : foot,
        ground,
        approach: body.approach,
        nearest: nearestOf(body.approach),
        pixelsPerSecond: (speed * figure.heading) / nearestOf(body.approach),
        haste: figure.heading === 0 ? 1 : Math.max(LEAST_HASTE, Math.min(1, speed / Math.max(wanted, 1))),
      };
    });
}
