import type { Air } from '../land/world.ts';
import { distance } from '../maths/vector.ts';
import type { Stage } from '../stage/stage.ts';

/** How much of its light reaches the camera from what it looks at, in the thickest fog: who films fog goes near enough. */
const LEAST_CLEARNESS = 0.66;

/** Metres above its floor in which the least mist, and a thick fog, thin out. */
const [MIST_METRES, FOG_METRES] = [5, 40];

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

/** As thick as was asked for. Mist that is less than a fog lies low: from above one sees over it, and what stands in it is seen from the knees up. */
export function thinned(air: Air, { shots, place }: Stage): Air {
  const keys = shots.flatMap((shot) => shot.keys);
  const far = Math.max(1, ...keys.map(({ eye, target }) => distance(eye, target)));
  const amount = place.weather === 'fog' ? place.weatherAmount : 1;
  const lies = amount < 1 && place.weather === 'fog';
  const height = lies ? MIST_METRES + (FOG_METRES - MIST_METRES) * amount ** 2 : air.fog.height;
  // Of the way to what is looked at, only what lies below the top of the mist counts.
  const above = Math.min(...keys.map(({ eye }) => eye[1] - air.fog.floor));
  const within = lies && above > height ? height / above : 1;
  const density = Math.min(air.fog.density * amount * (lies ? 1.6 : 1), -Math.log(LEAST_CLEARNESS) / (far * within));
  // In time lapse the clouds run.
  const lapse = Math.max(...shots.map(({ pace }) => (pace >= 4 ? pace * LAPSED_CLOUDS : 1)));
  const sky = { ...air.sky, drift: air.sky.drift * lapse };
  if (place.weather === 'snow' && place.weatherAmount >= BLIZZARD) return whiteOut({ ...air, sky }, far);
  return { ...air, sky, fog: { ...air.fog, density, height, haze: air.fog.haze * (lies ? amount ** 2 : 1) } };
}
