import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Question, Reply } from './messages.ts';

/** The thread in which prompts are read: the reader and its words take a second to load and tens of megabytes to keep. */
enableCompileCache();

parentPort?.on('message', (question) => void answer(question as Question));

async function answer({ number, request }: Question): Promise<void> {
  try {
    const { explainPrompt } = await import('../../animator/explain.ts');
    reply({ number, explanation: { ...explainPrompt(request) } });
  } catch (error) {
    reply({ number, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function reply(message: Reply): void {
  parentPort?.postMessage(message);
}
