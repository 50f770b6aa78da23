/** The mouth of whoever speaks, over time: how far it is open and how wide it is drawn, 0..1 each, in rising order of `at`. */
export interface MouthTrack {
  /** Role of the script; null for a voice that is not seen. */
  readonly role: number | null;
  readonly keys: readonly { readonly at: number; readonly open: number; readonly wide: number }[];
}

export interface Mouth {
  readonly open: number;
  readonly wide: number;
}

const SHUT: Mouth = { open: 0, wide: 0.5 };

/** The shape at one instant, between the two keys around it. Shut before the first and after the last. */
export function mouthAt({ keys }: Pick<MouthTrack, 'keys'>, seconds: number): Mouth {
  const next = keys.findIndex(({ at }) => at > seconds);
  const after = keys[next];
  const before = keys[next - 1];
  if (after === undefined || before === undefined) return SHUT;
  const share = (seconds - before.at) / (after.at - before.at);
  return {
    open: before.open + (after.open - before.open) * share,
    wide: before.wide + (after.wide - before.wide) * share,
  };
}

/** The same, so many seconds later. */
export const mouthLater = (track: MouthTrack, seconds: number): MouthTrack => ({
  ...track,
  keys: track.keys.map((key) => ({ ...key, at: key.at + seconds })),
});

/** What the voices do to the lips of a role: of all its lines, the one that is just being said. */
export function mouthOf(tracks: readonly MouthTrack[], role: number, seconds: number): Mouth {
  let widest = SHUT;
  for (const track of tracks) {
    if (track.role !== role) continue;
    const mouth = mouthAt(track, seconds);
    if (mouth.open > widest.open) widest = mouth;
  }
  return widest;
}
