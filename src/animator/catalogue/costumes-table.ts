/**
 * What people go as: suits of one piece with a hood that is the head of it. What it is called | what else means it | colour and a second one | pattern |
 * what stands on the hood, see `bodies/families/person/mascots.ts`.
 */
export const COSTUMES_TABLE = `
banana | - | #f2cf2e #6a4a22 | - | stem
pumpkin | jack-o-lantern, jack o lantern | #ee7f22 #3f7a34 | - | stalk
carrot | - | #ee7f22 #4f9a3a | - | leaves
strawberry | - | #d8323a #f6e08a | dotted | leaves
tomato | - | #d8362c #4f9a3a | - | leaves
pineapple | - | #e8b32e #4f9a3a | checkered | leaves
pickle | cucumber | #5f9a34 #8fbf52 | dotted | plain
hot dog | hotdog | #d8a25a #a8442c | - | plain
dinosaur | t-rex, t rex, trex, tyrannosaurus, dino, godzilla | #4f9a4a #e8963a | - | spikes
dragon | - | #3a8a6a #d8483a | - | spikes
crocodile | alligator | #4a7a3a #d8d090 | - | spikes
chicken | hen, rooster | #f4f1e8 #f0a02c | - | comb
duck | duckling | #f4d03a #f0862c | - | bill
penguin | - | #26292f #f0a02c | - | bill
bear | teddy bear, grizzly | #8a5a34 #d8b48a | - | round ears
panda | - | #f2f0ea #23262e | - | round ears
mouse | - | #a8a6a4 #eeb4b4 | - | large ears
monkey | gorilla, ape, chimp | #5a4030 #d8b48a | - | round ears
lion | - | #d8a04a #8a5228 | - | round ears
tiger | - | #e8862e #2a211c | striped | pointed ears
cat | kitten | #6a6a70 #eeb4b4 | - | pointed ears
fox | - | #dd7430 #f4efe6 | - | pointed ears
dog | puppy | #c8965a #6a4628 | - | pointed ears
rabbit | bunny, easter bunny | #f0ece6 #eeb4b4 | - | long ears
cow | - | #f4f1ea #26221f | dotted | horns
pig | - | #eeb0b0 #d88a90 | - | pointed ears
unicorn | - | #f6f0f4 #f0c84a | - | horn
shark | - | #6f8698 #f4f4f0 | - | fin
lobster | crab | #d23a2c #8a1f1a | - | antennae
frog | toad | #5faa3c #f4f4e8 | - | eyes
bee | bumblebee, honeybee | #f2c62e #23211f | striped | antennae
ladybug | ladybird | #d8322c #1f1c1b | dotted | antennae
`;
