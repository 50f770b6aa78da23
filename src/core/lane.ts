export const LANES = ['video', 'image', 'webhook'] as const;
export type Lane = (typeof LANES)[number];
