import { Migration } from '@mikro-orm/migrations';

/**
 * An index that finds the presets which can find a person: `selectors` are what such a person must have one of, for example `s:react`.
 * They depend on the lexicon (`selectors_of`), so the server computes them, when it next looks for presets. A change of the filters by
 * any version of the server removes them.
 */
export class Migration20261127_65_preset_selectors extends Migration {
  override up(): void {
    this.addSql(`alter table filter_preset add column selectors text[], add column selectors_of text,
      add constraint filter_preset_selectors_entries_check check (array_position(selectors, null) is null)`);
    this.addSql('create index filter_preset_selectors_index on filter_preset using gin (selectors)');
    this.addSql('create index filter_preset_selectors_of_index on filter_preset (selectors_of, id)');
    this.addSql(`
      create function filter_preset_forget_selectors() returns trigger language plpgsql
      as $$ begin new.selectors := null; new.selectors_of := null; return new; end $$
    `);
    this.addSql(`
      create trigger filter_preset_forget_selectors before update on filter_preset for each row
      when (old.filters is distinct from new.filters) execute function filter_preset_forget_selectors()
    `);
  }

  override down(): void {
    this.addSql('drop trigger filter_preset_forget_selectors on filter_preset');
    this.addSql('drop function filter_preset_forget_selectors()');
    this.addSql('alter table filter_preset drop column selectors, drop column selectors_of');
  }
}
