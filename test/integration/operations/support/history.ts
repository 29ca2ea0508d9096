import type { TestApp } from '../../../support/app.js';

const APPLICATIONS = 300;

/**
 * Two companies over 400 days: applications in every status, with the steps they took, future and past interviews, matches, views
 * of postings and of a profile. `$1` is now, `$2` the companies, `$3` their postings, `$4` the person whose dashboard is tested.
 */
const history = [
  `create temporary table path as
     select n, gen_random_uuid() as id, case when n % 29 = 0 and n <= 116 then $4::uuid else gen_random_uuid() end as seeker_id,
            ($3::uuid[])[1 + n % 4] as job_id, ($2::uuid[])[case when n % 4 = 3 then 2 else 1 end] as company_id,
            case when n = 116 then 'WITHDRAWN'
                 else (array['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'])[1 + n % 7] end
              as status,
            $1::timestamptz - (n % 60) * interval '1 minute'
              - case when n % 29 = 0 and n <= 116 then n / 29 * 3 * interval '1 day' else ((n * 37) % 9600) * interval '1 hour' end
              as applied_at,
            (1 + n % 11) * interval '90 minutes' as pace
       from generate_series(1, ${APPLICATIONS}) n`,
  `insert into application (id, job_id, company_id, seeker_id, attempt, status, applied_at, updated_at, first_answer_at,
                            rejected_from, rejected_at, accepted_by, charged, left_at, source)
     select id, job_id, company_id, seeker_id, 1, status, applied_at, $1::timestamptz,
            case when status not in ('PENDING', 'WITHDRAWN') then applied_at + pace end,
            case when status = 'REJECTED' then 'REVIEWED' end, case when status = 'REJECTED' then applied_at + 2 * pace end,
            case when status = 'ACCEPTED' then seeker_id end, case when status = 'ACCEPTED' then 2 end,
            case when n % 23 = 0 then $1::timestamptz end,
            (array['SEARCH', 'MATCHES', 'SEARCH', 'WEB', null])[1 + n % 5]
       from path`,
  `insert into application_event (id, application_id, at, party, from_status, to_status)
     select gen_random_uuid(), path.id, path.applied_at + step.number * path.pace, 'COMPANY', step.before, step.after
       from path join (values
              ('PENDING', 0, null, 'PENDING'), ('REVIEWED', 0, null, 'PENDING'), ('REVIEWED', 1, 'PENDING', 'REVIEWED'),
              ('INTERVIEW', 0, null, 'PENDING'), ('INTERVIEW', 1, 'PENDING', 'INTERVIEW'),
              ('INTERVIEW', 2, 'INTERVIEW', 'INTERVIEW'),
              ('OFFERED', 0, null, 'PENDING'), ('OFFERED', 1, 'PENDING', 'REVIEWED'), ('OFFERED', 3, 'REVIEWED', 'INTERVIEW'),
              ('OFFERED', 6, 'INTERVIEW', 'OFFERED'),
              ('ACCEPTED', 0, null, 'PENDING'), ('ACCEPTED', 1, 'PENDING', 'INTERVIEW'), ('ACCEPTED', 4, 'INTERVIEW', 'OFFERED'),
              ('ACCEPTED', 9, 'OFFERED', 'ACCEPTED'),
              ('REJECTED', 0, null, 'PENDING'), ('REJECTED', 1, 'PENDING', 'REVIEWED'), ('REJECTED', 2, 'REVIEWED', 'REJECTED'),
              ('WITHDRAWN', 0, null, 'PENDING'), ('WITHDRAWN', 1, 'PENDING', 'WITHDRAWN')
            ) as step (status, number, before, after) on step.status = path.status`,
  `insert into interview (id, application_id, status, scheduled_at, duration_minutes, time_zone, type, proposed_slots, sequence,
                          created_at, updated_at)
     select gen_random_uuid(), id, case when n % 5 = 0 then 'CANCELLED' else 'SCHEDULED' end,
            $1::timestamptz + (n - 150) * interval '1 hour', 45, 'America/Toronto', 'VIDEO', '[]', 0,
            applied_at + pace, applied_at + pace
       from path where status in ('INTERVIEW', 'OFFERED', 'REJECTED')`,
  `insert into match (id, seeker_id, job_id, company_id, status, seeker_visible, match_score, compatibility_score, parts, reasons,
                      masked_reasons, gaps, evidence, raises, model_version, ontology_version, inputs_hash, computed_at,
                      created_at, answered_at, seeker_agreed)
     select distinct on (seeker_id, job_id) gen_random_uuid(), seeker_id, job_id, company_id,
            case when status = 'ACCEPTED' and n % 2 = 0 then 'HIRED'
                 else (array['PENDING', 'MATCHED', 'REJECTED', 'CANCELLED'])[1 + n % 4] end,
            n % 6 <> 0, 50, 50, '{}', '{"fr":[],"en":[]}', '{"fr":[],"en":[]}', '{"fr":[],"en":[]}', '[]', '[]', 'm', 'o',
            repeat('0', 64), applied_at, applied_at, least(applied_at + 12 * pace, $1::timestamptz - interval '1 minute'), false
       from path
      order by seeker_id, job_id, n`,
  `insert into job_view (job_id, viewer_id, day)
     select ($3::uuid[])[1 + n % 4], gen_random_uuid(), ($1::timestamptz - (n % 400) * interval '1 day')::date
       from generate_series(1, 900) n`,
  `insert into access_log (id, seeker_id, kind, at, masked, viewer_id, company_id, cost)
     select gen_random_uuid(), $4::uuid, case when n % 6 = 0 then 'UNMASKED' else 'VIEWED' end,
            $1::timestamptz - n * interval '4 hours', true, gen_random_uuid(),
            case when n % 3 = 0 then null else ($2::uuid[])[1 + n % 2] end, 0
       from generate_series(0, 250) n`,
];

type Values = readonly [now: Date, companies: readonly string[], postings: readonly string[], person: string];

/** Converts a statement with `$1` … `$4` to the placeholders of the application's driver. */
function filled(sql: string, values: Values): [string, unknown[]] {
  const parameters: unknown[] = [];
  const text = sql.replace(/\$(\d)/g, (_, place: string) => {
    const value = values[Number(place) - 1];
    parameters.push(Array.isArray(value) ? `{${value.join(',')}}` : value);
    return '?';
  });
  return [text, parameters];
}

/** Writes the history in one transaction: the temporary table belongs to one connection. */
export async function writeHistory(app: TestApp, values: Values): Promise<void> {
  await app.orm.em.fork().transactional(async (em) => {
    for (const statement of history) await em.execute(...filled(statement, values));
  });
}
