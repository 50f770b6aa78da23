/** Light that goes with the moment, laid over what was drawn in even light: see kernel/relight.h. */
export const RELIGHT_FIELDS = [
  ['base', 'f32', 3, 'what is left of the light that it was drawn in'],
  ['count', 'i32', 1, 'of lamps'],
  ['outside', 'f32', 3, 'the same of the sky, and of what lies beyond the walls'],
  ['lamps', 'ptr', 1, 'MovingLamp[]'],
  ['wallsFrom', 'f32', 2, 'left and back of a room; where it has none, more than `wallsTo`'],
  ['wallsTo', 'f32', 2, ''],
  ['shining', 'f32', 1, 'light from which on things shine by themselves, and keep it'],
] as const;

export const MOVING_LAMP_FIELDS = [
  ['at', 'f32', 3, ''],
  ['reach', 'f32', 1, 'metres beyond which it is not felt'],
  ['colour', 'f32', 3, 'times the light that things were drawn in'],
  ['size', 'f32', 1, 'metres: how soft it is from near'],
  ['toward', 'f32', 3, ''],
  ['spread', 'f32', 1, 'cosine of the edge of its cone; -1 shines all around'],
  ['beam', 'f32', 1, 'how much of it the air shows'],
  ['shades', 'f32', 1, 'how dark its shadows are'],
  ['flat', 'f32', 1, '1 lights what faces away from it as well'],
  ['falls', 'f32', 1, 'how much of it falls on things; the rest only shows in the air'],
  ['core', 'f32', 1, 'cosine from which on its cone has its whole light'],
] as const;
