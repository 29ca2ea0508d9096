import type { Migration } from '@mikro-orm/migrations';

/**
 * The statement by which a migration says that older code does not work after it. `needs` names the oldest migration that code must
 * know: for a column that is dropped, the migration which came with the first code that does not use it.
 *
 * `this.addSql(contracts(this, { needs: 'Migration20261203_121_company_places' }))`
 */
export function contracts(migration: Migration, { needs }: { readonly needs: string }): string {
  return `insert into contracting_migration (name, needs) values ('${migration.constructor.name}', '${needs}')
          on conflict (name) do update set needs = excluded.needs`;
}
