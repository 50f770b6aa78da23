import type { Affine } from '../maths/matrix.ts';
import type { Light, Mesh, Texture } from '../maths/mesh.ts';
import type { Vector } from '../maths/vector.ts';

/** A place as the lens takes it: surfaces where they stand, light, air and water. Built once for a film, by the known path of its camera. */
export interface World {
  readonly placements: readonly Placement[];
  /** Squares of land, in world coordinates: the lens paints their light once. */
  readonly grounds: readonly GroundSquare[];
  /** Where the ground must be painted finely, largest last. */
  readonly groundFocus: Vector;
  /** Null where there is no land at all: space, the open sea. */
  readonly heightAt: ((x: number, z: number) => number) | null;
  readonly air: Air;
  readonly water: Water | null;
  readonly lamps: readonly Lamp[];
  readonly wind: { readonly x: number; readonly z: number; readonly strength: number };
  /** Under a roof: the width in metres over which light is painted most finely, and what glossy things show instead of the sky. */
  readonly room?: { readonly span: number; readonly surroundings: SkyColours };
  /** What walls or panes enclose: another land can lie around it. */
  readonly enclosure?: Enclosure;
}

export interface Enclosure {
  readonly size: { readonly left: number; readonly right: number; readonly back: number; readonly front: number };
  /** What outdoor things must be tinted by to look as bright from inside as they are. */
  readonly tint: Light;
  /** All of glass: the light inside is that of the land around it. */
  readonly glazed?: true;
}

export interface Placement {
  readonly mesh: Mesh;
  readonly matrix: Affine;
  readonly tint?: Light;
  readonly phase?: number;
  /** Whether water and wet streets show it. */
  readonly mirrored?: boolean;
  readonly shades?: boolean;
  /** False for what only water shows. */
  readonly seen?: boolean;
  /** Stands for it in reflections. */
  readonly coarse?: Mesh;
  readonly texture?: Texture;
  /** Who it belongs to, in the identity pass; 0 is scenery. */
  readonly identity?: number;
  /** Stays as it is, in whatever manner the place is: what the manner itself has brought, and what is seen outside. */
  readonly kept?: boolean;
  /** The place itself, around whom the camera shows: never cleared out of its way. */
  readonly stays?: boolean;
}

export interface GroundSquare {
  readonly mesh: Mesh;
  readonly side: number;
  /** What is drawn of it once its light is painted, where paint lies on paint; it reaches no farther. */
  readonly shown?: Mesh;
}

export interface Lamp {
  readonly at: Vector;
  readonly colour: Light;
  /** Metres beyond which it is not felt. */
  readonly reach: number;
  readonly size: number;
  readonly spot?: { readonly toward: Vector; readonly spread: number };
}

export interface Water {
  readonly kind: 'open' | 'wet';
  readonly level: number;
  readonly deep: Light;
  readonly shallow: Light;
  /** How fast the bottom is lost, a metre. */
  readonly clarity: number;
  readonly waves: number;
  readonly foam: number;
  readonly flow: number;
}

export interface Air {
  readonly sunDirection: Vector;
  readonly sunColour: Light;
  /** Of its disc in the sky; 0 where it is hidden or has set. */
  readonly sunDisc: number;
  readonly skyLight: Light;
  readonly skyLightUp: Light;
  readonly skyLightSun: Light;
  readonly rim: Light;
  readonly leafGlow: number;
  /** Soft light on whoever is filmed, from beside the camera; none where a film brings none. */
  readonly fill?: Light;
  readonly fog: {
    readonly colour: Light;
    readonly glow: Light;
    readonly density: number;
    readonly floor: number;
    /** Metres in which it thins out. */
    readonly height: number;
    readonly haze: number;
  };
  readonly sky: SkyColours;
  readonly stars: number;
  readonly print: Print;
}

export interface SkyColours {
  readonly zenith: Light;
  readonly middle: Light;
  readonly horizon: Light;
  readonly glow: Light;
  readonly cloudLit: Light;
  readonly cloudShade: Light;
  /** Share of the sky under heaps of cloud, and thin veils. */
  readonly cover: number;
  readonly cirrus: number;
  readonly seed: number;
  /** A bank of storm clouds over the horizon, radians around the vertical where it stands; none where a sky has none. */
  readonly front?: number;
  /** Turns in a second that the clouds drift around the zenith. */
  readonly drift: number;
}

/** What the film stock and the lens do to light. */
export interface Print {
  readonly exposure: number;
  readonly bloom: number;
  readonly bloomFrom: number;
  readonly vignette: number;
  readonly saturation: number;
  readonly grain: number;
  readonly lift: Light;
  readonly gain: Light;
  readonly shafts: number;
}
