import type { Token } from './words.ts';

export interface AsideCut {
  readonly rest: string;
  /** Sentences about what is heard, and about how it is filmed. */
  readonly heard: string;
  readonly filmed: string;
}

const HEARD =
  /^(?:audio|sounds?|sound design|soundtrack|sfx|sound effects?|music|background music|score|ambience|ambient (?:sounds?|noise|audio)|dialogue|voice ?-?over|narration|narrator)\s*[:\u2013\u2014]/i;
const FILMED =
  /^(?:camera|camera (?:movement|motion|angle|work)|cinematography|lens|lighting|light|style|visual style|shot|shot type|framing|composition|colou?r (?:palette|grading|grade)|palette|film stock|format|aspect ratio|mood|tone|quality|duration|time of day|weather)\s*[:\u2013\u2014]/i;

/** "Camera: slow dolly in. Audio: gulls and a distant bell." Nothing that such a sentence names is to be seen. */
export function cutAsides(text: string): AsideCut {
  const rest: string[] = [];
  const heard: string[] = [];
  const filmed: string[] = [];
  for (const sentence of text.split(/(?<=[.!?;])\s+/)) {
    if (HEARD.test(sentence)) heard.push(sentence);
    else if (FILMED.test(sentence)) filmed.push(sentence);
    else rest.push(sentence);
  }
  return { rest: rest.join(' '), heard: heard.join(' '), filmed: filmed.join(' ') };
}

const PREPOSITIONS = /^(?:in|on|at|with|and|while|as|over|under|from|for|near|behind|walking|standing|sitting|is|are)$/;

function claimWhile(
  tokens: readonly Token[],
  from: number,
  most: number,
  role: string,
  goesOn: (token: Token) => boolean,
) {
  for (const token of tokens.slice(from, from + most)) {
    if (token.opens || !goesOn(token)) return;
    token.role ??= role;
  }
}

/** "in the style of Van Gogh", "a painting by Leonardo da Vinci", "Studio Ghibli style": whoever is named there is not in the picture. */
export function claimManners(tokens: readonly Token[]): void {
  for (const [at, { text }] of tokens.entries()) {
    const next = tokens[at + 1];
    if (/^(?:style|manner|spirit)$/.test(text) && next?.text === 'of') {
      for (const token of tokens.slice(Math.max(0, at - 2), at + 2)) token.role ??= 'style';
      claimWhile(tokens, at + 2, 5, 'style', (token) => !PREPOSITIONS.test(token.text));
    } else if (text === 'style' && tokens[at - 1]?.role !== 'style') {
      const from = tokens.findLastIndex((token, i) => i < at && (token.text === 'in' || token.opens));
      if (from !== -1 && at - from <= 5) for (const token of tokens.slice(from, at)) token.role ??= 'style';
    } else if (text === 'by' && next?.capital === true && !next.opens) {
      claimWhile(tokens, at, 1, 'style', () => true);
      claimWhile(
        tokens,
        at + 1,
        4,
        'style',
        (token) => token.capital || /^(?:da|de|van|von|der|di|le|la)$/.test(token.text),
      );
    }
  }
}

/** "the sound of a train in the distance": what is only heard is not drawn. */
export function claimHeard(tokens: readonly Token[]): void {
  for (const [at, { text, role }] of tokens.entries()) {
    if (role !== null) continue;
    const of = /^(?:sound|sounds|noise|echo|echoes|hum|smell|scent|taste)$/.test(text) && tokens[at + 1]?.text === 'of';
    if (of)
      claimWhile(tokens, at, 7, 'sound', ({ text: word }) => !/^(?:while|as|when|with|over|under|behind)$/.test(word));
  }
}
