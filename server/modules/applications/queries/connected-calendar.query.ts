import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompaniesFacade, decidesPosting, reachesPosting } from '../../companies/index.js';
import { JobsFacade } from '../../jobs/index.js';
import type { CalendarDifference } from '../domain/calendar-failures.contract.js';
import type { ConnectedCalendar, ShownCalendarDifference } from '../http/connected-calendar.contract.js';
import { CalendarConnections } from '../persistence/calendar-connections.js';

const MAX_DIFFERENCES = 50;

interface Row {
  interview_id: string;
  application_id: string;
  job_id: string;
  difference: CalendarDifference;
  scheduled_at: string;
  found_starts_at: string | null;
}

/** A member's connected calendar, without its password. */
@Injectable()
export class ConnectedCalendarQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly connections: CalendarConnections,
    private readonly companies: CompaniesFacade,
    private readonly jobs: JobsFacade,
  ) {}

  async of(accountId: string): Promise<ConnectedCalendar> {
    const found = await this.connections.of(accountId);
    if (!found) return { connection: null };
    const [count] = await this.em.execute<{ n: number }[]>(
      'select count(*)::int as n from calendar_event where account_id = ? and fingerprint is not null',
      [accountId],
    );
    return {
      connection: {
        server_url: found.serverUrl,
        user_name: found.userName,
        calendar: found.calendar,
        failure: found.failure,
        checked_at: found.checkedAt?.toISOString() ?? null,
        writes: found.writes,
        write_failure: found.writeFailure,
        written: count?.n ?? 0,
        differences: await this.#differences(accountId),
      },
    };
  }

  /** Of interviews that are still held at the time that was written, and that the member's role still reaches. */
  async #differences(accountId: string): Promise<ShownCalendarDifference[]> {
    const rows = await this.em.execute<Row[]>(
      `select e.interview_id, i.application_id, a.job_id, e.difference, i.scheduled_at, e.found_starts_at
         from calendar_event e
         join interview i on i.id = e.interview_id and i.scheduled_at = e.starts_at and i.status = 'SCHEDULED'
         join application a on a.id = i.application_id and a.left_at is null and a.closed_reason is null
          and a.status not in ('REJECTED', 'WITHDRAWN')
        where e.account_id = ? and e.difference is not null
        order by i.scheduled_at, i.id limit ${MAX_DIFFERENCES}`,
      [accountId],
    );
    if (rows.length === 0) return [];
    const company = await this.companies.companyOf(accountId);
    const jobs = await this.jobs.findJobCards(rows.map((row) => row.job_id));
    return rows.flatMap((row) => {
      const job = jobs.get(row.job_id);
      if (!company || !job || !reachesPosting(company, row.job_id)) return [];
      return {
        interview_id: row.interview_id,
        application_id: row.application_id,
        job: { id: row.job_id, title: job.title },
        kind: row.difference,
        scheduled_at: new Date(row.scheduled_at).toISOString(),
        found_at: row.found_starts_at === null ? null : new Date(row.found_starts_at).toISOString(),
        can_move: decidesPosting(company, row.job_id),
      };
    });
  }
}
