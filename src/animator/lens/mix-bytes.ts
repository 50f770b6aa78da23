/** Of two pictures of one size the first becomes a mean of both, of which `share` is of the other. */
export function mixBytes(into: Uint8Array, from: Uint8Array, share: number): void {
  const weight = Math.round(share * 256);
  for (let at = 0; at < into.length; at++) {
    const own = into[at] ?? 0;
    into[at] = own + ((((from[at] ?? 0) - own) * weight) >> 8);
  }
}
