/** Letters the voices can read. Others would be heard as nothing at all. */
export function canBeSpoken(text: string): boolean {
  return (text.match(/[a-z]/gi)?.length ?? 0) >= text.replace(/[\s\p{P}\d]/gu, '').length * 0.7 && /[a-z]/i.test(text);
}
