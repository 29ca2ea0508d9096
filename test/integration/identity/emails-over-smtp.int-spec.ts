import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { jest } from '@jest/globals';
import { Settings } from '../../../server/platform/config/settings.js';
import { createLogger } from '../../../server/platform/logging/logger.js';
import { WorkerModule } from '../../../server/worker.module.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { type MailServer, secretOf, startMailServer } from '../../support/mail.js';
import { signUp } from '../../http/identity/people.js';

jest.setTimeout(90_000);

describe('emails through the real relay, queue and worker', () => {
  let server: MailServer;
  let app: TestApp;
  let worker: INestApplicationContext;
  const lines: string[] = [];

  beforeAll(async () => {
    server = await startMailServer();
    app = await startTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'Entrevue <bonjour@entrevue.example>' } });
    const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
    const { env } = app.app.get(Settings);
    worker = await NestFactory.createApplicationContext(
      await WorkerModule.forRoot({ env, logger, queues: ['letters'], applicationName: 'entrevue-test-worker' }),
      { logger: false },
    );
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
    await server.close();
  });

  const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
    const end = Date.now() + 40_000;
    while (!(await condition())) {
      if (Date.now() > end) throw new Error('it did not happen in time');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const emailsTo = (address: string) => server.emails.filter(({ to }) => to === address);
  const emailOf = async (accountId: string): Promise<{ id: string; sent_at: unknown } | undefined> =>
    (
      await app.orm.em
        .fork()
        .execute<{ id: string; sent_at: unknown }[]>('select id, sent_at from account_letter where account_id = ?', [
          accountId,
        ])
    )[0];

  it('arrive once, although the server first disconnects and then asks for a retry', async () => {
    server.next('cut off', 'try later');
    const { user } = await signUp(app);
    await until(() => emailsTo(user.email).length > 0);
    await until(async () => Boolean((await emailOf(user.id))?.sent_at));
    expect(server.failed).toBe(2);
    const [message, ...more] = emailsTo(user.email);
    expect(more).toEqual([]);
    expect(message?.messageId).toBe(`<${(await emailOf(user.id))?.id}@entrevue.example>`);
    const verified = await app.request({
      method: 'POST',
      url: '/api/auth/email/verify',
      payload: { token: secretOf(message) },
    });
    expect(verified.status).toBe(200);
  });

  it('are given up immediately if the address does not exist', async () => {
    const before = server.failed;
    server.next('no such address');
    const { user } = await signUp(app);
    await until(() => server.failed > before);
    await until(() => lines.some((line) => line.includes('job failed for good')));
    expect(emailsTo(user.email)).toEqual([]);
  });

  it('leave no address, secret or text of the mail server in the log or in the queue', async () => {
    const log = lines.join('\n');
    const queued = await app.orm.em.fork().execute<{ text: string }[]>(
      `select o::text as text from outbox_message o
          union all select j::text from bullmq.job j
          union all select e::text from bullmq.event e`,
    );
    expect(queued.length).toBeGreaterThan(4);
    const everything = `${log}\n${queued.map(({ text }) => text).join('\n')}`;
    expect(everything).not.toContain('@mail.example');
    expect(everything).not.toContain('is nobody here');
    for (const message of server.emails) expect(everything).not.toContain(secretOf(message));
    expect(log).toContain('job failed and will be tried again');
  });
});
