import { Migration } from '@mikro-orm/migrations';

/** Columns with people's texts. A null in them was the word "NULL", stored without quotes. */
const written = [
  ['job', 'requirements'],
  ['job', 'benefits'],
  ['job', 'video_questions'],
  ['company', 'culture'],
  ['company', 'benefits'],
] as const;

/** Columns with ids of concepts. A null in them has no meaning. */
const derived = [
  ['candidate_search', 'skills'],
  ['taxonomy_concept', 'near'],
] as const;

/**
 * Lists without null entries: repairs the rows that have one, and adds constraints. Also a table that counts rows that a list could not
 * present.
 */
export class Migration20261124_38_list_entries extends Migration {
  override up(): void {
    for (const [table, column] of written) {
      // The person typed that word, so it is restored. Its case is lost.
      this.addSql(
        `update ${table} set ${column} = array_replace(${column}, null, 'NULL') where array_position(${column}, null) is not null`,
      );
    }
    for (const [table, column] of derived) {
      this.addSql(
        `update ${table} set ${column} = array_remove(${column}, null) where array_position(${column}, null) is not null`,
      );
    }
    for (const [table, column] of [...written, ...derived]) {
      this.addSql(
        `alter table ${table} add constraint ${table}_${column}_entries_check check (array_position(${column}, null) is null)`,
      );
    }
    this.addSql(`
      create table left_out_row (
        list text not null,
        row_id text not null,
        seen_at timestamptz(3) not null,
        primary key (list, row_id)
      )
    `);
    this.addSql('create index left_out_row_seen_at_index on left_out_row (seen_at)');
  }

  override down(): void {
    this.addSql('drop table left_out_row');
    for (const [table, column] of [...written, ...derived]) {
      this.addSql(`alter table ${table} drop constraint ${table}_${column}_entries_check`);
    }
  }
}
