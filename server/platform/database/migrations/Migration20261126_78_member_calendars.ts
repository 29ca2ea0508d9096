import { Migration } from '@mikro-orm/migrations';

/** The participants of interviews, and the addresses from which calendar programs read them. */
export class Migration20261126_78_member_calendars extends Migration {
  override up(): void {
    this.addSql(`
      create table interview_participant (
        interview_id uuid not null,
        account_id uuid not null,
        constraint interview_participant_pkey primary key (interview_id, account_id),
        constraint interview_participant_interview_id_foreign foreign key (interview_id) references interview (id)
          on update no action on delete cascade
      )
    `);
    this.addSql('create index interview_participant_account_id_index on interview_participant (account_id)');
    // Until now emails about an interview went to the recruiter responsible for the posting.
    this.addSql(`
      insert into interview_participant (interview_id, account_id)
      select i.id, j.contact_user_id
        from interview i join application a on a.id = i.application_id join job j on j.id = a.job_id
    `);
    this.addSql(`
      create table calendar_address (
        account_id uuid not null,
        kind text not null,
        company_id uuid not null,
        token_hash text not null,
        created_at timestamptz(3) not null,
        constraint calendar_address_pkey primary key (account_id, kind),
        constraint calendar_address_token_hash_unique unique (token_hash),
        constraint calendar_address_kind_check check (kind in ('FULL', 'BUSY')),
        constraint calendar_address_token_hash_check check (char_length(token_hash) = 64)
      )
    `);
  }

  override down(): void {
    for (const table of ['calendar_address', 'interview_participant']) this.addSql(`drop table ${table}`);
  }
}
