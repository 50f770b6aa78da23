import { lightRowOf } from '../catalogue/lights-table.ts';
import type { Air, Lamp } from '../land/world.ts';
import { smoothstep } from '../maths/ease.ts';
import { add, scale, type Vector } from '../maths/vector.ts';
import type { Stage } from '../stage/stage.ts';
import { balanceLamps } from './balance-lamps.ts';
import { isLamp } from './directed-light.ts';
import { LIGHT_SOURCES } from './light-sources.ts';
import type { LitMoment } from './lit-figures.ts';
import type { MomentLight, MovingLamp } from './moving-lamp.ts';
import { sentAt } from './sent.ts';
import { shafts } from './shafts.ts';
import { strokeAt } from './sky-shows.ts';
import { sinceBegin } from './spray-source.ts';

/** Lights that change while a film lasts, or go with who carries them: without one of these a film is drawn as it is lit. */
const MOVING: ReadonlySet<string> = new Set([
  ...Object.keys(LIGHT_SOURCES),
  ...['darkness', 'lightning', 'strobe', 'flicker', 'fading', 'going_out', 'coming_on'],
]);

export const isRelit = (stage: Stage): boolean => {
  const { place } = stage;
  return (
    place.lights.some((light) => MOVING.has(light) && isLamp(light, stage)) ||
    place.dressing.includes('light shafts') ||
    stage.particles.some(shines)
  );
};

/** What is left of an even light where the place's own lamps are out; null where they are not. */
export function aloneOf(stage: Stage, indoor: boolean): Vector | null {
  const { lights, time } = stage.place;
  const rows = lights.flatMap((light): readonly Vector[] => {
    const row = lightRowOf(light);
    if (row?.alone === undefined || !isLamp(light, stage)) return [];
    // By day a room whose light comes from one side is dim, and not dark.
    return [row.key !== undefined && time !== 'night' ? scale(row.alone, BY_DAY) : row.alone];
  });
  // Of several the darkest: a candle in a dark room is what lights it.
  const [darkest] = rows.toSorted((a, b) => a[1] - b[1]);
  return (
    darkest ?? (!indoor ? null : lights.includes('moonlight') ? MOONLIT : lights.includes('lightning') ? STORMY : null)
  );
}
const BY_DAY = 1.7;
/** A room in which nobody has a lamp lit while it storms. */
const STORMY: Vector = [0.2, 0.2, 0.26];
const MOONLIT: Vector = [0.085, 0.115, 0.19];

const EVEN: Vector = [0.5, 0.5, 0.5];
const NO_LIGHT: Vector = [0, 0, 0];

/** A place as it is drawn before lamps of the moment light it: without sun and lamps, in an even light. */
export function drawnEvenly<T extends { readonly air: Air; readonly lamps: readonly Lamp[] }>(world: T): T {
  const { air } = world;
  return {
    ...world,
    air: {
      ...air,
      ...{ sunColour: NO_LIGHT, skyLight: EVEN, skyLightUp: [0.1, 0.1, 0.1], skyLightSun: NO_LIGHT },
      ...{ rim: [0.3, 0.3, 0.32], leafGlow: 0, fill: [0.12, 0.12, 0.12] },
      fog: { ...air.fog, glow: NO_LIGHT },
      print: { ...air.print, exposure: 1.05 },
    },
    lamps: [],
  };
}

/** What an even light leaves of what is beyond the windows. */
const NIGHT: Vector = [0.1, 0.13, 0.22];
const DARK: Vector = [0.07, 0.09, 0.15];
const BESIDE_LAMP: Vector = [0.4, 0.42, 0.48];
const SHADED: Vector = [0.6, 0.62, 0.68];
/** What an open sky adds to it. */
const OPEN_NIGHT: Vector = [0.06, 0.08, 0.13];
const OUT_AT = 0.42;
const [FLASH_BASE, FLASH_OUTSIDE] = [1.1, 3.4];

/** Between nothing and all of it, as a bad tube does. */
function flickering(time: number): number {
  const step = Math.floor(time * 11);
  const dice = Math.abs(Math.sin(step * 91.7 + Math.floor(step / 7) * 13.3) * 43758.5) % 1;
  return dice < 0.22 ? 0.3 : dice < 0.34 ? 0.62 : 1;
}

