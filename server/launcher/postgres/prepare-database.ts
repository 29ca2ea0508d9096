import { APPLICATION_NAME, adminUrl, type Connection } from './connection-file.js';
import { withClient } from './with-client.js';

/**
 * Creates the product's role and database if they are missing. The role owns its database and may create others (tests do), but
 * is no superuser: its extensions are trusted, so an owner can install them.
 */
export async function prepareDatabase(connection: Connection): Promise<void> {
  await withClient(adminUrl(connection), async (client) => {
    const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [APPLICATION_NAME]);
    if (role.rowCount === 0) {
      const password = client.escapeLiteral(connection.password);
      await client.query(`CREATE ROLE ${APPLICATION_NAME} LOGIN CREATEDB PASSWORD ${password}`);
    }
    const database = await client.query('SELECT FROM pg_database WHERE datname = $1', [APPLICATION_NAME]);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${APPLICATION_NAME} OWNER ${APPLICATION_NAME}`);
  });
}
