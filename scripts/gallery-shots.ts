/** One hero in every size, angle and movement a camera has: three moments each. */
import { SHOT_ANGLES, SHOT_LENSES, SHOT_MOVES, SHOT_SIZES, type Shot } from '../src/animator/director/script.ts';
import type { SheetRow } from './contact-sheet.ts';
import { pictureStage, type Size, stagePrompt } from './stage-pictures.ts';

const SECONDS = 6;
const MOMENTS = [0.2, 3, 5.8];
const HERO = 'a woman in a red coat walks through a meadow at golden hour';

const PLAIN = { size: 'full', angle: 'eye', move: 'static', lens: 'normal' } as const;

export const GALLERY_SHOTS: readonly Pick<Shot, 'size' | 'angle' | 'move' | 'lens'>[] = [
  ...SHOT_SIZES.map((size) => ({ ...PLAIN, size })),
  ...SHOT_ANGLES.map((angle) => ({ ...PLAIN, angle })),
  ...SHOT_LENSES.map((lens) => ({ ...PLAIN, lens })),
  ...SHOT_MOVES.map((move) => ({ ...PLAIN, move })),
];

export async function pictureShot(shot: (typeof GALLERY_SHOTS)[number], frame: Size): Promise<SheetRow> {
  const stage = stagePrompt(HERO, { seed: 3, seconds: SECONDS, shape: frame.width / frame.height }, (script) => ({
    ...script,
    shots: script.shots.slice(0, 1).map((own) => ({ ...own, ...shot, stated: true, to: SECONDS })),
  }));
  const { pictures } = await pictureStage(stage, frame, MOMENTS);
  return { caption: `${shot.size}, ${shot.angle}, ${shot.move}, ${shot.lens}`, pictures };
}
