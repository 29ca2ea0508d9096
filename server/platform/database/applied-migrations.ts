import type pg from 'pg';

const UNDEFINED_TABLE = '42P01';

export interface AppliedMigration {
  readonly name: string;
  /** The migration that code must know to work with the database; null if this one only adds. */
  readonly needs: string | null;
}

/** How a database differs from the migrations that this code knows. */
export interface Difference {
  /** Not applied yet. */
  readonly pending: readonly string[];
  /** Applied by a newer version. */
  readonly unknown: readonly string[];
  /** Those of them, or of older ones, that this code would have to know. */
  readonly needed: readonly string[];
}

export function differenceTo(known: readonly string[], applied: readonly AppliedMigration[]): Difference {
  const names = new Set(applied.map(({ name }) => name));
  const unknown = applied.filter(({ name }) => !known.includes(name));
  return {
    pending: known.filter((name) => !names.has(name)),
    unknown: unknown.map(({ name }) => name),
    needed: [...new Set(unknown.flatMap(({ needs }) => (needs === null || known.includes(needs) ? [] : [needs])))],
  };
}

export async function appliedMigrations(client: pg.Client): Promise<readonly AppliedMigration[]> {
  const applied = await rowsOf<{ name: string }>(client, 'select name from migration order by id');
  // A database of an older version does not have this table.
  const contracting = await rowsOf<{ name: string; needs: string }>(
    client,
    'select name, needs from contracting_migration',
  );
  const needs = new Map(contracting.map((row) => [row.name, row.needs]));
  return applied.map(({ name }) => ({ name, needs: needs.get(name) ?? null }));
}

/** The rows, or none if the table does not exist. */
async function rowsOf<T extends pg.QueryResultRow>(client: pg.Client, sql: string): Promise<readonly T[]> {
  try {
    return (await client.query<T>(sql)).rows;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}
