/** The sounds a prompt can name. The score turns them into levels, the sound room into samples. */
export const AMBIENCES = [
  'waves',
  'wind',
  'birdsong',
  'gulls',
  'crickets',
  'rain',
  'thunder',
  'city',
  'space_drone',
  'stream',
  'owl',
  'fire',
  'bells',
  'leaves',
  'underwater',
  'room_tone',
  'waterfall',
  'crowd',
  'drips',
  'hum',
] as const;
export type Ambience = (typeof AMBIENCES)[number];
