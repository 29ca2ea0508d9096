import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OwnedFile, type OwnedFileKind } from '../domain/owned-file.entity.js';

/** Pictures and documents for use cases. Call inside a transaction. */
@Injectable()
export class OwnedFileRepository {
  constructor(private readonly em: EntityManager) {}

  /** Locks an owner's files until the transaction ends, so that they are counted and replaced one after the other. */
  async lockOwner(ownerId: string): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('owned-file:' || ?, 0))`, [ownerId]);
  }

  /** Current files of a kind; at most one, except for `image`. */
  findStanding(ownerId: string, kind: OwnedFileKind): Promise<OwnedFile[]> {
    const standing = { ownerId, kind, removedAt: null };
    return this.em.find(OwnedFile, standing, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
  }

  findAllStanding(ownerId: string): Promise<OwnedFile[]> {
    const standing = { ownerId, removedAt: null };
    return this.em.find(OwnedFile, standing, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
  }

  /** Null for a missing file, a removed one, and somebody else's. */
  findOwnForChange(id: string, ownerId: string, kind: OwnedFileKind): Promise<OwnedFile | null> {
    const own = { id, ownerId, kind, removedAt: null };
    return this.em.findOne(OwnedFile, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Number of current files of a kind. */
  countStanding(ownerId: string, kind: OwnedFileKind): Promise<number> {
    return this.em.count(OwnedFile, { ownerId, kind, removedAt: null });
  }

  /** Times of all files stored since then, including removed ones, oldest first. */
  async storedSince(ownerId: string, since: Date): Promise<readonly Date[]> {
    const rows = await this.em.execute<{ created_at: Date | string }[]>(
      'select created_at from owned_file where owner_id = ? and created_at > ? order by created_at',
      [ownerId, since],
    );
    return rows.map((row) => new Date(row.created_at));
  }

  add(file: OwnedFile): void {
    this.em.persist(file);
  }

  /** Frees the place of the old file before the new one takes it. */
  flush(): Promise<void> {
    return this.em.flush();
  }
}
