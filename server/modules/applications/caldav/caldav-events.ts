import { Injectable } from '@nestjs/common';
import ICAL from 'ical.js';
import { CalendarWriteFailure } from '../domain/calendar-failure.js';
import { startOf } from './busy-spans.js';
import { CaldavClient } from './caldav-client.js';
import { type CaldavAccount, sendDav } from './caldav-request.js';

/** An event as the server has it now. */
export interface FoundEvent {
  readonly etag: string | null;
  /** Null for a whole day, and for what cannot be read as an event. */
  readonly startsAt: Date | null;
  readonly isCancelled: boolean;
}

/** The state that a write expects: a version of the event, or nothing. */
export type Expected = { readonly etag: string } | 'NOTHING';

const AT_ONCE = 50;
const MAX_ETAG = 1_000;

/** Writes, reads and removes single events on CalDAV servers (RFC 4791, section 5.3). */
@Injectable()
export class CaldavEvents {
  constructor(private readonly client: CaldavClient) {}

  /**
   * Writes an event if the server has what we expect.
   *
   * @returns the new version (null if the server does not tell), or 'DIFFERENT'. @throws CalendarFailure, CalendarWriteFailure
   */
  async put(
    account: CaldavAccount,
    url: string,
    file: string,
    expected: Expected,
  ): Promise<{ readonly etag: string | null } | 'DIFFERENT'> {
    const answer = await sendDav(account, new URL(url), {
      method: 'PUT',
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        ...(expected === 'NOTHING' ? { 'if-none-match': '*' } : { 'if-match': expected.etag }),
      },
      body: file,
      anyAddress: this.client.anyAddress,
    });
    if (answer.status === 412) return 'DIFFERENT';
    // Some servers answer so if the event to replace is gone.
    if (answer.status === 404 && expected !== 'NOTHING') return 'DIFFERENT';
    assertWritten(answer.status);
    return { etag: answer.headers.get('etag')?.slice(0, MAX_ETAG) ?? null };
  }

  /** Removing what is not there is fine. @throws CalendarFailure, CalendarWriteFailure */
  async remove(account: CaldavAccount, url: string): Promise<void> {
    const { status } = await sendDav(account, new URL(url), { method: 'DELETE', anyAddress: this.client.anyAddress });
    if (status !== 404 && status !== 410) assertWritten(status);
  }

  /** Those of the addresses that exist, by address. @param timeZone of the member. @throws CalendarFailure */
  async find(
    account: CaldavAccount,
    calendarUrl: string,
    urls: readonly string[],
    timeZone: string,
  ): Promise<ReadonlyMap<string, FoundEvent>> {
    const byPath = new Map(urls.map((url) => [pathOf(url, calendarUrl), url]));
    const found = new Map<string, FoundEvent>();
    for (let first = 0; first < urls.length; first += AT_ONCE) {
      const part = urls.slice(first, first + AT_ONCE);
      for (const { href, etag, file } of await this.client.filesAt(account, calendarUrl, part)) {
        const url = byPath.get(pathOf(href, calendarUrl));
        if (url !== undefined) found.set(url, { etag: etag?.slice(0, MAX_ETAG) ?? null, ...read(file, timeZone) });
      }
    }
    return found;
  }
}

/** Servers may write the same address with other escapes. */
function pathOf(href: string, base: string): string {
  const { pathname } = new URL(href, base);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function read(file: string, timeZone: string): Pick<FoundEvent, 'startsAt' | 'isCancelled'> {
  try {
    const event = new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent');
    if (!event) return { startsAt: null, isCancelled: true };
    return { startsAt: startOf(event, timeZone), isCancelled: event.getFirstPropertyValue('status') === 'CANCELLED' };
  } catch {
    // Broken by another program: it shows no time, so it counts as moved.
    return { startsAt: null, isCancelled: false };
  }
}

/** @throws CalendarWriteFailure unless it was done. */
function assertWritten(status: number): void {
  if (status >= 200 && status < 300) return;
  if (status === 401) throw new CalendarWriteFailure('SIGN_IN_REFUSED');
  // A calendar that does not exist has no place for an event: 409 (RFC 4918, section 9.7.1).
  if (status === 404 || status === 409 || status === 410) throw new CalendarWriteFailure('GONE');
  if (status === 507) throw new CalendarWriteFailure('FULL');
  if (status === 429 || status >= 500) throw new CalendarWriteFailure('UNREACHABLE');
  throw new CalendarWriteFailure('REFUSED');
}
