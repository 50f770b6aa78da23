import {
  oneOf,
  optionalPort,
  optionalText,
  publicUrl,
  type Setting,
  text,
  trustedProxies,
  wholeNumber,
} from '../kinds.ts';

/** Where the service listens, and what it tells. */
export const SERVER_SETTINGS = {
  host: {
    name: 'KINORA_HOST',
    kind: text,
    default: '127.0.0.1',
    section: 'Server',
    doc: 'Address to listen on. 0.0.0.0 opens it to the network.',
  },
  port: {
    name: 'KINORA_PORT',
    kind: wholeNumber(0, 65535),
    default: '8787',
    section: 'Server',
    doc: 'Port to listen on. 0 takes a free one.',
  },
  workerPort: {
    name: 'KINORA_WORKER_PORT',
    kind: optionalPort,
    default: '',
    section: 'Server',
    doc: 'Port on which a process that only works (--role worker) answers /healthz, /readyz and /metrics. Empty: none.',
  },
  publicUrl: {
    name: 'KINORA_PUBLIC_URL',
    kind: publicUrl,
    default: '',
    section: 'Server',
    doc: 'Address that clients use, for links in answers. Empty: the host that the request was sent to.',
  },
  trustProxy: {
    name: 'KINORA_TRUST_PROXY',
    kind: trustedProxies,
    default: 'false',
    section: 'Server',
    doc: 'Whose X-Forwarded-* headers are believed: false, how many proxies stand in front (1; true means the same), or their addresses and networks, separated by commas.',
  },
  tlsCert: {
    name: 'KINORA_TLS_CERT',
    kind: optionalText,
    default: '',
    section: 'Server',
    doc: 'Certificate file (PEM). With KINORA_TLS_KEY the service speaks https by itself.',
  },
  tlsKey: {
    name: 'KINORA_TLS_KEY',
    kind: optionalText,
    default: '',
    section: 'Server',
    doc: 'Private key file (PEM) of the certificate.',
  },
  metricsAccess: {
    name: 'KINORA_METRICS_ACCESS',
    kind: oneOf(['local', 'all']),
    default: 'local',
    section: 'Server',
    doc: 'Who may read /metrics: only this machine (local), or all.',
  },
  logLevel: {
    name: 'KINORA_LOG_LEVEL',
    kind: oneOf(['debug', 'info', 'warn', 'error', 'silent']),
    default: 'info',
    section: 'Server',
    doc: 'Least level that is logged.',
  },
  logFormat: {
    name: 'KINORA_LOG_FORMAT',
    kind: oneOf(['auto', 'json', 'text']),
    default: 'auto',
    section: 'Server',
    doc: 'json, text, or auto: text on a terminal, json elsewhere.',
  },
} as const satisfies Record<string, Setting>;
