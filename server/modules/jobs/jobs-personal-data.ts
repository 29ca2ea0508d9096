import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../platform/database/transaction.js';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { CompaniesFacade } from '../companies/index.js';

/** Personal data of jobs: postings a person read, and postings they are responsible for. */
@Injectable()
export class JobsPersonalData implements PersonalDataHolder {
  readonly name = 'jobs';
  readonly columns = [
    'job.contact_user_id',
    // Kept; the erased account's id in it no longer identifies anybody.
    'job_event.actor_id',
    'job_template.created_by',
    'job_view.viewer_id',
    'saved_job.account_id',
    'hidden_company.account_id',
  ];
  readonly expiring: readonly ExpiringKind[] = [
    { kind: 'JOB_VIEWS', purge: (before, limit) => this.#purgeViews(before, limit) },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly transaction: Transaction,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('jobs-viewed.json', () =>
      this.em.fork().execute(
        `select v.job_id, j.title, j.company_name, v.day::text as day
           from job_view v join job j on j.id = v.job_id where v.viewer_id = ? order by v.day desc, v.job_id`,
        [accountId],
      ),
    );
    yield jsonFile('jobs-saved.json', () =>
      this.em
        .fork()
        .execute('select job_id, title, saved_at from saved_job where account_id = ? order by saved_at desc, job_id', [
          accountId,
        ]),
    );
    yield jsonFile('companies-hidden.json', () =>
      this.em.fork().execute(
        `select h.company_id, c.name, h.hidden_at from hidden_company h join company c on c.id = h.company_id
          where h.account_id = ? order by h.hidden_at desc, h.company_id`,
        [accountId],
      ),
    );
    yield jsonFile('jobs-posted.json', () =>
      this.em
        .fork()
        .execute(
          'select id, title, company_name, status, created_at from job where contact_user_id = ? order by created_at desc, id',
          [accountId],
        ),
    );
    yield jsonFile('job-changes.json', () =>
      this.em
        .fork()
        .execute('select job_id, from_status, to_status, at from job_event where actor_id = ? order by at, id', [
          accountId,
        ]),
    );
  }

  /** Deletes the person's own lists, and transfers postings to a colleague. Without one, the company and its postings are removed. */
  close(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      for (const table of ['saved_job', 'hidden_company'])
        await this.em.execute(`delete from ${table} where account_id = ?`, [accountId]);
      const rows = await this.em.execute<{ company_id: string }[]>(
        'select distinct company_id from job where contact_user_id = ?',
        [accountId],
      );
      for (const { company_id: companyId } of rows) {
        const colleague = (await this.companies.membersOf(companyId)).find((id) => id !== accountId);
        if (!colleague) continue;
        await this.em.execute('update job set contact_user_id = ? where contact_user_id = ? and company_id = ?', [
          colleague,
          accountId,
          companyId,
        ]);
      }
    });
  }

  /** Closed postings keep the author's id, which no longer identifies anybody. */
  async erase(accountId: string): Promise<void> {
    await this.close(accountId);
    await this.em.execute('delete from job_view where viewer_id = ?', [accountId]);
  }

  async #purgeViews(before: Date, limit: number): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `delete from job_view where (job_id, viewer_id, day) in
         (select job_id, viewer_id, day from job_view where day < ?::date order by day limit ?) returning day`,
      [before.toISOString().slice(0, 10), limit],
    );
    return rows.length;
  }
}
