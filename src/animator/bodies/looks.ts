import { findColour } from '../catalogue/attributes.ts';
import type { Role } from '../director/script.ts';
import type { MaterialName } from '../maths/materials.ts';

/** What a thing looks like that is made of something else than usual. */
export interface Look {
  readonly material: MaterialName;
  /** Written colour; null keeps the thing's own. */
  readonly colour: number | null;
  /** How much of the light passes, 0 to 1. */
  readonly clear?: number;
  readonly glows?: number;
}

/** By the catalogue's names of materials, see MATERIALS in catalogue/looks-table.ts. */
const LOOKS: Readonly<Record<string, Look>> = {
  wood: { material: 'wood', colour: 0x9a6a3c },
  metal: { material: 'metal', colour: 0xaab0b8 },
  chrome: { material: 'chrome', colour: 0xd8dce2 },
  tin: { material: 'metal', colour: 0xc3c7cc },
  gold: { material: 'metal', colour: 0xe9b53f },
  silver: { material: 'metal', colour: 0xd5d9de },
  bronze: { material: 'metal', colour: 0xa8713a },
  copper: { material: 'metal', colour: 0xc8744a },
  plastic: { material: 'plastic', colour: null },
  rubber: { material: 'rubber', colour: null },
  leather: { material: 'leather', colour: 0x7a4a2a },
  glass: { material: 'glass', colour: 0xcfe6ea, clear: 0.5 },
  ice: { material: 'glass', colour: 0xbfe4f5, clear: 0.5 },
  water: { material: 'glass', colour: 0x8fc7e0, clear: 0.5 },
  jelly: { material: 'glass', colour: 0xe0457a, clear: 0.25 },
  stone: { material: 'stone', colour: 0x8d8a84 },
  marble: { material: 'marble', colour: 0xe6e2da },
  brick: { material: 'brick', colour: 0x9c5640 },
  concrete: { material: 'concrete', colour: 0xa3a09a },
  steel: { material: 'steel', colour: 0xb4b8bc },
  brass: { material: 'metal', colour: 0xc9a24a },
  clay: { material: 'plaster', colour: 0xb8683f },
  porcelain: { material: 'porcelain', colour: 0xf1eee6 },
  ceramic: { material: 'porcelain', colour: null },
  paper: { material: 'paper', colour: 0xf1ede2 },
  wool: { material: 'cloth', colour: null },
  yarn: { material: 'cloth', colour: null },
  felt: { material: 'cloth', colour: null },
  silk: { material: 'cloth', colour: null },
  velvet: { material: 'cloth', colour: 0x7d1f3a },
  denim: { material: 'cloth', colour: 0x3c5a86 },
  cloth: { material: 'cloth', colour: null },
  straw: { material: 'cloth', colour: 0xd9b865 },
  wicker: { material: 'wood', colour: 0xc09a5c },
  candy: { material: 'glass', colour: 0xf05a8c },
  chocolate: { material: 'plastic', colour: 0x5a321e },
  fire: { material: 'glow', colour: 0xff8a2a, glows: 1.6 },
  lava: { material: 'glow', colour: 0xff5a1a, glows: 1.4 },
  light: { material: 'glow', colour: null, glows: 1.8 },
  smoke: { material: 'cloud', colour: 0x8c8f94 },
  cloud: { material: 'cloud', colour: 0xf2f4f7 },
  snow: { material: 'snow', colour: 0xf2f6fa },
  sand: { material: 'sand', colour: 0xdcbf8c },
  flowers: { material: 'leaf', colour: null },
  leaves: { material: 'leaf', colour: 0x5d8f3c },
};

/** The look a role asks for; null where the thing is made of what it usually is. */
export function lookOf({ material, traits }: Pick<Role, 'material' | 'traits'>): string | null {
  if (material !== null && material in LOOKS) return material;
  if (traits.some((trait) => trait === 'golden')) return 'gold';
  if (traits.some((trait) => trait === 'transparent' || trait === 'translucent')) return 'glass';
  if (traits.some((trait) => trait === 'glowing' || trait === 'luminous')) return 'light';
  return null;
}

export const findLook = (name: unknown): Look | null => (typeof name === 'string' ? (LOOKS[name] ?? null) : null);

/** A colour as a prompt names it (`red`, `light blue`, `#aabbcc`), as written hex; null for an unknown one. */
export function hexOf(name: string | null): number | null {
  if (name === null) return null;
  if (/^#[\da-f]{6}$/i.test(name)) return Number.parseInt(name.slice(1), 16);
  const colour = findColour(name);
  return colour === null ? null : (colour[0] << 16) | (colour[1] << 8) | colour[2];
}

/** The colour of what is worked on at a station, as its parts say. */
export const clothOf = (parts: readonly string[], otherwise: number): number =>
  parts.map((part) => hexOf(part)).find((hex) => hex !== null) ?? otherwise;

/** Of a sheet: a number as the hex of a colour, or what is usual. */
export const hexIn = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

export const darker = (hex: number, share: number): number => {
  const part = (shift: number): number => Math.round(((hex >> shift) & 255) * share) & 255;
  return (part(16) << 16) | (part(8) << 8) | part(0);
};

export const lighter = (hex: number, share: number): number => {
  const part = (shift: number): number => Math.round(255 - (255 - ((hex >> shift) & 255)) * (1 - share)) & 255;
  return (part(16) << 16) | (part(8) << 8) | part(0);
};

/** Eyes and claws of a colour do not dye the rest. */
const SMALL_PARTS = /eye|mouth|lip|tooth|teeth|fang|nose|horn|claw|paw|beak|tongue/;

/** Of what colour something is as a whole: said of it, or of what covers most of it. */
export const wholeColourOf = ({ colour, colours }: Pick<Role, 'colour' | 'colours'>): string | null =>
  colour ?? colours.find(({ part }) => !SMALL_PARTS.test(part))?.colour ?? null;
