import { findPlace } from '../catalogue/places.ts';
import { mixLight } from '../land/kits/tones.ts';
import type { Air } from '../land/world.ts';
import type { Light } from '../maths/mesh.ts';
import { distance } from '../maths/vector.ts';
import type { Stage } from '../stage/stage.ts';
import { isDarkCoated } from './dark-coats.ts';

/** How much of its light reaches the camera from what it looks at, in the thickest fog: who films fog goes near enough. */
const LEAST_CLEARNESS = 0.66;
/** The same where that is black: in as much fog it would be a flat grey. */
const CLEAR_OF_BLACK = 0.83;

/** Metres above its floor in which the least mist, and a thick fog, thin out. */
const [MIST_METRES, FOG_METRES] = [9, 40];

const LAPSED_CLOUDS = 6;

/** So much snow that one sees no farther than to whom one films. */
const [BLIZZARD, WHITE_CLEARNESS] = [1.5, 0.72];
function whiteOut(air: Air, far: number): Air {
  const { colour } = air.fog;
  return {
    ...air,
    fog: { ...air.fog, density: -Math.log(WHITE_CLEARNESS) / Math.max(far, 6), height: 400 },
    sky: { ...air.sky, zenith: colour, middle: colour, horizon: colour, cloudLit: colour, cloudShade: colour },
  };
}

/** Times as far as whom one films, and metres: where the land behind them is. */
const [BEHIND, NEAREST_LAND, FARTHEST_LAND] = [3, 40, 300];
/** How much of that land is left to see: in the least mist, and in a fog. */
const [LEFT_IN_MIST, LEFT_IN_FOG] = [0.6, 0.06];

/** Whatever land it is: who asks for mist sees what is behind fade, and in a fog hardly more than where it is. */
function veilOf(amount: number, far: number, aloft: boolean): number {
  // From the air it is the land that one came to see.
  const land = aloft ? FARTHEST_LAND : Math.min(FARTHEST_LAND, Math.max(NEAREST_LAND, far * BEHIND));
  const left = LEFT_IN_MIST + (LEFT_IN_FOG - LEFT_IN_MIST) * Math.min(1, amount);
  return -Math.log(left) / land;
}

/** How much of the mist's own colour the sky has, from its top to where it meets the land. */
const VEILS = { zenith: 0.3, middle: 0.55, horizon: 0.85, cloudLit: 0.55, cloudShade: 0.6 } as const;
/** In the least of it. */
const LEAST_VEIL = 0.6;

function veilSky(air: Air, amount: number): Air {
  const share = LEAST_VEIL + (1 - LEAST_VEIL) * Math.min(1, amount);
  const veil = (part: keyof typeof VEILS): Light => mixLight(air.sky[part], air.fog.colour, VEILS[part] * share);
  const clouds = { cloudLit: veil('cloudLit'), cloudShade: veil('cloudShade') };
  return {
    ...air,
    sky: { ...air.sky, ...clouds, zenith: veil('zenith'), middle: veil('middle'), horizon: veil('horizon') },
  };
}

/** As thick as was asked for. Mist that is less than a fog lies low: from above one sees over it, and what stands in it is seen from the knees up. */
export function thinned(air: Air, { shots, place, figures }: Stage): Air {
  const keys = shots.flatMap((shot) => shot.keys);
  const far = Math.max(1, ...keys.map(({ eye, target }) => distance(eye, target)));
  const black = figures.some((figure) => figure.role !== null && isDarkCoated(figure));
  const amount = place.weather === 'fog' ? place.weatherAmount : 1;
  // A foggy morning stays outside the window.
  const veils = place.weather === 'fog' && findPlace(place.name)?.indoors !== true;
  const lies = amount < 1 && place.weather === 'fog';
  const height = lies ? MIST_METRES + (FOG_METRES - MIST_METRES) * amount ** 2 : air.fog.height;
  // Of the way to what is looked at, only what lies below the top of the mist counts.
  const above = Math.min(...keys.map(({ eye }) => eye[1] - air.fog.floor));
  const within = lies && above > height ? height / above : 1;
  const told = air.fog.density * amount * (lies ? 1.6 : 1);
  const density = Math.min(
    veils ? Math.max(told, veilOf(amount, far, amount < 1 && place.dressing.includes('from the air'))) : told,
    -Math.log(black ? CLEAR_OF_BLACK : LEAST_CLEARNESS) / (far * within),
  );
  // In time lapse the clouds run.
  const lapse = Math.max(...shots.map(({ pace }) => (pace >= 4 ? pace * LAPSED_CLOUDS : 1)));
  const veiled = veils ? veilSky(air, amount) : air;
  const sky = { ...veiled.sky, drift: air.sky.drift * lapse };
  if (place.weather === 'snow' && place.weatherAmount >= BLIZZARD) return whiteOut({ ...air, sky }, far);
  return { ...air, sky, fog: { ...air.fog, density, height, haze: air.fog.haze * (lies ? amount ** 2 : 1) } };
}

/** What a prompt tells of in a light that is seen through the air: a beam, dust, haze. */
const IN_BEAMS = /\b(?:beams?|dust|motes|haze|hazy|smoke|fog|mist|volumetric)\b/;
export const showsAir = (dressing: readonly string[]): boolean => dressing.some((word) => IN_BEAMS.test(word));
