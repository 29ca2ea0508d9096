/** Name of a masked person in lists. */
export const maskedNames: Readonly<Record<'fr' | 'en', string>> = { fr: 'Candidat·e', en: 'Candidate' };

/** Code name such as `Candidate 4F2A1`, from the random end of the id, so that a team can talk about a person without a name. */
export const blindName = (seekerId: string, language: 'fr' | 'en'): string =>
  `${maskedNames[language]} ${seekerId.replaceAll('-', '').slice(-5).toUpperCase()}`;

/** Length of previews of a masked person's texts. */
export { BIO_PREVIEW, EXPERIENCE_PREVIEW } from './who-sees-what.contract.js';

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** With more words, the shape of a name could identify the person. */
const MAX_INITIALS = 3;

/** `Camille de Tremblay` becomes `C*** D*** T***`, which hides the length of the name. */
export function initials(fullName: string): string {
  const words = fullName.split(/[\s\-‐’']+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words.slice(0, MAX_INITIALS).map((word) => {
    const letters = word.replace(/^[^\p{L}\p{N}]+/u, '');
    const [initial] = graphemes.segment(letters);
    return `${(initial?.segment ?? '').toLocaleUpperCase('fr')}***`;
  });
  return first.length > 0 ? first.join(' ') : '***';
}

/** Up to the first space or punctuation mark: the town, not the street. */
export function firstWord(location: string): string {
  return location.trim().split(/[\s,;/|()]+/u)[0] ?? '';
}

/** At most `length` UTF-16 units, including an ellipsis if something was cut. Never cuts inside a character. */
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
