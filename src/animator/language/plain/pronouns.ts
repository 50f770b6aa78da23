/** Whose something is, as whom it is done to: "on his face", "around him". */
export const WHOM: Readonly<Record<string, string>> = { his: 'him', her: 'her', their: 'them' };
