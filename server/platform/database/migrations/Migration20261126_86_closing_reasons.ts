import { Migration } from '@mikro-orm/migrations';

const reasons = (names: string): string => `
  alter table application
    drop constraint application_closed_reason_check,
    add constraint application_closed_reason_check check (closed_reason in (${names}))
`;

/** Why a posting was closed, and templates of postings. */
export class Migration20261126_86_closing_reasons extends Migration {
  override up(): void {
    this.addSql(`
      alter table job
        add column close_reason text,
        add column close_note text,
        add constraint job_close_reason_check
          check (close_reason in ('FILLED_HERE', 'FILLED_ELSEWHERE', 'CANCELLED', 'PAUSED', 'OTHER')),
        add constraint job_close_note_check
          check (close_note is null
            or (close_reason is not null and char_length(close_note) >= 1 and char_length(close_note) <= 1000))
    `);
    this.addSql(reasons(`'JOB_REMOVED', 'JOB_PAUSED', 'JOB_EXPIRED', 'JOB_FILLED', 'JOB_CANCELLED', 'COMPANY_CLOSED'`));
    this.addSql(`
      create table job_template (
        id uuid not null,
        company_id uuid not null,
        slot smallint not null,
        name text not null,
        posting jsonb not null,
        stages jsonb,
        criteria jsonb,
        created_by uuid not null,
        created_at timestamptz(3) not null,
        constraint job_template_pkey primary key (id),
        constraint job_template_slot_unique unique (company_id, slot),
        constraint job_template_name_unique unique (company_id, name),
        constraint job_template_slot_check check (slot >= 1 and slot <= 50),
        constraint job_template_name_check check (char_length(name) >= 1 and char_length(name) <= 80),
        constraint job_template_posting_check check (jsonb_typeof(posting) = 'object'),
        constraint job_template_stages_check check (jsonb_typeof(stages) = 'array'),
        constraint job_template_criteria_check check (jsonb_typeof(criteria) = 'array')
      )
    `);
  }

  override down(): void {
    this.addSql('drop table job_template');
    this.addSql(`update application set closed_reason = 'JOB_REMOVED' where closed_reason = 'JOB_CANCELLED'`);
    this.addSql(reasons(`'JOB_REMOVED', 'JOB_PAUSED', 'JOB_EXPIRED', 'JOB_FILLED', 'COMPANY_CLOSED'`));
    this.addSql(`
      alter table job
        drop constraint job_close_reason_check,
        drop constraint job_close_note_check,
        drop column close_reason,
        drop column close_note
    `);
  }
}
