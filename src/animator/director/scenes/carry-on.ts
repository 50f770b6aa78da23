import type { Setting } from './part-of-reading.ts';

/** What is not told again stays: the hour, the season, and outside the weather. */
export function carryOn(
  own: Setting,
  { before, sky }: { readonly before: Setting | null; readonly sky: Setting | null },
  all: readonly Setting[],
  sheltered: boolean | null,
): Setting {
  const time = own.time ?? before?.time ?? all.find((each) => each.time !== null)?.time ?? null;
  const season = own.season ?? before?.season ?? all.find((each) => each.season !== null)?.season ?? null;
  const weathers = [own, ...all, ...(before === null ? [] : [before]), ...(sky === null ? [] : [sky])].filter(
    ({ weather }) => weather !== null,
  );
  const [weather] = sheltered === true ? [own] : weathers;
  return {
    ...own,
    ...{ time, season, weather: weather?.weather ?? null, weatherAmount: weather?.weatherAmount ?? 1 },
    lights: [...new Set([...own.lights, ...all.flatMap(({ lights }) => lights)])],
    styles: [...new Set([...own.styles, ...all.flatMap(({ styles }) => styles), ...stays(before)])],
  };
}

/** Light and colour of one scene, where another may have its own. What a film is shot or drawn on stays what it is to the end. */
const OF_SCENE =
  /^(?:neon|silhouette|low_key|high_key|cyberpunk|night_vision|thermal|double_exposure|moody|vivid|dreamy)$/;
const stays = (before: Setting | null): readonly string[] =>
  before?.styles.filter((style) => !OF_SCENE.test(style)) ?? [];
