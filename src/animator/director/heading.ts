/** Where in the picture somebody goes: toward the camera or away from it, to its left or to its right. */
export const HEADINGS = ['toward', 'away', 'left', 'right'] as const;
export type Heading = (typeof HEADINGS)[number];
