/** What is told of where craft of space fly, and hardly anywhere else. */
export const TOLD_OF_SPACE =
  'asteroid, asteroids, outer space, deep space, open space, space battle, space combat, space war, space opera, space station, space fleet, spaceship, spaceships, starship, starships, starfighter, starfighters, star fighter, star fighters, x-wing, x-wings, tie fighter, tie fighters, star destroyer, star destroyers, star cruiser, star cruisers, galaxy, galactic, nebula, in orbit, hyperspace, warp drive, warp speed, mothership, death star, spacecraft, interstellar, starfield, zero gravity';

/** Where none of them flies, whatever else is told. */
export const TOLD_OF_EARTH =
  'ocean, sea, waves, harbour, harbor, navy, sailors, sailor, street, alley, gym, ring, cage';

/**
 * Words that name somebody or something else on earth: word | words beside it with which it stays that | what it is in space. Plurals stay plurals.
 */
export const CRAFT_OF_SPACE_TABLE = `
fighter | pilot, mma, street, boxing, fire, freedom, resistance, jet | starfighter
interceptor | missile | starfighter
pursuer | - | starfighter
attacker | - | starfighter
cargo freighter | - | space freighter
freighter | - | space freighter
cargo ship | - | space freighter
hauler | - | space freighter
capital ship | - | star cruiser
battleship | - | star cruiser
warship | - | star cruiser
destroyer | star | star cruiser
cruiser | star, space, battle | star cruiser
frigate | - | star cruiser
flagship | - | star cruiser
dreadnought | - | star cruiser
carrier | aircraft, personnel | star cruiser
ship | star, space, pirate, capital, cargo, alien, mother, cruise, sailing | spaceship
`;
