/** What a masked person is called in a list. */
export const maskedNames: Readonly<Record<'fr' | 'en', string>> = { fr: 'Candidat·e', en: 'Candidate' };

/** How much of a text somebody masked tells. */
export { BIO_PREVIEW, EXPERIENCE_PREVIEW } from './who-sees-what.contract.js';

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** A name of many words would otherwise be recognisable by its shape. */
const MAX_INITIALS = 3;

/** `Camille de Tremblay` is shown as `C*** D*** T***`: the length of a name tells nothing. */
export function initials(fullName: string): string {
  const words = fullName.split(/[\s\-‐’']+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words.slice(0, MAX_INITIALS).map((word) => {
    const letters = word.replace(/^[^\p{L}\p{N}]+/u, '');
    const [initial] = graphemes.segment(letters);
    return `${(initial?.segment ?? '').toLocaleUpperCase('fr')}***`;
  });
  return first.length > 0 ? first.join(' ') : '***';
}

/** Up to the first space or punctuation: the town, not the street. */
export function firstWord(location: string): string {
  return location.trim().split(/[\s,;/|()]+/u)[0] ?? '';
}

/** At most `length` UTF-16 units, an ellipsis included when something was cut; never inside a character. */
export function cut(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  let kept = '';
  for (const { segment } of graphemes.segment(trimmed)) {
    if (kept.length + segment.length > length - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
