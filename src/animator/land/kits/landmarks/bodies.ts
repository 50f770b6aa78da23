import type { Mesh } from '../../../maths/mesh.ts';
import { Solids } from '../architecture/solids.ts';
import { makeIronTower } from '../paris-house.ts';
import { layMosque } from '../town-spires.ts';
import { layLotusTemple, layRockFront } from './carved-landmarks.ts';
import { layClockTower, layLeaningTower } from './city-landmarks.ts';
import { layMarbleTomb, layOnionCathedral } from './domed-landmarks.ts';
import { layColumnGate, layTriumphalArch } from './gate-landmarks.ts';
import { layGateRow, layGlassPyramid, layNeedle, layShells, laySnowCone } from './land-landmarks.ts';
import { layMosqueShore } from './mosque-shore.ts';
import { layTowers } from './shore-towers.ts';
import { layOpenArms, layTorchStatue } from './statue-landmarks.ts';
import { layGraves, layStoneCircle, layStoneHeads } from './stone-landmarks.ts';
import { layCitadel, layGreatWall, WAY } from './wild-landmarks.ts';

interface LandmarkBody {
  /** Metres to its top as it is made. */
  readonly tall: number;
  readonly make: (dark: number) => Mesh;
  /** Metres around its foot on which nothing else grows or stands. */
  readonly reach: number;
  /** The land's own way leads through it: it stands where figures are. */
  readonly around?: true;
  /** What it covers of the ground, where nothing grows. */
  readonly paved?: { readonly half: number; readonly from: number; readonly to: number };
  /** It rises out of water or from below what one stands on: its foot is at this height, whatever the ground. */
  readonly foot?: number;
}

const solid =
  (lay: (solids: Solids, dark: number) => void) =>
  (dark: number): Mesh => {
    const solids = new Solids({ openness: ([, y]) => Math.max(0.55, Math.min(1, 0.72 + y * 0.05)) });
    lay(solids, dark);
    return solids.build({ twoSided: true });
  };

/** By the names of the landmarks' table. */
export const LANDMARK_BODIES: Readonly<Record<string, LandmarkBody>> = {
  'clock tower': { tall: 103, make: solid(layClockTower), reach: 40 },
  'marble tomb': { tall: 72, make: solid(layMarbleTomb), reach: 76 },
  'triumphal arch': { tall: 52, make: solid(layTriumphalArch), reach: 27 },
  'column gate': { tall: 28, make: solid(layColumnGate), reach: 32 },
  'leaning tower': { tall: 56, make: solid(layLeaningTower), reach: 14 },
  'onion cathedral': { tall: 62, make: solid(layOnionCathedral), reach: 36 },
  'glass pyramid': { tall: 33, make: solid(layGlassPyramid), reach: 90 },
  'lotus temple': { tall: 56, make: solid(layLotusTemple), reach: 90, foot: 0 },
  'torch statue': { tall: 98, make: solid(layTorchStatue), reach: 60, foot: 0 },
  'open arms': { tall: 38, make: solid(layOpenArms), reach: 8, foot: 3 },
  'stone circle': { tall: 7.5, make: solid(layStoneCircle), reach: 18 },
  'stone heads': { tall: 8.6, make: solid(layStoneHeads), reach: 24 },
  'gate row': { tall: 4, make: solid(layGateRow), reach: 0, around: true },
  graves: { tall: 1.9, make: solid(layGraves), reach: 0, around: true },
  'great wall': { tall: 70, make: solid(layGreatWall), reach: 0, around: true, paved: WAY },
  citadel: { tall: 62, make: solid(layCitadel), reach: 70, foot: -7 },
  'snow cone': { tall: 500, make: solid(laySnowCone), reach: 0, foot: 0 },
  towers: { tall: 210, make: solid(layTowers), reach: 0, foot: -1 },
  needle: { tall: 660, make: solid(layNeedle), reach: 40, foot: -90 },
  'great mosque': { tall: 75, make: solid(layMosque), reach: 40 },
  'mosque shore': { tall: 90, make: solid(layMosqueShore), reach: 0, foot: -1 },
  shells: { tall: 58, make: solid(layShells), reach: 70, foot: 0 },
  'rock front': { tall: 45, make: solid(layRockFront), reach: 60 },
  'iron tower': { tall: 150, make: (dark) => makeIronTower(150, dark), reach: 30 },
};
