import { PostgresConnection, type PostgresConnectionOptions } from 'bullmq';

type ListenClient = Awaited<ReturnType<PostgresConnection['getListenClient']>>;

/** A client whose connection ends emits `error`. The statement that runs then fails with the same error, so nothing is lost here. */
const ignore = (): void => undefined;

/**
 * BullMQ's connection, without the two moments in which its clients have no `error` listener: between two statements of a client in use,
 * and while the listening client closes. An `error` without a listener ends the process, for example when PostgreSQL restarts.
 */
export class GuardedPostgresConnection extends PostgresConnection {
  constructor(options: PostgresConnectionOptions) {
    super(options);
    this.pool.on('connect', (client) => client.on('error', ignore));
  }

  override async getListenClient(): Promise<ListenClient> {
    return keepListening(await super.getListenClient());
  }
}

const guarded = new WeakSet<ListenClient>();

/** BullMQ removes all listeners of a client before it closes it, so add ours again each time. */
function keepListening(client: ListenClient): ListenClient {
  if (guarded.has(client)) return client;
  guarded.add(client);
  const removeAllListeners = client.removeAllListeners.bind(client);
  client.removeAllListeners = (event?: string) => {
    removeAllListeners(event);
    return client.on('error', ignore);
  };
  client.on('error', ignore);
  return client;
}
