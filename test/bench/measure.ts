import { createRequire } from 'node:module';
import type pg from 'pg';

/** One line of a bench's report. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Everything the application sends to the database, while somebody listens. */
let heard: Statement[] | null = null;
// The one that the application's driver brings along; ours stays as it is.
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

/** Does something once and hears what the application sends to the database meanwhile. */
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
 * Whether one of the tables was read from end to end, by the plans of what was heard under the settings of who sent it.
 *
 * @param tables names, the first of which marks the statements that are looked at.
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
  // In the order in which they were sent: a setting holds for what comes after it.
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
