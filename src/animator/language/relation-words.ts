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
  ...rows(
    'left_of',
    'on the left of, to the left of, left of, on the left side of, at the left of, to the left side of, left side of, on left of',
  ),
  ...rows(
    'right_of',
    'on the right of, to the right of, right of, on the right side of, at the right of, to the right side of, right side of, on right of',
  ),
  ...rows('on', 'on the top of, on top of, atop, on, upon, onto, at the top of, resting on, across the back of'),
  ...rows('above', 'above, over, high above, directly above, just above'),
  ...rows('below', 'below, on the bottom of, at the bottom of, directly below, just below'),
  ...rows('under', 'under, beneath, underneath, directly under, at the foot of'),
  ...rows('in_front_of', 'in front of, before, in the front of, blocking'),
  ...rows(
    'behind',
    'behind, in the back of, at the back of, in back of, hidden by, hidden behind, blocked by, obscured by',
  ),
  ...rows(
    'near',
    'next to, beside, near, nearby, close to, by, alongside, at the side of, on side of, on the side of, by the side of, side by side with, around, surrounded by, close by, against, between, among, amid, adjacent to, together with, along with, past, opposite, across from',
  ),
  ...rows('in', 'in, inside, inside of, within, into, out of'),
  ...rows('holding', 'hold, holding, carry, carrying, wield, hold up, with a hand on'),
  ...rows('riding', 'ride, riding, ride on, riding on, mounted on'),
];

/** Where in the picture a thing stands, when it stands so to nothing else. */
export const SIDE_WORDS: readonly (readonly [string, 'left' | 'right' | 'middle'])[] = [
  ['on the left', 'left'],
  ['to the left', 'left'],
  ['in the left', 'left'],
  ['on the left side', 'left'],
  ['at left', 'left'],
  ['on the right', 'right'],
  ['to the right', 'right'],
  ['in the right', 'right'],
  ['on the right side', 'right'],
  ['at right', 'right'],
  ['in the middle', 'middle'],
  ['in the center', 'middle'],
  ['in the centre', 'middle'],
];
