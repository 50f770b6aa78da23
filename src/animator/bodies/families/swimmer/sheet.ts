import type { MaterialName } from '../../../maths/materials.ts';

/** Something that swims with its whole body, in numbers: lengths are shares of its length; `metres` is how high it is, fins and all. */
export interface SwimmerSheet {
  readonly metres: number;
  /** Half heights along the body from nose to tail, evenly spaced, and how wide it is against that. */
  readonly profile: readonly [number, number, number, number, number, number, number];
  readonly wide: number;
  /** How far the line of the belly hangs below the middle. */
  readonly belly: number;
  readonly beak?: { readonly length: number; readonly radius: number };
  readonly eye: { readonly radius: number; readonly along: number; readonly above: number; readonly iris: string };
  readonly fins: {
    /** Heights against the body's; 0 has none. */
    readonly back: number;
    readonly backFrom: number;
    readonly backTo: number;
    readonly side: number;
    readonly under: number;
    readonly tail: number;
    readonly tailKind: 'fan' | 'fork' | 'moon' | 'fluke' | 'veil' | 'flippers' | 'paddle';
    /** Rays in a thin skin, thick blades, or the wings of a ray, which reach as far to each side as `side` says. */
    readonly shape: 'ray' | 'blade' | 'wing';
  };
  /** Times as far as others bend who swim: an eel winds. */
  readonly winds?: number;
  readonly spikes?: boolean;
  readonly whiskers?: boolean;
  readonly tusks?: boolean;
  /** One long tooth that winds, straight ahead. */
  readonly lance?: number;
  /** A light on a rod above the brow. */
  readonly lure?: boolean;
  /** Eyes at the ends of a bar across the head. */
  readonly hammer?: number;
  /** Fins with long rays that stand apart. */
  readonly plumes?: boolean;
  readonly teeth?: boolean;
  /** Beats up and down, as whales and seals do. */
  readonly upright: boolean;
  /** Comes ashore: lies on its flippers. */
  readonly ashore?: boolean;
  readonly coat: {
    readonly base: string;
    readonly back?: string;
    readonly belly?: string;
    readonly fin: string;
    readonly finEdge?: string;
    readonly bands?: { readonly colour: string; readonly edge: string; readonly count: number; readonly width: number };
    readonly patches?: { readonly colour: string; readonly scale: number; readonly share: number };
    readonly spots?: { readonly colour: string; readonly scale: number; readonly size: number };
    readonly eyePatch?: string;
    readonly surface: MaterialName;
  };
  readonly beats: number;
  readonly fineness?: 'hero' | 'cast' | 'crowd';
  readonly wears?: readonly { readonly garment: string; readonly colour: string | null }[];
}
