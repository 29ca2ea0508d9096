import type { Company } from '../../../server/modules/companies/http/companies.contract.js';
import type {
  CompanyReview,
  CompanyReviewsPage,
} from '../../../server/modules/companies/http/company-reviews.contract.js';
import type { CompanyVerificationAnswer } from '../../../server/modules/companies/http/company-verification.contract.js';
import type { JobDetail } from '../../../server/modules/jobs/http/jobs.contract.js';
import type { NotificationsPage } from '../../../server/modules/notifications/http/notifications.contract.js';
import { lookAlikeWords } from '../../../server/modules/companies/http/look-alike-words.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { type Recruiter, recruiterOf } from '../identity/hiring.js';
import { emailsTo } from '../identity/mailbox.js';
import { signUp } from '../identity/people.js';
import { publish } from '../jobs/market.js';
import { newPlayer, type Player } from '../walks/cast.js';

type Answer<T> = Promise<TestAnswer<T & { code: string; details?: { path: string; code: string }[] }>>;

describe('the verification of a company', () => {
  let app: TestApp;
  let operator: Player;
  beforeAll(async () => {
    app = await startTestApp();
    operator = await newPlayer(app, 'operator');
  });
  afterAll(() => app.close());

  const pageOf = async (id: string): Promise<Company> =>
    (await app.request<Company>({ url: `/api/companies/${id}` })).body;
  const update = (who: Recruiter, payload: object): Answer<Company> =>
    app.request({ method: 'PUT', url: `/api/companies/${who.companyId}`, token: who.token, payload });
  const own = (who: Recruiter): Answer<CompanyVerificationAnswer> =>
    app.request({ url: `/api/companies/${who.companyId}/verification`, token: who.token });
  const change = (who: Recruiter, payload: object): Answer<CompanyVerificationAnswer> =>
    app.request({ method: 'PUT', url: `/api/companies/${who.companyId}/verification`, token: who.token, payload });
  const review = async (id: string, state = 'IN_REVIEW'): Promise<CompanyReview> => {
    const { body } = await app.request<CompanyReviewsPage>({
      url: `/api/admin/company-reviews?state=${state}&limit=100`,
      token: operator.token,
    });
    const found = body.reviews.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`no review of ${id} in ${JSON.stringify(body)}`);
    return found;
  };
  const decide = (id: string, payload: object): Answer<CompanyReview> =>
    app.request({ method: 'PUT', url: `/api/admin/company-reviews/${id}`, token: operator.token, payload });
  const verify = async (id: string): Promise<void> => {
    const { status, text } = await decide(id, { status: 'VERIFIED', revision: (await review(id)).revision });
    expect([status, text]).toEqual([200, text]);
  };
  const askCode = (who: Recruiter, email: string): Answer<CompanyVerificationAnswer> =>
    app.request({
      method: 'POST',
      url: `/api/companies/${who.companyId}/verification/email-domain`,
      token: who.token,
      payload: { email },
    });
  const prove = (who: Recruiter, code: string): Answer<CompanyVerificationAnswer> =>
    app.request({
      method: 'PUT',
      url: `/api/companies/${who.companyId}/verification/email-domain`,
      token: who.token,
      payload: { code },
    });
  const codeIn = async (address: string): Promise<string> =>
    /\b\d{4} \d{4}\b/.exec((await emailsTo(app, address)).at(-1)?.text ?? '')?.[0] ?? 'no code';

  it('waits for an operator, who confirms it', async () => {
    const who = await recruiterOf(app, {}, { name: 'Fonderie Tremblay', website: 'https://www.tremblay.example/fr' });
    expect((await pageOf(who.companyId)).verified).toBe(false);
    expect((await own(who)).body).toMatchObject({
      state: 'IN_REVIEW',
      domain: 'tremblay.example',
      allowed_actions: [],
    });
    await verify(who.companyId);
    expect((await pageOf(who.companyId)).verified).toBe(true);
    const { body } = await own(who);
    expect(body).toMatchObject({
      state: 'VERIFIED',
      reviewed_name: 'Fonderie Tremblay',
      reviewed_domain: 'tremblay.example',
    });
    expect(body.history.map(({ event }) => event)).toEqual(['CONFIRMED', 'CREATED']);
  });

  it.each([
    ['name', { name: 'Hydro-Québec' }],
    ['domain', { website: 'https://elsewhere.example' }],
    ['website', { website: null }],
  ])('goes back to review without a badge when the %s changes', async (_, changed) => {
    const who = await recruiterOf(app, {}, { name: 'Sablière du Nord', website: 'https://sabliere.example' });
    await verify(who.companyId);
    await update(who, { description: 'Un autre texte.', website: 'https://sabliere.example/emplois' });
    expect((await pageOf(who.companyId)).verified).toBe(true);
    expect((await update(who, changed)).body.verified).toBe(false);
    expect((await own(who)).body).toMatchObject({ state: 'IN_REVIEW', reviewed_name: 'Sablière du Nord' });
    const waiting = await review(who.companyId);
    expect(waiting.history[0]).toMatchObject({ event: 'CHANGED', state: 'IN_REVIEW', name: waiting.name });
    await verify(who.companyId);
    expect((await pageOf(who.companyId)).verified).toBe(true);
  });

  it('shows no badge for a name that was changed directly in the database', async () => {
    const who = await recruiterOf(app, {}, { name: 'Scierie Lavoie' });
    await verify(who.companyId);
    await query(app.databaseUrl, `update company set name = 'Desjardins' where id = $1`, [who.companyId]);
    expect((await pageOf(who.companyId)).verified).toBe(false);
  });

  it('is refused for a company that changed while the operator looked', async () => {
    const who = await recruiterOf(app, {}, { name: 'Verrerie Blanche' });
    const seen = await review(who.companyId);
    await update(who, { name: 'Banque Nationale' });
    const { status, body } = await decide(who.companyId, { status: 'VERIFIED', revision: seen.revision });
    expect([status, body.code]).toEqual([409, 'COMPANIES.REVIEW_OUTDATED']);
    expect((await pageOf(who.companyId)).verified).toBe(false);
  });

  it('is decided once if two operators and a rename run in parallel', async () => {
    const who = await recruiterOf(app, {}, { name: 'Tannerie Roy' });
    const { revision } = await review(who.companyId);
    const answers = await Promise.all([
      decide(who.companyId, { status: 'VERIFIED', revision }),
      decide(who.companyId, { status: 'VERIFIED', revision }),
      update(who, { name: 'Tannerie Royale' }),
    ]);
    const { name, verified } = await pageOf(who.companyId);
    expect(answers.slice(0, 2).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect([name, verified]).toEqual(['Tannerie Royale', false]);
  });

  it('shows the look-alike warning on server-rendered pages too', async () => {
    const real = await recruiterOf(app, {}, { name: 'Verrerie <Nordet>', website: 'https://nordet.example' });
    const copy = await recruiterOf(app, {}, { name: 'Verrerie  <NORDET>', website: 'https://other.example' });
    await verify(real.companyId);
    const [own, alike] = [await publish(app, real.token), await publish(app, copy.token)];
    const html = async (url: string): Promise<string> =>
      (await app.request<string>({ url, headers: { accept: 'text/html' } })).text;
    for (const language of ['fr', 'en'] as const) {
      const { title, sentence } = lookAlikeWords[language];
      for (const url of [`/jobs/${alike.id}`, `/company/${copy.companyId}`]) {
        const page = await html(language === 'fr' ? url : `${url}?lang=en`);
        expect(page).toContain(title);
        expect(page).toContain(sentence);
        expect(page).toContain(`/companies/${real.companyId}`);
        expect(page).toContain('Verrerie &lt;Nordet&gt;');
      }
      for (const url of [`/jobs/${own.id}`, `/company/${real.companyId}`])
        expect(await html(url)).not.toContain(lookAlikeWords.fr.title);
    }
  });

  it('is emailed to the team, in each language, with the reason of a refusal', async () => {
    const who = await recruiterOf(app, {}, { name: 'Fromagerie Lenoir', website: 'https://lenoir.example' });
    const colleague = await signUp(app, { user_type: 'RECRUITER' });
    await query(
      app.databaseUrl,
      'insert into company_member (user_id, company_id, created_at) values ($1, $2, now())',
      [colleague.user.id, who.companyId],
    );
    await query(app.databaseUrl, `update account set language = 'en' where id = $1`, [colleague.user.id]);
    const about = async (email: string) =>
      (await emailsTo(app, email)).filter(({ subject }) => subject.includes('Fromagerie Lenoir'));
    await verify(who.companyId);
    const [verified] = await about(who.email);
    expect([verified?.subject, verified?.language]).toEqual(['Fromagerie Lenoir est vérifiée', 'fr']);
    expect((await about(colleague.user.email)).map(({ subject }) => subject)).toEqual([
      'Fromagerie Lenoir is verified',
    ]);
    const { revision } = await review(who.companyId, 'VERIFIED');
    const reason = 'Le site <b>ne répond pas</b>, écrivez-nous.';
    expect((await decide(who.companyId, { status: 'UNVERIFIED', revision, reason })).status).toBe(200);
    await query(
      app.databaseUrl,
      `update outbox_message set published_at = null where name = 'companies.company-reviewed'`,
    );
    const emails = await about(who.email);
    expect(emails.map(({ subject }) => subject).sort()).toEqual([
      'Fromagerie Lenoir est vérifiée',
      'Fromagerie Lenoir n’a pas été vérifiée',
    ]);
    const refused = emails.find(({ subject }) => subject.includes('n’a pas été'));
    expect(refused?.text).toContain(reason);
    expect(refused?.html).not.toContain('<b>ne répond');
    expect(refused?.text).toContain('/recruiter/profile');
    const { body } = await app.request<NotificationsPage>({ url: '/api/notifications', token: who.token });
    expect(body.notifications.map(({ kind }) => kind)).toEqual(['company', 'company']);
  });

  it('is refused with a reason for the team, which can ask for another review', async () => {
    const who = await recruiterOf(app, {}, { name: 'Brasserie des Îles' });
    const { revision } = await review(who.companyId);
    const without = await decide(who.companyId, { status: 'UNVERIFIED', revision });
    expect([without.status, without.body.details?.[0]?.path]).toEqual([400, 'reason']);
    const refused = await decide(who.companyId, { status: 'UNVERIFIED', revision, reason: 'Le site ne répond pas.' });
    expect(refused.body).toMatchObject({ state: 'UNVERIFIED', allowed_actions: [] });
    expect((await own(who)).body).toMatchObject({
      state: 'UNVERIFIED',
      reason: 'Le site ne répond pas.',
      allowed_actions: ['ASK_REVIEW'],
    });
    expect((await change(who, { ask_review: true })).body).toMatchObject({ state: 'IN_REVIEW', allowed_actions: [] });
    expect((await change(who, { ask_review: true })).status).toBe(409);
  });

  it('can be withdrawn', async () => {
    const who = await recruiterOf(app, {}, { name: 'Moulin à vent' });
    await verify(who.companyId);
    const { revision } = await review(who.companyId, 'VERIFIED');
    await decide(who.companyId, { status: 'UNVERIFIED', revision, reason: 'Une plainte fondée.' });
    expect((await pageOf(who.companyId)).verified).toBe(false);
  });

  it.each([
    'HYDRO QUEBEC',
    'Hydro-Québec inc.',
    'Hydro‑Québec Ltée',
    'Нydrо-Québес',
    'Hydr0-Quebec',
    'Hyd\u200bro-Québec',
    'Hydro-Québeс Carrières',
  ])('warns the operator and the reader of “%s” beside a verified “Hydro-Québec”', async (name) => {
    const known = await recruiterOf(app, {}, { name: 'Hydro-Québec', website: `https://hq${name.length}.example` });
    const { revision } = await review(known.companyId);
    await decide(known.companyId, { status: 'VERIFIED', revision });
    const who = await recruiterOf(app, {}, { name });
    const { warnings } = await review(who.companyId);
    expect(warnings.filter(({ kind }) => kind === 'SIMILAR_NAME').length).toBeGreaterThan(0);
    expect(warnings.some(({ company }) => company?.name === 'Hydro-Québec' && company.verified)).toBe(true);
    expect((await pageOf(who.companyId)).resembles).toMatchObject({ name: 'Hydro-Québec' });
    // A verified company gets no look-alike warning.
    expect((await pageOf(known.companyId)).resembles).toBeNull();
  });

  it('warns readers of a posting too', async () => {
    const known = await recruiterOf(app, {}, { name: 'Caisse des Laurentides' });
    await verify(known.companyId);
    const who = await recruiterOf(app, {}, { name: 'Caisse des Laurentides inc.' });
    const posting = async (token: string): Promise<JobDetail> => {
      const { id } = await publish(app, token);
      return (await app.request<JobDetail>({ url: `/api/jobs/${id}` })).body;
    };
    expect((await posting(who.token)).company_resembles).toEqual({
      id: known.companyId,
      name: 'Caisse des Laurentides',
    });
    expect((await posting(known.token)).company_resembles).toBeNull();
    await verify(who.companyId);
    expect((await posting(who.token)).company_resembles).toBeNull();
  });

  it.each(['Hydrographie Gagné', 'Québec Solaire', 'Boulangerie Ange'])('does not warn of “%s”', async (name) => {
    const who = await recruiterOf(app, {}, { name });
    expect((await review(who.companyId)).warnings).toEqual([]);
    expect((await pageOf(who.companyId)).resembles).toBeNull();
  });

  it('warns the operator of another company with the same domain or registry number', async () => {
    const first = await recruiterOf(app, {}, { name: 'Première', website: 'https://partage.example' });
    const second = await recruiterOf(app, {}, { name: 'Autre chose', website: 'http://WWW.partage.example/x' });
    for (const who of [first, second]) expect((await change(who, { neq: '1155 5555 55' })).status).toBe(200);
    const { warnings, neq } = await review(second.companyId);
    expect(neq).toBe('1155555555');
    expect(warnings.map(({ kind, company }) => [kind, company?.name]).sort()).toEqual([
      ['SAME_DOMAIN', 'Première'],
      ['SAME_NEQ', 'Première'],
    ]);
  });

  it('accepts only valid registry numbers, and keeps the badge', async () => {
    const who = await recruiterOf(app, {}, { name: 'Imprimerie Côté' });
    await verify(who.companyId);
    const wrong = await change(who, { neq: '4412345678' });
    expect([wrong.status, wrong.body.code, wrong.body.details?.[0]?.path]).toEqual([
      400,
      'COMPANIES.NEQ_INVALID',
      'neq',
    ]);
    expect((await change(who, { neq: '2212345678' })).body).toMatchObject({ neq: '2212345678', state: 'VERIFIED' });
    expect((await change(who, { neq: ' ' })).body.neq).toBeNull();
    expect((await pageOf(who.companyId)).verified).toBe(true);
  });

  it('proves an email domain with a code sent to it', async () => {
    const who = await recruiterOf(app, {}, { name: 'Ferblanterie', website: 'https://fer.example' });
    expect((await askCode(who, 'ferblanterie@gmail.com')).body.code).toBe('COMPANIES.FREE_MAIL_DOMAIN');
    const asked = await askCode(who, 'rh@fer.example');
    expect([asked.status, asked.body.pending_code?.domain]).toEqual([202, 'fer.example']);
    const code = await codeIn('rh@fer.example');
    const rows = await query(app.databaseUrl, 'select address from company_domain_code where company_id = $1', [
      who.companyId,
    ]);
    expect(rows).toEqual([{ address: null }]);
    expect((await prove(who, '0000 0000')).body.code).toBe('COMPANIES.DOMAIN_CODE_INVALID');
    expect((await prove(who, code)).body).toMatchObject({ email_domain: 'fer.example', pending_code: null });
    expect((await prove(who, code)).status).toBe(400);
    expect((await review(who.companyId)).email_domain).toBe('fer.example');
  });

  it('warns the operator if the email domain is not that of the website', async () => {
    const who = await recruiterOf(app, {}, { name: 'Cordonnerie', website: 'https://cordonnerie.example' });
    await askCode(who, 'moi@autre.example');
    await prove(who, await codeIn('moi@autre.example'));
    expect((await review(who.companyId)).warnings).toEqual([{ kind: 'EMAIL_DOMAIN_DIFFERS', company: null }]);
  });

  it('limits tries of a code, also parallel ones, and emails per hour', async () => {
    const who = await recruiterOf(app, {}, { name: 'Horlogerie' });
    await askCode(who, 'rh@horloge.example');
    const code = await codeIn('rh@horloge.example');
    await Promise.all(Array.from({ length: 8 }, () => prove(who, '1111 1111')));
    expect((await prove(who, code)).status).toBe(400);
    for (let sent = 2; sent <= 5; sent += 1) expect((await askCode(who, 'rh@horloge.example')).status).toBe(202);
    const refused = await askCode(who, 'rh@horloge.example');
    expect([refused.status, refused.body.code]).toEqual([429, 'COMPANIES.TOO_MANY_CODES']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('refuses an expired code', async () => {
    const who = await recruiterOf(app, {}, { name: 'Papeterie' });
    await askCode(who, 'rh@papier.example');
    const code = await codeIn('rh@papier.example');
    await query(
      app.databaseUrl,
      `update company_domain_code set expires_at = expires_at - interval '31 minutes' where company_id = $1`,
      [who.companyId],
    );
    expect((await prove(who, code)).status).toBe(400);
  });
});
