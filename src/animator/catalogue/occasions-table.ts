/**
 * What people come together for, one row each: whatever a prompt says of it in whichever words, this belongs to it.
 *
 *     name | words | where it is held | how they are gathered | what stands there | what dresses the set | what they do
 *
 * Where it is held counts where the prompt names no place. Gathered are those who stay: `table` seats them at one that is laid for it (with what is on it: `meal`,
 * `drinks`, `party`, `bare`); `floor` and `stand` put them in a bow that is open to the camera, metres from its middle and between two angles from its far end, to
 * both sides: an angle that does not begin at 0 leaves free what is behind the middle; `free` leaves them where they are. What stands there is a thing, how
 * it is made in brackets, and its place as in the table of arrangements; at a table it stands on it. What they do is an act for those of whom nothing is said.
 */
export const OCCASIONS_TABLE = `
picnic | picnic, picnics, picnicking | garden | floor 0.98 0 104 | rug 0 0 0; basket -0.3 -0.22 25; sandwich 0.16 0.06 0; apple 0.02 0.3 0; bread 0.34 -0.2 30 | - | eat
campfire | campfire, campfires, camp fire, bonfire | forest | floor 1.35 40 112 | fire 0 0 0 | - | look
birthday | birthday, birthdays, birthday party, birthday cake | living_room | table party | cake [candle] 0 0 0 | balloons, string lights | clap
anniversary | wedding anniversary, golden anniversary, golden wedding, anniversary dinner, wedding reception, wedding banquet, engagement party, rehearsal dinner | garden | table drinks | - | string lights | raise
dinner | thanksgiving, thanksgiving dinner, thanksgiving table, christmas dinner, christmas eve dinner, family dinner, sunday dinner, sunday lunch, dinner party, holiday dinner, family lunch, family meal, family breakfast, banquet, feast, brunch, seder, iftar, reunion dinner, dinner table, breakfast table | living_room | table meal | - | - | eat
tea party | tea party, afternoon tea, high tea | garden | table drinks | - | - | drink
game night | game night, board game night, poker game, poker night, card game, game of cards, board game, board games | living_room | table bare | - | - | laugh
funeral | funeral, funerals, burial, burial service, funeral service, mourners, graveside | meadow | stand 1.7 24 108 | coffin 0 0 0; tombstone 0 -0.75 0 | - | look
graduation | graduation, graduation ceremony, graduation day, commencement, commencement ceremony, graduates | garden | free | - | - | cheer
baby shower | baby shower, gender reveal, gender reveal party | living_room | free | - | balloons, string lights | clap
party | house party, garden party, new year's eve party, surprise party, farewell party | living_room | free | - | balloons, string lights | laugh
`;
