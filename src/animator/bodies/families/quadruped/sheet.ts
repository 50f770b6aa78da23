import type { Vector } from '../../../maths/vector.ts';

/**
 * A four-legged animal in numbers. Lengths are shares of a body of middling size; `size` makes metres of them. One plan serves every species: what differs is
 * here, and what is missing is not drawn.
 */
export interface QuadrupedSheet {
  readonly size: number;
  readonly body: {
    readonly length: number;
    readonly chest: number;
    readonly belly: number;
    readonly hip: number;
    /** Narrower than high below 1. */
    readonly narrow: number;
    readonly sag: number;
    readonly hump?: number;
    readonly withers?: number;
  };
  readonly leg: {
    readonly front: number;
    readonly hind: number;
    readonly top: number;
    readonly middle: number;
    readonly low: number;
    readonly stance: number;
    readonly foot: 'paw' | 'hoof' | 'pad';
    readonly footRadius: number;
    /** How far knees and hocks stand out of a straight line. */
    readonly bend: number;
    readonly thigh: number;
  };
  readonly neck: { readonly length: number; readonly angle: number; readonly from: number; readonly to: number };
  readonly head: {
    readonly size: number;
    readonly skull: Vector;
    readonly muzzle: number;
    readonly muzzleFrom: number;
    readonly muzzleTo: number;
    readonly drop: number;
    readonly muzzleWidth: number;
    readonly cheek: number;
    readonly cheekHeight?: number;
    readonly tuft?: number;
    readonly pitch: number;
    readonly jaw: number;
    /** 0 for a muzzle without a nose of its own, as of a horse. */
    readonly nose: number;
    readonly brow?: boolean;
  };
  readonly ear: {
    readonly kind: 'point' | 'flop' | 'round' | 'leaf' | 'fan';
    readonly length: number;
    readonly width: number;
    readonly around: number;
    readonly above: number;
    readonly outward: number;
    readonly back?: number;
  };
  readonly eye: {
    readonly radius: number;
    readonly around: number;
    readonly above: number;
    readonly iris: string;
    readonly sink?: number;
  };
  readonly tail: {
    readonly kind: 'bush' | 'tuft' | 'thin' | 'hair' | 'flag' | 'curl';
    readonly length: number;
    readonly radius: number;
    readonly angle: number;
  };
  readonly mane?: 'ruff' | 'crest' | 'brush';
  readonly trunk?: number;
  readonly tusks?: number;
  /** Antlers, horns and knobs, by how long they are. */
  readonly horns?: {
    readonly kind: 'antler' | 'curved' | 'straight' | 'spiral' | 'knob' | 'single';
    readonly length: number;
  };
  readonly coat: QuadrupedCoat;
  readonly gait: { readonly stride: number; readonly lift: number };
}

/** Colours as written on screen. */
export interface QuadrupedCoat {
  readonly base: string;
  readonly back?: string;
  readonly under?: string;
  readonly face?: string;
  readonly bib?: string;
  readonly muzzle?: string;
  readonly socks?: string;
  readonly sockHeight?: number;
  readonly tailTip?: string;
  readonly tipFrom?: number;
  readonly ear: string;
  readonly earBack?: string;
  readonly nose: string;
  readonly hoof?: string;
  readonly mane?: string;
  readonly around?: string;
  readonly pattern?: {
    readonly kind: 'stripes' | 'spots' | 'cells' | 'tabby' | 'patches' | 'rosettes';
    readonly colour: string;
    readonly scale: number;
    readonly share: number;
  };
  /** How shaggy: 0 smooth to 1.5. */
  readonly fur?: number;
}
