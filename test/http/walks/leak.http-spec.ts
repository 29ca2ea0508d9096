import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { MaskSeal } from '../../../server/modules/identity/http/mask-seal.interceptor.js';
import { DisclosuresFacade } from '../../../server/modules/identity/index.js';
import { FindSeekers } from '../../../server/modules/identity/queries/find-seekers.query.js';
import type { MatchesPage } from '../../../server/modules/matching/http/matches.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emailsIn } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { pdf } from '../../support/samples/documents.js';
import { photo } from '../../support/samples/pictures.js';
import { sample } from '../../support/samples/samples.js';
import { applied } from '../applications/stage.js';
import { pageOf, type Recruiter, recruiterOf } from '../identity/hiring.js';
import { signUp } from '../identity/people.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse, intensiveCare } from '../matching/stage.js';
import { markAsLive } from '../media/live-mark.js';
import { file, form, upload } from '../media/people.js';
import { attach, conversationIdOf, written } from '../messaging/stage.js';
import { CanarySearch, type Haystack } from './canaries.js';
import { makePending } from './cast.js';
import { crawl } from './crawl.js';
import { canaries, email, harmless } from './leak-canaries.js';
import { reportedEachOther } from './mutual-reports.js';
import type { OpenApi } from './writable-routes.js';
import { WALK_TIMEOUT_MS } from './walk-timeout.js';

jest.setTimeout(WALK_TIMEOUT_MS);

