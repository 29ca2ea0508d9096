import type { TestApp } from '../../support/app.js';
import { emailsIn, type ReceivedEmail, secretOf } from '../../support/mail.js';

/** Runs due jobs and returns the emails to an address, oldest first (by the time in their id). */
export async function emailsTo(app: TestApp, address: string): Promise<ReceivedEmail[]> {
  await app.runJobs();
  const emails = await emailsIn(app.dataDir);
  return emails.filter(({ to }) => to === address);
}

/** The secret of the newest email to an address whose link contains `page`. */
export async function newestSecret(app: TestApp, address: string, page: string): Promise<string> {
  const emails = await emailsTo(app, address);
  return secretOf(emails.filter(({ text }) => text.includes(`${page}#`)).at(-1));
}
