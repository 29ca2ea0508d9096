import {
  type BackendFactory,
  PostgresConnection,
  type PostgresConnectionOptions,
  type PostgresPoolConfig,
  PostgresQueueBackend,
  type QueueBaseOptions,
} from 'bullmq';
import { isDatabaseAway } from './database-away.js';

/** The queue's tables live apart from ours. */
export const queueSchema = 'bullmq';

/**
 * Connection for one queue handle or worker. Pools are small because there is one per queue; they open on demand and
 * let idle connections go.
 *
 * @param max connections beside the one a worker listens on.
 */
export function postgresConnection(url: string, max: number): PostgresPoolConfig {
  return {
    connectionString: url,
    schema: queueSchema,
    // Without it BullMQ waits for a schema that nobody makes: it throws without end and keeps a core busy.
    migrate: true,
    max,
    application_name: 'entrevue-queue',
    connectionTimeoutMillis: 5_000,
    // All queues are looked at when a process starts; what they open for it is not held on to.
    idleTimeoutMillis: 1_000,
    statement_timeout: 15_000,
    keepAlive: true,
  };
}

/** The one code by which BullMQ's worker loop recognises a lost connection and waits instead of trying at once. */
const waitingCode = 'ECONNREFUSED';

/**
 * BullMQ's PostgreSQL backend, patient. Its worker loop waits only after errors that look like a refused connection; while
 * a server starts up, shuts down or is out of connections it would spin and a finished job would count as failed. Every
 * such error is turned into the kind that makes it wait and try again.
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
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      this.emit('error', error);
      throw Object.assign(new Error('the queue database cannot be reached', { cause: error }), { code: waitingCode });
    }
  }
}

/** As BullMQ's `createPostgresBackend`, with the patient class; a worker's connection carries its queue's name. */
export const createPatientPostgresBackend: BackendFactory<PatientPostgresBackend, PostgresConnectionOptions> = (
  name,
  options: QueueBaseOptions<PostgresConnectionOptions>,
  role = {},
) => {
  const connection = new PostgresConnection(options.connection);
  return new PatientPostgresBackend(connection, name, options, true, role.withBlockingConnection ? name : undefined);
};
