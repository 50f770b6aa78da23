import type { Script } from '../../director/script.ts';
import { airOf } from '../../land/air.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../../land/place.ts';
import type { Air, Print, World } from '../../land/world.ts';
import { PLATE_EXPOSURE, PLATE_PRINT } from '../../lens/plates.ts';
import { clamp } from '../../maths/ease.ts';
import type { Light } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Plate } from './plate.ts';

/** What the words say of light and air; the rest is as it is in the picture. */
export interface SaidLight {
  readonly time: string | null;
  readonly weather: string | null;
  readonly season: string | null;
  readonly styled: boolean;
}

/** A picture is how it all begins: "rain begins to fall" and "day turns to night" tell of what comes over it. */
export function saidLight({ set, styles }: Script): SaidLight {
  const last = set.becomes.at(-1) ?? set;
  const said = (what: 'time' | 'weather' | 'season'): string | null => (set.said.includes(what) ? last[what] : null);
  return { time: said('time'), weather: said('weather'), season: said('season'), styled: styles.length > 0 };
}

/** What it does to the print: exposure, colour of the light, colourfulness, glow, and what is added to the shadows. */
interface Change {
  readonly exposure: number;
  readonly gain: Light;
  readonly saturation: number;
  readonly bloom?: number;
  readonly lift?: Light;
}

const CHANGES: Readonly<Record<string, Change>> = {
  dawn: { exposure: 0.92, gain: [1.12, 0.97, 1.02], saturation: 0.96, lift: [0.006, 0.003, 0.006], bloom: 0.3 },
  day: { exposure: 1.9, gain: [1.04, 1, 0.94], saturation: 0.94, lift: [0.004, 0.004, 0.004] },
  golden_hour: { exposure: 1, gain: [1.55, 0.95, 0.42], saturation: 1.12, bloom: 0.4, lift: [0.004, 0.001, 0] },
  dusk: { exposure: 0.5, gain: [1.08, 0.84, 1.12], saturation: 0.95, bloom: 0.4 },
  night: { exposure: 0.17, gain: [0.62, 0.84, 1.34], saturation: 0.78, bloom: 0.5, lift: [0, 0.0005, 0.002] },
  clear: { exposure: 1.06, gain: [1.02, 1, 0.98], saturation: 1.06 },
  cloudy: { exposure: 0.82, gain: [0.97, 1, 1.05], saturation: 0.86 },
  rain: { exposure: 0.6, gain: [0.94, 1, 1.09], saturation: 0.72 },
  storm: { exposure: 0.36, gain: [0.93, 1, 1.1], saturation: 0.64 },
  snow: { exposure: 1.02, gain: [0.97, 1, 1.06], saturation: 0.82 },
  fog: { exposure: 0.94, gain: [1, 1, 1.03], saturation: 0.76 },
  spring: { exposure: 1.05, gain: [1, 1.04, 0.97], saturation: 1.1 },
  summer: { exposure: 1.06, gain: [1.05, 1.01, 0.92], saturation: 1.1 },
  autumn: { exposure: 1, gain: [1.08, 0.98, 0.84], saturation: 1.02 },
  winter: { exposure: 0.97, gain: [0.95, 1, 1.07], saturation: 0.78, lift: [0.003, 0.004, 0.006] },
};

/** Of the picture's own light: only what is nearly white glows. */
const PRINTED_WHITE = 0.3;

/** A picture that is dark already is darkened less: something of it is to be seen. */
const darkenedBy = (exposure: number, brightness: number): number =>
  exposure >= 1 ? exposure : exposure ** clamp(brightness / USUAL_BRIGHTNESS, 0.4, 1);
const USUAL_BRIGHTNESS = 105;

const isNight = (time: string | null): boolean => time === 'night' || time === 'dusk';
const CLOUDS_AT_NIGHT = 0.25;

