import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { ReadTogether } from '../../../platform/database/read-together.js';

/** Two people and the recruiter's company in their conversation. */
export interface Pair {
  readonly seekerId: string;
  readonly recruiterId: string;
  readonly companyId: string;
}

/** Facts about the two for the writing rules. */
export interface PairFacts {
  readonly tied: boolean;
  readonly endedAt: Date | null;
  readonly paid: boolean;
  /** The person's profile is open to the company. */
  readonly disclosed: boolean;
  readonly seekerBlocks: boolean;
  readonly recruiterBlocks: boolean;
  /** The recruiter still works for that company. */
  readonly worksThere: boolean;
  /** When this was read. */
  readonly at: Date;
}

export const keyOf = ({ seekerId, recruiterId, companyId }: Pair): string => `${seekerId} ${recruiterId} ${companyId}`;

interface FactsRow extends Pair, Omit<PairFacts, 'endedAt' | 'at'> {
  readonly endedAt: string | null;
  readonly at: string;
}

/** Reads from tables of several modules, for many pairs in one statement. */
@Injectable()
export class PairFactsQuery {
  constructor(
    private readonly reads: ReadTogether,
    private readonly time: DatabaseTime,
  ) {}

  async of(pairs: readonly Pair[]): Promise<ReadonlyMap<string, PairFacts>> {
    const distinct = [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()];
    if (distinct.length === 0) return new Map();
    const now = this.time.part();
    const rows = await this.reads.rows<FactsRow>(
      `select p.seeker_id as "seekerId", p.recruiter_id as "recruiterId", p.company_id as "companyId", t.now as at,
              exists (select 1 from application a
                       where a.seeker_id = p.seeker_id and a.company_id = p.company_id and a.status <> 'WITHDRAWN'
                         and a.left_at is null)
              or exists (select 1 from match m
                          where m.seeker_id = p.seeker_id and m.company_id = p.company_id
                            and m.status in ('ACCEPTED', 'MATCHED', 'HIRED'))
              or exists (select 1 from reservation r
                          where r.seeker_id = p.seeker_id and r.company_id = p.company_id
                            and (r.status in ('MATCHED', 'HIRED') or r.status = 'ACTIVE' and r.expires_at > t.now)) as tied,
              greatest(
                (select max(case when r.status = 'ACTIVE' then r.expires_at else e.at end)
                   from reservation r
                   left join reservation_event e on e.reservation_id = r.id and e.to_status = r.status
                  where r.seeker_id = p.seeker_id and r.company_id = p.company_id
                    and (r.status in ('REJECTED', 'EXPIRED', 'CANCELLED')
                         or r.status = 'ACTIVE' and r.expires_at <= t.now)),
                (select max(m.answered_at) from match m
                  where m.seeker_id = p.seeker_id and m.company_id = p.company_id and m.status = 'CANCELLED'))
                as "endedAt",
              exists (select 1 from paid_pair q
                       where q.seeker_id = p.seeker_id and q.company_id = p.company_id) as paid,
              exists (select 1 from seeker_disclosure d
                       where d.seeker_id = p.seeker_id and d.company_id = p.company_id and d.concealed_at is null
                         and (d.expires_at is null or d.expires_at > t.now)) as disclosed,
              exists (select 1 from account_block b
                       where b.blocker_id = p.seeker_id and b.blocked_id = p.recruiter_id) as "seekerBlocks",
              exists (select 1 from account_block b
                       where b.blocker_id = p.recruiter_id and b.blocked_id = p.seeker_id) as "recruiterBlocks",
              exists (select 1 from company_member w join company c on c.id = w.company_id
                       where w.user_id = p.recruiter_id and w.company_id = p.company_id and c.removed_at is null)
                as "worksThere"
         from (values ${distinct.map(() => '(?::uuid, ?::uuid, ?::uuid)').join(', ')})
              as p (seeker_id, recruiter_id, company_id)
        cross join (select ${now.sql} as now) t`,
      [...distinct.flatMap((pair) => [pair.seekerId, pair.recruiterId, pair.companyId]), ...now.params],
    );
    return new Map(
      rows.map(({ endedAt, at, ...facts }) => [
        keyOf(facts),
        { ...facts, endedAt: endedAt === null ? null : new Date(endedAt), at: new Date(at) },
      ]),
    );
  }

  async ofOne(pair: Pair): Promise<PairFacts> {
    const facts = (await this.of([pair])).get(keyOf(pair));
    if (!facts) throw new Error('the facts of a pair that was asked for are missing');
    return facts;
  }
}
