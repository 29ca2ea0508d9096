import { RequestContext } from '@mikro-orm/postgresql';
import { ShardLeases } from '../../../server/modules/matching/shards/shard-leases.js';
import { ShardsMissing } from '../../../server/modules/matching/shards/shards-missing.js';
import { FindMissingSubjects } from '../../../server/modules/matching/use-cases/find-missing-subjects.js';
import { RecomputeForJob } from '../../../server/modules/matching/use-cases/recompute-for-job.js';
import { RecomputeForSeeker } from '../../../server/modules/matching/use-cases/recompute-for-seeker.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { publish, signUpWithCompany } from '../../http/jobs/market.js';
import { clinicalNurse, intensiveCare, seekerWith } from '../../http/matching/stage.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { EmbeddingsServer } from '../../support/embeddings-server.js';
import { query } from '../../support/query.js';
import { eventually } from '../media/support/processes.js';
import { type MatchingWorker, startMatchingWorker } from './support/matching-worker.js';

const MODEL = 'small-words-1';
/** Starting several processes takes long on a busy machine. */
const START_MS = 180_000;
const RUN_MS = 120_000;
/** Half of them ask for a skill that only the model finds similar to one of the people. */
const POSTINGS = 8;

interface Row {
  readonly title: string;
  readonly model: string;
  readonly parts: Record<string, { value: number }>;
}

describe('a provider of embeddings beside a matching index that is divided among workers', () => {
  let service: EmbeddingsServer;
  /** One process with the whole index; its database is that of all others. */
  let whole: TestApp;
  /** A process that asks two workers. */
  let two: TestApp;
  const workers: MatchingWorker[] = [];
  const people: string[] = [];
  const postings: string[] = [];

  const sql = <T extends object>(text: string, ...values: unknown[]): Promise<T[]> =>
    query<T>(whole.databaseUrl, text, values);
  const rows = (): Promise<Row[]> =>
    sql<Row>(
      `select m.seeker_id, m.job_id, j.title, m.status, m.match_score, m.card_score, m.parts, m.reasons, m.gaps, m.evidence,
              m.card_result, m.inputs_hash, m.model_version as model
         from match m join job j on j.id = m.job_id order by m.seeker_id, m.job_id`,
    );
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
  const computeFor = (app: TestApp, id: string) =>
    run(app, () => app.app.get(RecomputeForSeeker, { strict: false }).execute(id));
  /** The rows that a process stores, starting from none: first those of people, or first those of postings. */
  const storedBy = async (app: TestApp, first: 'people' | 'postings'): Promise<Row[]> => {
    await sql('delete from match');
    if (first === 'people') for (const id of people) await computeFor(app, id);
    for (const id of postings) await run(app, () => app.app.get(RecomputeForJob, { strict: false }).execute(id));
    if (first === 'postings') for (const id of people) await computeFor(app, id);
    return rows();
  };
  /** Gives all subjects that are not current to the queue, from which the workers take them. */
  const sweep = () => RequestContext.create(two.orm.em, () => two.app.get(FindMissingSubjects).execute());
  const asked = (): number => service.asked.flatMap(({ input }) => input).length;

  beforeAll(async () => {
    service = new EmbeddingsServer();
    service.translate('dompteur de zèbres', 'zebra taming');
    const env = { AI_BASE_URL: await service.start(), AI_API_KEY: 'clef-secrete', AI_EMBEDDING_MODEL: MODEL };
    // Workers forget removals by their real clock.
    const clock = new FixedClock(new Date());
    whole = await startTestApp({ clock, env });
    const { token } = await signUpWithCompany(whole, 'Hôpital Mont-Blanc');
    for (let n = 0; n < POSTINGS; n += 1) {
      const [title = '', wish = ''] = n % 2 === 0 ? ['Zebras', 'Zebra taming'] : ['Quartz', 'Quartz whittling'];
      const requirements = [...intensiveCare.requirements, wish];
      const posting = { ...intensiveCare, title: `Registered Nurse, Intensive Care (${title})`, requirements };
      postings.push((await publish(whole, token, posting)).id);
    }
    for (const years of [8, 5, 2]) {
      const skills = [...clinicalNurse.skills, 'Dompteuse de zèbres'];
      people.push((await seekerWith(whole, { ...clinicalNurse, skills, years_experience: years })).id);
    }
    await whole.runJobs();
    two = await startTestApp({ clock, beside: whole, env: { ...env, MATCHING_SHARDS: '2' } });
    for (let n = 0; n < 2; n += 1) {
      const { databaseUrl, dataDir } = whole;
      workers.push(
        startMatchingWorker({
          ...{ databaseUrl, dataDir },
          env: { ...env, MATCHING_SHARDS: '2', MATCHING_SNAPSHOT_FROM: '0' },
        }),
      );
    }
    const leases = two.app.get(ShardLeases, { strict: false });
    await eventually('both shards', async () => ((await leases.missing()).length === 0 ? true : undefined), START_MS);
  }, START_MS);
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    await two?.close();
    await whole?.close();
    await service?.stop();
  }, START_MS);

  it(
    'gives the same scores as one process, for people and for postings',
    async () => {
      const expected = await storedBy(whole, 'people');
      expect(expected).toHaveLength(people.length * POSTINGS);
      const semantic = (title: string): number[] =>
        expected.filter((row) => row.title.includes(title)).map(({ parts }) => parts['semantic']?.value ?? NaN);
      expect(Math.min(...semantic('Zebras'))).toBeGreaterThan(Math.max(...semantic('Quartz')));
      expect(await storedBy(two, 'people')).toEqual(expected);
      expect(await storedBy(whole, 'postings')).toEqual(expected);
      expect(await storedBy(two, 'postings')).toEqual(expected);
    },
    RUN_MS,
  );

  it(
    'is asked by the workers themselves, which take the jobs from the queue',
    async () => {
      const expected = await storedBy(whole, 'people');
      await sql('delete from match');
      await sql('delete from text_vector');
      await sql(`update match_subject set engine_version = 'earlier'`);
      const before = asked();
      expect((await sweep()).enqueued).toBe(people.length + POSTINGS);
      await eventually(
        'matches of the workers',
        async () => ((await rows()).length === expected.length ? true : undefined),
        RUN_MS,
      );
      expect(await rows()).toEqual(expected);
      // Neither of the two processes here did it.
      expect(asked()).toBeGreaterThan(before);
    },
    RUN_MS,
  );
});
