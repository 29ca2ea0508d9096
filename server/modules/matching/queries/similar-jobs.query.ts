import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ConceptId } from '../lexicon/concept.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';

/** Occupations to compare: the posting's own and the nearest others. */
const OCCUPATIONS = 6;
/** Postings read of each occupation. */
const OF_EACH = 20;
/** Postings read to compare pay within one occupation. */
const OF_SAME = 300;
/** Least credit (0..1) of a near occupation, for example cook and line cook. */
const NEAR = 0.5;

/** Postings like a given one: of the same main occupation first, then of near ones, as the matching index stores them. */
@Injectable()
export class SimilarJobs {
  constructor(
    private readonly em: EntityManager,
    private readonly ontology: CurrentOntology,
  ) {}

  /** Ids of up to 120 postings in the index, newest first within an occupation. Empty if the posting names no occupation. */
  async of(jobId: string): Promise<readonly string[]> {
    const [own] = await this.em.execute<{ occupation: ConceptId | null }[]>(
      `select main_occupation(terms) as occupation from match_subject where kind = 'JOB' and subject_id = ?`,
      [jobId],
    );
    if (!own?.occupation) return [];
    const rows = await this.em.execute<{ subject_id: string }[]>(
      `select near.subject_id
         from jsonb_array_elements_text(?::jsonb) with ordinality as asked (occupation, place)
        cross join lateral (
          select s.subject_id from match_subject s
           where s.kind = 'JOB' and main_occupation(s.terms) = asked.occupation and s.subject_id <> ?
           order by s.subject_id desc limit ${OF_EACH}) as near
        order by asked.place, near.subject_id desc`,
      [JSON.stringify(this.#near(own.occupation)), jobId],
    );
    return rows.map((row) => row.subject_id);
  }

  /** Ids of up to 300 other postings with the same main occupation, newest first. Empty if the posting names no occupation. */
  async ofSameOccupation(jobId: string, before: string | null): Promise<readonly string[]> {
    const rows = await this.em.execute<{ subject_id: string }[]>(
      `select s.subject_id from match_subject s
        where s.kind = 'JOB' and s.subject_id <> ? and main_occupation(s.terms) =
              (select main_occupation(own.terms) from match_subject own where own.kind = 'JOB' and own.subject_id = ?)
          ${before === null ? '' : 'and s.subject_id < ?'}
        order by s.subject_id desc limit ${OF_SAME}`,
      [jobId, jobId, ...(before === null ? [] : [before])],
    );
    return rows.map((row) => row.subject_id);
  }

  #near(occupation: ConceptId): readonly ConceptId[] {
    const near = [...this.ontology.get().worth(occupation)]
      .filter(([id, credit]) => id !== occupation && id.startsWith('occupation/') && credit >= NEAR)
      .sort(([one, credit], [other, second]) => second - credit || (one < other ? -1 : 1))
      .map(([id]) => id);
    return [occupation, ...near].slice(0, OCCUPATIONS);
  }
}
