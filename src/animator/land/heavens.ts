import { COLOUR_WORDS } from '../catalogue/attributes.ts';
import type { Disc } from '../catalogue/heavens.ts';
import { standing } from '../maths/matrix.ts';
import { type Light, lightOf } from '../maths/mesh.ts';
import { add, dot, normalise, scale, type Vector } from '../maths/vector.ts';
import { Solids, shine } from './kits/architecture/solids.ts';
import { mixLight, timesLight } from './kits/tones.ts';
import type { Sight } from './sight.ts';
import type { Air, Placement } from './world.ts';

/** Discs in the sky hang where the film first looks: moons and suns, as many, as large and in the colour that is told. */
const MOON = { far: 420, radius: 20, great: 3.1, up: 104, aside: 84 } as const;

/** Radians aside of and above whom the camera looks at. */
export const BESIDE_HERO = { aside: 0.27, up: 0.16, least: 0.13 } as const;

/** How much smaller each further one is, and how far beside and above the first it hangs, in radians. */
const FURTHER = [
  { size: 1, aside: 0, up: 0 },
  { size: 0.55, aside: -0.24, up: 0.055 },
  { size: 0.34, aside: -0.42, up: -0.02 },
] as const;

/** Of moons and skies that are called red: that of embers, and not of paint. */
const EMBERS: Light = [0.62, 0.05, 0.022];

function lightNamed(colour: string, strength = 1): Light {
  if (colour === 'red') return timesLight(EMBERS, strength);
  const [red, green, blue] = COLOUR_WORDS[colour] ?? [255, 255, 255];
  return lightOf((red << 16) | (green << 8) | blue, strength);
}

/** Behind whoever is filmed, where the picture has room for it; over a land alone where that looks best. */
function moonAt({ lines: [line] }: Sight, aside: number, up: number): Vector {
  if (line === undefined) {
    const around = Math.atan2(MOON.aside, -MOON.far) + aside;
    return [Math.sin(around) * MOON.far, MOON.up + up * MOON.far, Math.cos(around) * MOON.far];
  }
  const { eye, end } = line;
  const across = Math.atan2(end[0], end[2]) + BESIDE_HERO.aside + aside;
  const height = Math.max(BESIDE_HERO.least, Math.atan2(end[1], Math.hypot(end[0], end[2])) + BESIDE_HERO.up) + up;
  return [
    eye[0] + Math.sin(across) * Math.cos(height) * MOON.far,
    eye[1] + Math.sin(height) * MOON.far,
    eye[2] + Math.cos(across) * Math.cos(height) * MOON.far,
  ];
}

/** Of what of a crescent is not lit. */
const UNLIT: Light = [0.012, 0.016, 0.03];

/** Discs with their seas. */
export function hangMoons(sight: Sight, disc: Disc | null): Placement[] {
  const { count = 1, great = false, crescent = false, colour = null } = disc ?? {};
  const bright = colour === null ? lightOf(0xfff6dc, 1.25) : timesLight(lightNamed(colour), brighten(colour));
  const grey = colour === null ? lightOf(0xb8b4aa, 1.1) : timesLight(bright, 0.42);
  return FURTHER.slice(0, count).map(({ size, aside, up }) => {
    const radius = MOON.radius * size * (great ? MOON.great : count > 1 ? 1.5 : 1);
    // A great one is behind the hero and not aside of them.
    const at = moonAt(sight, aside * (great ? 1.6 : 1) - (great ? 0.09 : 0), up + (great ? 0.05 : 0));
    const from = sight.lines[0]?.eye ?? [0, 2, 0];
    const ahead = normalise([at[0] - from[0], 0, at[2] - from[2]]);
    // Lit from aside and from behind.
    const lit = normalise([-ahead[2] + ahead[0] * 0.75, -0.25, ahead[0] + ahead[2] * 0.75]);
    const solids = new Solids();
    solids.ball(
      [0, 0, 0],
      [radius, radius, radius],
      ([x, y, z]) => {
        const [u, v, w] = scale([x, y, z], MOON.radius / radius);
        const seas =
          Math.sin(u * 0.23 + 1) * Math.sin(v * 0.29 + w * 0.11) +
          0.5 * Math.sin(u * 0.61 + v * 0.37) * Math.sin(v * 0.53);
        const whole = mixLight(bright, grey, Math.min(1, Math.max(0, seas * 1.6 - 0.1)));
        if (!crescent) return shine(whole);
        return shine(
          mixLight(UNLIT, whole, Math.min(1, Math.max(0, dot(lit, [x / radius, y / radius, z / radius]) * 9))),
        );
      },
      48,
    );
    return { mesh: solids.build(), matrix: standing(at), shades: false };
  });
}

