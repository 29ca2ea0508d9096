import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Logger } from '../../../platform/logging/logger.js';
import { CompaniesFacade } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { CaldavEvents } from '../caldav/caldav-events.js';
import type { CaldavAccount } from '../caldav/caldav-request.js';
import { CalendarFailure, CalendarWriteFailure } from '../domain/calendar-failure.js';
import { LOOK_MS, nextWrite, REMOVAL_MS, TAKEN_MS } from '../domain/calendar-write.js';
import { calendarSteps, type WantedEvent, type WrittenEvent } from '../domain/written-event.js';
import { type CalendarConnection, CalendarConnections } from '../persistence/calendar-connections.js';
import { CalendarEvents } from '../persistence/calendar-events.js';
import { CalendarWrites } from '../persistence/calendar-writes.js';
import { AvailabilityQuery } from '../queries/availability.query.js';
import { WantedEvents } from '../queries/wanted-events.query.js';
import { LookAtEvents } from './look-at-events.js';
import { WriteEvent } from './write-event.js';

/** Slow servers take five seconds a request, so several are asked at the same time. */
const AT_ONCE = 5;
/** Then another calendar has its turn. */
const STEPS_AT_ONCE = 20;

type Outcome = 'DONE' | 'MORE' | 'NOTHING_LEFT';

/**
 * Writes members' interviews to their own calendars, and removes them. Nothing is planned: what is to be done follows from the
 * interviews as they are and the events as they were written, so a job that runs twice or died in the middle does nothing twice.
 */
@Injectable()
export class WriteCalendars {
  constructor(
    private readonly connections: CalendarConnections,
    private readonly writes: CalendarWrites,
    private readonly events: CalendarEvents,
    private readonly wanted: WantedEvents,
    private readonly remote: CaldavEvents,
    private readonly writing: WriteEvent,
    private readonly look: LookAtEvents,
    private readonly availability: AvailabilityQuery,
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Those whose time has come; each is written by one worker. @returns how many. */
  async due(signal?: AbortSignal): Promise<number> {
    let count = 0;
    const failures: unknown[] = [];
    for (;;) {
      signal?.throwIfAborted();
      const now = this.clock.now();
      const until = new Date(now.getTime() + TAKEN_MS);
      const taken = await this.writes.take(now, until, AT_ONCE);
      const results = await Promise.allSettled(taken.map((accountId) => this.#one(accountId, until)));
      failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])));
      count += taken.length;
      if (taken.length === 0) break;
    }
    // Of ours, for example a password sealed with a lost key. It does not stop the other calendars.
    if (failures.length > 0) throw new AggregateError(failures, 'calendars could not be written');
    return count;
  }

  async #one(accountId: string, taken: Date): Promise<void> {
    const connection = await this.connections.stored(accountId);
    if (!connection) return;
    try {
      const outcome = await this.#write(connection);
      if (outcome === 'NOTHING_LEFT') {
        if (connection.endingAt) await this.connections.remove(accountId);
        else await this.writes.done(accountId, taken, null);
        return;
      }
      const now = this.clock.now();
      await this.writes.done(accountId, taken, outcome === 'MORE' ? now : new Date(now.getTime() + LOOK_MS));
    } catch (error) {
      if (!(error instanceof CalendarFailure) && !(error instanceof CalendarWriteFailure)) throw error;
      await this.#failed(connection, error);
    }
  }

  async #failed(
    { accountId, endingAt, writeFailures }: CalendarConnection,
    error: CalendarFailure | CalendarWriteFailure,
  ): Promise<void> {
    const now = this.clock.now();
    const { reason } = error;
    this.logger.warn({ event: 'calendar-not-written', accountId, reason, err: error.cause }, error.message);
    // The password is not kept for a server that stays away, or that no longer takes it.
    const isOver = endingAt !== null && now.getTime() - endingAt.getTime() >= REMOVAL_MS;
    if (isOver || (endingAt !== null && reason === 'SIGN_IN_REFUSED')) return this.connections.remove(accountId);
    const next = nextWrite(now, reason, writeFailures);
    const last = endingAt && new Date(endingAt.getTime() + REMOVAL_MS);
    await this.writes.failed(accountId, reason, last && last < next ? last : next);
  }

  /**
   * Removes everything from a calendar that the member is about to replace, once.
   *
   * @returns false if its server did not do it.
   */
  async removeAll(accountId: string): Promise<boolean> {
    const account = await this.connections.accountOf(accountId, undefined, true);
    if (!account) return true;
    try {
      for (const event of await this.events.of(accountId)) await this.#remove(accountId, account, event);
      return true;
    } catch (error) {
      if (!(error instanceof CalendarFailure) && !(error instanceof CalendarWriteFailure)) throw error;
      this.logger.warn(
        { event: 'calendar-not-written', accountId, reason: error.reason, err: error.cause },
        error.message,
      );
      return false;
    }
  }

  /** @throws CalendarFailure, CalendarWriteFailure */
  async #write(connection: CalendarConnection): Promise<Outcome> {
    const { accountId, calendar, revision, writes, endingAt } = connection;
    const account = await this.connections.accountOf(accountId, revision, true);
    // Between two calendars: choosing one makes it due again.
    if (!account || (!calendar && !endingAt)) return 'DONE';
    if (!calendar || !writes || endingAt) return this.#removeOld(accountId, account);
    const wanted = await this.#wanted(accountId, calendar.url);
    if (wanted === null) return 'DONE';
    const { time_zone: timeZone } = await this.availability.of(accountId);
    const to = { accountId, revision, account, calendarUrl: calendar.url, timeZone };
    await this.look.execute(to, wanted);
    const { remove, write } = calendarSteps(wanted, await this.events.of(accountId), this.clock.now());
    for (const event of remove.slice(0, STEPS_AT_ONCE)) await this.#remove(accountId, account, event);
    for (const step of write.slice(0, STEPS_AT_ONCE)) {
      // The member changed the connection: what is right now is decided again.
      if (!(await this.writing.execute(to, step))) return 'MORE';
    }
    return remove.length > STEPS_AT_ONCE || write.length > STEPS_AT_ONCE ? 'MORE' : 'DONE';
  }

  async #removeOld(accountId: string, account: CaldavAccount): Promise<Outcome> {
    const written = await this.events.of(accountId);
    for (const event of written.slice(0, STEPS_AT_ONCE)) await this.#remove(accountId, account, event);
    return written.length > STEPS_AT_ONCE ? 'MORE' : 'NOTHING_LEFT';
  }

  async #remove(accountId: string, account: CaldavAccount, event: WrittenEvent): Promise<void> {
    await this.remote.remove(account, event.url);
    await this.events.forget(accountId, event);
  }

  /** Null: nothing is written for people who cannot hold interviews now. */
  async #wanted(accountId: string, calendarUrl: string): Promise<readonly WantedEvent[] | null> {
    const company = await this.companies.companyOf(accountId);
    if (company === null) return [];
    const account = await this.identity.findAccount(accountId);
    if (account?.active !== true) return null;
    return this.wanted.of(accountId, company, calendarUrl, account.language);
  }
}
