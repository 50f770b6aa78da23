/**
 * Who is aboard what by what they are called, where nobody says so: kinds of things | how | who. `in` is for as many as come; whoever drives or rides has one
 * to themselves. The first row that fits both counts.
 */
export const CREWS = `
airplane, helicopter, rocket, ufo, speedboat | driving | pilot, aviator, airman, fighter pilot, test pilot
car, taxi, pickup, truck, van, bus, tractor, rickshaw, sleigh, race car, ambulance, fire engine, police car, forklift | driving | driver, racer, operator
motorcycle, scooter, bicycle, snowmobile, jet ski | riding | rider, biker, cyclist, motorcyclist, courier
car, taxi, bus, van, airplane, helicopter, boat, balloon, rickshaw, sleigh, cable car, tall ship, ship, train, locomotive, tram | in | passenger, traveler, traveller, tourist, commuter
helicopter | in | paramedic, rescuer, medic, cameraman, gunner
tall ship, ship, boat, speedboat | on | captain, skipper, helmsman, sailor, crew, crewman, crew member, pirate, viking, seaman, deckhand, mariner, buccaneer
rickshaw, sleigh | in | bride, groom, newlywed, king, queen, prince, princess
tall ship, boat, canoe | in | rower, oarsman, paddler, gondolier, boatman, ferryman, kayaker, canoeist
`;
