import type { Server } from 'node:net';

const MANY = 100;
/** Of those that were there at once: when so few are left, the rest has gone. */
const FEW = 1 / 4;

/**
 * Tells when a crowd of connections has left. What each of them held, buffers and half-read requests, is only found by a collection, and a
 * service that has become idle does none: 550 readers that stalled left it above 250 MB for more than a minute (2026-11-15).
 */
export function watchCrowd(server: Server, onLeft: () => void): void {
  let open = 0;
  let highest = 0;
  server.on('connection', (socket) => {
    open += 1;
    highest = Math.max(highest, open);
    socket.once('close', () => {
      open -= 1;
      if (highest < MANY || open > highest * FEW) return;
      highest = open;
      onLeft();
    });
  });
}
