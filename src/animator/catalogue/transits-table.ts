/**
 * What a verb says of a vehicle and of those who are or will be aboard it: which it is | verbs. `arrives` and `leaves` are the vehicle's own, as is `nears`, which is an
 * arrival only where somebody waits for it or is in it; `boards` and `alights` are those of people.
 */
export const TRANSIT_VERBS = `
arrives | arrive, stop, pull up, pull in, pull into, pull over, park, brake, halt, come to a stop, come to a halt, slow, slow down, roll up, roll in, drive up, dock, moor
nears | come, come closer, approach, land, touch down, roll, drive in, glide in
leaves | leave, depart, pull away, pull out, drive off, drive away, speed off, speed away, speed, race off, race away, roar off, roar away, ride off, ride away, gallop, gallop off, gallop away, set off, roll away, sail off, sail away, cycle away, pedal away, start, shoot, take off, fly off, fly away, drive, ride, cycle, sail, accelerate, roll on, move off, continue
boards | board, get in, get into, get on, get onto, get aboard, get back in, get back into, get back on, step in, step into, step onto, step on, step aboard, climb in, climb into, climb on, climb onto, climb aboard, hop in, hop into, hop on, hop onto, jump in, jump into, jump on, jump onto, leap into, leap onto, pile into, slide into, slip into, mount, embark, enter, swing onto, swing into
alights | get out, get out of, get off, get down, step out, step out of, step off, step down, step ashore, step onto shore, climb out, climb out of, climb down, climb off, jump out, jump out of, jump off, jump down, leap out, leap off, hop out, hop off, pile out, pile out of, pour out, pour out of, slide out, slip out, exit, alight, disembark, dismount, emerge, come out, come ashore, go ashore, rush out, run out, walk out, stream out, swarm out
`;

/**
 * How one is aboard what one gets into: how | kinds of things. `seated` is seen through its windows or over its side, `hidden` is not seen any more, `astride`
 * sits on it.
 */
export const TRANSPORTS = `
seated | car, taxi, police car, ambulance, pickup, van, truck, fire engine, tractor, forklift, rickshaw, sleigh, race car, helicopter, boat, canoe, speedboat, balloon, sled
hidden | bus, tram, train, locomotive, airplane, rocket, ufo, ship, tall ship, submarine, cable car
astride | horse, camel, donkey, elephant, zebra, unicorn, bicycle, motorcycle, scooter, snowmobile, jet ski
`;
