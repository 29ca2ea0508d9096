/** Without accents, case, or signs between words: "Événements" and "evenements" are the same. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}#@.]+/gu, ' ')
    .trim();
}
