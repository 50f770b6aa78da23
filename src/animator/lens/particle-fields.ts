/** What floats, falls, flies, smokes and burns: see kernel/particles.h. */
export const PARTICLE_FIELDS = [
  ['at', 'f32', 3, ''],
  ['size', 'f32', 1, 'radius in metres'],
  ['streak', 'f32', 3, 'how far it moves while the shutter is open'],
  ['alpha', 'f32', 1, ''],
  ['colour', 'f32', 3, 'linear; added where glow is 1'],
  ['glow', 'f32', 1, '0 covers what is behind, 1 adds to it'],
  [
    'shape',
    'f32',
    1,
    '0 a soft disc or streak, 1 a ragged puff, 2 a tongue of flame from `at` along `streak`, 3 a puff of fire',
  ],
  ['seed', 'f32', 1, 'one puff or tongue is not like another'],
] as const;
