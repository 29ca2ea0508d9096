import { minuteOfDayAt } from './zone-clock.js';

/** One day before an interview, and one hour before. */
export const reminderKinds = ['DAY', 'HOUR'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const HOUR_MS = 3_600_000;
export const LEAD_MS: Readonly<Record<ReminderKind, number>> = { DAY: 24 * HOUR_MS, HOUR: HOUR_MS };
/** After an outage, a reminder of the day is not sent shortly before the one of the hour. */
const LATEST_DAY_REMINDER_MS = 2 * HOUR_MS;
/** From 9 p.m. to 8 a.m. by the clock of the interview's zone, in minutes of the day. */
const NIGHT = { from: 21 * 60, to: 8 * 60 } as const;

export interface RemindedInterview {
  readonly scheduledAt: Date;
  /** When it was arranged, chosen or moved: everybody was notified then. */
  readonly changedAt: Date;
  readonly timeZone: string;
}

/**
 * The reminder that is due now, if any. The hours before an interview are counted as they pass, so a change to summer time shifts
 * the time on the clock. The one of the day waits for the morning; the one of the hour is sent at night too.
 */
export function dueReminder({ scheduledAt, changedAt, timeZone }: RemindedInterview, now: Date): ReminderKind | null {
  const left = scheduledAt.getTime() - now.getTime();
  if (left <= 0 || left > LEAD_MS.DAY) return null;
  const kind = left <= LEAD_MS.HOUR ? 'HOUR' : 'DAY';
  // Arranged or moved after the reminder was due, for example the evening before.
  if (changedAt.getTime() > scheduledAt.getTime() - LEAD_MS[kind]) return null;
  if (kind === 'HOUR') return kind;
  return left >= LATEST_DAY_REMINDER_MS && !isNight(now, timeZone) ? kind : null;
}

function isNight(now: Date, timeZone: string): boolean {
  const minute = minuteOfDayAt(now.getTime(), timeZone);
  return minute >= NIGHT.from || minute < NIGHT.to;
}
