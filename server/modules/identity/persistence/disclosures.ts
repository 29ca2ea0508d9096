import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Locks } from '../../../platform/commands/locks.js';
import { Disclosure } from '../domain/disclosure.entity.js';

/** Disclosures for use cases. Call inside a transaction, and lock the seeker first. */
@Injectable()
export class Disclosures {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: Locks,
  ) {}

  /**
   * Locks the seeker's disclosures and exclusions until the transaction ends, so that a decision about one is still valid when
   * the other is written.
   */
  async lockSeeker(seekerId: string): Promise<void> {
    await this.locks.take({ kind: 'identity seeker', of: seekerId });
  }

  /** The open row of a pair, even if expired. */
  findOpen(seekerId: string, companyId: string): Promise<Disclosure | null> {
    return this.em.findOne(Disclosure, { seekerId, companyId, concealedAt: null }, { refresh: true });
  }

  findAllOpen(seekerId: string): Promise<Disclosure[]> {
    return this.em.find(Disclosure, { seekerId, concealedAt: null }, { refresh: true, orderBy: { companyId: 'asc' } });
  }

  /** Expired pairs, oldest first. */
  async findLapsed(now: Date, limit: number): Promise<readonly { seekerId: string; companyId: string }[]> {
    return this.em.execute(
      `select seeker_id as "seekerId", company_id as "companyId" from seeker_disclosure
        where concealed_at is null and expires_at is not null and expires_at <= ?
        order by expires_at, id limit ?`,
      [now, limit],
    );
  }

  add(disclosure: Disclosure): void {
    this.em.persist(disclosure);
  }
}
