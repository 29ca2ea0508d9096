import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { maskedCandidate, openCandidate } from '../../../server/modules/identity/http/candidates.contract.js';
import { DisclosuresFacade } from '../../../server/modules/identity/index.js';
import { ConcealProfile } from '../../../server/modules/identity/use-cases/conceal-profile.js';
import { Transaction } from '../../../server/platform/database/transaction.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { accessLogOf, exclude, pageOf, type Recruiter, recruiterOf } from './hiring.js';
import { signUp } from './people.js';

const MINUTE = 60_000;

describe('opening a profile to a company', () => {
  let app: TestApp;
  let disclosures: DisclosuresFacade;
  let recruiter: Recruiter;
  let stranger: Recruiter;
  let seeker: SessionAnswer;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '86400' } });
    disclosures = app.app.get(DisclosuresFacade);
    recruiter = await recruiterOf(app, { full_name: 'Rita Recruteuse' });
    stranger = await recruiterOf(app);
  });
  beforeEach(async () => {
    seeker = await signUp(app, { full_name: 'Camille Tremblay' });
    const { status } = await app.request({
      method: 'PUT',
      url: '/api/users/me',
      token: seeker.token,
      payload: {
        phone: '514 555-0142',
        availability: 'Lundi',
        salary_range: '60 000 $',
        bio: 'Camille, au 514 555-0142',
      },
    });
    expect(status).toBe(200);
  });
  afterAll(() => app.close());

  const pair = () => ({ seekerId: seeker.user.id, companyId: recruiter.companyId });
  const isMasked = async (token = recruiter.token): Promise<boolean> =>
    (await pageOf(app, seeker.user.id, token)).body.is_masked;
  const openRows = () =>
    query<{ type: string; expires_at: Date | null }>(
      app.databaseUrl,
      'select type, expires_at from seeker_disclosure where seeker_id = $1 and concealed_at is null',
      [seeker.user.id],
    );
  const eventsOf = async (name: string) =>
    query(app.databaseUrl, `select payload from outbox_message where name = $1 and payload->>'seeker_id' = $2`, [
      name,
      seeker.user.id,
    ]);

  it('shows everything to that company and the mask to all others', async () => {
    await disclosures.disclose({ ...pair(), type: 'MATCHED', cost: 2, actorId: recruiter.id });
    const open = await pageOf(app, seeker.user.id, recruiter.token);
    expect(openCandidate.safeParse(open.body).error).toBeUndefined();
    expect(open.body).toMatchObject({
      is_masked: false,
      full_name: 'Camille Tremblay',
      email: seeker.user.email,
      phone: '514 555-0142',
      availability: 'Lundi',
      bio: 'Camille, au 514 555-0142',
      interaction_status: { type: 'MATCHED', expires_at: null },
      profile: { salary_range: '60 000 $' },
    });
    const masked = await pageOf(app, seeker.user.id, stranger.token);
    expect(maskedCandidate.safeParse(masked.body).error).toBeUndefined();
    expect(masked.text).not.toMatch(/Camille|Tremblay|0142|Lundi/);
    const viewer = { id: recruiter.id, role: 'RECRUITER' };
    expect([...(await disclosures.disclosuresOf(viewer, [seeker.user.id, newId()])).keys()]).toEqual([seeker.user.id]);
    expect(await disclosures.hasDisclosure(viewer, seeker.user.id)).toBe(true);
    expect(await disclosures.hasDisclosure({ id: stranger.id, role: 'RECRUITER' }, seeker.user.id)).toBe(false);
  });

  it('publishes only ids, and is in the seeker’s access log with the company and the price', async () => {
    await disclosures.disclose({ ...pair(), type: 'RESERVED', cost: 1, actorId: recruiter.id });
    await disclosures.conceal({ ...pair(), actorId: recruiter.id });
    const log = await accessLogOf(app, seeker.token);
    const viewer = { full_name: 'Rita Recruteuse', company: expect.objectContaining({ id: recruiter.companyId }) };
    expect(log).toEqual([
      expect.objectContaining({ kind: 'CONCEALED', masked: true, interaction: 'RESERVED', cost: 0, viewer }),
      expect.objectContaining({ kind: 'UNMASKED', masked: false, interaction: 'RESERVED', cost: 1, viewer }),
    ]);
    const ids = { seeker_id: seeker.user.id, company_id: recruiter.companyId, disclosure_id: expect.any(String) };
    expect(await eventsOf('identity.profile-disclosed')).toEqual([{ payload: ids }]);
    expect(await eventsOf('identity.profile-concealed')).toEqual([{ payload: ids }]);
  });

  it('ends immediately by the clock, and later by the sweep for subscribers of the event', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 3 * MINUTE);
    await disclosures.disclose({ ...pair(), type: 'RESERVED', expiresAt });
    expect((await pageOf(app, seeker.user.id, recruiter.token)).body.interaction_status).toEqual({
      type: 'RESERVED',
      created_at: app.clock.now().toISOString(),
      expires_at: expiresAt.toISOString(),
    });
    app.clock.advance(3 * MINUTE - 1);
    expect(await isMasked()).toBe(false);
    app.clock.advance(1);
    expect(await isMasked()).toBe(true);
    expect(await openRows()).toHaveLength(1);

    app.clock.advance(MINUTE);
    expect(await app.app.get(ConcealProfile).lapsed()).toBe(1);
    expect(await app.app.get(ConcealProfile).lapsed()).toBe(0);
    expect(await openRows()).toHaveLength(0);
    const concealed = (await accessLogOf(app, seeker.token)).find(({ kind }) => kind === 'CONCEALED');
    expect(concealed).toMatchObject({ at: expiresAt.toISOString(), viewer: { company: { id: recruiter.companyId } } });
    expect(await eventsOf('identity.profile-concealed')).toHaveLength(1);
  });

  it('can open again after it expired, swept or not', async () => {
    await disclosures.disclose({ ...pair(), type: 'RESERVED', expiresAt: new Date(app.clock.now().getTime() + 1000) });
    app.clock.advance(2000);
    await disclosures.disclose({ ...pair(), type: 'RESERVED', expiresAt: new Date(app.clock.now().getTime() + 1000) });
    expect(await isMasked()).toBe(false);
    expect((await accessLogOf(app, seeker.token)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['UNMASKED', 'CONCEALED', 'UNMASKED']),
    );
    expect(await openRows()).toHaveLength(1);
  });

  it('replaces a weaker reason by a stronger one, never the reverse', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + MINUTE);
    await disclosures.disclose({ ...pair(), type: 'RESERVED', expiresAt, cost: 1 });
    await disclosures.disclose({
      ...pair(),
      type: 'APPLICATION_SENT',
      reference: { type: 'application', id: newId() },
    });
    await disclosures.disclose({ ...pair(), type: 'RESERVED', expiresAt, cost: 1 });
    await disclosures.disclose({ ...pair(), type: 'APPLICATION_SENT' });
    expect(await openRows()).toEqual([{ type: 'APPLICATION_SENT', expires_at: null }]);
    const log = (await accessLogOf(app, seeker.token)).map(({ kind, interaction }) => [kind, interaction]);
    expect(log).toHaveLength(2);
    expect(log).toEqual(
      expect.arrayContaining([
        ['UNMASKED', 'RESERVED'],
        ['UNMASKED', 'APPLICATION_SENT'],
      ]),
    );
    expect(await disclosures.conceal({ ...pair(), upTo: 'MATCHED' })).toBe(false);
    expect(await isMasked()).toBe(false);
    expect(await disclosures.conceal(pair())).toBe(true);
    expect(await disclosures.conceal(pair())).toBe(false);
    expect(await isMasked()).toBe(true);
  });

  it('belongs to the caller’s transaction', async () => {
    const failed = app.app.get(Transaction).run(async () => {
      await disclosures.disclose({ ...pair(), type: 'MATCHED' });
      throw new Error('the payment failed');
    });
    await expect(failed).rejects.toThrow('the payment failed');
    expect(await isMasked()).toBe(true);
    expect(await openRows()).toEqual([]);
    expect(await eventsOf('identity.profile-disclosed')).toEqual([]);
  });

  it('creates one row for twenty parallel calls, and stays consistent if opening and closing run in parallel', async () => {
    await Promise.all(Array.from({ length: 20 }, () => disclosures.disclose({ ...pair(), type: 'MATCHED', cost: 2 })));
    expect(await openRows()).toHaveLength(1);
    expect((await accessLogOf(app, seeker.token)).filter(({ kind }) => kind === 'UNMASKED')).toHaveLength(1);
    const closed = await Promise.all(Array.from({ length: 10 }, () => disclosures.conceal(pair())));
    expect(closed.filter(Boolean)).toHaveLength(1);
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        turn % 2 ? disclosures.conceal(pair()) : disclosures.disclose({ ...pair(), type: 'RESERVED' }),
      ),
    );
    expect((await openRows()).length).toBeLessThanOrEqual(1);
    const log = await accessLogOf(app, seeker.token);
    const [opened, concealed] = ['UNMASKED', 'CONCEALED'].map(
      (kind) => log.filter((each) => each.kind === kind).length,
    );
    expect((opened ?? 0) - (concealed ?? 0)).toBe((await openRows()).length);
  });

  it('keeps a profile that was hidden later visible only to that company', async () => {
    await disclosures.disclose({ ...pair(), type: 'MATCHED' });
    await app.request({
      method: 'PUT',
      url: '/api/users/me/preferences',
      token: seeker.token,
      payload: { profile_visible: false },
    });
    expect((await pageOf(app, seeker.user.id, recruiter.token)).status).toBe(200);
    expect((await pageOf(app, seeker.user.id, stranger.token)).status).toBe(404);
  });

  it('is refused for a missing account, a recruiter, and a seeker who hides from that company', async () => {
    const disclose = (seekerId: string) => disclosures.disclose({ ...pair(), seekerId, type: 'RESERVED' });
    await expect(disclose(newId())).rejects.toMatchObject({ code: 'REQUEST.NOT_FOUND' });
    await expect(disclose(recruiter.id)).rejects.toMatchObject({ code: 'REQUEST.NOT_FOUND' });
    await exclude(app, seeker.token, { company_id: recruiter.companyId });
    await expect(disclose(seeker.user.id)).rejects.toMatchObject({ code: 'REQUEST.NOT_FOUND' });
    // Applying is the seeker's own action, so the profile opens.
    await disclosures.disclose({ ...pair(), type: 'APPLICATION_SENT' });
    expect(await isMasked()).toBe(false);
  });

  it('gives the same access to the files of an account as to the account', async () => {
    const may = (viewer: { id: string; role: string }, owner = seeker.user.id) =>
      Promise.all(
        (['avatar', 'resume', 'video'] as const).map((file) => disclosures.maySeeFilesOf(viewer, owner, file)),
      );
    const viewer = { id: recruiter.id, role: 'RECRUITER' };
    expect(await may(viewer)).toEqual([false, false, false]);
    await disclosures.disclose({ ...pair(), type: 'MATCHED' });
    expect(await may(viewer)).toEqual([true, true, true]);
    expect(await may({ id: stranger.id, role: 'RECRUITER' })).toEqual([false, false, false]);
    expect(await may({ id: seeker.user.id, role: 'JOB_SEEKER' })).toEqual([true, true, true]);
    expect(await may({ id: newId(), role: 'OPERATOR' })).toEqual([true, true, true]);
    expect(await may({ id: newId(), role: 'JOB_SEEKER' })).toEqual([false, false, false]);
    expect(await may({ id: seeker.user.id, role: 'JOB_SEEKER' }, recruiter.id)).toEqual([true, false, false]);
    expect(await may(viewer, newId())).toEqual([false, false, false]);
  });
});
