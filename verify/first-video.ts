import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MILLISECONDS = 300_000;
const PAUSE_MILLISECONDS = 500;

/** What a newcomer does with a service that has just started: reads the key off its welcome, and has a video made. */
export async function makeFirstVideo(
  said: () => string,
  isOver: () => boolean,
): Promise<{ readonly address: string; readonly bytes: number; readonly seconds: number }> {
  const startedAt = performance.now();
  const until = async <Found>(what: string, look: () => Promise<Found | null> | Found | null): Promise<Found> => {
    for (;;) {
      const found = await look();
      if (found !== null) return found;
      if (isOver()) throw new Error(`The service ended before ${what}:\n${said()}`);
      if (performance.now() - startedAt > PATIENCE_MILLISECONDS) throw new Error(`No ${what} in time:\n${said()}`);
      await wait(PAUSE_MILLISECONDS);
    }
  };
  const key = await until('first key', () => /sk-[0-9A-Za-z]{43}/.exec(said())?.[0] ?? null);
  const address = await until('address', () => /Kinora is ready at (\S+)/.exec(said())?.[1] ?? null);
  const headers = { authorization: `Bearer ${key}` };
  const created = await fetch(`${address}/v1/videos`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'video-3.1-fast-generate-preview', seconds: 4, prompt: 'A sailboat on a calm sea' }),
  });
  const { id } = (await created.json()) as { id: string };
  await until('film', async () => {
    const { status, error } = (await (await fetch(`${address}/v1/videos/${id}`, { headers })).json()) as {
      status: string;
      error: unknown;
    };
    if (status === 'failed') throw new Error(`The first video failed: ${JSON.stringify(error)}\n${said()}`);
    return status === 'completed' ? status : null;
  });
  const film = await (await fetch(`${address}/v1/videos/${id}/content`, { headers })).arrayBuffer();
  return { address, bytes: film.byteLength, seconds: (performance.now() - startedAt) / 1000 };
}
