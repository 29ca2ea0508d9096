import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { holidayOn } from '../domain/quebec-holidays.js';
import { calendarStateOf, daysOf, lastDayFrom, timesAhead } from '../domain/slot-rules.js';
import { HOLD_SECONDS, SESSION_MINUTES, STUDIO_TIME_ZONE } from '../domain/studio-hours.js';
import { studioClock } from '../domain/studio-time.js';
import { takesSlot } from '../persistence/takes-slot.js';
import type { StudioCalendar, StudioDay } from '../http/studio-bookings.contract.js';

interface TakenRow {
  readonly day: string;
  readonly time: string;
  readonly state: 'HELD' | 'TAKEN';
}

/** One month of the studio: which days and times can be chosen, and why the others cannot. */
@Injectable()
export class StudioCalendarQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly translator: Translator,
    private readonly time: DatabaseTime,
  ) {}

  async execute(month: string, language: Language): Promise<StudioCalendar> {
    const now = await this.time.now();
    const days = daysOf(month);
    const span = [days[0], days.at(-1)];
    const taken = await this.em.execute<TakenRow[]>(
      `select to_char(preferred_date, 'YYYY-MM-DD') as day, preferred_time as time, 'TAKEN' as state from studio_booking
        where preferred_date >= ? and preferred_date <= ? and ${takesSlot()}
       union all
       select to_char(preferred_date, 'YYYY-MM-DD'), preferred_time, 'HELD' from studio_hold
        where preferred_date >= ? and preferred_date <= ? and expires_at > ?`,
      [...span, now, ...span, now],
    );
    const closures = await this.em.execute<{ day: string; reason: string | null }[]>(
      `select to_char(day, 'YYYY-MM-DD') as day, reason from studio_closure c where c.day >= ? and c.day <= ?`,
      span,
    );
    const states = new Map(taken.map(({ day, time, state }) => [`${day} ${time}`, state]));
    const closed = new Map(closures.map(({ day, reason }) => [day, reason]));
    const today = studioClock(now).day;
    return {
      month,
      today,
      last_day: lastDayFrom(now),
      time_zone: STUDIO_TIME_ZONE,
      session_minutes: SESSION_MINUTES,
      hold_seconds: HOLD_SECONDS,
      days: days.map((day) => this.#day({ day, now, language, closed, states })),
    };
  }

  #day({
    day,
    now,
    language,
    closed,
    states,
  }: {
    day: string;
    now: Date;
    language: Language;
    closed: ReadonlyMap<string, string | null>;
    states: ReadonlyMap<string, 'HELD' | 'TAKEN'>;
  }): StudioDay {
    const state = calendarStateOf(day, now);
    const holiday = state === 'HOLIDAY' ? holidayOn(day) : null;
    if (holiday !== null) {
      return { date: day, state, reason: this.translator.text(`BOOKINGS.HOLIDAY_${holiday}`, language), times: [] };
    }
    if (state !== 'OPEN') return { date: day, state, reason: null, times: [] };
    if (closed.has(day)) return { date: day, state: 'CLOSED', reason: closed.get(day) ?? null, times: [] };
    const times = timesAhead(day, now).map(
      (time) => ({ time, state: states.get(`${day} ${time}`) ?? 'FREE' }) as const,
    );
    const isFull = times.every((each) => each.state !== 'FREE');
    return { date: day, state: isFull ? 'FULL' : 'OPEN', reason: null, times };
  }
}
