import { either, flag, list, map, number, object, oneOf, type Schema, text } from './schema.ts';

/** The fields of the kinds that we use, and no others: what the cluster's own schema leaves open is a misspelling here. */

const METADATA = object({ name: text, 'namespace?': text, 'labels?': map(text), 'annotations?': map(text) });

const kind = (apiVersion: string, name: string, fields: Readonly<Record<string, Schema>>): Schema =>
  object({ apiVersion: oneOf(apiVersion), kind: oneOf(name), metadata: METADATA, ...fields });

const SELECTOR = object({ matchLabels: map(text) });
const PORT = either(text, number);

const PROBE = object({
  httpGet: object({ path: text, port: PORT }),
  'periodSeconds?': number,
  'timeoutSeconds?': number,
  'failureThreshold?': number,
});

const QUANTITIES = object({ 'cpu?': text, 'memory?': text });

const CONTAINER = object({
  name: text,
  image: text,
  'args?': list(text),
  'ports?': list(object({ name: text, containerPort: number })),
  'envFrom?': list(
    either(object({ configMapRef: object({ name: text }) }), object({ secretRef: object({ name: text }) })),
  ),
  'startupProbe?': PROBE,
  'livenessProbe?': PROBE,
  'readinessProbe?': PROBE,
  'resources?': object({ requests: QUANTITIES, limits: QUANTITIES }),
  'securityContext?': object({
    allowPrivilegeEscalation: flag,
    readOnlyRootFilesystem: flag,
    capabilities: object({ drop: list(text) }),
  }),
  'volumeMounts?': list(object({ name: text, mountPath: text })),
});

const POD = object({
  'terminationGracePeriodSeconds?': number,
  'automountServiceAccountToken?': flag,
  'securityContext?': object({
    runAsNonRoot: flag,
    runAsUser: number,
    runAsGroup: number,
    fsGroup: number,
    seccompProfile: object({ type: oneOf('RuntimeDefault') }),
  }),
  containers: list(CONTAINER),
  'volumes?': list(object({ name: text, emptyDir: object({ 'sizeLimit?': text }) })),
});

const RULES = object({
  'stabilizationWindowSeconds?': number,
  'policies?': list(object({ type: oneOf('Percent', 'Pods'), value: number, periodSeconds: number })),
});

export const MANIFESTS: Readonly<Record<string, Schema>> = {
  'v1 Namespace': kind('v1', 'Namespace', {}),
  'v1 ConfigMap': kind('v1', 'ConfigMap', { data: map(text) }),
  'v1 Secret': kind('v1', 'Secret', { type: oneOf('Opaque'), stringData: map(text) }),
  'v1 Service': kind('v1', 'Service', {
    spec: object({ selector: map(text), ports: list(object({ name: text, port: number, targetPort: PORT })) }),
  }),
  'apps/v1 Deployment': kind('apps/v1', 'Deployment', {
    spec: object({
      'replicas?': number,
      selector: SELECTOR,
      'strategy?': object({ rollingUpdate: object({ maxUnavailable: number }) }),
      template: object({ metadata: object({ labels: map(text), annotations: map(text) }), spec: POD }),
    }),
  }),
  'policy/v1 PodDisruptionBudget': kind('policy/v1', 'PodDisruptionBudget', {
    spec: object({ minAvailable: number, selector: SELECTOR }),
  }),
  'autoscaling/v2 HorizontalPodAutoscaler': kind('autoscaling/v2', 'HorizontalPodAutoscaler', {
    spec: object({
      scaleTargetRef: object({ apiVersion: text, kind: text, name: text }),
      minReplicas: number,
      maxReplicas: number,
      metrics: list(
        object({
          type: oneOf('Resource'),
          resource: object({ name: text, target: object({ type: oneOf('Utilization'), averageUtilization: number }) }),
        }),
      ),
    }),
  }),
  'keda.sh/v1alpha1 ScaledObject': kind('keda.sh/v1alpha1', 'ScaledObject', {
    spec: object({
      scaleTargetRef: object({ name: text }),
      minReplicaCount: number,
      maxReplicaCount: number,
      'pollingInterval?': number,
      'cooldownPeriod?': number,
      triggers: list(
        object({ type: oneOf('prometheus'), metadata: object({ serverAddress: text, query: text, threshold: text }) }),
      ),
      'advanced?': object({ horizontalPodAutoscalerConfig: object({ behavior: object({ scaleDown: RULES }) }) }),
    }),
  }),
  'networking.k8s.io/v1 Ingress': kind('networking.k8s.io/v1', 'Ingress', {
    spec: object({
      rules: list(
        object({
          host: text,
          http: object({
            paths: list(
              object({
                path: text,
                pathType: oneOf('Prefix', 'Exact'),
                backend: object({ service: object({ name: text, port: object({ name: text }) }) }),
              }),
            ),
          }),
        }),
      ),
      'tls?': list(object({ hosts: list(text), secretName: text })),
    }),
  }),
};
