import { Migration } from '@mikro-orm/migrations';

interface Search {
  readonly signature: string;
  readonly rows: number;
  /** Column of the ids. */
  readonly id: string;
  /** `from` and the condition of the partial indexes. */
  readonly source: string;
  /** Column of the key of a name. */
  readonly name: string;
  readonly limit?: string;
}

/** Each part finds by an index what one part of `company_names_alike` accepts. The limits of pg_trgm are set for these statements only. */
const namedLike = ({ signature, rows, id, source, name, limit = '' }: Search): string => `
  create function ${signature} returns setof uuid
  language plpgsql strict rows ${rows}
  as $$
  declare
    likeness text := coalesce(current_setting('pg_trgm.similarity_threshold', true), '0.3');
    word_likeness text := coalesce(current_setting('pg_trgm.strict_word_similarity_threshold', true), '0.5');
  begin
    perform set_config('pg_trgm.similarity_threshold', '0.6', true);
    perform set_config('pg_trgm.strict_word_similarity_threshold', '0.99', true);
    return query
      (select ${id} ${source} and ${name} % key ${limit})
      union
      (select ${id} ${source} and replace(${name}, ' ', '') = replace(key, ' ', '') ${limit})
      union
      (select ${id} ${source} and char_length(key) >= 6 and ${name} %>> key ${limit})
      union
      (select ${id} ${source} and company_name_words(${name}) = any (array(
         select company_name_words(array_to_string(words[first_word:last_word], ' '))
           from (select string_to_array(key, ' ') as words) own,
                generate_series(1, least(cardinality(words), 20)) first_word,
                generate_series(first_word, least(cardinality(words), 20)) last_word
          where char_length(array_to_string(words[first_word:last_word], ' ')) >= 6)) ${limit});
    perform set_config('pg_trgm.similarity_threshold', likeness, true);
    perform set_config('pg_trgm.strict_word_similarity_threshold', word_likeness, true);
  end
  $$
`;

/**
 * Finds verified companies with nearly the same name among the verified ones only. Before, each page with an unverified company read all
 * companies of its name: 95,962 pages of the database among 22,730 of one name.
 */
export class Migration20261128_115_verified_name_keys extends Migration {
  override up(): void {
    this.addSql(
      'alter table company_verification add column reviewed_key text generated always as (company_name_key(reviewed_name)) stored',
    );
    this.addSql(
      `create index company_verification_key_index on company_verification using gin (reviewed_key gin_trgm_ops) where state = 'VERIFIED'`,
    );
    this.addSql(
      `create index company_verification_words_index on company_verification (company_name_words(reviewed_key)) where state = 'VERIFIED'`,
    );
    this.addSql(
      `create index company_verification_letters_index on company_verification (replace(reviewed_key, ' ', '')) where state = 'VERIFIED'`,
    );
    this.addSql(
      namedLike({
        signature: 'verified_companies_named_like(key text)',
        rows: 5,
        id: 'company_id',
        source: `from company_verification where state = 'VERIFIED'`,
        name: 'reviewed_key',
      }),
    );
    this.addSql(
      namedLike({
        signature: 'companies_named_like(key text, max int)',
        rows: 20,
        id: 'id',
        source: 'from company where removed_at is null',
        name: 'name_key',
        limit: 'limit max',
      }),
    );
  }

  override down(): void {
    this.addSql('drop function companies_named_like(text, int)');
    this.addSql('drop function verified_companies_named_like(text)');
    this.addSql('alter table company_verification drop column reviewed_key');
  }
}
