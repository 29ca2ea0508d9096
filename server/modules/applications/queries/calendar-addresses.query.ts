import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompaniesFacade } from '../../companies/index.js';
import type { CalendarKind } from '../domain/calendar-address.entity.js';
import type { CalendarAddresses } from '../http/calendar.contract.js';
import { isoTime } from './application-row.js';

/** Which addresses of a member's calendar answer now. */
@Injectable()
export class CalendarAddressesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
  ) {}

  async of(accountId: string): Promise<CalendarAddresses> {
    const company = await this.companies.companyOf(accountId);
    const rows = await this.em.execute<{ kind: CalendarKind; created_at: string }[]>(
      'select kind, created_at from calendar_address where account_id = ? and company_id = ? order by kind desc',
      [accountId, company?.id ?? null],
    );
    return { addresses: rows.map(({ kind, created_at: at }) => ({ kind, created_at: isoTime(at) })) };
  }
}