/** A dark colour of a thing that shines is as bright as any. */
function brighten(colour: string): number {
  const light = lightNamed(colour);
  return 0.75 / Math.max(0.2, ...light);
}

const SUN = { far: 460, radius: 58, up: 0.15, aside: 0.17 } as const;

/** Discs as long lenses show them, low behind whoever is filmed. */
export function hangSuns(
  { lines: [line] }: Sight,
  sunColour: Light,
  disc: Disc | null,
): { placements: Placement[]; direction: Vector } {
  const { eye, end } = line ?? { eye: [0, 2, 12] as Vector, end: [0, 0, -1] as Vector };
  const colour = disc?.colour == null ? sunColour : lightNamed(disc.colour);
  const most = Math.max(...colour, 1e-3);
  const glare: Light =
    disc?.colour == null
      ? [(7 * colour[0]) / most, (4.6 * colour[1]) / most, (3.4 * colour[2]) / most]
      : timesLight(colour, 3.2 / most);
  const toward = ({ aside, up }: { readonly aside: number; readonly up: number }): Vector => {
    const across = Math.atan2(end[0], end[2]) + SUN.aside + aside * 1.3;
    return [Math.sin(across), SUN.up + up, Math.cos(across)];
  };
  const placements = FURTHER.slice(0, disc?.count ?? 1).map((further) => {
    const radius = SUN.radius * further.size * (disc === null || disc.great ? 1 : 0.6);
    const solids = new Solids();
    solids.ball([0, 0, 0], [radius, radius, radius], shine(glare), 40);
    return { mesh: solids.build(), matrix: standing(add(eye, scale(toward(further), SUN.far))), shades: false };
  });
  return { placements, direction: normalise(toward(FURTHER[0])) };
}

/** Share of a sky's own colours that a told one takes, and what a coloured moon does to it. */
const [TOLD_SKY, MOON_SKY, MOONLIGHT] = [0.72, 0.66, 0.6];
const brightness = (light: Light): number => light[0] * 0.3 + light[1] * 0.55 + light[2] * 0.15;

/** As bright as it is, in a colour. */
function inColour(light: Light, colour: Light, share: number): Light {
  const own = Math.max(0.02, brightness(colour));
  const tinted = timesLight(colour, Math.min(4, brightness(light) / own) * 0.5 + 0.35 * Math.max(...light));
  return mixLight(light, tinted, share);
}

/** The air under a sky that is told in a colour, or lit by a moon of one. */
export function tintAir(air: Air, sky: Disc | null, moon: Disc | null): Air {
  const colour = sky?.colour ?? moon?.colour ?? null;
  if (colour === null) return air;
  const [light, share] = [lightNamed(colour), sky?.colour == null ? MOON_SKY : TOLD_SKY];
  const tint = (own: Light, more = 1): Light => inColour(own, light, share * more);
  return {
    ...air,
    sunColour: inColour(air.sunColour, light, sky?.colour == null ? MOONLIGHT : 0.3),
    skyLight: tint(air.skyLight, 0.5),
    rim: tint(air.rim, 0.7),
    fog: { ...air.fog, colour: tint(air.fog.colour), glow: tint(air.fog.glow) },
    sky: {
      ...air.sky,
      zenith: tint(air.sky.zenith),
      middle: tint(air.sky.middle),
      horizon: tint(air.sky.horizon),
      glow: tint(air.sky.glow, 0.6),
      cloudLit: tint(air.sky.cloudLit, 0.8),
      cloudShade: tint(air.sky.cloudShade, 0.8),
    },
    // Beside a great or coloured moon few stars are seen.
    stars: moon?.colour == null ? air.stars : air.stars > 0.5 ? Math.max(0.5, air.stars * 0.55) : air.stars,
  };
}
