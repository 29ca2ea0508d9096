import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const USER = 'zoe@boite.example';
export const APP_PASSWORD = 'abcd-efgh-ijkl';

/** How the server behaves, changed by a test at any time. */
interface Behaviour {
  password: string;
  /** Which property tells the version of a calendar. */
  tells: 'sync-token' | 'ctag' | 'nothing';
  /** Answers after this many milliseconds. */
  delayMs: number;
  /** Sends every request there instead. */
  redirectTo: string | null;
  /** Answers with this many bytes more. */
  paddingBytes: number;
  /** Answers every request with this status. */
  status: number | null;
  /** Answers every request with these words. */
  words: string | null;
}

export interface CaldavServer {
  readonly address: string;
  /** Events of the calendar `work`, by UID: iCalendar files. */
  readonly events: Map<string, string>;
  readonly behaviour: Behaviour;
  /** Method and path of each request, in order. */
  readonly requests: string[];
  /** Of the calendar `work`. */
  readonly calendarUrl: string;
  /** A change that gives the calendar another version. */
  put(uid: string, lines: readonly string[]): void;
  reset(): void;
  close(): Promise<void>;
}

const usual = (): Behaviour => ({
  password: APP_PASSWORD,
  tells: 'sync-token',
  delayMs: 0,
  redirectTo: null,
  paddingBytes: 0,
  status: null,
  words: null,
});

const CALENDARS = '/dav/calendars/zoe/';
const WORK = `${CALENDARS}work/`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** Other prefixes than those of our requests, because only namespaces count. */
const multistatus = (responses: readonly string[]): string =>
  `<?xml version="1.0"?><A:multistatus xmlns:A="DAV:" xmlns:B="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/">${responses.join('')}</A:multistatus>`;
const response = (href: string, properties: string): string =>
  `<A:response><A:href>${href}</A:href><A:propstat><A:prop>${properties}</A:prop><A:status>HTTP/1.1 200 OK</A:status></A:propstat><A:propstat><A:prop><A:owner/></A:prop><A:status>HTTP/1.1 404 Not Found</A:status></A:propstat></A:response>`;
const collection = (name: string, kinds: string): string =>
  `<A:resourcetype><A:collection/><B:calendar/></A:resourcetype><A:displayname>${name}</A:displayname><B:supported-calendar-component-set>${kinds}</B:supported-calendar-component-set>`;

/**
 * The part of a CalDAV server (RFC 4791) that reads need: discovery, versions and the events of a calendar. It finds a principal, a home and
 * its calendars as sabre/dav does, which Nextcloud and Fastmail use.
 */
export async function startCaldavServer(): Promise<CaldavServer> {
  const events = new Map<string, string>();
  const requests: string[] = [];
  const behaviour = usual();
  let version = 1;

  const answerOf = (method: string, path: string, depth: string): string | null => {
    const { tells } = behaviour;
    if (method === 'PROPFIND' && (path === '/' || path === '/dav/')) {
      return multistatus([
        response(path, '<A:current-user-principal><A:href>/dav/principals/zoe/</A:href></A:current-user-principal>'),
      ]);
    }
    if (method === 'PROPFIND' && path === '/dav/principals/zoe/') {
      return multistatus([response(path, `<B:calendar-home-set><A:href>${CALENDARS}</A:href></B:calendar-home-set>`)]);
    }
    const work = response(WORK, collection('Travail &amp; équipe', '<B:comp name="VEVENT"/>'));
    if (method === 'PROPFIND' && path === CALENDARS && depth === '1') {
      return multistatus([
        response(CALENDARS, '<A:resourcetype><A:collection/></A:resourcetype>'),
        work,
        response(`${CALENDARS}home/`, collection('Maison', '<B:comp name="VEVENT"/><B:comp name="VTODO"/>')),
        response(`${CALENDARS}tasks/`, collection('Tâches', '<B:comp name="VTODO"/>')),
      ]);
    }
    if (method === 'PROPFIND' && path === WORK) {
      const told = {
        'sync-token': `<A:sync-token>http://boite.example/sync/${version}</A:sync-token>`,
        ctag: `<CS:getctag>"${version}"</CS:getctag>`,
        nothing: '',
      }[tells];
      return multistatus([response(WORK, `${collection('Travail', '<B:comp name="VEVENT"/>')}${told}`)]);
    }
    if (method === 'REPORT' && path === WORK) {
      return multistatus(
        [...events].map(([uid, file]) =>
          response(
            `${WORK}${uid}.ics`,
            `<A:getetag>"${uid}-${version}"</A:getetag><B:calendar-data>${escaped(file)}</B:calendar-data>`,
          ),
        ),
      );
    }
    return null;
  };

  const handle = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url}`);
    request.resume();
    if (behaviour.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, behaviour.delayMs));
    if (behaviour.redirectTo !== null) return void reply.writeHead(301, { location: behaviour.redirectTo }).end();
    if (url === '/.well-known/caldav') return void reply.writeHead(308, { location: '/dav/' }).end();
    if (behaviour.status !== null) return void reply.writeHead(behaviour.status).end();
    const expected = `Basic ${Buffer.from(`${USER}:${behaviour.password}`).toString('base64')}`;
    if (request.headers.authorization !== expected) {
      return void reply.writeHead(401, { 'www-authenticate': 'Basic realm="calendars"' }).end();
    }
    const answer = behaviour.words ?? answerOf(method, url, String(request.headers['depth']));
    if (answer === null) return void reply.writeHead(404).end();
    reply.writeHead(207, { 'content-type': 'application/xml; charset=utf-8' });
    reply.end(answer + ' '.repeat(behaviour.paddingBytes));
  };
  const server = createServer((request, reply) => void handle(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    events,
    behaviour,
    requests,
    calendarUrl: `${address}${WORK}`,
    put: (uid, lines) => {
      version += 1;
      const content = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Boite//FR', 'BEGIN:VEVENT', `UID:${uid}`];
      events.set(uid, [...content, ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n'));
    },
    reset: () => {
      Object.assign(behaviour, usual());
      events.clear();
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