/** How much of a place's light there is, by what the prompt says becomes of it. */
function passing(moment: LitMoment): Vector {
  const {
    stage: { place, durationSeconds },
    time,
  } = moment;
  const { lights } = place;
  const share = time / durationSeconds;
  // Shafts of light are seen before what they do not light.
  const shaded = place.dressing.includes('light shafts') && shafts(moment).length > 0;
  let left: Vector = shaded ? SHADED : [1, 1, 1];
  // Beneath a street lamp all else is night.
  if (lights.includes('street_lamp')) left = BESIDE_LAMP;
  const mixed = (to: Vector, part: number): Vector => add(scale(left, 1 - part), scale(to, part));
  if (lights.includes('fading')) left = mixed(DARK, smoothstep(0.08, 0.86, share));
  if (lights.includes('going_out')) left = mixed(DARK, smoothstep(OUT_AT, OUT_AT + 0.02, share));
  if (lights.includes('coming_on')) left = mixed(DARK, 1 - smoothstep(OUT_AT, OUT_AT + 0.02, share));
  if (lights.includes('flicker')) left = scale(left, flickering(time));
  // Three times a second at the most: more of it harms who watches.
  if (lights.includes('strobe')) left = scale(left, 0.12 + 1.3 * smoothstep(0.2, 0.5, Math.sin(time * Math.PI * 5)));
  return left;
}

/** Brightness of lightning, which lasts a little longer than its bolt is seen. */
function flashAt({ stage, time }: LitMoment): number {
  if (!stage.place.lights.includes('lightning')) return 0;
  const { blink, age } = strokeAt(time);
  return Math.max(blink, 0.55 * Math.exp(-age * 5));
}

/** The light of a moment, as kernel/relight.h lays it over what was drawn. */
export function momentLight(moment: LitMoment): MomentLight {
  const { stage, indoor } = moment;
  const alone = aloneOf(stage, indoor);
  const left = passing(moment);
  const flash = flashAt(moment);
  const flashed = scale([0.9, 0.97, 1.15], flash * (alone === null ? FLASH_BASE : 0.32));
  const dark = alone === null || indoor ? alone : add(alone, OPEN_NIGHT);
  const base: Vector = dark === null ? left : [dark[0] * left[0], dark[1] * left[1], dark[2] * left[2]];
  const shown = add(base, flashed);
  const sources = [
    ...stage.place.lights.filter((light) => isLamp(light, stage)),
    ...(stage.place.dressing.includes('light shafts') ? ['light shafts'] : []),
  ];
  return {
    base: shown,
    outside: add(
      alone !== null && indoor && stage.place.time === 'night'
        ? NIGHT
        : indoor
          ? left
          : [Math.sqrt(left[0]), Math.sqrt(left[1]), Math.sqrt(left[2])],
      scale([1, 1.05, 1.2], flash * FLASH_OUTSIDE),
    ),
    lamps: [
      ...sentLamps(moment),
      ...balanceLamps(
        moment,
        shown,
        sources.flatMap((light) => LIGHT_SOURCES[light]?.(moment, flash) ?? []),
      ),
    ],
  };
}

/** Of who sends it: how far its light reaches; and by day and by night how strong it is. */
const SENT_REACH = 4.5;

/** Of what has no colour of its own. */
const FIRELIGHT: Vector = [2, 0.9, 0.3];
const shines = ({ kind }: Stage['particles'][number]): boolean => kind.startsWith('sent_') || kind === 'breath';

/** What is sent at somebody lights both, and what is around. */
function sentLamps(moment: LitMoment): MovingLamp[] {
  const dark = moment.indoor || /^(?:night|dusk)$/.test(moment.stage.place.time);
  return moment.stage.particles.flatMap((source): MovingLamp[] => {
    const since = shines(source) ? sinceBegin(source, moment) : null;
    const sent = since === null ? null : sentAt(source, moment, since);
    if (sent === null) return [];
    const strength = sent.glow * source.amount ** 2 * (dark ? 0.55 : 0.2);
    const colour = scale(source.colour ?? FIRELIGHT, strength);
    return [{ at: sent.at, colour, reach: SENT_REACH * source.amount, size: 0.4 * source.amount }];
  });
}
