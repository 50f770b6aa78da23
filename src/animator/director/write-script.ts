import { type Lexicon, ownLexicon } from '../catalogue/lexicon.ts';
import type { Language } from '../language/foreign/words.ts';
import { readPrompt } from '../language/read-prompt.ts';
import { turnAnswers } from '../language/speech/answers.ts';
import { directReading } from './direct-reading.ts';
import type { Script } from './script.ts';
import { fitCuts } from './shot-times.ts';

export interface ScriptRequest {
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly durationSeconds: number;
}

/** From a prompt to what the film is about. Pure: the same prompt, the same script. */
export function writeScript(
  request: ScriptRequest,
  lexicon: Lexicon = ownLexicon(),
  languages: readonly Language[] = [],
): Script {
  const reading = turnAnswers(readPrompt(request.prompt, request.negativePrompt, lexicon, languages));
  return directReading(fitCuts(reading, request.durationSeconds), request.durationSeconds, lexicon);
}
