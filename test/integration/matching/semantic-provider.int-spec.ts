import { RequestContext } from '@mikro-orm/postgresql';
import type { MatchExplanation } from '../../../server/modules/matching/http/matches.contract.js';
import { scaleTexts } from '../../../server/modules/matching/engine/semantic/scale.js';
import { TextVectors } from '../../../server/modules/matching/provider/text-vectors.js';
import { FindMissingSubjects } from '../../../server/modules/matching/use-cases/find-missing-subjects.js';
import { RecomputeForJob } from '../../../server/modules/matching/use-cases/recompute-for-job.js';
import { RecomputeForSeeker } from '../../../server/modules/matching/use-cases/recompute-for-seeker.js';
import { HealthChecks, type HealthOutcome } from '../../../server/platform/health/health-checks.js';
import { publish, signUpWithCompany } from '../../http/jobs/market.js';
import { clinicalNurse, intensiveCare, matchesOf, type Person, seekerWith } from '../../http/matching/stage.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { type EmbeddingsMood, EmbeddingsServer } from '../../support/embeddings-server.js';

const MODEL = 'small-words-1';
const REST_MS = 5 * 60_000;

interface Stored {
  readonly title: string;
  readonly score: number;
  readonly parts: Record<string, { value: number; max: number }>;
  readonly model: string;
  readonly hash: string;
}

