import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { candidateFilters } from '../../http/candidate-search.contract.js';
import { CurrentOntology } from '../../lexicon/current-ontology.js';
import { CandidateIndexVersion } from '../../use-cases/candidate-index-version.js';
import { presetConditions, selectorsOfPerson } from './preset-selectors.js';

const PAGE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Stale {
  id: string;
  filters: object;
  selectors_of: string | null;
  digest: string;
}

/**
 * The presets that can find a person, read by an index: those that ask for a skill, a word or a place that the person has. It is for the
 * caller to check each of them (`PresetFinds`).
 */
@Injectable()
export class PresetsForPerson {
  constructor(
    private readonly em: EntityManager,
    private readonly ontology: CurrentOntology,
    private readonly version: CandidateIndexVersion,
  ) {}

  /** Ids, page by page. New presets, and all after a change of the lexicon, are answered once whether they can find the person or not. */
  async *pages(seekerId: string, signal?: AbortSignal): AsyncGenerator<readonly string[]> {
    const [person] = await this.em.execute<{ selectors: string[] }[]>(selectorsOfPerson, [seekerId]);
    if (!person) return;
    for (let after = FIRST, more = true; more;) {
      signal?.throwIfAborted();
      const rows = await this.em.execute<{ id: string }[]>(
        `select id from filter_preset where selectors && array[?]::text[] and selectors_of = ? and id > ? order by id limit ${PAGE}`,
        [person.selectors, this.version.current, after],
      );
      if (rows.length > 0) yield rows.map(({ id }) => id);
      after = rows.at(-1)?.id ?? after;
      more = rows.length === PAGE;
    }
    yield* this.#stalePages(signal);
  }

  /** Presets without current selectors, which they get now; each once, even if another version of the server computes others meanwhile. */
  async *#stalePages(signal: AbortSignal | undefined): AsyncGenerator<readonly string[]> {
    const { current } = this.version;
    const order = 'order by selectors_of, id';
    yield* this.#pagesOf('selectors_of is null and id > ? order by id', (last) => [last?.id ?? FIRST], signal);
    for (const [compared, from] of [
      ['<', ''],
      ['>', current],
    ] as const) {
      yield* this.#pagesOf(
        `selectors_of ${compared} ? and (selectors_of, id) > (?, ?) ${order}`,
        (last) => [current, last?.selectors_of ?? from, last?.id ?? FIRST],
        signal,
      );
    }
  }

  async *#pagesOf(
    condition: string,
    paramsAfter: (last: Stale | undefined) => readonly string[],
    signal: AbortSignal | undefined,
  ): AsyncGenerator<readonly string[]> {
    for (let last: Stale | undefined; ;) {
      signal?.throwIfAborted();
      const rows: readonly Stale[] = await this.em.execute<Stale[]>(
        `select id, filters, selectors_of, md5(filters::text) as digest from filter_preset where ${condition} limit ${PAGE}`,
        [...paramsAfter(last)],
      );
      if (rows.length === 0) return;
      yield rows.map(({ id }) => id);
      // After they were answered: if the caller fails there, the next run reads them again.
      await this.#keep(rows);
      last = rows.at(-1);
    }
  }

  async #keep(rows: readonly Stale[]): Promise<void> {
    const kept = rows.map(({ id, digest, filters }) => {
      const { data } = candidateFilters.safeParse(filters);
      // Invalid filters match no person, so no selector is kept for them.
      const conditions = data ? presetConditions(data, this.ontology.get()) : [{ any: [], text: null }];
      return { id, digest, conditions };
    });
    // Locks in the order of ids, as other jobs do, and keeps nothing for filters that changed meanwhile.
    await this.em.execute(
      `with kept as (
         select k.id, k.digest, (
           select array(select jsonb_array_elements_text(c.value->'any') union select s.word where s.word is not null)
             from jsonb_array_elements(k.conditions) with ordinality as c (value, place)
            cross join lateral (select word_selector(c.value->>'text') as word) s
            where c.value->>'text' is null or s.word is not null order by c.place limit 1) as selectors
           from jsonb_to_recordset(?::jsonb) as k (id uuid, digest text, conditions jsonb)),
       locked as (select p.id from filter_preset p join kept k on k.id = p.id order by p.id for update of p)
       update filter_preset p set selectors_of = ?, selectors = k.selectors
         from kept k where p.id = k.id and p.id in (select id from locked) and md5(p.filters::text) = k.digest`,
      [JSON.stringify(kept), this.version.current],
    );
  }
}
