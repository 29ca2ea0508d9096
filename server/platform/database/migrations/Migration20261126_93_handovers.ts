import { Migration } from '@mikro-orm/migrations';

/** Sessions on a phone that continue one page of a computer, and the links that open them. */
export class Migration20261126_93_handovers extends Migration {
  override up(): void {
    this.addSql('alter table session drop constraint session_method_check');
    this.addSql(`
      alter table session
        add column parent_id uuid null,
        add column limited_to text null,
        add column link_hash text null,
        add constraint session_method_check
          check (method in ('PASSWORD', 'PASSKEY', 'GOOGLE', 'REGISTRATION', 'DEMO', 'COMPANY', 'HANDOVER')),
        add constraint session_limited_to_check check (limited_to in ('VIDEO', 'ANSWERS', 'RESUME')),
        add constraint session_continued_check
          check ((limited_to is null) = (parent_id is null) and (limited_to is null or method = 'HANDOVER')),
        add constraint session_link_hash_check check (char_length(link_hash) = 64),
        add constraint session_link_hash_unique unique (link_hash)
    `);
    this.addSql('create index session_parent_id_index on session (parent_id)');
    this.endWithParent();
    this.addSql(`
      create table handover (
        account_id uuid not null,
        id uuid not null,
        session_id uuid not null,
        token_hash text not null,
        page text not null,
        job_id uuid null,
        status text not null,
        phone_session_id uuid null,
        video_id uuid null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        constraint handover_pkey primary key (account_id),
        constraint handover_id_unique unique (id),
        constraint handover_token_hash_unique unique (token_hash),
        constraint handover_phone_session_id_unique unique (phone_session_id),
        constraint handover_token_hash_check check (char_length(token_hash) = 64),
        constraint handover_page_check check (page in ('VIDEO', 'ANSWERS', 'RESUME')),
        constraint handover_job_id_check check ((page = 'ANSWERS') = (job_id is not null)),
        constraint handover_status_check check (status in ('WAITING', 'CONNECTED', 'RECORDING', 'SENDING', 'DONE', 'ENDED')),
        constraint handover_phone_check check (status = 'ENDED' or (status = 'WAITING') = (phone_session_id is null)),
        constraint handover_video_id_check check (video_id is null or (status = 'DONE' and page <> 'RESUME')),
        constraint handover_expires_at_check check (expires_at > created_at)
      )
    `);
    this.addSql('create index handover_expires_at_index on handover (expires_at)');
  }

  /** A session on a phone ends with the session of the computer. */
  private endWithParent(): void {
    this.addSql(`
      create function session_end_continued() returns trigger language plpgsql as $$
      begin
        update session set revoked_at = new.revoked_at where parent_id = new.id and revoked_at is null;
        return null;
      end $$
    `);
    this.addSql(`
      create trigger session_end_continued after update of revoked_at on session
      for each row when (old.revoked_at is null and new.revoked_at is not null)
      execute function session_end_continued()
    `);
  }

  override down(): void {
    this.addSql('drop table handover');
    this.addSql('drop trigger session_end_continued on session');
    this.addSql('drop function session_end_continued()');
    this.addSql(`delete from session where method = 'HANDOVER'`);
    this.addSql('alter table session drop constraint session_method_check');
    this.addSql(`
      alter table session drop column parent_id, drop column limited_to, drop column link_hash,
        add constraint session_method_check
          check (method in ('PASSWORD', 'PASSKEY', 'GOOGLE', 'REGISTRATION', 'DEMO', 'COMPANY'))
    `);
  }
}
