/** How finely a body is cut: ten of a kind are seen smaller than one, and must not cost ten times as much. */
export type Fineness = 'hero' | 'cast' | 'crowd';

export const finenessOf = (count: number): Fineness => (count <= 3 ? 'hero' : count <= 8 ? 'cast' : 'crowd');
