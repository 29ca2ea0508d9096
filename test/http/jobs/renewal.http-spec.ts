import { RequestContext } from '@mikro-orm/postgresql';
import type { JobRenewed, OwnJob } from '../../../server/modules/jobs/http/jobs.contract.js';
import { ExpireJobs } from '../../../server/modules/jobs/use-cases/expire-jobs.js';
import { RemindAuthors } from '../../../server/modules/jobs/use-cases/remind-authors.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { emailsIn, type ReceivedEmail } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { type Recruiter, recruiterOf, signInAgain } from '../identity/hiring.js';
import { signUp } from '../identity/people.js';
import { publish } from './market.js';

const DAY = 86_400_000;

describe('a posting in its last days', () => {
  let app: TestApp;
  let author: Recruiter;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' } });
    author = await recruiterOf(app, {}, { name: 'Vitrerie Demers' });
    await query(app.databaseUrl, 'update account set email_verified_at = now()');
  });
  afterAll(() => app.close());

  const remind = (): Promise<number> =>
    RequestContext.create(app.orm.em, () => app.app.get(RemindAuthors, { strict: false }).execute());
  const inDays = (days: number): string => new Date(app.clock.now().getTime() + days * DAY).toISOString();
  const token = (): Promise<string> => signInAgain(app, author.email);
  async function reminders(): Promise<ReceivedEmail[]> {
    await app.runJobs();
    return (await emailsIn(app.dataDir)).filter(({ subject }) => subject.startsWith('Votre offre prend fin bientôt'));
  }
  const secretIn = (message: ReceivedEmail | undefined): string =>
    /\/renew-job#token=([\w.-]+)/.exec(message?.text ?? '')?.[1] ?? '';
  const renewWith = (secret: string): Promise<TestAnswer<JobRenewed & { code: string }>> =>
    app.request({ method: 'POST', url: '/api/jobs/renewals', payload: { token: secret } });

  it('sends one reminder five days before its end, and is renewed by one click in the email', async () => {
    const job = await publish(app, await token(), { title: 'Vitrière & co' });
    expect(await remind()).toBe(0);
    app.clock.advance(24.9 * DAY);
    expect(await remind()).toBe(0);
    app.clock.advance(0.2 * DAY);
    const asked = await Promise.all([remind(), remind()]);
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await remind()).toBe(0);
    const emails = await reminders();
    expect(emails.map(({ to }) => to)).toEqual([author.email]);
    expect(emails[0]?.text).toContain('«\u00a0Vitrière & co\u00a0»');
    expect(emails[0]?.text).toContain('14 février 2026');

    const secret = secretIn(emails[0]);
    const renewed = await renewWith(secret);
    const end = new Date(new Date(job.expires_at ?? '').getTime() + 30 * DAY).toISOString();
    expect([renewed.status, renewed.body]).toEqual([
      200,
      { job_id: job.id, title: 'Vitrière & co', expires_at: end, renewed: true },
    ]);
    // If the link is opened again, by a scanner or a second click, the answer is the same and nothing is added.
    expect((await renewWith(secret)).body).toEqual({ ...renewed.body, renewed: false });
    expect(await remind()).toBe(0);
    app.clock.advance(30 * DAY);
    expect(await remind()).toBe(1);
    expect(await reminders()).toHaveLength(2);
  });

  it('sends no reminder if its author just chose an early end date', async () => {
    await publish(app, await token(), { title: 'Courte', expires_at: inDays(3) });
    expect(await remind()).toBe(0);
  });

  it('is renewed by the email after its end, and counts as newly published', async () => {
    const job = await publish(app, await token(), { title: 'Revenante' });
    app.clock.advance(26 * DAY);
    await remind();
    const secret = secretIn((await reminders()).find(({ subject }) => subject.includes('Revenante')));
    app.clock.advance(6 * DAY);
    await app.app.get(ExpireJobs, { strict: false }).execute();
    expect((await renewWith(secret)).body).toMatchObject({ expires_at: inDays(30), renewed: true });
    const shown = await app.request<OwnJob>({ url: `/api/jobs/${job.id}` });
    expect(shown.body).toMatchObject({ status: 'ACTIVE', published_at: app.clock.now().toISOString(), is_open: true });
  });

  it('is not renewed by a link that is old, for another posting, for a draft, or of a person who left', async () => {
    const job = await publish(app, await token(), { title: 'Difficile' });
    app.clock.advance(26 * DAY);
    await remind();
    const secret = secretIn((await reminders()).find(({ subject }) => subject.includes('Difficile')));
    expect(secret).not.toBe('');
    const other = await publish(app, await token(), { title: 'Autre' });
    const [, sealed = ''] = secret.split('.');
    const refused = async (text: string): Promise<void> => {
      const answer = await renewWith(text);
      expect([text.slice(0, 50), answer.status, answer.body.code]).toEqual([
        text.slice(0, 50),
        400,
        'JOBS.RENEWAL_LINK_INVALID',
      ]);
    };
    for (const text of [
      'x',
      job.id,
      `${job.id}.`,
      `${other.id}.${sealed}`,
      `${secret.slice(0, -2)}${secret.endsWith('AA') ? 'BB' : 'AA'}`,
      `${job.id}.${Buffer.alloc(60).toString('base64url')}`,
    ])
      await refused(text);
    await query(app.databaseUrl, `update account set status = 'SUSPENDED' where id = $1`, [author.id]);
    await refused(secret);
    await query(app.databaseUrl, `update account set status = 'ACTIVE' where id = $1`, [author.id]);
    const mine = await token();
    await app.request({ method: 'PUT', url: `/api/jobs/${job.id}`, token: mine, payload: { status: 'DRAFT' } });
    await refused(secret);
    await app.request({ method: 'DELETE', url: `/api/jobs/${job.id}`, token: mine });
    await refused(secret);
  });

  it('is not renewed by a link a month after the end date that it names', async () => {
    await publish(app, await token(), { title: 'Vieille' });
    app.clock.advance(27 * DAY);
    await remind();
    const secret = secretIn((await reminders()).find(({ subject }) => subject.includes('Vieille')));
    app.clock.advance(34 * DAY);
    expect((await renewWith(secret)).body.code).toBe('JOBS.RENEWAL_LINK_INVALID');
  });

  it('shows the button only in its last days, and each click adds thirty days once', async () => {
    const mine = await token();
    const job = await publish(app, mine, { expires_at: inDays(20) });
    const url = `/api/jobs/${job.id}/renew`;
    expect(job.allowed_actions).toEqual(['EDIT', 'PAUSE', 'UNPUBLISH', 'REMOVE']);
    const early = await app.request({ method: 'POST', url, token: mine });
    expect([early.status, early.body['code']]).toEqual([409, 'JOBS.RENEWAL_TOO_SOON']);
    app.clock.advance(16 * DAY);
    const later = await token();
    const offered = await app.request<OwnJob>({ url: `/api/jobs/${job.id}`, token: later });
    expect(offered.body.allowed_actions).toContain('RENEW');
    const renewed = await app.request<OwnJob>({ method: 'POST', url, token: later });
    expect([renewed.status, renewed.body.expires_at]).toEqual([200, inDays(34)]);
    expect(renewed.body.allowed_actions).not.toContain('RENEW');
    expect((await app.request({ method: 'POST', url, token: later })).status).toBe(409);
    const stranger = await recruiterOf(app);
    expect((await app.request({ method: 'POST', url, token: stranger.token })).status).toBe(404);
    const { token: seeker } = await signUp(app);
    expect((await app.request({ method: 'POST', url, token: seeker })).status).toBe(403);
  });

  it('accepts no application after its end, even before it is paused', async () => {
    const job = await publish(app, await token(), { expires_at: inDays(0.5) });
    app.clock.advance(0.6 * DAY);
    const { token: seeker } = await signUp(app);
    const answer = await app.request({
      method: 'POST',
      url: '/api/applications',
      token: seeker,
      payload: { job_id: job.id },
    });
    expect(answer.status).toBe(409);
  });

  it('is checked while it is written, and nothing is stored', async () => {
    const answer = await app.request<{ items: { item: string; state: string }[]; pay: unknown }>({
      method: 'POST',
      url: '/api/jobs/checklist',
      token: await token(),
      payload: { title: 'Welder', location: 'Toronto, ON', salary_range: '60 000 $ to 130 000 $' },
    });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        items: [
          { item: 'PAY', state: 'DONE' },
          { item: 'PAY_SPREAD', state: 'WARNING' },
          { item: 'FRENCH', state: 'MISSING' },
          { item: 'VACANCY', state: 'MISSING' },
          { item: 'AI', state: 'MISSING' },
          { item: 'CANADIAN_EXPERIENCE', state: 'DONE' },
        ],
        pay: { min: 60_000, max: 130_000, period: 'YEAR', currency: 'CAD' },
      },
    ]);
  });
});
