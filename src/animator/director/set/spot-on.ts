import type { Role, SetPlan } from '../script.ts';

/** "a warm spotlight on the saxophonist", "the drummer in the spotlight", "a spotlight illuminates the singer": the words after it, and those before. */
const FALLS_ON =
  /\bspot ?lights?(?:,)? (?:(?:[a-z]+ly|that|which|is|now|falls?|falling|shines?|shining|trained|focused|focusing|aimed|pointed|fixed|lands?|rests?|down) )*(?:up)?(?:on|onto|over|illuminat\w+|lights?|lighting|picks? out|picking out|follows?|following|finds?|hits?|isolat\w+|bath\w+|catch\w*) ([a-z][a-z '-]{2,50})/gi;
const STANDS_IN =
  /([a-z][a-z '-]{2,60}) (?:in|under|beneath|by) (?:an?|the|one|her|his)(?: [a-z-]+){0,2} spot ?light\b/gi;

/** Whom of the cast the spotlight is told to be on, where that is somebody in particular. */
export function withSpotOn<S extends SetPlan>(set: S, told: string, roles: readonly Role[]): S {
  const words = [FALLS_ON, STANDS_IN].flatMap((pattern) => [...told.matchAll(pattern)].map(([, name]) => name ?? ''));
  const isNamed = ({ noun, person }: Role): boolean =>
    person !== null &&
    words.some((name) =>
      name
        .toLowerCase()
        .split(/[^a-z]+/)
        .includes(noun),
    );
  const on = roles.filter(isNamed).map(({ id }) => id);
  return on.length === 0 ? set : { ...set, spotOn: on };
}
