import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { HealthText } from '../health/health-text.js';
import { platformSentences } from '../health/platform-sentences.js';
import { mailMessage } from './mail-message.js';
import { type Email, Mailer } from './mailer.js';

/**
 * Writes emails to files if no mail server is configured: one `<id>.eml` each, readable by any mail program. Files are written
 * atomically, and sending the same email again replaces its file.
 */
export class FileMailer extends Mailer {
  readonly #composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  override async send(email: Email): Promise<void> {
    const { message } = await this.#composer.sendMail(mailMessage(email, this.from));
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, `${email.id}.eml`);
    const unfinished = `${path}.${process.pid}.part`;
    // Emails contain sign-in links, so only the owner may read the file.
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(message as Buffer);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  }

  override check(): Promise<HealthText> {
    return Promise.resolve(platformSentences.sentence('HEALTH.MAIL_FILES'));
  }
}
