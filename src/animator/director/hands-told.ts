import type { ShotScope } from './of-face.ts';

const FACE = /^(?:face|eyes?|smile|lips|mouth|expression|cheeks?|gaze|brows?)$/;

/** "Close-up. A craftsman's hands work clay": of somebody of whom the hands are told and not the face, one sees them. */
export function handsOf({ hero, cast }: ShotScope): string | null {
  const parts = cast[hero ?? -1]?.parts.map(({ part }) => part) ?? [];
  return parts.some((part) => FACE.test(part))
    ? null
    : (parts.find((part) => /^(?:hands?|fingers)$/.test(part)) ?? null);
}

/** "A hand lights a candle": of whom nothing but the hands is told, nothing else is shown. */
export function isHands({ hero, cast }: ShotScope): boolean {
  const { noun, word } = cast[hero ?? -1] ?? { noun: '', word: '' };
  return noun === 'person' && /\b(?:hands?|fingers?|fingertips)$/.test(word);
}
