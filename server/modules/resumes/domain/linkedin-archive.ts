import { csvRows } from './csv-rows.js';
import type { Section, SectionKind } from './sections.js';

type Row = ReadonlyMap<string, string>;

/** Names of columns. LinkedIn writes them in English; French ones are read in case it translates them. */
const columns = {
  headline: ['Headline', 'Titre du profil', 'Titre'],
  summary: ['Summary', 'Résumé', 'Infos'],
  company: ['Company Name', "Nom de l'entreprise", 'Entreprise'],
  title: ['Title', 'Titre', 'Intitulé du poste', 'Poste'],
  description: ['Description'],
  startedOn: ['Started On', 'Date de début', 'Commencé le'],
  finishedOn: ['Finished On', 'Date de fin', 'Terminé le'],
  school: ['School Name', "Nom de l'école", "Nom de l'établissement", 'École'],
  degree: ['Degree Name', 'Nom du diplôme', 'Diplôme'],
  name: ['Name', 'Nom'],
  proficiency: ['Proficiency', 'Niveau', 'Niveau de compétence'],
} as const satisfies Record<string, readonly string[]>;

const MAX_POSITIONS = 50;
const MAX_SCHOOLS = 20;
const MAX_SKILLS = 100;
const MAX_LANGUAGES = 30;
/** Longest line, as in other résumés. */
const MAX_LINE = 1_500;
/** Lines of one description or summary. */
const MAX_LINES = 60;

function cellOf(row: Row, column: keyof typeof columns): string {
  for (const name of columns[column]) {
    const cell = row.get(name) ?? row.get(name.replace(/'/g, '’'));
    if (cell !== undefined) return cell.slice(0, MAX_LINE).replace(/\s+/g, ' ');
  }
  return '';
}

/** The lines of a longer text. LinkedIn writes spaces for its line breaks: « • Ponts  • Réservoirs ». */
function linesOf(row: Row, column: 'description' | 'summary'): readonly string[] {
  const name = columns[column].find((each) => row.has(each));
  return (row.get(name ?? '') ?? '')
    .replaceAll('•', '\n•')
    .split(/[\r\n]+/)
    .map((line) => line.slice(0, MAX_LINE).trim())
    .filter((line) => line !== '')
    .slice(0, MAX_LINES);
}

/** « 2018-05 » as « 05/2018 », which dates of résumés look like. */
const dateOf = (written: string): string => written.replace(/^(\d{4})-(\d\d)(?:-\d\d)?$/, '$2/$1');

function periodOf(row: Row, today: string): string {
  const [from, to] = [dateOf(cellOf(row, 'startedOn')), dateOf(cellOf(row, 'finishedOn'))];
  return from === '' ? to : `${from} – ${to === '' ? today : to}`;
}

const listed = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/**
 * LinkedIn's data archive as the sections of a résumé. Of the profile only headline and summary are read: name, address and date of
 * birth suggest nothing.
 *
 * @param tables CSV texts by the name of their file: Profile, Positions, Education, Skills, Languages
 * @param today word for the end of a present position
 */
export function sectionsOfArchive(tables: Readonly<Record<string, string>>, today: string): readonly Section[] {
  const rows = (name: string, max: number): readonly Row[] => csvRows(tables[name] ?? '', max);
  const section = (kind: SectionKind, lines: readonly string[]): Section => ({ kind, lines: lines.filter(Boolean) });
  const profile = rows('Profile', 1);
  const positions = [...rows('Positions', MAX_POSITIONS)];
  // Present positions first, for the title; LinkedIn's order within them.
  positions.sort((one, other) => Number(cellOf(one, 'finishedOn') !== '') - Number(cellOf(other, 'finishedOn') !== ''));
  const sections: readonly Section[] = [
    section(
      'profile',
      profile.flatMap((row) => linesOf(row, 'summary')),
    ),
    section(
      'experience',
      positions.flatMap((row) => [
        listed(cellOf(row, 'title'), cellOf(row, 'company'), periodOf(row, today)),
        ...linesOf(row, 'description'),
      ]),
    ),
    section(
      'education',
      rows('Education', MAX_SCHOOLS).map((row) => listed(cellOf(row, 'degree'), cellOf(row, 'school'))),
    ),
    section(
      'skills',
      rows('Skills', MAX_SKILLS).map((row) => cellOf(row, 'name')),
    ),
    section('languages', rows('Languages', MAX_LANGUAGES).map(spokenIn)),
  ];
  // The first line of a résumé is the name, in which no title is looked for.
  const head = profile.map((row): Section => ({ kind: 'head', lines: ['', cellOf(row, 'headline')] }));
  return [...head, ...sections].filter(({ lines }) => lines.some(Boolean));
}

function spokenIn(row: Row): string {
  const [name, level] = [cellOf(row, 'name'), cellOf(row, 'proficiency')];
  return level === '' || name === '' ? name : `${name} (${level})`;
}
