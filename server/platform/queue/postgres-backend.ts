import {
  type BackendFactory,
  type PostgresConnectionOptions,
  type PostgresPoolConfig,
  PostgresQueueBackend,
  type QueueBaseOptions,
} from 'bullmq';
import { retryCollisions } from '../database/retry-collisions.js';
import { isDatabaseAway } from './database-away.js';
import { GuardedPostgresConnection } from './guarded-postgres-connection.js';

/** Schema of the queue's own tables. */
export const queueSchema = 'bullmq';

/**
 * Connection options of one queue handle or worker. Pools are small because each queue has one; they connect on demand and close
 * idle connections.
 *
 * @param max connections, not counting the one on which a worker listens.
 */
export function postgresConnection(url: string, max: number): PostgresPoolConfig {
  return {
    connectionString: url,
    schema: queueSchema,
    // Without this BullMQ waits for a schema that nobody creates, throwing endlessly and using a full core.
    migrate: true,
    max,
    application_name: 'entrevue-queue',
    connectionTimeoutMillis: 5_000,
    // Startup opens a connection for every queue; release them soon.
    idleTimeoutMillis: 1_000,
    statement_timeout: 15_000,
    keepAlive: true,
  };
}

/** The only error code after which BullMQ's worker loop waits before it retries. */
const waitingCode = 'ECONNREFUSED';

/**
 * BullMQ's PostgreSQL backend, except that it waits during outages. BullMQ's worker loop waits only after refused connections. If
 * a server starts, shuts down or has no free connection, the loop would not wait and a finished job would count as failed. So
 * such errors are turned into the kind that BullMQ waits for. After a deadlock the statement runs again, because otherwise a finished
 * job would count as failed.
 */
class PatientPostgresBackend extends PostgresQueueBackend {
  override waitForJob(...args: Parameters<PostgresQueueBackend['waitForJob']>) {
    return this.#patiently(() => super.waitForJob(...args));
  }

  override moveToActive(...args: Parameters<PostgresQueueBackend['moveToActive']>) {
    return this.#patiently(() => super.moveToActive(...args));
  }

  override moveToDelayed(...args: Parameters<PostgresQueueBackend['moveToDelayed']>) {
    return this.#patiently(() => super.moveToDelayed(...args));
  }

  override moveToCompleted(...args: Parameters<PostgresQueueBackend['moveToCompleted']>) {
    return this.#patiently(() => super.moveToCompleted(...args));
  }

  override moveToFailed(...args: Parameters<PostgresQueueBackend['moveToFailed']>) {
    return this.#patiently(() => super.moveToFailed(...args));
  }

  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    try {
      // Each of BullMQ's statements is one whole transaction.
      return await retryCollisions(work);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      this.emit('error', error);
      throw Object.assign(new Error('the queue database cannot be reached', { cause: error }), { code: waitingCode });
    }
  }
}

/** Like BullMQ's `createPostgresBackend`, with our class. A worker's connection carries its queue's name. */
export const createPatientPostgresBackend: BackendFactory<PatientPostgresBackend, PostgresConnectionOptions> = (
  name,
  options: QueueBaseOptions<PostgresConnectionOptions>,
  role = {},
) => {
  const connection = new GuardedPostgresConnection(options.connection);
  return new PatientPostgresBackend(connection, name, options, true, role.withBlockingConnection ? name : undefined);
};
