import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SubjectKind } from '../domain/match-subject.entity.js';
import type { IndexTerms } from '../engine/index-concepts.js';

export interface SubjectToIndex {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly terms: IndexTerms;
  readonly inputHash: string;
  readonly engineVersion: string;
}

/** How many of the other side are looked at closely; the rest shares next to nothing with the one who asks. */
const MOST_CANDIDATES = 200;

/**
 * The inverted index from concepts to people and postings, in the database: every process sees the same, and it changes in the
 * transaction of what it is about. Call inside a transaction.
 */
@Injectable()
export class MatchIndex {
  constructor(private readonly em: EntityManager) {}

  async put({ kind, id, terms, inputHash, engineVersion }: SubjectToIndex, now: Date): Promise<void> {
    await this.em.execute(
      `insert into match_subject (kind, subject_id, concepts, input_hash, engine_version, updated_at)
       values (?, ?, array(select jsonb_array_elements_text(?::jsonb)), ?, ?, ?)
       on conflict (kind, subject_id) do update
         set concepts = excluded.concepts, input_hash = excluded.input_hash,
             engine_version = excluded.engine_version, updated_at = excluded.updated_at`,
      [kind, id, JSON.stringify([...terms.keys()]), inputHash, engineVersion, now],
    );
  }

  async remove(kind: SubjectKind, id: string): Promise<void> {
    await this.em.execute('delete from match_subject where kind = ? and subject_id = ?', [kind, id]);
  }

  /**
   * The retrieval step: ids of one side that share most with the terms of the other, best first. Of equal ones the lower id,
   * so that the same question has the same answer.
   */
  async retrieve(kind: SubjectKind, terms: IndexTerms, limit = MOST_CANDIDATES): Promise<readonly string[]> {
    if (terms.size === 0) return [];
    const rows = await this.em.execute<{ subject_id: string }[]>(
      `with term as (select key as id, value::float8 as weight from jsonb_each_text(?::jsonb))
       select s.subject_id
         from match_subject s
         cross join lateral unnest(s.concepts) as concept (id)
         join term on term.id = concept.id
        where s.kind = ? and s.concepts && array(select id from term)
        group by s.subject_id
        order by sum(term.weight) desc, s.subject_id
        limit ?`,
      [JSON.stringify(Object.fromEntries(terms)), kind, limit],
    );
    return rows.map((row) => row.subject_id);
  }

  /** Which of the ids are not in the index as the present engine would put them. */
  async missing(kind: SubjectKind, ids: readonly string[], engineVersion: string): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const rows = await this.em.execute<{ subject_id: string }[]>(
      'select subject_id from match_subject where kind = ? and engine_version = ? and subject_id in (?)',
      [kind, engineVersion, [...ids]],
    );
    const present = new Set(rows.map((row) => row.subject_id));
    return ids.filter((id) => !present.has(id));
  }
}
