/** What is sent at somebody as so much of something: shapes | of what | its name in the table of blows. The first row that fits. */
export const SENT_OF_TABLE = `
ball, blast, bolt, orb, burst, sphere, barrage | fire, flame, flames | fireball
blast, bolt, beam, burst, ray, stream, jet, streak, arc, strike, fork, torrent, barrage, stroke, wave | lightning, electricity, thunder | bolt of lightning
blast, bolt, beam, burst, ray, stream, jet, wave, shard, torrent, cone | ice, frost, cold | ice beam
ball, orb, sphere, wave, blast, burst | energy, force, power, plasma, light, magic, darkness, shadow | energy ball
bolt, beam, ray, stream, jet, streak, shaft, lance, torrent | energy, magic, power, plasma, light, darkness, shadow | energy beam
`;

/** What sends such things when it is done with them, and what they do by themselves when somebody has sent them. */
export const SENDING_VERBS =
  'send, shoot, fire, cast, hurl, throw, unleash, launch, release, conjure, summon, direct, fling, emit, channel, project, use';
export const LEAVING_VERBS =
  'shoot, burst, erupt, fly, streak, blast, leap, surge, fire, explode, pour, flash, arc, beam';
