import { Migration } from '@mikro-orm/migrations';

/**
 * Keeps the key of each company's name, and finds companies with nearly the same name by it. Before, the keys of all names that share a
 * word with it were computed for each public page: a second among 16,667 companies called "Atelier …".
 */
export class Migration20261128_113_company_name_keys extends Migration {
  override up(): void {
    this.addSql('alter table company add column name_key text generated always as (company_name_key(name)) stored');
    this.addSql(`
      create function company_name_words(key text) returns text
      language sql immutable parallel safe strict
      as $$
        select pg_catalog.string_agg(word, ' ' order by word)
          from (select distinct word from pg_catalog.unnest(pg_catalog.string_to_array(key, ' ')) word) words
      $$
    `);
    this.addSql(
      'create index company_stored_key_index on company using gin (name_key gin_trgm_ops) where removed_at is null',
    );
    this.addSql(
      'create index company_key_words_index on company (company_name_words(name_key)) where removed_at is null',
    );
    this.addSql(
      `create index company_key_letters_index on company (replace(name_key, ' ', '')) where removed_at is null`,
    );
    // Each part finds by an index what one part of company_names_alike accepts. The limits of pg_trgm are set for these statements only.
    this.addSql(`
      create function companies_named_like(key text) returns setof uuid
      language plpgsql strict rows 20
      as $$
      declare
        likeness text := coalesce(current_setting('pg_trgm.similarity_threshold', true), '0.3');
        word_likeness text := coalesce(current_setting('pg_trgm.strict_word_similarity_threshold', true), '0.5');
      begin
        perform set_config('pg_trgm.similarity_threshold', '0.6', true);
        perform set_config('pg_trgm.strict_word_similarity_threshold', '0.99', true);
        return query
          select id from company where removed_at is null and name_key % key
          union
          select id from company where removed_at is null and replace(name_key, ' ', '') = replace(key, ' ', '')
          union
          select id from company where removed_at is null and char_length(key) >= 6 and name_key %>> key
          union
          select id from company where removed_at is null and company_name_words(name_key) = any (array(
            select company_name_words(array_to_string(words[first_word:last_word], ' '))
              from (select string_to_array(key, ' ') as words) own,
                   generate_series(1, least(cardinality(words), 20)) first_word,
                   generate_series(first_word, least(cardinality(words), 20)) last_word
             where char_length(array_to_string(words[first_word:last_word], ' ')) >= 6));
        perform set_config('pg_trgm.similarity_threshold', likeness, true);
        perform set_config('pg_trgm.strict_word_similarity_threshold', word_likeness, true);
      end
      $$
    `);
  }

  override down(): void {
    this.addSql('drop function companies_named_like(text)');
    this.addSql('alter table company drop column name_key');
    this.addSql('drop function company_name_words(text)');
  }
}
