import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { storedCalendarFile } from '../../../platform/calendar/calendar-file.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Language } from '../../../platform/http/language.js';
import type { CompanyOfRecruiter } from '../../companies/index.js';
import { calendarUid } from '../calendar/interview-calendar.js';
import { memberKey } from '../calendar/member-calendar.js';
import type { WantedEvent } from '../domain/written-event.js';
import { MAX_EVENTS } from '../persistence/calendar-events.js';
import { MemberEvents } from './member-events.query.js';
import { MemberInterviews } from './member-interviews.query.js';

const DAY_MS = 86_400_000;
const DAYS_BACK = 30;
const DAYS_AHEAD = 366;

/** The events that a member's own calendar should have now: one for each interview with a fixed time. */
@Injectable()
export class WantedEvents {
  constructor(
    private readonly interviews: MemberInterviews,
    private readonly events: MemberEvents,
    private readonly clock: Clock,
  ) {}

  async of(
    accountId: string,
    company: CompanyOfRecruiter,
    calendarUrl: string,
    language: Language,
  ): Promise<readonly WantedEvent[]> {
    const now = this.clock.now().getTime();
    const [from, to] = [new Date(now - DAYS_BACK * DAY_MS), new Date(now + DAYS_AHEAD * DAY_MS)];
    const held = (await this.interviews.of(accountId, company, from, to)).filter(
      ({ status }) => status === 'SCHEDULED',
    );
    const described = await this.events.of({ id: accountId, role: 'RECRUITER' }, held.slice(0, MAX_EVENTS), language);
    return described.flatMap(({ interview, events: [event] }) => {
      if (!event) return [];
      // Not the UID of the email's file: two members may share a calendar, where a UID is unique.
      const key = memberKey(accountId, interview.id);
      const file = storedCalendarFile({ ...event, uid: calendarUid(key) });
      return {
        interviewId: interview.id,
        url: new URL(`${key}.ics`, calendarUrl.endsWith('/') ? calendarUrl : `${calendarUrl}/`).href,
        file,
        fingerprint: createHash('sha256').update(file).digest('hex'),
        startsAt: event.startsAt,
        endsAt: event.endsAt,
      };
    });
  }
}
