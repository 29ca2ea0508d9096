import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { TestApp } from './app.js';

/** An answer, and what it took: every statement sent to PostgreSQL, in order; `begin` and `commit` are two of them. */
export interface Counted<T> {
  readonly answer: T;
  readonly statements: readonly string[];
}

type Query = (this: unknown, ...input: readonly unknown[]) => unknown;
interface Client {
  query: Query;
}

const counting = new AsyncLocalStorage<string[]>();
const watched = new WeakSet<Client>();

/** @param client of the class whose statements are counted; statements of other work are not. */
function watch(client: Client): void {
  if (watched.has(client)) return;
  watched.add(client);
  const send = client.query;
  client.query = function countedQuery(this: unknown, ...input) {
    counting.getStore()?.push(textOf(input[0]));
    return send.apply(this, [...input]);
  };
}

function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : (query as { readonly text?: unknown } | null)?.text;
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : 'a statement without text';
}

/** The ORM has its own copy of the driver, so the class of its connections is not the one that we import. */
async function clientOf({ orm }: TestApp): Promise<Client> {
  const pool = await orm.em.getConnection().getNativeClient();
  const connection = await pool.connect();
  connection.release();
  return Object.getPrototypeOf(connection) as Client;
}

/**
 * Counts the statements that a request and all it waits for send to PostgreSQL. Other work of the process, for example the
 * relay of the outbox, is not counted.
 *
 * @example const { statements } = await countStatements(app, () => app.request({ url: '/api/matches', token }));
 */
export async function countStatements<T>(app: TestApp, work: () => Promise<T>): Promise<Counted<T>> {
  watch(await clientOf(app));
  watch(pg.Client.prototype);
  const statements: string[] = [];
  return { answer: await counting.run(statements, work), statements };
}
