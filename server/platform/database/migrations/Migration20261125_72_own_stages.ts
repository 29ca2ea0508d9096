import { Migration } from '@mikro-orm/migrations';

/** A team's own stages of a posting, templates of them, and the stage that an application was moved to. */
export class Migration20261125_72_own_stages extends Migration {
  override up(): void {
    this.addSql(`
      create table pipeline (
        job_id uuid not null,
        company_id uuid not null,
        stages jsonb not null,
        version int not null,
        updated_by uuid not null,
        updated_at timestamptz(3) not null,
        constraint pipeline_pkey primary key (job_id),
        constraint pipeline_stages_check
          check (jsonb_typeof(stages) = 'array' and jsonb_array_length(stages) >= 1 and jsonb_array_length(stages) <= 12),
        constraint pipeline_version_check check (version >= 1)
      )
    `);
    this.addSql('create index pipeline_company_id_index on pipeline (company_id)');
    this.addSql(`
      create table pipeline_template (
        id uuid not null,
        company_id uuid not null,
        name text not null,
        stages jsonb not null,
        created_by uuid not null,
        created_at timestamptz(3) not null,
        constraint pipeline_template_pkey primary key (id),
        constraint pipeline_template_name_unique unique (company_id, name),
        constraint pipeline_template_stages_check
          check (jsonb_typeof(stages) = 'array' and jsonb_array_length(stages) >= 1 and jsonb_array_length(stages) <= 12),
        constraint pipeline_template_name_check check (char_length(name) >= 1 and char_length(name) <= 80)
      )
    `);
    this.addSql(`
      alter table application
        add column stage_id text,
        add column stage_since timestamptz(3),
        add column stage_by uuid,
        add column stage_version int not null default 0,
        add constraint application_stage_check check (stage_id ~ '^[A-Za-z0-9-]{1,40}$')
    `);
    this.addSql(`
      alter table application_bulk
        drop constraint application_bulk_action_check,
        add constraint application_bulk_action_check check (action in ('REVIEWED', 'INTERVIEW', 'REJECTED', 'STAGE'))
    `);
  }

  override down(): void {
    this.addSql(`delete from application_bulk where action = 'STAGE'`);
    this.addSql(`
      alter table application_bulk
        drop constraint application_bulk_action_check,
        add constraint application_bulk_action_check check (action in ('REVIEWED', 'INTERVIEW', 'REJECTED'))
    `);
    this.addSql(`
      alter table application
        drop constraint application_stage_check,
        drop column stage_id, drop column stage_since, drop column stage_by, drop column stage_version
    `);
    this.addSql('drop table pipeline_template');
    this.addSql('drop table pipeline');
  }
}
