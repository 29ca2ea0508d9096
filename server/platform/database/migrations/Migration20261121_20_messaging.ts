import { Migration } from '@mikro-orm/migrations';

/** Conversations with their messages and files, blocked people, and reports. */
export class Migration20261121_20_messaging extends Migration {
  override up(): void {
    this.addConversation();
    this.addMessage();
    this.addSql(`
      create table account_block (
        blocker_id uuid not null,
        blocked_id uuid not null,
        exclusion_id uuid,
        created_at timestamptz(3) not null,
        constraint account_block_pkey primary key (blocker_id, blocked_id),
        constraint account_block_self_check check (blocker_id <> blocked_id)
      )
    `);
    this.addSql('create index account_block_blocked_id_index on account_block (blocked_id, blocker_id)');
    this.addReport();
    this.addAttachments();
    // A paid first message also counts as the one payment of a company for a person.
    this.addSql('alter table paid_pair drop constraint paid_pair_act_check');
    this.addSql(`
      alter table paid_pair add constraint paid_pair_act_check
        check (act in ('MATCH_UNLOCK', 'RESERVATION', 'PRIORITY_INTRO', 'SEND_MESSAGE'))
    `);
  }

  private addConversation(): void {
    this.addSql(`
      create table conversation (
        id text not null,
        seeker_id uuid not null,
        recruiter_id uuid not null,
        company_id uuid not null,
        started_by text not null,
        created_at timestamptz(3) not null,
        unsolicited_at timestamptz(3),
        last_sequence integer not null,
        last_message_at timestamptz(3) not null,
        seeker_read integer not null,
        seeker_delivered integer not null,
        recruiter_read integer not null,
        recruiter_delivered integer not null,
        constraint conversation_pkey primary key (id),
        constraint conversation_id_check
          check (id = least(seeker_id, recruiter_id)::text || '_' || greatest(seeker_id, recruiter_id)::text and seeker_id <> recruiter_id),
        constraint conversation_started_by_check check (started_by in ('SEEKER', 'RECRUITER')),
        constraint conversation_read_check
          check (seeker_read >= 0 and seeker_read <= seeker_delivered and seeker_delivered <= last_sequence
            and recruiter_read >= 0 and recruiter_read <= recruiter_delivered and recruiter_delivered <= last_sequence)
      )
    `);
    for (const side of ['seeker', 'recruiter']) {
      this.addSql(
        `create index conversation_${side}_id_index on conversation (${side}_id, last_message_at desc, id desc)`,
      );
      this.addSql(
        `create index conversation_${side}_unread_index on conversation (${side}_id) where last_sequence > ${side}_read`,
      );
    }
    this.addSql('create index conversation_last_message_at_index on conversation (last_message_at, id)');
  }

  private addMessage(): void {
    this.addSql(`
      create table message (
        id uuid not null,
        conversation_id text not null,
        sequence integer not null,
        sender_id uuid not null,
        content text,
        created_at timestamptz(3) not null,
        removed_at timestamptz(3),
        hidden_from_seeker boolean not null,
        hidden_from_recruiter boolean not null,
        request_hash text,
        constraint message_pkey primary key (id),
        constraint message_sequence_unique unique (conversation_id, sequence),
        constraint message_conversation_id_foreign
          foreign key (conversation_id) references conversation (id) on delete cascade,
        constraint message_sequence_check check (sequence >= 1),
        constraint message_content_check check (char_length(content) <= 5000),
        constraint message_removed_check check ((removed_at is null) = (content is not null)),
        constraint message_request_hash_check check (request_hash ~ '^[0-9a-f]{64}$')
      )
    `);
    this.addSql(
      'create unique index message_request_hash_unique on message (sender_id, request_hash) where request_hash is not null',
    );
    this.addSql('create index message_sender_id_index on message (sender_id, created_at)');
    this.addSql(
      'create index message_content_index on message using gin (fold_text(content) gin_trgm_ops) where content is not null',
    );
    this.addSql(`
      create table message_attachment (
        file_id uuid not null,
        message_id uuid not null,
        position smallint not null,
        constraint message_attachment_pkey primary key (file_id),
        constraint message_attachment_position_unique unique (message_id, position),
        constraint message_attachment_message_id_foreign
          foreign key (message_id) references message (id) on delete cascade,
        constraint message_attachment_position_check check (position >= 1 and position <= 5)
      )
    `);
  }

