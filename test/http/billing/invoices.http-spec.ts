import { startTestApp, type TestApp } from '../../support/app.js';
import { pdfLines } from '../../support/pdf-text.js';
import { query } from '../../support/query.js';
import { operator, type Recruiter, recruiter } from '../credits/recruiters.js';
import { recruiterOf } from '../identity/hiring.js';
import { longSessions, Shop } from './shop.js';

describe('invoices', () => {
  let app: TestApp;
  let shop: Shop;
  beforeAll(async () => {
    app = await startTestApp({
      env: {
        ...longSessions,
        INVOICE_SELLER: 'Entrevue inc.',
        INVOICE_ADDRESS: '1, rue de l’Essai, Montréal (Québec)',
        GST_NUMBER: '123456789 RT0001',
        QST_NUMBER: '1234567890 TQ0001',
      },
    });
    shop = new Shop(app);
  });
  afterAll(() => app.close());

  const invoiceOf = async (buyer: Pick<Recruiter, 'token'>, pack = 'STANDARD'): Promise<string> =>
    (await shop.buy(buyer, pack)).body.invoice_id ?? '';
  const read = (id: string, token: string, language = 'fr', search = '') =>
    app.request({
      url: `/api/subscriptions/invoices/${id}.pdf${search}`,
      token,
      headers: { 'accept-language': language },
    });

  it('contain seller, buyer, taxes and numbers, in French', async () => {
    const customer = await recruiterOf(app, { full_name: 'Nguyễn Thị Ánh' }, { name: 'Hôpital Łódź' });
    const answer = await read(await invoiceOf(customer), customer.token);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="2026-\d{6}\.pdf"$/);
    const lines = pdfLines(answer.bytes);
    for (const line of [
      expect.stringMatching(/^Facture 2026-\d{6}$/),
      'Date\u00a0: 15 janvier 2026',
      'Entrevue inc.',
      '1, rue de l’Essai, Montréal (Québec)',
      'Nº de TPS\u00a0: 123456789 RT0001',
      'Nº de TVQ\u00a0: 1234567890 TQ0001',
      'Hôpital Łódź',
      'Nguyễn Thị Ánh',
      'Pack Croissance, 40 crédits',
      '899,00\u00a0$',
      'TPS (5\u00a0%)',
      '44,95\u00a0$',
      'TVQ (9,975\u00a0%)',
      '89,68\u00a0$',
      'Total (CAD)',
      '1\u00a0033,63\u00a0$',
      'Payée en entier le 15 janvier 2026.',
    ])
      expect(lines).toContainEqual(line);
  });

  it('are in English if requested, with the same bytes each time', async () => {
    const customer = await recruiter(app);
    const id = await invoiceOf(customer, 'PREMIUM');
    const english = await read(id, customer.token, 'en');
    const lines = pdfLines(english.bytes);
    for (const line of [
      expect.stringMatching(/^Invoice 2026-\d{6}$/),
      'GST number: 123456789 RT0001',
      'Scale Pack, 100 credits',
      'GST (5%)',
      '$99.95 CAD',
      'QST (9.975%)',
      '$199.40 CAD',
      '$2,298.35 CAD',
    ])
      expect(lines).toContainEqual(line);
    await shop.advance(60_000);
    expect((await read(id, customer.token, 'fr', '?lang=EN')).bytes.equals(english.bytes)).toBe(true);
    expect((await read(id, customer.token, 'en', '?lang=de')).status).toBe(400);
  });

  it('are only for their buyer', async () => {
    const customer = await recruiter(app);
    const id = await invoiceOf(customer);
    expect((await read(id, (await recruiter(app)).token)).status).toBe(404);
    expect((await read(id, (await operator(app)).token)).status).toBe(403);
    expect((await read('nonsense', customer.token)).status).toBe(400);
  });

  it('are numbered without gaps, and never change', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => recruiter(app)));
    await Promise.all(buyers.map((buyer) => invoiceOf(buyer, 'DISCOVERY')));
    const rows = await query<{ sequence: number; number: string }>(
      app.databaseUrl,
      'select sequence, number from invoice order by sequence',
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
    expect(rows[0]?.number).toBe('2026-000001');
    for (const sql of [
      `update invoice set buyer_name = 'x'`,
      'delete from invoice',
      'truncate invoice',
      'update purchase set total_cents = total_cents + 1, subtotal_cents = subtotal_cents + 1',
      `update purchase set status = 'AWAITING_PAYMENT', paid_at = null, pack_until = null`,
      'delete from purchase where status = $$PAID$$',
      `insert into invoice select gen_random_uuid(), p.id, p.owner_id, 2026, 900, '2026-000900', 'x', null, 'x', null, null,
              null, now() from purchase p where not exists (select 1 from invoice i where i.purchase_id = p.id) limit 1`,
    ]) {
      if (sql.startsWith('insert')) {
        await query(
          app.databaseUrl,
          `insert into purchase (id, owner_id, kind, credits, subtotal_cents, gst_cents, qst_cents, total_cents, status, provider,
                                 request_key, fingerprint, created_at)
           values (gen_random_uuid(), gen_random_uuid(), 'CREDITS', 1, 1, 0, 0, 1, 'AWAITING_PAYMENT', 'test', 'x',
                   repeat('0', 64), now())`,
        );
      }
      await expect(query(app.databaseUrl, sql)).rejects.toThrow(
        /kept as it was written|moves on and changes|does not follow|violates check/,
      );
    }
  });

  it('omit registration numbers that the seller does not have', async () => {
    const other = await startTestApp();
    try {
      const customer = await recruiter(other);
      const { body } = await new Shop(other).buy(customer, 'STANDARD');
      const pdf = await other.request({
        url: `/api/subscriptions/invoices/${body.invoice_id}.pdf`,
        token: customer.token,
      });
      const lines = pdfLines(pdf.bytes);
      expect(lines).toContain('Entrevue');
      expect(lines.filter((line) => line.startsWith('Nº'))).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('are kept when the account is closed', async () => {
    const customer = await recruiter(app);
    await invoiceOf(customer);
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: customer.token })).status).toBe(200);
    const kept = await query(app.databaseUrl, 'select 1 from invoice where owner_id = $1', [customer.id]);
    expect(kept).toHaveLength(1);
  });
});
