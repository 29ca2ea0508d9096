import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Server, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileMailer } from '../../../server/platform/mail/file-mailer.js';
import { type Email, EmailNotSent, EmailRefused } from '../../../server/platform/mail/mailer.js';
import { SmtpMailer } from '../../../server/platform/mail/smtp-mailer.js';
import { emailsIn, type MailServer, startMailServer } from '../../support/mail.js';

const FROM = 'Entrevue <bonjour@entrevue.example>';
const email = (changes: Partial<Email> = {}): Email => ({
  id: 'letter-1',
  to: 'amelie@mail.example',
  subject: 'Été à Montréal, ça vous dit ?',
  html: '<p>Été</p>',
  text: 'Été\n.\nsuite',
  language: 'fr',
  ...changes,
});

describe('emails over SMTP', () => {
  let server: MailServer;
  let mailer: SmtpMailer;
  beforeEach(async () => {
    server = await startMailServer();
    mailer = new SmtpMailer(server.url, FROM);
  });
  afterEach(async () => {
    mailer.onApplicationShutdown();
    await server.close();
  });

  it('arrive completely, as text and HTML, with their id', async () => {
    await mailer.send(email({ headers: { 'List-Unsubscribe': '<https://x.example/u>' } }));
    expect(server.emails).toHaveLength(1);
    expect(server.emails[0]).toMatchObject({
      messageId: '<letter-1@entrevue.example>',
      from: FROM,
      to: 'amelie@mail.example',
      subject: 'Été à Montréal, ça vous dit ?',
      language: 'fr',
    });
    expect(server.emails[0]?.text.trim()).toBe('Été\n.\nsuite');
    expect(server.emails[0]?.html).toContain('<p>Été</p>');
    expect(server.emails[0]?.raw).toContain('List-Unsubscribe: <https://x.example/u>');
  });

  it('share connections, also for many in parallel', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, number) => mailer.send(email({ id: `letter-${number}` }))));
    expect(new Set(server.emails.map(({ messageId }) => messageId)).size).toBe(20);
  });

  it.each(['try later', 'cut off'] as const)('can be sent again after "%s"', async (mishap) => {
    server.next(mishap);
    await expect(mailer.send(email())).rejects.toBeInstanceOf(EmailNotSent);
    expect([server.failed, server.emails.length]).toEqual([1, 0]);
    await mailer.send(email());
    expect(server.emails).toHaveLength(1);
  });

  it('are given up for an address that does not exist, without repeating the address', async () => {
    server.next('no such address');
    const error = await mailer.send(email()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EmailRefused);
    expect(JSON.stringify([String(error), (error as Error).stack, (error as Error).cause ?? null])).not.toContain(
      'amelie',
    );
    expect((error as Error).message).toContain('550');
  });

  it('go to one address, whatever characters it contains, and cannot be given extra headers', async () => {
    await mailer.send(email({ subject: 'a\r\nBcc: other@mail.example', to: 'a@mail.example' }));
    expect(server.emails[0]?.raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  });

  it('are not sent while the server is unavailable', async () => {
    await server.close();
    await expect(mailer.send(email())).rejects.toBeInstanceOf(EmailNotSent);
    server = await startMailServer();
  });
});

describe('a mail server that says nothing', () => {
  let mute: Server;
  beforeAll(async () => {
    mute = createServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void mute.close());

  it('is waited for ten seconds', async () => {
    const mailer = new SmtpMailer(`smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`, FROM);
    const started = performance.now();
    await expect(mailer.send(email())).rejects.toBeInstanceOf(EmailNotSent);
    expect(performance.now() - started).toBeLessThan(15_000);
    mailer.onApplicationShutdown();
  }, 20_000);
});

describe('emails as files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-mail-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are complete, readable only by their owner, and one file even if they are sent again', async () => {
    const mailer = new FileMailer(join(folder, 'mail'), FROM);
    await Promise.all([mailer.send(email()), mailer.send(email({ id: 'letter-2' }))]);
    await mailer.send(email({ text: 'Encore' }));
    const names = await readdir(join(folder, 'mail'));
    expect(names.sort()).toEqual(['letter-1.eml', 'letter-2.eml']);
    const [first] = await emailsIn(folder);
    expect(first).toMatchObject({
      messageId: '<letter-1@entrevue.example>',
      to: 'amelie@mail.example',
      language: 'fr',
    });
    expect(first?.text.trim()).toBe('Encore');
    expect((await stat(join(folder, 'mail'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'mail', 'letter-1.eml'))).mode & 0o777).toBe(0o600);
  });
});
