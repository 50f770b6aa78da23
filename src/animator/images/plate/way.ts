import type { Film } from '../../lens/film.ts';
import { smoothstep } from '../../maths/ease.ts';
import { subtract } from '../../maths/vector.ts';
import type { Stage } from '../../stage/stage.ts';
import { GROWTH, openPlate, type PlateFilmOptions } from './film.ts';
import { fadeOver, type Passage } from './passage.ts';
import type { Plate } from './plate.ts';
import { type Swing, swingAt, swingOver } from './swing-over.ts';

/** One end of the way from a first picture to a last. */
interface WayEnd {
  readonly plate: Plate;
  readonly stage: Stage;
}

/** Of a short film no more than this share is the way itself. */
const MOST_SWING = 0.4;
const SWING_SECONDS = 1.2;

/**
 * From one picture to another that has nothing in common with it: the camera lives in the first, is swung away from it as fast as the eye can follow, and
 * comes to rest on the last; or it is cut or faded to the last. Nothing of the one is ever seen through the other.
 */
export async function prepareWay(
  first: WayEnd,
  last: WayEnd,
  frameCount: number,
  { passage = 'swing', ...options }: Omit<PlateFilmOptions, 'stage'> & { readonly passage?: Passage },
): Promise<Film> {
  const { size, memory } = options;
  const length = first.stage.durationSeconds;
  const leaving = await openPlate(first.plate, (time) => smoothstep(0, GROWTH, time / length), {
    ...options,
    stage: first.stage,
  });
  const coming = await openPlate(last.plate, (time) => smoothstep(1, 1 - GROWTH, time / length), {
    ...options,
    stage: backwards(last.stage),
    toRest: true,
  });
  leaving.lens.prepareOutput(size.width);
  coming.lens.prepareOutput(size.width);
  const bytesPerFrame = (size.width * size.height * 3) / 2;
  const scratch = memory.reserve(bytesPerFrame);
  const side = sideOf(first.stage);
  const half = Math.min(MOST_SWING, SWING_SECONDS / length) / 2;
  const show = ({ lens }: typeof leaving, at: number): void =>
    lens.kernels.writeI420(lens.record.at, at, size.width, size.height);
  let swing: Swing = swingAt(0, 1);
  let way = 0;
  if (passage !== 'swing') {
    const isLeft = (): boolean => way < 0.5;
    return {
      bytesPerFrame,
      compose(frame) {
        way = Math.min(1, frame / Math.max(1, frameCount - 1));
        (isLeft() ? leaving : coming).draw(way * length, frame);
      },
      print(_frame, at) {
        show(isLeft() ? leaving : coming, at);
        const left = Math.abs(way - 0.5) / half;
        if (passage !== 'cut' && left < 1) fadeOver(memory.bytes(at, bytesPerFrame), passage, smoothstep(0, 1, left));
      },
    };
  }
  return {
    bytesPerFrame,
    compose(frame) {
      way = Math.min(1, frame / Math.max(1, frameCount - 1));
      swing = swingAt((way - 0.5 + half) / (2 * half), 1 / (2 * half * Math.max(1, frameCount - 1)));
      if (swing.gone < 1) leaving.draw(way * length, frame);
      if (swing.gone > 0) coming.draw(way * length, frame);
    },
    print(_frame, at) {
      if (swing.gone <= 0 || swing.gone >= 1) return show(swing.gone <= 0 ? leaving : coming, at);
      show(leaving, at);
      show(coming, scratch);
      swingOver(memory.bytes(at, bytesPerFrame), memory.bytes(scratch, bytesPerFrame), size, { ...swing, ...side });
    },
  };
}

/** The camera is swung the way it was going already. */
function sideOf({ shots }: Stage): { readonly upright: boolean; readonly sense: 1 | -1 } {
  const keys = shots[0]?.keys ?? [];
  const [begin, end] = [keys[0], keys.at(-1)];
  if (begin === undefined || end === undefined) return { upright: false, sense: 1 };
  const [turnX, turnY] = subtract(end.target, begin.target);
  const upright = Math.abs(turnY) > LEAST_TURN && Math.abs(turnY) > 2 * Math.abs(turnX);
  if (upright) return { upright, sense: turnY > 0 ? -1 : 1 };
  return { upright, sense: turnX < -LEAST_TURN ? -1 : 1 };
}

/** Metres at what is looked at: less is no way to go. */
const LEAST_TURN = 0.12;

/** The same path, so that it ends where the picture was taken. */
function backwards(stage: Stage): Stage {
  const length = stage.durationSeconds;
  return {
    ...stage,
    shots: stage.shots.map((shot) => ({
      ...shot,
      keys: shot.keys.toReversed().map((key) => ({ ...key, time: length - key.time })),
    })),
  };
}
