import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { WeeklyWindow } from '../domain/availability.js';
import type { AvailabilityAnswer } from '../http/availability.contract.js';
import { isoTime } from './application-row.js';
import { buffers } from './buffers.js';

/** Suggested to members who have not saved theirs: office hours in Montréal. */
const suggestion: AvailabilityAnswer = {
  time_zone: 'America/Toronto',
  windows: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' })),
  buffer_before_minutes: 15,
  buffer_after_minutes: 15,
  notice_hours: 24,
  max_per_day: null,
  updated_at: null,
};

interface Row {
  time_zone: string;
  windows: WeeklyWindow[];
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  notice_hours: number;
  max_per_day: number | null;
  updated_at: string;
}

/** When candidates may choose an interview with a member. */
@Injectable()
export class AvailabilityQuery {
  constructor(private readonly em: EntityManager) {}

  async of(accountId: string): Promise<AvailabilityAnswer> {
    const [row] = await this.em.execute<Row[]>(
      `select time_zone, windows, ${buffers}, notice_hours, max_per_day, updated_at
         from member_availability where account_id = ?`,
      [accountId],
    );
    return row ? { ...row, updated_at: isoTime(row.updated_at) } : suggestion;
  }
}
