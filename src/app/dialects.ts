import { statfs } from 'node:fs/promises';
import packageFile from '../../package.json' with { type: 'json' };
import type { Config } from '../config/settings.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import type { Explainer } from '../core/explainer.ts';
import type { Models } from '../core/models.ts';
import type { Routing } from '../core/routing.ts';
import { makeChargesDialect } from '../dialects/charges/routes.ts';
import { makeChatDialect } from '../dialects/chat/routes.ts';
import type { Passwords } from '../dialects/console/auth.ts';
import type { House } from '../dialects/console/parts.ts';
import { makeConsoleDialect } from '../dialects/console/routes.ts';
import { makeExplainDialect } from '../dialects/explain/routes.ts';
import { makeGenerationsDialect } from '../dialects/generations/routes.ts';
import { makeGoogleDialect } from '../dialects/google/routes.ts';
import { makeImageLinksDialect } from '../dialects/image-links/routes.ts';
import { makeImagesDialect } from '../dialects/images/routes.ts';
import { makeModelsDialect } from '../dialects/models/routes.ts';
import { makeOpenAiVideosDialect } from '../dialects/openai-videos/routes.ts';
import { makeResponsesDialect } from '../dialects/responses/routes.ts';
import { makeBaseUrl } from '../http/base-url.ts';
import { makeWithBody } from '../http/body.ts';
import type { BodyLimits } from '../http/body-limits.ts';
import type { Dialect } from '../http/dialect.ts';
import { makeMayReach } from '../outbound/outbound.ts';
import { makeImageLinks } from '../services/image-links.ts';
import type { KeyUse } from '../services/key-use.ts';
import { makeListCharges } from '../services/list-charges.ts';
import { makeOpenContent } from '../services/open-content.ts';
import { makePartialImages } from '../services/partial-images.ts';
import { makeListVideos, makeReadTask, makeReadVideo } from '../services/read-task.ts';
import type { WorkerNodes } from '../services/worker-nodes.ts';
import type { Engines } from './engines.ts';
import type { TaskServices } from './services.ts';

export interface DialectParts extends Engines {
  readonly models: Models;
  readonly routing: Routing;
  readonly tasks: TaskServices;
  readonly clock: Clock;
  readonly explainer: Explainer;
  readonly bodyLimits: BodyLimits;
  readonly randomness: Randomness;
  readonly passwords: Passwords | null;
  readonly nodes: WorkerNodes;
  readonly keyUse: KeyUse;
}

/** Every wire format the service speaks. */
export function makeDialects(config: Config, parts: DialectParts): readonly Dialect[] {
  const { store, blobs, scratch, clock, tasks, explainer, bodyLimits } = parts;
  const readVideo = makeReadVideo({ store });
  const withBody = makeWithBody({ scratch, limits: bodyLimits });
  const shared = {
    rules: {
      models: parts.models,
      promptCharacters: config.promptCharacters,
      mayReach: makeMayReach({ allowPrivate: config.outboundPrivate }),
    },
    imageBytes: config.imageBytes,
    readTask: readVideo,
    openContent: makeOpenContent({ readTask: readVideo, store, blobs, clock }),
    openImage: makeOpenContent({ readTask: makeReadTask({ store }), store, blobs, clock }),
    baseUrl: makeBaseUrl(config),
    submitVideo: tasks.submitVideo,
    generateImage: tasks.generateImage,
    followImage: tasks.followImage,
    partialImages: makePartialImages({ blobs }),
  };
  const imageLinks = makeImageLinks({ store, clock, openImage: shared.openImage });
  return [
    makeOpenAiVideosDialect({
      ...shared,
      withBody,
      listVideos: makeListVideos({ store }),
      explainer,
      lifecycle: tasks.lifecycles.video,
    }),
    makeExplainDialect({ rules: shared.rules, explainer }),
    makeChargesDialect({ listCharges: makeListCharges({ store }) }),
    makeGenerationsDialect(shared),
    makeModelsDialect(shared.rules),
    makeChatDialect(shared),
    makeImagesDialect({ ...shared, withBody, imageLinks }),
    makeImageLinksDialect({ imageLinks }),
    makeResponsesDialect(shared),
    makeGoogleDialect(shared),
    makeConsoleDialect({
      ...parts,
      ...shared,
      currency: config.currency,
      billing: config.billing,
      limits: pickLimits(config),
      withBody,
      readTask: makeReadTask({ store }),
      openContent: shared.openImage,
      lifecycles: tasks.lifecycles,
      publicUrl: config.publicUrl,
      house: describeHouse(config, parts),
    }),
  ];
}

const pickLimits = ({ readsPerMinute, createsPerMinute, imageBytes, requestBytes }: Config) => ({
  readsPerMinute,
  createsPerMinute,
  imageBytes,
  requestBytes,
});

function describeHouse(config: Config, { clock, nodes }: DialectParts): House {
  const storage = config.s3Bucket === null ? 'disk' : 's3';
  return {
    version: packageFile.version,
    engine: config.databaseUrl === null ? 'sqlite' : 'postgres',
    startedAt: clock.now(),
    storage,
    readFreeBytes: async () => {
      if (storage === 's3') return null;
      const { bavail, bsize } = await statfs(config.data);
      return bavail * bsize;
    },
    readMemoryBytes: () => process.memoryUsage.rss(),
    nodes,
  };
}
