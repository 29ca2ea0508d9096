import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { VideoUpload } from '../domain/video-upload.entity.js';

/** An unfinished upload, read-only. */
export interface UploadInProgress {
  readonly id: string;
  readonly ownerId: string;
  readonly length: number;
  readonly metadata: Readonly<Record<string, string | null>>;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly finishedAt: Date | null;
}

/** Resumable uploads. */
@Injectable()
export class UploadRepository {
  constructor(private readonly em: EntityManager) {}

  /** Not an entity, so that a request of minutes does not write back old values. */
  async find(id: string): Promise<UploadInProgress | null> {
    const [row] = await this.em.execute<
      (Omit<UploadInProgress, 'expiresAt' | 'finishedAt'> & { expiresAt: string; finishedAt: string | null })[]
    >(
      `select id, owner_id as "ownerId", length::float8 as length, metadata, token_hash as "tokenHash",
              expires_at as "expiresAt", finished_at as "finishedAt" from video_upload where id = ?`,
      [id],
    );
    if (!row) return null;
    return {
      ...row,
      expiresAt: new Date(row.expiresAt),
      finishedAt: row.finishedAt === null ? null : new Date(row.finishedAt),
    };
  }

  /** Call inside a transaction; locked until it ends. */
  findForMove(id: string): Promise<VideoUpload | null> {
    return this.em.findOne(VideoUpload, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Number of an owner's unfinished uploads, and their announced bytes. */
  async unfinishedOf(ownerId: string): Promise<{ readonly count: number; readonly bytes: number }> {
    const [row] = await this.em.execute<{ count: number; bytes: number }[]>(
      `select count(*)::int as count, coalesce(sum(length), 0)::float8 as bytes
         from video_upload where owner_id = ? and finished_at is null`,
      [ownerId],
    );
    return row ?? { count: 0, bytes: 0 };
  }

  async idsOf(ownerId: string): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>('select id from video_upload where owner_id = ?', [ownerId]);
    return rows.map(({ id }) => id);
  }

  /** Expired uploads, including finished ones, oldest first. */
  async expired(now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      'select id from video_upload where expires_at < ? order by expires_at, id limit ?',
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Unfinished uploads with their announced lengths. */
  unfinished(limit: number): Promise<readonly { readonly id: string; readonly length: number }[]> {
    return this.em.execute(
      'select id, length::float8 as length from video_upload where finished_at is null order by created_at, id limit ?',
      [limit],
    );
  }

  /** Finished uploads whose pieces may still exist, because a server was killed after it named the whole file. */
  async finishedSince(time: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      'select id from video_upload where finished_at >= ? order by finished_at, id limit ?',
      [time, limit],
    );
    return rows.map(({ id }) => id);
  }

  async forget(id: string): Promise<void> {
    await this.em.execute('delete from video_upload where id = ?', [id]);
  }

  add(upload: VideoUpload): void {
    this.em.persist(upload);
  }
}
