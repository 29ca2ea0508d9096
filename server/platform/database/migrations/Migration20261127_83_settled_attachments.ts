import { Migration } from '@mikro-orm/migrations';

/**
 * The time at which an attachment was found in a message, so that the search for files which were never sent does not read the others
 * again. The index replaces the one that has them all.
 */
export class Migration20261127_83_settled_attachments extends Migration {
  override up(): void {
    this.addSql('alter table owned_file add column settled_at timestamptz(3)');
    this.addSql(`
      create index owned_file_unsettled_index on owned_file (created_at, id)
        where removed_at is null and kind = 'attachment' and settled_at is null
    `);
    this.addSql('drop index owned_file_attachment_index');
  }

  override down(): void {
    this.addSql(`
      create index owned_file_attachment_index on owned_file (created_at, id)
        where removed_at is null and kind = 'attachment'
    `);
    this.addSql('drop index owned_file_unsettled_index');
    this.addSql('alter table owned_file drop column settled_at');
  }
}
