import {
  type BackendFactory,
  type ConnectionOptions,
  createRedisBackend,
  type QueueBaseOptions,
  setDefaultBackendFactory,
} from 'bullmq';
import { createPatientPostgresBackend, postgresConnection } from './postgres-backend.js';
import { assertRedisKeepsJobs, redisProducerConnection, redisWorkerConnection } from './redis-backend.js';

/** Keys of one product among others in a shared Redis. PostgreSQL separates by schema and ignores it. */
export const queuePrefix = 'entrevue';

/** A worker's own statements beside the one connection it listens on. */
const WORKER_POOL = 4;
const PRODUCER_POOL = 2;

/** Where queues live. The factory decides from who asks (a worker or a handle) how it connects. */
export interface QueueBackend {
  readonly kind: 'postgres' | 'redis';
  /** @throws Error when jobs would not be safe there, or when it cannot be reached. */
  assertUsable(): Promise<void>;
}

/** Injection token of the chosen backend. */
export const QUEUE_BACKEND = Symbol('queue-backend');

/**
 * The one place that chooses where jobs are kept, by the scheme of QUEUE_URL, and tells BullMQ so for the whole process:
 * every queue and worker made afterwards, by us or by `@nestjs/bullmq`, uses it.
 *
 * @param url `postgres://…` or `redis://…`
 */
export function chooseQueueBackend(url: string): QueueBackend {
  if (/^rediss?:/.test(url)) {
    setDefaultBackendFactory(((name, options, role = {}) => {
      const connection = role.withBlockingConnection ? redisWorkerConnection(url) : redisProducerConnection(url);
      return createRedisBackend(name, { ...options, connection } as QueueBaseOptions, role);
    }) satisfies BackendFactory);
    return { kind: 'redis', assertUsable: () => assertRedisKeepsJobs(url) };
  }
  setDefaultBackendFactory(((name, options, role = {}) => {
    const connection = postgresConnection(url, role.withBlockingConnection ? WORKER_POOL : PRODUCER_POOL);
    return createPatientPostgresBackend(name, { ...options, connection }, role);
  }) satisfies BackendFactory);
  // The database itself has been checked by whoever opened it first.
  return { kind: 'postgres', assertUsable: () => Promise.resolve() };
}

/** BullMQ insists on a connection in its options; the factory above puts the real one in. */
export const connectionByBackend: ConnectionOptions = {};
