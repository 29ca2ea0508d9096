import { Migration } from '@mikro-orm/migrations';
import { ConcurrentIndexes } from './concurrent-indexes.js';
import { contracts } from './contracts.js';
import { migrations } from './migrations/index.js';
import type { MigrationList } from './migrator.js';

/** Earlier migrations were written before these rules. */
const FIRST = 118;

const removes: readonly RegExp[] = [
  /\bdrop\s+(?!constraint\b|index\b|trigger\b|not\s+null\b|identity\b|expression\b|policy\b|rule\b)/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i,
];
/** A column, with everything up to the next part of the statement. */
const ADDED_COLUMN =
  /\badd\s+(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b|table\b|value\b)(?:(?!,\s*(?:add|alter|drop)\b)[^;])*/gi;

/** Whether code that does not know this statement can fail after it. */
function contractsSchema(sql: string): boolean {
  if (removes.some((pattern) => pattern.test(sql))) return true;
  if (!/^\s*alter\s+table\b/i.test(sql)) return false;
  return [...sql.matchAll(ADDED_COLUMN)].some(
    ([column]) => /(?<!\bis\s+)\bnot\s+null\b/i.test(column) && !/\b(?:default|generated|serial)\b/i.test(column),
  );
}

const numberOf = (name: string): number => Number(/_(\d+)_/.exec(name)?.[1]);

/** The statements of `up` on a database that has none of its indexes. */
async function statementsOf(migration: Migration): Promise<readonly string[]> {
  await migration.up();
  return migration.getQueries().map(String);
}

type Arguments = ConstructorParameters<typeof Migration>;
const made = (Class: MigrationList[number]): Migration =>
  new Class({ execute: () => Promise.resolve([]) } as unknown as Arguments[0], {} as Arguments[1]);

const names = migrations.map(({ name }) => name);
const checked = migrations.filter(({ name }) => numberOf(name) >= FIRST);

/** The faults of a migration, in words. */
async function faultsOf(Class: MigrationList[number], known: readonly string[] = names): Promise<readonly string[]> {
  const migration = made(Class);
  const statements = await statementsOf(migration);
  const declared = statements
    .map((sql) => /insert into contracting_migration .* values \('(\w+)', '(\w+)'\)/.exec(sql))
    .find(Boolean);
  const faults: string[] = [];
  if (!declared && statements.some(contractsSchema)) faults.push('removes something without `contracts`');
  if (declared) {
    const [, name = '', needs = ''] = declared;
    if (name !== Class.name) faults.push(`speaks for ${name}`);
    if (!known.slice(0, known.indexOf(Class.name) + 1).includes(needs))
      faults.push(`needs ${needs}, which is not before it`);
  }
  return [...faults, ...indexFaults(migration, statements)];
}

/** An index of a table with rows blocks writes to it while it is built, unless it is built concurrently. */
function indexFaults(migration: Migration, statements: readonly string[]): readonly string[] {
  if (migration instanceof ConcurrentIndexes) {
    const others = statements.filter(
      (sql) => !/^(?:create (?:unique )?index concurrently|drop index concurrently|(?:re)?set lock_timeout)/.test(sql),
    );
    return others.map((sql) => `does not only change indexes: ${sql}`);
  }
  if (!migration.isTransactional()) return ['has no transaction, but does not extend ConcurrentIndexes'];
  const all = statements.join(';\n');
  const own = new Set(
    [...all.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, table]) => table),
  );
  return [...all.matchAll(/\bcreate\s+(?:unique\s+)?index\s+(?:if\s+not\s+exists\s+)?(\w+)\s+on\s+(?:only\s+)?(\w+)/gi)]
    .filter(([, , table]) => !own.has(table))
    .map(([, index, table]) => `builds ${index} of the existing table ${table} without ConcurrentIndexes`);
}

describe('a migration', () => {
  it.each(checked.map((Class) => [Class.name, Class] as const))(
    '%s lets older code run, or says that it does not',
    async (_, Class) => {
      expect(await faultsOf(Class)).toEqual([]);
    },
  );

  it('is checked from the first number on', () => {
    expect(checked.length).toBeGreaterThan(0);
    expect(names.every((name) => numberOf(name) > 0)).toBe(true);
  });
});

describe('the check of migrations', () => {
  /** A migration with these statements, after all others. */
  const faultsWith = (...statements: readonly string[]): Promise<readonly string[]> => {
    class Newest extends Migration {
      override up(): void {
        for (const sql of statements) this.addSql(sql);
      }
    }
    return faultsOf(Newest, [...names, 'Newest']);
  };
  const declared = (name: string, needs: string): string =>
    contracts({ constructor: { name } } as unknown as Migration, { needs });

  it.each([
    'drop table job_view',
    'alter table job drop column place',
    'alter table job drop place',
    'drop function company_name_words(text)',
    'alter table job alter column place drop default',
    'alter table job rename column place to town',
    'alter table job rename to posting',
    'alter table job alter column place set not null',
    'alter table job alter place type char(20)',
    'alter table job add column a text default 1, add column town text not null, add column b text',
  ])('finds what older code may miss: %s', async (sql) => {
    expect(await faultsWith(sql)).toEqual(['removes something without `contracts`']);
    expect(await faultsWith(sql, declared('Newest', 'Newest'))).toEqual([]);
  });

  it.each([
    `alter table job add column town text not null default ''`,
    'alter table job add column town text check (town is not null or place is not null)',
    'alter table job add column key text generated always as (lower(place)) stored not null',
    'alter table job alter column place drop not null',
    'alter table job drop constraint job_place_check, add constraint job_place_check check (place <> $$ $$)',
    'create table town (name text not null); create index town_name_index on town (name)',
  ])('accepts what only adds: %s', async (sql) => {
    expect(await faultsWith(sql)).toEqual([]);
  });

  it('finds a wrong declaration', async () => {
    expect(await faultsWith(declared('Newest', 'Later'))).toEqual(['needs Later, which is not before it']);
    expect(await faultsWith(declared('Other', 'Newest'))).toEqual(['speaks for Other']);
  });

  it('finds indexes that block writes', async () => {
    expect(await faultsWith('create unique index job_place_key on job (place)')).toEqual([
      'builds job_place_key of the existing table job without ConcurrentIndexes',
    ]);
    class Index extends ConcurrentIndexes {
      override async up(): Promise<void> {
        await this.createConcurrently('job_place_index', 'on job (place)');
        this.dropConcurrently('job_town_index');
      }
    }
    expect(await faultsOf(Index)).toEqual([]);
    class Mixed extends ConcurrentIndexes {
      override up(): void {
        this.addSql('create table town (name text)');
      }
    }
    expect(await faultsOf(Mixed)).toEqual(['does not only change indexes: create table town (name text)']);
    class Alone extends Migration {
      override isTransactional(): boolean {
        return false;
      }
      override up(): void {
        this.addSql('create table town (name text)');
      }
    }
    expect(await faultsOf(Alone)).toEqual(['has no transaction, but does not extend ConcurrentIndexes']);
  });
});
