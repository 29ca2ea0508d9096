/** Short words carry no ending worth cutting: "bus", "aux", "gaz". */
const SHORTEST = 4;

/**
 * Endings of one word in its two genders and numbers, longest first. Each pair of rules leaves the same stem for both
 * genders: this, and not fewer word forms, is what the stemmer is for.
 */
const endings: readonly (readonly [RegExp, string])[] = [
  // directeur / directrice, acheteur / acheteuse, ingénieur / ingénieure, heureux / heureuse
  [/(?:trices?|teuses?|teure?s?)$/, 'teu'],
  [/(?:euses?|eures?|eurs?|eux)$/, 'eu'],
  // infirmier / infirmière, boucher / bouchère
  [/(?:ieres?|iers?)$/, 'ie'],
  [/(?:eres?|ers?)$/, 'e'],
  // technicien / technicienne, européen / européenne
  [/(?:ennes?|ens?)$/, 'en'],
  [/(?:onnes?|ons?)$/, 'on'],
  // professionnel / professionnelle
  [/(?:elles?|els?)$/, 'el'],
  // administratif / administrative
  [/(?:ives?|ifs?)$/, 'if'],
  // principal / principale / principaux, travail / travaux
  [/(?:ales?|aux|als?|ails?)$/, 'al'],
  // chef / cheffe
  [/effes?$/, 'ef'],
  // préposé / préposée / préposés; also cuisine / cuisiné, which one lexicon never needs to tell apart
  [/(?:ees?|es?)$/, ''],
  [/[sx]$/, ''],
];

/**
 * Light stem of a folded French word: number and gender are cut, the meaning is not. "infirmières", "infirmier" and
 * "infirmière" are one; "soudeur" and "soudage" are two.
 */
export function stemFrench(word: string): string {
  if (word.length < SHORTEST) return word;
  for (const [ending, replacement] of endings) {
    const stem = word.replace(ending, replacement);
    if (stem !== word && stem.length >= 2) return stem;
  }
  return word;
}
