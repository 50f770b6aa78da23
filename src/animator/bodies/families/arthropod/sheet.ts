import type { MaterialName } from '../../../maths/materials.ts';

/** Something with a shell and many legs, in numbers: lengths are shares of its length; `metres` is how high it stands. */
export interface ArthropodSheet {
  readonly metres: number;
  /** Half sizes (across, up, along) of abdomen, middle and head, and how far each lies behind the one before. */
  readonly abdomen: readonly [number, number, number];
  readonly middle: readonly [number, number, number];
  readonly head: readonly [number, number, number];
  /** Height of the middle above the ground. */
  readonly stands: number;
  readonly legs: {
    readonly pairs: number;
    readonly reach: number;
    readonly knee: number;
    readonly thick: number;
    readonly last?: number;
  };
  readonly eye: {
    readonly radius: number;
    readonly iris: string;
    readonly stalk: number;
    /** Of one colour all over. */
    readonly whole: boolean;
    /** Of a second pair, smaller and dark, beside the first. */
    readonly beside?: number;
    /** Lamps, of a machine. */
    readonly glows?: boolean;
  };
  readonly feelers: number;
  readonly claws?: number;
  /** Arms with a hook that folds back on them, as of a mantis, instead of pincers. */
  readonly hooks?: boolean;
  /** How far the fore part rises above the rest. */
  readonly reared?: number;
  readonly sting?: boolean;
  readonly fan?: boolean;
  readonly wings?: { readonly kind: 'clear' | 'broad' | 'pair'; readonly span: number; readonly chord: number };
  readonly shell?: boolean;
  readonly coat: {
    readonly base: string;
    readonly abdomen?: string;
    readonly head?: string;
    readonly leg: string;
    readonly stripes?: string;
    readonly spots?: string;
    readonly wing?: string;
    readonly wingEdge?: string;
    readonly surface: MaterialName;
  };
  readonly fineness?: 'hero' | 'cast' | 'crowd';
}
