import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Stands before a server and can be shut: then connections break and new ones are refused, as when the server was stopped.
 * Opened again it is at the same address.
 */
export class Gate {
  readonly port: number;
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | null;

  private constructor(server: Server, port: number, target: number) {
    this.#server = server;
    this.port = port;
    this.#target = target;
    this.#attend(server);
  }

  static async open(target: number): Promise<Gate> {
    const server = await listen(0);
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The gate has no port.');
    return new Gate(server, address.port, target);
  }

  async shut(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(server, 'close');
  }

  async reopen(): Promise<void> {
    this.#server = await listen(this.port);
    this.#attend(this.#server);
  }

  #attend(server: Server): void {
    server.on('connection', (near) => {
      const far = connect({ port: this.#target, host: '127.0.0.1' });
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.once('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
  }
}

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
