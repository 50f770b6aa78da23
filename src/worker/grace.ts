/** A signal that comes a while after the other; `end` must be called. */
export function withGrace(stop: AbortSignal, milliseconds: number): { readonly signal: AbortSignal; end(): void } {
  const late = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  const begin = () => {
    timer = setTimeout(() => late.abort(stop.reason), milliseconds);
  };
  if (stop.aborted) begin();
  else stop.addEventListener('abort', begin, { once: true });
  return {
    signal: late.signal,
    end() {
      stop.removeEventListener('abort', begin);
      if (timer !== null) clearTimeout(timer);
    },
  };
}
