import { Migration } from '@mikro-orm/migrations';

/**
 * An index that finds the saved searches which can match a new posting. The selector of a search is its most selective necessary condition,
 * for example `w:soudeu`: a posting without a word that begins so cannot match. The selectors of a posting are all that a matching search
 * could have. Both must agree with the conditions of the posting list and with `search_words`: after a change of that function, reindex
 * `saved_search_selector_index`.
 */
export class Migration20261125_58_search_selectors extends Migration {
  override up(): void {
    this.addSql(`
      create function beginning_of(value text) returns text
      language sql immutable parallel safe strict
      as $$
        select case when value ~ '[\\\\%_]' or length(value) < 3 then null
                    when length(value) < 6 then left(value, 3) else left(value, 6) end
      $$
    `);
    this.addSql(`
      create function word_selector(query text) returns text
      language sql immutable parallel safe strict
      as $$
        select 'w:' || beginning from (
          select nth, public.beginning_of(left(word, (
                   select coalesce(max(size), 0) from generate_series(1, least(length(word), 6)) as size
                    where left(fr, size) = left(word, size) and left(en, size) = left(word, size)))) as beginning
            from (select nth, word,
                         btrim(plainto_tsquery('pg_catalog.french', word)::text, '''') as fr,
                         btrim(plainto_tsquery('pg_catalog.english', word)::text, '''') as en
                    from unnest(string_to_array(btrim(public.search_text(query)), ' ')) with ordinality as given (word, nth)
                   where nth <= 20) as stems
           where fr ~ '^[a-z0-9]+$' and en ~ '^[a-z0-9]+$'
        ) as beginnings
        where beginning is not null
        order by length(beginning) desc, nth limit 1
      $$
    `);
    this.addSql(`
      create function saved_search_selector(filters jsonb) returns text
      language sql immutable parallel safe strict
      as $$
        select coalesce(
          'c:' || lower(filters->>'company_id'),
          public.word_selector(filters->>'search'),
          't:' || public.beginning_of(public.fold_text(normalize(filters->>'title', NFKC))),
          'p:' || public.beginning_of(public.fold_text(normalize(filters->>'location', NFKC))),
          'k:' || (filters->>'job_type'),
          'r:' || (filters->>'remote'),
          '')
      $$
    `);
    this.addSql(`
      create function posting_selectors(company_id uuid, title text, place text, job_type text, remote boolean, search tsvector)
      returns text[]
      language sql immutable parallel safe
      as $$
        select array_agg(distinct selector) from (
          values (''), ('c:' || company_id), ('k:' || job_type), ('r:' || remote)
          union all
          select 'w:' || left(lexeme, size) from unnest(tsvector_to_array(search)) as lexeme, (values (3), (6)) as sizes (size)
           where length(lexeme) >= size
          union all
          select 't:' || substr(folded, start, size)
            from (select public.fold_text(title) as folded) as titles, (values (3), (6)) as sizes (size),
                 generate_series(1, length(folded)) as start
           where start + size - 1 <= length(folded)
          union all
          select 'p:' || substr(place, start, size)
            from (values (3), (6)) as sizes (size), generate_series(1, length(place)) as start
           where start + size - 1 <= length(place)
        ) as all_of_them (selector)
        where selector is not null
      $$
    `);
    this.addSql(
      'create index saved_search_selector_index on saved_search (saved_search_selector(filters), id) where alert',
    );
  }

  override down(): void {
    this.addSql('drop index saved_search_selector_index');
    this.addSql('drop function posting_selectors(uuid, text, text, text, boolean, tsvector)');
    this.addSql('drop function saved_search_selector(jsonb)');
    this.addSql('drop function word_selector(text)');
    this.addSql('drop function beginning_of(text)');
  }
}
