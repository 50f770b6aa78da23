export const RELATIONS = [
  'left_of',
  'right_of',
  'above',
  'below',
  'on',
  'under',
  'in_front_of',
  'behind',
  'near',
  'in',
  'holding',
  'riding',
] as const;
export type Relation = (typeof RELATIONS)[number];

function rows(value: Relation, words: string): (readonly [string, Relation])[] {
  return words.split(',').map((word) => [word.trim(), value] as const);
}

/** How one thing stands to the next one named. */
export const RELATION_WORDS: readonly (readonly [string, Relation])[] = [
  ...rows('left_of', 'on the left of, to the left of, left of, on the left side of, at the left of'),
  ...rows('right_of', 'on the right of, to the right of, right of, on the right side of, at the right of'),
  ...rows(
    'on',
    'on the top of, on top of, atop, on, upon, perched on, sitting on, standing on, lying on, at the top of',
  ),
  ...rows('above', 'above, over, hovering above, floating above, high above'),
  ...rows('below', 'below, beneath, underneath, on the bottom of, at the bottom of'),
  ...rows('under', 'under'),
  ...rows('in_front_of', 'in front of, before'),
  ...rows('behind', 'behind, in the back of'),
  ...rows('near', 'next to, beside, near, close to, by, alongside, at the side of, around, surrounded by, close by'),
  ...rows('in', 'in, inside, inside of, within'),
  ...rows('holding', 'hold, holding, carry, carrying, wield, hold up, with a hand on'),
  ...rows('riding', 'ride, riding, ride on, riding on, mounted on'),
];

/** Where in the picture a thing stands, when it stands so to nothing else. */
export const SIDE_WORDS: readonly (readonly [string, 'left' | 'right' | 'middle'])[] = [
  ['on the left', 'left'],
  ['on the left side', 'left'],
  ['at left', 'left'],
  ['on the right', 'right'],
  ['on the right side', 'right'],
  ['at right', 'right'],
  ['in the middle', 'middle'],
  ['in the center', 'middle'],
  ['in the centre', 'middle'],
];
