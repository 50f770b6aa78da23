import { clamp, smoothstep } from '../../maths/ease.ts';
import { fieldAt } from '../pixels/look-around.ts';
import { withSurroundings } from '../plate/flatten-plate.ts';
import type { Plate, PlateCut, PlateSubject } from '../plate/plate.ts';
import { findPuppet } from '../subject/puppet.ts';

const COLOURISES =
  /\bcolou?ri[sz](?:e|ed|ing|ation)\b|\b(?:add|bring back|restore|give it|give this|with) (?:natural |realistic |full |its |the )?colou?rs?\b(?! (?:of|grad))|\b(?:in|into) (?:full |natural |real )?colou?r\b/i;

/** Whether a picture without colours is to get some. */
export const wantsColours = (prompt: string): boolean => COLOURISES.test(prompt);

/** What a light of one is as red, green and blue. */
type Tint = readonly [number, number, number];

const SKY: Tint = [0.8, 1.02, 1.34];
const GRASS: Tint = [0.92, 1.12, 0.58];
const STONE: Tint = [1.09, 1.0, 0.87];
const ROOM: Tint = [1.12, 0.99, 0.84];
const SKIN: Tint = [1.28, 0.95, 0.76];
const HAIR: Tint = [1.2, 0.97, 0.8];
const CLOTH: Tint = [0.88, 0.99, 1.3];

/**
 * A picture without colours as somebody would tint it by hand: the sky blue, ground under it green, what stands between warm as stone, skin, hair and clothes of whoever
 * it shows. As light in each place as it was.
 */
export function colourise(plate: Plate): Plate {
  const { area, size, surroundings, subject } = plate;
  if (!surroundings.grey) return plate;
  const { sky, open, horizon } = surroundings;
  const ground = shared(withSurroundings(plate).ground);
  for (let at = 0; at < area.width * area.height; at++) {
    const u = clamp(((at % area.width) - area.left + 0.5) / size.width);
    const v = clamp((Math.floor(at / area.width) - area.top + 0.5) / size.height);
    const light = ground[at * 4 + 1] ?? 0;
    const blue = open
      ? Math.max(fieldAt(sky, u, v), smoothstep(horizon, horizon - 0.06, v) * smoothstep(120, 175, light))
      : 0;
    const green = open ? smoothstep(horizon + 0.01, horizon + 0.07, v) : 0;
    tint(ground, at, mixTints(mixTints(open ? STONE : ROOM, GRASS, green), SKY, clamp(blue * 1.5)));
  }
  return {
    ...plate,
    ground,
    subject: subject === null ? null : { ...subject, rim: null, cut: dress(plate, subject) },
    surroundings: { ...surroundings, grey: false },
  };
}

/** Whoever it shows: skin is the lighter part of a head, hair the darker; clothes are below. */
function dress(plate: Plate, subject: PlateSubject): PlateCut {
  const { area, size } = plate;
  const { cut } = subject;
  const { head } = findPuppet(plate, subject, 'upright');
  const pixels = shared(cut.pixels);
  for (let at = 0; at < cut.width * cut.height; at++) {
    if ((pixels[at * 4 + 3] ?? 0) === 0) continue;
    const u = ((at % cut.width) + cut.left - area.left) / size.width;
    const v = (Math.floor(at / cut.width) + cut.top - area.top) / size.height;
    const light = pixels[at * 4 + 1] ?? 0;
    const inHead =
      head === null
        ? 0
        : smoothstep(1.25, 0.95, Math.hypot((u - head.u) / (head.across * 1.2), (v - head.v) / (head.down * 1.15)));
    const skin = smoothstep(58, 96, light);
    tint(pixels, at, mixTints(CLOTH, mixTints(HAIR, SKIN, skin), inHead));
  }
  return { ...cut, pixels };
}

const mixTints = (a: Tint, b: Tint, share: number): Tint => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** What is black or white has no colour. */
function tint(pixels: Uint8Array, at: number, colours: Tint): void {
  const light = pixels[at * 4 + 1] ?? 0;
  const much = smoothstep(0, 46, light) * smoothstep(262, 200, light);
  for (const part of [0, 1, 2] as const)
    pixels[at * 4 + part] = clamp(Math.round(light * (1 + (colours[part] - 1) * (0.35 + 0.65 * much))), 0, 255);
}

function shared(pixels: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(pixels.length));
  copy.set(pixels);
  return copy;
}
