export interface QuoteCut {
  /** The prompt with the quoted parts taken out. */
  readonly rest: string;
  readonly dialogue: readonly string[];
  readonly textOnScreen: readonly string[];
}

const WRITTEN =
  /\b(sign|text|title|titled|caption|letters?|words?|reads?|reading|written|banner|poster|logo|label|neon)\W*\w*\W*$/i;

/** Quoted words are spoken, unless the words before them speak of writing. They are cut first: nothing in them is a thing to draw. */
export function cutQuotes(text: string): QuoteCut {
  const dialogue: string[] = [];
  const textOnScreen: string[] = [];
  const rest = text.replace(/"([^"]{1,400})"/g, (_whole, inner: string, at: number) => {
    const content = inner.trim();
    if (content === '') return ' ';
    if (WRITTEN.test(text.slice(Math.max(0, at - 40), at))) textOnScreen.push(content);
    else dialogue.push(content);
    // A quoted sentence ends the one around it.
    return /[.!?]$/.test(content) ? '. ' : ' ';
  });
  return { rest, dialogue, textOnScreen };
}
