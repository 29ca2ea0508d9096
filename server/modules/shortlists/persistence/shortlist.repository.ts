import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { freeSlot } from '../../../platform/database/free-slot.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { LIST_SLOTS, PERSON_SLOTS } from '../domain/limits.js';
import { ShortlistFull, ShortlistNameTaken, TooManyShortlists } from '../domain/shortlist.errors.js';

export interface NewList {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly madeBy: string;
}

export interface Starred {
  readonly shortlistId: string;
  readonly seekerId: string;
  /** Undefined leaves the note as it is. */
  readonly note: string | null | undefined;
  readonly addedBy: string;
}

/** Shortlists for use cases. Call inside a transaction. */
@Injectable()
export class ShortlistRepository {
  constructor(private readonly em: EntityManager) {}

  /** @throws TooManyShortlists, ShortlistNameTaken */
  async add({ id, companyId, name, madeBy }: NewList, now: Date): Promise<void> {
    await this.#lockNames(companyId);
    await this.#assertFree(companyId, name, null);
    const rows = await this.em.execute<unknown[]>(
      `insert into shortlist (id, company_id, slot, name, made_by, created_at, updated_at)
       select ?, ?, free.slot, ?, ?, ?, ? from ${freeSlot('shortlist', 'company_id', LIST_SLOTS)} returning 1 as added`,
      [id, companyId, name, madeBy, now, now, companyId],
    );
    if (rows.length === 0) throw new TooManyShortlists();
  }

  /** @throws NotFound, ShortlistNameTaken */
  async rename(id: string, companyId: string, name: string, now: Date): Promise<void> {
    await this.#lockNames(companyId);
    await this.#assertFree(companyId, name, id);
    const rows = await this.em.execute<unknown[]>(
      'update shortlist set name = ?, updated_at = ? where id = ? and company_id = ? returning 1 as renamed',
      [name, now, id, companyId],
    );
    if (rows.length === 0) throw new NotFound();
  }

  /** @throws NotFound */
  async remove(id: string, companyId: string): Promise<void> {
    const rows = await this.em.execute<unknown[]>(
      'delete from shortlist where id = ? and company_id = ? returning 1 as removed',
      [id, companyId],
    );
    if (rows.length === 0) throw new NotFound();
  }

  /** Locks the list until the transaction ends. @throws NotFound if it does not exist or belongs to another company. */
  async hold(id: string, companyId: string): Promise<void> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from shortlist where id = ? and company_id = ? for update',
      [id, companyId],
    );
    if (rows.length === 0) throw new NotFound();
  }

  /** Idempotent. Hold the list first. @throws ShortlistFull */
  async star({ shortlistId, seekerId, note, addedBy }: Starred, now: Date): Promise<void> {
    const known = await this.em.execute<unknown[]>(
      `update shortlist_person set note = case when ? then ? else note end
        where shortlist_id = ? and seeker_id = ? returning 1 as known`,
      [note !== undefined, note ?? null, shortlistId, seekerId],
    );
    if (known.length > 0) return;
    const added = await this.em.execute<unknown[]>(
      `insert into shortlist_person (shortlist_id, seeker_id, slot, note, added_by, added_at)
       select ?, ?, free.slot, ?, ?, ? from ${freeSlot('shortlist_person', 'shortlist_id', PERSON_SLOTS)}
       returning 1 as added`,
      [shortlistId, seekerId, note ?? null, addedBy, now, shortlistId],
    );
    if (added.length === 0) throw new ShortlistFull();
    await this.em.execute('update shortlist set updated_at = ? where id = ?', [now, shortlistId]);
  }

  /** Idempotent. */
  async unstar(shortlistId: string, seekerId: string): Promise<void> {
    await this.em.execute('delete from shortlist_person where shortlist_id = ? and seeker_id = ?', [
      shortlistId,
      seekerId,
    ]);
  }

  /** Companies that have the person on a list. */
  async companiesOf(seekerId: string): Promise<readonly string[]> {
    const rows = await this.em.execute<{ company_id: string }[]>(
      `select distinct l.company_id from shortlist_person p join shortlist l on l.id = p.shortlist_id
        where p.seeker_id = ?`,
      [seekerId],
    );
    return rows.map((row) => row.company_id);
  }

  /** @returns whether anything was removed. */
  async drop(seekerId: string, companyIds: readonly string[]): Promise<boolean> {
    if (companyIds.length === 0) return false;
    const rows = await this.em.execute<unknown[]>(
      `delete from shortlist_person p using shortlist l
        where l.id = p.shortlist_id and p.seeker_id = ? and l.company_id in (?) returning 1 as dropped`,
      [seekerId, [...companyIds]],
    );
    return rows.length > 0;
  }

  async #lockNames(companyId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`shortlists ${companyId}`]);
  }

  async #assertFree(companyId: string, name: string, except: string | null): Promise<void> {
    const taken = await this.em.execute<unknown[]>(
      'select 1 from shortlist where company_id = ? and lower(name) = lower(?) and id is distinct from ?::uuid',
      [companyId, name, except],
    );
    if (taken.length > 0) throw new ShortlistNameTaken();
  }
}