  private addReport(): void {
    this.addSql(`
      create table report (
        id uuid not null,
        reporter_id uuid,
        target_type text not null,
        target_id uuid not null,
        reason text not null,
        details text,
        evidence text,
        accused_id uuid,
        status text not null,
        created_at timestamptz(3) not null,
        resolved_at timestamptz(3),
        resolved_by uuid,
        note text,
        constraint report_pkey primary key (id),
        constraint report_once_unique unique (reporter_id, target_type, target_id),
        constraint report_target_type_check check (target_type in ('JOB', 'COMPANY', 'MESSAGE', 'PROFILE')),
        constraint report_reason_check
          check (reason in ('FRAUD', 'ASKS_FOR_MONEY', 'FALSE_INFORMATION', 'IMPERSONATION', 'DISCRIMINATION', 'HARASSMENT', 'SPAM', 'OTHER')),
        constraint report_details_check check (char_length(details) >= 1 and char_length(details) <= 2000),
        constraint report_note_check check (char_length(note) >= 1 and char_length(note) <= 2000),
        constraint report_status_check check (status in ('OPEN', 'ACTIONED', 'DISMISSED')),
        constraint report_resolved_check
          check ((status = 'OPEN') = (resolved_at is null) and (resolved_at is null) = (resolved_by is null))
      )
    `);
    this.addSql(`create index report_open_index on report (created_at, id) where status = 'OPEN'`);
    this.addSql('create index report_created_at_index on report (created_at, id)');
    this.addSql('create index report_resolved_at_index on report (resolved_at) where resolved_at is not null');
    this.addSql('create index report_accused_id_index on report (accused_id)');
  }

  private addAttachments(): void {
    this.addSql('alter table owned_file drop constraint owned_file_kind_check');
    this.addSql(`
      alter table owned_file add constraint owned_file_kind_check
        check (kind in ('avatar', 'image', 'resume', 'attachment'))
    `);
    this.addSql('drop index owned_file_one_of_its_kind_unique');
    this.addSql(`
      create unique index owned_file_one_of_its_kind_unique on owned_file (owner_id, kind)
        where removed_at is null and kind not in ('image', 'attachment')
    `);
    this.addSql(`
      create index owned_file_attachment_index on owned_file (created_at, id)
        where removed_at is null and kind = 'attachment'
    `);
  }

  override down(): void {
    this.addSql(`delete from paid_pair where act = 'SEND_MESSAGE'`);
    this.addSql('alter table paid_pair drop constraint paid_pair_act_check');
    this.addSql(`
      alter table paid_pair add constraint paid_pair_act_check
        check (act in ('MATCH_UNLOCK', 'RESERVATION', 'PRIORITY_INTRO'))
    `);
    this.addSql('drop index owned_file_attachment_index');
    this.addSql('drop index owned_file_one_of_its_kind_unique');
    this.addSql(`delete from owned_file where kind = 'attachment'`);
    this.addSql('alter table owned_file drop constraint owned_file_kind_check');
    this.addSql(`
      alter table owned_file add constraint owned_file_kind_check check (kind in ('avatar', 'image', 'resume'))
    `);
    this.addSql(`
      create unique index owned_file_one_of_its_kind_unique on owned_file (owner_id, kind)
        where removed_at is null and kind <> 'image'
    `);
    this.addSql('drop table report');
    this.addSql('drop table account_block');
    this.addSql('drop table message_attachment');
    this.addSql('drop table message');
    this.addSql('drop table conversation');
  }
}
