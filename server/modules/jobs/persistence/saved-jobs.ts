import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { freeSlot } from '../../../platform/database/free-slot.js';
import { MAX_SAVED_JOBS } from '../domain/saved-job.entity.js';

/**
 * Digest of the posting's visible content; alias `j`. The end date is left out: renewing a posting changes nothing for people who saved it.
 */
const contentHash = `md5(jsonb_build_array(j.title, j.department, j.description, j.requirements, j.benefits,
  j.location, j.remote, j.job_type, j.salary_range, j.video_questions)::text)`;

/** Whether anybody may read the posting: it is open, or its time is over; alias `j`. */
const isReadable = `(j.status = 'ACTIVE' or j.status = 'PAUSED' and j.expires_at <= ?)`;

/** Saved postings for use cases. Call inside a transaction. */
@Injectable()
export class SavedJobs {
  constructor(private readonly em: EntityManager) {}

  async lock(accountId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`saved jobs ${accountId}`]);
  }

  /**
   * Whether anybody may read the posting now. Locks it against changes, so that a posting that closes at the same time either
   * notifies this person or is refused.
   */
  async holdReadable(jobId: string, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(`select 1 from job j where j.id = ? and ${isReadable} for share`, [
      jobId,
      now,
    ]);
    return rows.length > 0;
  }

  async isReadable(jobId: string, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(`select 1 from job j where j.id = ? and ${isReadable}`, [jobId, now]);
    return rows.length > 0;
  }

  async has(accountId: string, jobId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>('select 1 from saved_job where account_id = ? and job_id = ?', [
      accountId,
      jobId,
    ]);
    return rows.length > 0;
  }

  /** @returns false if the person has no free slot. */
  async add(accountId: string, jobId: string, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into saved_job (account_id, job_id, slot, title, content_hash, saved_at)
       select ?, j.id, free.slot, j.title, ${contentHash}, ? from job j, ${freeSlot('saved_job', 'account_id', MAX_SAVED_JOBS)}
        where j.id = ? returning job_id`,
      [accountId, now, accountId, jobId],
    );
    return rows.length > 0;
  }

  async remove(accountId: string, jobId: string): Promise<void> {
    await this.em.execute('delete from saved_job where account_id = ? and job_id = ?', [accountId, jobId], 'run');
  }

  /**
   * People who saved the posting and do not hide its company, in order of their ids, one page at a time.
   *
   * @param change CHANGED: only those who know another text of it.
   */
  async saversOf(
    jobId: string,
    change: 'CHANGED' | 'ENDED',
    { after, limit }: { readonly after: string; readonly limit: number },
  ): Promise<readonly string[]> {
    const rows = await this.em.execute<{ account_id: string }[]>(
      `select s.account_id from saved_job s join job j on j.id = s.job_id
        where s.job_id = ? and s.account_id > ?${change === 'CHANGED' ? ` and s.content_hash <> ${contentHash}` : ''}
          and not exists (select 1 from hidden_company h where h.account_id = s.account_id and h.company_id = j.company_id)
        order by s.account_id limit ?`,
      [jobId, after, limit],
    );
    return rows.map((row) => row.account_id);
  }

  /** These people know the text as it is now. */
  async noteKnown(jobId: string, accountIds: readonly string[]): Promise<void> {
    if (accountIds.length === 0) return;
    await this.em.execute(
      `update saved_job s set content_hash = ${contentHash} from job j
        where j.id = s.job_id and s.job_id = ? and s.account_id in (?)`,
      [jobId, [...accountIds]],
      'run',
    );
  }
}
