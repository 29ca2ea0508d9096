const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/**
 * Lower case without accents, so that « Infirmière », "INFIRMIERE" and "infirmie\u0300re" are one word. The length may
 * change: never take positions from the result.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøł]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[’ʼ`´]/g, "'");
}
