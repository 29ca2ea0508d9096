/** Short words carry no ending worth cutting: "bus", "aux", "gaz". */
const SHORTEST = 4;

/** Folded feminines that no ending gives, with their masculine. */
const masculines: Readonly<Record<string, string>> = {
  agreee: 'agree',
  barmaid: 'barman',
  commise: 'commis',
  contremaitresse: 'contremaitre',
  copine: 'copain',
  designeuse: 'designer',
  hotesse: 'hote',
  mairesse: 'maire',
  maitresse: 'maitre',
  privee: 'prive',
  sushiwoman: 'sushiman',
  syndique: 'syndic',
};
const FEMININE = /^(.+?)(s?)$/;

/** The masculine of an irregular feminine, in the same number; other words as they are. */
function withoutIrregular(word: string): string {
  const [, singular = word, plural = ''] = FEMININE.exec(word) ?? [];
  const known = Object.hasOwn(masculines, singular) ? masculines[singular] : undefined;
  return known === undefined ? word : known + plural;
}

/**
 * Endings of one word in its two genders and numbers, longest first. Each pair of rules leaves the same stem for both
 * genders: this, and not fewer word forms, is what the stemmer is for.
 */
const endings: readonly (readonly [RegExp, string])[] = [
  // directeur / directrice, acheteur / acheteuse, ingénieur / ingénieure, heureux / heureuse
  [/(?:trices?|teuses?|teure?s?)$/, 'teu'],
  // ambassadeur / ambassadrice
  [/drices?$/, 'deu'],
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
export function stemFrench(written: string): string {
  if (written.length < SHORTEST) return written;
  const word = withoutIrregular(written);
  for (const [ending, replacement] of endings) {
    const stem = word.replace(ending, replacement);
    if (stem !== word && stem.length >= 2) return stem;
  }
  return word;
}
