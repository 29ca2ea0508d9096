import { Migration } from '@mikro-orm/migrations';

/** The expiry for which a posting's author was last reminded, and the open postings in the order of the site map. */
export class Migration20261121_21_job_renewal extends Migration {
  override up(): void {
    this.addSql('alter table job add column reminded_of timestamptz(3)');
    this.addSql(`create index job_open_index on job (id) include (updated_at) where status = 'ACTIVE'`);
  }
}
