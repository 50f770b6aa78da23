import type { BlobStore } from '../../core/blob-store.ts';
import type { Clock, Randomness } from '../../core/clock.ts';
import type { Explainer } from '../../core/explainer.ts';
import type { GenerationKind } from '../../core/generation-request.ts';
import type { BillingMode } from '../../core/ledger.ts';
import type { Routing } from '../../core/routing.ts';
import type { Store } from '../../core/store.ts';
import type { VideoRules } from '../../core/video-request.ts';
import type { AttemptLimit } from '../../http/attempt-limit.ts';
import type { BaseUrl } from '../../http/base-url.ts';
import type { WithBody } from '../../http/body.ts';
import type { RateLimits } from '../../http/rate-limit.ts';
import type { GenerateImage } from '../../services/generate-image.ts';
import type { KeyUse } from '../../services/key-use.ts';
import type { OpenContent } from '../../services/open-content.ts';
import type { People } from '../../services/people.ts';
import type { ReadTask } from '../../services/read-task.ts';
import type { SignInLinks } from '../../services/sign-in-links.ts';
import type { SubmitVideo } from '../../services/submit-video.ts';
import type { TaskLifecycle } from '../../services/task-lifecycle.ts';
import type { WorkerNodes } from '../../services/worker-nodes.ts';
import type { Passwords } from './auth.ts';
import type { Sessions } from './session.ts';

/** What the console is given. */
export interface ConsoleParts {
  readonly store: Store;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly passwords: Passwords | null;
  readonly rules: VideoRules;
  readonly routing: Routing;
  readonly currency: string;
  readonly billing: BillingMode;
  readonly limits: RateLimits & { readonly imageBytes: number; readonly requestBytes: number };
  readonly withBody: WithBody;
  readonly submitVideo: SubmitVideo;
  readonly generateImage: GenerateImage;
  readonly readTask: ReadTask;
  readonly openContent: OpenContent;
  readonly lifecycles: Readonly<Record<GenerationKind, Pick<TaskLifecycle, 'remove'>>>;
  readonly explainer: Explainer;
  readonly keyUse: Pick<KeyUse, 'note' | 'findNoted'>;
  readonly baseUrl: BaseUrl;
  readonly publicUrl: string | null;
  readonly house: House;
}

/** What the page of operations tells of this process, and of those beside it. */
export interface House {
  readonly version: string;
  readonly engine: 'sqlite' | 'postgres';
  readonly startedAt: Date;
  readonly storage: 'disk' | 's3';
  readonly readFreeBytes: () => Promise<number | null>;
  readonly readMemoryBytes: () => number;
  readonly nodes: Pick<WorkerNodes, 'list'>;
}

/** And what its routes share. */
export interface ConsoleTools extends ConsoleParts {
  readonly sessions: Sessions;
  readonly people: People;
  readonly links: SignInLinks;
  readonly attempts: AttemptLimit;
}
