import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { CompaniesFacade } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { busySpans, inMinutes, joined, TooManyRepetitions } from '../caldav/busy-spans.js';
import { CaldavClient } from '../caldav/caldav-client.js';
import { areEventsOld, KEPT, nextAttempt, nextCheck } from '../domain/calendar-check.js';
import { CalendarFailure } from '../domain/calendar-failure.js';
import type { Span } from '../domain/free-times.js';
import { type CalendarConnection, CalendarConnections } from '../persistence/calendar-connections.js';
import { CalendarWrites } from '../persistence/calendar-writes.js';
import { AvailabilityQuery } from '../queries/availability.query.js';
import { EndConnection } from './end-connection.js';

/** Slow servers take five seconds a request, so several are asked at the same time. */
const AT_ONCE = 5;
/** A full calendar has some hundred a month. */
const MAX_REPETITIONS = 20_000;
const MAX_WORK_MS = 2_000;
const MAX_SPANS = 2_000;

/** Reads when members are busy in their own calendars, and deletes the connections of people who left their team. */
@Injectable()
export class ReadCalendars {
  constructor(
    private readonly connections: CalendarConnections,
    private readonly client: CaldavClient,
    private readonly availability: AvailabilityQuery,
    private readonly ending: EndConnection,
    private readonly writes: CalendarWrites,
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Those whose time has come; each is read by one worker. @returns how many. */
  async due(signal?: AbortSignal): Promise<number> {
    let count = 0;
    const failures: unknown[] = [];
    for (;;) {
      signal?.throwIfAborted();
      const now = this.clock.now();
      const taken = await this.connections.take(now, nextCheck(now, null), AT_ONCE);
      const results = await Promise.allSettled(taken.map((connection) => this.one(connection)));
      failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])));
      count += taken.length;
      if (taken.length < AT_ONCE) break;
    }
    // Of ours, for example a password sealed with a lost key. It does not stop the other calendars.
    if (failures.length > 0) throw new AggregateError(failures, 'calendars could not be read');
    return count;
  }

  /** A failure is stored, so that the member reads about it. */
  async one(connection: CalendarConnection): Promise<void> {
    try {
      await this.#read(connection);
    } catch (error) {
      if (!(error instanceof CalendarFailure)) throw error;
      const { accountId, failures } = connection;
      this.logger.warn(
        { event: 'calendar-not-read', accountId, reason: error.reason, err: error.cause },
        error.message,
      );
      await this.connections.failed(connection, error.reason, nextAttempt(this.clock.now(), error.reason, failures));
    }
  }

  async #read(connection: CalendarConnection): Promise<void> {
    const { accountId, calendar } = connection;
    // Somebody who left the team would not think of the password that is kept here.
    if ((await this.companies.companyOf(accountId)) === null) return this.ending.execute(accountId);
    const account = await this.connections.accountOf(accountId, connection.revision);
    if (!account || !calendar || !(await this.#isActive(accountId))) return;
    const version = await this.client.versionOf(account, calendar.url);
    const now = this.clock.now();
    const checked = { at: now, next: nextCheck(now, version) };
    if (version !== null && version === connection.version && !areEventsOld(connection.eventsReadAt, now)) {
      return this.connections.unchanged(connection, checked);
    }
    const [from, to] = [new Date(now.getTime() - KEPT.beforeMs), new Date(now.getTime() + KEPT.afterMs)];
    const files = await this.client.eventsOf(account, calendar.url, from, to);
    const { time_zone: timeZone } = await this.availability.of(accountId);
    const busy = await this.#busy(accountId, files, { start: from.getTime(), end: to.getTime(), timeZone });
    await this.transaction.run(async () => {
      await this.connections.read(connection, { ...checked, version, busy });
      // Perhaps an interview was moved there.
      if (connection.writes) await this.writes.due(accountId, now);
    });
  }

  async #busy(
    accountId: string,
    files: readonly string[],
    window: Span & { readonly timeZone: string },
  ): Promise<readonly Span[]> {
    const work = { repetitions: MAX_REPETITIONS, until: performance.now() + MAX_WORK_MS };
    const spans: Span[] = [];
    let unreadable = 0;
    for (const file of files) {
      // Other requests go on between two files.
      await setImmediate();
      try {
        spans.push(...busySpans(file, window, work));
      } catch (error) {
        if (error instanceof TooManyRepetitions) throw new CalendarFailure('TOO_LARGE', error);
        // One broken event must not hide the other ones.
        unreadable += 1;
      }
    }
    if (unreadable > 0)
      this.logger.warn({ event: 'calendar-events-unreadable', accountId, unreadable }, 'events left out');
    const busy = joined(spans.map(inMinutes));
    if (busy.length > MAX_SPANS) throw new CalendarFailure('TOO_LARGE');
    return busy;
  }

  /** Nothing is read for people who cannot hold interviews now. */
  async #isActive(accountId: string): Promise<boolean> {
    return (await this.identity.findAccount(accountId))?.active === true;
  }
}
