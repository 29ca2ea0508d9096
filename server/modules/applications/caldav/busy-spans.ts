import ICAL from 'ical.js';
import type { Span } from '../domain/free-times.js';
import { isTimeZone } from '../domain/interview-plan.js';
import { instantAt } from '../domain/zone-clock.js';

export interface BusyWindow extends Span {
  /** Of the member, for events by the day and for times without a zone. */
  readonly timeZone: string;
}

/** How much work the repetitions of a calendar may still be. */
export interface Work {
  repetitions: number;
  /** By `performance.now()`. */
  readonly until: number;
}

/** The events repeat more often than we count. */
export class TooManyRepetitions extends Error {
  constructor() {
    super('too many repetitions');
    this.name = 'TooManyRepetitions';
  }
}

/**
 * Parts of rules that calendar programs write. Others are not read: of some, such as each 30th of February that is a Monday, the
 * library looks for a next time without end.
 */
const READABLE: Readonly<Record<string, readonly (readonly string[])[]>> = {
  DAILY: [['BYDAY']],
  WEEKLY: [['BYDAY']],
  MONTHLY: [['BYDAY', 'BYMONTHDAY', 'BYSETPOS']],
  YEARLY: [
    ['BYMONTH', 'BYMONTHDAY', 'BYSETPOS'],
    ['BYMONTH', 'BYDAY', 'BYSETPOS'],
  ],
};
const PERIOD_DAYS: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Our own interviews, which members import from emails. They are counted as interviews already. */
const OWN_UID = /@entrevue$/;

/**
 * When one calendar file (an event with its repetitions and their exceptions) makes its owner busy. Events that are cancelled or shown as
 * free do not.
 *
 * @throws Error for a file that cannot be read; TooManyRepetitions.
 */
export function busySpans(file: string, window: BusyWindow, work: Work): readonly Span[] {
  const events = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent');
  const spans: Span[] = [];
  const add = (span: Span): void => {
    if (span.start < span.end && span.start < window.end && window.start < span.end) spans.push(span);
  };
  const replaced = new Set(
    events.flatMap((event) => {
      const id = event.getFirstPropertyValue('recurrence-id');
      return id instanceof ICAL.Time ? [`${uidOf(event)} ${id.toUnixTime()}`] : [];
    }),
  );
  for (const component of events) {
    const uid = uidOf(component);
    if (OWN_UID.test(uid) || !isBusy(component)) continue;
    const event = new ICAL.Event(component, { exceptions: [], strictExceptions: false });
    if (!event.startDate) continue;
    const spanAt = spansOf(event, window);
    if (!event.isRecurring() || component.hasProperty('recurrence-id')) {
      add(spanAt(event.startDate));
      continue;
    }
    for (const time of repetitions(event, window, work)) {
      const span = spanAt(time);
      if (span.start >= window.end) break;
      if (!replaced.has(`${uid} ${time.toUnixTime()}`)) add(span);
    }
  }
  return spans;
}

/** The times of a repeating event, from shortly before the window or earlier. @throws Error for an unusual rule; TooManyRepetitions */
function* repetitions(event: ICAL.Event, window: BusyWindow, work: Work): Generator<ICAL.Time> {
  const rules = event.component.getAllProperties('rrule').flatMap((property) => {
    const rule = property.getFirstValue();
    return rule instanceof ICAL.Recur ? [rule] : [];
  });
  if (!rules.every(isReadable)) throw new Error('this repetition is not read');
  const [rule, ...others] = rules;
  if (rule && others.length === 0) beginNear(event, rule, window);
  const times = event.iterator();
  for (let time = times.next() as ICAL.Time | null; time; time = times.next() as ICAL.Time | null) {
    work.repetitions -= 1;
    if (work.repetitions < 0 || performance.now() > work.until) throw new TooManyRepetitions();
    yield time;
  }
}

function isReadable({ freq, interval, parts }: ICAL.Recur): boolean {
  const used = Object.keys(parts);
  // Every seventh day is always the same day of the week, perhaps another one than the rule names.
  if (freq === 'DAILY' && used.length > 0 && interval % 7 === 0) return false;
  return READABLE[freq]?.some((known) => used.every((part) => known.includes(part))) === true;
}

/**
 * Begins a series without a count later, by whole periods of its rule: the same times follow. Otherwise a daily meeting of ten years would
 * take thousands of steps to reach this week.
 */
function beginNear(event: ICAL.Event, { freq, interval, count }: ICAL.Recur, window: BusyWindow): void {
  const days = PERIOD_DAYS[freq];
  if (days === undefined || count) return;
  const period = days * interval;
  const start = event.startDate;
  const behind = (window.start - Date.UTC(start.year, start.month - 1, start.day)) / DAY_MS;
  const skipped = Math.floor((behind - event.duration.toSeconds() / 86_400) / period) - 1;
  if (skipped < 1) return;
  const later = start.clone();
  later.adjust(skipped * period, 0, 0, 0);
  event.component.getFirstProperty('dtstart')?.setValue(later);
}

/** Joins spans that overlap or touch, earliest first, so that the stored times do not show the number of events. */
export function joined(spans: readonly Span[]): readonly Span[] {
  const found: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (last && span.start <= last.end) found[found.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else found.push(span);
  }
  return found;
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');

function isBusy(event: ICAL.Component): boolean {
  return (
    event.getFirstPropertyValue('status') !== 'CANCELLED' && event.getFirstPropertyValue('transp') !== 'TRANSPARENT'
  );
}

/** The name of the start's zone if the file does not define it, as some servers leave the definition out. */
function zoneOf(event: ICAL.Component): string | null {
  const id: unknown = event.getFirstProperty('dtstart')?.getParameter('tzid');
  return typeof id === 'string' && isTimeZone(id) ? id : null;
}

/** The span of an event that begins at a time. Its length is that of the first one. */
function spansOf(event: ICAL.Event, { timeZone }: BusyWindow): (time: ICAL.Time) => Span {
  const seconds = event.duration.toSeconds();
  const zone = zoneOf(event.component) ?? timeZone;
  return (time) => {
    if (!time.isDate) {
      const start = instantOf(time, zone);
      return { start, end: start + seconds * 1000 };
    }
    const day = Math.floor(Date.UTC(time.year, time.month - 1, time.day) / DAY_MS);
    const days = Math.max(1, Math.round(seconds / 86_400));
    return { start: instantAt(day, 0, timeZone), end: instantAt(day + days, 0, timeZone) };
  };
}

/** When an event begins. @param timeZone of the member, for a time without a zone. @returns null for a whole day. */
export function startOf(event: ICAL.Component, timeZone: string): Date | null {
  const start = event.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time) || start.isDate) return null;
  return new Date(instantOf(start, zoneOf(event) ?? timeZone));
}

function instantOf(time: ICAL.Time, zone: string): number {
  const isFloating = !time.zone || time.zone === ICAL.Timezone.localTimezone;
  if (!isFloating) return time.toUnixTime() * 1000;
  const day = Math.floor(Date.UTC(time.year, time.month - 1, time.day) / DAY_MS);
  return instantAt(day, time.hour * 60 + time.minute, zone) + time.second * 1000;
}

/** A span in whole minutes, which is all that free times need. */
export const inMinutes = ({ start, end }: Span): Span => ({
  start: Math.floor(start / MINUTE_MS) * MINUTE_MS,
  end: Math.ceil(end / MINUTE_MS) * MINUTE_MS,
});
