import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { RequestContext } from '@mikro-orm/core';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { DisclosuresFacade } from '../../../server/modules/identity/index.js';
import { RunRetention } from '../../../server/modules/identity/use-cases/run-retention.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { pdf } from '../../support/samples/documents.js';
import { photo } from '../../support/samples/pictures.js';
import { sample } from '../../support/samples/samples.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse, intensiveCare } from '../matching/stage.js';
import { applied } from '../applications/stage.js';
import { file, form, uploadAndProcess } from '../media/people.js';
import { exclude, pageOf, type Recruiter, recruiterOf, signInAgain } from './hiring.js';
import { PASSWORD, registration, signUp } from './people.js';

jest.setTimeout(120_000);

const DAY = 86_400_000;
const canary = 'Zyx-Canari-41';

interface Leaver extends SessionAnswer {
  readonly video: string;
  readonly avatarUrl: string;
}

describe('an account that its owner deletes', () => {
  let app: TestApp;
  let recruiter: Recruiter;
  /** A posting of another company. */
  let elsewhere: string;

  beforeAll(async () => {
    app = await startTestApp();
    recruiter = await recruiterOf(app, {}, { name: 'Hôpital Mont-Blanc' });
    await publish(app, recruiter.token, intensiveCare);
    elsewhere = (await publish(app, (await recruiterOf(app)).token)).id;
  });
  afterAll(() => app.close());

  const inside = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const remove = (token: string, payload?: object) =>
    app.request<{ success: true; erased_by: string; code: string }>({
      method: 'DELETE',
      url: '/api/users/me',
      token,
      ...(payload ? { payload } : {}),
    });
  const logIn = (email: string, password = PASSWORD) =>
    app.request<{ code: string; error: string }>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
    });

  /** A seeker with data in every table that can have some. */
  async function leaver(): Promise<Leaver> {
    const session = await signUp(app, {
      email: `zyx.canari.${Math.random().toString(36).slice(2)}@mail.example`,
      full_name: `${canary} Tremblay`,
      consents: { adult: true, terms: true, privacy: true, marketing: true },
    });
    const { token, user } = session;
    await app.request({
      method: 'PUT',
      url: '/api/users/me',
      token,
      payload: {
        ...clinicalNurse,
        full_name: `${canary} Tremblay`,
        bio: `${canary} bio`,
        experience: `${clinicalNurse.experience} ${canary}`,
        phone: '514 555-0141',
        job_preferences: { note: canary },
      },
    });
    const clip = await readFile(await sample('tiny-16x16.mp4'));
    const video = await uploadAndProcess(app, { id: user.id, email: user.email, token }, clip);
    await app.request({
      method: 'PUT',
      url: `/api/videos/${video}`,
      token,
      payload: { title: canary, description: canary },
    });
    const picture = form([file(await photo(), 'moi.jpg', 'avatar')]);
    const avatar = await app.request<{ avatar_url: string }>({
      method: 'POST',
      url: '/api/users/avatar',
      token,
      ...picture,
    });
    const resume = form([file(pdf(canary), `${canary}.pdf`)]);
    await app.request({ method: 'POST', url: '/api/upload/file', token, ...resume });
    await applied(app, token, elsewhere, { cover_letter: `${canary} écrit` });
    await exclude(app, token, { domain: 'zyx-canari-41.ca' });
    await app.runJobs();
    await inside(() =>
      app.app.get(DisclosuresFacade).disclose({
        seekerId: user.id,
        companyId: recruiter.companyId,
        type: 'MATCHED',
        expiresAt: null,
        cost: 0,
        actorId: recruiter.id,
      }),
    );
    return { ...session, video, avatarUrl: avatar.body.avatar_url };
  }

  /** Files whose content has one of the words or whose key has one of the ids, and tables with such a row. */
  async function traces(words: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).list()) {
      const bytes = await readFile(join(app.dataDir, 'media', key));
      if (words.some((word) => key.includes(word) || bytes.includes(word))) found.push(key);
    }
    const em = app.orm.em.fork();
    const tables = await em.execute<{ name: string }[]>(
      `select (case table_schema when 'public' then '' else table_schema || '.' end) || quote_ident(table_name) as name from information_schema.tables
        where table_schema in ('public', 'fairness') and table_type = 'BASE TABLE' order by 1`,
    );
    for (const { name } of tables) {
      for (const word of words) {
        const rows = await em.execute<unknown[]>(
          `select 1 from ${name} t where strpos(lower(t::text), lower(?)) > 0 limit 1`,
          [word],
        );
        if (rows.length > 0) found.push(`${name}: ${word}`);
      }
    }
    return found;
  }

  it('is signed out and invisible immediately, and none of its data is left', async () => {
    const seeker = await leaver();
    const { email, id } = seeker.user;
    const words = [canary, email, '555-0141', 'zyx-canari-41.ca'];
    expect((await traces(words)).length).toBeGreaterThan(5);
    expect((await pageOf(app, id, recruiter.token)).body.is_masked).toBe(false);
    const second = await signInAgain(app, email);

    const answer = await remove(seeker.token);
    expect(answer.status).toBe(200);
    expect(new Date(answer.body.erased_by).getTime() - app.clock.now().getTime()).toBe(30 * DAY);
    expect(String(answer.headers['set-cookie'])).toContain('auth_token=;');
    for (const token of [seeker.token, second]) {
      expect((await app.request({ url: '/api/users/me', token })).status).toBe(401);
    }
    await app.runJobs();

    expect(await traces(words)).toEqual([]);
    // A removed video keeps its id and the day for which it counts; no file has its name.
    expect((await traces([seeker.video])).map((trace) => trace.split(':')[0])).toEqual([
      'outbox_message',
      'video',
      'video_move',
    ]);
    expect((await pageOf(app, id, recruiter.token)).status).toBe(404);
    for (const url of [
      seeker.avatarUrl,
      `/api/users/${id}/resume`,
      `/api/stream/video/${seeker.video}`,
      `/api/stream/thumbnail/${seeker.video}`,
    ]) {
      expect([url, (await app.request({ url, token: recruiter.token })).status]).toEqual([url, 404]);
    }
    const matches = await app.request<{ matches: unknown[] }>({ url: '/api/matches', token: recruiter.token });
    expect(JSON.stringify(matches.body)).not.toContain(id);
    const [open] = await app.orm.em
      .fork()
      .execute<{ count: number }[]>(
        'select count(*)::int as count from seeker_disclosure where seeker_id = ? and concealed_at is null',
        [id],
      );
    expect(open?.count).toBe(0);
  });

  it('refuses sign-in like an unknown address, and frees its address', async () => {
    const seeker = await signUp(app);
    await remove(seeker.token);
    const [gone, unknown] = [await logIn(seeker.user.email), await logIn('nobody@mail.example')];
    expect(gone.status).toBe(401);
    expect({ ...gone.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect((await logIn(`${seeker.user.id}@deleted.invalid`)).status).toBe(401);
    const again = await signUp(app, { email: seeker.user.email });
    expect(again.user.id).not.toBe(seeker.user.id);
    expect(again.user.full_name).not.toBe(seeker.user.full_name);
  });

  it('needs the password if the session is no longer fresh', async () => {
    const seeker = await signUp(app);
    const start = app.clock.now();
    for (let minutes = 0; minutes < 16; minutes += 4) {
      app.clock.advance(4 * 60_000);
      await app.request({ url: '/api/users/me', token: seeker.token });
    }
    expect(await remove(seeker.token)).toMatchObject({
      status: 403,
      body: { code: 'IDENTITY.REAUTHENTICATION_REQUIRED' },
    });
    expect(await remove(seeker.token, { current_password: 'something else' })).toMatchObject({ status: 400 });
    expect(await remove(seeker.token, { confirm: true })).toMatchObject({ status: 400 });
    expect(await remove(seeker.token, { current_password: PASSWORD })).toMatchObject({ status: 200 });
    app.clock.set(start);
  });

  it('is deleted once, also if the request is repeated', async () => {
    const seeker = await signUp(app);
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(seeker.token)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThanOrEqual(1);
    expect(new Set(done.map(({ body }) => body.erased_by)).size).toBe(1);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    const events = await app.orm.em
      .fork()
      .execute<unknown[]>(
        `select 1 from outbox_message where name = 'identity.account-deleted' and payload->>'user_id' = ?`,
        [seeker.user.id],
      );
    expect(events).toHaveLength(1);
  });

  it('deletes the file of an upload that was still running', async () => {
    const seeker = await signUp(app);
    const { token, user } = seeker;
    const resume = form([file(pdf(canary), `${canary}.pdf`)]);
    await Promise.all([
      remove(token),
      app.request({ method: 'POST', url: '/api/upload/file', token, ...resume }),
      app.request({
        method: 'POST',
        url: '/api/users/avatar',
        token,
        ...form([file(await photo(), 'a.jpg', 'avatar')]),
      }),
      app.request({ method: 'PUT', url: '/api/users/me', token, payload: { bio: canary } }),
    ]);
    await app.runJobs();
    expect(await traces([canary, user.email])).toEqual([]);
    const [profile] = await app.orm.em
      .fork()
      .execute<{ avatar_url: string | null }[]>('select avatar_url from profile where account_id = ?', [user.id]);
    expect(profile?.avatar_url).toBeNull();
  });

  it('is erased by the thirtieth day; its consents stay three years without a name', async () => {
    const seeker = await leaver();
    const { id } = seeker.user;
    await app.request({ url: `/api/users/${id}`, token: recruiter.token });
    const mine = async (): Promise<string[]> => (await traces([id])).map((trace) => trace.split(':')[0] ?? '');
    await remove(seeker.token);
    await app.runJobs();
    const before = await mine();
    expect(before).toEqual(
      expect.arrayContaining(['access_log', 'account', 'consent', 'match_audit', 'session', 'video']),
    );
    const start = app.clock.now();
    const retention = app.app.get(RunRetention);

    app.clock.set(new Date(start.getTime() + 28 * DAY));
    await inside(() => retention.execute());
    expect(await mine()).toEqual(expect.arrayContaining(['access_log', 'match_audit']));

    app.clock.set(new Date(start.getTime() + 29 * DAY + 3_600_000));
    await inside(() => retention.execute());
    // The outbox keeps ids for a week and request keys stay for a day, both by the database's clock.
    const kept = new Set(['outbox_message', 'idempotency_key']);
    const left = (await mine()).filter((table) => !kept.has(table));
    expect(left).toEqual(['account', 'application', 'application_event', 'consent', 'profile']);

    app.clock.set(new Date(start.getTime() + (29 + 3 * 365) * DAY + 2 * 3_600_000));
    await inside(() => retention.execute());
    expect((await mine()).filter((table) => !kept.has(table))).toEqual([]);
    app.clock.set(start);
  });

  it('frees its address, which one of two parallel registrations gets', async () => {
    const seeker = await signUp(app);
    await remove(seeker.token);
    const payload = { ...registration(), email: seeker.user.email };
    const answers = await Promise.all(
      [1, 2].map(() => app.request({ method: 'POST', url: '/api/auth/register', payload })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
