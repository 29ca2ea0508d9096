import { Injectable } from '@nestjs/common';
import { CompaniesFacade } from '../../companies/index.js';
import { JobsFacade } from '../../jobs/index.js';
import type { NewsParams } from '../domain/news.js';

/** Values for notification texts that anybody may read: titles of postings and names of companies. */
@Injectable()
export class PublicWords {
  constructor(
    private readonly jobs: JobsFacade,
    private readonly companies: CompaniesFacade,
  ) {}

  /** Null if the posting no longer exists. */
  async ofJob(
    jobId: string,
  ): Promise<{ params: NewsParams; contactId: string; isOpen: boolean; companyId: string } | null> {
    const job = (await this.jobs.findJobCards([jobId])).get(jobId);
    return job
      ? {
          params: { job: job.title, company: job.company.name },
          contactId: job.contactUserId,
          isOpen: job.isOpen,
          companyId: job.company.id,
        }
      : null;
  }

  async ofCompany(companyId: string): Promise<NewsParams | null> {
    const company = (await this.companies.findCompanies([companyId])).get(companyId);
    return company ? { company: company.name } : null;
  }

  recruitersOf(companyId: string): Promise<readonly string[]> {
    return this.companies.recruitersOf(companyId);
  }

  readersOf(companyId: string, jobId: string): Promise<readonly string[]> {
    return this.companies.readersOf(companyId, jobId);
  }

  /** Null if the account is not a recruiter or has no company. */
  async ofRecruiter(accountId: string): Promise<NewsParams | null> {
    const company = await this.companies.companyOf(accountId);
    return company ? { company: company.name } : null;
  }
}
