/** Whoever asked the system for less motion gets the end of it at once. */
export const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
