/** Max length of a title; a longer start is a sentence. */
const LONGEST_TITLE = 60;

/**
 * Suggests a job title from the start of a person's experience; null if there is none.
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
