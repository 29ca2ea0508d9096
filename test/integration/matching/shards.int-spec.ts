import { RequestContext } from '@mikro-orm/postgresql';
import { indexedJob, questionOfJob } from '../../../server/modules/matching/engine/retrieve/indexed-job.js';
import { indexedSeeker, questionOfSeeker } from '../../../server/modules/matching/engine/retrieve/indexed-seeker.js';
import { CurrentOntology } from '../../../server/modules/matching/lexicon/current-ontology.js';
import { MatchIndex } from '../../../server/modules/matching/persistence/match-index.js';
import { ShardLeases } from '../../../server/modules/matching/shards/shard-leases.js';
import { ShardsMissing } from '../../../server/modules/matching/shards/shards-missing.js';
import { RecomputeForJob } from '../../../server/modules/matching/use-cases/recompute-for-job.js';
import { RecomputeForSeeker } from '../../../server/modules/matching/use-cases/recompute-for-seeker.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { Transaction } from '../../../server/platform/database/transaction.js';
import { benchId, matchingMarket } from '../../bench/matching-market.js';
import { publish, signUpWithCompany } from '../../http/jobs/market.js';
import { clinicalNurse, intensiveCare, type Person, seekerWith, show } from '../../http/matching/stage.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { eventually } from '../media/support/processes.js';
import { type MatchingWorker, startMatchingWorker } from './support/matching-worker.js';

const POSTINGS = 3_000;
const PEOPLE = 600;
/** Subjects that have the same content as others, so that many have equal points. */
const DISTINCT = 400;
const ASKED = 8;
/** Starting many processes takes long on a busy machine. */
const START_MS = 180_000;
const RUN_MS = 120_000;

const ontology = new CurrentOntology().get();
const market = matchingMarket(ontology);
const jobId = (n: number): string => benchId(n);
const seekerId = (n: number): string => benchId(1_000_000 + n);

