import type { ActivityCursor, ActivityKind } from '../http/team-activity.contract.js';

interface Source {
  readonly kind: ActivityKind;
  /** The columns of an entry; the company is the one parameter. With `isOfActor`, only what member `a` did. */
  readonly sql: string;
  readonly isOfActor: boolean;
}

/** A former member's entries end with the membership, so that their work for another company is never read. */
const during = (column: string): string => `and ${column} <= coalesce(a.until, 'infinity')`;

const entry = (columns: {
  readonly id: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly seeker?: string;
  readonly job?: string;
  readonly subject?: string;
  readonly roles?: readonly [string, string];
  readonly credits?: string;
}): string =>
  `select ${columns.id} as id, ${columns.at} as at, ${columns.actor} as actor_id, ${columns.action} as action,
          ${columns.seeker ?? 'null::uuid'} as seeker_id, ${columns.job ?? 'null::uuid'} as job_id,
          ${columns.subject ?? 'null::uuid'} as subject_id, ${columns.roles?.[0] ?? 'null::text'} as from_role,
          ${columns.roles?.[1] ?? 'null::text'} as to_role, ${columns.credits ?? 'null::int'} as credits`;

const teamEvents = (kind: 'TEAM' | 'CREDITS', which: string): Source => ({
  kind,
  isOfActor: false,
  sql: `${entry({ id: 'e.id', at: 'e.at', actor: 'e.actor_id', action: 'e.event', subject: 'e.subject_id', roles: ['e.from_role', 'e.to_role'] })}
     from company_team_event e where e.company_id = ? and e.event ${which} in ('CREDITS_SHARED', 'CREDITS_APART', 'BUDGETS_CHANGED')`,
});

/** The records of each module from which the log of a team is read. Each source is read newest first by an index. */
const sources: readonly Source[] = [
  {
    kind: 'APPLICATIONS',
    isOfActor: true,
    sql: `${entry({
      id: 'e.id',
      at: 'e.at',
      actor: 'e.actor_id',
      action: `case when e.from_status = 'REJECTED' then 'REFUSAL_UNDONE'
                    when e.from_status = 'OFFERED' and e.to_status = 'OFFERED' then 'OFFER_CHANGED'
                    else 'APPLICATION_' || e.to_status end`,
      seeker: 'p.seeker_id',
      job: 'p.job_id',
    })}
     from application_event e join application p on p.id = e.application_id
    where e.actor_id = a.id and e.party = 'COMPANY' and p.company_id = ? ${during('e.at')}`,
  },
  {
    kind: 'REVIEWS',
    isOfActor: true,
    sql: `${entry({ id: 'r.id', at: 'r.submitted_at', actor: 'r.reviewer_id', action: `'REVIEW_SUBMITTED'`, seeker: 'p.seeker_id', job: 'p.job_id' })}
     from application_review r join application p on p.id = r.application_id
    where r.reviewer_id = a.id and r.submitted_at is not null and p.company_id = ? ${during('r.submitted_at')}`,
  },
  {
    kind: 'REVIEWS',
    isOfActor: true,
    sql: `${entry({ id: 'n.id', at: 'n.created_at', actor: 'n.author_id', action: `'NOTE_WRITTEN'`, seeker: 'p.seeker_id', job: 'p.job_id' })}
     from application_note n join application p on p.id = n.application_id
    where n.author_id = a.id and p.company_id = ? ${during('n.created_at')}`,
  },
  {
    kind: 'RESERVATIONS',
    isOfActor: true,
    sql: `${entry({ id: 'e.id', at: 'e.at', actor: 'e.actor_id', action: `'RESERVATION_' || e.to_status`, seeker: 'r.seeker_id', job: 'r.job_id' })}
     from reservation_event e join reservation r on r.id = e.reservation_id
    where e.actor_id = a.id and e.party = 'RECRUITER' and r.company_id = ? ${during('e.at')}`,
  },
  {
    kind: 'POSTINGS',
    isOfActor: false,
    sql: `${entry({ id: 'e.id', at: 'e.at', actor: 'e.actor_id', action: `'POSTING_' || e.to_status`, job: 'e.job_id' })}
     from job_event e where e.company_id = ?`,
  },
  teamEvents('TEAM', 'not'),
  teamEvents('CREDITS', ''),
  {
    // Of the account that the team shares, since it is shared: other purchases are their buyer's own business.
    kind: 'CREDITS',
    isOfActor: false,
    sql: `${entry({ id: 'u.id', at: 'u.paid_at', actor: 'u.owner_id', action: `case u.kind when 'PLAN' then 'PLAN_BOUGHT' else 'CREDITS_BOUGHT' end`, credits: 'u.credits' })}
     from credit_pool o join purchase u on u.owner_id = o.payer_id
     left join credit_transaction t on t.owner_id = o.payer_id and t.sequence = o.since_sequence
    where o.company_id = ? and o.shared and u.paid_at > coalesce(t.created_at, '-infinity') and u.renews_at is null`,
  },
  {
    kind: 'LINKS',
    isOfActor: false,
    sql: `${entry({ id: 'l.id', at: 'l.created_at', actor: 'l.made_by', action: `'LINK_SHARED'` })}
     from share_link l where l.company_id = ?`,
  },
];

export interface AskedEntries {
  readonly companyId: string;
  readonly member?: string | undefined;
  readonly kind?: ActivityKind | undefined;
  readonly after?: ActivityCursor | undefined;
  readonly limit: number;
}

/** The entries of all asked sources, newest first, over a table `actor` of `id` and `until`. */
export function entriesOf({ companyId, member, kind, after, limit }: AskedEntries): {
  readonly sql: string;
  readonly params: readonly unknown[];
} {
  const asked = sources.filter((source) => kind === undefined || source.kind === kind);
  const parts = asked.map(({ sql, isOfActor }) => {
    const wanted = [
      ...(after ? [{ sql: '(s.at, s.id) < (?, ?::uuid)', params: [after.at, after.id] }] : []),
      ...(member !== undefined && !isOfActor ? [{ sql: 's.actor_id = ?', params: [member] }] : []),
    ];
    const where = wanted.length > 0 ? `where ${wanted.map((each) => each.sql).join(' and ')}` : '';
    const page = `select * from (${sql}) s ${where} order by s.at desc, s.id desc limit ?`;
    return {
      sql: isOfActor ? `(select s.* from actor a cross join lateral (${page}) s)` : `(${page})`,
      params: [companyId, ...wanted.flatMap(({ params }) => params), limit],
    };
  });
  return {
    sql: `select e.*, j.title from (${parts.map(({ sql }) => sql).join(' union all ')}) e
            left join job j on j.id = e.job_id order by e.at desc, e.id desc limit ?`,
    params: [...parts.flatMap(({ params }) => params), limit],
  };
}
