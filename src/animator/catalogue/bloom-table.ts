/** Flowers that lands can be grown with: kind | its names, one of them | where fields of it are, if that is no meadow. */
export const BLOOM_TABLE = `
daisy | daisy, chamomile, marguerite
poppy | poppy | fields
buttercup | buttercup
dandelion | dandelion
bluebell | bluebell, bellflower
cornflower | cornflower
lavender | lavender | fields
tulip | tulip | fields
sunflower | sunflower | fields
rose | rose, peony, camellia, ranunculus
clover | clover
lily | lily, daylily, iris, orchid
spider lily | spider lily, higanbana, lycoris
marigold | marigold, chrysanthemum, dahlia, carnation, zinnia, aster
lupine | lupine, lupin, foxglove, delphinium, snapdragon, bluebonnet, hyacinth, larkspur, fireweed, heather, salvia
cosmos | cosmos, anemone, cherry blossom, hibiscus, petunia, flower, blossom, bloom
daffodil | daffodil, narcissus, crocus, snowdrop
`;
