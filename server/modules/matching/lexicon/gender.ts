/** Feminine forms that no rule gives, and nouns beside an occupation that do not agree with it. */
const irregular: Readonly<Record<string, string>> = {
  ambassadeur: 'ambassadrice',
  assesseur: 'assesseure',
  assureur: 'assureure',
  barman: 'barmaid',
  broker: 'broker',
  chef: 'cheffe',
  commis: 'commis',
  contremaître: 'contremaîtresse',
  copain: 'copine',
  designer: 'designer',
  docteur: 'docteure',
  dompteur: 'dompteuse',
  dynamiteur: 'dynamiteuse',
  entrepreneur: 'entrepreneure',
  extérieur: 'extérieure',
  gouverneur: 'gouverneure',
  groomer: 'groomer',
  hôte: 'hôtesse',
  ingénieur: 'ingénieure',
  intérieur: 'intérieure',
  leader: 'leader',
  logiciel: 'logiciel',
  lumper: 'lumper',
  majeur: 'majeure',
  maire: 'mairesse',
  manager: 'manager',
  mannequin: 'mannequin',
  marin: 'marin',
  matériel: 'matériel',
  médecin: 'médecin',
  mineur: 'mineuse',
  pasteur: 'pasteure',
  personnel: 'personnel',
  procureur: 'procureure',
  professeur: 'professeure',
  recruteur: 'recruteuse',
  régional: 'régionale',
  reporter: 'reporter',
  serveur: 'serveuse',
  supérieur: 'supérieure',
  superviseur: 'superviseure',
  syndic: 'syndique',
  testeur: 'testeuse',
  trader: 'trader',
  traiteur: 'traiteuse',
  tuyauteur: 'tuyauteuse',
  visiteur: 'visiteuse',
  webdesigner: 'webdesigner',
};

/** Endings of nouns for persons and of adjectives only. */
const certain: readonly (readonly [RegExp, string])[] = [
  [/é$/, 'ée'],
  [/outeur$/, 'outeuse'],
  [/([acipu]|cul)teur$/, '$1trice'],
  [/eur$/, 'euse'],
  [/er$/, 'ère'],
  [/ien$/, 'ienne'],
  [/éen$/, 'éenne'],
  [/if$/, 'ive'],
  [/eux$/, 'euse'],
  [/el$/, 'elle'],
  [/al$/, 'ale'],
  [/ant$/, 'ante'],
];
/** Endings of a title's first word, but also of many plain nouns after it ("client", "terrain"). */
const ofFirstWord: readonly (readonly [RegExp, string])[] = [
  ...certain,
  [/on$/, 'onne'],
  [/([ntd])$/, '$1e'],
  [/(ois|ais|ain|in|and|ard|il|ol|u|i)$/, '$1e'],
];
const prepositions = new Set(
  'de du des d à au aux en dans pour par sur sans sous avec et ou chez contre hors la le les l'.split(' '),
);

/** The feminine of one word of a title, or the word itself if both genders are equal. */
export function feminineOfWord(word: string, isFirst: boolean): string {
  const lower = word.toLowerCase();
  const known = Object.hasOwn(irregular, lower) ? irregular[lower] : undefined;
  if (known !== undefined) return known === lower ? word : known;
  for (const [ending, feminine] of isFirst ? ofFirstWord : certain) {
    if (ending.test(lower)) return word.replace(ending, feminine);
  }
  return word;
}

function feminineOfCompound(word: string, isFirst: boolean): string {
  const parts = word.split('-');
  return parts.map((part, index) => (index > 0 && part === 'chef' ? part : feminineOfWord(part, isFirst))).join('-');
}

/** Both forms of a title written in the masculine; `feminine` is null if they are equal. */
export interface GenderForms {
  readonly masculine: string;
  readonly feminine: string | null;
}

/**
 * Both genders of a French title. The first word agrees, and so do the adjectives after it, up to the first preposition. A word written
 * `masculin/féminin` is used as it is, and then no rule changes the title.
 *
 * @example genderForms('conseiller financier') // { masculine: 'conseiller financier', feminine: 'conseillère financière' }
 * @example genderForms('agent/agente de bord') // { masculine: 'agent de bord', feminine: 'agente de bord' }
 */
export function genderForms(title: string): GenderForms {
  const words = title.split(' ');
  if (title.includes('/')) {
    const masculine = words.map((word) => word.split('/')[0] ?? word).join(' ');
    const feminine = words.map((word) => word.split('/')[1] ?? word).join(' ');
    return { masculine, feminine: feminine === masculine ? null : feminine };
  }
  let agrees = true;
  const feminine = words
    .map((word, index) => {
      agrees &&= !prepositions.has(word.toLowerCase()) && !/^[dl]['’]/.test(word);
      return agrees ? feminineOfCompound(word, index === 0) : word;
    })
    .join(' ');
  return { masculine: title, feminine: feminine === title ? null : feminine };
}

/** A title in both genders: « infirmier clinicien ou infirmière clinicienne », « préposé ou préposée aux bénéficiaires ». */
export function bothGenders({ masculine, feminine }: GenderForms): string {
  if (feminine === null) return masculine;
  const his = masculine.split(' ');
  const hers = feminine.split(' ');
  let last = his.length - 1;
  while (last > 0 && his[last] === hers[last]) last -= 1;
  const tail = his.slice(last + 1).join(' ');
  return [his.slice(0, last + 1).join(' '), 'ou', hers.slice(0, last + 1).join(' '), tail].filter(Boolean).join(' ');
}
