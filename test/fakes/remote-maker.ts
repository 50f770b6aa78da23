import { readFile, writeFile } from 'node:fs/promises';
import type {
  CollectCall,
  Found,
  Handle,
  Health,
  InputFile,
  JobStatus,
  MakerCall,
  MakerJob,
  RemoteMaker,
  StartCall,
} from '../../src/core/maker.ts';

/**
 * An upstream that remembers what was asked of it, as the far end would: it counts every create that has reached it, whatever
 * became of the answer. What a test does not replace succeeds at once.
 */
export class FakeMaker implements RemoteMaker {
  readonly kind = 'remote';
  /** The tokens of all creates that arrived, in their order. */
  readonly creates: string[] = [];
  readonly calls: string[] = [];
  readonly keys: (string | null)[] = [];
  resend: RemoteMaker['resend'] = 'never';
  find: RemoteMaker['find'] = null;
  onPrepare: (job: MakerJob) => void = () => undefined;
  /** Before the create has arrived, and after. */
  onSend: () => Promise<void> = async () => undefined;
  onAnswer: (call: StartCall) => Promise<void> = async () => undefined;
  onCheck: () => Promise<JobStatus> = async () => ({ state: 'done' });
  onCollect: (call: CollectCall) => Promise<void> = async ({ outputFile }) => writeFile(outputFile, 'a film');
  onCancel: () => Promise<'stopped' | 'unsure'> = async () => 'stopped';
  onHealth: () => Promise<Health> = async () => ({ version: null, retired: [] });
  inputs: readonly string[] = [];

  prepare(job: MakerJob): Handle {
    this.onPrepare(job);
    return { token: job.token };
  }

  async start(handle: Handle, _job: MakerJob, inputs: readonly InputFile[], call: StartCall): Promise<Handle> {
    this.#note('start', handle, call);
    this.inputs = await Promise.all(inputs.map(async ({ role, file }) => `${role}: ${await readFile(file, 'latin1')}`));
    await this.onSend();
    this.creates.push(String(handle.token));
    await this.onAnswer(call);
    return { ...handle, id: `job-${this.creates.length}` };
  }

  /** As an upstream does that knows our tokens. */
  knowTokens(): void {
    this.find = async (handle, _job, call): Promise<Found> => {
      this.#note('find', handle, call);
      const index = this.creates.indexOf(String(handle.token));
      return index === -1 ? { state: 'absent' } : { state: 'found', handle: { ...handle, id: `job-${index + 1}` } };
    };
  }

  async check(handle: Handle, call: MakerCall): Promise<JobStatus> {
    this.#note('check', handle, call);
    return this.onCheck();
  }

  async collect(handle: Handle, call: CollectCall): Promise<void> {
    this.#note('collect', handle, call);
    return this.onCollect(call);
  }

  async cancel(handle: Handle, call: MakerCall): Promise<'stopped' | 'unsure'> {
    this.#note('cancel', handle, call);
    return this.onCancel();
  }

  async health(call: MakerCall): Promise<Health> {
    this.calls.push('health');
    this.keys.push(call.key?.fingerprint ?? null);
    return this.onHealth();
  }

  #note(what: string, handle: Handle, { key }: MakerCall): void {
    this.calls.push(`${what} ${String(handle.id ?? '-')}`);
    this.keys.push(key?.fingerprint ?? null);
  }
}
