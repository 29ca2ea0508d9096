export const sectionKinds = [
  'head',
  'profile',
  'experience',
  'education',
  'skills',
  'languages',
  'interests',
  'references',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** Part of a résumé under one heading. `head` is everything above the first heading. */
export interface Section {
  readonly kind: SectionKind;
  readonly lines: readonly string[];
}

/** Words of headings in both languages, without accents; the longest heading has eight words. */
const headings: Readonly<Record<Exclude<SectionKind, 'head'>, RegExp>> = {
  experience:
    /^(?:(?:mes |my )?(?:experiences?|parcours|historique|emplois?|postes?|work|employment|professional|relevant|career)(?: (?:de travail|d['’]emploi|professionnelles?|professionnel|professional|pertinentes?|experiences?|history|occupes|recents?|en bref|and achievements|et realisations|background))*)$/,
  education:
    /^(?:formations?|etudes|education|scolarite|diplomes?|academic background|studies|formation academique|formation scolaire|formation et (?:etudes|diplomes)|education and training|certifications?|permis et certifications?|licences? and certifications?|qualifications academiques|cours|training)$/,
  skills:
    /^(?:(?:mes |my |core |key |top |technical |professional |principales )?(?:competences?|skills|habiletes|aptitudes|connaissances|savoir[- ]faire|expertise|technologies|outils|tools|competencies|qualifications|forces|strengths)(?: (?:cles?|techniques?|informatiques?|professionnelles?|(?:and|et) (?:tools|software|expertise|competencies|strengths|outils|logiciels|aptitudes|habiletes|connaissances|qualites)|maitrisees?|de travail))*)$/,
  languages: /^(?:langues?(?: parlees(?: et ecrites)?)?|languages?(?: spoken)?|connaissances linguistiques)$/,
  profile:
    /^(?:profil(?: professionnel)?|profile|professional (?:profile|summary)|sommaire(?: professionnel)?|summary|resume|objectif(?: professionnel| de carriere)?|(?:career )?objective|a propos(?: de moi)?|about(?: me)?|presentation|points saillants|highlights)$/,
  interests:
    /^(?:(?:centres? d['’])?interets?|loisirs(?: et interets)?|interests|hobbies|activites|benevolat|volunteering|volunteer work|divers|hobbies and interests)$/,
  references: /^(?:references?(?: professionnelles?| (?:sur demande|available|on request).*)?)$/,
};

const MAX_HEADING = 48;
/** A paragraph; longer lines are no résumé and would take long to read. */
const MAX_LINE = 1_500;

export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’]/g, "'").toLowerCase();

/** The section that a line opens; null if it is an ordinary line. */
export function headingOf(line: string): Exclude<SectionKind, 'head'> | null {
  if (line.length > MAX_HEADING) return null;
  const words = folded(line)
    // « E X P É R I E N C E » is a heading with spaced letters.
    .replace(/^(?:\p{L} ){3,}\p{L}$/u, (spaced) => spaced.replace(/ /g, ''))
    .replace(/\s&\s/g, ' and ')
    .replace(/[^\p{L}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [kind, pattern] of Object.entries(headings)) {
    if (pattern.test(words)) return kind as Exclude<SectionKind, 'head'>;
  }
  return null;
}

/** A résumé as its sections, in order. « Langues : français, anglais » on one line is a section, too. */
export function sectionsOf(text: string): readonly Section[] {
  const sections: { kind: SectionKind; lines: string[] }[] = [{ kind: 'head', lines: [] }];
  for (const line of plainLines(text)) {
    const [label = '', ...rest] = line.split(/\s*:\s*/);
    const kind = headingOf(line) ?? (rest.length > 0 ? headingOf(label) : null);
    if (kind === null) sections.at(-1)?.lines.push(line);
    else sections.push({ kind, lines: headingOf(line) === null ? [rest.join(' : ')].filter(Boolean) : [] });
  }
  return sections;
}

/** The same for a text whose headings begin with a form feed. Sections with other headings are of no use: contact, awards. */
export function sectionsOfMarked(text: string): readonly Section[] {
  const sections: { kind: SectionKind; lines: string[] }[] = [{ kind: 'head', lines: [] }];
  for (const raw of text.split('\n')) {
    const [line] = plainLines(raw);
    if (line === undefined) continue;
    if (raw.startsWith('\f')) sections.push({ kind: headingOf(line) ?? 'references', lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

const plainLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .slice(0, MAX_LINE)
        .replace(/[ \u00a0]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');

export const linesIn = (sections: readonly Section[], ...kinds: readonly SectionKind[]): readonly string[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
