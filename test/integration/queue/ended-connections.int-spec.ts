import type { Socket } from 'node:net';
import { GuardedPostgresConnection } from '../../../server/platform/queue/guarded-postgres-connection.js';
import { postgresConnection } from '../../../server/platform/queue/postgres-backend.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { query } from '../../support/query.js';

/** The parts of a client of `pg` that are not in BullMQ’s types. */
type Client = NodeJS.EventEmitter & { readonly processID: number; readonly connection: { readonly stream: Socket } };

/** An error without a listener would end the process: here it fails the whole file. */
describe('a connection of the queue that PostgreSQL ends', () => {
  let database: TestDatabase;
  let connection: GuardedPostgresConnection;
  beforeAll(async () => {
    database = await createTestDatabase();
    connection = new GuardedPostgresConnection(postgresConnection(database.url, 1));
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  const endByServer = (client: Client): Promise<unknown> =>
    query(database.url, 'select pg_terminate_backend($1)', [client.processID]);

  it('only fails the next statement if it was between two statements', async () => {
    const client = await connection.pool.connect();
    const ended = new Promise((resolve) => (client as unknown as Client).once('end', resolve));
    await endByServer(client as unknown as Client);
    await ended;
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    expect((await connection.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('still closes if it was the listening one and was just being closed', async () => {
    const client = (await connection.getListenClient()) as unknown as Client;
    const { stream } = client.connection;
    stream.pause();
    await endByServer(client);
    const closed = connection.close();
    stream.resume();
    await closed;
    expect(stream.destroyed).toBe(true);
  });
});
