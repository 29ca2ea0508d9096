import { Migration } from '@mikro-orm/migrations';

/** A team's templates for texts to candidates, and the text of a refusal as it was sent. */
export class Migration20261126_84_message_templates extends Migration {
  override up(): void {
    this.addSql(`
      create table message_template (
        id uuid not null,
        company_id uuid not null,
        kind text not null,
        name text not null,
        text_fr text,
        text_en text,
        version int not null,
        created_by uuid not null,
        created_at timestamptz(3) not null,
        updated_by uuid not null,
        updated_at timestamptz(3) not null,
        constraint message_template_pkey primary key (id),
        constraint message_template_name_unique unique (company_id, name),
        constraint message_template_kind_check check (kind in ('REFUSAL', 'INTERVIEW', 'OFFER', 'MESSAGE', 'REMINDER')),
        constraint message_template_name_check check (char_length(name) >= 1 and char_length(name) <= 80),
        constraint message_template_text_check check (text_fr is not null or text_en is not null),
        constraint message_template_text_fr_check check (char_length(text_fr) >= 1 and char_length(text_fr) <= 4000),
        constraint message_template_text_en_check check (char_length(text_en) >= 1 and char_length(text_en) <= 4000),
        constraint message_template_version_check check (version >= 1)
      )
    `);
    this.addSql(`
      alter table application
        add column refusal_text text,
        add constraint application_refusal_text_check
          check (char_length(refusal_text) >= 1 and char_length(refusal_text) <= 20000)
    `);
  }

  override down(): void {
    this.addSql('alter table application drop constraint application_refusal_text_check, drop column refusal_text');
    this.addSql('drop table message_template');
  }
}
