import { Migration } from '@mikro-orm/migrations';

/** A member's signature below texts to candidates. */
export class Migration20261126_85_message_signatures extends Migration {
  override up(): void {
    this.addSql(`
      create table message_signature (
        account_id uuid not null,
        text_fr text,
        text_en text,
        updated_at timestamptz(3) not null,
        constraint message_signature_pkey primary key (account_id),
        constraint message_signature_text_check check (text_fr is not null or text_en is not null),
        constraint message_signature_text_fr_check check (char_length(text_fr) >= 1 and char_length(text_fr) <= 500),
        constraint message_signature_text_en_check check (char_length(text_en) >= 1 and char_length(text_en) <= 500)
      )
    `);
  }

  override down(): void {
    this.addSql('drop table message_signature');
  }
}
