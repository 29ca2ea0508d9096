import type { TestApp } from './app.js';

/** A comment in the statement with which a process compares its clock every ten seconds. */
const OF_THE_CLOCK = 'clock of the process';

/** The statements that one request sent to the database. */
export interface Heard<T> {
  readonly answer: T;
  /** Every statement in order, `begin` and `commit` too. */
  readonly statements: readonly string[];
}

/**
 * Counts the statements that the application sends to the database while `work` runs. Nothing else may run meanwhile.
 *
 * @example const { statements } = await heardBy(app, () => reserve(app, recruiter, seeker.id));
 */
export async function heardBy<T>({ orm }: TestApp, work: () => Promise<T>): Promise<Heard<T>> {
  const logger = orm.config.getLogger();
  const statements: string[] = [];
  const logQuery = logger.logQuery.bind(logger);
  logger.logQuery = (context) => {
    if (!context.query?.includes(OF_THE_CLOCK)) statements.push(context.query ?? '');
    logQuery(context);
  };
  try {
    return { answer: await work(), statements };
  } finally {
    logger.logQuery = logQuery;
  }
}

/**
 * Excludes statements that a request sends only sometimes: `pg_notify` wakes the relay after the answer, and the time a session was last
 * seen is written at most once a minute.
 */
export const isOfRequest = (statement: string): boolean =>
  !statement.includes('pg_notify') && !statement.startsWith('update session set last_seen_at');
