/** `upstream` is for films and stills that are made elsewhere: waiting for them holds no place of those that are made here. */
export const LANES = ['video', 'image', 'upstream', 'webhook'] as const;
export type Lane = (typeof LANES)[number];
