/** Text that is trusted as HTML. Everything else that is put into a page is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Markup | string | number | null | readonly Piece[];

/** A template of HTML: strings are escaped, markup stays, lists are joined, null is nothing. */
export function html(fixed: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const text = fixed.map((part, index) => part + write(pieces[index] ?? null)).join('');
  return new Markup(text);
}

function write(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(write).join('');
  return escapeText(String(piece));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/** Prose with `code` in it. */
export function prose(text: string): Markup {
  return html`${text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}
