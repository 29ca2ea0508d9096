import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SavedSearch } from '../domain/saved-search.entity.js';

/** Saved searches for use cases; call inside a transaction. */
@Injectable()
export class SavedSearchRepository {
  constructor(private readonly em: EntityManager) {}

  /** Blocks other changes of the seeker's searches until the transaction ends: names and slots are unique among them. */
  async lock(accountId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`saved searches ${accountId}`]);
  }

  /** Null if it does not exist or belongs to another account. */
  findOwnForChange(id: string, accountId: string): Promise<SavedSearch | null> {
    return this.em.findOne(SavedSearch, { id, accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async takenSlots(accountId: string): Promise<readonly number[]> {
    const rows = await this.em.execute<{ slot: number }[]>('select slot from saved_search where account_id = ?', [
      accountId,
    ]);
    return rows.map((row) => row.slot);
  }

  /** Whether another of the seeker's searches has this name, ignoring case. */
  async isNameTaken(accountId: string, name: string, exceptId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from saved_search where account_id = ? and lower(name) = lower(?) and id <> ?',
      [accountId, name, exceptId],
    );
    return rows.length > 0;
  }

  add(search: SavedSearch): void {
    this.em.persist(search);
  }

  remove(search: SavedSearch): void {
    this.em.remove(search);
  }
}
