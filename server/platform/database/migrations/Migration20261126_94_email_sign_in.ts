import { Migration } from '@mikro-orm/migrations';

const methods = `'PASSWORD', 'PASSKEY', 'GOOGLE', 'REGISTRATION', 'DEMO', 'COMPANY', 'HANDOVER'`;

/** Links in emails that sign in, or open an account. */
export class Migration20261126_94_email_sign_in extends Migration {
  override up(): void {
    this.addSql(`
      create table email_sign_in (
        id uuid not null,
        email text not null,
        token_hash text null,
        full_name text null,
        user_type text not null,
        language text not null,
        consents jsonb not null,
        next text null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        constraint email_sign_in_pkey primary key (id),
        constraint email_sign_in_token_hash_unique unique (token_hash),
        constraint email_sign_in_email_check check (email = lower(email) and char_length(email) >= 3 and char_length(email) <= 254),
        constraint email_sign_in_token_hash_check check (char_length(token_hash) = 64),
        constraint email_sign_in_full_name_check check (char_length(full_name) >= 1 and char_length(full_name) <= 200),
        constraint email_sign_in_user_type_check check (user_type in ('JOB_SEEKER', 'RECRUITER')),
        constraint email_sign_in_language_check check (language in ('fr', 'en')),
        constraint email_sign_in_next_check check (char_length(next) <= 500),
        constraint email_sign_in_expires_at_check check (expires_at > created_at)
      )
    `);
    this.addSql('create index email_sign_in_email_index on email_sign_in (email)');
    this.addSql('create index email_sign_in_expires_at_index on email_sign_in (expires_at)');
    this.allowMethods(`${methods}, 'EMAIL_LINK'`);
  }

  private allowMethods(allowed: string): void {
    this.addSql('alter table session drop constraint session_method_check');
    this.addSql(`alter table session add constraint session_method_check check (method in (${allowed}))`);
  }

  override down(): void {
    this.addSql(`update session set method = null where method = 'EMAIL_LINK'`);
    this.allowMethods(methods);
    this.addSql('drop table email_sign_in');
  }
}
