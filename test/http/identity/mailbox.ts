import type { TestApp } from '../../support/app.js';
import { lettersIn, type ReadLetter, secretOf } from '../../support/mail.js';

/** Runs due jobs and returns the emails to an address, oldest first (by the time in their id). */
export async function lettersTo(app: TestApp, address: string): Promise<ReadLetter[]> {
  await app.runJobs();
  const letters = await lettersIn(app.dataDir);
  return letters.filter(({ to }) => to === address);
}

/** The secret of the newest email to an address whose link contains `page`. */
export async function newestSecret(app: TestApp, address: string, page: string): Promise<string> {
  const letters = await lettersTo(app, address);
  return secretOf(letters.filter(({ text }) => text.includes(`${page}#`)).at(-1));
}
