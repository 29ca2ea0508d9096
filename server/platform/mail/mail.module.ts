import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { FileMailer } from './file-mailer.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** Letters go to SMTP_URL, or to files in `DATA_DIR/mail` where it is not set. */
@Module({
  providers: [
    {
      provide: Mailer,
      inject: [Settings],
      useFactory: ({ env }: Settings): Mailer =>
        env.SMTP_URL
          ? new SmtpMailer(env.SMTP_URL, env.MAIL_FROM)
          : new FileMailer(join(env.DATA_DIR, 'mail'), env.MAIL_FROM),
    },
  ],
  exports: [Mailer],
})
export class MailModule {}
