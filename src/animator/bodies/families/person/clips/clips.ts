import { ACROBATICS } from './acrobatics.ts';
import { ON_APPARATUS } from './apparatus.ts';
import { BLOWS, BOUNDS } from './blows.ts';
import { CHORES } from './chores.ts';
import type { Clip } from './clip.ts';
import { DANCES } from './dances.ts';
import { fence, guard } from './fencing.ts';
import { FIELD_GAMES } from './field-games.ts';
import { GAMES } from './games.ts';
import { GESTURES } from './gestures.ts';
import { HEADS } from './heads.ts';
import { MEALS } from './household.ts';
import { MUSIC } from './music.ts';
import { danceWithBroom } from './partners.ts';
import { yoga } from './poses-of-yoga.ts';
import { POSTURES } from './postures.ts';
import { RIDES } from './rides.ts';
import { SPORTS } from './sports.ts';
import { STANDING } from './standing.ts';
import { STATION_CLIPS } from './stations.ts';
import { THINGS } from './things.ts';
import { TOGETHER } from './together.ts';
import { TOOLS } from './tools.ts';
import { VOICE } from './voice.ts';
import { WITH_ANOTHER } from './with-another.ts';
import { tableTennis, WITH_PROPS } from './with-props.ts';

/** `hands`: legs may go on below it; `legs`: it is only a way of going; `own`: the whole body is busy with it. */
export interface ClipEntry {
  readonly clip: Clip;
  readonly goes: 'hands' | 'legs' | 'own';
}

const entries = (clips: Readonly<Record<string, Clip>>, goes: ClipEntry['goes']): (readonly [string, ClipEntry])[] =>
  Object.entries(clips).map(([name, clip]) => [name, { clip, goes }]);

const WAYS = ['walk', 'march', 'sneak', 'run', 'chase', 'follow', 'trot', 'waddle'] as const;

const CLIPS: ReadonlyMap<string, ClipEntry> = new Map([
  ...[
    STANDING,
    HEADS,
    VOICE,
    MUSIC,
    MEALS,
    CHORES,
    TOOLS,
    THINGS,
    TOGETHER,
    GAMES,
    GESTURES,
    BLOWS,
    WITH_PROPS,
    WITH_ANOTHER,
    { fence, guard },
  ].flatMap((clips) => entries(clips, 'hands')),
  ...[
    POSTURES,
    BOUNDS,
    ACROBATICS,
    RIDES,
    SPORTS,
    DANCES,
    ON_APPARATUS,
    FIELD_GAMES,
    STATION_CLIPS,
    { yoga, table_tennis: tableTennis, dance_with_broom: danceWithBroom },
  ].flatMap((clips) => entries(clips, 'own')),
  ...WAYS.map((name) => [name, { clip: () => ({}), goes: 'legs' }] as const),
]);

export const findClip = (act: string): ClipEntry | null => CLIPS.get(act) ?? null;
export const CLIP_NAMES: readonly string[] = [...CLIPS.keys()];
