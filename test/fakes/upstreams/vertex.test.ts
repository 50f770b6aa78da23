import { GoogleGenAI } from '@google/genai';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openFakeVertex } from './vertex.ts';

describe('the fake of Vertex AI', () => {
  it('signs in the official library, and makes it a film', async () => {
    const vertex = await openFakeVertex();
    onTestFinished(() => vertex.close());
    const client = new GoogleGenAI({
      vertexai: true,
      project: 'films-1234',
      location: 'us-central1',
      apiVersion: 'v1',
      googleAuthOptions: {
        credentials: vertex.serviceAccount,
        // The address for tokens is fixed in there.
        clientOptions: {
          transporterOptions: { fetchImplementation: (_url, init) => fetch(`${vertex.url}/token`, init) },
        },
      },
      httpOptions: { baseUrl: vertex.url },
    });
    const config = { durationSeconds: 8, seed: 7, generateAudio: true, labels: { kinora: 'a-token' } };
    let operation = await client.models.generateVideos({
      model: 'veo-3.1-generate-001',
      source: { prompt: 'A boat' },
      config,
    });
    expect(vertex.creates).toMatchObject([
      {
        token: 'a-token',
        path: '/v1/projects/films-1234/locations/us-central1/publishers/google/models/veo-3.1-generate-001:predictLongRunning',
        body: { instances: [{ prompt: 'A boat' }], parameters: { durationSeconds: 8, seed: 7, generateAudio: true } },
      },
    ]);
    while (operation.done !== true) operation = await client.operations.getVideosOperation({ operation });
    const bytes = operation.response?.generatedVideos?.[0]?.video?.videoBytes ?? '';
    expect(Buffer.from(bytes, 'base64').toString()).toBe('a film');
    expect((await client.models.get({ model: 'veo-3.1-generate-001' })).name).toContain('veo-3.1-generate-001');
  });
});
