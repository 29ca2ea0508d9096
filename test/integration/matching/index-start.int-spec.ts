import { RequestContext } from '@mikro-orm/postgresql';
import { jest } from '@jest/globals';
import { SubjectIndex } from '../../../server/modules/matching/engine/retrieve/subject-index.js';
import { CurrentOntology } from '../../../server/modules/matching/lexicon/current-ontology.js';
import { IndexStart } from '../../../server/modules/matching/persistence/index-start.js';
import { ShardIndex } from '../../../server/modules/matching/shards/shard-index.js';
import { RecomputeForJob } from '../../../server/modules/matching/use-cases/recompute-for-job.js';
import { RecomputeForSeeker } from '../../../server/modules/matching/use-cases/recompute-for-seeker.js';
import { WriteIndexSnapshots } from '../../../server/modules/matching/use-cases/write-index-snapshots.js';
import { Transaction } from '../../../server/platform/database/transaction.js';
import { publish, signUpWithCompany } from '../../http/jobs/market.js';
import { clinicalNurse, intensiveCare, seekerWith } from '../../http/matching/stage.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { EmbeddingsServer } from '../../support/embeddings-server.js';
import { query } from '../../support/query.js';

/** With millions of subjects, this takes longer than a transaction may be idle (`databaseTimeouts`), so its connection would be lost. */
describe('memory that is filled from a snapshot of the matching index', () => {
  let written: TestApp;
  let service: EmbeddingsServer;
  /** Whether a transaction was open, for each time. */
  let filled: boolean[];
  let current: TestApp;
  let nurse: string;
  let posting: string;

  /** A process without memory of the index, which has snapshots to start from. */
  const newProcess = async (env: Record<string, string> = {}): Promise<TestApp> => {
    current = await startTestApp({
      beside: written,
      clock: written.clock,
      env: { MATCHING_SNAPSHOT_FROM: '1', ...env },
    });
    return current;
  };
  const run = <T>(app: TestApp, work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const forSeeker = (app: TestApp) => run(app, () => app.app.get(RecomputeForSeeker, { strict: false }).execute(nurse));
  const forJob = (app: TestApp) => run(app, () => app.app.get(RecomputeForJob, { strict: false }).execute(posting));
  const write = (app: TestApp) => run(app, () => app.app.get(WriteIndexSnapshots, { strict: false }).execute());

  beforeAll(async () => {
    service = new EmbeddingsServer();
    written = await startTestApp({ env: { MATCHING_SNAPSHOT_FROM: '1' } });
    const { token } = await signUpWithCompany(written, 'Hôpital Mont-Blanc');
    posting = (await publish(written, token, intensiveCare)).id;
    nurse = (await seekerWith(written, clinicalNurse)).id;
    await written.runJobs();
    expect(await write(written)).toBe(2);
    const original = SubjectIndex.prototype.fromBytes;
    jest.spyOn(SubjectIndex.prototype, 'fromBytes').mockImplementation(function (this: SubjectIndex<unknown>, bytes) {
      filled.push(current.orm.em.isInTransaction());
      original.call(this, bytes);
    });
  });
  beforeEach(() => {
    filled = [];
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await written?.close();
    await service?.stop();
  });

  it('holds no transaction open for a person’s run and a posting’s, and both find the other', async () => {
    const app = await newProcess();
    try {
      await query(app.databaseUrl, 'delete from match');
      await forSeeker(app);
      expect(await query(app.databaseUrl, 'select from match')).toHaveLength(1);
      await query(app.databaseUrl, 'delete from match');
      await forJob(app);
      expect(await query(app.databaseUrl, 'select from match')).toHaveLength(1);
      expect(filled).toEqual([false, false]);
      await forSeeker(app);
      expect(filled).toHaveLength(2);
    } finally {
      await app.close();
    }
  });

  it('nor for a run with a provider of embeddings, which searches once more before its transaction', async () => {
    const app = await newProcess({ AI_BASE_URL: await service.start(), AI_EMBEDDING_MODEL: 'small-words-1' });
    try {
      await forSeeker(app);
      await forJob(app);
      expect(filled).toEqual([false, false]);
    } finally {
      await app.close();
    }
  });

  it('nor when the next snapshots are written', async () => {
    const app = await newProcess();
    try {
      // The newest are old enough to be replaced, and new enough to start from.
      await query(app.databaseUrl, `update match_index_snapshot set taken_at = taken_at - interval '7 hours'`);
      expect(await write(app)).toBe(2);
      expect(filled).toEqual([false, false]);
    } finally {
      await app.close();
    }
  });

  it('nor for a part of a divided index', async () => {
    const app = await newProcess();
    const part = (): ShardIndex =>
      new ShardIndex(
        { shard: 0, shards: 1 },
        app.app.get(CurrentOntology, { strict: false }).get(),
        app.app.get(IndexStart, { strict: false }),
        (error) => {
          throw error;
        },
      );
    const prepare = (index: ShardIndex) =>
      run(app, () => index.prepare('JOB', app.orm.em, app.app.get(Transaction), app.clock.now()));
    try {
      const first = part();
      await prepare(first);
      expect(filled).toEqual([]);
      const source = {
        start: () => Promise.resolve(),
        take: (kind: 'JOB' | 'SEEKER') => first.take(kind, app.orm.em, app.clock.now()),
        formatOf: (kind: 'JOB' | 'SEEKER') => first.formatOf(kind),
      };
      await run(app, () => app.app.get(WriteIndexSnapshots, { strict: false }).execute(undefined, source));
      await prepare(part());
      expect(filled).toEqual([false]);
    } finally {
      await app.close();
    }
  });
});
