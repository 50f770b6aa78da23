/**
 * What people do who belong to a place as its furniture does: place | where it has a counter or a shelf to stand at | on its seats | on its floor. A dash
 * where nobody is. Of those of whom a prompt says only that they move about, and of those it does not name where a place is said to be busy.
 */
export const AT_PLACES_TABLE = `
kitchen | cook, stir, cut, wash, cook | - | cook, speak
laboratory | work, write, look, work | write, look | speak, write
shop | look, pick_up, read, look | - | look, phone, speak
study | read, look, pick_up | read, write | read
office | speak, phone, read | type, phone, write | speak, phone
cafe | - | speak, drink, laugh, eat, speak, read | speak
cafe_street | - | speak, drink, laugh, read, eat | speak, phone
terminal | - | sit, read, phone, speak, drink | phone, read, speak
subway | - | sit, read, phone | phone, read, stand
metro_car | - | sit, phone, read, speak | -
train_car | - | read, phone, speak, look | -
plane_cabin | - | read, look, speak | -
classroom | - | write, read, speak | speak
auditorium | - | look, clap | -
courtroom | - | look, speak, listen | -
nave | - | pray, look, listen | pray
casino | - | speak, laugh, look | cheer, laugh, drink
salon | - | read, phone, speak | -
hall | - | - | speak, laugh, drink, speak
stage | - | - | dance, dance, clap
dance_studio | - | - | dance, stretch
works | - | - | hammer, repair, carry, work
building_site | - | - | hammer, work, dig, point
market | - | - | look, speak, pick_up, point, phone
square | - | sit, speak, read | speak, photograph, phone, point
old_town | - | speak, read, phone | speak, photograph, point
city | - | phone, speak | phone, speak, photograph
skate_park | - | look, cheer | cheer, clap
street_court | - | look, cheer | cheer, clap
beach | - | - | lie, play, speak, laugh
pool | - | - | speak, lie, drink
garden | - | speak, read | speak, photograph, stretch, laugh
harbour | - | speak, read | point, speak, photograph
ward | - | - | speak, write, read
barn | - | - | sweep, dig
`;

/** Who is called so comes in numbers, and mostly passes: more of them than of friends. */
export const PASSING_PEOPLE =
  'people, person, passerby, pedestrian, passer by, commuter, traveler, traveller, tourist, shopper, visitor, stranger, onlooker, crowd';

/** Who is called so is busy with what the place is for, wherever they are told of. */
export const BUSY_PEOPLE =
  'cook, shopper, vendor, seller, merchant, trader, worker, builder, customer, patron, diner, colleague, coworker, villager, townspeople, sunbather, tourist, visitor, line cook, sous chef, stallholder, salesperson, employee, staff, nurse';

/**
 * Who is at work in a place, of those whom no prompt names: place | words of which its name has one, `-` for any | callings that dress them. Of the two kinds of
 * kitchen only the one that cooks for others has cooks.
 */
export const STAFF_TABLE = `
kitchen | restaurant, professional, commercial, hotel, industrial, busy, bustling, bakery, pizzeria, chef, chef's, steaming | chef, cook, chef
ward | - | nurse, doctor, nurse
laboratory | - | scientist
works | forge, smithy, blacksmith | blacksmith
works | garage, factory, plant, workshop, assembly, mechanic | mechanic, factory worker
building_site | - | construction worker
salon | - | hairdresser
office | - | office worker, businessman, businesswoman
`;
