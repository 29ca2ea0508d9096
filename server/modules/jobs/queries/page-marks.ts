import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import type { Language } from '../../../platform/http/language.js';
import type { JobFit } from '../http/jobs.contract.js';
import { JobMatches } from './job-matches.js';

/** A seeker's relation to a listed posting: how well it fits, and whether they saved it. */
export interface JobMarks {
  readonly fit: JobFit | null;
  readonly saved: boolean;
}

/** How well each posting of a page fits a seeker, and which they saved: one statement for the whole page. */
@Injectable()
export class PageMarks {
  constructor(
    private readonly reads: ReadTogether,
    private readonly matches: JobMatches,
  ) {}

  async of(seekerId: string, jobIds: readonly string[], language: Language): Promise<(jobId: string) => JobMarks> {
    const [fits, saved] = await Promise.all([
      this.matches.fitsOf(seekerId, jobIds, language),
      this.#savedAmong(seekerId, jobIds),
    ]);
    return (jobId) => ({ fit: fits.get(jobId) ?? null, saved: saved.has(jobId) });
  }

  async #savedAmong(seekerId: string, jobIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (jobIds.length === 0) return new Set();
    const rows = await this.reads.rows<{ job_id: string }>(
      'select job_id from saved_job where account_id = ? and job_id in (?)',
      [seekerId, [...jobIds]],
    );
    return new Set(rows.map((row) => row.job_id));
  }
}
