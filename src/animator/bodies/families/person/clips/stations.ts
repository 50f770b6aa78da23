import { ironAt, joystickAt, sawAt, scrubAt, whittleAt } from '../../../rhythms.ts';
import { lookDown } from './at-work.ts';
import { both, type Clip } from './clip.ts';

/** What is done at the stations of a craft: hands are where the station says, the clip brings back, elbows and eyes. */
export const STATION_CLIPS: Readonly<Record<string, Clip>> = {
  iron: ({ moment }) => {
    const [along] = ironAt(moment.time);
    return {
      trunk: [0.24, 0.1 * along, -0.05 * along],
      ...both('elbow', [0.8, -0.7, -0.3]),
      ...both('palm', [-0.2, -1, 0.1]),
      curlR: 0.9,
      curlL: 0.15,
      ...lookDown(0.2),
    };
  },
  wash_dishes: ({ moment }) => {
    const [x, y] = scrubAt(moment.time);
    return {
      trunk: [0.2, 0.03 * x, 0.02 * y],
      ...both('elbow', [0.8, -0.8, -0.2]),
      palmR: [-0.3, -0.5, 0.8],
      palmL: [-1, 0, 0.3],
      ...both('curl', 0.55),
      ...lookDown(0.2),
    };
  },
  saw: ({ moment }) => {
    const along = sawAt(moment.time);
    return {
      root: [0, -0.06, 0.03 * along],
      hips: [0.16, 0, 0],
      trunk: [0.4 + 0.05 * along, -0.1, -0.06],
      ...both('elbow', [0.6, -0.5, -0.6]),
      palmR: [-1, 0, 0.2],
      palmL: [0, -1, 0.1],
      curlR: 0.95,
      curlL: 0.2,
      footL: [0.12, 0, 0.14],
      footR: [0.1, 0, -0.16],
      ...lookDown(0.2),
    };
  },
  play_arcade: ({ moment }) => {
    const [aside, ahead] = joystickAt(moment.time);
    return {
      root: [0.02 * aside, -0.05, 0.02],
      hips: [0.08, 0, -0.03 * aside],
      trunk: [0.2 + 0.03 * ahead, 0.06 * aside, 0.07 * aside],
      head: [0.02, 0, -0.05 * aside],
      ...both('elbow', [0.8, -0.7, -0.3]),
      palmL: [-0.5, -0.8, 0.2],
      curlL: 0.85,
      palmR: [0, -1, 0.2],
      curlR: 0.3,
      footL: [0.13, 0, 0.1],
      footR: [0.12, 0, -0.14],
      smile: 0.4,
      browLift: -0.2,
      attention: 0.1,
    };
  },
  craft: ({ time }) => ({
    trunk: [0.24, 0, 0],
    ...both('elbow', [0.9, -0.7, -0.2]),
    palmR: [-0.7, -0.6, 0.1],
    palmL: [-0.8, -0.5, 0.2],
    ...both('point', [-0.35, -0.55, 0.75]),
    curlR: 0.62,
    curlL: 0.5,
    ...lookDown(0.26 + 0.02 * Math.sin(time * 0.7)),
  }),
  carve: ({ moment }) => {
    const along = whittleAt(moment.time);
    return {
      trunk: [0.26, 0.03 * along, 0],
      ...both('elbow', [0.8, -0.8, -0.2]),
      palmR: [-0.3, -0.8, 0.2],
      palmL: [-1, -0.2, 0],
      curlR: 0.92,
      curlL: 0.5,
      ...lookDown(0.24),
    };
  },
};
