import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { cookiesOf, PASSWORD, registration, signUp, statusOfMe } from './people.js';

describe('registration', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ hasProductCost: true });
  });
  afterAll(() => app.close());

  const register = (payload: object, headers: Record<string, string> = {}) =>
    app.request<SessionAnswer & ErrorAnswer>({ method: 'POST', url: '/api/auth/register', payload, headers });
  const accountsOf = (email: string): Promise<{ id: string; password_hash: string }[]> =>
    app.orm.em.fork().execute('select id, password_hash from account where email = ?', [email]);

  it('creates an account and its first session, with defaults for missing fields', async () => {
    const answer = await register(registration({ email: 'Ada@Mail.Example', full_name: '  Ada Lovelace ' }));
    expect(answer.status).toBe(201);
    expect(answer.body.user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'ada@mail.example',
      full_name: 'Ada Lovelace',
      title: null,
      user_type: 'JOB_SEEKER',
      phone: null,
      location: null,
      bio: null,
      avatar_url: null,
      skills: [],
      experience: null,
      language: 'fr',
      theme: 'dark',
      notification_preferences: { email_messages: true, email_updates: true, email_applications: true },
      profile_visible: true,
      video_sale_allowed: null,
      approval_status: 'APPROVED',
      email_verified: false,
      has_password: true,
      resume: null,
      company: null,
      consents_missing: [],
      profile: {
        title: null,
        skills: [],
        experience: null,
        years_experience: null,
        availability: null,
        salary_range: null,
        work_type_preference: null,
        company_size_preference: null,
        industry_preference: null,
        job_preferences: null,
        open_to_remote: null,
      },
      created_at: app.clock.now().toISOString(),
    });
    expect(await statusOfMe(app, answer.body.token)).toBe(200);
  });

  it('sets a session cookie that scripts cannot read, and a readable CSRF token', async () => {
    const cookies = cookiesOf(await register(registration()));
    expect(cookies['auth_token']?.attributes).toEqual(['httponly', 'max-age=43200', 'path=/', 'samesite=lax']);
    expect(cookies['csrf_token']?.attributes).toEqual(['max-age=43200', 'path=/', 'samesite=lax']);
    expect(cookies['csrf_token']?.value).toMatch(/^[\w-]{43}$/);
    expect(cookies['csrf_token']?.value).not.toBe(cookies['auth_token']?.value);
  });

  it('stores neither password nor token in readable form', async () => {
    const payload = registration();
    const { body } = await register(payload);
    const [account] = await accountsOf(String(payload['email']));
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const stored = await app.orm.em
      .fork()
      .execute<{ text: string }[]>(
        `select s::text as text from session s union all select a::text from account a union all select o.payload::text from outbox_message o`,
      );
    const everything = stored.map(({ text }) => text).join('\n');
    expect(everything).not.toContain(body.token);
    expect(everything).not.toContain(PASSWORD);
  });

  it('uses the language of the form, else of the browser, else French', async () => {
    const languages = await Promise.all([
      register(registration({ language: 'EN' }), { 'accept-language': 'fr-CA' }),
      register(registration(), { 'accept-language': 'en-CA,fr;q=0.5' }),
      register(registration(), { 'accept-language': 'de' }),
    ]);
    expect(languages.map(({ body }) => body.user.language)).toEqual(['en', 'en', 'fr']);
  });

  it('records the consents with version and time, and hides the person if they chose it', async () => {
    const consents = { adult: true, terms: true, privacy: true, profile_visible: false, marketing: false };
    const { body } = await register(registration({ consents }));
    expect(body.user.profile_visible).toBe(false);
    const rows = await app.orm.em
      .fork()
      .execute('select kind, version, granted, given_at from consent where account_id = ? order by kind', [
        body.user.id,
      ]);
    const given_at = expect.anything();
    expect(rows).toEqual([
      { kind: 'ADULT', version: '2025-10-24', granted: true, given_at },
      { kind: 'MARKETING', version: '2025-10-24', granted: false, given_at },
      { kind: 'PRIVACY', version: '2026-11-26', granted: true, given_at },
      { kind: 'PROFILE_VISIBLE', version: '2025-10-24', granted: false, given_at },
      { kind: 'TERMS', version: '2025-10-24', granted: true, given_at },
    ]);
  });

  it('keeps the chosen language, also after signing in with another one', async () => {
    const { body } = await register(registration({ language: 'en' }), { 'accept-language': 'fr' });
    expect(body.user.language).toBe('en');
    const unsaid = await register(registration(), { 'accept-language': 'en' });
    expect(unsaid.body.user.language).toBe('en');
    const again = await app.request<{ user: { language: string } }>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: body.user.email, password: PASSWORD },
      headers: { 'accept-language': 'fr' },
    });
    expect(again.body.user.language).toBe('en');
  });

  it.each([
    ['nothing', undefined, ['consents.adult', 'consents.terms']],
    ['an empty answer', {}, ['consents.adult', 'consents.terms']],
    ['a no to both', { adult: false, terms: false, privacy: true }, ['consents.adult', 'consents.terms']],
    ['adulthood alone', { adult: true }, ['consents.terms']],
    ['terms alone', { terms: true, privacy: true }, ['consents.adult']],
  ])('refuses %s about adulthood and terms, and stores nothing', async (_, consents, paths) => {
    const payload = registration({ consents });
    const answer = await register(payload);
    expect([answer.status, answer.body.code]).toEqual([400, 'IDENTITY.CONSENT_REQUIRED']);
    expect(answer.body.details?.map(({ path }) => path)).toEqual(paths);
    expect(await accountsOf(String(payload['email']))).toEqual([]);
  });

  it('answers in the caller’s language that an address is taken, and ignores its case', async () => {
    const { user } = await signUp(app);
    const again = registration({ email: user.email.toUpperCase() });
    const french = await register(again);
    const english = await register(again, { 'accept-language': 'en' });
    expect([french.status, french.body.code, french.body.error]).toEqual([
      409,
      'IDENTITY.EMAIL_TAKEN',
      'Un compte existe déjà avec cette adresse courriel.',
    ]);
    expect(english.body.error).toBe('An account with this email already exists.');
    expect(english.body.details?.[0]?.path).toBe('email');
  });

  it('gives an address to one of many parallel registrations', async () => {
    const payload = registration();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(payload)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(await accountsOf(String(payload['email']))).toHaveLength(1);
  });

  it('publishes the new account once, in the same transaction', async () => {
    const { user } = await signUp(app, { user_type: 'recruiter' });
    const rows = await app.orm.em
      .fork()
      .execute(
        `select payload from outbox_message where name = 'identity.account-registered' and payload->>'user_id' = ?`,
        [user.id],
      );
    expect(rows).toEqual([{ payload: { user_id: user.id, user_type: 'RECRUITER' } }]);
  });

  it('makes nobody an operator', async () => {
    const answer = await register(registration({ user_type: 'OPERATOR' }));
    expect(answer.status).toBe(400);
    expect(answer.body.details?.[0]?.path).toBe('user_type');
  });

  const tooMany = 'x'.repeat(60_000);
  it.each<[string, object, string]>([
    ['no e-mail', { email: undefined }, 'email'],
    ['an e-mail that is none', { email: 'nobody' }, 'email'],
    ['an e-mail without a real domain', { email: 'a@localhost' }, 'email'],
    ['an e-mail of another alphabet', { email: 'a@exämple.ca' }, 'email'],
    [
      'an e-mail of 255 characters',
      { email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(12)}` },
      'email',
    ],
    ['an e-mail with NUL', { email: 'a\u0000@mail.example' }, 'email'],
    ['an e-mail that is a number', { email: 5 }, 'email'],
    ['an e-mail that is a list', { email: ['a@mail.example'] }, 'email'],
    ['a password of seven', { password: '1234567' }, 'password'],
    ['a password of 129', { password: 'x'.repeat(129) }, 'password'],
    ['a password with a lone surrogate', { password: 'aaaaaaaa\ud800' }, 'password'],
    ['a password that is an object', { password: { $ne: '' } }, 'password'],
    ['a blank name', { full_name: ' \u00a0\u3000 ' }, 'full_name'],
    ['a name of invisible characters', { full_name: '\u200b\u200d' }, 'full_name'],
    ['a name with NUL', { full_name: 'A\u0000B' }, 'full_name'],
    ['a name with a lone surrogate', { full_name: 'A\udc00' }, 'full_name'],
    ['a name with a line break', { full_name: 'A\nB' }, 'full_name'],
    ['a name with an escape', { full_name: 'A\u001b[31m' }, 'full_name'],
    ['a name that turns the text around', { full_name: 'A\u202eB' }, 'full_name'],
    ['a name of 121', { full_name: 'x'.repeat(121) }, 'full_name'],
    ['a name of 60,000', { full_name: tooMany }, 'full_name'],
    ['a name that is null', { full_name: null }, 'full_name'],
    ['an unknown kind', { user_type: 'ADMIN' }, 'user_type'],
    ['an unknown language', { language: 'de' }, 'language'],
    ['consents that are a text', { consents: 'yes' }, 'consents'],
    ['a consent that is a text', { consents: { adult: 'true' } }, 'consents.adult'],
    ['an unknown consent', { consents: { adult: true, soul: true } }, 'consents.soul'],
    ['an unknown key', { approval_status: 'APPROVED' }, 'approval_status'],
    ['the role by another name', { role: 'OPERATOR' }, 'role'],
  ])('refuses %s, naming the field, and stores nothing', async (_, changes, path) => {
    const before = await app.orm.em.fork().execute('select count(*) from account');
    const answer = await register(registration(changes));
    expect([answer.status, answer.body.code]).toEqual([400, 'REQUEST.INVALID']);
    expect(answer.body.details?.map((detail) => detail.path)).toEqual([path]);
    expect(answer.body.details?.[0]?.message).toBeTruthy();
    expect(await app.orm.em.fork().execute('select count(*) from account')).toEqual(before);
  });

  it.each([
    ['a body that is no JSON', '{"email":', 400],
    ['a body that is a list', '[]', 400],
    ['a prototype in the body', '{"__proto__":{"user_type":"OPERATOR"}}', 400],
    ['a megabyte', JSON.stringify({ full_name: 'x'.repeat(1_000_000) }), 413],
  ])('refuses %s', async (_, payload, status) => {
    const answer = await app.request({
      method: 'POST',
      url: '/api/auth/register',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(status);
  });

  it.each(['José Ñáñez', '李小龍', 'محمد علي', 'Zoë 👩‍💻', 'O’Neil-Śćibor', 'x'.repeat(120), 'नमस्ते क्षत्रिय'])(
    'keeps the name %j',
    async (full_name) => {
      expect((await signUp(app, { full_name })).user.full_name).toBe(full_name);
    },
  );

  it('stores text in NFC, so that a name has one spelling', async () => {
    expect((await signUp(app, { full_name: 'Zoe\u0308' })).user.full_name).toBe('Zo\u00eb');
  });
});

describe('registration of recruiters outside the demo', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { DEMO_MODE: 'false', PUBLIC_URL: 'https://entrevue.example' } });
  });
  afterAll(() => app.close());

  it('leaves them waiting: they can use their own account but see no candidate', async () => {
    const seeker = await signUp(app);
    const { user, token } = await signUp(app, { user_type: 'recruiter' });
    expect(user.approval_status).toBe('PENDING');
    expect(await statusOfMe(app, token)).toBe(200);
    const answer = await app.request<ErrorAnswer>({ url: `/api/users/${seeker.user.id}`, token });
    expect([answer.status, answer.body.code]).toEqual([403, 'IDENTITY.APPROVAL_PENDING']);
  });

  it('marks cookies as Secure only if the product uses https', async () => {
    const cookies = cookiesOf(
      await app.request({ method: 'POST', url: '/api/auth/register', payload: registration() }),
    );
    expect(cookies['auth_token']?.attributes).toContain('secure');
    expect(cookies['csrf_token']?.attributes).toContain('secure');
  });
});
