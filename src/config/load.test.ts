import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './load.ts';
import { SETTINGS } from './settings.ts';

const load = (environment: Record<string, string> = {}, toml: string | null = null) =>
  loadConfig({ environment, toml });

function problems(environment: Record<string, string>, toml: string | null = null): readonly string[] {
  try {
    load(environment, toml);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the config', () => {
  it('has a default for everything', () => {
    expect(load()).toMatchObject({
      host: '127.0.0.1',
      port: 8787,
      publicUrl: null,
      trustProxy: { kind: 'none' },
      tlsCert: null,
      tlsKey: null,
      metricsAccess: 'local',
      data: './data',
      ffmpeg: null,
      retentionDays: 30,
      promptCharacters: 10_000,
      requestBytes: 64 * 1024 * 1024,
      imageBytes: 20 * 1024 * 1024,
      readsPerMinute: 600,
      createsPerMinute: 60,
      queuedPerAccount: 100,
      runningPerAccount: 4,
      queuedInAll: 10_000,
      taskDeadlineSeconds: 7_200,
      billing: 'open',
      currency: 'USD',
      videoSecondPrice: 400_000,
      fastVideoSecondPrice: 150_000,
      imagePrice: 50_000,
      modelAliases: new Map(),
      taskAttempts: 3,
      stallSeconds: 120,
      draftFrames: 0,
      draftPictures: 'drawn',
    });
  });

  it('has one name for each setting, and a line of documentation', () => {
    const settings = Object.values(SETTINGS);
    expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length);
    for (const { name, doc } of settings) {
      expect(name).toMatch(/^KINORA_[A-Z0-9_]+$/);
      expect(doc).toMatch(/\.$/);
    }
  });

  it('reads the environment', () => {
    expect(
      load({
        KINORA_PORT: '0',
        KINORA_TRUST_PROXY: 'yes',
        KINORA_PUBLIC_URL: 'https://video.example.org/api/',
        KINORA_PRICE_VIDEO_SECOND: '1.25',
        KINORA_MODEL_ALIASES: 'sora-2=video-3.1-generate-preview, veo = video-3.1-fast-generate-preview',
        KINORA_BILLING: 'prepaid',
        PATH: '/bin',
      }),
    ).toMatchObject({
      port: 0,
      trustProxy: { kind: 'hops', count: 1 },
      publicUrl: 'https://video.example.org/api',
      videoSecondPrice: 1_250_000,
      modelAliases: new Map([
        ['sora-2', 'video-3.1-generate-preview'],
        ['veo', 'video-3.1-fast-generate-preview'],
      ]),
      billing: 'prepaid',
    });
  });

  it('reads kinora.toml, and the environment goes before it', () => {
    const toml = 'port = 9000\nhost = "0.0.0.0"\ntrust_proxy = true\nprice_image = 0.5\n';
    expect(load({ KINORA_HOST: '::1' }, toml)).toMatchObject({
      port: 9000,
      host: '::1',
      trustProxy: { kind: 'hops', count: 1 },
      imagePrice: 500_000,
    });
  });

  it('reports every bad value at once', () => {
    const bad = {
      KINORA_PORT: '65536',
      KINORA_HOST: '',
      KINORA_TRUST_PROXY: 'maybe',
      KINORA_BILLING: 'free',
      KINORA_PRICE_IMAGE: '-1',
      KINORA_PUBLIC_URL: 'ftp://example.org',
      KINORA_MODEL_ALIASES: 'veo',
      KINORA_TASK_ATTEMPTS: '1.5',
    };
    expect(problems(bad, 'workers = 3')).toEqual([
      'kinora.toml: KINORA_WORKERS is not a setting.',
      "KINORA_HOST must not be empty; got ''.",
      "KINORA_PORT must be a whole number from 0 to 65535; got '65536'.",
      "KINORA_PUBLIC_URL must be an http or https address, such as https://video.example.org; got 'ftp://example.org'.",
      "KINORA_TRUST_PROXY must be false, a number of proxies such as 1, or their addresses such as 10.0.0.0/8,192.0.2.7; got 'maybe'.",
      "KINORA_BILLING must be one of open, prepaid; got 'free'.",
      "KINORA_PRICE_IMAGE must be a decimal such as 0.40, with at most six places; got '-1'.",
      "KINORA_MODEL_ALIASES must be alias=model pairs separated by commas; got 'veo'.",
      "KINORA_TASK_ATTEMPTS must be a whole number from 1 to 100; got '1.5'.",
    ]);
  });

  it.each(['', ' 1', '+1', '0x10', '1e3', '-1', '99999999999999999', '٣'])('refuses %j as a port', (value) => {
    expect(problems({ KINORA_PORT: value })).toEqual([
      `KINORA_PORT must be a whole number from 0 to 65535; got '${value}'.`,
    ]);
  });

  it.each(['https://example.org/?a=1', 'https://example.org/#a', 'example.org', 'http://'])(
    'refuses %j as a public address',
    (value) => {
      expect(problems({ KINORA_PUBLIC_URL: value })).toHaveLength(1);
    },
  );

  it('reads the headers of a collector, and does not repeat those it cannot read', () => {
    const { otlpHeaders } = loadConfig({
      environment: { KINORA_OTLP_HEADERS: 'Authorization=Basic dXNlcg==, x-tenant=films' },
      toml: null,
    });
    expect(otlpHeaders).toEqual({ authorization: 'Basic dXNlcg==', 'x-tenant': 'films' });
    expect(problems({ KINORA_OTLP_HEADERS: 'secret' })).toEqual([
      'KINORA_OTLP_HEADERS must be name=value pairs separated by commas.',
    ]);
  });

  it('suggests the name that was meant', () => {
    expect(problems({ KINORA_PROT: '1', KINORA_NONSENSE_ALTOGETHER: '2' })).toEqual([
      'KINORA_PROT is not a setting; did you mean KINORA_PORT?',
      'KINORA_NONSENSE_ALTOGETHER is not a setting.',
    ]);
    expect(problems({}, 'prot = 1')).toEqual(['kinora.toml: KINORA_PROT is not a setting; did you mean KINORA_PORT?']);
  });

  it('leaves the name of the config file itself alone', () => {
    expect(problems({ KINORA_CONFIG: '/etc/kinora.toml' })).toEqual([]);
  });

  it('refuses values in kinora.toml that are no single value', () => {
    expect(problems({}, 'host = ["a"]\n[port]\nnumber = 1')).toEqual([
      'kinora.toml: host must be a single value.',
      'kinora.toml: port must be a single value.',
    ]);
  });

  it('says when kinora.toml cannot be read', () => {
    const [first = '', ...others] = problems({ KINORA_PORT: 'x' }, 'port = = 1');
    expect(first).toMatch(/^kinora\.toml:1: cannot be read: .+/);
    expect(others).toEqual(["KINORA_PORT must be a whole number from 0 to 65535; got 'x'."]);
  });

  it.each([{ KINORA_TLS_CERT: 'a.pem' }, { KINORA_TLS_KEY: 'a.pem' }])('wants certificate and key together', (half) => {
    expect(problems(half)).toEqual(['KINORA_TLS_CERT and KINORA_TLS_KEY must be given together.']);
    expect(problems({ KINORA_TLS_CERT: 'a.pem', KINORA_TLS_KEY: 'b.pem' })).toEqual([]);
  });

  it.each([
    ['false', { kind: 'none' }],
    ['0', { kind: 'none' }],
    ['true', { kind: 'hops', count: 1 }],
    ['1', { kind: 'hops', count: 1 }],
    ['2', { kind: 'hops', count: 2 }],
    [
      '10.0.0.0/8, 192.0.2.7,fd00::/8,::1',
      {
        kind: 'addresses',
        ranges: [
          { address: '10.0.0.0', prefix: 8, family: 'ipv4' },
          { address: '192.0.2.7', prefix: 32, family: 'ipv4' },
          { address: 'fd00::', prefix: 8, family: 'ipv6' },
          { address: '::1', prefix: 128, family: 'ipv6' },
        ],
      },
    ],
  ])('reads which proxies are believed from %s', (written, trustProxy) => {
    expect(loadConfig({ environment: { KINORA_TRUST_PROXY: written }, toml: null })).toMatchObject({ trustProxy });
  });

  it.each(['', '10.0.0.0/33', '::/129', '10.0.0', '1.2.3.4/8/8', 'loopback', '10.0.0.1,', '1.2.3.4/x'])(
    'refuses proxies written as "%s"',
    (written) => {
      expect(() => loadConfig({ environment: { KINORA_TRUST_PROXY: written }, toml: null })).toThrow(
        'KINORA_TRUST_PROXY',
      );
    },
  );
});
