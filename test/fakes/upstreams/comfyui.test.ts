import { Client } from '@stable-canvas/comfyui-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openFakeComfyUi } from './comfyui.ts';

/** A library that people use against ComfyUI takes the fake for one. */
describe('the fake ComfyUI', () => {
  it('queues, tells and ends a job as the library expects', async () => {
    const film = Buffer.from('a film of its own');
    const fake = await openFakeComfyUi({ film, age: 'classic', checks: 2 });
    onTestFinished(() => fake.close());
    const client = new Client({ api_host: new URL(fake.url).host, clientId: 'test', fetch, WebSocket });
    const graph = { '3': { class_type: 'SaveVideo', inputs: { filename_prefix: 'x' } } };
    const { prompt_id } = (await client._enqueue_prompt(graph)) as { prompt_id: string };
    const { Running, Pending } = await client.getQueue();
    expect([...Running, ...Pending]).toHaveLength(1);
    await client.waitForPrompt(prompt_id, 5, 300_000);
    const history = await client.fetchApi(`/history/${prompt_id}`);
    expect(await history.json()).toMatchObject({ [prompt_id]: { status: { status_str: 'success' } } });
    const view = client.viewURL(`${prompt_id}_00001_.mp4`, 'kinora', 'output');
    const bytes = await (await fetch(view)).arrayBuffer();
    expect(Buffer.from(bytes)).toEqual(film);
    const system = await client.getSystemStats();
    expect(system).toMatchObject({ system: { comfyui_version: '0.36.0' } });
  });
});
