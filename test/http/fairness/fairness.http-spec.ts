import type { ImpactReport } from '../../../server/modules/fairness/http/impact-ratio.contract.js';
import type { SelfDeclaration } from '../../../server/modules/fairness/http/self-declaration.contract.js';
import { FairnessPersonalData } from '../../../server/modules/fairness/index.js';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { DEMO_PASSWORD, IdentityFacade } from '../../../server/modules/identity/index.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { signUp } from '../identity/people.js';

const nothing: SelfDeclaration = { gender: null, ethnicity: null, consented_at: null };

describe('self-declarations for the audit of scores', () => {
  let app: TestApp;
  let operator: string;

  beforeAll(async () => {
    app = await startTestApp();
    const email = 'odile@operators.example';
    await app.app
      .get(IdentityFacade)
      .registerDemoAccount({ email, full_name: 'Odile Opératrice', user_type: 'OPERATOR' });
    const payload = { email, password: DEMO_PASSWORD };
    operator = (await app.request<SessionAnswer>({ method: 'POST', url: '/api/auth/login', payload })).body.token;
  });
  afterAll(() => app.close());

  const url = '/api/users/me/self-declaration';
  const read = (token: string) => app.request<SelfDeclaration>({ url, token });
  const declare = (token: string, payload: object) =>
    app.request<SelfDeclaration & { code: string }>({ method: 'PUT', url, token, payload });
  const stored = () =>
    app.orm.em.fork().execute<{ user_id: string }[]>('select user_id, attribute, value from fairness.audit_group');
  const exported = async (userId: string): Promise<unknown> => {
    for await (const { path, content } of app.app.get(FairnessPersonalData).export(userId)) {
      if (path === 'self-declaration.json') return JSON.parse(((await content()) as Buffer).toString());
    }
    throw new Error('nothing was exported');
  };

  it('are stored with consent, replaced by later ones, private, and deleted when withdrawn', async () => {
    const { token, user } = await signUp(app);
    expect((await read(token)).body).toEqual(nothing);
    const first = await declare(token, { gender: 'WOMAN', ethnicity: 'SEVERAL', consent: true });
    const at = app.clock.now().toISOString();
    expect([first.status, first.body]).toEqual([200, { gender: 'WOMAN', ethnicity: 'SEVERAL', consented_at: at }]);
    app.clock.advance(60_000);
    await declare(token, { gender: null, ethnicity: 'BLACK', consent: true });
    const later = app.clock.now().toISOString();
    expect((await read(token)).body).toEqual({ gender: null, ethnicity: 'BLACK', consented_at: later });
    expect(await exported(user.id)).toMatchObject([{ attribute: 'ETHNICITY', value: 'BLACK' }]);

    const other = await signUp(app);
    expect((await read(other.token)).body).toEqual(nothing);
    const answer = await app.request({ method: 'DELETE', url, token });
    expect([answer.status, answer.body]).toEqual([200, nothing]);
    expect(await stored()).toEqual([]);
    expect((await app.request({ method: 'DELETE', url, token })).status).toBe(200);
  });

  it.each([
    ['without consent', { gender: 'WOMAN', ethnicity: null, consent: false }],
    ['with no word of consent', { gender: 'WOMAN', ethnicity: null }],
    ['with nothing said', { gender: null, ethnicity: null, consent: true }],
    ['with a word that is none of the list', { gender: 'LADY', ethnicity: null, consent: true }],
    ['about something else', { gender: 'WOMAN', ethnicity: null, religion: 'x', consent: true }],
  ])('are refused %s, and nothing is stored', async (_, payload) => {
    const { token } = await signUp(app);
    expect((await declare(token, payload)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('are deleted immediately when the account is closed', async () => {
    const { token } = await signUp(app);
    await declare(token, { gender: 'MAN', ethnicity: null, consent: true });
    expect(await stored()).toHaveLength(1);
    const closed = await app.request({ method: 'DELETE', url: '/api/users/me', token });
    expect([closed.status, closed.text]).toEqual([200, closed.text]);
    expect(await stored()).toEqual([]);
  });

  describe('in the report', () => {
    const report = (format = 'json'): Promise<TestAnswer<ImpactReport>> =>
      app.request<ImpactReport>({ url: `/api/admin/impact-ratios?format=${format}`, token: operator });
    const audited = () =>
      app.orm.em.fork().execute<unknown[]>("select id from audit_entry where action = 'IMPACT_RATIOS_EXPORTED'");

    /** Creates people of one group, each with matches of these scores. */
    async function people(many: number, gender: string | null, ethnicity: string | null, scores: readonly number[]) {
      const em = app.orm.em.fork();
      for (let n = 0; n < many; n += 1) {
        const id = newId();
        for (const score of scores) {
          await em.execute(
            `insert into match (id, seeker_id, job_id, company_id, status, seeker_visible, match_score, compatibility_score,
                                parts, reasons, masked_reasons, gaps, evidence, raises, model_version, ontology_version,
                                inputs_hash, computed_at, created_at)
             values (?, ?, ?, ?, 'PENDING', true, ?, 1, '{}', '{"fr":[],"en":[]}', '{"fr":[],"en":[]}',
                     '{"fr":[],"en":[]}', '[]', '[]', 'm', 'o', ?, now(), now())`,
            [newId(), id, newId(), newId(), score, '0'.repeat(64)],
          );
        }
        for (const [attribute, value] of Object.entries({ GENDER: gender, ETHNICITY: ethnicity })) {
          if (value === null) continue;
          await em.execute(
            'insert into fairness.audit_group (user_id, attribute, value, consent_at) values (?, ?, ?, now())',
            [id, attribute, value],
          );
        }
      }
    }

    it('become counts of groups: share above the median, divided by the highest share, without small groups', async () => {
      expect((await report()).body).toMatchObject({ people: 0, median: null, computed_from: null });
      await people(10, 'MAN', 'WHITE', [80, 90]);
      await people(10, 'MAN', null, [40]);
      await people(4, 'WOMAN', 'WHITE', [85]);
      await people(16, 'WOMAN', null, [40, 42]);
      await people(3, 'NON_BINARY', null, [99]);
      await people(4, null, null, [50]);
      const { body, text } = await report();
      expect(body).toMatchObject({ people: 47, median: 41 });
      expect(body.dimensions).toEqual([
        {
          dimension: 'GENDER',
          people: 43,
          groups: [
            { gender: 'MAN', ethnicity: null, people: 20, rate: 0.5, impact_ratio: 1, is_flagged: false },
            { gender: 'WOMAN', ethnicity: null, people: 20, rate: 0.2, impact_ratio: 0.4, is_flagged: true },
          ],
          left_out: 1,
        },
        {
          dimension: 'ETHNICITY',
          people: 14,
          groups: [{ gender: null, ethnicity: 'WHITE', people: 14, rate: 1, impact_ratio: 1, is_flagged: false }],
          left_out: 0,
        },
        {
          dimension: 'GENDER_AND_ETHNICITY',
          people: 14,
          groups: [{ gender: 'MAN', ethnicity: 'WHITE', people: 10, rate: 1, impact_ratio: 1, is_flagged: false }],
          left_out: 1,
        },
      ]);
      for (const { user_id: id } of await stored()) expect(text).not.toContain(id);
      expect(await audited()).toEqual([]);
    });

    it('can be exported as a file, which the audit log records', async () => {
      const file = await report('csv');
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(file.headers['content-disposition']).toContain('entrevue-ratios-d-impact.csv');
      const [head, ...lines] = file.text.replace('\uFEFF', '').trim().split('\r\n');
      expect(head).toBe('Dimension,Genre,Origine,Personnes,Part au-dessus de la médiane,Ratio d’impact,"Sous 0,80"');
      expect(lines).toEqual([
        'GENDER,MAN,,20,0.500,1.000,0',
        'GENDER,WOMAN,,20,0.200,0.400,1',
        'ETHNICITY,,WHITE,14,1.000,1.000,0',
        'GENDER_AND_ETHNICITY,MAN,WHITE,10,1.000,1.000,0',
      ]);
      expect(await audited()).toHaveLength(1);
      expect((await report('pdf')).status).toBe(400);
    });
  });
});
