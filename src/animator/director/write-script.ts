import { type Lexicon, ownLexicon } from '../catalogue/lexicon.ts';
import type { Language } from '../language/foreign/words.ts';
import { readPrompt } from '../language/read-prompt.ts';
import { turnAnswers } from '../language/speech/answers.ts';
import { direct } from './direct-reading.ts';
import { nameHeads } from './scenes/headed.ts';
import { joinScenes } from './scenes/join-scenes.ts';
import { findScenes } from './scenes/scenes.ts';
import type { Script } from './script.ts';
import { cutBack } from './shots/cut-back.ts';
import { fitCuts } from './shots/shot-times.ts';
import { drawStoryboard } from './shots/storyboard.ts';

export interface ScriptRequest {
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly durationSeconds: number;
  /** A given picture is where it plays, all the time. */
  readonly inOnePlace?: boolean;
}

/** From a prompt to what the film is about. Pure: the same prompt, the same script. */
export function writeScript(
  request: ScriptRequest,
  lexicon: Lexicon = ownLexicon(),
  languages: readonly Language[] = [],
): Script {
  const reading = turnAnswers(readPrompt(request.prompt, request.negativePrompt, lexicon, languages));
  const { durationSeconds } = request;
  const fitted = fitCuts(
    drawStoryboard(cutBack(nameHeads(reading), durationSeconds), durationSeconds),
    durationSeconds,
  );
  const whole = direct(fitted, durationSeconds, lexicon);
  const scenes = request.inOnePlace === true ? [] : findScenes(fitted, durationSeconds, lexicon);
  if (scenes.length === 0) return whole.script;
  return joinScenes(
    whole,
    scenes.map(({ from, to, reading: part }) => ({ from, to, ...direct(part, to - from, lexicon) })),
  );
}
