import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { archive } from './documents.js';
import type { ResumePerson } from './resume-people.js';

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const table = (...rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\n`).join('');

/** Files of an archive that are about other people; they must have no effect. */
export const ofOthers = {
  'messages.csv':
    '"CONVERSATION ID","FROM","CONTENT"\n"1","Jean Untel","Pilote de ligne, Python, cinq ans d’expérience"\n',
  'Connections.csv': 'Notes:\n"About emails"\n\nFirst Name,Last Name,Position\nJean,Untel,Pilote de ligne\n',
} as const;

const profileColumns =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers';

/** The data archive that LinkedIn sends a person, as CSV files with its column names. */
export function linkedInArchive(person: ResumePerson, more: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const [first = '', last = ''] = person.name.split(' ');
  const folder = person.language === 'fr' ? '' : 'Basic_LinkedInDataExport_11-20-2025/';
  const files: Record<string, string> = {
    'Profile.csv': table(profileColumns.split(','), [
      ...[
        first,
        last,
        '',
        '12, rue des Érables',
        'Mar 4',
        person.headline,
        '',
        '',
        'J1H 1A1',
        'Sherbrooke',
        '',
        '',
        '',
      ],
    ]),
    'Positions.csv': table(
      ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
      ...person.jobs.map(([title, employer, dates, told]) => {
        const [from = '', to = ''] = dates.split(' – ');
        return [employer, title, told, 'Sherbrooke, Québec, Canada', from, to];
      }),
    ),
    'Education.csv': table(
      ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
      [person.school, '', '', '', '', ''],
    ),
    'Skills.csv': table(['Name'], ...person.skills.map((skill) => [skill])),
    'Languages.csv': table(
      ['Name', 'Proficiency'],
      ...person.languages.map((language) => [language, 'Native or bilingual proficiency']),
    ),
    ...ofOthers,
    ...more,
  };
  return archive(Object.fromEntries(Object.entries(files).map(([name, text]) => [folder + name, text])));
}

const headings = {
  fr: {
    ...{ contact: 'Coordonnées', skills: 'Principales compétences', languages: 'Languages', awards: 'Honors-Awards' },
    ...{ experience: 'Expérience', education: 'Formation', page: (at: number) => `Page ${at} sur 2` },
  },
  en: {
    ...{ contact: 'Contact', skills: 'Top Skills', languages: 'Languages', awards: 'Honors-Awards' },
    ...{ experience: 'Experience', education: 'Education', page: (at: number) => `Page ${at} of 2` },
  },
} as const;

/** A profile as LinkedIn saves it to PDF: contact, skills and languages in a column beside the person; the main one goes on on page 2. */
export async function linkedInPdf(person: ResumePerson): Promise<Buffer> {
  const words = headings[person.language];
  const pdf = new PDFDocument({ margins: { top: 30, bottom: 30, left: 22, right: 30 } });
  const bytes = buffer(pdf);
  const draw = (x: number, width: number, size: number, text: string): void => {
    if (text !== '') pdf.fontSize(size).text(text, x, pdf.y, { width });
  };
  const beside = (heading: string, lines: readonly string[]): void => {
    draw(22, 160, 13, heading);
    for (const line of lines) draw(22, 160, 10.5, line);
    pdf.moveDown();
  };
  const main = (size: number, text: string): void => draw(223, 350, size, text);
  const footer = (at: number): void => {
    pdf.y = 740;
    draw(480, 100, 9, words.page(at));
  };
  pdf.y = 40;
  beside(words.contact, ['moi@exemple.ca', 'www.linkedin.com/in/moi-123', '(LinkedIn)']);
  beside(words.skills, person.skills);
  beside(
    words.languages,
    person.languages.map((language) => `${language} (Native or Bilingual)`),
  );
  beside(words.awards, ['Prix du pilote de ligne']);
  pdf.y = 40;
  main(26, person.name);
  main(12, person.headline);
  main(12, 'Sherbrooke, Québec, Canada');
  pdf.moveDown();
  main(15.75, words.experience);
  const [first, ...others] = person.jobs;
  const position = ([title, employer, dates, told]: ResumePerson['jobs'][number]): void => {
    main(12, employer);
    main(11.5, title);
    main(10.5, `${dates.replace('–', '-')} (${person.language === 'fr' ? '5 ans' : '5 years'})`);
    main(10.5, 'Sherbrooke, Québec, Canada');
    main(10.5, told);
    pdf.moveDown();
  };
  if (first) position(first);
  footer(1);
  pdf.addPage();
  pdf.y = 40;
  for (const job of others) position(job);
  main(15.75, words.education);
  main(12, person.school);
  footer(2);
  pdf.end();
  return bytes;
}
