import { randomUUID } from 'node:crypto';
import { RequestContext } from '@mikro-orm/postgresql';
import { jest } from '@jest/globals';
import type { SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import { SendNotificationEmailJob } from '../../../server/modules/notifications/jobs/send-notification-email.job.js';
import { signUp } from '../../http/identity/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { type MailServer, type ReceivedEmail, readEmail, startMailServer } from '../../support/mail.js';
import { query } from '../../support/query.js';

jest.setTimeout(90_000);

const steps = ['greeting', 'sender', 'recipient', 'half of the letter', 'end of the letter'] as const;
type Step = (typeof steps)[number];

describe('a mail server that crashes', () => {
  const taken: ReceivedEmail[] = [];
  let dying: Step | 'refuses' | null = null;
  let server: MailServer;
  let app: TestApp;

  /** The connection breaks without an answer. */
  const die = (session: SMTPServerSession): void => {
    for (const connection of connections()) {
      const { id, _socket } = connection as { id: string; _socket: { destroy(): void } };
      if (id === session.id) _socket.destroy();
    }
  };
  let connections: () => Iterable<unknown> = () => [];

  const options: SMTPServerOptions = {
    onConnect(session, callback) {
      if (dying === 'greeting') die(session);
      else callback();
    },
    onMailFrom(_address, session, callback) {
      if (dying === 'sender') die(session);
      else callback();
    },
    onRcptTo(_address, session, callback) {
      if (dying === 'recipient') return die(session);
      if (dying === 'refuses') {
        return callback(Object.assign(new Error('5.1.1 nobody here'), { responseCode: 550 }));
      }
      callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (dying === 'half of the letter') die(session);
      });
      stream.on('end', () => {
        // The server never confirmed the email, so it must not have it.
        if (dying === 'end of the letter') return die(session);
        taken.push(readEmail(Buffer.concat(chunks).toString('utf8')));
        callback();
      });
    },
  };

  beforeAll(async () => {
    server = await startMailServer({
      ...options,
      onConnect(session, callback) {
        const self = this as unknown as { connections: Iterable<unknown> };
        connections = () => self.connections;
        options.onConnect?.call(this, session, callback);
      },
    });
    app = await startTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'Entrevue <bonjour@entrevue.example>' } });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  /** A notification whose email is waiting. */
  async function waiting(news = 'JOB_ALERT', kind = 'job_alert'): Promise<{ id: string; email: string }> {
    const { user } = await signUp(app);
    const id = randomUUID();
    await query(app.databaseUrl, 'update account set email_verified_at = now() where id = $1', [user.id]);
    await query(
      app.databaseUrl,
      `insert into notification (id, account_id, kind, news, event_key, params, path, shown, created_at)
       values ($1::uuid, $2, $3, $4, $1::uuid::text, '{"job": "Soudeuse", "company": "Acier Boréal"}', '/jobs', true, now())`,
      [id, user.id, kind, news],
    );
    await query(
      app.databaseUrl,
      `insert into notification_letter (notification_id, status, asked_at) values ($1, 'WAITING', $2)`,
      [id, app.clock.now()],
    );
    return { id, email: user.email };
  }
  const attempt = (id: string): Promise<string> =>
    RequestContext.create(app.orm.em, () =>
      app.app
        .get(SendNotificationEmailJob, { strict: false })
        .handle({ notification_id: id })
        .catch((error: Error) => error.message),
    );
  const statusOf = async (id: string): Promise<readonly [string, string | null]> => {
    const [row] = await query<{ status: string; code: string | null }>(
      app.databaseUrl,
      'select status, code from notification_letter where notification_id = $1',
      [id],
    );
    return [row?.status ?? '', row?.code ?? null];
  };

  it.each(steps)('at the %s loses no email and sends none twice', async (step) => {
    const { id, email } = await waiting();
    dying = step;
    expect(await attempt(id)).toMatch(/could not be sent/);
    expect(await statusOf(id)).toEqual(['WAITING', null]);
    dying = null;
    expect(await attempt(id)).toBe('done');
    expect(await attempt(id)).toBe('skipped');
    const [mail, ...more] = taken.filter(({ to }) => to === email);
    expect(more).toEqual([]);
    expect(mail?.messageId).toBe(`<${id}@entrevue.example>`);
    expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(await statusOf(id)).toEqual(['SENT', null]);
  });

  it('differs from one that refuses: the bounce is recorded, and after three the address gets no more emails', async () => {
    const { id, email } = await waiting();
    dying = 'refuses';
    expect(await attempt(id)).toMatch(/refused/);
    expect(await statusOf(id)).toEqual(['BOUNCED', expect.stringContaining('550')]);
    expect(await attempt(id)).toBe('skipped');
    const again = async (): Promise<string> => {
      const next = randomUUID();
      await query(
        app.databaseUrl,
        `insert into notification (id, account_id, kind, news, event_key, params, path, shown, created_at)
         select $2::uuid, account_id, kind, news, $2::uuid::text, params, path, shown, now() from notification where id = $1`,
        [id, next],
      );
      await query(
        app.databaseUrl,
        `insert into notification_letter (notification_id, status, asked_at) values ($1, 'WAITING', $2)`,
        [next, app.clock.now()],
      );
      await attempt(next);
      return next;
    };
    for (let n = 0; n < 2; n += 1) expect((await statusOf(await again()))[0]).toBe('BOUNCED');
    dying = null;
    expect((await statusOf(await again()))[0]).toBe('SKIPPED');
    expect(taken.filter(({ to }) => to === email)).toEqual([]);
  });
});