/** How the film is printed once all that the words ask for has come. */
function printFor({ time, weather, season, styled }: SaidLight, brightness: number): Print {
  let print: Print = styled
    ? { ...PLATE_PRINT, vignette: 0.14, grain: 1, bloom: 0.2, bloomFrom: PRINTED_WHITE }
    : PLATE_PRINT;
  // Snow that falls in winter is one change, not two.
  for (const name of [season === 'winter' && weather === 'snow' ? null : season, weather, time]) {
    const change = name === null ? undefined : CHANGES[name];
    if (change === undefined) continue;
    const { lift = [0, 0, 0], bloom = 0, gain } = change;
    // It is dark at night, whatever the weather.
    const exposure = name !== time && isNight(time) ? change.exposure ** CLOUDS_AT_NIGHT : change.exposure;
    print = {
      ...print,
      exposure: print.exposure * darkenedBy(exposure, brightness),
      saturation: print.saturation * change.saturation,
      bloom: Math.max(print.bloom, bloom),
      bloomFrom: Math.min(print.bloomFrom, bloom > 0 ? PRINTED_WHITE : 8),
      gain: [print.gain[0] * gain[0], print.gain[1] * gain[1], print.gain[2] * gain[2]],
      lift: [print.lift[0] + lift[0], print.lift[1] + lift[1], print.lift[2] + lift[2]],
    };
  }
  return print;
}

/** What a light's colour is multiplied by until it is seen. */
export function printedBy(plate: Plate, light: SaidLight): Vector {
  const { exposure, gain } = printFor(light, plate.surroundings.brightness);
  return [exposure * gain[0], exposure * gain[1], exposure * gain[2]];
}

/** A metre: thick enough to be seen over the few metres of a picture. */
const FOGS: Readonly<Record<string, number>> = { fog: 0.036, rain: 0.006, storm: 0.009, snow: 0.006 };

const BRIGHT = 58;
/** Less bright, it is no picture of the day. */
const DAYLIGHT = 80;

/** A picture as a place: whoever comes to it stands on its level ground, in a light like its own. */
export function platePlace(plate: Plate, light: SaidLight): PlaceBuilder {
  const { surroundings, camera } = plate;
  const facts: PlaceFacts = {
    heightAt: () => 0,
    waterLevel: null,
    indoor: !surroundings.open,
    bestView: 0,
    openRadius: Math.min(8, camera.focus * 0.8),
    spots: [],
    ways: [],
  };
  return {
    name: 'picture',
    describe: () => facts,
    build(order): World {
      return {
        placements: [],
        grounds: [],
        groundFocus: [0, 0, 0],
        heightAt: () => 0,
        air: airFor(plate, light, order),
        water: null,
        lamps: [],
        wind: { x: 1, z: 0.2, strength: light.weather === 'wind' || light.weather === 'storm' ? 1 : 0.3 },
      };
    },
  };
}

/** Mean light of pictures in which whoever comes is lit as by day, of white. */
const USUAL_LIGHT = 0.2;

/** In a wood or in the evening nobody shines who comes: of the light of day, by the mean brightness of the picture. */
const litAs = (brightness: number): number => clamp(((brightness / 255) ** 2.2 / USUAL_LIGHT) ** 0.6, 0.35, 1.08);

function airFor({ surroundings }: Plate, light: SaidLight, order: PlaceOrder): Air {
  const time = light.time ?? (surroundings.brightness < BRIGHT ? 'night' : 'day');
  const weather = light.weather ?? (surroundings.open ? 'clear' : 'cloudy');
  const air = airOf({ ...order, time, weather }, 0.7);
  // The picture changes its light by the print; whoever comes to it is lit as it was taken, and changes with it.
  // It is day in a picture of the day.
  const own = printFor(
    time === 'day' && surroundings.brightness >= DAYLIGHT ? { ...light, time: null } : light,
    surroundings.brightness,
  );
  // Whoever comes to a picture without colours has none either.
  const print = surroundings.grey ? { ...own, saturation: 0 } : own;
  const dim =
    (air.print.exposure / PLATE_EXPOSURE) *
    (PLATE_PRINT.exposure / print.exposure) ** 0.5 *
    (time === 'day' ? litAs(surroundings.brightness) : 1);
  const times = ([r, g, b]: Light): Light => [r * dim, g * dim, b * dim];
  return {
    ...air,
    sunColour: times(air.sunColour),
    skyLight: times(air.skyLight),
    skyLightUp: times(air.skyLightUp),
    skyLightSun: times(air.skyLightSun),
    rim: times(air.rim),
    fog: {
      ...air.fog,
      colour: times(air.fog.colour),
      glow: [0, 0, 0],
      density: FOGS[light.weather ?? ''] ?? 0,
      haze: 0,
    },
    print,
  };
}
