import type { AdminInquiriesPage, AdminInquiry } from '../../../server/modules/bookings/http/inquiries.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emailsIn } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { signUp } from '../identity/people.js';
import { operatorOf } from './stage.js';

const validInquiry = {
  company_name: 'Boulangerie du Mile End',
  contact_person: 'Nadia Lefebvre',
  email: 'Nadia@Boulangerie.example',
  service: 'recruitment_support',
  message: 'Nous cherchons deux personnes pour la nuit.',
};

describe('inquiries', () => {
  let app: TestApp;
  beforeAll(async () => {
    // The clock moves by hours; long sessions keep everybody signed in.
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' } });
  });
  beforeEach(() => query(app.databaseUrl, 'truncate inquiry cascade'));
  afterAll(() => app.close());

  const ask = (changes: object = {}, headers: Record<string, string> = {}) =>
    app.request<{ id: string; reply_by: string; code: string; details: { path: string }[] }>({
      method: 'POST',
      url: '/api/inquiries',
      payload: { ...validInquiry, ...changes },
      headers,
    });
  const act = (token: string, id: string, payload: object) =>
    app.request<AdminInquiry & { code: string }>({ method: 'PUT', url: `/api/admin/inquiries/${id}`, token, payload });

  it('promise an answer within 24 hours, and send a confirmation by email', async () => {
    const { status, body } = await ask({ employee_count: '500+', phone: '514 555-0123' }, { 'accept-language': 'en' });
    expect([status, body.reply_by]).toEqual([201, '2026-01-16T15:00:00.000Z']);
    expect(Object.keys(body).sort()).toEqual(['id', 'reply_by']);
    await app.runJobs();
    const emails = (await emailsIn(app.dataDir)).filter(({ to }) => to === 'nadia@boulangerie.example');
    expect(emails.map(({ subject, language }) => [subject, language])).toEqual([
      ['We have received your request', 'en'],
    ]);
    expect(emails[0]?.text).toContain('January 16, 2026');
    expect(emails[0]?.text).not.toContain('Nadia');
  });

  it.each([
    ['custom_solution', 'CUSTOM_SOLUTION'],
    ['PROFILE_CREATION', 'PROFILE_CREATION'],
    ['Consultation', 'CONSULTATION'],
    ['something else', 'CUSTOM_SOLUTION'],
  ])('store the service %s as %s', async (service, stored) => {
    const { body } = await ask({ service });
    const rows = await query<{ service: string }>(app.databaseUrl, 'select service from inquiry where id = $1', [
      body.id,
    ]);
    expect(rows).toEqual([{ service: stored }]);
  });

  it.each(['company_name', 'contact_person', 'email', 'service', 'message'])('need %s', async (name) => {
    for (const value of [undefined, ' ']) {
      const { status, body } = await ask({ [name]: value });
      expect([status, body.details[0]?.path]).toEqual([400, name]);
    }
  });

  it('are answered, noted and converted to an invitation by operators, with a history of each step', async () => {
    const { token, id: operatorId } = await operatorOf(app);
    const { body: asked } = await ask({ employee_count: '500+' });
    const page = await app.request<AdminInquiriesPage>({ url: '/api/admin/inquiries', token });
    expect(page.body.counts).toEqual({ NEW: 1, ANSWERED: 0, CONVERTED: 0, CLOSED: 0 });
    expect(page.body.inquiries[0]).toMatchObject({
      id: asked.id,
      company_size: '501-1000',
      allowed_actions: ['ANSWERED', 'CONVERTED', 'CLOSED', 'NOTE'],
    });
    expect((await act(token, asked.id, { action: 'note' })).status).toBe(400);
    await act(token, asked.id, { action: 'note', note: 'Rappeler lundi.' });
    expect((await act(token, asked.id, { action: 'ANSWERED' })).body.answered_at).toBe('2026-01-15T15:00:00.000Z');
    expect((await act(token, asked.id, { action: 'ANSWERED' })).body.code).toBe('BOOKINGS.INQUIRY_ACTION_REFUSED');
    const converted = await act(token, asked.id, { action: 'CONVERTED', note: 'Bienvenue.' });
    expect(converted.body).toMatchObject({ status: 'CONVERTED', allowed_actions: ['NOTE'] });
    expect(converted.body.history.map(({ to_status, note }) => [to_status, note])).toEqual([
      ['NEW', null],
      ['NEW', 'Rappeler lundi.'],
      ['ANSWERED', null],
      ['CONVERTED', 'Bienvenue.'],
    ]);
    const invitations = await query(
      app.databaseUrl,
      'select email, company_name, invited_by from recruiter_invitation where id = $1',
      [converted.body.invitation_id],
    );
    expect(invitations).toEqual([
      { email: 'nadia@boulangerie.example', company_name: 'Boulangerie du Mile End', invited_by: operatorId },
    ]);
  });

  it('are converted once if two operators do it in parallel', async () => {
    const [firstOperator, secondOperator] = [await operatorOf(app), await operatorOf(app)];
    const { body } = await ask();
    const answers = await Promise.all(
      [firstOperator, secondOperator].map(({ token }) => act(token, body.id, { action: 'CONVERTED' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      await query(app.databaseUrl, `select 1 from recruiter_invitation where email = 'nadia@boulangerie.example'`),
    ).not.toHaveLength(0);
  });

  it('cannot invite a person who has an account; nothing changes', async () => {
    const { token } = await operatorOf(app);
    const { user } = await signUp(app);
    const { body } = await ask({ email: user.email });
    const answer = await act(token, body.id, { action: 'CONVERTED' });
    expect([answer.status, answer.body.code]).toEqual([409, 'IDENTITY.EMAIL_TAKEN']);
    const { body: left } = await app.request<AdminInquiry>({ url: `/api/admin/inquiries/${body.id}`, token });
    expect([left.status, left.history.length]).toEqual(['NEW', 1]);
  });

  it('are listed in the order of their deadline', async () => {
    const { token } = await operatorOf(app);
    const { body: first } = await ask();
    app.clock.advance(3_600_000);
    const { body: second } = await ask();
    const { body: third } = await ask();
    await act(token, third.id, { action: 'CLOSED' });
    const page = await app.request<AdminInquiriesPage>({ url: '/api/admin/inquiries', token });
    expect(page.body.inquiries.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    expect(page.body.as_of).toBe('2026-01-15T16:00:00.000Z');
    const waiting = await app.request<AdminInquiriesPage>({ url: '/api/admin/inquiries?status=new', token });
    expect(waiting.body.total).toBe(2);
    app.clock.advance(-3_600_000);
  });
});
