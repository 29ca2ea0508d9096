/**
 * A LIKE pattern that finds the text anywhere, with `%`, `_` and `\` escaped. Normalises full-width forms first, because the
 * database would turn them into wildcards when it folds accents.
 */
export function containsPattern(text: string): string {
  return `%${text.normalize('NFKC').replace(/[\\%_]/g, '\\$&')}%`;
}
