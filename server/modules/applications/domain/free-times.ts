import { type Availability, minutesOf } from './availability.js';
import { availabilityLimits } from './availability-limits.contract.js';
import { dayAt, instantAt, weekdayOf } from './zone-clock.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** From `start` to before `end`, in milliseconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Another interview. One whose time is not chosen yet is at all its proposed times. */
export interface BusySpan extends Span {
  readonly isFixed: boolean;
  /** The interviewer's own event elsewhere, which needs no buffers of its own. */
  readonly isElsewhere?: boolean;
}

/** An interviewer: when they are usually free, and their other interviews. */
export interface InterviewerCalendar extends Availability {
  readonly busy: readonly BusySpan[];
}

export interface WantedTime {
  readonly durationMinutes: number;
  readonly now: Date;
  /** Interviews begin before it. */
  readonly until: Date;
}

/** Interviews begin at full and half hours; short ones also at the quarters. */
const stepOf = (durationMinutes: number): number => (durationMinutes < 30 ? 15 : 30) * MINUTE_MS;

/** The times at which every interviewer is free for the whole interview, earliest first. */
export function freeTimes(interviewers: readonly InterviewerCalendar[], wanted: WantedTime): readonly Date[] {
  if (interviewers.length === 0) return [];
  const notice = Math.max(...interviewers.map(({ noticeHours }) => noticeHours)) * HOUR_MS;
  const duration = wanted.durationMinutes * MINUTE_MS;
  const range = { start: wanted.now.getTime() + notice, end: wanted.until.getTime() };
  const checks = interviewers.map((interviewer) => checkOf(interviewer, range, duration));
  const step = stepOf(wanted.durationMinutes);
  const free: Date[] = [];
  // After now, even without notice.
  const first = Math.ceil(Math.max(range.start, wanted.now.getTime() + 1) / step) * step;
  for (let start = first; start < range.end && free.length < availabilityLimits.freeTimes; start += step) {
    if (checks.every((isFree) => isFree({ start, end: start + duration }))) free.push(new Date(start));
  }
  return free;
}

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Whether one interviewer is free for a span inside `range`. */
function checkOf(interviewer: InterviewerCalendar, range: Span, duration: number): (span: Span) => boolean {
  const { busy, bufferBefore, bufferAfter, maxPerDay, timeZone } = interviewer;
  const withBuffers = ({ start, end }: Span): Span => ({
    start: start - bufferBefore * MINUTE_MS,
    end: end + bufferAfter * MINUTE_MS,
  });
  const open = openSpans(interviewer, { start: range.start, end: range.end + duration });
  const fixed = busy.filter(({ isFixed }) => isFixed);
  const busyDays = Map.groupBy(fixed, ({ start }) => dayAt(start, timeZone));
  return (span) =>
    open.some(({ start, end }) => start <= span.start && span.end <= end) &&
    // The other interview also needs its buffers: after one at 10:00, the next begins when its own time after is over.
    !busy.some(
      (other) => overlap(other, withBuffers(span)) || (!other.isElsewhere && overlap(withBuffers(other), span)),
    ) &&
    (maxPerDay === null || (busyDays.get(dayAt(span.start, timeZone))?.length ?? 0) < maxPerDay);
}

/** The weekly windows as instants. Windows that touch, such as one to 24:00 and one from 00:00, are joined. */
function openSpans({ windows, timeZone }: Availability, range: Span): readonly Span[] {
  const [first, last] = [dayAt(range.start, timeZone), dayAt(range.end, timeZone)];
  const spans: Span[] = [];
  for (let day = first; day <= last; day += 1) {
    const ofDay = windows
      .filter((window) => window.day === weekdayOf(day))
      .sort((one, other) => minutesOf(one.from) - minutesOf(other.from));
    for (const { from, to } of ofDay) {
      const start = instantAt(day, minutesOf(from), timeZone);
      const end = instantAt(day, minutesOf(to), timeZone);
      const before = spans.at(-1);
      if (before?.end === start) spans[spans.length - 1] = { start: before.start, end: Math.max(before.end, end) };
      else if (start < end) spans.push({ start, end });
    }
  }
  return spans;
}
