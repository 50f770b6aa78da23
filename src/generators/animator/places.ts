export interface PlaceRules {
  readonly places: number;
  /** So many may wait for a place; who comes after them is refused at once. */
  readonly mostWaiting: number;
  /** And of one and the same holder so many, so that nobody fills the line for all others. */
  readonly mostWaitingEach: number;
  readonly refuse: (why: 'too many' | 'too many of one') => Error;
}

export interface Holder {
  /** Holders take turns. */
  readonly name: string;
  /** Given when nobody waits any more. */
  readonly signal: AbortSignal;
}

export interface Places {
  /** Waits for a place, works in it and leaves it. Throws the signal's reason where it is given before there was one. */
  hold<Result>(holder: Holder, work: () => Promise<Result>): Promise<Result>;
}

/**
 * So many at once and no more. The others wait: holders in turns, one place each, and those of one holder in the order in which they came.
 * Whoever asks for hundreds is held up by itself alone.
 */
export function makePlaces({ places, mostWaiting, mostWaitingEach, refuse }: PlaceRules): Places {
  let free = places;
  let waiting = 0;
  /** Holders in the order of their turns; none is empty. */
  const lines = new Map<string, Set<() => void>>();

  async function take({ name, signal }: Holder): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    const line = lines.get(name) ?? new Set();
    if (line.size >= mostWaitingEach) throw refuse('too many of one');
    if (waiting >= mostWaiting) throw refuse('too many');
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      drop(name, line, turn.resolve);
      turn.reject(signal.reason);
    };
    lines.set(name, line.add(turn.resolve));
    waiting += 1;
    signal.addEventListener('abort', leave, { once: true });
    try {
      await turn.promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  function drop(name: string, line: Set<() => void>, turn: () => void): void {
    if (!line.delete(turn)) return;
    waiting -= 1;
    if (line.size === 0) lines.delete(name);
  }

  function give(): void {
    const [next] = lines;
    if (next === undefined) {
      free += 1;
      return;
    }
    const [name, line] = next;
    const [turn] = line;
    // To the end of the turns, with what it still waits for.
    lines.delete(name);
    lines.set(name, line);
    if (turn === undefined) throw new Error('A line without anybody in it was kept.');
    drop(name, line, turn);
    turn();
  }

  return {
    async hold(holder, work) {
      await take(holder);
      try {
        return await work();
      } finally {
        give();
      }
    },
  };
}
