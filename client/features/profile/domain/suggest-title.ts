/** Longer beginnings are sentences, not titles. */
const LONGEST_TITLE = 60;

/**
 * The title that somebody's experience begins with, or null.
 *
 * @example suggestTitle('Boulangère, boulangerie de quartier (2020 à aujourd’hui)') // 'Boulangère'
 * @example suggestTitle('Huit ans aux soins intensifs.') // null
 */
export function suggestTitle(experience: string): string | null {
  const [line = ''] = experience.trim().split('\n');
  const end = line.search(/\s*(?:[,;:(–—|]|\s-\s|\s(?:chez|at|with|for|pour)\s)/);
  if (end < 3 || end > LONGEST_TITLE) return null;
  const beginning = line.slice(0, end).trim();
  const isSentence =
    /\d|[.!?]/.test(beginning) || /\s(?:ans?|years?)\b/i.test(beginning) || /^(?:j’|j'|je |i )/i.test(beginning);
  return isSentence ? null : beginning;
}
