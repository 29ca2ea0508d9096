import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { CheckDueDomains } from '../use-cases/check-due-domains.js';
import { companyDomainsQueue } from './sso.queue.js';

export const checkDomains = defineJob({
  name: 'sso.check-domains',
  queue: companyDomainsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 60 },
});

/** Each minute: looks for the DNS records of the company domains whose time has come. */
@HandlesJob(checkDomains)
export class CheckDomainsJob implements JobHandler<typeof checkDomains> {
  constructor(private readonly checking: CheckDueDomains) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.checking.execute(signal)) > 0 ? 'done' : 'skipped';
  }
}
