/** The closed lists a prompt is read into. Everything later in the animator is a table over one of them. */
export const PLACES = [
  ...(['beach', 'mountains', 'meadow', 'city', 'forest', 'space', 'desert', 'lake'] as const),
  ...(['savanna', 'underwater', 'room', 'kitchen', 'backdrop'] as const),
] as const;
export type Place = (typeof PLACES)[number];

export const TIMES = ['day', 'golden_hour', 'night', 'dawn'] as const;
export type TimeOfDay = (typeof TIMES)[number];

export const WEATHERS = ['clear', 'cloudy', 'rain', 'storm', 'snow', 'fog'] as const;
export type Weather = (typeof WEATHERS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const MOODS = ['calm', 'happy', 'sad', 'tense', 'epic', 'mysterious', 'romantic', 'playful'] as const;
export type Mood = (typeof MOODS)[number];

export const CAMERA_MOVES = [
  ...(['static', 'pan_left', 'pan_right', 'zoom_in', 'zoom_out', 'tilt_up', 'tilt_down'] as const),
  ...(['dolly_in', 'dolly_out', 'tracking', 'handheld', 'aerial'] as const),
] as const;
export type CameraMove = (typeof CAMERA_MOVES)[number];

export const SHOTS = ['wide', 'medium', 'close'] as const;
export type Shot = (typeof SHOTS)[number];

export const STYLES = ['black_and_white', 'vintage', 'vivid', 'pastel', 'noir', 'neon', 'dreamy'] as const;
export type Style = (typeof STYLES)[number];

export const DIRECTIONS = ['left', 'right', 'up', 'down', 'toward', 'away'] as const;
export type Direction = (typeof DIRECTIONS)[number];