describe('the private data of a masked seeker', () => {
  let app: TestApp;
  let document: OpenApi;
  let search: CanarySearch;
  let seeker: { id: string; token: string; email: string };
  let recruiter: Recruiter;
  let ids: string[];
  const log: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({
      env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' },
      logTo: (line) => log.push(line),
    });
    document = (await app.request<OpenApi>({ url: '/api/openapi.json' })).body;
    const { token, user } = await signUp(app, { full_name: 'Zéphyrine Quokkaförd', email });
    seeker = { id: user.id, token, email };
    recruiter = await recruiterOf(app, {}, { name: 'Hôpital Mont-Blanc' });
    // Emails about the person are sent to the company as well.
    await query(app.databaseUrl, 'update account set email_verified_at = now() where id = $1', [recruiter.id]);
    const job = await publish(app, recruiter.token, intensiveCare);
    const rival = await recruiterOf(app, {}, { name: 'Soins réunis' });
    const application = await applied(app, token, (await publish(app, rival.token)).id, {
      cover_letter: 'kanariletter',
    });
    const forms: readonly (readonly [string, object])[] = [
      [
        '/api/studio-bookings',
        {
          full_name: 'Kanariguest',
          email: 'guest@studio.example',
          company_name: 'kanariguest',
          message: 'kanariguest',
          session_type: 'OTHER',
          preferred_date: '2026-01-20',
          preferred_time: '09:00',
        },
      ],
      [
        '/api/inquiries',
        {
          company_name: 'Kanariasker',
          contact_person: 'kanariasker',
          email: 'asker@company.example',
          service: 'CONSULTATION',
          message: 'kanariasker',
        },
      ],
    ];
    for (const [url, payload] of forms) {
      const { status, text } = await app.request({ method: 'POST', url, payload });
      if (status !== 201) throw new Error(`${url} answered ${status}: ${text}`);
    }
    const told = await app.request({
      method: 'PUT',
      url: '/api/users/me',
      token,
      payload: {
        ...clinicalNurse,
        full_name: 'Zéphyrine Quokkaförd',
        phone: '438 555-0177',
        location: 'Montréal, 12 kanaristreet',
        bio: `Zéphyrine Quokkaförd, ${email}, 438 555-0177, kanarisite.ca. ${harmless} kanaribiotail`,
        experience: `Z é p h y r i n e, @kanarihandle, quatre trois huit cinq cinq cinq zéro un sept sept. ${harmless} kanariexptail`,
        skills: [...clinicalNurse.skills, 'kanariskill@kanarihost.example', 'Quokkaförd'],
        availability: 'kanaridispo',
        salary_range: '81 000 $ kanaripay',
        work_type_preference: 'kanariwork',
        company_size_preference: 'kanarisize',
        industry_preference: 'kanariindustry',
        job_preferences: { kanariwish: 'kanariwish' },
      },
    });
    expect(told.status).toBe(200);
    const stored = await upload(app, seeker, [file(await readFile(await sample('tiny-16x16.mp4')), 'kanarifile.mp4')]);
    await app.runJobs();
    const video = stored.body.videoProfileId;
    const changed = await app.request({
      method: 'PUT',
      url: `/api/videos/${video}`,
      token,
      payload: { title: 'Zéphyrine se présente', description: 'kanaridescription' },
    });
    expect(changed.status).toBe(200);
    await markAsLive(app, seeker.id, video, 'kanariphrase');
    const questions = [{ question_text: 'Qui êtes-vous ?', timestamp_start: 0, answer_text: 'kanarianswer' }];
    const answered = await app.request({
      method: 'POST',
      url: `/api/video-questions/videos/${video}/questions/batch`,
      token,
      payload: { questions },
    });
    const captioned = await app.request({
      method: 'PUT',
      url: `/api/videos/${video}/transcript`,
      token,
      payload: { language: 'fr', vtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nkanaricaption\n', visible: false },
    });
    // Text that matching reads: it meets the posting's requirements, so it appears in reasons and evidence.
    const spoken = await app.request({
      method: 'PUT',
      url: `/api/videos/${video}/transcript`,
      token,
      payload: {
        language: 'en',
        vtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nKanarispoken, I hold an ACLS certification.\n',
        visible: true,
      },
    });
    expect([answered.status, captioned.status, spoken.status]).toEqual([200, 200, 200]);
    const send = async (url: string, name: string, fileName: string, bytes: Buffer): Promise<void> => {
      const answer = await app.request({ method: 'POST', url, token, ...form([{ name, fileName, bytes }]) });
      if (answer.status >= 300) throw new Error(`${url} answered ${answer.status}: ${answer.text}`);
    };
    await send('/api/users/avatar', 'avatar', 'kanarifile.jpg', await photo());
    await send('/api/upload/file', 'file', 'kanaricv.pdf', pdf('kanariresumetext'));
    await app.runJobs();

    // They write to each other while the profile is open for a moment; then everything is masked again.
    await written(app, recruiter, seeker, 'Bonjour');
    await app.app.get(DisclosuresFacade).disclose({ ...pair(), type: 'RESERVED' });
    const { body: attached } = await attach(app, seeker, 'kanariattached.pdf', pdf());
    const words = `Zéphyrine Quokkaförd, ${email}, 438 555-0177, @kanarichat`;
    const message = await written(app, seeker, recruiter, words, { attachment_ids: [attached.id] });
    await app.app.get(DisclosuresFacade).conceal(pair());
    await reportedEachOther(app, { seeker, recruiter, message, words });
    await app.runJobs();

    const files = await query<{ id: string; kind: string; storage_key: string }>(
      app.databaseUrl,
      'select id, kind, storage_key from owned_file where owner_id = $1',
      [seeker.id],
    );
    const made = await query<{ storage_key: string }>(app.databaseUrl, 'select storage_key from media_file');
    for (const { kind, id, storage_key } of files) {
      canaries.push({ name: `id of the ${kind}`, value: id, open: true });
      canaries.push({ name: `storage of the ${kind}`, value: storage_key, open: false });
    }
    made.forEach(({ storage_key }, index) =>
      canaries.push({ name: `storage of the video ${index}`, value: storage_key, open: false }),
    );
    const [match] = await query<{ id: string }>(app.databaseUrl, 'select id from match where seeker_id = $1', [
      seeker.id,
    ]);
    if (!match) throw new Error('the nurse and the posting did not meet');
    // They have a history: a declined reservation, and a bought video. The person stays masked.
    const past = await query<{ id: string }>(
      app.databaseUrl,
      `insert into reservation (id, recruiter_id, company_id, seeker_id, status, credits_reserved, reserved_at, expires_at,
                                resolved_at)
       values (gen_random_uuid(), $1, $2, $3, 'REJECTED', 0, now() - interval '3 days', now(), now()) returning id`,
      [recruiter.id, recruiter.companyId, seeker.id],
    );
    await query(
      app.databaseUrl,
      'insert into video_pass (company_id, video_id, seeker_id, bought_by, bought_at) values ($1, $2, $3, $4, now())',
      [recruiter.companyId, video, seeker.id, recruiter.id],
    );
    ids = [seeker.id, video, match.id, past[0]?.id ?? '', job.id, recruiter.companyId, recruiter.id, application.id];
    ids.push(conversationIdOf(seeker, recruiter));
    const { body: list } = await app.request<{ id: string }>({
      method: 'POST',
      url: '/api/shortlists',
      token: recruiter.token,
      payload: { name: 'Soins intensifs' },
    });
    const starred = await app.request({
      method: 'POST',
      url: `/api/shortlists/${list.id}/people`,
      token: recruiter.token,
      payload: { user_id: seeker.id, note: 'Rappeler en janvier.' },
    });
    expect(starred.status).toBe(200);
    // Everybody with the token can read the link. A masked link stays masked even if the profile is open to the company.
    const payload = { name: 'Lien', user_ids: [seeker.id], shown: 'MASKED', expires_in_days: 30 };
    const link = { method: 'POST', url: '/api/share-links', token: recruiter.token, payload } as const;
    const { body: shared } = await app.request<{ token: string; link: { id: string } }>(link);
    const page = await app.request({ url: `/api/shared/${shared.token}` });
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('"is_masked":true')]);
    ids.push(list.id, shared.token, shared.link.id);
    // An id in a request is also in the URL of its answer, so it is no leak; ids of files are unknown to callers.
    search = new CanarySearch(canaries);
  });
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());

  const words = ['zephyrine', 'Quokkaförd', 'kanarimail', 'kanariskill', '4385550177'];
  const readAs = (token: string | undefined): Promise<Haystack[]> => crawl({ app, document, token, ids, words: [] });
  const leaksTo = async (token: string | undefined): Promise<readonly string[]> => search.through(await readAs(token));
  /** The recruiter's company bought the video, so its words and description may appear, but only with the video. */
  const ofVideo = 'what is said in the video|description of the video|description of an answer in the video';
  const bought = new RegExp(`^GET /api/stream/metadata/\\S+: (?:${ofVideo})$`);
  const notBought = (found: readonly string[]): readonly string[] => found.filter((leak) => !bought.test(leak));
  const leaksToBuyer = async (): Promise<readonly string[]> => notBought(await leaksTo(recruiter.token));
  const pair = () => ({ seekerId: seeker.id, companyId: recruiter.companyId });

  it('can be found: the seeker sees all of them', async () => {
    const seen = search.in(Buffer.concat((await readAs(seeker.token)).map(({ bytes }) => bytes)));
    const own = canaries.filter(
      ({ open, name }) =>
        open || name.includes('video file') || name.includes('description') || name.includes('cover letter'),
    );
    expect(own.map(({ name }) => name).filter((name) => !seen.includes(name))).toEqual([]);
  });

  it('never reach a recruiter whose company has a match, by any route, parameter or header', async () => {
    const answers = await readAs(recruiter.token);
    expect(answers.length).toBeGreaterThan(500);
    // The crawl found the person masked, not missing.
    const met = answers.filter(({ bytes }) => bytes.includes(seeker.id) && bytes.includes('"is_masked":true'));
    expect(met.length).toBeGreaterThan(5);
    expect(notBought(search.through(answers))).toEqual([]);
  });

  it('never reach another recruiter, an unapproved one, another seeker, or a visitor', async () => {
    const other = await recruiterOf(app);
    const waiting = await signUp(app, { user_type: 'RECRUITER' });
    await makePending(app, waiting.user.id);
    for (const token of [other.token, waiting.token, (await signUp(app)).token, undefined]) {
      expect(await leaksTo(token)).toEqual([]);
    }
  });

  it('cannot be searched: a search by them finds the same as a search by nonsense', async () => {
    const nonsense: Readonly<Record<string, string>> = Object.fromEntries(
      words.map((word) => [word, [...word].map((sign) => (/\d/.test(sign) ? '9' : 'x')).join('')]),
    );
    const withWords = (asked: readonly string[]) =>
      crawl({ app, document, token: recruiter.token, ids: [seeker.id], words: asked });
    const bodyOf = ({ bytes }: Haystack): string => bytes.toString().split('\n').slice(1).join('\n');
    const known = await withWords(words);
    const unknown = await withWords(words.map((word) => nonsense[word] ?? ''));
    const told = known.filter((answer, index) => {
      const strip = (text: string): string =>
        words
          .reduce((left, word) => left.replaceAll(word, 'x').replaceAll(nonsense[word] ?? '', 'x'), text)
          .replace(/"requestId":"[^"]*"| nonce="[^"]*"/g, '')
          .replace(/"(?:uptime|at|checked_at|updated_at|computed_at|latency_ms|duration_ms)[^,}]*/g, '');
      const twin = unknown[index];
      const isSearch = words.some((word) => answer.where.includes(encodeURIComponent(word)));
      return isSearch && twin !== undefined && strip(bodyOf(answer)) !== strip(bodyOf(twin));
    });
    expect(known.length).toBe(unknown.length);
    expect(told.map(({ where }) => where)).toEqual([]);
  });

  it('are in no log line, outbox message, queue, or email to others', async () => {
    expect(log.length).toBeGreaterThan(5);
    const lines = log.map((line) => ({ where: line.slice(0, 200), bytes: Buffer.from(line) }));
    // Logs may contain ids.
    expect(search.through(lines).filter((found) => !found.includes(': id of the '))).toEqual([]);
    const tables = await query<{ name: string }>(
      app.databaseUrl,
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')
          and (schemaname <> 'public' or tablename in
            ('outbox_message', 'idempotency_key', 'access_log', 'seeker_disclosure', 'seeker_exclusion', 'match_audit', 'throttle',
             'candidate_search', 'notification', 'notification_letter', 'notification_push', 'realtime_event', 'realtime_attachment'))`,
    );
    for (const { name } of tables) {
      const rows = await query<{ row: string }>(app.databaseUrl, `select t::text as row from ${name} t`);
      const ownPaths = new Set(canaries.filter((each) => each.name.startsWith('storage')).map((each) => each.name));
      const found = search.through(rows.map(({ row }) => ({ where: name, bytes: Buffer.from(row) })));
      // Removing a file needs its key, which is internal to the server and reveals nothing.
      expect(found.filter((each) => !ownPaths.has(each.slice(name.length + 2)))).toEqual([]);
    }
    const emails = (await emailsIn(app.dataDir)).filter((mail) => !JSON.stringify(mail).includes(seeker.email));
    expect(search.in(Buffer.from(JSON.stringify(emails)))).toEqual([]);
  });

  it('are shown completely once the profile is open, and hidden again right after it closed', async () => {
    await app.app.get(DisclosuresFacade).disclose({ ...pair(), type: 'RESERVED' });
    const open = await readAs(recruiter.token);
    const seen = search.in(Buffer.concat(open.map(({ bytes }) => bytes)));
    const opened = canaries.filter((canary) => canary.open).map(({ name }) => name);
    expect(opened.filter((name) => !seen.includes(name))).toEqual([]);
    expect(canaries.filter((canary) => !canary.open && seen.includes(canary.name)).map(({ name }) => name)).toEqual([]);
    const other = await recruiterOf(app);
    expect(await leaksTo(other.token)).toEqual([]);

    const page = await pageOf(app, seeker.id, recruiter.token);
    await app.app.get(DisclosuresFacade).conceal(pair());
    const etag = String(page.headers['etag'] ?? '"x"');
    const again = await app.request({
      url: `/api/users/${seeker.id}`,
      token: recruiter.token,
      headers: { 'if-none-match': etag },
    });
    expect([again.status, search.in(again.bytes)]).toEqual([200, []]);
    expect(await leaksToBuyer()).toEqual([]);
    await app.runJobs();
    expect(await leaksToBuyer()).toEqual([]);
  });

  describe('and the search for it', () => {
    const readMatchesAndPage = async (): Promise<readonly string[]> => {
      const urls = [`/api/users/${seeker.id}`, '/api/matches'];
      const answers = await Promise.all(urls.map((url) => app.request<MatchesPage>({ url, token: recruiter.token })));
      return search.through(answers.map(({ bytes }, index) => ({ where: urls[index] ?? '', bytes })));
    };

    /** The presenter with one real value instead of its mask. */
    function presenterLeaks(field: string, truth: unknown): void {
      const seekers = app.app.get(FindSeekers);
      const whole = seekers.execute.bind(seekers);
      jest.spyOn(seekers, 'execute').mockImplementation(async (...given) => {
        const seen = await whole(...given);
        return new Map(
          [...seen].map(([id, { candidate, standing }]) => [
            id,
            { standing, candidate: { ...candidate, [field]: truth } },
          ]),
        );
      });
    }

    const truths: readonly (readonly [string, unknown])[] = [
      ['full_name', 'Zéphyrine Quokkaförd'],
      ['email', email],
      ['phone', '438 555-0177'],
      ['location', 'Montréal, 12 kanaristreet'],
      ['bio', `${harmless} kanaribiotail`],
      ['experience', `${harmless} kanariexptail`],
      ['availability', 'kanaridispo'],
      ['salary_range', '81 000 $ kanaripay'],
      ['profile', { skills: [], experience: null, industry_preference: 'kanariindustry' }],
    ];

    it.each(truths)(
      'does not find %s if the presenter leaks it: the second protection removes it',
      async (field, truth) => {
        presenterLeaks(field, truth);
        log.length = 0;
        const { status, body } = await pageOf(app, seeker.id, recruiter.token);
        expect([status, body.is_masked]).toEqual([200, true]);
        expect(await readMatchesAndPage()).toEqual([]);
        const sealed = log.filter((line) => line.includes('mask-sealed'));
        expect(sealed.length).toBeGreaterThan(0);
        expect(search.in(Buffer.from(sealed.join('')))).toEqual([]);
      },
    );

    it.each(truths.slice(0, 6))('finds %s when that wall is down too', async (field, truth) => {
      presenterLeaks(field, truth);
      jest.spyOn(MaskSeal.prototype, 'intercept').mockImplementation((_context, next) => next.handle());
      expect((await readMatchesAndPage()).length).toBeGreaterThan(0);
    });

    it.each([
      ['skills', ['Triage', 'Zéphyrine']],
      ['bio', `Bonjour, ${email}`],
      ['video_profiles', [{ id: crypto.randomUUID(), kind: 'VIDEO', title: 'Quokkaförd', duration: 1 }]],
    ])('finds a leak in %s that only a scrubber could remove', async (field, truth) => {
      presenterLeaks(field, truth);
      expect((await readMatchesAndPage()).length).toBeGreaterThan(0);
    });

    it.each([
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => Buffer.from(`a${text}`).toString('base64'),
      (text: string) => Buffer.from(`ab${text}c`).toString('base64url'),
      (text: string) => encodeURIComponent(text),
      (text: string) => JSON.stringify(text),
      (text: string) => text.normalize('NFD'),
      (text: string) => [...text].reverse().join(''),
    ])('knows a canary in disguise: %s', (disguise) => {
      for (const { name, value } of canaries) expect(search.in(Buffer.from(`x ${disguise(value)} y`))).toContain(name);
    });
  });
});
