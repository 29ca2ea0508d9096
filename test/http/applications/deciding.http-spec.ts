import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { spendCredits } from '../credits/recruiters.js';
import { exclude, pageOf } from '../identity/hiring.js';
import { emailsTo } from '../identity/mailbox.js';
import { publish } from '../jobs/market.js';
import { matchesOf } from '../matching/stage.js';
import {
  accept,
  applied,
  availableOf,
  candidate,
  type Candidate,
  colleague,
  decide,
  detailOf,
  employer,
  jobPage,
  soon,
  withdraw,
} from './stage.js';

const MINUTE = 60_000;

describe('deciding on an application', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let seeker: Candidate;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    company = await employer(app);
    seeker = await candidate(app);
    id = (await applied(app, seeker.token, company.jobId)).id;
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const refusal = async (payload: object) => {
    const { status, body } = await decide(app, company.token, id, payload);
    return [status, body.code];
  };

  it('records the first opening, after which the candidate can still withdraw', async () => {
    const seen = await detailOf(app, company.token, id);
    expect([seen.status, seen.body.status]).toEqual([200, 'PENDING']);
    expect(seen.body.viewed_at).not.toBeNull();
    app.clock.advance(MINUTE);
    await detailOf(app, company.token, id);
    const own = await detailOf(app, seeker.token, id);
    expect(own.body).toMatchObject({ viewed_at: seen.body.viewed_at, allowed_actions: ['WITHDRAW'] });
    expect((await withdraw(app, seeker.token, id)).status).toBe(200);
  });

  it('reviews, after which the candidate cannot withdraw any more', async () => {
    const reviewed = await decide(app, company.token, id, { status: 'reviewed' });
    expect([reviewed.status, reviewed.body.status]).toEqual([200, 'REVIEWED']);
    expect(reviewed.body.allowed_actions).toEqual(['INTERVIEW', 'ACCEPT', 'REJECTED']);
    expect(await refusal({ status: 'REVIEWED' })).toEqual([409, 'APPLICATIONS.ALREADY_CHANGED']);
    expect(await refusal({ status: 'OFFERED', offer: { salary: '65 000 $', start_date: soon(app) } })).toEqual([
      409,
      'APPLICATIONS.ALREADY_CHANGED',
    ]);
    const late = await withdraw(app, seeker.token, id);
    expect([late.status, late.body.code]).toEqual([409, 'APPLICATIONS.WITHDRAWAL_REFUSED']);
  });

  it('declines with a reason, writes five minutes later, and keeps the history', async () => {
    const reason = 'Nous cherchons une carte CWB.';
    const rejected = await decide(app, company.token, id, { status: 'REJECTED', reason });
    expect(rejected.body).toMatchObject({
      status: 'REJECTED',
      reason,
      allowed_actions: ['UNDO_REJECTED'],
      undo_seconds_left: 300,
    });
    const [message] = await app.orm.em.fork().execute<{ waits: number }[]>(
      `select extract(epoch from available_at - created_at)::int as waits from outbox_message
          where name = 'applications.send-letter' and payload->>'kind' = 'APPLICATION_REJECTED' and payload->>'application_id' = ?`,
      [id],
    );
    expect(message?.waits).toBe(300);
    app.clock.advance(5 * MINUTE);
    const { body } = await detailOf(app, seeker.token, id);
    expect(body).toMatchObject({ status: 'REJECTED', reason, is_archived: true, allowed_actions: [] });
    expect(body.history.map(({ by, from, to, note }) => [by, from, to, note])).toEqual([
      ['CANDIDATE', null, 'PENDING', null],
      ['COMPANY', 'PENDING', 'REJECTED', reason],
    ]);
    const sent = (await emailsTo(app, seeker.email)).at(-1);
    expect(sent?.subject).toBe('Réponse à votre candidature\u00A0: Soudeur-monteur');
    expect(sent?.text).toContain(reason);
    expect(await refusal({ status: 'INTERVIEW' })).toEqual([409, 'APPLICATIONS.ALREADY_CHANGED']);
  });

  it('undoes a refusal within five minutes, and then sends no email', async () => {
    await decide(app, company.token, id, { status: 'REVIEWED' });
    await decide(app, company.token, id, { status: 'REJECTED', reason: 'Erreur' });
    app.clock.advance(5 * MINUTE - 1);
    const undone = await decide(app, company.token, id, { status: 'UNDO_REJECTED' });
    expect(undone.body).toMatchObject({ status: 'REVIEWED', reason: null, undo_seconds_left: null });
    const subjects = (await emailsTo(app, seeker.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Réponse'))).toEqual([]);
    expect(await refusal({ status: 'UNDO_REJECTED' })).toEqual([409, 'APPLICATIONS.ALREADY_CHANGED']);

    await decide(app, company.token, id, { status: 'REJECTED' });
    app.clock.advance(5 * MINUTE);
    expect(await refusal({ status: 'UNDO_REJECTED' })).toEqual([409, 'APPLICATIONS.UNDO_OVER']);
  });

  it('by mistake and undoing it leaves the application unanswered', async () => {
    await decide(app, company.token, id, { status: 'REJECTED' });
    await decide(app, company.token, id, { status: 'UNDO_REJECTED' });
    expect((await withdraw(app, seeker.token, id)).status).toBe(200);
  });

  it('makes an offer after an interview', async () => {
    await decide(app, company.token, id, { status: 'INTERVIEW' });
    const offer = { salary: '65 000 $', start_date: soon(app), note: 'Bienvenue' };
    const offered = await decide(app, company.token, id, { status: 'OFFERED', offer });
    expect(offered.body).toMatchObject({
      status: 'OFFERED',
      offer: { ...offer, pay: offer.salary, version: 1, state: 'OPEN' },
      allowed_actions: ['CHANGE_OFFER', 'ACCEPT', 'REJECTED', 'WITHDRAW_OFFER'],
    });
    const open = (await pageOf(app, seeker.id, company.token)).body;
    expect(open.interaction_status.type).toBe('OFFER_MADE');
    expect((await detailOf(app, seeker.token, id)).body.offer).toMatchObject(offer);
    expect((await emailsTo(app, seeker.email)).at(-1)?.subject).toBe('Une offre pour vous\u00A0: Soudeur-monteur');
  });

  it.each([
    [
      'an interview with a refusal',
      { status: 'REJECTED', interview: { scheduled_at: '2027-01-01T10:00:00Z', type: 'PHONE' } },
    ],
    ['a reason with a review', { status: 'REVIEWED', reason: 'x' }],
    ['an offer with an interview', { status: 'INTERVIEW', offer: { salary: '1', start_date: '2030-01-01' } }],
    ['a status nobody may set', { status: 'ACCEPTED' }],
    ['an offer without pay', { status: 'OFFERED', offer: { salary: ' ', start_date: '2030-01-01' } }],
    ['a date that is none', { status: 'OFFERED', offer: { salary: '1', start_date: '2026-02-30' } }],
    ['a reason too long', { status: 'REJECTED', reason: 'x'.repeat(1_001) }],
  ])('refuses %s', async (_, payload) => {
    expect((await decide(app, company.token, id, payload)).status).toBe(400);
    expect((await detailOf(app, seeker.token, id)).body.status).toBe('PENDING');
  });

  it('accepts: pays once, makes the match, and answers the same again', async () => {
    const before = await availableOf(app, company.token);
    const accepted = await accept(app, company.token, id);
    expect([accepted.status, accepted.body.status, accepted.body.charged]).toEqual([200, 'ACCEPTED', 2]);
    expect(accepted.body).toMatchObject({ match: { status: 'MATCHED' }, accept_price: 0, allowed_actions: [] });
    expect(await availableOf(app, company.token)).toBe(before - 2);
    for (const { token } of [seeker, company]) {
      const { matches } = await matchesOf(app, token);
      expect(matches.map((match) => [match.id, match.status, match.job?.id])).toEqual([
        [accepted.body.match.id, 'MATCHED', company.jobId],
      ]);
    }
    const again = await accept(app, company.token, id);
    expect([again.status, again.body.charged, again.body.match]).toEqual([200, 2, accepted.body.match]);
    expect(await availableOf(app, company.token)).toBe(before - 2);
    expect((await emailsTo(app, seeker.email)).at(-1)?.subject).toBe(
      'Votre candidature est acceptée\u00A0: Soudeur-monteur',
    );

    const other = (await publish(app, company.token, { title: 'Monteuse' })).id;
    const second = await applied(app, seeker.token, other);
    expect((await jobPage(app, company.token, other)).body.applications[0]?.accept_price).toBe(0);
    const free = await accept(app, company.token, second.id);
    expect([free.status, free.body.charged]).toEqual([200, 0]);
    expect(await availableOf(app, company.token)).toBe(before - 2);
  });

  it('does not restore a match that the person ended if the acceptance is repeated', async () => {
    const { match } = (await accept(app, company.token, id)).body;
    const ended = await app.request({
      method: 'PUT',
      url: `/api/matches/${match.id}`,
      token: seeker.token,
      payload: { status: 'CANCELLED' },
    });
    expect(ended.status).toBe(200);
    const again = await accept(app, company.token, id);
    expect([again.status, again.body.match.status]).toEqual([200, 'CANCELLED']);
  });

  it('accepts nobody without credits, and then changes nothing', async () => {
    const all = await availableOf(app, company.token);
    await spendCredits(app, company.id, ...Array.from({ length: all - 1 }, () => 'RESERVATION' as const));
    const refused = await accept(app, company.token, id);
    expect([refused.status, refused.body.code]).toEqual([402, 'CREDITS.INSUFFICIENT']);
    expect(refused.body).toMatchObject({ required: 2, available: 1 });
    expect((await detailOf(app, seeker.token, id)).body.status).toBe('PENDING');
    expect((await matchesOf(app, seeker.token)).total).toBe(0);
    expect((await jobPage(app, company.token, company.jobId)).body.applications[0]?.accept_price).toBe(2);
  });

  it('accepts an applicant who hides from the company meanwhile', async () => {
    await exclude(app, seeker.token, { company_id: company.companyId });
    expect((await accept(app, company.token, id)).status).toBe(200);
  });

  it('accepts nobody for a posting that was removed meanwhile', async () => {
    await app.request({ method: 'DELETE', url: `/api/jobs/${company.jobId}`, token: company.token });
    await app.runJobs();
    const late = await accept(app, company.token, id);
    expect([late.status, late.body.code]).toEqual([409, 'APPLICATIONS.ENDED']);
  });

  it('by two recruiters who accept and reject in parallel lets one win, and informs the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await candidate(app);
      const theirs = (await applied(app, person.token, company.jobId)).id;
      const other = await colleague(app, company);
      const before = await availableOf(app, company.token);
      const answers = await Promise.all([
        accept(app, company.token, theirs),
        decide(app, other.token, theirs, { status: 'REJECTED' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('APPLICATIONS.ALREADY_CHANGED');
      const isAccepted = answers[0].status === 200;
      expect((await detailOf(app, company.token, theirs)).body.status).toBe(isAccepted ? 'ACCEPTED' : 'REJECTED');
      expect(await availableOf(app, company.token)).toBe(isAccepted ? before - 2 : before);
      expect((await matchesOf(app, person.token)).total).toBe(isAccepted ? 1 : 0);
    }
  });

  it('by two recruiters who accept in parallel charges one', async () => {
    const other = await colleague(app, company);
    const before = [await availableOf(app, company.token), await availableOf(app, other.token)];
    const answers = await Promise.all([accept(app, company.token, id), accept(app, other.token, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = [await availableOf(app, company.token), await availableOf(app, other.token)];
    expect(before.map((balance, index) => balance - after[index]!).sort()).toEqual([0, 2]);
  });

  it('for two postings at once pays for the person once', async () => {
    const other = (await publish(app, company.token, { title: 'Monteuse' })).id;
    const second = (await applied(app, seeker.token, other)).id;
    const before = await availableOf(app, company.token);
    const answers = await Promise.all([id, second].map((each) => accept(app, company.token, each)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.charged).sort()).toEqual([0, 2]);
    expect(await availableOf(app, company.token)).toBe(before - 2);
  });

  it('writes a history that cannot be changed', async () => {
    await decide(app, company.token, id, { status: 'REVIEWED' });
    const em = app.orm.em.fork();
    for (const change of [
      'update application_event set note = null',
      'delete from application_event',
      'delete from application',
      'truncate application_event',
    ]) {
      await expect(em.execute(change)).rejects.toThrow('application_event is append-only');
    }
  });
});
