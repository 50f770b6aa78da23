/** Words that one name of a table has at most. */
const LONGEST = 4;

/** Every run of up to four words of a text. */
export function* runsOf(text: string): Generator<string> {
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9']+/)
    .filter((word) => word !== '');
  for (let at = 0; at < words.length; at++)
    for (let count = 1; count <= LONGEST && at + count <= words.length; count++)
      yield words.slice(at, at + count).join(' ');
}
