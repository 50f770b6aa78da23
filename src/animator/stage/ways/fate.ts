import type { Vector } from '../../maths/vector.ts';

/**
 * What becomes of a thing that is let go, knocked, thrown or kicked: it goes by its weight alone, bounces, rolls out, lies down or breaks. Plain numbers, from which
 * cameras, lens and score tell the same way of it. Places are those of its middle.
 */
export interface Fate {
  readonly kind: 'falls' | 'topples' | 'goes' | 'rises';
  /** Seconds: until then it is where whoever bears it has it, and from `until` on again. */
  readonly from: number;
  readonly until: number;
  readonly start: Vector;
  readonly velocity: Vector;
  /** Height of its middle where it lies on the ground. */
  readonly floor: number;
  /** Of its speed, what is left after a bounce. */
  readonly bounce: number;
  /** Seconds in which it rolls out; 0 for what stays where it lands. */
  readonly rolls: number;
  /** Of the circle on which it rolls or over whose edge it topples. */
  readonly radius: number;
  /** Radians by which it is turned when it lies; null for what rolls as far as it goes. */
  readonly lies: number | null;
  /** Times the pull of the earth: leaves come down slowly. */
  readonly weight: number;
  /** Is no more, once it has touched the ground. */
  readonly ends: boolean;
  /** Comes to whoever catches it, and is not seen before. */
  readonly arrives?: true;
}

/** Where it is then. */
export interface Fated {
  readonly middle: Vector;
  /** Radians, forward over the way it goes. */
  readonly turned: number;
  readonly gone: boolean;
}

const GRAVITY = 9.8;
const MOST_BOUNCES = 7;
/** Metres a second: what comes up slower stays down. */
const LEAST_BOUNCE = 0.35;
/** Of its way along the ground: what is left of it after a bounce, for what rolls and for all else. */
const [ROLLS_ON, SLIDES_ON] = [0.82, 0.4];
/** Seconds in which something topples, for a height of a metre. */
const TOPPLES = 0.55;

interface Flight {
  readonly at: number;
  readonly from: number;
  readonly up: number;
  readonly speed: number;
  readonly gone: number;
}

/** Each time in the air: when it begins, since the whole began. */
function flightsOf(fate: Fate): { readonly flights: readonly Flight[]; readonly rest: Flight } {
  const pull = GRAVITY * fate.weight;
  const flights: Flight[] = [];
  let now: Flight = {
    ...{ at: 0, from: fate.start[1], up: fate.velocity[1], gone: 0 },
    speed: Math.hypot(fate.velocity[0], fate.velocity[2]),
  };
  for (let count = 0; count < MOST_BOUNCES; count++) {
    flights.push(now);
    const lasts = flightSeconds(now, fate.floor, pull);
    const speed = now.speed * (fate.rolls > 0 ? ROLLS_ON : SLIDES_ON);
    const up = (pull * lasts - now.up) * fate.bounce;
    now = { at: now.at + lasts, from: fate.floor, up, speed, gone: now.gone + now.speed * lasts };
    if (up < LEAST_BOUNCE) break;
  }
  return { flights, rest: now };
}

const flightSeconds = ({ from, up }: Flight, floor: number, pull: number): number =>
  (up + Math.sqrt(Math.max(0, up * up + 2 * pull * (from - floor)))) / pull;

/** Seconds of the film at which it touches the ground, with how hard. */
export function landingsOf(fate: Fate): readonly { readonly at: number; readonly speed: number }[] {
  if (fate.kind === 'rises') return [];
  if (fate.kind === 'goes') return [{ at: fate.from, speed: 0 }];
  if (fate.kind === 'topples') return [{ at: fate.from + toppleSeconds(fate), speed: 2 }];
  const pull = GRAVITY * fate.weight;
  return flightsOf(fate).flights.map((flight) => {
    const lasts = flightSeconds(flight, fate.floor, pull);
    return { at: fate.from + flight.at + lasts, speed: pull * lasts - flight.up };
  });
}

const toppleSeconds = ({ start, floor }: Fate): number => TOPPLES * Math.sqrt(Math.max(0.05, start[1] - floor) * 2);

/** The same for the lens, the cameras and the score. */
export function fateAt(fate: Fate, time: number): Fated {
  const since = Math.max(0, time - fate.from);
  if (fate.kind === 'goes') return { middle: fate.start, turned: 0, gone: since > 0 };
  if (fate.kind === 'rises') return risen(fate, since);
  const [vx, , vz] = fate.velocity;
  const speed = Math.max(1e-6, Math.hypot(vx, vz));
  const along = (metres: number, y: number): Vector => [
    fate.start[0] + (vx / speed) * metres,
    y,
    fate.start[2] + (vz / speed) * metres,
  ];
  if (fate.kind === 'topples') return toppled(fate, since, along);
  const { flights, rest } = flightsOf(fate);
  const flight = flights.findLast(({ at }) => since >= at) ?? rest;
  const lands = flights.length > 1 ? (flights[1]?.at ?? rest.at) : rest.at;
  const gone = fate.ends && since >= lands;
  if (since < rest.at) {
    const age = since - flight.at;
    const metres = flight.gone + flight.speed * age;
    const y = flight.from + flight.up * age - (GRAVITY * fate.weight * age * age) / 2;
    const sway = fate.weight < 1 ? Math.sin(since * 5) * 0.12 * Math.min(1, since * 2) : 0;
    const turned = fate.lies === null ? metres / fate.radius : fate.lies * Math.min(1, since / Math.max(0.05, rest.at));
    return { middle: along(metres + sway, Math.max(y, fate.floor)), turned, gone };
  }
  const rolled = rest.speed * fate.rolls * (1 - Math.exp(-(since - rest.at) / Math.max(1e-3, fate.rolls)));
  const metres = rest.gone + rolled;
  return { middle: along(metres, fate.floor), turned: fate.lies ?? metres / fate.radius, gone };
}

/** Metres a second up and with the air, of what is lighter than it. */
const [UPWARD, DRIFTS] = [0.75, 0.16];

function risen({ start: [x, y, z] }: Fate, since: number): Fated {
  const sway = Math.sin(since * 1.7) * 0.12 * Math.min(1, since);
  const up = UPWARD * Math.max(0, since - 0.25 * (1 - Math.exp(-since * 4)));
  return { middle: [x + DRIFTS * since + sway, y + up, z - DRIFTS * 0.5 * since], turned: 0, gone: false };
}

/** Over the edge of its foot, faster and faster. */
function toppled(fate: Fate, since: number, along: (metres: number, y: number) => Vector): Fated {
  const share = Math.min(1, since / toppleSeconds(fate));
  const knock = share < 1 ? 0 : Math.abs(Math.sin((since - toppleSeconds(fate)) * 14)) * Math.exp(-since * 3) * 0.2;
  const angle = (fate.lies ?? Math.PI / 2) * share * share - knock;
  const half = fate.start[1] - (fate.floor - fate.radius);
  const [up, out] = [half * Math.cos(angle) + fate.radius * Math.sin(angle), half * Math.sin(angle)];
  return {
    middle: along(out + fate.radius * (1 - Math.cos(angle)), fate.floor - fate.radius + up),
    turned: angle,
    gone: fate.ends && share >= 1,
  };
}
