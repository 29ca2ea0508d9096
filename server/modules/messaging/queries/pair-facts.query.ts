import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';

export interface Pair {
  readonly seekerId: string;
  readonly companyId: string;
}

/** How a person and a company stand to each other, as far as writing is concerned. */
export interface PairFacts {
  readonly tied: boolean;
  readonly endedAt: Date | null;
  readonly paid: boolean;
  /** The person's profile is open to the company. */
  readonly disclosed: boolean;
}

export const keyOf = ({ seekerId, companyId }: Pair): string => `${seekerId} ${companyId}`;

interface FactsRow {
  seeker_id: string;
  company_id: string;
  tied: boolean;
  ended_at: string | null;
  paid: boolean;
  disclosed: boolean;
}

/** Read from those who own it, for many pairs in one question. */
@Injectable()
export class PairFactsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
  ) {}

  async of(pairs: readonly Pair[]): Promise<ReadonlyMap<string, PairFacts>> {
    const distinct = [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()];
    if (distinct.length === 0) return new Map();
    const now = await this.time.now();
    const rows = await this.em.execute<FactsRow[]>(
      `select p.seeker_id, p.company_id,
              exists (select 1 from application a
                       where a.seeker_id = p.seeker_id and a.company_id = p.company_id and a.status <> 'WITHDRAWN'
                         and a.left_at is null)
              or exists (select 1 from match m
                          where m.seeker_id = p.seeker_id and m.company_id = p.company_id
                            and m.status in ('ACCEPTED', 'MATCHED', 'HIRED'))
              or exists (select 1 from reservation r
                          where r.seeker_id = p.seeker_id and r.company_id = p.company_id
                            and (r.status in ('MATCHED', 'HIRED') or r.status = 'ACTIVE' and r.expires_at > ?)) as tied,
              greatest(
                (select max(case when r.status = 'ACTIVE' then r.expires_at else e.at end)
                   from reservation r
                   left join reservation_event e on e.reservation_id = r.id and e.to_status = r.status
                  where r.seeker_id = p.seeker_id and r.company_id = p.company_id
                    and (r.status in ('REJECTED', 'EXPIRED', 'CANCELLED') or r.status = 'ACTIVE' and r.expires_at <= ?)),
                (select max(m.answered_at) from match m
                  where m.seeker_id = p.seeker_id and m.company_id = p.company_id and m.status = 'CANCELLED')) as ended_at,
              exists (select 1 from paid_pair q
                       where q.seeker_id = p.seeker_id and q.company_id = p.company_id) as paid,
              exists (select 1 from seeker_disclosure d
                       where d.seeker_id = p.seeker_id and d.company_id = p.company_id and d.concealed_at is null
                         and (d.expires_at is null or d.expires_at > ?)) as disclosed
         from (values ${distinct.map(() => '(?::uuid, ?::uuid)').join(', ')}) as p (seeker_id, company_id)`,
      [now, now, now, ...distinct.flatMap(({ seekerId, companyId }) => [seekerId, companyId])],
    );
    return new Map(
      rows.map(({ seeker_id: seekerId, company_id: companyId, ended_at: endedAt, tied, paid, disclosed }) => [
        keyOf({ seekerId, companyId }),
        { tied, paid, disclosed, endedAt: endedAt === null ? null : new Date(endedAt) },
      ]),
    );
  }

  async ofOne(pair: Pair): Promise<PairFacts> {
    return (await this.of([pair])).get(keyOf(pair)) ?? { tied: false, endedAt: null, paid: false, disclosed: false };
  }
}
