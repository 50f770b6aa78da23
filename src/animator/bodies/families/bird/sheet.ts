/** A bird in numbers: lengths are shares of a body of middling size; `metres` is how tall it stands. */
export interface BirdSheet {
  readonly metres: number;
  readonly body: {
    readonly length: number;
    readonly radius: number;
    /** How upright it stands, radians: a penguin 1.3, a duck 0.1. */
    readonly tilt: number;
    /** Of the rump against the breast. */
    readonly rump: number;
  };
  readonly leg: {
    readonly length: number;
    readonly thick: number;
    readonly stance: number;
    readonly foot: 'perch' | 'web' | 'talon';
    /** Feathered thighs. */
    readonly thigh: number;
  };
  /** `bow` is how far an S-shaped neck swings out. */
  readonly neck: {
    readonly length: number;
    readonly angle: number;
    readonly bow: number;
    readonly from: number;
    readonly to: number;
  };
  readonly head: { readonly radius: number; readonly long: number };
  readonly beak: {
    readonly kind: 'cone' | 'hook' | 'bill' | 'spear' | 'parrot' | 'toucan' | 'bent' | 'pouch';
    readonly length: number;
    readonly depth: number;
  };
  readonly eye: { readonly radius: number; readonly around: number; readonly above: number; readonly iris: string };
  readonly tail: {
    readonly kind: 'fan' | 'short' | 'long' | 'fork' | 'sickle' | 'train' | 'wheel';
    readonly length: number;
    readonly width: number;
    /** Upward, radians. */
    readonly angle: number;
  };
  /** One wing: from shoulder to tip, and from its leading edge to the rear. */
  readonly wing: { readonly span: number; readonly chord: number; readonly tip: 'round' | 'point' | 'flipper' };
  readonly crest?: 'tuft' | 'comb' | 'fan' | 'horns' | 'plumes' | 'flame' | 'lace';
  readonly wattle?: boolean;
  /** The flat round face of an owl. */
  readonly disc?: boolean;
  readonly coat: BirdCoat;
  readonly gait: { readonly kind: 'hop' | 'walk' | 'waddle'; readonly stride: number };
  /** Beats a second; 0 does not fly. */
  readonly beats: number;
  /** Rides on water, and how deep: the share of its body that is under. */
  readonly afloat: number;
  readonly wears?: readonly { readonly garment: string; readonly colour: string | null }[];
  readonly fineness?: 'hero' | 'cast' | 'crowd';
}

/** Colours as written on screen. */
export interface BirdCoat {
  readonly base: string;
  readonly back?: string;
  readonly belly?: string;
  readonly breast?: string;
  readonly head?: string;
  readonly cap?: string;
  readonly face?: string;
  readonly ring?: string;
  readonly cheek?: string;
  readonly wing: string;
  readonly wingTip: string;
  readonly tail: string;
  readonly tailTip?: string;
  readonly beak: string;
  readonly beakTip?: string;
  readonly leg: string;
  readonly comb?: string;
  readonly around?: string;
  readonly speckles?: { readonly colour: string; readonly scale: number; readonly size: number };
}
