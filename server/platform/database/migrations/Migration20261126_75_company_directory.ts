import { Migration } from '@mikro-orm/migrations';

/** The directory of companies searches any part of their sector or place. */
export class Migration20261126_75_company_directory extends Migration {
  override up(): void {
    for (const column of ['industry', 'location'])
      this.addSql(
        `create index company_${column}_trgm_index on company using gin (fold_text(${column}) gin_trgm_ops) where removed_at is null`,
      );
  }

  override down(): void {
    for (const column of ['industry', 'location']) this.addSql(`drop index company_${column}_trgm_index`);
  }
}
