import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { ROOT, readText, readYaml, readYamlDocuments } from './files.ts';
import { MANIFESTS } from './kubernetes-schema.ts';
import { findFaults } from './schema.ts';

const FOLDER = 'deploy/kubernetes';

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

const files = readdirSync(join(ROOT, FOLDER)).filter((name) => name !== 'kustomization.yaml');
const manifests = files.flatMap((file) =>
  readYamlDocuments(`${FOLDER}/${file}`).map((document) => ({ file, manifest: document as Manifest })),
);

/** Of the interface's own description: which fields a kind must have, and of what type they are. */
// biome-ignore lint/suspicious/noExplicitAny: each class takes its own shape, which is what is being checked
const MODELS: Readonly<Record<string, new (data: any) => { validate(): void }>> = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  PodDisruptionBudget,
  ConfigMap,
  Namespace,
  Secret,
  Service,
  ScaledObject,
};

const find = <Found>(kind: string, name: string): Found =>
  manifests.find(({ manifest }) => manifest.kind === kind && manifest.metadata.name === name)?.manifest as Found;

describe('the Kubernetes manifests', () => {
  it.each(manifests.map(({ file, manifest }) => [file, manifest.kind, manifest] as const))(
    '%s: %s is one that a cluster takes',
    (_file, kind, manifest) => {
      const Model = MODELS[kind];
      expect(Model, `a model for ${kind}`).toBeDefined();
      if (Model !== undefined) expect(() => new Model(manifest).validate()).not.toThrow();
      const schema = MANIFESTS[`${manifest.apiVersion} ${kind}`];
      expect(schema, `a schema for ${manifest.apiVersion} ${kind}`).toBeDefined();
      if (schema !== undefined) expect(findFaults(schema, manifest)).toEqual([]);
    },
  );

  it('are all named by the kustomization, but for the example of a secret', () => {
    const { resources } = readYaml(`${FOLDER}/kustomization.yaml`) as { resources: string[] };
    expect(resources.toSorted()).toEqual(files.filter((name) => name !== 'secret.example.yaml').toSorted());
  });

  it('give the service settings that it takes, for longer than it needs to stop', () => {
    const { data } = find<{ data: Record<string, string> }>('ConfigMap', 'kinora');
    const { stringData } = find<{ stringData: Record<string, string> }>('Secret', 'kinora');
    const { shutdownSeconds } = loadConfig({ environment: { ...data, ...stringData }, toml: null });
    for (const name of ['kinora-api', 'kinora-worker']) {
      const { spec } = find<{ spec: { template: { spec: { terminationGracePeriodSeconds: number } } } }>(
        'Deployment',
        name,
      );
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(shutdownSeconds);
    }
  });

  it('scale what is there, by a figure that the service tells', () => {
    const { spec } = find<{
      spec: { scaleTargetRef: { name: string }; triggers: { metadata: { query: string } }[] };
    }>('ScaledObject', 'kinora-worker');
    expect(find('Deployment', spec.scaleTargetRef.name)).toBeDefined();
    expect(spec.triggers[0]?.metadata.query).toContain('kinora_tasks{state="queued"}');
  });

  it('run as the user of the image', () => {
    const user = /^USER (\d+):/m.exec(readText('deploy/Dockerfile'))?.[1];
    for (const name of ['kinora-api', 'kinora-worker']) {
      const { spec } = find<{ spec: { template: { spec: { securityContext: { runAsUser: number } } } } }>(
        'Deployment',
        name,
      );
      expect(String(spec.template.spec.securityContext.runAsUser)).toBe(user);
    }
  });
});
