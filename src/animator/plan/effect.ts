export const VOICES = ['bark', 'howl', 'meow', 'roar', 'moo', 'neigh', 'bleat', 'quack', 'caw', 'oink'] as const;
export type VoiceName = (typeof VOICES)[number];

export const EFFECTS = ['steps', 'paws', 'hooves', 'engine', ...VOICES] as const;
export type EffectName = (typeof EFFECTS)[number];

export const SURFACES = ['sand', 'grass', 'street', 'snow', 'wood', 'leaves'] as const;
export type Surface = (typeof SURFACES)[number];

/** A sound that belongs to somebody in the picture, and moves with them. */
export interface EffectPlan {
  readonly name: EffectName;
  readonly surface: Surface;
  /** Beats a second: a step, a paw, a hoof, a call. */
  readonly perSecond: number;
  /** Where in its beat it begins, 0..1. */
  readonly phase: number;
  /** -1 left to 1 right, at the film's beginning and end. */
  readonly fromPan: number;
  readonly toPan: number;
  readonly levelDecibels: number;
}
