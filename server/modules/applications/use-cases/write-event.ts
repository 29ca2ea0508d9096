import { Injectable } from '@nestjs/common';
import { CaldavEvents, type Expected, type FoundEvent } from '../caldav/caldav-events.js';
import type { CaldavAccount } from '../caldav/caldav-request.js';
import { CalendarWriteFailure } from '../domain/calendar-failure.js';
import { differenceOf, type EventToWrite, type WantedEvent, type WrittenEvent } from '../domain/written-event.js';
import { CalendarEvents } from '../persistence/calendar-events.js';
import { NoticeDifference } from './notice-difference.js';

/** One calendar of a member. */
export interface WritingTo {
  readonly accountId: string;
  readonly revision: number;
  readonly account: CaldavAccount;
  readonly calendarUrl: string;
  /** Of the member. */
  readonly timeZone: string;
}

/** Writes the event of one interview to the member's own calendar. It may run again at any point: the address stays the same. */
@Injectable()
export class WriteEvent {
  constructor(
    private readonly remote: CaldavEvents,
    private readonly events: CalendarEvents,
    private readonly differences: NoticeDifference,
  ) {}

  /** @returns false if the member disconnected meanwhile. @throws CalendarFailure, CalendarWriteFailure */
  async execute(to: WritingTo, { wanted, written }: EventToWrite): Promise<boolean> {
    const { accountId, revision, account } = to;
    if (!(await this.events.begin(accountId, revision, wanted))) return false;
    const expected: Expected = written?.etag ? { etag: written.etag } : 'NOTHING';
    const answer = await this.remote.put(account, wanted.url, wanted.file, expected);
    if (answer !== 'DIFFERENT') return this.#confirm(to, wanted, answer.etag);
    const present = await this.remote.find(account, to.calendarUrl, [wanted.url], to.timeZone);
    const found = present.get(wanted.url) ?? null;
    // Confirmed before, and the interview is still at the same time: only the member can have moved or deleted the event.
    const theirs = written !== null && written.fingerprint !== null && isAt(written, wanted) ? written : null;
    const difference = theirs && differenceOf(theirs, found);
    if (theirs && difference) {
      await this.differences.execute(accountId, theirs, found, difference);
      return true;
    }
    return this.#replace(to, wanted, found);
  }

  /** It exists after a write whose answer was lost, or has other words than before. */
  async #replace(to: WritingTo, wanted: WantedEvent, found: FoundEvent | null): Promise<boolean> {
    const expected: Expected = found?.etag ? { etag: found.etag } : 'NOTHING';
    const answer = await this.remote.put(to.account, wanted.url, wanted.file, expected);
    // Somebody changes it right now: later.
    if (answer === 'DIFFERENT') throw new CalendarWriteFailure('UNREACHABLE');
    return this.#confirm(to, wanted, answer.etag);
  }

  async #confirm({ accountId, account }: WritingTo, wanted: WantedEvent, etag: string | null): Promise<boolean> {
    if (await this.events.confirm(accountId, wanted, etag)) return true;
    // The calendar was disconnected while the request was on its way.
    await this.remote.remove(account, wanted.url);
    return false;
  }
}

const isAt = (written: WrittenEvent, wanted: WantedEvent): boolean =>
  written.startsAt.getTime() === wanted.startsAt.getTime();
