import type { OnApplicationShutdown } from '@nestjs/common';
import type { Remark } from '../health/health-checks.js';
import type { Logger } from '../logging/logger.js';
import { currentRequestId } from '../logging/request-context.js';
import { traced } from '../tracing/active-span.js';
import type { Metrics } from '../metrics/metrics.js';
import { emailsTotal } from './mail.metrics.js';
import { type Email, EmailRefused, Mailer } from './mailer.js';

/** The header that ties an email to the request that caused it. Scheduled emails have none. */
export const REQUEST_HEADER = 'X-Request-ID';

/** Gives each email the id of its request, and logs and counts the result. The log never has the address. */
export class TracedMailer extends Mailer implements OnApplicationShutdown {
  constructor(
    private readonly inner: Mailer & Partial<OnApplicationShutdown>,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {
    super();
  }

  override async send(email: Email): Promise<void> {
    const requestId = currentRequestId();
    const headers = { ...email.headers, ...(requestId === null ? {} : { [REQUEST_HEADER]: requestId }) };
    try {
      await traced('send email', 'client', () => this.inner.send({ ...email, headers }));
    } catch (error) {
      const outcome = error instanceof EmailRefused ? 'refused' : 'failed';
      this.metrics.counter(emailsTotal).inc({ outcome });
      this.logger.warn({ emailId: email.id, outcome, reason: (error as Error).message }, 'email not sent');
      throw error;
    }
    this.metrics.counter(emailsTotal).inc({ outcome: 'sent' });
    this.logger.info({ emailId: email.id }, 'email sent');
  }

  override check(): Promise<Remark> {
    return this.inner.check();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.inner.onApplicationShutdown?.();
  }
}
