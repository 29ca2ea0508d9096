/** A LIKE pattern that finds the text anywhere, with `%`, `_` and `\` meaning themselves. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
