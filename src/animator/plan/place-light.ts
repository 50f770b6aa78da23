import type { Place, TimeOfDay } from '../catalogue/setting.ts';
import { mixRgb, type Rgb, scaleRgb } from '../maths/colour.ts';
import { clamp, mix } from '../maths/ease.ts';
import type { Light } from './light.ts';
import type { ParticlePlan } from './shot-plan.ts';

/** Places with a roof, or water, between them and the weather: none of it falls there. */
const SHELTERED: readonly Place[] = ['underwater', 'room', 'kitchen', 'backdrop', 'space'];

export function isSheltered(place: Place): boolean {
  return SHELTERED.includes(place);
}

/** What hangs in the air of a sheltered place, or in its water. */
export function planShelteredParticles(place: Place, dark: boolean): ParticlePlan[] {
  switch (place) {
    case 'underwater':
      return [
        { kind: 'bubbles', amount: 1 },
        { kind: 'dust', amount: 1.4 },
        // At night the sea lights itself.
        ...(dark ? [{ kind: 'fireflies', amount: 1.6 } as const] : []),
      ];
    case 'backdrop':
      return [];
    default:
      return [{ kind: 'dust', amount: 0.5 }];
  }
}

const SEA_HAZE: Rgb = [22, 112, 150];
const SEA_DEEP: Rgb = [4, 34, 74];
const LAMP_AMBIENT: Rgb = [112, 94, 84];
const LAMP_KEY: Rgb = [132, 98, 58];

/** Under water the sun is a pale disc far above, and everything a little way off is blue. */
function drown(light: Light): Light {
  const day = 1 - light.darkness * 0.72;
  const haze = scaleRgb(mixRgb(SEA_HAZE, light.haze, 0.12), day);
  return {
    ...light,
    sky: [
      { at: 0, colour: scaleRgb(mixRgb([120, 214, 226], light.sunColour, 0.2), day) },
      { at: 0.3, colour: scaleRgb([46, 158, 194], day) },
      { at: 0.65, colour: haze },
      { at: 1, colour: scaleRgb(SEA_DEEP, Math.max(0.5, day)) },
    ],
    sunColour: mixRgb(light.sunColour, [190, 250, 255], 0.5),
    sunHeight: 0.96,
    sunStrength: Math.max(0.3, light.sunStrength) * 0.9,
    key: scaleRgb(mixRgb(light.key, [110, 190, 190], 0.55), 0.3 + 0.5 * day),
    ambient: scaleRgb([62, 118, 142], 0.34 + 0.66 * day),
    haze,
    hazeAmount: 1,
    cloudCover: 0,
  };
}

/** Indoors the day comes softened through a window; in the evening lamps take over. */
function furnish(light: Light): Light {
  const lamps = clamp(light.darkness * 1.1);
  return {
    ...light,
    ambient: mixRgb(mixRgb(light.ambient, [150, 144, 138], 0.55), LAMP_AMBIENT, lamps),
    key: mixRgb(scaleRgb(light.key, 0.72), LAMP_KEY, lamps),
    sunStrength: mix(Math.max(0.6, light.sunStrength), 0.8, lamps),
    hazeAmount: 0.12,
    // Lamps are lit, but it is not as dark as outside.
    darkness: light.darkness * 0.62,
  };
}

/** A photographer's studio: soft light from above, and a colour that follows the time of day. */
function stageLight(light: Light, time: TimeOfDay): Light {
  const night = light.darkness > 0.5;
  const warmth: Rgb = time === 'golden_hour' ? [246, 230, 210] : time === 'dawn' ? [238, 234, 236] : [234, 235, 238];
  const paper = night ? ([58, 64, 84] as const) : warmth;
  return {
    ...light,
    ambient: night ? [78, 82, 98] : mixRgb([128, 128, 132], scaleRgb(warmth, 0.52), 0.4),
    key: night ? [118, 116, 122] : mixRgb([126, 122, 116], scaleRgb(warmth, 0.5), 0.5),
    haze: paper,
    hazeAmount: 0.3,
    sunHeight: 0.9,
    sunStrength: 0.8,
    glow: 0,
    cloudCover: 0,
    darkness: night ? 0.4 : 0,
  };
}

/** The light of the hour as it reaches this place. */
export function lightPlace(place: Place, light: Light, time: TimeOfDay): Light {
  switch (place) {
    case 'underwater':
      return drown(light);
    case 'room':
    case 'kitchen':
      return furnish(light);
    case 'backdrop':
      return stageLight(light, time);
    default:
      return light;
  }
}
