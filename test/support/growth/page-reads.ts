import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';

type Query = (this: unknown, ...input: readonly unknown[]) => unknown;
interface Client {
  query: Query;
  on(event: 'notice', listener: (notice: { readonly message?: string }) => void): unknown;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

interface Executed {
  readonly 'Query Text': string;
  readonly Plan: PlanNode;
}

/** The pages and rows that PostgreSQL read for a piece of work. */
export interface Reads {
  /** Pages of 8 KiB, from memory or disk. Unlike time, they do not depend on the load of the machine. */
  readonly pages: number;
  /** Rows of tables that were read, and the table of which most were read. */
  readonly rows: number;
  readonly table: string;
  /** The statement that read most pages. */
  readonly statement: string;
}

export interface PageReadsOptions {
  /** Prefers indexes even for small tables, where reading the whole table is cheaper. */
  readonly isIndexed: boolean;
}

/** PostgreSQL's own module sends the executed plan of every statement to the client, as a notice. */
const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** Counts the pages that PostgreSQL reads for requests and jobs of an application. */
export class PageReads {
  readonly #heard = new WeakSet<Client>();
  #executed: Executed[] | null = null;

  private constructor() {}

  /** @param superuser connected to the application's database; its other connections are ended, because old ones send no plans. */
  static async of(orm: MikroORM, superuser: pg.Client, { isIndexed }: PageReadsOptions): Promise<PageReads> {
    await superuser.query(`load 'auto_explain'`);
    const all = { ...settings, ...(isIndexed ? { enable_seqscan: 'off' } : {}) };
    const database = superuser.escapeIdentifier(superuser.database ?? '');
    for (const [name, value] of Object.entries(all))
      await superuser.query(`alter database ${database} set ${name} = ${superuser.escapeLiteral(value)}`);
    await superuser.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const reads = new PageReads();
    // The ORM has its own copy of the driver, so the class of its connections may not be the one that we import.
    const pool = await orm.em.getConnection().getNativeClient();
    const connection = await pool.connect();
    connection.release();
    const classes = new Set([Object.getPrototypeOf(connection) as Client, pg.Client.prototype as unknown as Client]);
    for (const each of classes) reads.#listen(each);
    return reads;
  }

  /** Nothing else may use the application meanwhile. */
  async during(work: () => Promise<unknown>): Promise<Reads> {
    const executed: Executed[] = [];
    this.#executed = executed;
    try {
      await work();
    } finally {
      this.#executed = null;
    }
    return readsOf(executed);
  }

  #listen(client: Client): void {
    const send = client.query;
    const hear = (each: Client): void => {
      if (this.#heard.has(each)) return;
      this.#heard.add(each);
      each.on('notice', ({ message }) => {
        const plan = message?.match(/^duration: .*? plan:\n(.*)$/s)?.[1];
        if (plan !== undefined) this.#executed?.push(JSON.parse(plan) as Executed);
      });
    };
    client.query = function heardQuery(this: unknown, ...input) {
      hear(this as Client);
      return send.apply(this, [...input]);
    };
  }
}

const pagesOf = ({ Plan: plan }: Executed): number =>
  (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);

function readsOf(executed: readonly Executed[]): Reads {
  const byTable = new Map<string, number>();
  for (const { Plan } of executed) countRows(Plan, byTable);
  const [table = ''] = [...byTable].sort(([, one], [, other]) => other - one)[0] ?? [];
  const largest = [...executed].sort((one, other) => pagesOf(other) - pagesOf(one))[0];
  return {
    pages: executed.reduce((sum, one) => sum + pagesOf(one), 0),
    rows: [...byTable.values()].reduce((sum, rows) => sum + rows, 0),
    table,
    statement: largest?.['Query Text'].replace(/\s+/g, ' ') ?? '',
  };
}

function countRows(node: PlanNode, byTable: Map<string, number>): void {
  const name = node['Relation Name'];
  if (name !== undefined) {
    const rows = ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1);
    byTable.set(name, (byTable.get(name) ?? 0) + Math.round(rows));
  }
  for (const child of node.Plans ?? []) countRows(child, byTable);
}
