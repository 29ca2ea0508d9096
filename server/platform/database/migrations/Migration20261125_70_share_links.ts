import { Migration } from '@mikro-orm/migrations';

/** Links that show people to readers without an account, readers' answers, and kinds of the access log for both. */
export class Migration20261125_70_share_links extends Migration {
  override up(): void {
    this.addSql(`
      create table share_link (
        id uuid not null,
        company_id uuid not null,
        slot smallint null,
        name text not null,
        token_hash text not null,
        password_hash text null,
        shown text not null,
        made_by uuid null,
        views integer not null default 0,
        last_viewed_at timestamptz(3) null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        revoked_at timestamptz(3) null,
        constraint share_link_pkey primary key (id),
        constraint share_link_slot_unique unique (company_id, slot),
        constraint share_link_token_hash_unique unique (token_hash),
        constraint share_link_slot_check check (slot >= 1 and slot <= 50),
        constraint share_link_revoked_slot_check check (slot is null or revoked_at is null),
        constraint share_link_name_check check (btrim(name) = name and char_length(name) >= 1 and char_length(name) <= 80),
        constraint share_link_token_hash_check check (char_length(token_hash) = 64),
        constraint share_link_shown_check check (shown in ('MASKED', 'OPEN')),
        constraint share_link_views_check check (views >= 0),
        constraint share_link_expires_at_check
          check (expires_at > created_at and expires_at <= created_at + interval '30 days')
      )
    `);
    this.addSql('create index share_link_company_id_index on share_link (company_id, created_at desc, id desc)');
    this.addSql('create index share_link_made_by_index on share_link (made_by)');
    this.addSql('create index share_link_expires_at_index on share_link (expires_at)');
    this.addSql(`
      create table share_link_person (
        id uuid not null,
        link_id uuid not null,
        seeker_id uuid not null,
        slot smallint not null,
        findable boolean not null,
        constraint share_link_person_pkey primary key (id),
        constraint share_link_person_seeker_unique unique (link_id, seeker_id),
        constraint share_link_person_slot_unique unique (link_id, slot),
        constraint share_link_person_link_id_foreign foreign key (link_id) references share_link (id)
          on update no action on delete cascade,
        constraint share_link_person_slot_check check (slot >= 1 and slot <= 20)
      )
    `);
    this.addSql('create index share_link_person_seeker_id_index on share_link_person (seeker_id)');
    this.addSql(`
      create table share_link_feedback (
        id uuid not null,
        person_id uuid not null,
        slot smallint not null,
        rating smallint not null,
        note text null,
        author text null,
        created_at timestamptz(3) not null,
        constraint share_link_feedback_pkey primary key (id),
        constraint share_link_feedback_slot_unique unique (person_id, slot),
        constraint share_link_feedback_person_id_foreign foreign key (person_id) references share_link_person (id)
          on update no action on delete cascade,
        constraint share_link_feedback_slot_check check (slot >= 1 and slot <= 20),
        constraint share_link_feedback_rating_check check (rating >= 1 and rating <= 5),
        constraint share_link_feedback_note_check check (char_length(note) >= 1 and char_length(note) <= 1000),
        constraint share_link_feedback_author_check check (char_length(author) >= 1 and char_length(author) <= 80)
      )
    `);
    this.addSql(`
      create table share_link_view (
        person_id uuid not null,
        what text not null,
        day date not null,
        constraint share_link_view_pkey primary key (person_id, what, day),
        constraint share_link_view_person_id_foreign foreign key (person_id) references share_link_person (id)
          on update no action on delete cascade,
        constraint share_link_view_what_check check (what in ('PAGE', 'VIDEO'))
      )
    `);
    this.addSql('alter table access_log drop constraint access_log_kind_check');
    this.addSql(`
      alter table access_log add constraint access_log_kind_check
        check (kind in ('VIEWED', 'UNMASKED', 'CONCEALED', 'WATCHED', 'DOWNLOADED', 'SHARED', 'SHARE_VIEWED', 'SHARE_WATCHED'))
    `);
  }

  override down(): void {
    this.addSql(`delete from access_log where kind in ('SHARED', 'SHARE_VIEWED', 'SHARE_WATCHED')`);
    this.addSql('alter table access_log drop constraint access_log_kind_check');
    this.addSql(`
      alter table access_log add constraint access_log_kind_check
        check (kind in ('VIEWED', 'UNMASKED', 'CONCEALED', 'WATCHED', 'DOWNLOADED'))
    `);
    for (const table of ['share_link_view', 'share_link_feedback', 'share_link_person', 'share_link']) {
      this.addSql(`drop table ${table}`);
    }
  }
}
