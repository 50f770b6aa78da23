import type { MaterialName } from '../../../maths/materials.ts';
import type { Vector } from '../../../maths/vector.ts';

/**
 * A four-legged animal in numbers. Lengths are shares of a body of middling size; `metres` says how tall it is in life, to the top of head or back. One
 * plan serves every species: what differs is here, and what is missing is not drawn. Two-legged ones (a kangaroo, a tyrannosaur) have `arms`.
 */
export interface QuadrupedSheet {
  readonly metres: number;
  readonly body: {
    readonly length: number;
    readonly chest: number;
    readonly belly: number;
    readonly hip: number;
    /** Narrower than high below 1. */
    readonly narrow: number;
    readonly sag: number;
    /** Humps of the back: where along it (-1 hips to 1 shoulders), how high and how long. */
    readonly humps?: readonly { readonly at: number; readonly height: number; readonly length: number }[];
    readonly withers?: number;
    /** Of one that stands on two legs: how steeply its back rises, radians. */
    readonly rise?: number;
  };
  readonly leg: {
    readonly front: number;
    readonly hind: number;
    readonly top: number;
    readonly middle: number;
    readonly low: number;
    readonly stance: number;
    readonly foot: 'paw' | 'hoof' | 'pad' | 'claw' | 'hand' | 'flipper';
    readonly footRadius: number;
    /** How far knees and hocks stand out of a straight line. */
    readonly bend: number;
    readonly thigh: number;
    /** Hind legs folded below the body, as of a hare: 0 to 1. */
    readonly crouch?: number;
    /** Legs that stand out to the sides, as of a lizard: 0 to 1. */
    readonly sprawl?: number;
    /** Soles on the ground behind the toes, this long. */
    readonly sole?: number;
    /** Arms instead of front legs, this long. */
    readonly arms?: number;
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
    readonly noseKind?: 'button' | 'disc' | 'beak';
    readonly brow?: boolean;
    readonly beard?: number;
    readonly whiskers?: boolean;
    readonly teeth?: 'front' | 'fangs' | 'rows';
    /** How far its mouth stands open when nothing else moves it, radians. */
    readonly gape?: number;
    /** A shield of bone behind the head. */
    readonly frill?: number;
    /** Feathery gills behind the cheeks, this long. */
    readonly gills?: number;
    /** A muzzle that ends in a hook, as of an eagle. */
    readonly hook?: boolean;
  };
  /** Length 0 has none to be seen. */
  readonly ear: {
    readonly kind: 'point' | 'flop' | 'round' | 'leaf' | 'fan';
    readonly length: number;
    readonly width: number;
    readonly around: number;
    readonly above: number;
    readonly outward: number;
    readonly back?: number;
    /** A brush of hair on its tip, this long. */
    readonly tuft?: number;
  };
  readonly eye: {
    readonly radius: number;
    readonly around: number;
    readonly above: number;
    readonly iris: string;
    readonly sink?: number;
    /** Set on a bump of its own, as of a frog. */
    readonly bulge?: number;
  };
  readonly tail: {
    readonly kind: 'bush' | 'tuft' | 'thin' | 'hair' | 'flag' | 'curl' | 'plume' | 'thick' | 'paddle';
    readonly length: number;
    readonly radius: number;
    readonly angle: number;
  };
  /** In a fan, where it has more than one. */
  readonly tails?: number;
  readonly mane?: 'ruff' | 'crest' | 'brush' | 'shaggy';
  readonly trunk?: number;
  readonly tusks?: number;
  /** Antlers, horns and knobs, by how long they are. */
  readonly horns?: {
    readonly kind:
      | 'antler'
      | 'palm'
      | 'curved'
      | 'straight'
      | 'spiral'
      | 'knob'
      | 'single'
      | 'nose'
      | 'three'
      | 'sweep'
      | 'dragon'
      | 'crest'
      | 'twisted';
    readonly length: number;
    readonly colour?: string;
  };
  /** Curls of wool: all over, or in balls as a poodle is shorn. */
  readonly wool?: 'fleece' | 'poodle';
  readonly spines?: 'quills' | 'ridge' | 'plates' | 'scales';
  /** A sail of skin along the back, this high. */
  readonly sail?: number;
  /** All in one piece, as of a turtle, or in bands that slide over each other. */
  readonly shell?: 'dome' | 'bands';
  /** From tip to shoulder, this wide. */
  readonly wings?: number;
  /** Of feathers; of skin where it is left out. */
  readonly feathered?: boolean;
  readonly coat: QuadrupedCoat;
  /** Ends at the shoulders: whoever has the rest of somebody else. */
  readonly headless?: boolean;
  readonly gait: { readonly stride: number; readonly lift: number; readonly hops?: boolean };
  /** What is worn, in the order it is put on. */
  readonly wears?: readonly { readonly garment: string; readonly colour: string | null }[];
  readonly fineness?: 'hero' | 'cast' | 'crowd';
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
  /** Around each eye: how wide, and how far it is drawn out to the sides. */
  readonly eyePatch?: {
    readonly colour: string;
    readonly radius: number;
    readonly stretch: number;
    readonly depth?: number;
  };
  /** The whole front of the head. */
  readonly mask?: { readonly colour: string; readonly radius: number; readonly drop?: number };
  /** Over the shoulders, as of a panda. */
  readonly shoulders?: string;
  /** Along the middle of head and back. */
  readonly stripe?: { readonly colour: string; readonly width: number };
  /** A white line down the face. */
  readonly blaze?: string;
  readonly wool?: string;
  readonly shell?: string;
  readonly pattern?: {
    readonly kind: 'stripes' | 'spots' | 'cells' | 'tabby' | 'patches' | 'rosettes' | 'scales' | 'rings' | 'rainbow';
    readonly colour: string;
    readonly scale: number;
    readonly share: number;
  };
  /** How shaggy: 0 smooth to 1.5. */
  readonly fur?: number;
  /** What it is covered with or made of. */
  readonly surface?: MaterialName;
}
