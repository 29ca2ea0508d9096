import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type {
  LinkDetail,
  MadeLink,
  ShareLinkAnswer,
  ShareLinksPage,
} from '../../../server/modules/shares/http/share-links.contract.js';
import type { SharedPage } from '../../../server/modules/shares/http/shared.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { unzip } from '../../support/unzip.js';
import { applied, candidate, type Candidate, colleague, employer, newsOf, withdraw } from '../applications/stage.js';
import { accessLogOf } from '../identity/hiring.js';
import { uploadAndProcess } from '../media/people.js';

jest.setTimeout(120_000);

const DAY_MS = 86_400_000;
const PASSWORD = 'bibliothèque';

describe('share links', () => {
  let app: TestApp;
  /** A second process on the same database, which counts attempts. */
  let second: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let person: Candidate;

  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
    second = await startTestApp({ beside: app, env: { RATE_LIMIT: 'on' } });
  });
  beforeEach(async () => {
    company = await employer(app);
    person = await candidate(app, { full_name: 'Zéphyrine Quokkaförd' });
  });
  afterAll(async () => {
    await second.close();
    await app.close();
  });

  type Answer<T> = Promise<TestAnswer<T & ErrorAnswer>>;
  const make = (more: object = {}, token = company.token): Answer<MadeLink> =>
    app.request({
      method: 'POST',
      url: '/api/share-links',
      token,
      payload: { name: 'Pour la direction', user_ids: [person.id], shown: 'MASKED', expires_in_days: 7, ...more },
    });
  const made = async (more: object = {}): Promise<MadeLink> => {
    const { status, body, text } = await make(more);
    if (status !== 201) throw new Error(`link answered ${status}: ${text}`);
    return body;
  };
  const read = (token: string, headers: Record<string, string> = {}, from = app): Answer<SharedPage> =>
    from.request({ url: `/api/shared/${token}`, headers });
  const play = (token: string, videoId: string, headers: Record<string, string> = {}) =>
    app.request<ErrorAnswer>({ url: `/api/shared/${token}/videos/${videoId}`, headers });
  const answer = (token: string, payload: object, headers: Record<string, string> = {}): Answer<object> =>
    app.request({ method: 'POST', url: `/api/shared/${token}/feedback`, payload, headers });
  const unlock = (token: string, password: string, from = app): Answer<object> =>
    from.request({ method: 'POST', url: `/api/shared/${token}/unlock`, payload: { password } });
  const revoke = (id: string, token = company.token) =>
    app.request<ErrorAnswer>({ method: 'DELETE', url: `/api/share-links/${id}`, token });
  const list = async (token = company.token): Promise<readonly ShareLinkAnswer[]> =>
    (await app.request<ShareLinksPage>({ url: '/api/share-links', token })).body.links;
  const detail = (id: string, token = company.token): Answer<LinkDetail> =>
    app.request({ url: `/api/share-links/${id}`, token });
  const show = async (isVisible: boolean, who = person): Promise<void> => {
    const url = '/api/users/me/preferences';
    const payload = { profile_visible: isVisible };
    expect((await app.request({ method: 'PUT', url, token: who.token, payload })).status).toBe(200);
  };
  const write = async (profile: object): Promise<void> => {
    const url = '/api/users/me';
    expect((await app.request({ method: 'PUT', url, token: person.token, payload: profile })).status).toBe(200);
  };

  it('show masked people without any hidden word, even if the company sees more', async () => {
    await write({ bio: 'Je suis Zéphyrine Quokkaförd, 438 555-0177.', phone: '438 555-0177', title: 'Soudeuse' });
    await applied(app, person.token, company.jobId);
    const videoId = await uploadAndProcess(app, person, await readFile(await sample('tiny-16x16.mp4')));
    const { token } = await made();
    const { status, body, text, headers } = await read(token);
    expect(status).toBe(200);
    expect(body.company).toEqual({ name: 'Acier & fils' });
    expect(body.people.map((each) => Object.keys(each).sort())).toEqual([
      ['bio', 'experience', 'full_name', 'id', 'is_masked', 'location', 'skills', 'years_experience'],
    ]);
    expect(body.people.map(({ full_name: name }) => name)).toEqual(['Candidat·e']);
    expect(text).not.toMatch(/quokka|zéphyrine|555/i);
    for (const hidden of [person.id, person.email, videoId]) expect(text).not.toContain(hidden);
    expect((await play(token, videoId)).status).toBe(404);
    expect([headers['x-robots-tag'], headers['cache-control'], headers['referrer-policy']]).toEqual([
      'noindex, nofollow, noarchive',
      'no-store',
      'no-referrer',
    ]);
  });

  it('show and play what the company may see at that moment, without contact details', async () => {
    await write({ phone: '438 555-0177', location: 'Montréal, 12 rue Cachée' });
    const application = await applied(app, person.token, company.jobId);
    const videoId = await uploadAndProcess(app, person, await readFile(await sample('tiny-16x16.mp4')));
    const { token } = await made({ shown: 'OPEN' });
    const { body, text } = await read(token);
    expect(body.people[0]).toMatchObject({
      is_masked: false,
      full_name: 'Zéphyrine Quokkaförd',
      videos: [{ id: videoId }],
    });
    for (const hidden of [person.id, person.email, '555-0177', 'salary', 'resume']) expect(text).not.toContain(hidden);
    const part = await play(token, videoId, { range: 'bytes=0-9' });
    expect([part.status, part.bytes.length, part.headers['cache-control']]).toEqual([206, 10, 'no-store']);
    // Another link of the company does not open it, nor does the token alone another person's video.
    const stranger = await candidate(app);
    const theirs = await uploadAndProcess(app, stranger, await readFile(await sample('tiny-16x16.mp4')));
    expect((await play(token, theirs)).status).toBe(404);
    expect((await play((await made()).token, videoId)).status).toBe(404);

    expect((await withdraw(app, person.token, application.id)).status).toBe(200);
    expect((await read(token)).text).not.toMatch(/quokka/i);
    expect((await play(token, videoId)).status).toBe(404);
  });

  it('give the same answers byte for byte in two worlds that differ only in hidden data', async () => {
    const hidden = await candidate(app, { full_name: 'Autre Personne' });
    await write({ bio: 'Je soude depuis dix ans.', skills: ['Soudure'], location: 'Laval' });
    const { token, link } = await made({ user_ids: [hidden.id, person.id] });
    await show(false, hidden);
    const worlds = async () => [
      (await read(token)).text,
      (await read(token, { 'accept-language': 'en' })).text,
      (await play(token, newId())).status,
      JSON.stringify((await detail(link.id)).body.people),
      (await list()).map(({ people, answers }) => [people, answers]),
    ];
    const first = await worlds();
    await write({
      full_name: 'Quelqu’un d’autre',
      phone: '514 555-0199',
      title: 'Autre titre',
      location: 'Laval, 3 rue X',
    });
    await write({ availability: 'tout de suite', salary_range: '90 000 $' });
    await uploadAndProcess(app, hidden, await readFile(await sample('tiny-16x16.mp4')));
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: hidden.token })).status).toBe(200);
    await app.runJobs();
    expect(await worlds()).toEqual(first);
  });

  it('end when they expire, are revoked, or their maker no longer recruits for the company, in every process', async () => {
    const expiring = await made({ expires_in_days: 1 });
    const revoked = await made();
    expect((await revoke(revoked.link.id)).status).toBe(200);
    expect((await revoke(revoked.link.id)).status).toBe(200);
    for (const process of [app, second]) {
      const refused = await read(revoked.token, {}, process);
      expect([refused.status, refused.body.code]).toEqual([410, 'SHARES.REVOKED']);
    }
    expect((await answer(revoked.token, { person_id: newId(), rating: 3 })).status).toBe(410);

    const member = await colleague(app, company);
    const { body: theirs } = await make({}, member.token);
    expect((await read(theirs.token)).status).toBe(200);
    await query(app.databaseUrl, `update company_member set role = 'REVIEWER' where user_id = $1`, [member.id]);
    expect((await read(theirs.token)).body.code).toBe('SHARES.REVOKED');
    expect((await make({}, member.token)).status).toBe(403);
    await query(app.databaseUrl, `update company_member set role = 'RECRUITER' where user_id = $1`, [member.id]);
    await query(app.databaseUrl, `update account set status = 'SUSPENDED' where id = $1`, [member.id]);
    expect((await read(theirs.token)).body.code).toBe('SHARES.REVOKED');
    await query(app.databaseUrl, `delete from company_member where user_id = $1`, [member.id]);
    expect((await read(theirs.token)).status).toBe(410);

    expect((await read(expiring.token)).status).toBe(200);
    await query(
      app.databaseUrl,
      `update share_link set created_at = created_at - interval '2 days', expires_at = $2 where id = $1`,
      [expiring.link.id, app.clock.now()],
    );
    const late = await read(expiring.token);
    expect([late.status, late.body.code, late.headers['x-robots-tag']]).toEqual([
      410,
      'SHARES.EXPIRED',
      'noindex, nofollow, noarchive',
    ]);
    expect((await list()).map(({ state }) => state).sort()).toEqual(['EXPIRED', 'REVOKED', 'REVOKED']);
    for (const token of ['x', 'A'.repeat(22), newId()]) expect((await read(token)).status).toBe(404);
  });

  it('with a password open only with it, in one browser, and slow guessing down', async () => {
    const { token, link } = await made({ password: PASSWORD });
    expect(link.has_password).toBe(true);
    const locked = await read(token);
    expect([locked.status, locked.body.code]).toEqual([403, 'SHARES.PASSWORD_REQUIRED']);
    expect(locked.text).not.toContain('Acier');
    expect((await answer(token, { person_id: newId(), rating: 3 })).body.code).toBe('SHARES.PASSWORD_REQUIRED');
    expect((await unlock(token, 'autre chose')).body.code).toBe('SHARES.PASSWORD_WRONG');
    const opened = await unlock(token, PASSWORD);
    const set = String(opened.headers['set-cookie']);
    expect(set).toMatch(new RegExp(`Path=/api/shared/${token}; HttpOnly; SameSite=Strict`));
    const cookie = set.split(';')[0] ?? '';
    expect((await read(token, { cookie })).status).toBe(200);
    const other = await made({ password: PASSWORD });
    expect((await read(other.token, { cookie })).status).toBe(403);
    expect((await read(token, { cookie: 'share_pass=AAAA' })).status).toBe(403);
    const [row] = await query<{ row: string }>(
      app.databaseUrl,
      'select l::text as row from share_link l where id = $1',
      [link.id],
    );
    expect(row?.row).toContain('$argon2id$');
    for (const secret of [token, PASSWORD]) expect(row?.row).not.toContain(secret);

    const guesses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) guesses.push((await unlock(token, `faux ${guess}`, second)).status);
    expect(guesses).toEqual([...Array<number>(10).fill(403), 429]);
    expect((await unlock(token, PASSWORD, second)).status).toBe(429);
  });

  it('show ratings and notes only to the whole team', async () => {
    await applied(app, person.token, company.jobId);
    const { token, link } = await made({ shown: 'OPEN' });
    const personId = (await read(token)).body.people[0]?.id ?? '';
    const kept = await answer(token, {
      person_id: personId,
      rating: 5,
      note: 'Zéphyrine me convainc.',
      author: 'Paul',
    });
    expect(kept.status).toBe(201);
    expect((await answer(token, { person_id: newId(), rating: 5 })).status).toBe(404);
    expect((await answer(token, { person_id: personId, rating: 6 })).status).toBe(400);
    expect((await answer(token, { person_id: personId, rating: 1, note: 'x'.repeat(1_001) })).status).toBe(400);
    // Readers do not see other readers' answers.
    expect((await read(token)).text).not.toContain('convainc');
    const member = await colleague(app, company);
    const { body } = await detail(link.id, member.token);
    expect(body.people[0]?.feedback).toMatchObject([{ rating: 5, note: 'Zéphyrine me convainc.', author: 'Paul' }]);
    expect(body.link).toMatchObject({ people: 1, answers: 1 });
    const stranger = await employer(app, 'Ailleurs');
    expect((await detail(link.id, stranger.token)).status).toBe(404);
    expect((await revoke(link.id, stranger.token)).status).toBe(404);
    expect(await list(stranger.token)).toEqual([]);
    const { bytes } = await app.request({ url: '/api/users/me/export', token: person.token });
    const file = (await unzip(bytes)).get('share-links.json');
    expect(JSON.parse(String(file))).toMatchObject([{ company: 'Acier & fils', feedback: [{ rating: 5 }] }]);
  });

  it('mask readers’ notes again once the profile is masked again', async () => {
    const application = await applied(app, person.token, company.jobId);
    const { token, link } = await made({ shown: 'OPEN' });
    const personId = (await read(token)).body.people[0]?.id;
    await answer(token, { person_id: personId, rating: 4, note: 'Quokkaförd soude très bien.' });
    await withdraw(app, person.token, application.id);
    const { text } = await detail(link.id);
    expect(text).toContain('soude très bien');
    expect(text).not.toContain('Quokka');
  });

  it('accept at most 20 answers about a person, also in parallel', async () => {
    const { token } = await made();
    const personId = (await read(token)).body.people[0]?.id;
    const statuses = await Promise.all(
      Array.from({ length: 23 }, async () => (await answer(token, { person_id: personId, rating: 3 })).status),
    );
    expect(statuses.sort()).toEqual([...Array<number>(20).fill(201), 409, 409, 409]);
  });

  it('are in the person’s access log once a day, with one notification', async () => {
    await applied(app, person.token, company.jobId);
    const videoId = await uploadAndProcess(app, person, await readFile(await sample('tiny-16x16.mp4')));
    const { token, link } = await made({ shown: 'OPEN' });
    for (const _ of [1, 2, 3]) await read(token);
    for (const range of ['bytes=0-9', 'bytes=10-19']) await play(token, videoId, { range });
    const kinds = async () =>
      (await accessLogOf(app, person.token)).filter(({ kind }) => kind.startsWith('SHARE')).map(({ kind }) => kind);
    expect((await kinds()).sort()).toEqual(['SHARED', 'SHARE_VIEWED', 'SHARE_WATCHED']);
    const entry = (await accessLogOf(app, person.token)).find(({ kind }) => kind === 'SHARE_VIEWED');
    expect(entry).toMatchObject({
      masked: false,
      viewer: { full_name: 'Acier & fils' },
      interaction: 'APPLICATION_SENT',
    });
    app.clock.advance(DAY_MS - 1);
    await read(token);
    const news = (await newsOf(app, person.token)).filter((text) => text.includes('lien de partage'));
    expect(news).toHaveLength(1);
    expect(news[0]).toContain('Acier & fils');
    expect((await kinds()).filter((kind) => kind === 'SHARE_VIEWED')).toHaveLength(2);
    expect((await list())[0]).toMatchObject({ id: link.id, views: 4 });
  });

  it('answer no reader after a revocation, also among many parallel requests', async () => {
    const { token, link } = await made();
    let isRevoked = false;
    const readers = Array.from({ length: 24 }, async (_, index) => {
      // Each reader sends several requests to two processes, so that the revocation happens in between.
      const seen: { late: boolean; status: number }[] = [];
      for (let time = 0; time < 3; time += 1) {
        const late = isRevoked;
        seen.push({ late, status: (await read(token, {}, index % 2 === 0 ? app : second)).status });
      }
      return seen;
    });
    const ending = revoke(link.id).then(({ status }) => {
      isRevoked = true;
      return status;
    });
    const seen = (await Promise.all(readers)).flat();
    expect(await ending).toBe(200);
    expect(seen.filter(({ late, status }) => late && status !== 410)).toEqual([]);
    const answered = seen.filter(({ status }) => status === 200).length;
    expect((await list())[0]).toMatchObject({ state: 'REVOKED', views: answered });
    expect((await read(token)).status).toBe(410);
  });

  it('are limited to 50 open ones per company, also in parallel; ended ones free their place', async () => {
    await query(
      app.databaseUrl,
      `insert into share_link (id, company_id, slot, name, token_hash, shown, created_at, expires_at)
       select gen_random_uuid(), $1::uuid, n, 'Lien', md5($1::text || n) || md5(n || $1::text), 'MASKED', $2::timestamptz,
              $2::timestamptz + interval '1 day' from generate_series(2, 49) n`,
      [company.companyId, app.clock.now()],
    );
    const answers = await Promise.all([1, 2, 3, 4].map(() => make()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const kept = answers.find(({ status }) => status === 201)?.body.link.id ?? '';
    await revoke(kept);
    expect((await make()).status).toBe(201);
    expect((await make()).body.code).toBe('SHARES.TOO_MANY');
  });

  it('accept only people whom the company may see, at most 20 people, and at most 30 days', async () => {
    for (const userId of [company.id, newId()]) expect((await make({ user_ids: [userId] })).status).toBe(404);
    await show(false);
    expect((await make()).status).toBe(404);
    await show(true);
    expect((await make({ user_ids: [] })).status).toBe(400);
    expect((await make({ user_ids: Array.from({ length: 21 }, () => newId()) })).status).toBe(400);
    expect((await make({ expires_in_days: 31 })).status).toBe(400);
    expect((await make({ password: 'court' })).status).toBe(400);
    expect((await make({ user_ids: [person.id, person.id] })).body.link.people).toBe(1);
  });
});
