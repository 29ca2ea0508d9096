import { LockMode, raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Job } from '../domain/job.entity.js';

/** Postings for use cases. Call inside a transaction. Each find locks the rows until its end. */
@Injectable()
export class JobRepository {
  constructor(private readonly em: EntityManager) {}

  /** A posting of that company that was not removed; null both for a missing one and another company's. */
  findOwnForChange(id: string, companyId: string): Promise<Job | null> {
    return this.em.findOne(Job, { id, companyId, status: { $ne: 'CLOSED' } }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** A posting of that company in any status, without a lock: a copy of it may miss a change that is being saved. */
  findOwn(id: string, companyId: string): Promise<Job | null> {
    return this.em.findOne(Job, { id, companyId });
  }

  /** The next expired posting; skips those locked by another worker. */
  findLapsedForChange(now: Date): Promise<Job | null> {
    return this.em.findOne(
      Job,
      { status: 'ACTIVE', expiresAt: { $lte: now } },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, orderBy: { expiresAt: 'asc' } },
    );
  }

  /** The next posting of a company that is not closed. */
  findOpenOfCompanyForChange(companyId: string): Promise<Job | null> {
    return this.em.findOne(
      Job,
      { companyId, status: { $in: ['DRAFT', 'ACTIVE', 'PAUSED'] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
  }

  /** ACTIVE postings of a responsible recruiter. */
  findActiveOfAuthorForChange(recruiterId: string): Promise<Job[]> {
    return this.em.find(
      Job,
      { contactUserId: recruiterId, status: 'ACTIVE' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
  }

  /** A posting of any company that was not removed, for reminder links and operators. */
  findForRenewal(id: string): Promise<Job | null> {
    return this.em.findOne(Job, { id, status: { $ne: 'CLOSED' } }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /**
   * Open postings that end before `until` without a reminder for that end; skips those locked by another worker.
   * Skips postings with a short lifetime, because their authors just chose the date.
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

  /** Updates the copy of the company's name that search uses. */
  async renameCompany(companyId: string, name: string): Promise<number> {
    return this.em.nativeUpdate(Job, { companyId, companyName: { $ne: name } }, { companyName: name });
  }
}
