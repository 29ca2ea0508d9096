import { Migration } from '@mikro-orm/migrations';

const letters = `'VERIFY_EMAIL', 'RESET_PASSWORD', 'PASSWORD_CHANGED', 'RECRUITER_APPROVED', 'RECRUITER_REJECTED',
  'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'REGISTRATION_ATTEMPTED'`;
const ofPasskeys = `'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'PASSKEY_COPIED'`;

/** Passkeys of accounts, the challenges that they sign, and the emails about them. */
export class Migration20261126_73_passkeys extends Migration {
  override up(): void {
    this.addSql(`
      create table passkey (
        id uuid not null,
        account_id uuid not null,
        slot smallint not null,
        credential_id text not null,
        public_key bytea not null,
        counter bigint not null,
        transports text not null,
        name text not null,
        backed_up boolean not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3) null,
        constraint passkey_pkey primary key (id),
        constraint passkey_slot_unique unique (account_id, slot),
        constraint passkey_credential_id_unique unique (credential_id),
        constraint passkey_account_id_foreign foreign key (account_id) references account (id)
          on update no action on delete cascade,
        constraint passkey_slot_check check (slot >= 1 and slot <= 10),
        constraint passkey_credential_id_check check (char_length(credential_id) >= 1 and char_length(credential_id) <= 1400),
        constraint passkey_counter_check check (counter >= 0),
        constraint passkey_transports_check check (char_length(transports) <= 100),
        constraint passkey_name_check check (btrim(name) = name and char_length(name) >= 1 and char_length(name) <= 60)
      )
    `);
    this.addSql(`
      create table passkey_challenge (
        challenge_hash text not null,
        session_id uuid null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        constraint passkey_challenge_pkey primary key (challenge_hash),
        constraint passkey_challenge_session_id_unique unique (session_id),
        constraint passkey_challenge_session_id_foreign foreign key (session_id) references session (id)
          on update no action on delete cascade,
        constraint passkey_challenge_challenge_hash_check check (char_length(challenge_hash) = 64),
        constraint passkey_challenge_expires_at_check check (expires_at > created_at)
      )
    `);
    this.addSql('create index passkey_challenge_expires_at_index on passkey_challenge (expires_at)');
    this.allowLetters(`${letters}, ${ofPasskeys}`);
  }

  private allowLetters(kinds: string): void {
    this.addSql('alter table account_letter drop constraint account_letter_kind_check');
    this.addSql(`alter table account_letter add constraint account_letter_kind_check check (kind in (${kinds}))`);
  }

  override down(): void {
    this.addSql(`delete from account_letter where kind in (${ofPasskeys})`);
    this.allowLetters(letters);
    this.addSql('drop table passkey_challenge');
    this.addSql('drop table passkey');
  }
}
