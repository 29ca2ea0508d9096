import { RequestContext } from '@mikro-orm/core';
import { ExpireOffers } from '../../../server/modules/applications/use-cases/expire-offers.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { emailsTo } from '../identity/mailbox.js';
import {
  answerOffer,
  applied,
  candidate,
  type Candidate,
  decide,
  detailOf,
  employer,
  inHours,
  newsOf,
  ownDetail,
  soon,
} from './stage.js';

describe('an offer', () => {
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
    await decide(app, company.token, id, { status: 'INTERVIEW' });
  });
  afterAll(() => app.close());

  const terms = (changes: object = {}) => ({ pay: '65 000 $', start_date: soon(app), ...changes });
  const offer = (changes: object = {}) => decide(app, company.token, id, { status: 'OFFERED', offer: terms(changes) });
  const withdrawOffer = () => decide(app, company.token, id, { withdraw_offer: true });
  const answer = (payload: object) => answerOffer(app, seeker.token, id, payload);
  const refusal = async (asked: ReturnType<typeof decide> | ReturnType<typeof answerOffer>) => {
    const { status, body } = await asked;
    return [status, body.code, body.details?.[0]?.path ?? body.error];
  };
  const subjects = async (address: string) => (await emailsTo(app, address)).map(({ subject }) => subject);

  it('needs its terms, a future start date, and a deadline within 90 days', async () => {
    const put = (payload: object) => refusal(decide(app, company.token, id, payload));
    expect(await put({ status: 'OFFERED' })).toEqual([400, 'REQUEST.INVALID', 'offer']);
    expect(await put({ status: 'OFFERED', offer: { start_date: soon(app) } })).toEqual([
      400,
      'REQUEST.INVALID',
      'offer.pay',
    ]);
    expect(await put({ status: 'OFFERED', offer: { pay: '65 000 $' } })).toEqual([
      400,
      'REQUEST.INVALID',
      'offer.start_date',
    ]);
    for (const [changes, path] of [
      [{ start_date: soon(app, -1) }, 'offer.start_date'],
      [{ expires_at: inHours(app, 0) }, 'offer.expires_at'],
      [{ expires_at: inHours(app, 24 * 91) }, 'offer.expires_at'],
    ] as const) {
      expect(await refusal(offer(changes))).toEqual([400, 'REQUEST.INVALID', path]);
    }
    expect(await put({ withdraw_offer: true, status: 'REVIEWED' })).toEqual([400, 'REQUEST.INVALID', 'withdraw_offer']);
    expect(await put({})).toEqual([400, 'REQUEST.INVALID', 'status']);
    expect(await refusal(withdrawOffer())).toEqual([409, 'APPLICATIONS.NO_OFFER', expect.any(String)]);
    expect(await refusal(answer({ answer: 'ACCEPTED' }))).toEqual([
      409,
      'APPLICATIONS.ALREADY_CHANGED',
      expect.any(String),
    ]);
    expect((await ownDetail(app, seeker.token, id)).body).toMatchObject({ status: 'INTERVIEW', offer: null });
  });

  it('is accepted once, and both sides see it', async () => {
    const made = await offer({ expires_at: inHours(app, 48), note: 'Bienvenue' });
    expect(made.body.offer).toMatchObject({ version: 1, state: 'OPEN', pay: '65 000 $', salary: '65 000 $' });
    const own = (await ownDetail(app, seeker.token, id)).body;
    expect(own.allowed_actions).toEqual(['ANSWER_OFFER']);
    const accepted = await answer({ answer: 'accepted', note: 'Avec joie', version: 1 });
    expect(accepted.body).toMatchObject({
      status: 'OFFERED',
      allowed_actions: [],
      offer: { state: 'ACCEPTED', answer: 'ACCEPTED', answer_note: 'Avec joie', answered_at: expect.any(String) },
    });
    expect((await answer({ answer: 'ACCEPTED' })).status).toBe(200);
    expect(await refusal(answer({ answer: 'DECLINED' }))).toEqual([
      409,
      'APPLICATIONS.OFFER_CLOSED',
      'Cette offre est déjà acceptée.',
    ]);
    expect(await refusal(offer({ pay: '70 000 $' }))).toEqual([
      409,
      'APPLICATIONS.OFFER_CLOSED',
      'Cette offre est déjà acceptée.',
    ]);
    expect(await refusal(withdrawOffer())).toEqual([
      409,
      'APPLICATIONS.OFFER_CLOSED',
      'Cette offre est déjà acceptée.',
    ]);
    const theirs = (await detailOf(app, company.token, id)).body;
    expect(theirs).toMatchObject({ offer: { state: 'ACCEPTED' }, allowed_actions: ['ACCEPT', 'REJECTED'] });
    expect(await newsOf(app, company.token)).toContain('Votre offre pour «\u00A0Soudeur-monteur\u00A0» est acceptée!');
    expect(await subjects(company.email)).toContain('Votre offre est acceptée\u00A0: Soudeur-monteur');
  });

  it('is corrected as a new version; an answer to the old one is refused and names the changes', async () => {
    await offer();
    expect((await offer()).body.offer?.version).toBe(1);
    const changed = await offer({ pay: '70 000 $', note: 'Mieux' });
    expect(changed.body.offer).toMatchObject({ version: 2, state: 'OPEN', pay: '70 000 $' });
    const old = await answer({ answer: 'ACCEPTED', version: 1 });
    expect([old.status, old.body.code]).toEqual([409, 'APPLICATIONS.OFFER_CHANGED']);
    expect(old.body).toMatchObject({ version: 2 });
    expect(old.body.details?.map(({ path }) => path)).toEqual(['offer.pay', 'offer.note']);
    expect((await newsOf(app, seeker.token)).join()).toContain('a modifié son offre');
    expect((await subjects(seeker.email)).filter((subject) => /offre/i.test(subject))).toEqual([
      'Votre offre a changé\u00A0: Soudeur-monteur',
    ]);
    expect((await answer({ answer: 'ACCEPTED', version: 2 })).body.offer?.state).toBe('ACCEPTED');
    const versions = await query(
      app.databaseUrl,
      'select version, state from application_offer where application_id = $1 order by version',
      [id],
    );
    expect(versions).toEqual([
      { version: 1, state: 'REPLACED' },
      { version: 2, state: 'ACCEPTED' },
    ]);
  });

  it('needs a text if the candidate asks a question', async () => {
    await offer();
    for (const note of [undefined, null, '  ']) {
      const refused = await answer({ answer: 'QUESTION', note });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ details: [{ path: 'note', code: 'FIELD.REQUIRED' }] });
    }
    expect((await answer({ answer: 'DECLINED' })).body.offer?.state).toBe('DECLINED');
  });

  it('stays open after a question; is declined, and made again', async () => {
    await offer();
    const asked = await answer({ answer: 'QUESTION', note: 'Le quart est de jour?' });
    expect(asked.body.offer).toMatchObject({ state: 'OPEN', answer: 'QUESTION', answer_note: 'Le quart est de jour?' });
    expect(asked.body.allowed_actions).toEqual(['ANSWER_OFFER']);
    app.clock.advance(1_000);
    await answer({ answer: 'QUESTION', note: 'Et le stationnement?' });
    expect((await newsOf(app, company.token)).filter((text) => text.includes('une question'))).toHaveLength(2);
    expect((await answer({ answer: 'DECLINED' })).body.offer?.state).toBe('DECLINED');
    expect(await refusal(answer({ answer: 'ACCEPTED' }))).toEqual([
      409,
      'APPLICATIONS.OFFER_CLOSED',
      'Cette offre est déjà déclinée.',
    ]);
    expect((await newsOf(app, company.token)).join()).toContain('est déclinée');
    expect((await offer({ pay: '80 000 $' })).body.offer).toMatchObject({ version: 2, state: 'OPEN', answer: null });
  });

  it('is withdrawn once', async () => {
    await offer();
    const gone = await withdrawOffer();
    expect(gone.body).toMatchObject({ status: 'OFFERED', offer: { state: 'WITHDRAWN' } });
    expect(await refusal(withdrawOffer())).toEqual([409, 'APPLICATIONS.OFFER_CLOSED', 'Cette offre est déjà retirée.']);
    expect(await refusal(answer({ answer: 'ACCEPTED' }))).toEqual([
      409,
      'APPLICATIONS.OFFER_CLOSED',
      'Cette offre est déjà retirée.',
    ]);
    expect((await newsOf(app, seeker.token)).join()).toContain('a retiré son offre');
    expect(await subjects(seeker.email)).toContain('L’offre est retirée\u00A0: Soudeur-monteur');
  });

  it('expires to the millisecond, before the job has run, and both are notified once', async () => {
    await offer({ expires_at: inHours(app, 0.1) });
    app.clock.advance(6 * 60_000 - 1);
    expect((await ownDetail(app, seeker.token, id)).body.offer?.state).toBe('OPEN');
    app.clock.advance(1);
    expect((await ownDetail(app, seeker.token, id)).body).toMatchObject({
      offer: { state: 'EXPIRED' },
      allowed_actions: [],
    });
    expect(await refusal(answer({ answer: 'ACCEPTED' }))).toEqual([
      409,
      'APPLICATIONS.OFFER_CLOSED',
      'Cette offre a expiré.',
    ]);
    const expire = () => RequestContext.create(app.orm.em, () => app.app.get(ExpireOffers).execute());
    expect(await expire()).toBeGreaterThanOrEqual(1);
    expect(await expire()).toBe(0);
    expect((await newsOf(app, seeker.token)).filter((text) => text.includes('a expiré'))).toHaveLength(1);
    expect((await newsOf(app, company.token)).filter((text) => text.includes('a expiré sans réponse'))).toHaveLength(1);
    expect(await subjects(seeker.email)).toContain('L’offre a expiré\u00A0: Soudeur-monteur');
    expect((await offer({ expires_at: inHours(app, 24) })).body.offer).toMatchObject({ version: 2, state: 'OPEN' });
  });

  it('of an interview in person names the place', async () => {
    const interview = { scheduled_at: inHours(app, 48), type: 'IN_PERSON' };
    expect(await refusal(decide(app, company.token, id, { status: 'INTERVIEW', interview }))).toEqual([
      400,
      'REQUEST.INVALID',
      'interview.location',
    ]);
  });
});
