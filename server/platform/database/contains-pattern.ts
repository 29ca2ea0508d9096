/**
 * A LIKE pattern that finds the text anywhere, with `%`, `_` and `\` meaning themselves. Their wide forms become plain ones
 * first: folding accents in the database would do so later, and bring them back as wildcards.
 */
export function containsPattern(text: string): string {
  return `%${text.normalize('NFKC').replace(/[\\%_]/g, '\\$&')}%`;
}
