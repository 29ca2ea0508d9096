import { Migration } from '@mikro-orm/migrations';

/** The list of approvals counts accounts from the index alone: without their status in it, each account had to be read. */
export class Migration20261127_90_approval_index extends Migration {
  override up(): void {
    this.addSql(
      'create index account_approval_index on account (user_type, approval_status, created_at, id) include (status)',
    );
    this.addSql('drop index account_approval_status_index');
  }

  override down(): void {
    this.addSql('create index account_approval_status_index on account (user_type, approval_status, created_at, id)');
    this.addSql('drop index account_approval_index');
  }
}
