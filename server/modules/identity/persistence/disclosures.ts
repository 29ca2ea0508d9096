import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Locks } from '../../../platform/commands/locks.js';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { Disclosure } from '../domain/disclosure.entity.js';

/** Disclosures for use cases. Call inside a transaction, and lock the seeker first. */
@Injectable()
export class Disclosures {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: Locks,
    private readonly reads: ReadTogether,
    private readonly time: DatabaseTime,
  ) {}

  /**
   * Locks the seeker's disclosures and exclusions until the transaction ends, so that a decision about one is still valid when
   * the other is written.
   */
  async lockSeeker(seekerId: string): Promise<void> {
    await this.locks.take({ kind: 'identity seeker', of: seekerId });
  }

  /** The open row of a pair, even if expired. */
  async findOpen(seekerId: string, companyId: string): Promise<Disclosure | null> {
    const [row] = await this.reads.rows(
      'select * from seeker_disclosure where seeker_id = ? and company_id = ? and concealed_at is null',
      [seekerId, companyId],
    );
    return row ? this.em.map(Disclosure, row) : null;
  }

  findAllOpen(seekerId: string): Promise<Disclosure[]> {
    return this.em.find(Disclosure, { seekerId, concealedAt: null }, { refresh: true, orderBy: { companyId: 'asc' } });
  }

  /** Pairs that have expired by the database's clock, oldest first. */
  async findLapsed(limit: number): Promise<readonly { seekerId: string; companyId: string }[]> {
    const now = this.time.part();
    return this.em.execute(
      `select seeker_id as "seekerId", company_id as "companyId" from seeker_disclosure
        where concealed_at is null and expires_at is not null and expires_at <= ${now.sql}
        order by expires_at, id limit ?`,
      [...now.params, limit],
    );
  }

  add(disclosure: Disclosure): void {
    this.em.persist(disclosure);
  }
}
