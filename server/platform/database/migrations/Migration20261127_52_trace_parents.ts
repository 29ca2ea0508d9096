import { Migration } from '@mikro-orm/migrations';

/**
 * The W3C `traceparent` of the work that wrote a message, so that its jobs continue the same trace. Code of the version before neither
 * writes nor reads it.
 */
export class Migration20261127_52_trace_parents extends Migration {
  override up(): void {
    this.addSql('alter table outbox_message add column trace_parent text null');
    this.addSql(`
      alter table outbox_message add constraint outbox_message_trace_parent_check
      check (char_length(trace_parent) <= 200) not valid
    `);
    this.addSql('alter table outbox_message validate constraint outbox_message_trace_parent_check');
  }

  override down(): void {
    this.addSql('alter table outbox_message drop column trace_parent');
  }
}
