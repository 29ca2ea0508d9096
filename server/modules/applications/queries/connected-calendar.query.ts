import { Injectable } from '@nestjs/common';
import type { ConnectedCalendar } from '../http/connected-calendar.contract.js';
import { CalendarConnections } from '../persistence/calendar-connections.js';

/** A member's connected calendar, without its password. */
@Injectable()
export class ConnectedCalendarQuery {
  constructor(private readonly connections: CalendarConnections) {}

  async of(accountId: string): Promise<ConnectedCalendar> {
    const found = await this.connections.of(accountId);
    return {
      connection: found && {
        server_url: found.serverUrl,
        user_name: found.userName,
        calendar: found.calendar,
        failure: found.failure,
        checked_at: found.checkedAt?.toISOString() ?? null,
      },
    };
  }
}
