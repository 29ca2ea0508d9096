/** Shorter words have no ending to remove: "bus", "aux", "gaz". */
const SHORTEST = 4;

/** Irregular feminines, folded, with their masculine. */
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

/** The masculine of an irregular feminine in the same number; other words unchanged. */
function withoutIrregular(word: string): string {
  const [, singular = word, plural = ''] = FEMININE.exec(word) ?? [];
  const known = Object.hasOwn(masculines, singular) ? masculines[singular] : undefined;
  return known === undefined ? word : known + plural;
}

/**
 * Endings by gender and number, longest first. Each rule gives both genders the same stem: that is the purpose, not fewer word
 * forms.
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
  // préposé / préposée / préposés; also cuisine / cuisiné, a difference that the lexicon does not need
  [/(?:ees?|es?)$/, ''],
  [/[sx]$/, ''],
];

/**
 * Light stem of a folded French word: removes number and gender only. "infirmières", "infirmier" and "infirmière" are equal;
 * "soudeur" and "soudage" are not.
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
