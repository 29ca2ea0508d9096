import { RequestContext } from '@mikro-orm/postgresql';
import type { NotificationsPage } from '../../../server/modules/notifications/http/notifications.contract.js';
import type { SavedSearch } from '../../../server/modules/notifications/http/saved-searches.contract.js';
import { PresetFinds, PresetsForPerson } from '../../../server/modules/matching/index.js';
import { WriteDigests } from '../../../server/modules/notifications/use-cases/write-digests.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emailsIn } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { publish } from '../jobs/market.js';
import { recruiter, seeker, type Seeker } from '../reservations/stage.js';

const WEEK_MS = 7 * 86_400_000;

describe('saved searches and their alerts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' } });
  });
  afterAll(() => app.close());

  const save = <T = SavedSearch>(token: string, payload: object) =>
    app.request<T>({ method: 'POST', url: '/api/saved-searches', token, payload });
  const alertsOf = async ({ token }: { readonly token: string }, kind: string): Promise<string[]> => {
    await app.runJobs();
    const { body } = await app.request<NotificationsPage>({ url: '/api/notifications?limit=100', token });
    return body.notifications.filter((each) => each.kind === kind).map(({ path }) => path);
  };
  const emailsTo = async (email: string, subject: RegExp): Promise<number> =>
    (await emailsIn(app.dataDir)).filter((message) => message.to === email && subject.test(message.subject)).length;

  it('are stored by name, and changed and removed only by their owner', async () => {
    const [owner, other] = [await seeker(app), await seeker(app)];
    const made = await save(owner.token, { name: 'Soudure', filters: { search: 'soudeur', remote: true } });
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ name: 'Soudure', filters: { search: 'soudeur', remote: true }, alert: true }),
    ]);
    const taken = await save<{ code: string }>(owner.token, { name: 'SOUDURE', filters: {} });
    expect([taken.status, taken.body.code]).toEqual([409, 'NOTIFICATIONS.SEARCH_NAME_TAKEN']);
    const url = `/api/saved-searches/${made.body.id}`;
    const changed = await app.request<SavedSearch>({
      method: 'PUT',
      url,
      token: owner.token,
      payload: { alert: false },
    });
    expect(changed.body).toMatchObject({ name: 'Soudure', filters: { search: 'soudeur' }, alert: false });
    for (const method of ['PUT', 'DELETE'] as const) {
      const { status } = await app.request({
        method,
        url,
        token: other.token,
        ...(method === 'PUT' && { payload: { alert: true } }),
      });
      expect(status).toBe(404);
    }
    expect((await app.request({ method: 'DELETE', url, token: owner.token })).status).toBe(200);
    const { body } = await app.request<{ searches: unknown[] }>({ url: '/api/saved-searches', token: owner.token });
    expect(body.searches).toEqual([]);
    for (const bad of [{ name: ' ', filters: {} }, { name: 'x' }, { name: 'x', filters: { colour: 'red' } }]) {
      expect((await save(owner.token, bad)).status).toBe(400);
    }
  });

  it('are at most twenty', async () => {
    const { token } = await seeker(app);
    for (let n = 1; n <= 20; n += 1) expect((await save(token, { name: `n${n}`, filters: {} })).status).toBe(201);
    const full = await save<{ code: string }>(token, { name: 'n21', filters: {} });
    expect([full.status, full.body.code]).toEqual([409, 'NOTIFICATIONS.TOO_MANY_SEARCHES']);
  });

  it('alert once about a new posting, even if several searches find it and it is published again', async () => {
    const [owner, company] = [await seeker(app), await recruiter(app)];
    await save(owner.token, { name: 'a', filters: { search: 'zootechnicien' } });
    await save(owner.token, { name: 'b', filters: { title: 'Zootechnicien', location: 'Saint-Georges' } });
    await save(owner.token, { name: 'silent', filters: {}, alert: false });
    await publish(app, company.token);
    const job = await publish(app, company.token, { title: 'Zootechnicien ou zootechnicienne' });
    expect(await alertsOf(owner, 'job_alert')).toEqual([`/jobs/${job.id}`]);
    for (const status of ['PAUSED', 'ACTIVE']) {
      await app.request({ method: 'PUT', url: `/api/jobs/${job.id}`, token: company.token, payload: { status } });
    }
    await query(app.databaseUrl, `update outbox_message set published_at = null where name = 'jobs.job-published'`);
    expect(await alertsOf(owner, 'job_alert')).toEqual([`/jobs/${job.id}`]);
    expect(await emailsTo(owner.email, /^Nouvelle offre/)).toBe(1);
  });

  it('do not alert about a company from which the person hides, and send no email if news are off', async () => {
    const [hiding, quiet, company] = [await seeker(app), await seeker(app), await recruiter(app)];
    for (const { token } of [hiding, quiet]) await save(token, { name: 'a', filters: { search: 'ostréiculteur' } });
    const hidden = await app.request({
      method: 'POST',
      url: '/api/users/me/exclusions',
      token: hiding.token,
      payload: { company_id: company.companyId },
    });
    expect(hidden.status).toBe(201);
    await query(app.databaseUrl, 'update account set email_updates = false where id = $1', [quiet.id]);
    await publish(app, company.token, { title: 'Ostréiculteur' });
    expect(await alertsOf(hiding, 'job_alert')).toEqual([]);
    expect(await alertsOf(quiet, 'job_alert')).toHaveLength(1);
    expect(await emailsTo(quiet.email, /^Nouvelle offre/)).toBe(0);
  });

  describe('and presets of the candidate search', () => {
    const alarm = (token: string, id: string, alert: boolean) =>
      app.request<{ preset_ids: string[] }>({
        method: 'PUT',
        url: `/api/notifications/preset-alerts/${id}`,
        token,
        payload: { alert },
      });
    const get = <T>(type: new (...args: never[]) => T): T => app.app.get(type as never, { strict: false });
    const preset = async (token: string, filters: object): Promise<string> => {
      const { body } = await app.request<{ id: string }>({
        method: 'POST',
        url: '/api/filter-presets',
        token,
        payload: { name: 'Mes gens', filters },
      });
      return body.id;
    };
    const tells = ({ token }: Seeker, changes: object) =>
      app.request({ method: 'PUT', url: '/api/users/me', token, payload: changes });

    it('alert a recruiter once about a new candidate, without a name', async () => {
      const [asks, other] = [await recruiter(app), await recruiter(app)];
      const id = await preset(asks.token, { location: 'Chibougamau' });
      expect((await alarm(other.token, id, true)).status).toBe(404);
      expect((await alarm(asks.token, id, true)).body).toEqual({ preset_ids: [id] });
      const found = await seeker(app);
      await tells(found, { location: 'Chibougamau, QC' });
      expect(await alertsOf(asks, 'candidate_alert')).toEqual([`/recruiter/candidates/${found.id}`]);
      await tells(found, { location: 'Chibougamau, Québec' });
      expect(await alertsOf(asks, 'candidate_alert')).toHaveLength(1);
      expect(await alertsOf(other, 'candidate_alert')).toEqual([]);
      const emails = (await emailsIn(app.dataDir)).filter((message) => message.to === asks.email);
      expect(emails.some(({ subject }) => subject.includes('Mes gens'))).toBe(true);
      expect(JSON.stringify(emails)).not.toContain('Beauregard');
      expect((await alarm(asks.token, id, false)).body).toEqual({ preset_ids: [] });
    });

    it('do not find people who hide from the recruiter’s company', async () => {
      const asks = await recruiter(app);
      await alarm(asks.token, await preset(asks.token, { location: 'Kuujjuaq' }), true);
      const hiding = await seeker(app);
      await app.request({
        method: 'POST',
        url: '/api/users/me/exclusions',
        token: hiding.token,
        payload: { company_id: asks.companyId },
      });
      await tells(hiding, { location: 'Kuujjuaq' });
      expect(await alertsOf(asks, 'candidate_alert')).toEqual([]);
    });

    it('are run only if the person has what they ask for, and no preset that finds the person is left out', async () => {
      const asks = await recruiter(app);
      const searches = [
        'soudeuse',
        'welder',
        'soud',
        'registered nurse',
        'infirmière de nuit',
        'R',
        '100 %',
        'zzz métier',
      ];
      const presets = [
        {},
        { experience_min: 2 },
        ...['Soudure', 'React, Soudure', 'Zymurgie', 'c++', 'Soins intensifs'].map((skills) => ({ skills })),
        ...['Gaspé', 'gas', 'G', 'Québec', 'QC', 'Saint-Jérôme, QC', 'st-jérôme'].map((location) => ({ location })),
        ...searches.flatMap((search) => [{ search }, { search, location: 'Gaspé' }]),
      ];
      const ids: string[] = [];
      for (const [at, filters] of presets.entries()) {
        const payload = { name: `Recherche ${at}`, filters };
        const made = await app.request<{ id: string }>({
          method: 'POST',
          url: '/api/filter-presets',
          token: asks.token,
          payload,
        });
        ids.push(made.body.id);
      }
      const people = [
        { location: 'Gaspé, QC', experience: 'Soudeuse-monteuse, 6 ans.', skills: ['Soudure', 'React'] },
        {
          location: 'Saint-Jérôme',
          experience: 'Registered nurse on night shifts.',
          skills: ['Soins intensifs', 'C++'],
        },
        { location: 'Rimouski', bio: 'R, 100 % fiable.', skills: ['Zymurgie'] },
      ];
      const compared = async (seekerId: string): Promise<readonly string[]> => {
        const found: string[] = [];
        for await (const page of get(PresetsForPerson).pages(seekerId)) found.push(...page);
        return found;
      };
      for (const profile of people) {
        const person = await seeker(app);
        await tells(person, profile);
        // Alerts run too: they compute what new presets ask for.
        await app.runJobs();
        await RequestContext.create(app.orm.em, async () => {
          const read = new Set(await compared(person.id));
          const finding = [];
          for (const id of ids) if (await get(PresetFinds).execute(id, asks.id, person.id)) finding.push(id);
          expect(finding.length).toBeGreaterThan(1);
          expect(finding.filter((id) => !read.has(id))).toEqual([]);
          expect(ids.filter((id) => read.has(id)).length).toBeLessThan(ids.length / 2 + 5);
        });
      }
      // After a change of the lexicon, all are answered once, whether the older or the newer version computed what they ask for.
      const [person] = await query<{ seeker_id: string }>(
        app.databaseUrl,
        'select seeker_id from candidate_search limit 1',
      );
      for (const version of ['', 'zzz']) {
        await query(app.databaseUrl, 'update filter_preset set selectors_of = $1 where recruiter_id = $2', [
          version,
          asks.id,
        ]);
        const read = await RequestContext.create(app.orm.em, () => compared(person?.seeker_id ?? ''));
        expect(ids.filter((id) => !read.includes(id))).toEqual([]);
        const again = await RequestContext.create(app.orm.em, () => compared(person?.seeker_id ?? ''));
        expect(again.length).toBeLessThan(read.length);
      }
      await app.request({
        method: 'PUT',
        url: `/api/filter-presets/${ids[0]}`,
        token: asks.token,
        payload: { filters: { skills: 'Zymurgie' } },
      });
      const changed = await query(app.databaseUrl, 'select selectors, selectors_of from filter_preset where id = $1', [
        ids[0],
      ]);
      expect(changed).toEqual([{ selectors: null, selectors_of: null }]);
    });
  });

  it('are summarized in a weekly digest only for people who subscribed', async () => {
    const [asked, silent, company] = [await seeker(app), await seeker(app), await recruiter(app)];
    for (const { token } of [asked, silent]) await save(token, { name: 'a', filters: { search: 'apiculteur' } });
    await app.request({
      method: 'PUT',
      url: '/api/notifications/preferences',
      token: asked.token,
      payload: { kind: 'digest', email: true },
    });
    const [recorded] = await query<{ decided_at: Date }>(
      app.databaseUrl,
      `select decided_at from notification_preference where account_id = $1 and kind = 'digest'`,
      [asked.id],
    );
    expect(recorded?.decided_at).toEqual(app.clock.now());
    await publish(app, company.token, { title: 'Apiculteur' });
    await app.runJobs();
    const write = async (): Promise<void> => {
      await RequestContext.create(app.orm.em, () => app.app.get(WriteDigests, { strict: false }).execute());
      await app.runJobs();
    };
    for (let n = 0; n < 2; n += 1) await write();
    const digests = (await emailsIn(app.dataDir)).filter(({ subject }) => subject === 'Votre semaine sur Entrevue');
    expect(digests.map(({ to }) => to)).toEqual([asked.email]);
    expect(digests[0]?.text).toContain('Apiculteur');
    app.clock.advance(2 * WEEK_MS);
    await write();
    expect(await emailsTo(asked.email, /Votre semaine/)).toBe(1);
  });
});
