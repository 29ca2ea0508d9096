import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type {
  TeamActivity,
  TeamActivityEntry,
} from '../../../server/modules/operations/http/team-activity.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { applied, type Candidate, candidate, decide, employer } from '../applications/stage.js';
import { changeMember, invite, type Member, memberOf, removeMember } from '../companies/team-stage.js';
import { exclude, type Recruiter, signInAgain } from '../identity/hiring.js';
import { publish, wholeJob } from '../jobs/market.js';
import { answer, reserved } from '../reservations/stage.js';

jest.setTimeout(240_000);

type Owner = Recruiter & { readonly jobId: string };

describe('what the members of a team did', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
  });
  afterAll(() => app.close());

  const read = (
    { token }: { readonly token: string },
    companyId: string,
    search = '',
  ): Promise<TestAnswer<TeamActivity & ErrorAnswer>> =>
    app.request({ url: `/api/companies/${companyId}/activity?${search}`, token });
  const entriesOf = async (owner: Owner, search = ''): Promise<readonly TeamActivityEntry[]> => {
    const { status, body, text } = await read(owner, owner.companyId, search);
    if (status !== 200) throw new Error(`activity answered ${status}: ${text}`);
    return body.entries;
  };
  const actionsOf = async (owner: Owner, search = '') => (await entriesOf(owner, search)).map(({ action }) => action);
  /** Each act is a second after the one before, so that their order is known. */
  const act = async (
    { token }: { readonly token: string },
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<void> => {
    app.clock.advance(1000);
    const headers = { 'idempotency-key': randomUUID() };
    const { status, text } = await app.request({ method, url, token, headers, ...(payload && { payload }) });
    if (status >= 300) throw new Error(`${url} answered ${status}: ${text}`);
  };
  const SCORE = { scores: [{ criterion_id: 'skills', score: 3, note: 'Précis' }] };
  const applicationOf = async (owner: Owner, person: Candidate): Promise<string> =>
    (await applied(app, person.token, owner.jobId)).id;

  describe('as their owner reads it', () => {
    let owner: Owner;
    let member: Member;
    let person: Candidate;
    let reservedPerson: Candidate;

    beforeAll(async () => {
      owner = await employer(app, 'Coopérative du Fleuve');
      member = await memberOf(app, owner, 'RECRUITER');
      person = await candidate(app, { full_name: 'Rosalie Beauregard' });
      reservedPerson = await candidate(app, { full_name: 'Zéphyrine Quokkaförd' });
      const application = await applicationOf(owner, person);
      await act(member, 'PUT', `/api/applications/${application}`, { status: 'REVIEWED' });
      await act(member, 'PUT', `/api/applications/${application}/reviews/mine`, SCORE);
      await act(member, 'POST', `/api/applications/${application}/notes`, { text: 'kanarinote' });
      await act(member, 'PUT', `/api/applications/${application}`, {
        status: 'REJECTED',
        reason: 'OTHER',
      });
      await act(member, 'PUT', `/api/applications/${application}`, { status: 'UNDO_REJECTED' });
      app.clock.advance(1000);
      const { id } = await reserved(app, member, reservedPerson.id);
      await act(member, 'PUT', `/api/credit-reservations/${id}`, { status: 'CANCELLED' });
      await act(member, 'POST', '/api/share-links', {
        name: 'kanarilink',
        user_ids: [reservedPerson.id],
        shown: 'MASKED',
        expires_in_days: 7,
      });
      await act(owner, 'POST', '/api/subscriptions/purchase', { packType: 'DISCOVERY' });
      await act(owner, 'PUT', `/api/companies/${owner.companyId}/credit-pool`, {
        shared: true,
        budgets: [{ member_id: member.id, monthly: 8 }],
      });
      await act(owner, 'POST', '/api/subscriptions/purchase', { packType: 'DISCOVERY' });
    });

    it('is a line for each act, newest first, whichever part of the product recorded it', async () => {
      const entries = await entriesOf(owner);
      expect(entries.map(({ action }) => action)).toEqual([
        'CREDITS_BOUGHT',
        'CREDITS_SHARED',
        'LINK_SHARED',
        'RESERVATION_CANCELLED',
        'RESERVATION_ACTIVE',
        'REFUSAL_UNDONE',
        'APPLICATION_REJECTED',
        'NOTE_WRITTEN',
        'REVIEW_SUBMITTED',
        'APPLICATION_REVIEWED',
        ...['JOINED', 'INVITED', 'POSTING_ACTIVE'],
      ]);
      const [bought, , link, cancelled, , , refused, , , , joined, invited, published] = entries;
      expect(bought).toMatchObject({ actor: { id: owner.id }, person: null });
      expect(bought?.credits).toBeGreaterThan(0);
      expect(link).toMatchObject({ actor: { id: member.id }, person: null, posting: null });
      expect(cancelled).toMatchObject({ person: { id: reservedPerson.id, is_masked: true } });
      expect(refused).toMatchObject({
        actor: { id: member.id },
        person: { id: person.id, full_name: 'Rosalie Beauregard', is_masked: false },
        posting: { id: owner.jobId, title: wholeJob.title },
      });
      expect(joined).toMatchObject({ subject: { id: member.id }, to_role: 'RECRUITER' });
      expect([invited?.actor?.id, published?.actor?.id]).toEqual([owner.id, owner.id]);
    });

    it('never says who a masked person is, what a note says, how a review scored, or what a link is called', async () => {
      const { text } = await read(owner, owner.companyId);
      for (const hidden of ['Quokkaförd', 'Zéphyrine', 'kanarinote', 'kanarilink', 'Précis', '"score"', member.email])
        expect(text).not.toContain(hidden);
    });

    it('shows what one member did, or one kind of act', async () => {
      expect(await actionsOf(owner, `member=${owner.id}`)).toEqual([
        'CREDITS_BOUGHT',
        'CREDITS_SHARED',
        'INVITED',
        'POSTING_ACTIVE',
      ]);
      expect(await actionsOf(owner, `member=${member.id}&kind=reviews`)).toEqual(['NOTE_WRITTEN', 'REVIEW_SUBMITTED']);
      expect(await actionsOf(owner, 'kind=RESERVATIONS')).toEqual(['RESERVATION_CANCELLED', 'RESERVATION_ACTIVE']);
      expect(await actionsOf(owner, 'kind=CREDITS')).toEqual(['CREDITS_BOUGHT', 'CREDITS_SHARED']);
      expect(await actionsOf(owner, 'kind=TEAM')).toEqual(['JOINED', 'INVITED']);
      expect(await actionsOf(owner, 'kind=LINKS')).toEqual(['LINK_SHARED']);
      expect(await actionsOf(owner, `member=${randomUUID()}`)).toEqual([]);
    });

    it('continues after the last entry of a page, also while new entries come in', async () => {
      const all = await entriesOf(owner);
      const seen: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const { body } = await read(owner, owner.companyId, `limit=3${after && `&after=${after}`}`);
        expect(body.entries.length).toBeLessThanOrEqual(3);
        seen.push(...body.entries.map(({ id }) => id));
        if (after === '') await act(owner, 'POST', '/api/jobs', { ...wholeJob, title: 'Soudeuse de nuit' });
        after = body.next;
      }
      expect(seen).toEqual(all.map(({ id }) => id));
      for (const bad of ['after=1', `after=${'9'.repeat(14)}.${randomUUID()}`, 'limit=51', 'kind=OTHER', 'member=me'])
        expect([bad, (await read(owner, owner.companyId, bad)).status]).toEqual([bad, 400]);
    });

    it('is refused to everybody else, at once also to an owner who becomes a recruiter', async () => {
      const second = await memberOf(app, owner, 'OWNER');
      expect((await read(second, owner.companyId)).status).toBe(200);
      await changeMember(app, owner.token, owner.companyId, second.id, { role: 'RECRUITER' });
      const stranger = await employer(app, 'Ailleurs');
      const statuses = [
        await read(second, owner.companyId),
        await read(member, owner.companyId),
        await read(await memberOf(app, owner, 'HIRING_MANAGER', [owner.jobId]), owner.companyId),
        await read(await memberOf(app, owner, 'REVIEWER'), owner.companyId),
        await read(stranger, owner.companyId),
        await read(person, owner.companyId),
      ].map(({ status }) => status);
      expect(statuses).toEqual([403, 403, 403, 403, 404, 403]);
    });
  });

  it('shows every way to publish, pause or close a posting', async () => {
    const owner = await employer(app);
    const { jobId } = owner;
    await act(owner, 'PUT', `/api/jobs/${jobId}`, { status: 'PAUSED' });
    await act(owner, 'PUT', `/api/jobs/${jobId}`, { title: 'Soudeuse' });
    await act(owner, 'PUT', `/api/jobs/${jobId}`, { status: 'ACTIVE' });
    await act(owner, 'PUT', `/api/jobs/${jobId}`, { status: 'DRAFT' });
    await act(owner, 'POST', `/api/jobs/${jobId}/close`, { reason: 'CANCELLED' });
    const { id: other } = await publish(app, owner.token);
    await act(owner, 'PUT', `/api/jobs/${other}`, { status: 'PAUSED' });
    app.clock.advance(26 * 86_400_000);
    const later = { ...owner, token: await signInAgain(app, owner.email) };
    await act(later, 'POST', `/api/jobs/${other}/renew`);
    await act(later, 'DELETE', `/api/jobs/${other}`);
    const entries = await entriesOf(later, 'kind=POSTINGS');
    expect(entries.map(({ action, posting }) => [action, posting?.id === other])).toEqual([
      ...['POSTING_CLOSED', 'POSTING_ACTIVE', 'POSTING_PAUSED', 'POSTING_ACTIVE'].map((action) => [action, true]),
      ...['POSTING_CLOSED', 'POSTING_DRAFT', 'POSTING_ACTIVE', 'POSTING_PAUSED', 'POSTING_ACTIVE'].map((action) => [
        action,
        false,
      ]),
    ]);
    expect(entries.every(({ actor }) => actor?.id === owner.id)).toBe(true);
  });

  it('keeps what a former member did, without what they do for another company', async () => {
    const owner = await employer(app);
    const member = await memberOf(app, owner, 'RECRUITER');
    const application = await applicationOf(owner, await candidate(app));
    await act(member, 'PUT', `/api/applications/${application}`, { status: 'REVIEWED' });
    app.clock.advance(1000);
    await removeMember(app, owner.token, owner.companyId, member.id);
    app.clock.advance(1000);
    const elsewhere = await employer(app, 'Ailleurs');
    const invited = await invite(app, elsewhere.token, elsewhere.companyId, { email: member.email, role: 'RECRUITER' });
    expect(invited.status).toBe(201);
    const { body } = await read(owner, owner.companyId);
    expect(body.members).toMatchObject([
      { id: owner.id, is_member: true },
      { id: member.id, is_member: false },
    ]);
    expect(await actionsOf(owner, `member=${member.id}`)).toEqual(['APPLICATION_REVIEWED', 'JOINED']);
    expect((await actionsOf(owner))[0]).toBe('REMOVED');
    await app.request({ method: 'DELETE', url: '/api/users/me', token: member.token, payload: {} });
    expect((await entriesOf(owner, `member=${member.id}`))[0]?.actor).toEqual({ id: member.id, full_name: null });
  });

  it('keeps a blind review blind: a code name, and no word of colleagues’ reviews and notes before the score', async () => {
    const owner = await employer(app);
    const member = await memberOf(app, owner, 'RECRUITER');
    const person = await candidate(app, { full_name: 'Noémie Larocque' });
    const application = await applicationOf(owner, person);
    await act(member, 'PUT', `/api/applications/${application}`, { status: 'REVIEWED' });
    await act(member, 'PUT', `/api/applications/${application}/reviews/mine`, SCORE);
    await act(member, 'POST', `/api/applications/${application}/notes`, { text: 'Bravo' });
    const about = async () =>
      (await entriesOf(owner)).flatMap(({ action, person: who }) => (who ? [[action, who.full_name]] : []));
    await act(owner, 'POST', `/api/applications/${application}/blind`);
    const code = person.id.replaceAll('-', '').slice(-5).toUpperCase();
    expect(await about()).toEqual([['APPLICATION_REVIEWED', `Candidat·e ${code}`]]);
    expect((await read(owner, owner.companyId)).text).not.toMatch(/Noémie|Larocque/);
    await act(owner, 'PUT', `/api/applications/${application}/reviews/mine`, SCORE);
    expect((await about()).slice(0, 3)).toEqual([
      ['REVIEW_SUBMITTED', 'Noémie Larocque'],
      ['NOTE_WRITTEN', 'Noémie Larocque'],
      ['REVIEW_SUBMITTED', 'Noémie Larocque'],
    ]);
  });

  it('names nobody who hides from the company or left the platform', async () => {
    const owner = await employer(app);
    const [hides, leaves] = [await candidate(app), await candidate(app)];
    for (const { id } of [hides, leaves]) {
      app.clock.advance(1000);
      await answer(app, owner, (await reserved(app, owner, id)).id, 'CANCELLED');
    }
    await exclude(app, hides.token, { company_id: owner.companyId });
    await app.request({ method: 'DELETE', url: '/api/users/me', token: leaves.token, payload: {} });
    const entries = await entriesOf(owner, 'kind=RESERVATIONS');
    expect(entries.map(({ person }) => person)).toEqual([null, null, null, null]);
    const { text } = await read(owner, owner.companyId);
    expect(text).not.toContain(hides.id);
    expect(text).not.toContain(leaves.id);
  });

  it('says that a member moved an application only once the change is stored', async () => {
    const owner = await employer(app);
    const application = await applicationOf(owner, await candidate(app));
    expect((await decide(app, owner.token, application, { status: 'ACCEPTED' })).status).toBeGreaterThanOrEqual(400);
    expect(await actionsOf(owner, 'kind=APPLICATIONS')).toEqual([]);
  });
});
