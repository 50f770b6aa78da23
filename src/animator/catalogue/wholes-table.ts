const CARS = 'car, taxi, police car, race car, ambulance, pickup, van, truck, fire engine';
const COACHES = 'bus, tram, train, locomotive, cable car';
const FLYERS = 'airplane, helicopter, rocket, starfighter, star cruiser, ufo';
const AFLOAT = 'boat, ship, tall ship, speedboat, submarine';
const CYCLES = 'bicycle, motorcycle, scooter, snowmobile, jet ski';

/**
 * Parts that belong to a thing which was told of before, and are then none of their own: parts | kinds of things that have them. A house has a door as well: where
 * both are told of, the later one has it, or whatever somebody just got out of.
 */
export const WHOLES = `
key | keyboard, piano, laptop, computer, typewriter, saxophone, accordion
bow | violin, cello
pipe | piano
carriage, wagon, car, coach, passenger car, passenger carriage, freight car, boxcar, tender | train, locomotive
pontoon, float, landing gear | airplane, helicopter
cabin | ${CARS}, bus, airplane, helicopter, train, ship, speedboat, submarine, rocket, space station
horn | car, taxi, truck, bus, train, ship, boat, goat, cow, sheep, deer, dragon, unicorn, rhinoceros
string | guitar, violin, cello, harp, kite
drum | washing machine
wheel | ${CARS}, ${COACHES}, ${CYCLES}, shopping cart, skateboard, tractor, potters wheel
tire, tyre | ${CARS}, bus, ${CYCLES}, tractor
seat | bicycle, motorcycle, scooter, swing
hood, bonnet | ${CARS}, tractor, bus
door, front door, back door, rear door, side door, sliding door, passenger door | ${CARS}, ${COACHES}, ${FLYERS}, phone booth
hatch, ramp | ${FLYERS}, submarine
steering wheel, windshield, windscreen, bumper, tailgate, headlight, headlamp, taillight, brake light | ${CARS}, bus, tractor, ${CYCLES}
engine, exhaust | ${CARS}, ${CYCLES}, bus, tractor, ${FLYERS}, speedboat
propeller, rotor, rotor blade | airplane, helicopter, speedboat
mirror, rearview mirror, rear-view mirror, side mirror | ${CARS}, bus
handlebar, pedal | ${CYCLES}
crown, dial, bezel, strap, watch face | watch, clock
mast, anchor, rudder | ${AFLOAT}
hull | ${AFLOAT}, rocket, starfighter, star cruiser, ufo, space station
`;

/** What a whole does when a part of it does something: parts | verbs | act of the whole. */
export const DEEDS_OF_PARTS = `
engine, motor, exhaust | start, roar, rev, cough, sputter, rumble, idle, stall, growl, smoke, howl, stutter | shiver
headlight, headlamp, taillight, brake light | turn, turn on, turn off, flash, flicker, blink, glow, light up, shine, switch on, go | shine
`;
