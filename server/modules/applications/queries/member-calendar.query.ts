import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { calendarFeed } from '../../../platform/calendar/calendar-file.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { hashOfLinkToken } from '../../../platform/security/link-token.js';
import { CompaniesFacade } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { busyEvents } from '../calendar/member-calendar.js';
import type { CalendarKind } from '../domain/calendar-address.entity.js';
import { MemberEvents } from './member-events.query.js';
import { MemberInterviews } from './member-interviews.query.js';

const DAY_MS = 86_400_000;
const DAYS_BACK = 30;
const DAYS_AHEAD = 366;

/** A member's calendar, for calendar programs that have its address. It contains the interviews that the member may see now. */
@Injectable()
export class MemberCalendar {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly interviews: MemberInterviews,
    private readonly events: MemberEvents,
    private readonly translator: Translator,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound for an unknown or ended address, and if the member left the team or their account is held or closed. */
  async execute(token: string): Promise<string> {
    const [address] = await this.em.execute<{ account_id: string; company_id: string; kind: CalendarKind }[]>(
      'select account_id, company_id, kind from calendar_address where token_hash = ?',
      [hashOfLinkToken(token)],
    );
    if (!address) throw new NotFound();
    const { account_id: id, kind } = address;
    const [company, account] = await Promise.all([this.companies.companyOf(id), this.identity.findAccount(id)]);
    if (company?.id !== address.company_id || !account?.active || !account.approved) throw new NotFound();
    const now = this.clock.now().getTime();
    const [from, to] = [new Date(now - DAYS_BACK * DAY_MS), new Date(now + DAYS_AHEAD * DAY_MS)];
    const interviews = await this.interviews.of(id, company, from, to);
    const { language } = account;
    if (kind === 'BUSY') {
      const summary = this.translator.text('APPLICATIONS.CALENDAR_BUSY', language);
      return calendarFeed(
        this.translator.text('APPLICATIONS.CALENDAR_NAME_BUSY', language, { name: account.full_name }),
        interviews.flatMap((interview) => busyEvents(interview, id, summary)),
      );
    }
    return calendarFeed(
      this.translator.text('APPLICATIONS.CALENDAR_NAME', language),
      (await this.events.of({ id, role: 'RECRUITER' }, interviews, language)).flatMap(({ events }) => events),
    );
  }
}
