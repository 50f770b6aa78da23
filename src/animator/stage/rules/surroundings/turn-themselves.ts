import { type Draft, editBeats, roleOf } from '../draft.ts';

/** A wheel of a fair turns about its hub, and sails do: by themselves, all the while. */
const TURNS_ITSELF = /^(?:ferris wheel|windmill|wind turbine)$/;

/** "a Ferris wheel turns slowly": and does not spin about its foot as a top does. */
export function turnThemselves(draft: Draft): void {
  editBeats(draft, (beat) =>
    TURNS_ITSELF.test(roleOf(draft, beat.role)?.thing ?? '') && /^(?:turn|spin|dance|swing|roll)$/.test(beat.act)
      ? null
      : beat,
  );
}
