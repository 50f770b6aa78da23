/** How something is done: adverbs of pace, and all others as they are written. */

export const FAST = /^(?:quickly|fast|rapidly|swiftly|hurriedly|briskly|furiously|hard|wildly)$/;

export const SLOW = /^(?:slowly|gently|softly|calmly|lazily|carefully|gracefully|quietly|leisurely|slow)$/;

/** How it is done, where that is not only quick or slow. */
export function mannerOf(adverb: string | null): string | null {
  return adverb !== null &&
    /[a-z]{2}ly$/.test(adverb) &&
    !FAST.test(adverb) &&
    !/^(?:slowly|suddenly|finally|only|early)$/.test(adverb)
    ? adverb
    : null;
}
