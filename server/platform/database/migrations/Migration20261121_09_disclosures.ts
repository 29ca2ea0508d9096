import { Migration } from '@mikro-orm/migrations';

/** The companies that may see a seeker's profile, those from which the seeker hides, and the log of views. */
export class Migration20261121_09_disclosures extends Migration {
  override up(): void {
    this.addSql(`
      create table seeker_disclosure (
        id uuid not null,
        seeker_id uuid not null,
        company_id uuid not null,
        type text not null,
        created_at timestamptz(3) not null,
        opened_at timestamptz(3) not null,
        expires_at timestamptz(3),
        concealed_at timestamptz(3),
        reference_type text,
        reference_id uuid,
        constraint seeker_disclosure_pkey primary key (id),
        constraint seeker_disclosure_seeker_id_foreign foreign key (seeker_id) references account (id) on delete cascade,
        constraint seeker_disclosure_type_check check (type in
          ('RESERVED', 'MATCHED', 'APPLICATION_SENT', 'INTERVIEW_SCHEDULED', 'OFFER_MADE', 'HIRED')),
        constraint seeker_disclosure_reference_check
          check ((reference_type is null) = (reference_id is null) and char_length(reference_type) <= 40)
      )
    `);
    this.addSql(`
      create unique index seeker_disclosure_open_unique on seeker_disclosure (seeker_id, company_id)
      where concealed_at is null
    `);
    this.addSql(`
      create index seeker_disclosure_company_id_index on seeker_disclosure (company_id, created_at)
      where concealed_at is null
    `);
    this.addSql(`
      create index seeker_disclosure_expires_at_index on seeker_disclosure (expires_at)
      where concealed_at is null and expires_at is not null
    `);
    this.addExclusions();
    this.addAccessLog();
  }

  private addExclusions(): void {
    this.addSql(`
      create table seeker_exclusion (
        id uuid not null,
        seeker_id uuid not null,
        company_id uuid,
        domain text,
        created_at timestamptz(3) not null,
        constraint seeker_exclusion_pkey primary key (id),
        constraint seeker_exclusion_seeker_id_foreign foreign key (seeker_id) references account (id) on delete cascade,
        constraint seeker_exclusion_one_check check ((company_id is null) <> (domain is null)),
        constraint seeker_exclusion_domain_check
          check (domain = lower(domain) and char_length(domain) >= 4 and char_length(domain) <= 253)
      )
    `);
    this.addSql(`
      create unique index seeker_exclusion_company_id_unique on seeker_exclusion (company_id, seeker_id)
      where company_id is not null
    `);
    this.addSql(`
      create unique index seeker_exclusion_domain_unique on seeker_exclusion (domain, seeker_id)
      where domain is not null
    `);
    this.addSql('create index seeker_exclusion_seeker_id_index on seeker_exclusion (seeker_id, created_at, id)');
  }

  private addAccessLog(): void {
    this.addSql(`
      create table access_log (
        id uuid not null,
        seeker_id uuid not null,
        kind text not null,
        at timestamptz(3) not null,
        masked boolean not null,
        viewer_id uuid,
        company_id uuid,
        interaction text,
        cost integer not null,
        video_id uuid,
        day date,
        constraint access_log_pkey primary key (id),
        constraint access_log_seeker_id_foreign foreign key (seeker_id) references account (id) on delete cascade,
        constraint access_log_kind_check
          check (kind in ('VIEWED', 'UNMASKED', 'CONCEALED', 'WATCHED', 'DOWNLOADED')),
        constraint access_log_interaction_check check (interaction in
          ('RESERVED', 'MATCHED', 'APPLICATION_SENT', 'INTERVIEW_SCHEDULED', 'OFFER_MADE', 'HIRED')),
        constraint access_log_cost_check check (cost >= 0),
        constraint access_log_watched_check
          check ((kind = 'WATCHED') = (video_id is not null) and (video_id is null) = (day is null))
      )
    `);
    this.addSql('create index access_log_seeker_id_index on access_log (seeker_id, at desc, id desc)');
    this.addSql(`
      create index access_log_viewed_index on access_log (seeker_id, at) include (company_id, viewer_id)
      where kind = 'VIEWED'
    `);
    this.addSql(`
      create unique index access_log_watched_unique on access_log (viewer_id, video_id, day)
      where kind = 'WATCHED'
    `);
    this.addSql('create index access_log_viewer_id_index on access_log (viewer_id)');
  }

  override down(): void {
    this.addSql('drop table access_log');
    this.addSql('drop table seeker_exclusion');
    this.addSql('drop table seeker_disclosure');
  }
}
