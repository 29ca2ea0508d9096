import type { BulkAnswer } from '../../../server/modules/applications/http/bulk.contract.js';
import type {
  MessagePreview,
  MessageTemplates,
} from '../../../server/modules/applications/http/message-templates.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { unzip } from '../../support/unzip.js';
import { memberOf } from '../companies/team-stage.js';
import { emailsTo } from '../identity/mailbox.js';
import { publish } from '../jobs/market.js';
import {
  applied,
  candidate,
  type Candidate,
  colleague,
  decide,
  detailOf,
  employer,
  inHours,
  ownDetail,
} from './stage.js';

const MINUTE = 60_000;
const FR = 'Bonjour {first_name},\n\nMerci de votre intérêt pour <{job_title}>.\n\n{my_name}, {company}';
const EN = 'Hello {first_name},\n\nThank you.';

interface Refused {
  readonly code: string;
  readonly position?: number;
  readonly details?: { readonly fields?: string; readonly by?: string } & readonly { path: string; message: string }[];
}
type Answer<T> = Promise<TestAnswer<T & Refused>>;

describe('a team’s templates', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let person: Candidate;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    company = await employer(app);
    person = await candidate(app, { full_name: 'Maïka Gauthier', language: 'fr' });
    id = (await applied(app, person.token, company.jobId)).id;
  });
  afterAll(() => app.close());

  const at = (path = ''): string => `/api/companies/${company.companyId}/message-templates${path}`;
  const as = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, token = company.token) =>
    app.request<T & Refused>({ method, url, token, ...(payload && { payload }) });
  const template = (name: string, text: object = { fr: FR, en: EN }, kind = 'REFUSAL') => ({ kind, name, text });
  const add = (payload: object, token?: string): Answer<MessageTemplates> => as('POST', at(), payload, token);
  const preview = (payload: object, token?: string): Answer<MessagePreview> =>
    as('POST', at('/preview'), payload, token);
  const letterTo = async (email: string) =>
    (await emailsTo(app, email)).filter(({ subject }) => /^(Réponse|An answer)/.test(subject)).at(-1);

  it('are added, changed and deleted by owners and recruiters, and read by everybody of the team', async () => {
    const added = await add(template('Après entrevue'));
    expect([added.status, added.body.allowed_actions]).toEqual([201, ['EDIT']]);
    const [stored] = added.body.templates;
    expect(stored).toMatchObject({ name: 'Après entrevue', text: { fr: FR, en: EN }, version: 1 });
    expect((await add(template('Après entrevue'))).body.code).toBe('APPLICATIONS.TEMPLATE_NAME_TAKEN');
    const manager = await memberOf(app, company, 'HIRING_MANAGER', [company.jobId]);
    const reviewer = await memberOf(app, company, 'REVIEWER');
    const read = await as<MessageTemplates>('GET', at(), undefined, reviewer.token);
    expect([read.status, read.body.templates.length, read.body.allowed_actions]).toEqual([200, 1, []]);
    expect(read.body.refusals.map(({ stage }) => stage)).toContain('AFTER_INTERVIEW');
    expect((await add(template('Autre'), manager.token)).status).toBe(403);
    expect((await as('DELETE', at(`/${stored?.id}`), undefined, reviewer.token)).status).toBe(403);
    const other = await employer(app, 'Ailleurs');
    expect((await as('PUT', at(`/${stored?.id}`), { ...template('x'), version: 1 }, other.token)).status).toBe(404);
    const gone = await as<MessageTemplates>('DELETE', at(`/${stored?.id}`));
    expect([gone.status, gone.body.templates]).toEqual([200, []]);
    expect((await as('DELETE', at(`/${stored?.id}`))).status).toBe(404);
  });

  it('are changed over the version that was read; a colleague’s change says what differs', async () => {
    const stored = (await add(template('Accusé', { fr: FR, en: null }, 'MESSAGE'))).body.templates[0];
    const other = await colleague(app, company);
    const change = (text: object, token?: string): Answer<MessageTemplates> =>
      as('PUT', at(`/${stored?.id}`), { ...template('Accusé', text, 'MESSAGE'), version: 1 }, token);
    const answers = await Promise.all([
      change({ fr: 'Un', en: 'One' }),
      change({ fr: 'Deux', en: 'One' }, other.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      code: 'APPLICATIONS.TEMPLATE_CHANGED',
      details: { version: '2', fields: 'text.fr' },
    });
    expect(refused?.details?.by).toEqual(expect.any(String));
  });

  it('are at most fifty, also when several are added at once, and name where a variable is unknown', async () => {
    await query(
      app.databaseUrl,
      `insert into message_template select gen_random_uuid(), $1, 'MESSAGE', 'Modèle ' || n, 'Bonjour', null, 1, $2, now(), $2, now()
         from generate_series(1, 49) n`,
      [company.companyId, company.id],
    );
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => add(template(name))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const unknown = await add(template('d', { fr: 'Bonjour {prénom}', en: EN }));
    expect(unknown).toMatchObject({ status: 400, body: { code: 'APPLICATIONS.UNKNOWN_VARIABLE', position: 9 } });
    expect(unknown.body.details?.[0]).toMatchObject({ path: 'text.fr', message: expect.stringContaining('{prénom}') });
    expect((await add(template('e', {}))).status).toBe(400);
    expect((await add(template('f', { fr: 'x'.repeat(4001) }))).status).toBe(400);
  });

  it('show the values of the person in both languages, exactly as they are sent in the person’s language', async () => {
    const shown = (await preview({ kind: 'REFUSAL', text: { fr: FR, en: EN }, application_id: id })).body;
    expect(shown.sent_in).toBe('fr');
    expect(shown.fr).toMatch(/^Bonjour Maïka,\n\nMerci de votre intérêt pour <.+>\.\n\n.+, Acier & fils$/);
    expect(shown.en).toBe('Hello Maïka,\n\nThank you.');
    expect(
      (await decide(app, company.token, id, { status: 'REJECTED', words: { fr: FR, en: EN } })).body,
    ).toMatchObject({ reason: null, refusal_text: shown.fr });
    expect((await ownDetail(app, person.token, id)).body.refusal_text).toBeNull();
    app.clock.advance(5 * MINUTE);
    const email = await letterTo(person.email);
    for (const paragraph of shown.fr?.split('\n\n') ?? []) expect(email?.text).toContain(paragraph);
    expect(email?.text).not.toContain('Un refus ne dit pas');
    expect(email?.html).toContain('&lt;');
    expect((await ownDetail(app, person.token, id)).body.refusal_text).toBe(shown.fr);
    const { bytes } = await app.request({ url: '/api/users/me/export', token: person.token });
    expect(String((await unzip(bytes)).get('applications.json'))).toContain('Bonjour Maïka');
  });

  it('go to each person of a bulk in their language with their name, and with ours to an address that is not confirmed', async () => {
    const english = await candidate(app, { full_name: 'Owen Hart', language: 'en' });
    const unconfirmed = await candidate(app, { full_name: 'Zélie Roy', language: 'fr' });
    await query(app.databaseUrl, 'update account set email_verified_at = null where id = $1', [unconfirmed.id]);
    const ids = [
      id,
      ...(await Promise.all([english, unconfirmed].map((each) => applied(app, each.token, company.jobId)))).map(
        (each) => each.id,
      ),
    ];
    const bulk = (words: object): Answer<BulkAnswer> =>
      as('POST', '/api/applications/bulk', { ids, action: 'REJECTED', words });
    expect((await bulk({ fr: 'Bonjour {nom}' })).body.code).toBe('APPLICATIONS.UNKNOWN_VARIABLE');
    expect((await bulk({ fr: FR, en: EN })).body).toMatchObject({ done: 3, refused: 0 });
    app.clock.advance(5 * MINUTE);
    expect((await letterTo(person.email))?.text).toContain('Bonjour Maïka,');
    expect((await letterTo(english.email))?.text).toContain('Hello Owen,');
    const careful = await letterTo(unconfirmed.email);
    expect(careful?.text).toContain('n’a pas été retenue');
    expect(careful?.text).not.toContain('Zélie');
    expect((await ownDetail(app, unconfirmed.token, ids[2] ?? '')).body.refusal_text).toContain('Bonjour Zélie,');
  });

  it('are followed by the signature of who sends them, in the preview and in what is sent; our own words are not', async () => {
    const manager = await memberOf(app, company, 'HIRING_MANAGER', [company.jobId]);
    const sign = (payload: object, token = manager.token) =>
      as<object>('PUT', `/api/companies/${company.companyId}/message-signature`, payload, token);
    expect((await sign({ fr: ' Luc Roy\n514 555-0142 ', en: null })).body).toEqual({
      fr: 'Luc Roy\n514 555-0142',
      en: null,
    });
    expect((await sign({ fr: 'x'.repeat(501), en: null })).status).toBe(400);
    const own = await as<MessageTemplates>('GET', at(), undefined, manager.token);
    expect(own.body.signature).toEqual({ fr: 'Luc Roy\n514 555-0142', en: null });
    expect((await as<MessageTemplates>('GET', at())).body.signature).toEqual({ fr: null, en: null });
    const message = { kind: 'MESSAGE', text: { fr: 'Bonjour', en: 'Hello' } };
    const shown = await preview({ ...message, application_id: id }, manager.token);
    expect(shown.body).toMatchObject({ fr: 'Bonjour\n\nLuc Roy\n514 555-0142', en: 'Hello\n\nLuc Roy\n514 555-0142' });
    expect((await preview(message)).body).toMatchObject({ fr: 'Bonjour', en: 'Hello' });
    const ours = await preview({ kind: 'REFUSAL', application_id: id }, manager.token);
    expect(ours.text).not.toContain('Luc Roy');
    await decide(app, manager.token, id, { status: 'REJECTED', words: { fr: 'Merci.' } });
    app.clock.advance(5 * MINUTE);
    expect((await ownDetail(app, person.token, id)).body.refusal_text).toBe('Merci.\n\nLuc Roy\n514 555-0142');
    await sign({ fr: null, en: null });
    expect((await as<MessageTemplates>('GET', at(), undefined, manager.token)).body.signature.fr).toBeNull();
  });

  it('are replaced by our own words for where the application stood when the team writes nothing', async () => {
    const met = await applied(app, (await candidate(app)).token, company.jobId);
    const interview = { scheduled_at: inHours(app, 0.05), duration_minutes: 5, type: 'PHONE' };
    await decide(app, company.token, met.id, { status: 'INTERVIEW', interview });
    app.clock.advance(9 * MINUTE);
    const expected = (await preview({ kind: 'REFUSAL', application_id: met.id })).body;
    expect(expected.en).toContain('thanks you for the time you gave the team, and for your interview');
    const early = await decide(app, company.token, id, { status: 'REJECTED', reason: 'Le poste est pourvu.' });
    const late = await decide(app, company.token, met.id, { status: 'REJECTED' });
    expect(early.body.refusal_text).toContain('poursuit avec d’autres candidatures');
    expect(late.body.refusal_text).toBe(expected[expected.sent_in ?? 'fr']);
    app.clock.advance(5 * MINUTE);
    expect((await letterTo(person.email))?.text).toMatch(
      /poursuit avec d’autres[^]*L’équipe ajoute[^]*Le poste est pourvu/,
    );
  });

  it('leave no words behind when a refusal is undone', async () => {
    await decide(app, company.token, id, { status: 'REJECTED', words: { fr: FR } });
    await decide(app, company.token, id, { status: 'UNDO_REJECTED' });
    const stored = () =>
      query<{ refusal_text: string | null }>(app.databaseUrl, 'select refusal_text from application where id = $1', [
        id,
      ]);
    expect(await stored()).toEqual([{ refusal_text: null }]);
    await decide(app, company.token, id, { status: 'REJECTED', words: { fr: FR } });
    app.clock.advance(5 * MINUTE);
    expect((await stored())[0]?.refusal_text).toContain('Maïka');
  });

  it('tell a blind reviewer nothing about who the person is, in either of two worlds; the person reads their own name', async () => {
    const posting = await publish(app, company.token, { blind_review: true });
    const manager = await memberOf(app, company, 'HIRING_MANAGER', [posting.id]);
    const hidden = (await applied(app, person.token, posting.id)).id;
    const everything = async (): Promise<string> => {
      const asked = ['REFUSAL', 'MESSAGE'].flatMap((kind) => [
        { kind, text: { fr: FR, en: EN }, application_id: hidden },
        { kind, text: { fr: FR, en: EN }, person_id: person.id },
      ]);
      const answers = await Promise.all(asked.map((payload) => preview(payload, manager.token)));
      return JSON.stringify(answers.map(({ status, body }) => [status, body]));
    };
    const one = await everything();
    expect(one).toContain('Bonjour (prénom),');
    expect(one).toContain('Bonjour,');
    expect(one).toContain('"sent_in":null');
    await query(app.databaseUrl, `update account set full_name = 'Bartholomé Oduya', language = 'en' where id = $1`, [
      person.id,
    ]);
    expect(await everything()).toBe(one);
    const refused = await decide(app, manager.token, hidden, { status: 'REJECTED', words: { fr: FR, en: EN } });
    expect([refused.status, refused.body.refusal_text, refused.text.includes('Bartholomé')]).toEqual([
      200,
      null,
      false,
    ]);
    expect((await detailOf(app, manager.token, hidden)).text).not.toContain('Bartholomé');
    app.clock.advance(5 * MINUTE);
    expect((await letterTo(person.email))?.text).toContain('Hello Bartholomé,');
  });

  it('are not previewed for another company’s application, a withdrawn one, or a person nobody may see', async () => {
    const other = await employer(app, 'Ailleurs');
    const elsewhere = (await applied(app, (await candidate(app)).token, other.jobId)).id;
    const text = { fr: FR };
    expect((await preview({ kind: 'REFUSAL', text, application_id: elsewhere })).status).toBe(404);
    const unseen = await candidate(app);
    await query(app.databaseUrl, 'update profile set visible = false where account_id = $1', [unseen.id]);
    expect((await preview({ kind: 'MESSAGE', text, person_id: unseen.id })).status).toBe(404);
    expect((await preview({ kind: 'MESSAGE', text, person_id: company.id })).status).toBe(404);
    const masked = await candidate(app, { full_name: 'Odile Masquée' });
    const shown = await preview({ kind: 'MESSAGE', text, person_id: masked.id });
    expect([shown.status, shown.text.includes('Odile')]).toEqual([200, false]);
    expect((await preview({ kind: 'MESSAGE', text })).body.fr).toContain('Bonjour (prénom),');
  });
});
