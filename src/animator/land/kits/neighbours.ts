import type { Random } from '../../maths/random.ts';

/** Houses for one side of a street, picked one after the other: none stands beside its like. */
export function makeNeighbours<House>(random: Random, kinds: readonly House[]): () => House {
  let last = -1;
  return () => {
    let next = random.index(kinds.length);
    if (next === last) next = (next + 1) % kinds.length;
    last = next;
    const house = kinds[next];
    if (house === undefined) throw new RangeError('A street needs a kind of house.');
    return house;
  };
}
