import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { freeSlot } from '../../../platform/database/free-slot.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import type { Reach } from '../domain/link-state.js';
import { FEEDBACK_SLOTS, LINK_SLOTS } from '../domain/limits.js';
import type { Shown } from '../domain/share-link.entity.js';
import { FeedbackFull, TooManyLinks } from '../domain/share-link.errors.js';

export interface NewLink {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly tokenHash: string;
  readonly passwordHash: string | null;
  readonly shown: Shown;
  readonly madeBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface NewPerson {
  readonly seekerId: string;
  readonly findable: boolean;
  readonly excluded: boolean;
}

export interface NewFeedback {
  readonly personId: string;
  readonly rating: number;
  readonly note: string | null;
  readonly author: string | null;
}

/** Share links for use cases. Call inside a transaction. */
@Injectable()
export class ShareLinkRepository {
  constructor(private readonly em: EntityManager) {}

  /** @throws TooManyLinks */
  async add(link: NewLink, people: readonly NewPerson[]): Promise<void> {
    const { id, companyId, name, tokenHash, passwordHash, shown, madeBy, createdAt, expiresAt } = link;
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`share links ${companyId}`]);
    // Expired links no longer count.
    await this.em.execute('update share_link set slot = null where company_id = ? and slot > 0 and expires_at <= ?', [
      companyId,
      createdAt,
    ]);
    const added = await this.em.execute<unknown[]>(
      `insert into share_link (id, company_id, slot, name, token_hash, password_hash, shown, made_by, created_at, expires_at)
       select ?, ?, free.slot, ?, ?, ?, ?, ?, ?, ? from ${freeSlot('share_link', 'company_id', LINK_SLOTS)} returning 1 as added`,
      [id, companyId, name, tokenHash, passwordHash, shown, madeBy, createdAt, expiresAt, companyId],
    );
    if (added.length === 0) throw new TooManyLinks();
    await this.em.execute(
      `insert into share_link_person (id, link_id, seeker_id, slot, findable, excluded)
       values ${people.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}`,
      people.flatMap(({ seekerId, findable, excluded }, index) => [
        newId(),
        id,
        seekerId,
        index + 1,
        findable,
        excluded,
      ]),
    );
  }

  /** Idempotent. Waits for readers who are being answered; later ones are refused. @throws NotFound */
  async revoke(id: string, companyId: string, now: Date): Promise<void> {
    const rows = await this.em.execute<unknown[]>(
      `update share_link set revoked_at = coalesce(revoked_at, ?), slot = null where id = ? and company_id = ?
       returning 1 as revoked`,
      [now, id, companyId],
    );
    if (rows.length === 0) throw new NotFound();
  }

  async revokeAllOf(madeBy: string, now: Date): Promise<void> {
    await this.em.execute(
      'update share_link set revoked_at = ?, slot = null where made_by = ? and revoked_at is null and expires_at > ?',
      [now, madeBy, now],
    );
  }

  async countView(id: string, now: Date): Promise<void> {
    await this.em.execute('update share_link set views = views + 1, last_viewed_at = ? where id = ?', [now, id]);
  }

  /** @returns the entries that were not seen that day yet, each with whether they were ever seen. */
  async seen(
    personIds: readonly string[],
    what: 'PAGE' | 'VIDEO',
    now: Date,
  ): Promise<ReadonlyMap<string, { readonly isFirst: boolean }>> {
    if (personIds.length === 0) return new Map();
    const rows = await this.em.execute<{ person_id: string; is_first: boolean }[]>(
      `with before as (select distinct person_id from share_link_view where person_id in (?))
       insert into share_link_view (person_id, what, day)
       select id, ?, ? from share_link_person where id in (?) order by id
       on conflict do nothing
       returning person_id, person_id not in (select person_id from before) as is_first`,
      [[...personIds], what, now.toISOString().slice(0, 10), [...personIds]],
    );
    return new Map(rows.map(({ person_id: id, is_first: isFirst }) => [id, { isFirst }]));
  }

  /** Hold the link first. @throws FeedbackFull */
  async answer({ personId, rating, note, author }: NewFeedback, now: Date): Promise<void> {
    const rows = await this.em.execute<unknown[]>(
      `insert into share_link_feedback (id, person_id, slot, rating, note, author, created_at)
       select ?, ?, free.slot, ?, ?, ?, ? from ${freeSlot('share_link_feedback', 'person_id', FEEDBACK_SLOTS)}
       returning 1 as added`,
      [newId(), personId, rating, note, author, now, personId],
    );
    if (rows.length === 0) throw new FeedbackFull();
  }

  /** Entries of a person, with the link's maker. */
  entriesOf(seekerId: string): Promise<{ id: string; findable: boolean; excluded: boolean; made_by: string | null }[]> {
    return this.em.execute(
      `select p.id, p.findable, p.excluded, l.made_by from share_link_person p join share_link l on l.id = p.link_id
        where p.seeker_id = ? limit 1000`,
      [seekerId],
    );
  }

  /** Stores that the company reaches the person more easily than before. */
  async widen(entryId: string, { findable, excluded }: Reach): Promise<void> {
    await this.em.execute(
      'update share_link_person set findable = ?, excluded = ? where id = ? and (findable, excluded) <> (?, ?)',
      [findable, excluded, entryId, findable, excluded],
    );
  }

  /** @returns whether anything was removed. */
  async drop(entryIds: readonly string[]): Promise<boolean> {
    if (entryIds.length === 0) return false;
    const rows = await this.em.execute<unknown[]>(
      'delete from share_link_person where id in (?) returning 1 as dropped',
      [[...entryIds]],
    );
    return rows.length > 0;
  }
}
