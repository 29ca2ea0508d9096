import { Migration } from '@mikro-orm/migrations';

/** Roles in a company's team, invitations by email, and the log of changes of the team. */
export class Migration20261125_60_company_team extends Migration {
  override up(): void {
    // OWNER is the default, so that current recruiters keep their rights. During an update, the old version only adds the founder of a new
    // company.
    this.addSql(`
      alter table company_member
        add column role text not null default 'OWNER',
        add column job_ids text[] not null default '{}',
        add constraint company_member_role_check check (role in ('OWNER', 'RECRUITER', 'HIRING_MANAGER', 'REVIEWER')),
        add constraint company_member_job_ids_check check (cardinality(job_ids) <= 200),
        add constraint company_member_job_ids_entries_check check (array_position(job_ids, null) is null)
    `);
    this.addSql(`
      create table company_invitation (
        id uuid not null,
        company_id uuid not null,
        email text not null,
        role text not null,
        job_ids text[] not null,
        language text not null,
        invited_by uuid not null,
        letter_id uuid not null,
        code_hash text,
        created_at timestamptz(3) not null,
        sent_at timestamptz(3),
        expires_at timestamptz(3) not null,
        constraint company_invitation_pkey primary key (id),
        constraint company_invitation_company_id_foreign foreign key (company_id) references company (id) on delete cascade,
        constraint company_invitation_email_unique unique (company_id, email),
        constraint company_invitation_code_hash_unique unique (code_hash),
        constraint company_invitation_email_check
          check (email = lower(email) and char_length(email) >= 3 and char_length(email) <= 254),
        constraint company_invitation_role_check check (role in ('OWNER', 'RECRUITER', 'HIRING_MANAGER', 'REVIEWER')),
        constraint company_invitation_job_ids_check check (cardinality(job_ids) <= 200),
        constraint company_invitation_job_ids_entries_check check (array_position(job_ids, null) is null),
        constraint company_invitation_language_check check (language in ('fr', 'en')),
        constraint company_invitation_code_hash_check check (char_length(code_hash) = 64),
        constraint company_invitation_expires_at_check check (expires_at > created_at)
      )
    `);
    this.addSql('create index company_invitation_expires_at_index on company_invitation (expires_at)');
    this.addSql('create index company_invitation_address_index on company_invitation (email)');
    this.addSql(`
      create table company_team_event (
        id uuid not null,
        company_id uuid not null,
        event text not null,
        actor_id uuid,
        subject_id uuid,
        from_role text,
        to_role text,
        at timestamptz(3) not null,
        constraint company_team_event_pkey primary key (id),
        constraint company_team_event_company_id_foreign foreign key (company_id) references company (id) on delete cascade,
        constraint company_team_event_event_check
          check (event in ('INVITED', 'RESENT', 'CANCELLED', 'JOINED', 'ROLE_CHANGED', 'REMOVED', 'LEFT', 'PROMOTED')),
        constraint company_team_event_from_role_check check (from_role in ('OWNER', 'RECRUITER', 'HIRING_MANAGER', 'REVIEWER')),
        constraint company_team_event_to_role_check check (to_role in ('OWNER', 'RECRUITER', 'HIRING_MANAGER', 'REVIEWER'))
      )
    `);
    this.addSql('create index company_team_event_company_id_index on company_team_event (company_id, at, id)');
    this.addSql('create index company_team_event_actor_id_index on company_team_event (actor_id)');
    this.addSql('create index company_team_event_subject_id_index on company_team_event (subject_id)');
  }

  override down(): void {
    this.addSql('drop table company_team_event');
    this.addSql('drop table company_invitation');
    this.addSql('alter table company_member drop column role, drop column job_ids');
  }
}
