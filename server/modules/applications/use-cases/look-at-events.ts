import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CaldavEvents } from '../caldav/caldav-events.js';
import { differenceOf, type WantedEvent } from '../domain/written-event.js';
import { CalendarEvents } from '../persistence/calendar-events.js';
import { NoticeDifference } from './notice-difference.js';
import type { WritingTo } from './write-event.js';

/** Compares the events of interviews to come with what the member's calendar has now. */
@Injectable()
export class LookAtEvents {
  constructor(
    private readonly remote: CaldavEvents,
    private readonly events: CalendarEvents,
    private readonly differences: NoticeDifference,
    private readonly clock: Clock,
  ) {}

  /** @param wanted as the interviews are now: one that the team moved or cancelled is not compared. @throws CalendarFailure */
  async execute(to: WritingTo, wanted: readonly WantedEvent[]): Promise<void> {
    const { accountId, account, calendarUrl, timeZone } = to;
    const now = this.clock.now();
    const held = new Map(wanted.map((event) => [event.url, event.startsAt.getTime()]));
    const toCome = (await this.events.of(accountId)).filter(
      ({ url, startsAt, fingerprint }) =>
        fingerprint !== null && startsAt > now && held.get(url) === startsAt.getTime(),
    );
    if (toCome.length === 0) return;
    const urls = toCome.map(({ url }) => url);
    const found = await this.remote.find(account, calendarUrl, urls, timeZone);
    for (const event of toCome) {
      const present = found.get(event.url) ?? null;
      const difference = differenceOf(event, present);
      if (difference !== null) await this.differences.execute(accountId, event, present, difference);
      else if (present && (present.etag !== event.etag || event.difference !== null)) {
        await this.events.seen(accountId, event.interviewId, present.etag);
      }
    }
  }
}
