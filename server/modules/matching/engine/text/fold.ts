const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/**
 * Lower case without accents: « Infirmière », "INFIRMIERE" and "infirmie\u0300re" become equal. The length can change, so never
 * use positions of the result.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøł]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[’ʼ`´]/g, "'");
}
