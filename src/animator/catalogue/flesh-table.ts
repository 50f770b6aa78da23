import { MATERIALS, type MaterialName } from '../maths/materials.ts';

/** What is seen of a thing where a knife went through it: near its skin | in its middle | material | things. The last row is for all the rest. */
const FLESH_TABLE = `
d8343c | f6d9d2 | skin | strawberry, cherry, raspberry
e2463f | f0a08a | skin | tomato, bell pepper
e0404a | e8525c | skin | watermelon
f7f1c8 | fdf8e0 | skin | apple, pear, onion, garlic, potato, coconut
f5e6a2 | fbf2cc | skin | banana, pineapple, mango, lemon, peach, melon, corn
f09a2e | f8b85a | skin | orange, tangerine, carrot, pumpkin, sweet potato, egg
cfe6a0 | e6f2c8 | skin | cucumber, kiwi fruit, avocado, lime, grape, cabbage, broccoli, lettuce, zucchini
f4e9cc | efe0ba | food | bread, baguette, croissant, bagel, dough, donut, waffle, pancake, pie, sandwich, bun
f6e3b4 | f9edcb | food | cake, cupcake, cheese, butter, mooncake
b8504a | c96a60 | skin | meat, steak, fillet, ham, sausage, bacon, sushi
6a3a22 | 7d4a2c | food | chocolate, brownie, cookie, chocolate bar
d9b98a | e8cfa4 | wood | log, wood, stick, bamboo
f3eee4 | faf6ee | plaster | soap, candle, clay, sand
e8d9c4 | f4ecdf | skin | -
`;

export interface Flesh {
  readonly rim: number;
  readonly core: number;
  readonly material: MaterialName;
}

const isMaterial = (name: string): name is MaterialName => Object.hasOwn(MATERIALS, name);

const ROWS = FLESH_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [rim = '', core = '', material = '', things = ''] = line.split(' | ');
    if (!isMaterial(material)) throw new RangeError(`There is no material called '${material}' for flesh.`);
    return {
      ...{ rim: Number.parseInt(rim, 16), core: Number.parseInt(core, 16), material },
      things: new Set(things.split(', ')),
    };
  });

export function fleshOf(kind: string): Flesh {
  const row = ROWS.find(({ things }) => things.has(kind)) ?? ROWS.at(-1);
  if (row === undefined) throw new RangeError('The table of flesh is empty.');
  return row;
}
