import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { JobType, SalaryPeriod } from '../domain/job-terms.js';
import { comparePay, type PostedPay } from '../domain/pay-comparison.js';
import type { PayAmongSimilar } from '../http/pay-comparison.contract.js';
import { SavedJobs } from '../persistence/saved-jobs.js';
import { openAt } from './job-filter.js';
import { JobMatches } from './job-matches.js';

interface PayRow {
  company_id: string;
  job_type: JobType | null;
  salary_period: SalaryPeriod;
  salary_year_min: number;
  salary_year_max: number;
}

/** One employer may have posted the newest 300. Then older ones are read, four times at most. */
const MAX_READS = 4;

const payColumns = 'j.company_id, j.job_type, j.salary_period, j.salary_year_min, j.salary_year_max';

/** Both ends in Canadian dollars: "up to" and "from" have no middle. `salary_year_min` is 0 for "up to". */
const hasBothEnds = 'j.salary_min is not null and j.salary_year_min is not null and j.salary_year_max is not null';

/** `2026-11-12`. */
const dayInQuebec = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'short' });

const payOf = (row: PayRow): PostedPay => ({
  companyId: row.company_id,
  jobType: row.job_type,
  period: row.salary_period,
  yearMin: row.salary_year_min,
  yearMax: row.salary_year_max,
});

/** A posting's pay among open postings of the same occupation, the same for every reader. */
@Injectable()
export class PayComparisonQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly saved: SavedJobs,
    private readonly matches: JobMatches,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound for postings that are drafts, taken back or missing. */
  async execute(jobId: string): Promise<PayAmongSimilar> {
    const now = this.clock.now();
    const open = openAt(now);
    const [own] = await this.em.execute<PayRow[]>(
      `select ${payColumns} from job j where j.id = ? and ${hasBothEnds} and ${open.sql}`,
      [jobId, ...open.params],
    );
    if (!own) {
      if (!(await this.saved.isReadable(jobId, now))) throw new NotFound();
      return { comparison: null };
    }
    const found: PostedPay[] = [];
    let oldest: string | null = null;
    for (let read = 0; read < MAX_READS; read += 1) {
      const near = await this.matches.ofSameOccupation(jobId, oldest);
      oldest = near.at(-1) ?? null;
      if (oldest === null) break;
      found.push(...(await this.#payOf(near, open)));
      const comparison = comparePay(payOf(own), found);
      if (comparison) return { comparison: { ...comparison, counted_on: dayInQuebec.format(now) } };
    }
    return { comparison: null };
  }

  /** Of those that are open, in the same order. */
  async #payOf(jobIds: readonly string[], open: ReturnType<typeof openAt>): Promise<readonly PostedPay[]> {
    const rows = await this.em.execute<PayRow[]>(
      `select ${payColumns} from jsonb_array_elements_text(?::jsonb) with ordinality as near (id, place)
         join job j on j.id = near.id::uuid
        where ${open.sql} and ${hasBothEnds}
        order by near.place`,
      [JSON.stringify(jobIds), ...open.params],
    );
    return rows.map(payOf);
  }
}
