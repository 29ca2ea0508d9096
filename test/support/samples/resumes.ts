import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { archive } from './documents.js';
import type { ResumePerson } from './resume-people.js';

interface Part {
  readonly heading: string;
  readonly lines: readonly string[];
}

const words = {
  fr: {
    experience: 'Expérience professionnelle',
    skills: 'Compétences',
    languages: 'Langues',
    education: 'Formation',
    interests: 'Loisirs',
    references: 'Références',
  },
  en: {
    experience: 'Work Experience',
    skills: 'Skills',
    languages: 'Languages',
    education: 'Education',
    interests: 'Interests',
    references: 'References',
  },
} as const;

/** Hobbies and other people, which must not become skills or titles. */
const others = {
  fr: { interests: ['Randonnée, photographie, piano'], references: ['Jean Untel, directeur des ventes, 514 555-0101'] },
  en: { interests: ['Hiking, photography, piano'], references: ['Jane Doe, marketing director, 514 555-0102'] },
} as const;

const head = ({ name, headline }: ResumePerson): readonly string[] => [
  name,
  ...(headline === '' ? [] : [headline]),
  '12, rue des Érables, Sherbrooke (QC) · 819 555-0123',
  'moi@exemple.ca',
];

function partsOf(person: ResumePerson, dates: 'inline' | 'none' = 'inline'): Record<keyof (typeof words)['fr'], Part> {
  const named = words[person.language];
  const jobs = person.jobs.flatMap(([title, employer, when, told]) => [
    dates === 'inline' ? `${title}, ${employer}, ${when}` : `${title}, ${employer}\t${when}`,
    told,
  ]);
  return {
    experience: { heading: named.experience, lines: jobs },
    skills: { heading: named.skills, lines: [person.skills.join(', ')] },
    languages: { heading: named.languages, lines: [person.languages.join(', ')] },
    education: { heading: named.education, lines: [person.school] },
    interests: { heading: named.interests, lines: others[person.language].interests },
    references: { heading: named.references, lines: others[person.language].references },
  };
}

const inOrder = ({ experience, skills, languages, education, interests, references }: ReturnType<typeof partsOf>) => [
  skills,
  experience,
  education,
  languages,
  interests,
  references,
];

async function drawn(draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const pdf = new PDFDocument({ margin: 50 });
  const bytes = buffer(pdf);
  draw(pdf);
  pdf.end();
  return bytes;
}

/** One column, one entry per line. */
const onePdf = (person: ResumePerson): Promise<Buffer> =>
  drawn((pdf) => {
    for (const line of head(person)) pdf.fontSize(11).text(line);
    for (const { heading, lines } of inOrder(partsOf(person))) {
      pdf.moveDown().fontSize(14).text(heading.toUpperCase());
      for (const line of lines) pdf.fontSize(10).text(line);
    }
  });

/** Skills and languages in a narrow column on the left, positions on the right. */
const twoColumns = (person: ResumePerson): Promise<Buffer> =>
  drawn((pdf) => {
    const { experience, skills, languages, education, interests, references } = partsOf(person);
    for (const line of head(person)) pdf.fontSize(11).text(line, { align: 'center' });
    const top = pdf.y + 20;
    const column = (parts: readonly Part[], x: number, width: number, asList: boolean): void => {
      pdf.y = top;
      for (const { heading, lines } of parts) {
        pdf.fontSize(13).text(heading, x, pdf.y, { width });
        for (const line of asList ? lines.flatMap((each) => each.split(', ')) : lines)
          pdf.fontSize(9.5).text(line, x, pdf.y, { width });
        pdf.moveDown();
      }
    };
    column([skills, languages, interests], 50, 150, true);
    column([experience, education, references], 240, 320, false);
  });

/** Dates at the right margin, bullets before the skills. */
const datesRight = (person: ResumePerson): Promise<Buffer> =>
  drawn((pdf) => {
    for (const line of head(person)) pdf.fontSize(11).text(line);
    for (const { heading, lines } of inOrder(partsOf(person, 'none'))) {
      pdf.moveDown().fontSize(14).text(heading);
      for (const line of lines) {
        const [left = '', right] = line.split('\t');
        const y = pdf.y;
        if (right !== undefined) pdf.fontSize(10).text(right, 50, y, { align: 'right' });
        pdf.y = y;
        pdf.fontSize(10).text(left, 50, y, { width: 330 });
      }
    }
  });

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const wordLine = (text: string): string =>
  `<w:p><w:r><w:t xml:space="preserve">${escaped(text).replace(/\t/g, '</w:t><w:tab/><w:t>')}</w:t></w:r></w:p>`;
const allLines = (person: ResumePerson): readonly string[] => [
  ...head(person),
  ...inOrder(partsOf(person)).flatMap(({ heading, lines }) => [heading, ...lines]),
];

const docx = (person: ResumePerson): Promise<Buffer> =>
  archive({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<w:document><w:body>${allLines(person).map(wordLine).join('')}</w:body></w:document>`,
  });

/** Columns made with a table, as in many templates of word processors. */
const docxTable = (person: ResumePerson): Promise<Buffer> => {
  const { experience, skills, languages, education, interests, references } = partsOf(person);
  const cell = (parts: readonly Part[]): string =>
    `<w:tc>${parts
      .flatMap(({ heading, lines }) => [heading, ...lines])
      .map(wordLine)
      .join('')}</w:tc>`;
  const body = `${head(person).map(wordLine).join('')}<w:tbl><w:tr>${cell([skills, languages])}${cell([experience, education, interests, references])}</w:tr></w:tbl>`;
  return archive({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
  });
};

const odt = (person: ResumePerson): Promise<Buffer> =>
  archive({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:body><office:text>${allLines(person)
      .map((line) => `<text:p>${escaped(line).replace(/\t/g, '<text:tab/>')}</text:p>`)
      .join('')}</office:text></office:body></office:document-content>`,
  });

const text = (person: ResumePerson): Promise<Buffer> => Promise.resolve(Buffer.from(allLines(person).join('\r\n')));

export const resumeLayouts = { onePdf, twoColumns, datesRight, docx, docxTable, odt, text } as const;
export type ResumeLayout = keyof typeof resumeLayouts;
