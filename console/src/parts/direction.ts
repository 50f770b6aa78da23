/** For a field of words in any language. Mantine would set `dir` on the frame around it, which holds none of them. */
export const EITHER_DIRECTION = { input: { dir: 'auto' } } as const;
