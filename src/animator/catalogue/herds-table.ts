/**
 * Animals that are told only together, and which are seen then: whatever the words around them say of the land | the animals. The first row that fits is
 * taken, so those that any text fits come last.
 */
export const HERDS_TABLE = `
wildlife | africa, african, savanna, savannah, safari, serengeti, watering hole, waterhole, kenya, tanzania, kruger | elephants and zebras
wildlife | arctic, antarctic, antarctica, polar, iceberg, icebergs, glacier, svalbard | polar bears and seals
wildlife | jungle, rainforest, amazon, tropical, congo, borneo, costa rica | monkeys and parrots
wildlife | underwater, reef, ocean, marine, sea, aquarium, galapagos | sea turtles and tropical fish
wildlife | australia, australian, outback | kangaroos and parrots
wildlife | desert, sahara, dunes, arabian | camels and lizards
wildlife | farm, barn, farmyard, barnyard, ranch | cows, sheep and chickens
wildlife | zoo | elephants and giraffes
wildlife | pond, wetland, wetlands, marsh, swamp, river delta | ducks and frogs
wildlife | | deer and rabbits
sea life | reef, coral | tropical fish and sea turtles
sea life | | fish and sea turtles
bird life | | birds
`;

/** Words for animals of many kinds at once | the kinds, of which each of them is one in turn. */
export const MIXED_TABLE = `
tropical fish, colorful fish, colourful fish, reef fish | tropical fish, clownfish, angelfish, yellow tang, pufferfish, pink fish
`;
