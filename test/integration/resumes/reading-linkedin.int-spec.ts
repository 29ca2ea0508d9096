import { csvRows } from '../../../server/modules/resumes/domain/csv-rows.js';
import { ResumeUnreadable, ResumeUnsupported } from '../../../server/modules/resumes/domain/resume.errors.js';
import { readResume } from '../../../server/modules/resumes/extract/read-resume.js';
import type { SuggestionField } from '../../../server/modules/resumes/http/resumes.contract.js';
import { archive } from '../../support/samples/documents.js';
import { linkedInArchive, linkedInPdf } from '../../support/samples/linkedin.js';
import { resumePeople } from '../../support/samples/resume-people.js';
import { ReadingScore } from './reading-score.js';

/** Ten people of both languages: the rules are those of the thirty résumés, and each reading starts a program. */
const people = resumePeople.filter((_person, at) => at % 3 === 0);

const floors: readonly [SuggestionField, number, number][] = [
  ['title', 0.95, 0.95],
  ['years_experience', 0.95, 0.95],
  ['languages', 0.95, 0.95],
  ['skills', 0.8, 0.8],
];

describe.each([
  ['data archives', 'tables', linkedInArchive],
  ['profiles saved as PDF', 'profile', linkedInPdf],
] as const)('ten %s of LinkedIn in two languages', (name, kind, make) => {
  const score = new ReadingScore();

  beforeAll(async () => {
    for (const person of people) {
      const content = await readResume(await make(person));
      expect(Object.keys(content)).toEqual([kind]);
      // Neither contact data, nor awards, nor pages of others.
      const values = JSON.stringify(score.add(person, content, name));
      expect(values).not.toMatch(/[Pp]ilote|Untel|Érables|moi@exemple|linkedin|Page \d/);
    }
    score.print();
  }, 180_000);

  it.each(floors)('%s: precision of at least %s, recall of at least %s', (field, precision, recall) => {
    expect(score.of(field).precision).toBeGreaterThanOrEqual(precision);
    expect(score.of(field).recall).toBeGreaterThanOrEqual(recall);
  });
});

describe('an archive of LinkedIn', () => {
  it('may have been saved again by a spreadsheet, in another encoding and with other separators', async () => {
    const zip = await archive({
      'mes données/Profile.csv': '\uFEFFHeadline,Summary\r\nSoudeuse,"Deux\r\nlignes"\r\n',
      'mes données/Skills.csv': Buffer.from('\uFEFFName\tLevel\r\nÉbavurage\t1\r\n', 'utf16le'),
      'mes données/Languages.csv': Buffer.from('\uFEFFName\nEspañol\n', 'utf16le').swap16(),
      'mes données/Positions.csv': Buffer.from('Title;Company Name\r\nMéca;"Roy; frères"\r\n', 'latin1'),
    });
    const content = await readResume(zip);
    if (!('tables' in content)) throw new Error('tables expected');
    const read = Object.entries(content.tables).map(([name, text]) => [name, csvRows(text, 9).map(Object.fromEntries)]);
    expect(Object.fromEntries(read)).toEqual({
      Profile: [{ Headline: 'Soudeuse', Summary: 'Deux\r\nlignes' }],
      Skills: [{ Name: 'Ébavurage', Level: '1' }],
      Languages: [{ Name: 'Español' }],
      Positions: [{ Title: 'Méca', 'Company Name': 'Roy; frères' }],
    });
  });

  it('is refused with a name that leads out of it, and read from one folder at most', async () => {
    const zip = await archive({ 'xx/Skills.csv': 'Name\nTriage\n' });
    expect(await readResume(zip)).toEqual({ tables: { Skills: 'Name\nTriage\n' } });
    const named = (folder: string): Buffer => Buffer.from(zip.toString('latin1').replaceAll('xx/', folder), 'latin1');
    await expect(readResume(named('../'))).rejects.toThrow(ResumeUnreadable);
    await expect(readResume(named('/x/'))).rejects.toThrow(ResumeUnreadable);
    await expect(readResume(named('a//'))).rejects.toThrow(ResumeUnsupported);
  });
});
