import { sectionsOfArchive } from './linkedin-archive.js';
import { type Section, sectionsOf, sectionsOfMarked } from './sections.js';

/** Content of a file, as the program read it. */
export type ResumeContent =
  | { readonly text: string }
  /** A profile that LinkedIn saved as PDF: lines with a form feed before them are headings. */
  | { readonly profile: string }
  /** Files of LinkedIn's data archive by name, without their extension. */
  | { readonly tables: Readonly<Record<string, string>> };

/** Max characters to read, about ten dense pages. Later pages are appendices. */
const MAX_CHARACTERS = 30_000;
/** Sections of a file of LinkedIn; it has about ten. */
const MAX_SECTIONS = 15;

/** @param today word for the end of a present position, which the file leaves empty */
export function sectionsOfContent(content: ResumeContent, today: string): readonly Section[] {
  if ('text' in content) return sectionsOf(content.text.slice(0, MAX_CHARACTERS));
  return bounded('profile' in content ? sectionsOfMarked(content.profile) : sectionsOfArchive(content.tables, today));
}

/** Cuts sections one by one, because the skills come last and a long experience must not displace them. */
const bounded = (sections: readonly Section[]): readonly Section[] =>
  sections.slice(0, MAX_SECTIONS).map(({ kind, lines }) => {
    let space = MAX_CHARACTERS / 3;
    return { kind, lines: lines.filter((line) => (space -= line.length + 1) >= 0) };
  });

export const textOfSections = (sections: readonly Section[]): string =>
  sections.map(({ lines }) => lines.join('\n')).join('\n');

/** Letters in the text of a document; a scan has none or few. */
export function lettersIn(content: Exclude<ResumeContent, { readonly tables: unknown }>): number {
  const text = 'text' in content ? content.text : content.profile;
  return text.match(/\p{L}/gu)?.length ?? 0;
}
