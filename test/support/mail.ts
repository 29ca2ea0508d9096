import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A parsed email. */
export interface ReceivedEmail {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly language: string;
  readonly text: string;
  readonly html: string;
  /** The complete source of the message. */
  readonly raw: string;
}

const words = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(data, 'base64').toString() : quotedPrintable(data.replaceAll('_', ' ')),
    );

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

const headerOf = (head: string, name: string): string =>
  words(new RegExp(`^${name}: ((?:.*)(?:\\r?\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r?\n[ \t]/g, ' ') ?? '');

function partOf(raw: string, type: string): string {
  // An email with an attachment has its texts in a nested multipart.
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, boundary = '']) => boundary);
  const parts = boundaries.flatMap((boundary) => raw.split(`--${boundary}`).slice(1));
  const part = parts.find((candidate) => headerOf(candidate, 'Content-Type').startsWith(type)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  const encoding = headerOf(head, 'Content-Transfer-Encoding');
  const decoded =
    encoding === 'base64'
      ? Buffer.from(content, 'base64').toString()
      : encoding === 'quoted-printable'
        ? quotedPrintable(content)
        : content;
  return decoded.replaceAll('\r\n', '\n');
}

export function readEmail(raw: string): ReceivedEmail {
  const [head = ''] = raw.split('\r\n\r\n');
  return {
    messageId: headerOf(head, 'Message-ID'),
    from: headerOf(head, 'From'),
    to: headerOf(head, 'To'),
    subject: headerOf(head, 'Subject'),
    language: headerOf(head, 'Content-Language'),
    text: partOf(raw, 'text/plain'),
    html: partOf(raw, 'text/html'),
    raw,
  };
}

/** The calendar file of an email; empty if it has none. */
export const calendarIn = ({ raw }: ReceivedEmail): string => partOf(raw, 'text/calendar');

/** The emails written to files so far, in the order of their ids. */
export async function emailsIn(dataDir: string): Promise<ReceivedEmail[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => readEmail(await readFile(join(folder, name), 'utf8'))),
  );
}

/** The secret after `#token=` or `#invitation=` in an email. */
export function secretOf(email: ReceivedEmail | undefined): string {
  const found = /#(?:token|invitation)=([\w-]+)/.exec(email?.text ?? '')?.[1];
  if (found === undefined) throw new Error('no link with a secret in this letter');
  return found;
}

/** How the server fails the next email. */
export type Mishap = 'try later' | 'cut off' | 'no such address';

export interface MailServer {
  readonly url: string;
  readonly emails: readonly ReceivedEmail[];
  /** Emails that were refused or interrupted. */
  readonly failed: number;
  next(...mishaps: readonly Mishap[]): void;
  close(): Promise<void>;
}

/** A real SMTP server on a free port of the loopback address. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const emails: ReceivedEmail[] = [];
  const mishaps: Mishap[] = [];
  let failed = 0;
  const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(address, _, callback) {
      if (mishaps[0] !== 'no such address') return callback();
      mishaps.shift();
      failed += 1;
      callback(refusal(550, `5.1.1 <${address.address}> is nobody here`));
    },
    onData(stream, session, callback) {
      const mishap = mishaps.shift();
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (mishap !== 'cut off') return;
        for (const connection of server.connections) {
          const { id, _socket } = connection as unknown as { id: string; _socket: { destroy(): void } };
          if (id === session.id) _socket.destroy();
        }
      });
      stream.on('end', () => {
        if (mishap === undefined) {
          emails.push(readEmail(Buffer.concat(chunks).toString('utf8')));
          return callback();
        }
        if (mishap === 'try later') callback(refusal(451, '4.7.1 greylisted, come back'));
      });
      stream.on('close', () => {
        if (mishap !== undefined) failed += 1;
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    get failed() {
      return failed;
    },
    next: (...more) => void mishaps.push(...more),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
