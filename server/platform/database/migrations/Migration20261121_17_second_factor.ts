import { Migration } from '@mikro-orm/migrations';

const letters = (...more: readonly string[]): string =>
  ['VERIFY_EMAIL', 'RESET_PASSWORD', 'PASSWORD_CHANGED', 'RECRUITER_APPROVED', 'RECRUITER_REJECTED', ...more]
    .map((kind) => `'${kind}'`)
    .join(', ');

/** Sign-in in two steps: the authenticator app, recovery codes if it is lost, and two emails about it. */
export class Migration20261121_17_second_factor extends Migration {
  override up(): void {
    this.addSql(`
      create table second_factor (
        account_id uuid not null,
        sealed_secret bytea not null,
        recovery_salt bytea not null,
        created_at timestamptz(3) not null,
        confirmed_at timestamptz(3),
        last_step int,
        constraint second_factor_pkey primary key (account_id),
        constraint second_factor_account_id_foreign foreign key (account_id) references account (id) on delete cascade,
        constraint second_factor_confirmed_check check ((confirmed_at is null) = (last_step is null))
      )
    `);
    this.addSql(`
      create table recovery_code (
        account_id uuid not null,
        code_hash text not null,
        constraint recovery_code_pkey primary key (account_id, code_hash),
        constraint recovery_code_account_id_foreign foreign key (account_id) references second_factor (account_id) on delete cascade,
        constraint recovery_code_code_hash_check check (char_length(code_hash) = 64)
      )
    `);
    this.allowLetters(letters('SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF'));
  }

  private allowLetters(kinds: string): void {
    this.addSql('alter table account_letter drop constraint account_letter_kind_check');
    this.addSql(`alter table account_letter add constraint account_letter_kind_check check (kind in (${kinds}))`);
  }

  override down(): void {
    this.addSql('drop table recovery_code');
    this.addSql('drop table second_factor');
    this.addSql(`delete from account_letter where kind in ('SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF')`);
    this.allowLetters(letters());
  }
}
