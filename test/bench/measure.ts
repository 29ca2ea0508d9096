import { createRequire } from 'node:module';
import type pg from 'pg';

/** One line of a bench's report. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Records all statements that the application sends to the database. */
let heard: Statement[] | null = null;
// Patch the `pg` of the application's driver; the copy that benches import stays unchanged.
const require = createRequire(createRequire(import.meta.url).resolve('@mikro-orm/postgresql'));
const { Client } = require('pg') as typeof pg;
const send = Client.prototype.query as (...given: unknown[]) => unknown;
Client.prototype.query = function (this: pg.Client, ...given: unknown[]): unknown {
  const [first, second] = given;
  const asked = first as { text?: string; values?: unknown[] } | string;
  if (heard !== null) {
    const text = typeof asked === 'string' ? asked : (asked.text ?? '');
    const values = typeof asked === 'string' ? second : asked.values;
    heard.push({ text, values: Array.isArray(values) ? values : [] });
  }
  return send.apply(this, given);
} as typeof Client.prototype.query;

/** Runs `work` once and records the statements that the application sends meanwhile. */
export async function listen<T>(work: () => Promise<T>): Promise<{ answer: T; statements: readonly Statement[] }> {
  const statements: Statement[] = [];
  heard = statements;
  try {
    return { answer: await work(), statements };
  } finally {
    heard = null;
  }
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const ms = (value: number): string => value.toFixed(1).padStart(8);

/** Milliseconds. */
export interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export const figures = (times: readonly number[]): Figures => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
});

export async function timed(work: () => Promise<unknown>, into: number[]): Promise<void> {
  const startedAt = performance.now();
  await work();
  into.push(performance.now() - startedAt);
}

/**
 * Whether a recorded statement reads one of the tables by a sequential scan. Asks PostgreSQL for each plan under the settings that
 * the sender had set.
 *
 * @param tables their names; only statements that read the first one are checked.
 */
export async function readsEverything(
  client: pg.Client,
  statements: readonly Statement[],
  tables: readonly [string, ...string[]],
): Promise<boolean> {
  const isAsked = ({ text }: Statement): boolean =>
    new RegExp(`(from|join) \\(?${tables[0]}\\b`).test(text) && /^(select|with)/.test(text);
  const plans: string[] = [];
  await client.query('begin');
  // Replay in the order of sending, because a setting applies to later statements.
  for (const statement of statements) {
    const { text, values } = statement;
    if (text.includes('set_config')) await client.query(text, [...values]);
    if (!isAsked(statement)) continue;
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
    plans.push(...rows.map((row) => row['QUERY PLAN']));
  }
  await client.query('rollback');
  return plans.some((line) => new RegExp(`Seq Scan on (${tables.join('|')})\\b`).test(line));
}