describe('the part of a provider of embeddings', () => {
  let service: EmbeddingsServer;
  let address: string;
  let app: TestApp;
  let nurse: Person;
  let hospital: { token: string };
  let lines: string[];

  const start = async (env: Record<string, string>, beside?: TestApp): Promise<TestApp> =>
    startTestApp({
      env: { LOG_LEVEL: 'info', ...env },
      logTo: (line) => lines.push(line),
      ...(beside ? { beside, clock: beside.clock } : {}),
    });
  const on = () => ({ AI_BASE_URL: address, AI_API_KEY: 'clef-secrete', AI_EMBEDDING_MODEL: MODEL });
  const stored = (): Promise<Stored[]> =>
    app.orm.em.fork().execute<Stored[]>(
      `select j.title, m.match_score as score, m.parts, m.model_version as model, m.inputs_hash as hash
         from match m join job j on j.id = m.job_id order by m.match_score desc, j.title`,
    );
  const sweep = (of: TestApp): Promise<number> =>
    RequestContext.create(of.orm.em, async () => (await of.app.get(FindMissingSubjects).execute()).enqueued);
  const health = async (): Promise<HealthOutcome | undefined> => (await app.app.get(HealthChecks).run())['embeddings'];
  const warnings = (): string[] => lines.filter((line) => line.includes('provider of embeddings'));
  /** Two postings that are equal for the lexicon; one of them asks in English for the skills that the person lists in French. */
  const market = async (): Promise<void> => {
    hospital = await signUpWithCompany(app, 'Hôpital Mont-Blanc');
    nurse = await seekerWith(app, {
      ...clinicalNurse,
      skills: [...clinicalNurse.skills, 'Dompteuse de zèbres', 'Zouk Gagnon', 'Zouk 1998', 'Zouk McGill'],
    });
    const posting = (title: string, wish: string) =>
      publish(app, hospital.token, { ...intensiveCare, title, requirements: [...intensiveCare.requirements, wish] });
    await posting('Registered Nurse, Intensive Care (Zebras)', 'Zebra taming');
    await posting('Registered Nurse, Intensive Care (Quartz)', 'Quartz whittling');
    await app.runJobs();
  };

  beforeEach(async () => {
    lines = [];
    service = new EmbeddingsServer();
    service.translate('dompteur de zèbres', 'zebra taming');
    address = await service.start();
  });
  afterEach(async () => {
    await app.close();
    await service.stop();
  });

  it('does not exist without settings, and nothing is requested', async () => {
    app = await start({ AI_BASE_URL: address, AI_API_KEY: 'clef-secrete' });
    await market();
    const matches = await stored();
    expect(matches).toHaveLength(2);
    expect(matches[0]?.score).toBe(matches[1]?.score);
    expect(matches.map(({ parts }) => 'semantic' in parts)).toEqual([false, false]);
    expect(matches[0]?.model).toMatch(/^entrevue-\d+$/);
    expect(service.asked).toEqual([]);
    expect(await health()).toBeUndefined();
    expect(await app.orm.em.fork().execute('select * from text_vector')).toEqual([]);
  });

  describe('once it is set up', () => {
    beforeEach(async () => {
      app = await start(on());
      await market();
    });

    it('ranks postings higher that only the model finds similar, with a separate part on top of the others', async () => {
      const [first, second] = await stored();
      expect(first?.title).toBe('Registered Nurse, Intensive Care (Zebras)');
      expect(first?.score).toBeGreaterThan(second?.score ?? 100);
      const { semantic, ...own } = first?.parts ?? {};
      expect(semantic?.value).toBeGreaterThan(second?.parts['semantic']?.value ?? 9);
      expect(semantic?.value).toBeLessThanOrEqual(5);
      expect(Object.values(own).reduce((sum, { value }) => sum + value, semantic?.value ?? 0)).toBe(first?.score);
      expect(Object.values(own).reduce((sum, { max }) => sum + max, 0)).toBe(100);
      expect(first?.model).toMatch(new RegExp(`^entrevue-\\d+\\+${MODEL}$`));
      const page = await matchesOf(app, nurse.token);
      const { body } = await app.request<MatchExplanation>({
        url: `/api/matches/${page.matches[0]?.id}/explanation`,
        token: nurse.token,
      });
      expect(body.score_parts.semantic).toEqual(semantic);
      expect(service.asked[0]).toMatchObject({ path: '/v1/embeddings', key: 'Bearer clef-secrete', model: MODEL });
    });

    it('receives no sentence of a person, and nothing that identifies them', () => {
      const sent = service.asked.flatMap(({ input }) => input);
      expect(sent).toContain('dompteur de zèbres');
      expect(sent).toContain('zebra taming');
      const all = sent.join('\n').toLowerCase();
      for (const own of ['gagnon', 'mathilde', '514', 'montréal', '1998', 'mcgill', 'assistante', '@']) {
        expect(all).not.toContain(own);
      }
      expect(sent.filter((text) => text.length > 60)).toEqual([]);
    });

    it('is called outside of every transaction', async () => {
      const open: unknown[] = [];
      service.meanwhile = async () => {
        open.push(
          ...(await app.orm.em
            .fork()
            .execute(
              `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
            )),
        );
      };
      const asked = service.asked.length;
      await publish(app, hospital.token, { ...intensiveCare, requirements: ['OIIQ membership', 'Xylophone tuning'] });
      await app.runJobs();
      expect(service.asked.length).toBeGreaterThan(asked);
      expect(open).toEqual([]);
    });

    it('is called once per text', async () => {
      const before = service.asked.length;
      expect(before).toBeGreaterThan(0);
      const matches = await stored();
      await app.orm.em.fork().execute('delete from match; delete from match_subject');
      expect(await sweep(app)).toBe(3);
      await app.runJobs();
      expect(await stored()).toEqual(matches);
      expect(service.asked).toHaveLength(before);
    });

    it('disappears when it is turned off and comes back when it is turned on, with unchanged input hashes', async () => {
      const matches = await stored();
      const off = await start({}, app);
      expect(await sweep(off)).toBe(3);
      await off.runJobs();
      const without = await stored();
      expect(without.map(({ parts }) => 'semantic' in parts)).toEqual([false, false]);
      expect(without.map(({ hash }) => hash).sort()).toEqual(matches.map(({ hash }) => hash).sort());
      await off.close();
      expect(await sweep(app)).toBe(3);
      await app.runJobs();
      expect(await stored()).toEqual(matches);
    });

    it('is asked for a limited number of texts, in batches; the next run asks for the rest', async () => {
      const before = service.asked.length;
      const texts = Array.from({ length: 2_100 }, (_, at) => `zouk ${at}`);
      const nearness = () => RequestContext.create(app.orm.em, () => app.app.get(TextVectors).nearnessOf(texts));
      expect(await nearness()).toBeNull();
      const sizes = (): number[] => service.asked.slice(before).map(({ input }) => input.length);
      expect(Math.max(...sizes())).toBe(96);
      expect(sizes().reduce((sum, size) => sum + size, 0)).toBe(2_000);
      expect((await nearness())?.between('zouk 1', 'zouk 1')).toBe(1);
      expect(sizes().reduce((sum, size) => sum + size, 0)).toBe(2_100);
    });

    it('keeps no vector that nobody used for a month', async () => {
      const count = async (): Promise<number> => (await app.orm.em.fork().execute('select 1 from text_vector')).length;
      expect(await count()).toBeGreaterThan(20);
      app.clock.advance(29 * 24 * 3_600_000);
      await sweep(app);
      expect(await count()).toBeGreaterThan(20);
      app.clock.advance(2 * 24 * 3_600_000);
      await sweep(app);
      expect(await count()).toBe(0);
    });

    it('that fails later does not change earlier scores', async () => {
      const matches = await stored();
      service.mood = 'failing';
      await publish(app, hospital.token, { ...intensiveCare, requirements: ['OIIQ membership', 'Xylophone tuning'] });
      await app.runJobs();
      const em = app.orm.em.fork();
      await em.execute('delete from text_vector');
      const jobs = await em.execute<{ id: string }[]>('select id from job');
      await RequestContext.create(app.orm.em, async () => {
        await app.app.get(RecomputeForSeeker).execute(nurse.id);
        for (const { id } of jobs) await app.app.get(RecomputeForJob).execute(id);
      });
      const after = await stored();
      expect(after).toHaveLength(3);
      expect(after).toEqual(expect.arrayContaining(matches));
      expect(after.find(({ title }) => title === intensiveCare.title)?.parts).not.toHaveProperty('semantic');
    });
  });

  it.each<[EmbeddingsMood, string]>([
    ['failing', '/embeddings answered 500'],
    ['gone', '/embeddings cannot be reached'],
    ['garbage', '/embeddings answered no JSON'],
    ['short', '/embeddings answered other vectors than it was asked for'],
    ['pointless', 'a vector without direction'],
  ])('changes nothing when it answers %s, is left alone for a while, and found again', async (mood, reason) => {
    app = await start(on());
    service.mood = mood;
    await market();
    const matches = await stored();
    expect(matches).toHaveLength(2);
    expect(matches[0]?.score).toBe(matches[1]?.score);
    expect(matches.map(({ parts }) => 'semantic' in parts)).toEqual([false, false]);
    expect(matches[0]?.model).toMatch(/^entrevue-\d+$/);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toContain(reason);
    expect(warnings()[0]).not.toContain('clef-secrete');
    expect(await health()).toMatchObject({ ok: true, degraded: true });
    expect((await health())?.remark).toMatchObject({
      code: 'HEALTH.EMBEDDINGS_MISSING',
      values: { count: 3, model: MODEL },
    });

    const asked = service.asked.length;
    expect(await sweep(app)).toBe(0);
    expect(service.asked).toHaveLength(asked);
    // Still unavailable after the pause: one request, and nothing is computed without need.
    app.clock.advance(REST_MS);
    const before = service.asked.length;
    expect(await sweep(app)).toBe(0);
    expect(service.asked.length).toBeGreaterThan(before);
    app.clock.advance(REST_MS);
    service.mood = 'well';
    expect(await sweep(app)).toBe(3);
    await app.runJobs();
    expect((await stored()).map(({ parts }) => 'semantic' in parts)).toEqual([true, true]);
    const used = { code: 'HEALTH.EMBEDDINGS_USED', values: { model: MODEL } };
    expect(await health()).toEqual({ ok: true, remark: expect.objectContaining(used) });
  });

  it('is not used if its vectors have another length than before', async () => {
    app = await start(on());
    await market();
    service.mood = 'other-dimension';
    await publish(app, hospital.token, { ...intensiveCare, requirements: ['OIIQ membership', 'Xylophone tuning'] });
    await app.runJobs();
    expect(warnings().join()).toContain('vectors of 256 figures, 512 before');
    const third = (await stored()).find(({ title }) => title === intensiveCare.title);
    expect(third?.parts).not.toHaveProperty('semantic');
  });

  it('is not used if its model finds different things similar, and is not asked again', async () => {
    for (const text of scaleTexts) service.translate(text, 'all the same');
    app = await start(on());
    await market();
    expect((await stored()).map(({ parts }) => 'semantic' in parts)).toEqual([false, false]);
    expect(lines.filter((line) => line.includes('tells no translation'))).toHaveLength(1);
    const asked = service.asked.length;
    app.clock.advance(REST_MS);
    expect(await sweep(app)).toBe(0);
    expect(service.asked).toHaveLength(asked);
  });
});
