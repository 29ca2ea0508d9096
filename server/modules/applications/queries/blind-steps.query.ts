import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type BlindReader, narrowSeatOf, type Seat } from '../../identity/index.js';
import type { Condition } from './find-applicants.query.js';
import type { BlindFacts, StoredStep } from '../domain/blind-review.js';

interface FactsRow {
  id: string;
  is_blind: boolean;
  stored: StoredStep | null;
  has_scored: boolean;
}

/** Columns over `application a`, with the reviewer's id as parameter, twice. */
const facts = `a.id, (select j.blind_review from job j where j.id = a.job_id) as is_blind,
  (select b.step from blind_review b where b.application_id = a.id and b.reviewer_id = ?) as stored,
  exists (select 1 from application_review r
           where r.application_id = a.id and r.reviewer_id = ? and r.submitted_at is not null) as has_scored`;

/**
 * Whether the person of `application a` is hidden from the reader, in SQL: the reader has not finished the blind review of one of their
 * applications. Keep it equal to {@link stepOf}.
 */
export function hiddenSql({ id, seat }: BlindReader): Condition {
  const reached = seat.role === 'HIRING_MANAGER' ? 'and o.job_id = any(?::uuid[])' : '';
  const mustBeBlind = narrowSeatOf(seat) !== undefined;
  return {
    sql: `exists (select 1 from application o
            join job oj on oj.id = o.job_id and oj.blind_review
            left join blind_review ob on ob.application_id = o.id and ob.reviewer_id = ?
           where o.seeker_id = a.seeker_id and o.company_id = a.company_id and o.left_at is null and o.status <> 'WITHDRAWN' ${reached}
             and case when ob.step is not null then ob.step not in ('LEFT', 'PICTURE')
                      else ${mustBeBlind} and not exists (select 1 from application_review r
                        where r.application_id = o.id and r.reviewer_id = ? and r.submitted_at is not null) end)`,
    params: [id, ...(reached === '' ? [] : [`{${seat.jobIds.join(',')}}`]), id],
  };
}

/** Reads the blind review steps of team members. */
@Injectable()
export class BlindSteps {
  constructor(private readonly em: EntityManager) {}

  /** By application id; the caller checks which applications the reviewer's role reaches. */
  async factsOf(
    reviewerId: string,
    seat: Seat,
    applicationIds: readonly string[],
  ): Promise<ReadonlyMap<string, BlindFacts>> {
    if (applicationIds.length === 0) return new Map();
    const rows = await this.em.execute<FactsRow[]>(`select ${facts} from application a where a.id in (?)`, [
      reviewerId,
      reviewerId,
      [...applicationIds],
    ]);
    return new Map(rows.map((row) => [row.id, factsOf(row, seat)]));
  }

  /**
   * The people in `seekerIds` whose name, place, face and voice are hidden from the reader. One application in a blind review hides the
   * person everywhere.
   */
  async hiddenAmong(reader: BlindReader, seekerIds: readonly string[]): Promise<ReadonlySet<string>> {
    const hidden = hiddenSql(reader);
    const rows = await this.em.execute<{ seeker_id: string }[]>(
      `select distinct a.seeker_id from application a where a.seeker_id in (?) and a.company_id = ? and ${hidden.sql}`,
      [[...new Set(seekerIds)], reader.companyId, ...hidden.params],
    );
    return new Set(rows.map((row) => row.seeker_id));
  }

  /** Whether a reader hears the voice of a person at the step SOUND of an application. */
  async hears({ id, companyId, seat }: BlindReader, seekerId: string): Promise<boolean> {
    const reached = seat.role === 'HIRING_MANAGER' ? 'and a.job_id = any(?::uuid[])' : '';
    const rows = await this.em.execute<unknown[]>(
      `select 1 from blind_review b join application a on a.id = b.application_id
        where b.reviewer_id = ? and b.step = 'SOUND' and a.seeker_id = ? and a.company_id = ? and a.left_at is null
          and a.status <> 'WITHDRAWN' ${reached} limit 1`,
      [id, seekerId, companyId, ...(reached === '' ? [] : [`{${seat.jobIds.join(',')}}`])],
    );
    return rows.length > 0;
  }
}

const factsOf = ({ is_blind: isBlind, stored, has_scored: hasScored }: FactsRow, seat: Seat): BlindFacts => ({
  isBlind,
  mustBeBlind: narrowSeatOf(seat) !== undefined,
  stored,
  hasScored,
});
