import { folded } from './sections.js';

/** Names of languages in French, in English, and what they are called in a text without accents. */
const known = [
  ['Français', 'French', /\b(?:francais|french)/],
  ['Anglais', 'English', /\b(?:anglais|english)/],
  ['Espagnol', 'Spanish', /\b(?:espagnol|spanish)/],
  ['Arabe', 'Arabic', /\b(?:arabe|arabic)/],
  ['Créole haïtien', 'Haitian Creole', /\b(?:creole)/],
  ['Mandarin', 'Mandarin', /\b(?:mandarin|chinois|chinese)/],
  ['Cantonais', 'Cantonese', /\b(?:cantonais|cantonese)/],
  ['Portugais', 'Portuguese', /\b(?:portugais|portuguese)/],
  ['Italien', 'Italian', /\b(?:italien|italian)/],
  ['Allemand', 'German', /\b(?:allemand|german)\b/],
  ['Russe', 'Russian', /\b(?:russe|russian)/],
  ['Ukrainien', 'Ukrainian', /\b(?:ukrainien|ukrainian)/],
  ['Vietnamien', 'Vietnamese', /\b(?:vietnamien|vietnamese)/],
  ['Roumain', 'Romanian', /\b(?:roumain|romanian)/],
  ['Pendjabi', 'Punjabi', /\b(?:pendjabi|punjabi)/],
  ['Hindi', 'Hindi', /\bhindi\b/],
  ['Ourdou', 'Urdu', /\b(?:ourdou|urdu)\b/],
  ['Tagalog', 'Tagalog', /\btagalog/],
  ['Grec', 'Greek', /\b(?:grec|greek)\b/],
  ['Langue des signes québécoise', 'Quebec Sign Language', /\b(?:lsq|langue des signes|sign language)/],
] as const;

/** « Anglais : aucun » is no language that somebody speaks. */
const denied = /\b(?:aucune?|none|non|pas)\b/;
/** Words of a level: outside of the section of languages, a name counts only beside one. */
const level =
  /\b(?:courante?|couramment|fluent|fluently|bilingue|bilingual|langue maternelle|natif|native|avance|advanced|intermediaire|intermediate|parlee?|spoken|ecrite?|written|fonctionnel|conversational)/;

export interface SpokenLanguage {
  readonly fr: string;
  readonly en: string;
  readonly quote: string;
}

/** Languages in the lines. @param isSection false: only those with a level count. */
export function languagesIn(lines: readonly string[], isSection: boolean): readonly SpokenLanguage[] {
  const found = new Map<string, SpokenLanguage>();
  for (const quote of lines) {
    for (const part of folded(quote).split(/[,;•|\t]|\s[-–]\s(?=\p{Lu})/u)) {
      if (denied.test(part) || (!isSection && !level.test(folded(quote)))) continue;
      for (const [fr, en, name] of known) if (name.test(part) && !found.has(fr)) found.set(fr, { fr, en, quote });
    }
  }
  return [...found.values()];
}
