import { Migration } from '@mikro-orm/migrations';

/** Saved searches that a recruiter shares with the team. They stay with the team when their author leaves. */
export class Migration20261126_101_shared_presets extends Migration {
  override up(): void {
    this.addSql(`
      alter table filter_preset
        alter column recruiter_id drop not null,
        add column company_id uuid null,
        add column company_slot smallint null,
        add constraint filter_preset_company_slot_unique unique (company_id, company_slot),
        add constraint filter_preset_company_slot_check check (company_slot >= 1 and company_slot <= 50),
        add constraint filter_preset_company_check check ((company_id is null) = (company_slot is null)),
        add constraint filter_preset_reader_check
          check (recruiter_id is not null or (company_id is not null and not is_default))
    `);
  }

  override down(): void {
    this.addSql('delete from filter_preset where recruiter_id is null');
    this.addSql(`
      alter table filter_preset
        drop constraint filter_preset_reader_check,
        drop constraint filter_preset_company_check,
        drop constraint filter_preset_company_slot_check,
        drop constraint filter_preset_company_slot_unique,
        drop column company_slot,
        drop column company_id,
        alter column recruiter_id set not null
    `);
  }
}
