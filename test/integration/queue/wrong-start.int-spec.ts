import { jest } from '@jest/globals';
import { Module } from '@nestjs/common';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { HandlesJob, type JobHandler } from '../../../server/platform/queue/handles-job.decorator.js';
import { startQueueApp } from './support/queue-app.js';
import { startRedis } from './support/redis-server.js';
import { act, ActJob, TestJobsModule } from './support/test-jobs.js';

jest.setTimeout(60_000);

@Module({})
class NothingModule {}

@HandlesJob(act)
class SecondActJob implements JobHandler<typeof act> {
  handle() {
    return Promise.resolve('done' as const);
  }
}

@Module({ providers: [SecondActJob] })
class DoubleModule {}

describe('a process does not start', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());

  it('when a declared job has no handler', async () => {
    await expect(startQueueApp({ databaseUrl: database.url, modules: [NothingModule] })).rejects.toThrow(
      'job test.act has no handler: no provider carries @HandlesJob for it',
    );
  });

  it('when a job has two handlers', async () => {
    await expect(startQueueApp({ databaseUrl: database.url, modules: [TestJobsModule, DoubleModule] })).rejects.toThrow(
      `job test.act has 2 handlers: ${ActJob.name}, ${SecondActJob.name}`,
    );
  });

  it('when it should work on a queue that does not exist', async () => {
    await expect(startQueueApp({ databaseUrl: database.url, queues: ['test', 'mdeia'] })).rejects.toThrow(
      '--queues: unknown mdeia; the queues are fragile, maintenance, test, ticking',
    );
  });

  it.each(['like the API', 'as a worker'])('on a Redis that may drop jobs, %s', async (shape) => {
    const redis = await startRedis({ policy: 'allkeys-lru' });
    try {
      const queues = shape === 'as a worker' ? ['test'] : [];
      await expect(startQueueApp({ databaseUrl: database.url, queueUrl: redis.url, queues })).rejects.toThrow(
        'QUEUE_URL: this Redis has maxmemory-policy allkeys-lru and may drop jobs; it must be noeviction',
      );
    } finally {
      await redis.stop();
    }
  });
});
