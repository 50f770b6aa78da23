import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { watchCrowd } from './crowd.ts';

async function open() {
  const server = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  let told = 0;
  watchCrowd(server, () => {
    told += 1;
  });
  const { port } = server.address() as AddressInfo;
  const count = () => new Promise<number>((resolve) => server.getConnections((_, number) => resolve(number)));
  return {
    told: () => told,
    async come(number: number): Promise<Socket[]> {
      const before = await count();
      const sockets = Array.from({ length: number }, () => connect(port, '127.0.0.1'));
      onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
      await expect.poll(count).toBe(before + number);
      return sockets;
    },
    async go(sockets: readonly Socket[]): Promise<void> {
      const before = await count();
      for (const socket of sockets) socket.destroy();
      await expect.poll(count).toBe(before - sockets.length);
    },
  };
}

it('tells once that a crowd has left, while some are still there', async () => {
  const { come, go, told } = await open();
  const crowd = await come(120);
  await go(crowd.slice(0, 80));
  expect(told()).toBe(0);
  await go(crowd.slice(80, 110));
  await expect.poll(told).toBe(1);
  await go(crowd.slice(110));
  await expect.poll(told).toBe(1);
  await go(await come(100));
  await expect.poll(told).toBe(2);
});

it('does not speak of those who come and go one by one', async () => {
  const { come, go, told } = await open();
  for (let round = 0; round < 3; round += 1) await go(await come(60));
  expect(told()).toBe(0);
});
