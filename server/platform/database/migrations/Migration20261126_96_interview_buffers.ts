import { Migration } from '@mikro-orm/migrations';

/** Separate free minutes before and after interviews; the former single value becomes both. */
export class Migration20261126_96_interview_buffers extends Migration {
  override up(): void {
    this.addSql(`
      alter table member_availability
        add column buffer_before_minutes smallint null,
        add column buffer_after_minutes smallint null,
        add constraint member_availability_buffers_check
          check (buffer_before_minutes >= 0 and buffer_before_minutes <= 120
            and buffer_after_minutes >= 0 and buffer_after_minutes <= 120)
    `);
    this.addSql(
      'update member_availability set buffer_before_minutes = buffer_minutes, buffer_after_minutes = buffer_minutes',
    );
  }

  override down(): void {
    this.addSql(`
      alter table member_availability
        drop constraint member_availability_buffers_check,
        drop column buffer_before_minutes,
        drop column buffer_after_minutes
    `);
  }
}
