import { type BackendFactory, type ConnectionOptions, createRedisBackend, setDefaultBackendFactory } from 'bullmq';
import { createPatientPostgresBackend, postgresConnection } from './postgres-backend.js';
import { assertRedisKeepsJobs, redisProducerConnection, redisWorkerConnection } from './redis-backend.js';

/** Keys of one product among others in a shared Redis. PostgreSQL separates by schema and ignores it. */
export const queuePrefix = 'entrevue';

/**
 * A worker's own statements beside the one connection it listens on. Every queue has a pool of its own, so what is added
 * here is multiplied by the queues and the processes: with four and two, two APIs and a worker opened 190 connections.
 */
const WORKER_POOL = 2;
const PRODUCER_POOL = 1;

/** Where queues live. */
export interface QueueBackend {
  readonly kind: 'postgres' | 'redis';
  /** Makes the connections of one queue; it decides from who asks, a worker or a handle, how to connect. */
  readonly factory: BackendFactory;
  /** @throws Error when jobs would not be safe there, or when it cannot be reached. */
  assertUsable(): Promise<void>;
}

/** Injection token of the chosen backend. */
export const QUEUE_BACKEND = Symbol('queue-backend');

/**
 * The one place that chooses where jobs are kept, by the scheme of QUEUE_URL.
 *
 * @param url `postgres://…` or `redis://…`
 */
export function chooseQueueBackend(url: string): QueueBackend {
  return /^rediss?:/.test(url) ? redisBackend(url) : postgresBackend(url);
}

/** Makes BullMQ use the backend for whatever it creates by itself, which is how `@nestjs/bullmq` creates workers. */
export function useByDefault(backend: QueueBackend): void {
  setDefaultBackendFactory(backend.factory);
}

function redisBackend(url: string): QueueBackend {
  return {
    kind: 'redis',
    factory: (name, options, role = {}) => {
      const connection = role.withBlockingConnection ? redisWorkerConnection(url) : redisProducerConnection(url);
      return createRedisBackend(name, { ...options, connection }, role);
    },
    assertUsable: () => assertRedisKeepsJobs(url),
  };
}

function postgresBackend(url: string): QueueBackend {
  return {
    kind: 'postgres',
    factory: (name, options, role = {}) => {
      const connection = postgresConnection(url, role.withBlockingConnection ? WORKER_POOL : PRODUCER_POOL);
      return createPatientPostgresBackend(name, { ...options, connection }, role);
    },
    // The database itself has been checked by whoever opened it first.
    assertUsable: () => Promise.resolve(),
  };
}

/** BullMQ insists on a connection in its options; the factory puts the real one in. */
export const connectionByBackend: ConnectionOptions = {};
