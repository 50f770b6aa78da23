/** What only its case and its capital letter tell of a German word, before it is put into English. */

/** Before what a preposition asks for stands an article in the same case: "während des Tages". */
const GENITIVE =
  /(?<!(?:^|[ .,])(?:[Ww]ährend|[Ww]egen|[Tt]rotz|[Ss]tatt|[Ii]nnerhalb|[Aa]ußerhalb|[Ii]nmitten|[Ii]n|[Aa]n|[Aa]uf|[Aa]us|[Bb]ei|[Mm]it|[Nn]ach|[Vv]on|[Zz]u|[Uu]nter|[Üü]ber|[Vv]or|[Hh]inter|[Nn]eben|[Zz]wischen|[Ss]eit))(?<=\p{Lu}\p{Ll}{2,20}) (des|eines|einer|der) (?=(?:\p{Ll}{2,20}en )?\p{Lu}\p{Ll})/gu;

export function tellBoys(text: string): string {
  return (
    text
      // "auf dem Dach eines Hochhauses", "die Lichter der Großstadt".
      .replace(GENITIVE, (_whole, article: string) => (article.startsWith('e') ? ' of a ' : ' of the '))
      // "den Weg entlang": a way, and not away.
      .replace(/(?<=\p{Ll} )Weg(?!\p{L})/gu, 'pfad')
      .replace(/(?<=\p{Ll} )Junge(?!\p{L})/gu, 'bub')
      .replace(/(?<=(?:ein|d)e[mnrs] (?:\p{Ll}+ )?)Jungen(?!\p{L})/gu, 'bub')
      .replace(/(?<=\p{Ll} )Jungen(?!\p{L})/gu, 'buben')
  );
}
