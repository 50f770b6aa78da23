import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openNameServer } from '../test/fixtures/name-server.ts';
import { query } from './support/data-folder.ts';
import { expectRefusal, postJson } from './support/http.ts';
import { PNG } from './support/pictures.ts';
import { makeFolder, removeFolder, serve } from './support/process.ts';
import { openReceiver } from './support/receiver.ts';
import { aRequest, createTask } from './support/tasks.ts';

/** A public address of nobody we know: what is sent there arrives at this machine (`fixtures/own-internet.js`). */
const OUTSIDE = '93.184.215.14';
const INSIDE = '127.0.0.1';

/** The whole service, in an internet where names mean what the test says. */
async function serveInOwnInternet(answer: (name: string) => string, args: readonly string[] = []) {
  const names = await openNameServer((name) => [answer(name)]);
  const folder = await makeFolder();
  onTestFinished(() => removeFolder(folder));
  const wiring = new URL(`fixtures/own-internet.js?names=${names.port}&outside=${OUTSIDE}`, import.meta.url);
  const settings = { KINORA_REMOTE_IMAGES: 'true', KINORA_SWEEP_SECONDS: '1' };
  const service = await serve({ folder, args, settings, preload: wiring.href });
  onTestFinished(() => service.kill());
  return { service, names };
}

/** Answers with a picture, or shows the way to where it was told to. */
async function openPictures() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    asked.push(`${request.headers.host?.replace(/:\d+$/, '')}${pathname}`);
    const to = searchParams.get('to');
    response.setHeader('connection', 'close');
    if (to === null) response.setHeader('content-type', 'image/png').end(PNG);
    else response.writeHead(302, { location: to }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, INSIDE, resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { port: (server.address() as AddressInfo).port, asked };
}

describe('a service that may fetch pictures', () => {
  it('fetches none from inside, whatever a name meant before and wherever an answer sends it', async () => {
    const pictures = await openPictures();
    let turn = 0;
    const meanings: Readonly<Record<string, () => string>> = {
      'public.test': () => OUTSIDE,
      'inside.test': () => INSIDE,
      'rebind.test': () => (turn++ % 2 === 0 ? OUTSIDE : INSIDE),
    };
    const { service } = await serveInOwnInternet((name) => meanings[name]?.() ?? INSIDE, ['--role', 'api']);
    const ask = (url: string) => postJson(service, aRequest({ input_reference: url }));
    const at = (host: string, path: string) => `http://${host}:${pictures.port}${path}`;
    const refusal = { status: 400, code: 'invalid_request', param: 'input_reference', message: /not a public one/ };

    // The first connection may be made, so that the second one, refused, shows that it was judged anew.
    expect((await ask(at('rebind.test', '/first.png'))).status).toBe(200);
    expectRefusal(await ask(at('rebind.test', '/second.png')), refusal);
    expectRefusal(await ask(at('inside.test', '/third.png')), refusal);
    for (const host of ['inside.test', INSIDE, '2130706433', '[::ffff:127.0.0.1]', '[::127.0.0.1]']) {
      const away = encodeURIComponent(at(host, '/secret'));
      expectRefusal(await ask(at('public.test', `/away?to=${away}`)), refusal);
    }
    expect(
      (await ask(at('public.test', `/away?to=${encodeURIComponent(at('public.test', '/moved.png'))}`))).status,
    ).toBe(200);
    const away = Array.from({ length: 6 }, () => 'public.test/away');
    expect(pictures.asked).toEqual(['rebind.test/first.png', ...away, 'public.test/moved.png']);
    expect(query(service.data, 'select count(*) as n from tasks')).toEqual([{ n: 2 }]);
  });
});

describe('a webhook whose name changes its mind', () => {
  it('is not sent inside, and is sent when the name is a public one again', async () => {
    const receiver = await openReceiver({});
    onTestFinished(() => receiver.close());
    const meant: string[] = [];
    const { service, names } = await serveInOwnInternet(() => {
      const address = meant.length === 0 ? INSIDE : OUTSIDE;
      meant.push(address);
      return address;
    });
    const port = new URL(receiver.url).port;
    const webhook = { url: `http://rebind.test:${port}/done`, secret: 'whsec_a2lub3JhIHdlYmhvb2tz' };
    const { id } = await createTask(service, { webhook });
    const [received, ...more] = await receiver.untilReceived('/done', 1);
    expect(received?.body).toContain(id);
    expect(more).toEqual([]);
    // Asked for each try: what came is the second one.
    expect(meant).toEqual([INSIDE, OUTSIDE]);
    expect(names.asked).toEqual(['rebind.test', 'rebind.test']);
  });
});