describe('a matching index divided among workers', () => {
  /** One process with the whole index; its database is that of all others. */
  let whole: TestApp;
  /** Processes that ask two and four workers. */
  let two: TestApp;
  let four: TestApp;
  const workers: MatchingWorker[] = [];
  const postings: string[] = [];
  let owner: string;
  let people: Person[];

  const sql = <T extends object>(text: string, ...values: unknown[]): Promise<T[]> =>
    query<T>(whole.databaseUrl, text, values);
  const start = (shards: number, count: number): MatchingWorker[] => {
    const started = Array.from({ length: count }, () =>
      startMatchingWorker({
        databaseUrl: whole.databaseUrl,
        dataDir: whole.dataDir,
        env: { MATCHING_SHARDS: String(shards), MATCHING_SNAPSHOT_FROM: '0' },
      }),
    );
    workers.push(...started);
    return started;
  };
  const missing = (app: TestApp) => app.app.get(ShardLeases, { strict: false }).missing();
  const untilMissing = (app: TestApp, shards: readonly number[]) =>
    eventually(
      `missing shards ${shards.join(', ')}`,
      async () => ((await missing(app)).join() === shards.join() ? true : undefined),
      START_MS,
    );

  const put = (kind: 'JOB' | 'SEEKER', rows: readonly { n: number; like: number }[]) =>
    sql(
      `insert into match_subject (kind, subject_id, terms, facts, input_hash, engine_version, updated_at)
       select '${kind}', row.id, row.terms, row.facts, repeat('0', 64), 'test', now()
         from jsonb_to_recordset($1::jsonb) as row (id uuid, terms jsonb, facts jsonb)
       on conflict (kind, subject_id) do update
         set terms = excluded.terms, facts = excluded.facts, changed_xid = excluded.changed_xid`,
      JSON.stringify(
        rows.map(({ n, like }) => {
          const { terms, facts } =
            kind === 'JOB' ? indexedJob(market.job(like), ontology) : indexedSeeker(market.seeker(like), ontology);
          return { id: kind === 'JOB' ? jobId(n) : seekerId(n), terms: Object.fromEntries(terms), facts };
        }),
      ),
    );
  const range = (from: number, to: number, like = (n: number) => n) =>
    Array.from({ length: to - from }, (_, at) => ({ n: from + at, like: like(from + at) }));

  /** Runs again if a worker was late, as the queue does. */
  const run = async <T>(app: TestApp, work: () => Promise<T>): Promise<T> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await RequestContext.create(app.orm.em, work);
      } catch (error) {
        if (!(error instanceof ShardsMissing) || tries === 5) throw error;
      }
    }
  };
  /** The best for each of several people and postings, best first. */
  const found = (app: TestApp) =>
    run(app, async () => {
      const index = app.app.get(MatchIndex, { strict: false });
      const ask = (work: () => Promise<readonly string[]>) =>
        index.isDivided ? work() : app.app.get(Transaction).run(work);
      const lists: (readonly string[])[] = [];
      for (let n = 0; n < ASKED; n += 1) {
        const seeker = questionOfSeeker(market.seeker(7_000 + n), ontology);
        const job = questionOfJob(market.job(7_000 + n), ontology);
        lists.push(await ask(() => index.retrieveJobs(seekerId(7_000 + n), seeker)));
        lists.push(await ask(() => index.retrieveSeekers(jobId(7_000 + n), job)));
      }
      return lists;
    });
  const computeFor = (app: TestApp, id: string) =>
    run(app, () => app.app.get(RecomputeForSeeker, { strict: false }).execute(id));
  const compute = async (app: TestApp) => {
    for (const { id } of people) await computeFor(app, id);
    for (const id of postings) await run(app, () => app.app.get(RecomputeForJob, { strict: false }).execute(id));
  };
  const stored = () =>
    sql(
      `select seeker_id, job_id, company_id, status, match_score, compatibility_score, card_score, parts, reasons, gaps,
              evidence, card_result, inputs_hash, model_version, ontology_version
         from match order by seeker_id, job_id`,
    );
  /** The rows that the process stores for everybody, starting from none. */
  const storedBy = async (app: TestApp) => {
    await sql('delete from match');
    await compute(app);
    return stored();
  };

  beforeAll(async () => {
    // Workers forget removals by their real clock.
    const clock = new FixedClock(new Date());
    whole = await startTestApp({ clock });
    const hospital = await signUpWithCompany(whole, 'Hôpital Mont-Blanc');
    const clinic = await signUpWithCompany(whole, 'Clinique du Lac');
    owner = hospital.token;
    for (const { token } of [hospital, clinic]) {
      for (const title of [intensiveCare.title, 'Infirmière clinicienne', 'Triage nurse'])
        postings.push((await publish(whole, token, { ...intensiveCare, title })).id);
    }
    people = [];
    for (const years of [8, 3, 1]) people.push(await seekerWith(whole, { ...clinicalNurse, years_experience: years }));
    const [, blocking, hidden] = people;
    const payload = { company_id: clinic.companyId };
    const { status } = await whole.request({
      ...{ method: 'POST', url: '/api/users/me/exclusions', token: blocking!.token, payload },
    });
    expect(status).toBe(201);
    await show(whole, hidden!.token, false);
    await whole.runJobs();
    await put(
      'JOB',
      range(0, POSTINGS, (n) => n % DISTINCT),
    );
    await put(
      'SEEKER',
      range(0, PEOPLE, (n) => n % DISTINCT),
    );
    two = await startTestApp({ clock, beside: whole, env: { MATCHING_SHARDS: '2' } });
    four = await startTestApp({ clock, beside: whole, env: { MATCHING_SHARDS: '4' } });
  }, START_MS);
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    await four?.close();
    await two?.close();
    await whole?.close();
  }, START_MS);

  it(
    'finds and stores what one process does, with 2 and 4 workers, also while 2 become 4',
    async () => {
      start(2, 2);
      await untilMissing(two, []);
      const lists = await found(whole);
      expect(lists.every((ids) => ids.length > 50)).toBe(true);
      expect(await found(two)).toEqual(lists);

      // Half of the new ones: no process that expects four asks two.
      start(4, 2);
      await untilMissing(four, [2, 3]);
      await expect(
        RequestContext.create(four.orm.em, () =>
          four.app.get(RecomputeForSeeker, { strict: false }).execute(people[0]!.id),
        ),
      ).rejects.toThrow('matching shards 2, 3 of 4 do not answer');
      expect(await found(two)).toEqual(lists);
      start(4, 2);
      await untilMissing(four, []);
      expect(await found(four)).toEqual(lists);

      // Committed before the question: included in the answer.
      await put(
        'JOB',
        range(0, 60, (n) => 2_000 + n),
      );
      await put(
        'JOB',
        range(POSTINGS, POSTINGS + 40, (n) => n % 7),
      );
      await put(
        'SEEKER',
        range(0, 30, (n) => 2_000 + n),
      );
      await run(whole, () =>
        whole.app.get(Transaction).run(async () => {
          const index = whole.app.get(MatchIndex, { strict: false });
          for (let n = 60; n < 160; n += 1) await index.remove('JOB', jobId(n));
          for (let n = 30; n < 60; n += 1) await index.remove('SEEKER', seekerId(n));
        }),
      );
      const changed = await found(whole);
      expect(changed).not.toEqual(lists);
      expect(await found(two)).toEqual(changed);
      expect(await found(four)).toEqual(changed);

      const rows = await storedBy(whole);
      // One person sees all six postings, one hides from a company, one is hidden.
      expect(rows).toHaveLength(9);
      expect(await storedBy(two)).toEqual(rows);
      expect(await storedBy(four)).toEqual(rows);
      await compute(four);
      expect(await stored()).toEqual(rows);
    },
    START_MS + RUN_MS,
  );

  it(
    'waits for a worker that stands still, and computes with what changed meanwhile',
    async () => {
      const [nurse] = people;
      const still = workers[3]!.child;
      still.kill('SIGSTOP');
      const computing = computeFor(four, nurse!.id);
      computing.catch(() => undefined);
      try {
        await eventually(
          'answers of the others',
          async () => {
            const [row] = await sql<{ answers: number }>('select count(*)::int as answers from match_answer');
            return row!.answers >= 3 ? true : undefined;
          },
          RUN_MS,
        );
        await whole.request({
          ...{ method: 'PUT', url: '/api/users/me', token: nurse!.token },
          payload: { skills: [...clinicalNurse.skills, 'ACLS'] },
        });
        await whole.request({
          ...{ method: 'PUT', url: `/api/jobs/${postings[0]}`, token: owner, payload: { status: 'PAUSED' } },
        });
      } finally {
        still.kill('SIGCONT');
      }
      await computing;
      await untilMissing(four, []);
      await compute(four);
      const rows = await stored();
      expect(rows.length).toBeGreaterThan(5);
      expect(await storedBy(whole)).toEqual(rows);
      expect(await storedBy(four)).toEqual(rows);
      expect(await sql('select from match_question')).toEqual([]);
    },
    START_MS + RUN_MS,
  );

  it(
    'stores nothing while a killed worker is missing, says which, and goes on with another one',
    async () => {
      const rows = await storedBy(whole);
      await workers[4]!.end('SIGKILL');
      // Its lease ends later: until then the run waits for an answer.
      await eventually('a missing shard', async () => ((await missing(four)).length === 1 ? true : undefined), RUN_MS);
      const lost = await missing(four);
      await sql('delete from match');
      const words = `matching shard ${lost.join()} of 4 does not answer`;
      await expect(computeFor(four, people[0]!.id)).rejects.toThrow(words);
      expect(await stored()).toEqual([]);
      expect(await found(two)).toEqual(await found(whole));
      const { body } = await four.request<{ checks: Record<string, unknown> }>({ url: '/api/health/ready' });
      expect(JSON.stringify(body)).toContain('matching-shards');

      start(4, 1);
      await untilMissing(four, []);
      expect(await storedBy(four)).toEqual(rows);

      // The two old workers stop: what still expects two waits too.
      await Promise.all(workers.slice(0, 2).map((worker) => worker.end('SIGTERM')));
      await untilMissing(two, [0, 1]);
      await expect(computeFor(two, people[0]!.id)).rejects.toThrow('matching shards 0, 1 of 2 do not answer');
      expect(await stored()).toEqual(rows);
    },
    START_MS + RUN_MS,
  );
});
