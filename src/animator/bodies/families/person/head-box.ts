import type { HeadBox } from '../../body.ts';
import type { PersonFrame } from './frame.ts';
import { OUTLINES } from './hats-table.ts';
import type { PersonSheet } from './sheet.ts';
import { wardrobeOf } from './wardrobe.ts';

/** In head units from the middle of a head: the hair on it, and hats and crowns without an outline of their own. */
const [HAIR_UP, HAIR_ASIDE, CLOUD_UP, CROWN_UP] = [0.225, 0.21, 0.255, 0.3];
/** Hair that stands off all around. */
const CLOUDS = /^(?:afro|curly|ringlets|mohawk|topknot)$/;

/** A head as a close shot must show it: from the chin to the top of hair or hat, which a portrait does not cut off. */
export function headBoxOf(sheet: PersonSheet, { headScale: s, headCentre, eyes, eyeRadius }: PersonFrame): HeadBox {
  const hat = wardrobeOf(sheet).hat?.cut.form;
  const points = hat === undefined ? [] : (OUTLINES[hat]?.points ?? [[HAIR_ASIDE, CROWN_UP] as const]);
  const hair = CLOUDS.test(sheet.hair.style) ? CLOUD_UP : HAIR_UP;
  const up = Math.max(hair, ...points.map(([, high]) => high + 0.02));
  const aside = Math.max(HAIR_ASIDE, ...points.map(([wide]) => wide));
  const level = eyes.L[1] - headCentre[1];
  return {
    up: up * s - level,
    down: 0.2 * s + level,
    aside: aside * s,
    ahead: Math.max(0, aside - 0.2) * s,
    back: eyes.L[2] + eyeRadius - headCentre[2] + aside * s,
  };
}
