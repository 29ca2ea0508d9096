/** « plus de 12 ans d’expérience », "8+ years of experience": the words must say that the years were worked. */
const stated =
  /(?<![\p{N}.])(\d{1,2})\s*\+?\s*(?:ans|ann[ée]es|years?)(?:\s+et\s+plus)?(?:['’]|\s+(?:d['’]\s*|de\s+|of\s+|in\s+|as\s+|dans\s+|comme\s+|en\s+)?(?:\p{L}+\s+){0,3}?)(?:exp[ée]rience|experience|pratique|m[ée]tier|practice)/iu;
const behindIt = /(?:exp[ée]rience|experience)\s*(?::|de|of)\s*(\d{1,2})\s*\+?\s*(?:ans|ann[ée]es|years?)/iu;

/** The years of experience that a line states; null if none does. */
export function statedYears(lines: readonly string[]): { years: number; quote: string } | null {
  for (const quote of lines) {
    const years = Number((stated.exec(quote) ?? behindIt.exec(quote))?.[1] ?? 0);
    if (years >= 1 && years <= 50) return { years, quote };
  }
  return null;
}
