import type { Entity, Reading } from '../../language/reading.ts';
import type { ShotScope } from './of-face.ts';

const FACE = /^(?:face|eyes?|smile|lips|mouth|expression|cheeks?|gaze|brows?|nose|forehead|beard)$/;
const HAND = /^(?:hands?|fingers?|fingertips)$/;

/** "Close-up. A craftsman's hands work clay": of somebody of whom the hands are told and not the face, one sees them. */
export function handsOf({ hero, cast }: ShotScope): string | null {
  const own = cast[hero ?? -1];
  // Of whom one is told how they are dressed more than hands are seen.
  if (own !== undefined && own.garments.length > 0) return null;
  const parts = own?.parts.map(({ part }) => part) ?? [];
  // "A potter's hands shape clay, then the camera tilts up to her face": of the hands first of all.
  const ofFace = own !== undefined && !isToldByHands(own) && parts.some((part) => FACE.test(part));
  const hand = ofFace ? undefined : parts.find((part) => HAND.test(part));
  return hand === undefined ? null : hand.startsWith('finger') ? 'fingers' : hand;
}

/** Not what hands do. */
const BODILY: ReadonlySet<string> = new Set(['go', 'voice', 'face']);

/** "A baker's hands knead dough": told of first by what they own, and the hands are it. */
const isToldByHands = ({ at, mentionedAt, parts, senses }: Entity): boolean =>
  senses.person !== null &&
  parts.some(({ part }) => HAND.test(part)) &&
  mentionedAt.filter((word) => word === at).length > 1;

/** "A hand lights a candle", "a potter's hands shape a bowl": of whom nothing but the hands is told, nothing else is shown. */
export function isHands({ events, spoken }: Pick<Reading, 'events' | 'spoken'>, { hero, cast }: ShotScope): boolean {
  const own = cast[hero ?? -1];
  if (own === undefined) return false;
  if (own.noun === 'person' && /\b(?:hands?|fingers?|fingertips)$/.test(own.word)) return true;
  return (
    isToldByHands(own) &&
    spoken.every(({ speaker }) => speaker !== own.id) &&
    events.every(({ subjects, act }) => !subjects.includes(own.id) || act === null || !BODILY.has(act.frame))
  );
}
