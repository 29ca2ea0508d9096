import { join } from 'node:path';
import { Module, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { HealthChecks } from '../health/health-checks.js';
import { FileMailer } from './file-mailer.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** Sends emails through SMTP_URL, or writes them to `DATA_DIR/mail` if it is not set. */
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
export class MailModule implements OnModuleInit {
  constructor(
    private readonly checks: HealthChecks,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.checks.add({ name: 'mail', check: () => this.mailer.check() });
  }
}
