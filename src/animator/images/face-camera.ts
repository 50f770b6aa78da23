import type { Stage } from '../stage/stage.ts';

/** Who has the head of somebody a picture shows looks out of the film as far as the neck goes: of the sides of a head no picture knows anything. */
export const faceCamera = (stage: Stage): Stage => ({
  ...stage,
  figures: stage.figures.map((figure) =>
    figure.body.sheet.portrait === undefined ? figure : { ...figure, gaze: 'camera' },
  ),
});
