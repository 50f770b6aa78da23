/** The closed lists a prompt is read into. */

/** Where things are at home, in the rough words of their table. */
export const HOMES = [
  ...(['beach', 'mountains', 'meadow', 'city', 'forest', 'space', 'desert', 'lake'] as const),
  ...(['savanna', 'underwater', 'room', 'kitchen', 'backdrop'] as const),
  ...(['garden', 'works', 'cafe', 'classroom', 'stage'] as const),
  ...(['bathroom', 'bedroom', 'ward', 'salon', 'office'] as const),
] as const;
export type Home = (typeof HOMES)[number];

const WEATHERS = ['clear', 'cloudy', 'rain', 'storm', 'snow', 'fog', 'dust'] as const;
export type Weather = (typeof WEATHERS)[number];

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const MOODS = ['calm', 'happy', 'sad', 'tense', 'epic', 'mysterious', 'romantic', 'playful'] as const;
export type Mood = (typeof MOODS)[number];

export const STYLES = ['black_and_white', 'vintage', 'vivid', 'pastel', 'noir', 'neon', 'dreamy'] as const;
export type Style = (typeof STYLES)[number];
