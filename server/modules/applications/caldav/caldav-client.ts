import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { mayFollow } from '../domain/caldav-address.js';
import { CalendarFailure } from '../domain/calendar-failure.js';
import { type CaldavAccount, sendDav } from './caldav-request.js';
import { all, child, type DavElement, type DavResource, multistatus } from './dav-xml.js';

export interface RemoteCalendar {
  readonly url: string;
  readonly name: string;
}

const MAX_REDIRECTS = 3;
const MAX_CALENDARS = 100;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 307, 308]);

const CALDAV = 'urn:ietf:params:xml:ns:caldav';
const namespaces = `xmlns:d="DAV:" xmlns:c="${CALDAV}" xmlns:s="http://calendarserver.org/ns/"`;
const propfind = (...properties: string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><d:propfind ${namespaces}><d:prop>${properties
    .map((name) => `<${name}/>`)
    .join('')}</d:prop></d:propfind>`;

/** `20260119T193000Z` */
const utc = (time: Date): string => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

interface Asked {
  readonly method: 'PROPFIND' | 'REPORT';
  readonly depth: '0' | '1';
  readonly body: string;
}

/** Reads calendars of members on CalDAV servers (RFC 4791): public https addresses only, five seconds, small answers. */
@Injectable()
export class CaldavClient {
  constructor(private readonly settings: Settings) {}

  get anyAddress(): boolean {
    return this.settings.env.CALDAV_SERVERS === 'any';
  }

  /** The calendars with events of the account. The server's address may be that of one calendar. @throws CalendarFailure */
  async calendarsOf(account: CaldavAccount): Promise<readonly RemoteCalendar[]> {
    const start = await this.#start(account);
    const [own] = calendarsIn(start.found, start.url);
    if (own) return [own];
    const principal = hrefIn(start.found[0], 'DAV: current-user-principal');
    if (principal === null) throw new CalendarFailure('UNREADABLE');
    const person = await this.#ask(account, this.#follow(account, start.url, principal), {
      method: 'PROPFIND',
      depth: '0',
      body: propfind('c:calendar-home-set'),
    });
    const home = hrefIn(person.found[0], `${CALDAV} calendar-home-set`);
    if (home === null) throw new CalendarFailure('UNREADABLE');
    const { url, found } = await this.#ask(account, this.#follow(account, person.url, home), {
      method: 'PROPFIND',
      depth: '1',
      body: propfind('d:resourcetype', 'd:displayname', 'c:supported-calendar-component-set'),
    });
    return calendarsIn(found, url)
      .filter((calendar) => mayFollow(new URL(account.server), new URL(calendar.url)))
      .slice(0, MAX_CALENDARS);
  }

  /** Changes with every change of the calendar; null if the server does not tell. @throws CalendarFailure */
  async versionOf(account: CaldavAccount, calendarUrl: string): Promise<string | null> {
    const { found } = await this.#ask(account, new URL(calendarUrl), {
      method: 'PROPFIND',
      depth: '0',
      body: propfind('d:sync-token', 's:getctag'),
    });
    const text = (name: string): string => found[0]?.properties.get(name)?.text.trim() ?? '';
    const version = text('DAV: sync-token') || text('http://calendarserver.org/ns/ getctag');
    return version === '' ? null : version.slice(0, 1_000);
  }

  /** The events that touch a time, as iCalendar files. @throws CalendarFailure */
  async eventsOf(account: CaldavAccount, calendarUrl: string, from: Date, to: Date): Promise<readonly string[]> {
    const { found } = await this.#ask(account, new URL(calendarUrl), {
      method: 'REPORT',
      depth: '1',
      body: `<?xml version="1.0" encoding="utf-8"?><c:calendar-query ${namespaces}><d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${utc(from)}" end="${utc(to)}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`,
    });
    return found.flatMap(({ properties }) => properties.get(`${CALDAV} calendar-data`)?.text ?? []);
  }

  /** The events at these addresses of a calendar; those that do not exist are absent. @throws CalendarFailure */
  async filesAt(
    account: CaldavAccount,
    calendarUrl: string,
    urls: readonly string[],
  ): Promise<readonly { readonly href: string; readonly etag: string | null; readonly file: string }[]> {
    const hrefs = urls.map((url) => `<d:href>${escaped(new URL(url).pathname)}</d:href>`).join('');
    const { found } = await this.#ask(account, new URL(calendarUrl), {
      method: 'REPORT',
      depth: '1',
      body: `<?xml version="1.0" encoding="utf-8"?><c:calendar-multiget ${namespaces}><d:prop><d:getetag/><c:calendar-data/></d:prop>${hrefs}</c:calendar-multiget>`,
    });
    return found.flatMap(({ href, properties }) => {
      const file = properties.get(`${CALDAV} calendar-data`)?.text;
      return file === undefined ? [] : [{ href, etag: properties.get('DAV: getetag')?.text.trim() || null, file }];
    });
  }

  /** Where to begin: the address itself, or what the host says about calendars (RFC 6764). */
  async #start(account: CaldavAccount): Promise<Found> {
    const typed = new URL(account.server);
    const asked: Asked = {
      method: 'PROPFIND',
      depth: '0',
      body: propfind(
        'd:current-user-principal',
        'd:resourcetype',
        'd:displayname',
        'c:supported-calendar-component-set',
      ),
    };
    if (typed.pathname !== '/') return this.#ask(account, typed, asked);
    try {
      return await this.#ask(account, new URL('/.well-known/caldav', typed.href), asked);
    } catch (error) {
      // A server without that address answers as it does for any unknown one.
      if (error instanceof CalendarFailure && (error.reason === 'GONE' || error.reason === 'UNREADABLE')) {
        return this.#ask(account, typed, asked);
      }
      throw error;
    }
  }

  #follow({ server }: CaldavAccount, base: URL, href: string): URL {
    const url = URL.parse(href, base.href);
    if (!url || !mayFollow(new URL(server), url)) throw new CalendarFailure('UNREADABLE');
    return url;
  }

  async #ask(account: CaldavAccount, first: URL, { method, depth, body }: Asked): Promise<Found> {
    let url = first;
    for (let redirects = 0; ; redirects += 1) {
      const answer = await sendDav(account, url, {
        method,
        headers: { 'content-type': 'application/xml; charset=utf-8', depth },
        body,
        anyAddress: this.anyAddress,
      });
      const location = answer.headers.get('location');
      if (REDIRECTS.has(answer.status) && location !== null && redirects < MAX_REDIRECTS) {
        url = this.#follow(account, url, location);
        continue;
      }
      assertAnswered(answer.status);
      try {
        return { url, found: multistatus(await answer.text()) };
      } catch (error) {
        throw new CalendarFailure('UNREADABLE', error);
      }
    }
  }
}

interface Found {
  /** After redirects. */
  readonly url: URL;
  readonly found: readonly DavResource[];
}

/** @throws CalendarFailure unless it is a 207 */
function assertAnswered(status: number): void {
  if (status === 207) return;
  if (status === 401 || status === 403) throw new CalendarFailure('SIGN_IN_REFUSED');
  if (status === 404 || status === 410) throw new CalendarFailure('GONE');
  if (status === 507) throw new CalendarFailure('TOO_LARGE');
  if (status === 429 || status >= 500) throw new CalendarFailure('UNREACHABLE');
  throw new CalendarFailure('UNREADABLE');
}

function hrefIn(resource: DavResource | undefined, property: string): string | null {
  return child(resource?.properties.get(property), 'DAV: href')?.text.trim() || null;
}

/** Calendars for events; those for tasks only are left out. */
function calendarsIn(found: readonly DavResource[], base: URL): RemoteCalendar[] {
  return found.flatMap(({ href, properties }) => {
    const url = URL.parse(href, base.href);
    if (!url || !child(properties.get('DAV: resourcetype'), `${CALDAV} calendar`)) return [];
    const kinds = properties.get(`${CALDAV} supported-calendar-component-set`);
    if (kinds && !all(kinds, `${CALDAV} comp`).some(isForEvents)) return [];
    const name = properties.get('DAV: displayname')?.text.trim() ?? '';
    return [{ url: url.href, name: name.slice(0, 200) || url.pathname }];
  });
}

const isForEvents = ({ attributes }: DavElement): boolean => attributes['name']?.toUpperCase() === 'VEVENT';
