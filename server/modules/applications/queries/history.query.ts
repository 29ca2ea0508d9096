import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { ApplicationParty, ApplicationStatus } from '../domain/application-lifecycle.js';
import type { ClosedReason } from '../domain/closed-reason.js';
import { historyForCandidate } from '../domain/history.js';
import type { ApplicationDetail } from '../http/applications.contract.js';
import { eventTimeForCandidate, isoTime } from './application-row.js';

interface EventRow {
  at: string;
  party: ApplicationParty;
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus;
  note: string | null;
  closed_reason: ClosedReason | null;
}

/** The history of an application, as its reader may know it. */
@Injectable()
export class HistoryQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute(id: string, reader: 'CANDIDATE' | 'COMPANY'): Promise<ApplicationDetail['history']> {
    const rows = await this.em.execute<EventRow[]>(
      `select ${reader === 'COMPANY' ? 'e.at' : eventTimeForCandidate} as at, e.party, e.from_status, e.to_status, e.note,
              case when e.party = 'SYSTEM' and e.from_status = e.to_status then a.closed_reason end as closed_reason
         from application_event e join application a on a.id = e.application_id
        where e.application_id = ? order by e.at, e.id`,
      [id],
    );
    const events = rows.map((row) => ({
      at: isoTime(row.at),
      by: row.party,
      from: row.from_status,
      to: row.to_status,
      note: row.note,
      closed_reason: row.closed_reason,
    }));
    return reader === 'COMPANY' ? events : historyForCandidate(events, this.clock.now());
  }
}
