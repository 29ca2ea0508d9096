import { textCell } from '../../../platform/csv/csv.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { en } from '../messages/en.js';
import { fr } from '../messages/fr.js';
import type { CreditTransaction } from './credits.contract.js';
import { statementCsv } from './statement-csv.js';

const translator = new Translator([{ fr, en }]);

const spent: CreditTransaction = {
  id: '01890000-0000-7000-8000-000000000001',
  type: 'SPENT',
  amount: -1,
  balance_after: 19,
  reserved_amount: 0,
  reserved_after: 0,
  description: '=HYPERLINK("http://evil.example","x")',
  reference: null,
  posting: null,
  member: null,
  created_at: '2026-01-15T15:00:00.000Z',
};

async function textOf(language: 'fr' | 'en', ...transactions: CreditTransaction[]): Promise<string> {
  async function* source(): AsyncGenerator<CreditTransaction> {
    for (const transaction of transactions) yield await Promise.resolve(transaction);
  }
  let text = '';
  for await (const part of statementCsv(source(), language, translator)) text += part;
  return text;
}

describe('a statement as CSV', () => {
  it('starts with a byte order mark and headings in the reader’s language', async () => {
    expect(await textOf('fr')).toBe(
      '\uFEFFDate (UTC),Type,Description,Montant,Mis de côté,Solde,Dont mis de côté,Référence,Membre\r\n',
    );
    expect(await textOf('en')).toBe(
      '\uFEFFDate (UTC),Type,Description,Amount,On hold,Balance,Of which on hold,Reference,Member\r\n',
    );
  });

  it('leaves numbers numbers, and lets no text be a formula', async () => {
    const [, line] = (await textOf('en', spent)).split('\r\n');
    expect(line).toBe(`2026-01-15T15:00:00.000Z,Spent,"'=HYPERLINK(""http://evil.example"",""x"")",-1,0,19,0,,`);
  });

  it('names who used shared credits', async () => {
    const member = { id: spent.id, full_name: 'Nadia, "N"' };
    const [, line] = (await textOf('en', { ...spent, description: 'Spent', member })).split('\r\n');
    expect(line).toBe('2026-01-15T15:00:00.000Z,Spent,Spent,-1,0,19,0,,"Nadia, ""N"""');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '\n=1'])('neutralises %j', (text) => {
    expect(textCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each(['a,b', 'a"b', 'a\nb', 'a\rb'])('quotes %j', (text) => {
    expect(textCell(text)).toBe(`"${text.replaceAll('"', '""')}"`);
  });

  it('leaves plain text alone, accents and signs inside it included', () => {
    expect(textCell('Mis de côté : réservation = 1')).toBe('Mis de côté : réservation = 1');
  });
});
