export type Language = 'fr' | 'en';
export const languages = ['fr', 'en'] as const;
export const defaultLanguage: Language = 'fr';

/** The supported language that an `Accept-Language` header prefers (RFC 9110 §12.5.4); French if it names neither. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return defaultLanguage;
  let best: Language = defaultLanguage;
  let bestWeight = 0;
  for (const part of acceptLanguage.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = languages.find((known) => tag === known || tag.startsWith(`${known}-`));
    if (!language) continue;
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    const weight = quality === undefined ? 1 : Number(quality);
    if (weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}
