/**
 * The most processor time that the main thread has taken between two looks: as long as one turn of the event loop keeps all
 * others waiting. What other programs take of the machine in the meantime is not in it, unlike in a measured delay.
 */
export interface BusiestTurn {
  /** In seconds, since it was last asked. */
  take(): number;
}

const LOOK_MILLISECONDS = 20;

export function watchTurns(): BusiestTurn {
  let before = process.threadCpuUsage();
  let most = 0;
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    most = Math.max(most, (user + system) / 1_000_000);
  };
  setInterval(look, LOOK_MILLISECONDS).unref();
  return {
    take() {
      const taken = most;
      most = 0;
      return taken;
    },
  };
}
