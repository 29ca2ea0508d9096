import { Migration } from '@mikro-orm/migrations';

/** Operators' lists of all accounts by age, and of suspended ones, without reading every account. */
export class Migration20261121_31_people_lists extends Migration {
  override up(): void {
    this.addSql(`
      create index account_newest_index on account (created_at desc, id desc) include (user_type, status)
        where status <> 'DELETED'
    `);
    this.addSql(`
      create index account_suspended_index on account (created_at desc, id desc) include (user_type)
        where status = 'SUSPENDED'
    `);
  }

  override down(): void {
    this.addSql('drop index account_suspended_index');
    this.addSql('drop index account_newest_index');
  }
}
