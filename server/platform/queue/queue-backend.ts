import { type BackendFactory, type ConnectionOptions, createRedisBackend, setDefaultBackendFactory } from 'bullmq';
import { createPatientPostgresBackend, postgresConnection } from './postgres-backend.js';
import { assertRedisKeepsJobs, redisProducerConnection, redisWorkerConnection } from './redis-backend.js';

/** Key prefix in a shared Redis. PostgreSQL uses a schema and ignores it. */
export const queuePrefix = 'entrevue';

/**
 * Connections of a worker besides the one it listens on. Each queue has its own pool, so this number is multiplied by queues and
 * processes: with four and two, two APIs and a worker opened 190 connections.
 */
const WORKER_POOL = 2;
const PRODUCER_POOL = 1;

/** The server that stores the queues. */
export interface QueueBackend {
  readonly kind: 'postgres' | 'redis';
  /** Creates the connections of one queue; they differ for workers and handles. */
  readonly factory: BackendFactory;
  /** @throws Error if it could lose jobs, or cannot be reached. */
  assertUsable(): Promise<void>;
}

/** Injection token of the configured backend. */
export const QUEUE_BACKEND = Symbol('queue-backend');

/**
 * Chooses the backend by the scheme of QUEUE_URL.
 *
 * @param url `postgres://…` or `redis://…`
 */
export function chooseQueueBackend(url: string): QueueBackend {
  return /^rediss?:/.test(url) ? redisBackend(url) : postgresBackend(url);
}

/** Makes BullMQ use the backend by default, because `@nestjs/bullmq` creates workers without a backend option. */
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
    // The database connection is checked when the ORM starts.
    assertUsable: () => Promise.resolve(),
  };
}

/** BullMQ requires a connection option; the factory replaces it with the real one. */
export const connectionByBackend: ConnectionOptions = {};
