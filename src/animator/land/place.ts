import type { Vector } from '../maths/vector.ts';
import type { Sight } from './sight.ts';
import type { World } from './world.ts';

/** What is asked of a place. The same order always gives the same land. */
export interface PlaceOrder {
  readonly seed: number;
  readonly time: string;
  readonly weather: string;
  /** How much of it: 1 is as usual. */
  readonly weatherAmount?: number;
  readonly season: string;
  readonly dressing: readonly string[];
  readonly without: readonly string[];
}

/** What staging must know before there is a camera. Cheap, and a function of the order alone. */
export interface PlaceFacts {
  heightAt(x: number, z: number): number;
  readonly waterLevel: number | null;
  readonly indoor: boolean;
  /** Radians: from where the place looks best, seen from where the film plays. */
  readonly bestView: number;
  /** Radians by which a camera may go around from there before what the place is about leaves the picture; by far where it looks well from all sides. */
  readonly viewSlack?: number;
  /** Where the film plays, if not in the middle of the land: the front yard of a house. */
  readonly middle?: Vector;
  /** Where few stand who go nowhere, from where they are seen best, and the room they have: the edge of a cliff. */
  readonly lookout?: { readonly at: Vector; readonly view: number; readonly room: number };
  /** Within this distance of the middle everything can stand and walk. */
  readonly openRadius: number;
  /** Metres around the middle over which one can run or fly straight on: what stands in the way there makes way. */
  readonly plainRadius?: number;
  /** Where one can sit, lean, swim, drive, stand: by the catalogue's names. */
  readonly spots: readonly PlaceSpot[];
  /** Roads, rails, paths and rivers: what drives or flows keeps to them. */
  readonly ways: readonly {
    readonly kind: string;
    readonly points: readonly Vector[];
    readonly width: number;
    /** Of a straight flight of stairs between its two middle points: how many steps it has. */
    readonly steps?: number;
  }[];
  /** Metres: as high is what stands all around, and cameras look over it: a ship's rail. */
  readonly parapet?: number;
  /** Where a room ends: beyond it is the weather that one sees through its windows. */
  readonly walls?: { readonly left: number; readonly right: number; readonly back: number; readonly front: number };
  /** What stands on the floor of a room: ways lead around it. */
  readonly standing?: readonly Footprint[];
  /** A street along z: cameras below its roofs stay between its houses. Half its width, and how high they are. */
  readonly street?: { readonly half: number; readonly roofs: number };
  /** What somebody sees who rides through it, by the seconds of the film: a roller coaster. */
  readonly ride?: readonly (Prospect & { readonly time: number })[];
  /** Trains stop at its platform while the film lasts. */
  readonly stops?: true;
  /** From where what crosses this place on its rails is seen with all that bears it. */
  readonly overlook?: Prospect;
  /** From where the land itself is filmed when nobody plays in it; where it says nothing, from where the figures would be. */
  readonly prospect?: { readonly ground: Prospect; readonly air: Prospect };
}

/** A camera and what it points at, near enough that a move around it is seen as one. */
export interface Prospect {
  readonly eye: Vector;
  readonly target: Vector;
  /** The land is looked at for what stands there: who flies on keeps it in sight, and does not fly past it. */
  readonly stays?: true;
}

/** The ground that something takes: metres across it and along its heading. */
export interface Footprint {
  readonly at: Vector;
  readonly heading: number;
  readonly width: number;
  readonly depth: number;
}

export interface PlaceSpot {
  readonly kind: string;
  readonly at: Vector;
  readonly heading: number;
  readonly radius: number;
}

export interface PlaceBuilder {
  readonly name: string;
  describe(order: PlaceOrder): PlaceFacts;
  /** Made for the cameras that `sight` knows of. `detail` 1 is a film's; less is quicker and plainer. */
  build(order: PlaceOrder, sight: Sight, detail: number): World;
}
