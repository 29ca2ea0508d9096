import type { User } from '../../../server/modules/identity/http/users.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { signUp } from './people.js';

const everything = {
  full_name: 'Camille Tremblay',
  title: 'Ingénieure en structures',
  phone: '+1 (514) 555-0100, poste 12',
  location: 'Montréal, QC',
  bio: 'Je conçois des ponts.\n\nEt des passerelles. 👷‍♀️',
  skills: ['Béton', 'AutoCAD', 'Gestion de projet'],
  experience: 'Dix ans chez ABC.',
  years_experience: 10,
  availability: 'Dans deux semaines',
  salary_range: '75 000 $ – 90 000 $',
  work_type_preference: 'HYBRID',
  company_size_preference: '51-200',
  industry_preference: 'Génie civil',
  job_preferences: { contract: ['FULL_TIME'], night_shifts: false, hours: 37.5, note: 'près du métro', other: null },
  open_to_remote: true,
  language: 'en',
  theme: 'light',
};

describe('the caller’s account', () => {
  let app: TestApp;
  let token: string;
  let user: User;
  beforeEach(async () => {
    ({ token, user } = await signUp(app));
  });
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  type Answer = Promise<TestAnswer<User & ErrorAnswer>>;
  const put = (payload: unknown): Answer =>
    app.request({ method: 'PUT', url: '/api/users/me', payload: payload as object, token });
  const preferences = (payload: object): Answer =>
    app.request({ method: 'PUT', url: '/api/users/me/preferences', payload, token });
  const me = async (): Promise<User> => (await app.request<User>({ url: '/api/users/me', token })).body;
  const eventsOf = (name: string): Promise<{ payload: object }[]> =>
    app.orm.em
      .fork()
      .execute("select payload from outbox_message where name = ? and payload->>'user_id' = ? order by id", [
        name,
        user.id,
      ]);

  it('stores and returns every field of the contract', async () => {
    const answer = await put(everything);
    expect(answer.status).toBe(200);
    const { full_name, title, phone, location, bio, skills, experience, language, theme, ...work } = everything;
    expect(answer.body).toMatchObject({ full_name, title, phone, location, bio, skills, experience, language, theme });
    expect(answer.body.profile).toEqual({ title, skills, experience, ...work });
    expect(await me()).toEqual(answer.body);
  });

  it('accepts a job title of 120 characters on one line', async () => {
    expect((await put({ title: 'é'.repeat(120) })).body.title).toBe('é'.repeat(120));
    for (const title of ['é'.repeat(121), 'two\nlines', 7]) expect((await put({ title })).status).toBe(400);
    expect((await put({ title: '  ' })).body.title).toBeNull();
  });

  it('changes only the fields that are sent; null or blank clears a field', async () => {
    await put(everything);
    const partly = await put({ location: 'Québec' });
    expect(partly.body).toMatchObject({ location: 'Québec', phone: everything.phone, bio: everything.bio });
    const nullable = Object.keys(everything).filter((key) => !['full_name', 'language', 'theme'].includes(key));
    const cleared = await put(Object.fromEntries(nullable.map((key) => [key, null])));
    expect(cleared.status).toBe(200);
    expect(cleared.body).toMatchObject({
      full_name: 'Camille Tremblay',
      phone: null,
      location: null,
      bio: null,
      skills: [],
      experience: null,
    });
    expect(Object.values(cleared.body.profile).filter((value) => value !== null)).toEqual([[]]);
    expect((await put({ phone: '  ', bio: '' })).body).toMatchObject({ phone: null, bio: null });
  });

  it('stores skills as typed, without duplicates and empty ones', async () => {
    expect((await put({ skills: [' Go ', '', 'go', 'SQL', '  ', 'GO', 'C++'] })).body.skills).toEqual([
      'Go',
      'SQL',
      'C++',
    ]);
  });

  it('stores any script, in NFC', async () => {
    const bio = 'Zoe\u0308 — محمد — 李 — क्षि — 👩‍👩‍👧 — \u202bעברית\u202c';
    expect((await put({ bio })).body.bio).toBe(bio.normalize('NFC'));
  });

  it('publishes a profile change once, but none for theme, language or name', async () => {
    await put({ theme: 'light', language: 'en', full_name: 'New Name' });
    expect(await eventsOf('identity.profile-changed')).toEqual([]);
    await put({ skills: ['Go'], bio: 'Hello' });
    expect(await eventsOf('identity.profile-changed')).toEqual([{ payload: { user_id: user.id } }]);
  });

  it('changes nothing with an empty request', async () => {
    const before = await me();
    expect((await put({})).status).toBe(200);
    expect(await me()).toEqual(before);
    expect(await eventsOf('identity.profile-changed')).toEqual([]);
  });

  const long = (length: number): string => 'x'.repeat(length);
  it.each<[string, object, string]>([
    ['another e-mail', { email: 'new@mail.example' }, 'email'],
    ['another kind', { user_type: 'OPERATOR' }, 'user_type'],
    ['its own approval', { approval_status: 'APPROVED' }, 'approval_status'],
    ['a verified e-mail', { email_verified: true }, 'email_verified'],
    ['an avatar by address', { avatar_url: 'https://x.example/a.png' }, 'avatar_url'],
    ['an id', { id: 'x' }, 'id'],
    ['a video it has not', { has_processed_video: true }, 'has_processed_video'],
    ['no name', { full_name: null }, 'full_name'],
    ['a blank name', { full_name: ' ' }, 'full_name'],
    ['a name of control characters', { full_name: 'A\u0007B' }, 'full_name'],
    ['a phone without digits', { phone: 'call me' }, 'phone'],
    ['a long phone', { phone: `1${long(40)}` }, 'phone'],
    ['a long place', { location: long(201) }, 'location'],
    ['a place of two lines', { location: 'A\nB' }, 'location'],
    ['a long bio', { bio: long(5_001) }, 'bio'],
    ['a bio with NUL', { bio: 'a\u0000b' }, 'bio'],
    ['a bio with a lone surrogate', { bio: 'a\ud83d' }, 'bio'],
    ['a bio that is a number', { bio: 5 }, 'bio'],
    ['a long experience', { experience: long(10_001) }, 'experience'],
    ['skills in one text', { skills: 'Go, SQL' }, 'skills'],
    ['too many skills', { skills: Array.from({ length: 101 }, (_, index) => `skill ${index}`) }, 'skills'],
    ['a long skill', { skills: ['Go', long(81)] }, 'skills.1'],
    ['a skill that is null', { skills: [null] }, 'skills.0'],
    ['negative years', { years_experience: -1 }, 'years_experience'],
    ['too many years', { years_experience: 71 }, 'years_experience'],
    ['years in text', { years_experience: '5' }, 'years_experience'],
    ['half years', { years_experience: 2.5 }, 'years_experience'],
    ['remote in text', { open_to_remote: 'yes' }, 'open_to_remote'],
    ['an unknown language', { language: 'de' }, 'language'],
    ['an unknown theme', { theme: 'blue' }, 'theme'],
    ['wishes in a list', { job_preferences: ['FULL_TIME'] }, 'job_preferences'],
    ['wishes within wishes', { job_preferences: { a: { b: 1 } } }, 'job_preferences.a'],
    [
      'too many wishes',
      { job_preferences: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`w${index}`, 1])) },
      'job_preferences',
    ],
    ['a wish with NUL', { job_preferences: { a: 'x\u0000' } }, 'job_preferences.a'],
    ['a wish by an empty name', { job_preferences: { '': 1 } }, 'job_preferences.'],
    ['an infinite wish', { job_preferences: { a: Number.POSITIVE_INFINITY } }, 'job_preferences.a'],
  ])('refuses %s, naming the field, and stores nothing', async (_, payload, path) => {
    const before = await me();
    const answer = await app.request<ErrorAnswer>({
      method: 'PUT',
      url: '/api/users/me',
      payload: JSON.stringify({ location: 'Sherbrooke', ...payload }).replace('"a":null', '"a":1e999'),
      headers: { 'content-type': 'application/json' },
      token,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'REQUEST.INVALID']);
    expect(answer.body.details?.map((detail) => detail.path)).toContain(path);
    expect(await me()).toEqual(before);
  });

  it.each([
    ['a list', []],
    ['a text', '"x"'],
    ['null', 'null'],
    ['nothing', ''],
  ])('refuses a body that is %s', async (_, payload) => {
    const answer = await app.request({
      method: 'PUT',
      url: '/api/users/me',
      payload: payload,
      headers: { 'content-type': 'application/json' },
      token,
    });
    expect(answer.status).toBe(400);
  });

  it('changes preferences one by one, and records and announces visibility only when it changes', async () => {
    const first = await preferences({ notification_preferences: { email_updates: false } });
    expect(first.body.notification_preferences).toEqual({
      email_messages: true,
      email_updates: false,
      email_applications: true,
    });
    expect(first.body.profile_visible).toBe(true);
    await preferences({ profile_visible: true });
    expect(await eventsOf('identity.account-visibility-changed')).toEqual([]);
    expect((await preferences({ profile_visible: false })).body.profile_visible).toBe(false);
    expect((await preferences({ profile_visible: true })).body.profile_visible).toBe(true);
    expect(await eventsOf('identity.account-visibility-changed')).toEqual([
      { payload: { user_id: user.id, visible: false } },
      { payload: { user_id: user.id, visible: true } },
    ]);
    const consents = await app.orm.em
      .fork()
      .execute<{ granted: boolean }[]>(
        `select granted from consent where account_id = ? and kind = 'PROFILE_VISIBLE' order by id`,
        [user.id],
      );
    expect(consents).toEqual([{ granted: false }, { granted: true }]);
  });

  it.each<[string, object, string]>([
    ['an unknown preference', { notification_preferences: { sms: true } }, 'notification_preferences.sms'],
    [
      'a preference in text',
      { notification_preferences: { email_updates: 'no' } },
      'notification_preferences.email_updates',
    ],
    ['preferences that are null', { notification_preferences: null }, 'notification_preferences'],
    ['visibility in text', { profile_visible: 'false' }, 'profile_visible'],
    ['an unknown key', { theme: 'dark' }, 'theme'],
  ])('refuses %s', async (_, payload, path) => {
    const answer = await preferences(payload);
    expect(answer.status).toBe(400);
    expect(answer.body.details?.map((detail) => detail.path)).toEqual([path]);
  });

  it('needs a session', async () => {
    for (const [method, url] of [
      ['GET', '/api/users/me'],
      ['PUT', '/api/users/me'],
      ['PUT', '/api/users/me/preferences'],
    ] as const) {
      const answer = await app.request({ method, url, ...(method === 'PUT' ? { payload: {} } : {}) });
      expect(answer.status).toBe(401);
    }
  });

  it('keeps two parallel changes of different fields', async () => {
    await Promise.all([
      put({ bio: 'one' }),
      put({ experience: 'two' }),
      put({ location: 'three' }),
      put({ theme: 'light' }),
    ]);
    expect(await me()).toMatchObject({ bio: 'one', experience: 'two', location: 'three', theme: 'light' });
  });
});
