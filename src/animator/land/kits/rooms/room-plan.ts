import type { Prospect } from '../../place.ts';
import type { Lamp, Placement } from '../../world.ts';
import type { Placed } from '../architecture/pieces.ts';
import type { Look, Paint } from '../architecture/solids.ts';
import type { View } from '../architecture/view.ts';
import type { Floor, FloorKind } from './floor.ts';
import type { RoomLight } from './light.ts';
import type { RoomSize, ShellLooks, WallOrder } from './shell.ts';

/** A room as a plan: what `describe` tells of and `build` makes, from the same order. */
export interface RoomPlan {
  readonly size: RoomSize;
  readonly walls: readonly WallOrder[];
  readonly looks: ShellLooks;
  readonly floor: {
    readonly kind: FloorKind;
    readonly look: Look;
    readonly second: Look;
    readonly lay?: (floor: Floor) => void;
  };
  readonly placed: readonly Placed[];
  readonly light: RoomLight;
  readonly view: View;
  readonly openRadius: number;
  readonly viewSlack?: number;
  /** From where the room is filmed when nobody plays in it. */
  readonly prospect?: Prospect;
  /** Its windows are as small as they are, whatever land is told to be outside. */
  readonly keepsWindows?: boolean;
  readonly curtains?: Paint;
  readonly extra?: readonly Placement[];
  readonly lamps?: readonly Lamp[];
  /** Where the roof has fallen in, the sky is above. */
  readonly roofless?: boolean;
  /** Whether the floor shows what stands on it. */
  readonly polished?: boolean;
}
