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
  /** Answers PUT and DELETE with this status, without doing it. */
  writeStatus: number | null;
  /** Does the next PUT, then loses the answer. */
  losesAnswer: boolean;
  /** Whether PUT tells the new version of the event. */
  tellsEtag: boolean;
  /** Runs before the next PUT, as a change by somebody else at the same moment. */
  beforePut: (() => void) | null;
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
  /** As a calendar program changes an event; null deletes it. */
  edit(uid: string, change: (file: string) => string | null): void;
  /** Events that were written by PUT, as iCalendar files by the last part of their address. */
  written(): ReadonlyMap<string, string>;
  /** The calendar `work` no longer exists. */
  deleteCalendar(): void;
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
  writeStatus: null,
  losesAnswer: false,
  tellsEtag: true,
  beforePut: null,
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
 * The part of a CalDAV server (RFC 4791) that we need: discovery, versions, and reading and writing events. It finds a principal, a home and
 * its calendars as sabre/dav does, which Nextcloud and Fastmail use.
 */
export async function startCaldavServer(): Promise<CaldavServer> {
  const events = new Map<string, string>();
  const requests: string[] = [];
  const behaviour = usual();
  let version = 1;
  let isThere = true;
  const etags = new Map<string, string>();
  const byPut = new Set<string>();
  const store = (name: string, file: string): void => {
    version += 1;
    events.set(name, file);
    etags.set(name, `"${name}-${version}"`);
  };
  const etagOf = (name: string): string => etags.get(name) ?? `"${name}-0"`;

  /** PUT and DELETE of one event (RFC 4791, section 5.3.2), with the conditions of RFC 9110. */
  const write = (request: IncomingMessage, reply: ServerResponse, body: string): void => {
    const { method = '', url = '', headers } = request;
    const name = decodeURIComponent(url.slice(WORK.length)).replace(/\.ics$/, '');
    if (!isThere || !url.startsWith(WORK)) return void reply.writeHead(method === 'PUT' ? 409 : 404).end();
    const present = events.has(name);
    const match = headers['if-match'];
    const isRefused =
      (headers['if-none-match'] === '*' && present) || (match !== undefined && (!present || match !== etagOf(name)));
    if (isRefused) return void reply.writeHead(412).end();
    if (method === 'DELETE') {
      if (present) version += 1;
      byPut.delete(name);
      return void reply.writeHead(events.delete(name) ? 204 : 404).end();
    }
    const uid = /^UID:(.*)$/m.exec(body)?.[1]?.trim() ?? '';
    const other = [...events].find(([key, file]) => key !== name && file.includes(`UID:${uid}\r\n`));
    if (other || uid === '' || /^METHOD:/m.test(body)) return void reply.writeHead(403).end();
    store(name, body);
    byPut.add(name);
    reply.writeHead(present ? 204 : 201, behaviour.tellsEtag ? { etag: etagOf(name) } : {}).end();
  };

  const answerOf = (method: string, path: string, depth: string, body: string): string | null => {
    const { tells } = behaviour;
    if (path.startsWith(WORK) && !isThere) return null;
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
      const file = ([name, content]: readonly [string, string]): string =>
        response(
          `${WORK}${name}.ics`,
          `<A:getetag>${escaped(etagOf(name))}</A:getetag><B:calendar-data>${escaped(content)}</B:calendar-data>`,
        );
      if (!body.includes('calendar-multiget')) return multistatus([...events].map(file));
      const hrefs = [...body.matchAll(/<d:href>([^<]*)<\/d:href>/g)].map(([, href = '']) => href);
      return multistatus(
        hrefs.map((href) => {
          const name = decodeURIComponent(href.slice(WORK.length)).replace(/\.ics$/, '');
          const content = events.get(name);
          const gone = `<A:response><A:href>${href}</A:href><A:status>HTTP/1.1 404 Not Found</A:status></A:response>`;
          return content === undefined ? gone : file([name, content]);
        }),
      );
    }
    return null;
  };

  const handle = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url}`);
    let body = '';
    for await (const chunk of request.setEncoding('utf8') as AsyncIterable<string>) body += chunk;
    if (behaviour.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, behaviour.delayMs));
    if (behaviour.redirectTo !== null) return void reply.writeHead(301, { location: behaviour.redirectTo }).end();
    if (url === '/.well-known/caldav') return void reply.writeHead(308, { location: '/dav/' }).end();
    if (behaviour.status !== null) return void reply.writeHead(behaviour.status).end();
    const expected = `Basic ${Buffer.from(`${USER}:${behaviour.password}`).toString('base64')}`;
    if (request.headers.authorization !== expected) {
      return void reply.writeHead(401, { 'www-authenticate': 'Basic realm="calendars"' }).end();
    }
    if (method === 'PUT' || method === 'DELETE') {
      if (method === 'PUT') {
        const change = behaviour.beforePut;
        behaviour.beforePut = null;
        change?.();
      }
      if (behaviour.writeStatus !== null) return void reply.writeHead(behaviour.writeStatus).end();
      if (!behaviour.losesAnswer) return write(request, reply, body);
      behaviour.losesAnswer = false;
      write(request, { writeHead: () => ({ end: () => undefined }) } as unknown as ServerResponse, body);
      return void request.socket.destroy();
    }
    const answer = behaviour.words ?? answerOf(method, url, String(request.headers['depth']), body);
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
      const content = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Boite//FR', 'BEGIN:VEVENT', `UID:${uid}`];
      store(uid, [...content, ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n'));
    },
    edit: (name, change) => {
      const file = change(events.get(name) ?? '');
      if (file !== null) return store(name, file);
      version += 1;
      events.delete(name);
    },
    written: () => new Map([...events].filter(([name]) => byPut.has(name))),
    deleteCalendar: () => {
      isThere = false;
      events.clear();
    },
    reset: () => {
      Object.assign(behaviour, usual());
      isThere = true;
      events.clear();
      etags.clear();
      byPut.clear();
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
