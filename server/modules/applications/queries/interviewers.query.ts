import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade, reachesPosting } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import type { WeeklyWindow } from '../domain/availability.js';
import type { BusySpan, InterviewerCalendar } from '../domain/free-times.js';
import type { PossibleInterviewers } from '../http/availability.contract.js';
import { statusForCandidate, undoableSince } from './application-row.js';
import { buffers } from './buffers.js';

interface AvailabilityRow {
  account_id: string;
  time_zone: string;
  windows: WeeklyWindow[];
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  notice_hours: number;
  max_per_day: number | null;
}

interface BusyRow {
  account_id: string;
  times: string[];
  duration_minutes: number;
  fixed: boolean;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Team members who can take part in interviews, and their free times. */
@Injectable()
export class Interviewers {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly jobs: JobsFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if the caller's role does not reach the posting. */
  async ofPosting(actor: Actor, jobId: string): Promise<PossibleInterviewers> {
    const company = await this.companies.companyOf(actor.id);
    const job = (await this.jobs.findJobCards([jobId])).get(jobId);
    if (!company || !job || job.company.id !== company.id || !reachesPosting(company, jobId)) throw new NotFound();
    const ids = await this.companies.readersOf(company.id, jobId);
    const accounts = await this.identity.findAccounts(ids);
    const declared = new Set((await this.#availabilitiesOf(ids)).map((row) => row.account_id));
    return {
      interviewers: ids.flatMap((id) => {
        const account = accounts.get(id);
        if (!account?.active || !account.approved) return [];
        return [{ id, name: account.full_name, has_availability: declared.has(id), is_you: id === actor.id }];
      }),
    };
  }

  /** Those of the accounts that can read the posting's applications now. */
  async among(accountIds: readonly string[], companyId: string, jobId: string): Promise<readonly string[]> {
    const readers = new Set(await this.companies.readersOf(companyId, jobId));
    const accounts = await this.identity.findAccounts(accountIds);
    return accountIds.filter((id) => readers.has(id) && accounts.get(id)?.active === true);
  }

  /**
   * The calendars of these members until a time; members without availability are absent.
   *
   * @param exceptInterview its own times do not count as busy.
   */
  async calendarsOf(
    accountIds: readonly string[],
    until: Date,
    exceptInterview: string | null,
  ): Promise<ReadonlyMap<string, InterviewerCalendar>> {
    const rows = await this.#availabilitiesOf(accountIds);
    const busy = await this.#busyOf(accountIds, until, exceptInterview);
    const elsewhere = await this.#busyElsewhere(accountIds, until);
    return new Map(
      rows.map((row) => [
        row.account_id,
        {
          timeZone: row.time_zone,
          windows: row.windows,
          bufferBefore: row.buffer_before_minutes,
          bufferAfter: row.buffer_after_minutes,
          noticeHours: row.notice_hours,
          maxPerDay: row.max_per_day,
          busy: [...(busy.get(row.account_id) ?? []), ...(elsewhere.get(row.account_id) ?? [])],
        },
      ]),
    );
  }

  async #availabilitiesOf(accountIds: readonly string[]): Promise<readonly AvailabilityRow[]> {
    if (accountIds.length === 0) return [];
    return this.em.execute<AvailabilityRow[]>(
      `select account_id, time_zone, windows, ${buffers}, notice_hours, max_per_day
         from member_availability where account_id in (?)`,
      [[...accountIds]],
    );
  }

  /** By the members' own calendars. */
  async #busyElsewhere(accountIds: readonly string[], until: Date): Promise<ReadonlyMap<string, readonly BusySpan[]>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.em.execute<{ account_id: string; starts_at: string; ends_at: string }[]>(
      `select account_id, starts_at, ends_at from calendar_busy
        where account_id in (?) and ends_at > ? and starts_at < ? limit 20000`,
      [[...accountIds], new Date(this.clock.now().getTime() - DAY_MS), new Date(until.getTime() + DAY_MS)],
    );
    const spans = rows.map((row) => ({
      id: row.account_id,
      start: new Date(row.starts_at).getTime(),
      end: new Date(row.ends_at).getTime(),
      isFixed: false,
      isElsewhere: true,
    }));
    return Map.groupBy(spans, ({ id }) => id);
  }

  /** Fixed interviews, and all times that other candidates can still choose. A refusal that can be undone frees nothing yet. */
  async #busyOf(
    accountIds: readonly string[],
    until: Date,
    exceptInterview: string | null,
  ): Promise<ReadonlyMap<string, readonly BusySpan[]>> {
    if (accountIds.length === 0) return new Map();
    const now = this.clock.now();
    // A day more on both sides: an interview that began earlier, and the days of which the max counts.
    const [from, to] = [new Date(now.getTime() - DAY_MS), new Date(until.getTime() + DAY_MS)];
    const rows = await this.em.execute<BusyRow[]>(
      `select p.account_id, i.duration_minutes, i.status = 'SCHEDULED' as fixed,
              case when i.status = 'SCHEDULED' then jsonb_build_array(i.scheduled_at) else i.proposed_slots end as times
         from interview_participant p
         join interview i on i.id = p.interview_id
         join application a on a.id = i.application_id
        where p.account_id in (?) and i.id is distinct from ?::uuid and i.status in ('SCHEDULED', 'PROPOSED')
          and (i.status = 'PROPOSED' or i.scheduled_at >= ?) and i.scheduled_at < ? and a.left_at is null
          and (a.closed_reason is null or a.status = 'ACCEPTED')
          and ${statusForCandidate} not in ('REJECTED', 'WITHDRAWN')
        limit 20000`,
      [[...accountIds], exceptInterview, from, to, undoableSince(now)],
    );
    const spans = rows.flatMap(({ account_id: id, times, duration_minutes: minutes, fixed: isFixed }) =>
      times.map((time) => {
        const start = new Date(time).getTime();
        return { id, start, end: start + minutes * MINUTE_MS, isFixed };
      }),
    );
    return Map.groupBy(spans, ({ id }) => id);
  }
}
