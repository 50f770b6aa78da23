import { rename, rm } from 'node:fs/promises';
import { type MakerCall, MakerError, type MakerFault } from '../core/maker.ts';
import { OutboundError, type OutboundSave } from '../core/outbound.ts';
import { UnfoldError, type UnfoldedAnswer, unfoldAnswer } from './unfold-answer.ts';
import type { UpstreamAnswer } from './upstream-answer.ts';
import type { UpstreamHttp, UpstreamRequest } from './upstream-http.ts';

/** Only a file inside makes an answer about a job longer than this. */
const MOST_STATE_BYTES = 4 * 1024 * 1024;

/** How a job stands, without the film that may come with the answer: `long` is one that is there to be taken out. */
export async function askForState(
  http: UpstreamHttp,
  request: UpstreamRequest,
  call: MakerCall,
): Promise<UpstreamAnswer | 'long'> {
  try {
    return await http.ask({ ...request, mostBytes: MOST_STATE_BYTES }, call);
  } catch (error) {
    const cause = error instanceof MakerError ? error.cause : null;
    if (cause instanceof OutboundError && cause.fault === 'too_large') return 'long';
    throw error;
  }
}

export interface TakeOutRequest {
  /** Has the answer saved; what it throws is thrown on. */
  readonly fetch: (save: OutboundSave) => Promise<unknown>;
  /** Under which the files stand. */
  readonly keys: readonly string[];
  /** Which of the pieces is the result; null: there is none. */
  readonly choose: (tree: unknown) => number | null;
  /** What it means if the answer cannot be read. */
  readonly unreadable: MakerFault;
  readonly outputFile: string;
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

/** Brings the file that stands inside a JSON answer to its place, beside which all of it is put together meanwhile. */
export async function takeOut(request: TakeOutRequest): Promise<void> {
  const { outputFile, mostBytes, signal, keys } = request;
  const answerFile = `${outputFile}.answer`;
  let unfolded: UnfoldedAnswer | null = null;
  try {
    // Base64 is a third longer than what it stands for, and there are words around it.
    await request.fetch({ file: answerFile, mostBytes: 2 * mostBytes });
    unfolded = await unfoldAnswer(answerFile, { keys, beside: `${outputFile}.piece`, mostBytes, signal });
    const chosen = request.choose(unfolded.tree);
    const piece = chosen === null ? undefined : unfolded.pieces[chosen];
    if (piece === undefined) throw unread(request, 'There is no file in the answer.', null);
    await rename(piece, outputFile);
  } catch (error) {
    if (error instanceof UnfoldError) throw unread(request, error.message, error);
    throw error;
  } finally {
    const left = [answerFile, ...(unfolded?.pieces ?? [])];
    await Promise.all(left.map((file) => rm(file, { force: true })));
  }
}

const unread = ({ unreadable }: TakeOutRequest, detail: string, cause: unknown): MakerError =>
  new MakerError(unreadable, 'The maker of this model gave no clear answer.', {
    detail,
    ...(cause === null ? {} : { cause }),
  });
