import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { fillIn, ROOT, readText, readYaml } from './files.ts';
import { either, findFaults, flag, list, map, number, object, oneOf, text } from './schema.ts';

const SPAN = { type: 'string', pattern: '^\\d+(ms|s|m|h)$' };

const SERVICE = object({
  image: text,
  'build?': object({ context: text, dockerfile: text }),
  'init?': flag,
  'restart?': oneOf('no', 'always', 'on-failure', 'unless-stopped'),
  'read_only?': flag,
  'tmpfs?': list(text),
  'cap_drop?': list(text),
  'security_opt?': list(text),
  'stop_grace_period?': SPAN,
  'ports?': list({ type: 'string', pattern: '^([\\d.]+:)?\\d+:\\d+$' }),
  'environment?': map({ type: 'string' }),
  'volumes?': list({ type: 'string', pattern: '^(/\\w+|[./\\w-]+:/[./\\w-]+(:ro)?)$' }),
  'command?': list(text),
  'entrypoint?': list(text),
  'deploy?': object({ replicas: number }),
  'depends_on?': either(
    list(text),
    map(object({ condition: oneOf('service_started', 'service_healthy', 'service_completed_successfully') })),
  ),
  'healthcheck?': either(
    object({ disable: flag }),
    object({ test: list(text), 'interval?': SPAN, 'retries?': number }),
  ),
  'configs?': list(object({ source: text, target: text })),
});

const COMPOSE = {
  ...object({
    name: text,
    services: map(SERVICE),
    'volumes?': map(object({})),
    'configs?': map(object({ content: text })),
  }),
  // What begins with x- is the writer's own.
  patternProperties: { '^x-': {} },
};

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly command?: readonly string[];
  readonly deploy?: { readonly replicas: number };
  readonly read_only?: boolean;
}

describe.each(['deploy/compose.yaml', 'deploy/compose.scale.yaml'])('%s', (path) => {
  const document = readYaml(path) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes?: Readonly<Record<string, unknown>>;
    readonly configs?: Readonly<Record<string, { readonly content: string }>>;
  };
  const services = Object.entries(document.services);
  const ours = services.filter(([, { image }]) => image === 'kinora');

  it('has only fields that compose knows, with values of their kinds', () => {
    expect(findFaults(COMPOSE, document)).toEqual([]);
  });

  it('names nothing that it does not hold itself', () => {
    for (const [name, { depends_on: needs = [], volumes = [], build }] of services) {
      const others = Array.isArray(needs) ? needs : Object.keys(needs);
      for (const other of others) expect(document.services, `${name} needs ${other}`).toHaveProperty(other);
      for (const volume of volumes.filter((each) => each.includes(':'))) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(join(ROOT, 'deploy', source)), source).toBe(true);
        else expect(document.volumes).toHaveProperty(source);
      }
      if (build !== undefined) expect(existsSync(join(ROOT, 'deploy', build.context, build.dockerfile))).toBe(true);
    }
  });

  it('gives the service settings that it takes', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const [, { environment = {} }] of ours) {
      const filled = Object.entries(environment).map(([name, value]) => [name, fillIn(value)]);
      expect(() => loadConfig({ environment: Object.fromEntries(filled), toml: null })).not.toThrow();
    }
  });

  it('lets it write to its data folder alone', () => {
    for (const [, service] of ours) {
      expect(service.read_only).toBe(true);
      expect(service.volumes?.some((volume) => /(^|:)\/data$/.test(volume))).toBe(true);
    }
  });
});

describe('deploy/compose.scale.yaml', () => {
  const { services, configs } = readYaml('deploy/compose.scale.yaml') as {
    services: Readonly<Record<string, Service>>;
    configs: Readonly<Record<string, { content: string }>>;
  };

  it('has two that answer and two that work', () => {
    expect(services.api).toMatchObject({ command: ['serve', '--role', 'api'], deploy: { replicas: 2 } });
    expect(services.worker).toMatchObject({ command: ['serve', '--role', 'worker'], deploy: { replicas: 2 } });
  });

  it('gives the store the credentials that the service has', () => {
    const { identities } = JSON.parse(fillIn(configs.s3?.content ?? '')) as {
      identities: { credentials: { accessKey: string; secretKey: string }[] }[];
    };
    const { KINORA_S3_ACCESS_KEY: accessKey, KINORA_S3_SECRET_KEY: secret = '' } = services.api?.environment ?? {};
    expect(identities[0]?.credentials).toEqual([{ accessKey, secretKey: fillIn(secret) }]);
  });

  it('leads the proxy to the port of the nodes', () => {
    expect(readText('deploy/proxy/nginx.conf')).toContain('set $kinora api:8787;');
    expect(readText('deploy/Dockerfile')).toContain('ENV KINORA_PORT=8787');
  });
});
