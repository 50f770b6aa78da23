export interface PlaceRules {
  readonly places: number;
  /** So many may wait for a place; who comes after them is refused at once. */
  readonly mostWaiting: number;
  readonly refuse: () => Error;
}

export interface Places {
  /** Waits for a place, works in it and leaves it. Throws the signal's reason where it is given before there was one. */
  hold<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** So many at once and no more; the others wait in the order in which they came. */
export function makePlaces({ places, mostWaiting, refuse }: PlaceRules): Places {
  let free = places;
  const line = new Set<() => void>();

  async function take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    if (line.size >= mostWaiting) throw refuse();
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      line.delete(turn.resolve);
      turn.reject(signal.reason);
    };
    line.add(turn.resolve);
    signal.addEventListener('abort', leave, { once: true });
    try {
      await turn.promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  function give(): void {
    const [next] = line;
    if (next === undefined) {
      free += 1;
      return;
    }
    line.delete(next);
    next();
  }

  return {
    async hold(signal, work) {
      await take(signal);
      try {
        return await work();
      } finally {
        give();
      }
    },
  };
}
