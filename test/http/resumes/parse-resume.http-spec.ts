import { createDeflate } from 'node:zlib';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { resumeLimits } from '../../../server/modules/resumes/domain/resume-limits.js';
import type { ResumeSuggestions } from '../../../server/modules/resumes/http/resumes.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { archive, pdf } from '../../support/samples/documents.js';
import { linkedInArchive, linkedInPdf } from '../../support/samples/linkedin.js';
import { resumePeople } from '../../support/samples/resume-people.js';
import { resumeLayouts } from '../../support/samples/resumes.js';
import { file, form } from '../media/people.js';
import { type Seeker, seeker } from '../reservations/stage.js';

jest.setTimeout(120_000);

const MIB = 1024 * 1024;

/** A page whose content unpacks to this many bytes, compressed in pieces. */
async function pdfBomb(bytes: number): Promise<Buffer> {
  const deflate = createDeflate();
  const piece = Buffer.alloc(MIB, ' ');
  const stream = await buffer(Readable.from(Array.from({ length: bytes / MIB }, () => piece)).pipe(deflate));
  const parts = [
    Buffer.from('%PDF-1.4\n'),
    Buffer.from('1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    Buffer.from('3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>\nendobj\n'),
    Buffer.concat([
      Buffer.from(`4 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
      stream,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  ];
  const offsets: number[] = [];
  let offset = 0;
  for (const part of parts) {
    offsets.push(offset);
    offset += part.length;
  }
  const table = offsets
    .slice(1)
    .map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
    .join('');
  const end = `xref\n0 5\n0000000000 65535 f \n${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

async function protectedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'secret' });
  const bytes = buffer(document);
  document.text('Soudeuse-monteuse');
  document.end();
  return bytes;
}

describe('reading a résumé', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const parse = ({ token }: Seeker, bytes: Buffer, fileName = 'cv.pdf', language = 'fr') => {
    const { payload, headers } = form([file(bytes, fileName)]);
    return app.request<ResumeSuggestions & { code?: string; error?: string }>({
      method: 'POST',
      url: '/api/users/me/resume/parse',
      token,
      payload,
      headers: { ...headers, 'accept-language': language },
    });
  };
  const refused = async (bytes: Buffer, fileName?: string): Promise<[number, string | undefined]> => {
    const { status, body } = await parse(await seeker(app), bytes, fileName);
    return [status, body.code];
  };

  it('suggests values with the quoted words, and stores neither the file nor its text', async () => {
    const [person] = resumePeople;
    if (!person) throw new Error('a person expected');
    const reader = await seeker(app);
    const files = async (): Promise<string[]> => (await readdir(app.dataDir, { recursive: true })).sort();
    const before = await files();
    const { status, body } = await parse(reader, await resumeLayouts.twoColumns(person));
    expect(status).toBe(200);
    const of = (field: string) => body.suggestions.filter((each) => each.field === field).map(({ value }) => value);
    expect(of('title')).toEqual(['Infirmière clinicienne']);
    expect(of('years_experience')).toEqual([8]);
    expect(of('languages')).toEqual(['Français', 'Anglais']);
    expect(of('skills')).toEqual(expect.arrayContaining(['Soins intensifs', 'Triage']));
    expect(body.suggestions.every(({ quote, confidence }) => quote !== '' && confidence > 0)).toBe(true);
    expect(await files()).toEqual(before);
    const me = await app.request<{ skills: string[]; title: string | null }>({
      url: '/api/users/me',
      token: reader.token,
    });
    expect(me.text).not.toContain('Soins intensifs');
    expect(await query(app.databaseUrl, 'select count from resume_reading where account_id = $1', [reader.id])).toEqual(
      [{ count: 1 }],
    );
  });

  it('answers in the language of the reader', async () => {
    const person = resumePeople.find(({ language }) => language === 'en');
    if (!person) throw new Error('a person expected');
    const { body } = await parse(await seeker(app), await resumeLayouts.odt(person), 'cv.odt', 'en');
    expect(body.suggestions.filter(({ field }) => field === 'languages').map(({ value }) => value)).toEqual([
      'English',
      'French',
    ]);
  });

  it('reads a LinkedIn archive and a LinkedIn profile saved as PDF, without the parts about other people', async () => {
    const person = resumePeople.find(({ name }) => name === 'Alex Gagnon');
    if (!person) throw new Error('a person expected');
    const reader = await seeker(app);
    const bare = { 'messages.csv': '', 'Connections.csv': '' };
    const [own, ofOthers, saved] = [
      await parse(reader, await linkedInArchive(person, bare), 'Basic_LinkedInDataExport.zip'),
      await parse(reader, await linkedInArchive(person), 'Basic_LinkedInDataExport.zip'),
      await parse(reader, await linkedInPdf(person), 'Profile.pdf'),
    ];
    expect([own.status, ofOthers.status, saved.status]).toEqual([200, 200, 200]);
    expect(ofOthers.body).toEqual(own.body);
    for (const { body } of [own, saved]) {
      const of = (field: string) => body.suggestions.filter((each) => each.field === field).map(({ value }) => value);
      expect([of('title'), of('years_experience'), of('languages')]).toEqual([['Soudeur-monteur'], [11], ['Français']]);
      expect(of('skills')).toEqual(expect.arrayContaining(['Oxycoupage', 'Soudage TIG']));
      expect(JSON.stringify(body)).not.toMatch(/Gagnon|Érables|Mar 4/);
    }
  });

  it('refuses an archive of LinkedIn that is too large inside, or has none of the files of a profile', async () => {
    const entries = Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`Articles/${n}.html`, '']));
    expect(await refused(await archive({ 'Skills.csv': 'Name\nTriage\n', ...entries }), 'a.zip')).toEqual([
      422,
      'RESUMES.UNREADABLE',
    ]);
    expect(await refused(await archive({ 'Positions.csv': ' '.repeat(2 * MIB) }), 'a.zip')).toEqual([
      422,
      'RESUMES.UNREADABLE',
    ]);
    expect(await refused(await archive({ 'messages.csv': 'a', 'a/b/Skills.csv': 'Name' }), 'a.zip')).toEqual([
      415,
      'RESUMES.UNSUPPORTED',
    ]);
    expect(await refused(await archive({ 'Skills.csv': 'Name\n\u0000' }), 'a.zip')).toEqual([
      415,
      'RESUMES.UNSUPPORTED',
    ]);
    const { status, body } = await parse(await seeker(app), await archive({ 'Skills.csv': 'Name\n' }), 'a.zip');
    expect([status, body]).toEqual([200, { suggestions: [] }]);
  });

  it('explains what to do with a scan, a protected file and another kind of file', async () => {
    expect(await refused(pdf())).toEqual([422, 'RESUMES.WITHOUT_TEXT']);
    expect(await refused(await protectedPdf())).toEqual([422, 'RESUMES.PROTECTED']);
    expect(await refused(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5_000)]))).toEqual([
      422,
      'RESUMES.PROTECTED',
    ]);
    const encrypted = await archive({ 'content.xml': 'xxxx', 'META-INF/manifest.xml': '<manifest:encryption-data/>' });
    expect(await refused(encrypted, 'cv.odt')).toEqual([422, 'RESUMES.PROTECTED']);
    expect(await refused(await archive({ 'a.txt': 'a' }), 'cv.docx')).toEqual([415, 'RESUMES.UNSUPPORTED']);
    expect(await refused(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]))).toEqual([415, 'RESUMES.UNSUPPORTED']);
    expect(await refused(Buffer.from('%PDF-1.7 and then nothing'))).toEqual([422, 'RESUMES.UNREADABLE']);
    expect(await refused(Buffer.alloc(resumeLimits.maxBytes + 1, 'a'))).toEqual([413, 'RESUMES.TOO_LARGE']);
  });

  it('stops reading a file that unpacks to too much, and still answers others', async () => {
    const zip = await archive({ '[Content_Types].xml': '<Types/>', 'word/document.xml': ' '.repeat(60 * MIB) });
    expect(zip.length).toBeLessThan(MIB);
    const bomb = await pdfBomb(900 * MIB);
    expect(bomb.length).toBeLessThan(resumeLimits.maxBytes);
    const began = performance.now();
    const [first, second, other] = await Promise.all([
      refused(zip, 'cv.docx'),
      refused(bomb),
      app.request({ url: '/api/health' }),
    ]);
    expect([first, second]).toEqual([
      [422, 'RESUMES.UNREADABLE'],
      [422, 'RESUMES.UNREADABLE'],
    ]);
    expect(other.status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2.5 * resumeLimits.seconds * 1000);
  });

  it('is limited to twenty files per day and account, also in parallel', async () => {
    const reader = await seeker(app);
    const text = Buffer.from('Soudeuse-monteuse. '.repeat(20));
    await query(app.databaseUrl, `insert into resume_reading values ($1, $2::date, 18)`, [
      reader.id,
      app.clock.now().toISOString().slice(0, 10),
    ]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => parse(reader, text, 'cv.txt')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('RESUMES.TOO_MANY');
    app.clock.advance(86_400_000);
    const fresh = await seeker(app);
    expect((await parse(fresh, text, 'cv.txt')).status).toBe(200);
  });
});
