import { createTestDatabase, type TestDatabase } from '../../../support/database.js';
import { type RedisServer, startRedis } from './redis-server.js';

/** A backend under test: always a database, and a Redis if jobs are stored there. */
export interface Bench {
  readonly databaseUrl: string;
  readonly queueUrl: string | undefined;
  readonly redis: RedisServer | undefined;
  close(): Promise<void>;
}

export const backends = ['postgres', 'redis'] as const;

/** Uses the Redis of `TEST_REDIS_URL`, or starts one. Tests that freeze or kill Redis start their own. */
export async function openBench(backend: (typeof backends)[number]): Promise<Bench> {
  const database: TestDatabase = await createTestDatabase();
  const given = process.env['TEST_REDIS_URL'];
  const redis = backend === 'redis' && !given ? await startRedis() : undefined;
  return {
    databaseUrl: database.url,
    queueUrl: backend === 'redis' ? (redis?.url ?? given) : undefined,
    redis,
    close: async () => {
      await redis?.stop();
      await database.drop();
    },
  };
}
