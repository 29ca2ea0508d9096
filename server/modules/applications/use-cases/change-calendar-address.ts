import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { hashOfLinkToken, newLinkToken } from '../../../platform/security/link-token.js';
import { CompaniesFacade } from '../../companies/index.js';
import type { CalendarKind } from '../domain/calendar-address.entity.js';
import type { MadeCalendarAddress } from '../http/calendar.contract.js';

/** Makes, renews and ends the addresses of a member's calendar. One address a kind: a new one ends the former. */
@Injectable()
export class ChangeCalendarAddress {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the address, whose token is not stored anywhere.
   * @throws NotFound: who is in no team has no interviews.
   */
  async make(actor: Actor, kind: CalendarKind): Promise<MadeCalendarAddress> {
    const company = await this.companies.companyOf(actor.id);
    if (!company) throw new NotFound();
    const token = newLinkToken();
    const at = this.clock.now();
    await this.em.execute(
      `insert into calendar_address (account_id, kind, company_id, token_hash, created_at) values (?, ?, ?, ?, ?)
       on conflict (account_id, kind) do update
          set company_id = excluded.company_id, token_hash = excluded.token_hash, created_at = excluded.created_at`,
      [actor.id, kind, company.id, hashOfLinkToken(token), at],
    );
    const url = `${this.settings.env.PUBLIC_URL}/api/members/me/calendar.ics?token=${token}`;
    return { kind, url, created_at: at.toISOString() };
  }

  /** Null ends both. */
  async revoke(accountId: string, kind: CalendarKind | null): Promise<void> {
    await this.em.execute('delete from calendar_address where account_id = ? and (?::text is null or kind = ?)', [
      accountId,
      kind,
      kind,
    ]);
  }
}
