import { LockMode, raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Job } from '../domain/job.entity.js';

/** Postings for use cases; call inside a transaction. Every find locks the row until its end. */
@Injectable()
export class JobRepository {
  constructor(private readonly em: EntityManager) {}

  /** A posting of that company that was not removed; null alike for a stranger's and a missing one. */
  findOwnForChange(id: string, companyId: string): Promise<Job | null> {
    return this.em.findOne(Job, { id, companyId, status: { $ne: 'CLOSED' } }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The next posting whose time is over, past those that another worker holds. */
  findLapsedForChange(now: Date): Promise<Job | null> {
    return this.em.findOne(
      Job,
      { status: 'ACTIVE', expiresAt: { $lte: now } },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, orderBy: { expiresAt: 'asc' } },
    );
  }

  /** The next posting of a company that still stands or waits. */
  findOpenOfCompanyForChange(companyId: string): Promise<Job | null> {
    return this.em.findOne(
      Job,
      { companyId, status: { $in: ['DRAFT', 'ACTIVE', 'PAUSED'] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
  }

  /** Postings that stand and for which this recruiter answers. */
  findActiveOfAuthorForChange(recruiterId: string): Promise<Job[]> {
    return this.em.find(
      Job,
      { contactUserId: recruiterId, status: 'ACTIVE' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
  }

  /** A posting that was not removed, whoever's it is: for whoever holds the link of its reminder, and operators. */
  findForRenewal(id: string): Promise<Job | null> {
    return this.em.findOne(Job, { id, status: { $ne: 'CLOSED' } }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /**
   * Open postings whose end lies before `until` and was not reminded of, past those that another worker holds. Those that were
   * never to stand longer than that are left alone: their authors chose the day a moment ago.
   */
  findEndingForChange(now: Date, until: Date, limit: number): Promise<Job[]> {
    const lastDays = until.getTime() - now.getTime();
    return this.em.find(
      Job,
      {
        status: 'ACTIVE',
        expiresAt: { $gt: now, $lte: until },
        $or: [{ remindedOf: null }, { remindedOf: { $ne: raw('expires_at') } }],
        publishedAt: { $lte: raw(`expires_at - interval '${lastDays} milliseconds'`) },
      },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, orderBy: { expiresAt: 'asc', id: 'asc' }, limit },
    );
  }

  add(job: Job): void {
    this.em.persist(job);
  }

  /** The copy of the company's name that search reads. */
  async renameCompany(companyId: string, name: string): Promise<number> {
    return this.em.nativeUpdate(Job, { companyId, companyName: { $ne: name } }, { companyName: name });
  }
}
