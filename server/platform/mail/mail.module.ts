import { join } from 'node:path';
import { Module, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { HealthChecks } from '../health/health-checks.js';
import { Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { FileMailer } from './file-mailer.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';
import { TracedMailer } from './traced-mailer.js';

/** Sends emails through SMTP_URL, or writes them to `DATA_DIR/mail` if it is not set. */
@Module({
  providers: [
    {
      provide: Mailer,
      inject: [Settings, Logger, Metrics],
      useFactory: ({ env }: Settings, logger: Logger, metrics: Metrics): Mailer => {
        const mailer = env.SMTP_URL
          ? new SmtpMailer(env.SMTP_URL, env.MAIL_FROM)
          : new FileMailer(join(env.DATA_DIR, 'mail'), env.MAIL_FROM);
        return new TracedMailer(mailer, logger, metrics);
      },
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
