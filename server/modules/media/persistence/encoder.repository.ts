import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EncoderFile } from '../domain/encoder-file.entity.js';
import { EncoderJob } from '../domain/encoder-job.entity.js';
import { Encoder } from '../domain/encoder.entity.js';
import { encoderLimits } from '../domain/encoder-limits.js';
import type { Quality } from '../domain/encoding-profiles.js';
import type { CodecList, LadderName } from '../domain/further-codecs.js';
import { mediaLimits } from '../domain/media-limits.js';

/** A job as requests of its encoder see it; not an entity, so that a transfer of minutes writes back no old values. */
export interface HeldJob {
  readonly id: string;
  readonly encoderId: string;
  readonly videoId: string;
  readonly claim: number;
  readonly quality: Quality;
  /** Codecs besides H.264 that it was asked for. */
  readonly codecs: CodecList;
}

export interface JobToCheck extends HeldJob {
  /** Bytes of each recording in the original; null if it is one. */
  readonly originalParts: readonly number[] | null;
  /** Processor time of the encoding, as the encoder reported it, in milliseconds. */
  readonly cpuMs: number | null;
  /** The attempt still counts. */
  readonly isHeld: boolean;
}

/** The first protocol whose encoders reduce noise. */
const NOISE_PROTOCOL = 3;

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/**
 * A video that an encoder may take: it waits, is not paused, its owner has a free place, and encoders have not lost or returned it too
 * often. `v` is the row of the video.
 */
const MAY_BE_REMOTE = `
  v.status = 'uploaded' and v.kind = 'VIDEO' and v.original_kept is null
  and not exists (select 1 from video_fault f where f.video_id = v.id and f.retry_at > ?)
  and v.claims - coalesce((select f.claims from video_fault f where f.video_id = v.id), 0) < ${mediaLimits.maxClaims}
  and not exists (select 1 from encoder_job j where j.video_id = v.id and j.state = 'refused')
  and (select count(*) from encoder_job j where j.video_id = v.id and j.state in ('lost', 'returned'))
      < ${encoderLimits.remoteTries}
  and exists (select 1 from media_file m where m.video_id = v.id and m.kind = 'original')`;

/** Encoders, their jobs and the files that they sent. */
@Injectable()
export class EncoderRepository {
  constructor(private readonly em: EntityManager) {}

  add(...entities: (Encoder | EncoderJob)[]): void {
    this.em.persist(entities);
  }

  /** Null if the token is unknown or was revoked. */
  async idOfToken(tokenHash: string): Promise<string | null> {
    const [row] = await this.em.execute<{ id: string }[]>(
      'select id from encoder where token_hash = ? and revoked_at is null',
      [tokenHash],
    );
    return row?.id ?? null;
  }

  /** Call inside a transaction; locked until it ends. */
  lock(id: string): Promise<Encoder | null> {
    return this.em.findOne(Encoder, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Call inside a transaction, after the lock of the video; locked until it ends. */
  lockJob(id: string): Promise<EncoderJob | null> {
    return this.em.findOne(EncoderJob, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  async countDone(encoderId: string): Promise<void> {
    await this.em.execute('update encoder set jobs_done = jobs_done + 1 where id = ?', [encoderId]);
  }

  async countRefused(encoderId: string): Promise<void> {
    await this.em.execute('update encoder set jobs_refused = jobs_refused + 1 where id = ?', [encoderId]);
  }

  async noteContact(encoderId: string, now: Date): Promise<void> {
    await this.em.execute('update encoder set last_contact_at = ? where id = ?', [now, encoderId]);
  }

  async slotsInUse(encoderId: string): Promise<ReadonlySet<number>> {
    const rows = await this.em.execute<{ slot: number }[]>(
      'select slot from encoder_job where encoder_id = ? and ended_at is null',
      [encoderId],
    );
    return new Set(rows.map(({ slot }) => slot));
  }

  /**
   * The video that waits longest. Locked; those that another transaction has are left out.
   *
   * @param protocol of the encoder; an older one would not reduce noise
   */
  async nextVideo(now: Date, protocol: number): Promise<string | null> {
    const [row] = await this.em.execute<{ id: string }[]>(
      `select v.id from video v
        where ${MAY_BE_REMOTE} and (not v.reduces_noise or ?::int >= ${NOISE_PROTOCOL})
          and (select count(*) from video o where o.owner_id = v.owner_id and o.status = 'processing')
              < ${mediaLimits.concurrentProcessingPerOwner}
        order by v.updated_at, v.id limit 1 for update of v skip locked`,
      [now, protocol],
    );
    return row?.id ?? null;
  }

  /** Whether an encoder has this video now. */
  async isHeld(videoId: string): Promise<boolean> {
    const rows = await this.em.execute('select 1 from encoder_job where video_id = ? and ended_at is null', [videoId]);
    return rows.length > 0;
  }

  /** Whether an encoder may have this video and one is alive to take it. */
  async isAwaited(videoId: string, now: Date): Promise<boolean> {
    const rows = await this.em.execute(
      `select 1 from video v where v.id = ? and ${MAY_BE_REMOTE}
          and exists (select 1 from encoder e where e.revoked_at is null and e.last_contact_at > ?
                       and (not v.reduces_noise or e.protocol >= ${NOISE_PROTOCOL}))`,
      [videoId, now, before(now, encoderLimits.aliveSeconds)],
    );
    return rows.length > 0;
  }

  /** The job, if its encoder still has it; without a lock. @param encoderId any, if its address was signed */
  async held(jobId: string, encoderId: string | null, now: Date): Promise<HeldJob | null> {
    const [row] = await this.em.execute<HeldJob[]>(
      `select j.id, j.encoder_id as "encoderId", j.video_id as "videoId", j.claim, j.codecs, v.quality
         from encoder_job j join video v on v.id = j.video_id join encoder e on e.id = j.encoder_id
        where j.id = ? and j.encoder_id = coalesce(?, j.encoder_id) and j.state = 'encoding'
          and j.lease_until > ? and j.deadline_at > ? and e.revoked_at is null
          and v.status = 'processing' and v.claims = j.claim`,
      [jobId, encoderId, now, now],
    );
    return row ?? null;
  }

  async originalOf(videoId: string): Promise<{
    readonly id: string;
    readonly storageKey: string;
    readonly size: number;
    readonly createdAt: Date;
  } | null> {
    const [row] = await this.em.execute<{ id: string; storageKey: string; size: number; createdAt: string }[]>(
      `select id, storage_key as "storageKey", size_bytes::float8 as size, created_at as "createdAt"
         from media_file where video_id = ? and kind = 'original'`,
      [videoId],
    );
    return row ? { ...row, createdAt: new Date(row.createdAt) } : null;
  }

  /** A report of the encoder. @returns false if the job has ended or its lease is over */
  async report(jobId: string, percent: number, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update encoder_job
          set lease_until = ?, progress_at = case when progress < ? then ? else progress_at end, progress = greatest(progress, ?)
        where id = ? and state = 'encoding' and lease_until > ? and deadline_at > ? returning id`,
      [new Date(now.getTime() + encoderLimits.leaseSeconds * 1000), percent, now, percent, jobId, now, now],
    );
    return rows.length > 0;
  }

  /** Our worker is still checking. */
  async renewCheck(jobId: string, now: Date): Promise<void> {
    await this.em.execute(`update encoder_job set lease_until = ? where id = ? and state = 'checking'`, [
      new Date(now.getTime() + encoderLimits.checkLeaseSeconds * 1000),
      jobId,
    ]);
  }

  /** Counts a file that begins to arrive. @returns false if there were too many */
  async countPut(jobId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'update encoder_job set puts = puts + 1 where id = ? and puts < ? returning id',
      [jobId, encoderLimits.putsPerJob],
    );
    return rows.length > 0;
  }

  filesOf(jobId: string): Promise<readonly EncoderFile[]> {
    return this.em.find(EncoderFile, { jobId }, { orderBy: { name: 'asc' } });
  }

  /** Names a stored file, instead of one that arrived before. @returns the key of that one */
  async putFile(file: {
    readonly id: string;
    readonly jobId: string;
    readonly name: LadderName;
    readonly storageKey: string;
    readonly size: number;
    readonly sha256: string;
    readonly now: Date;
  }): Promise<string | null> {
    const { id, jobId, name, storageKey, size, sha256, now } = file;
    const [earlier] = await this.em.execute<{ storage_key: string }[]>(
      'delete from encoder_file where job_id = ? and name = ? returning storage_key',
      [jobId, name],
    );
    await this.em.execute(
      `insert into encoder_file (id, job_id, name, storage_key, size_bytes, sha256, stored_at) values (?, ?, ?, ?, ?, ?, ?)`,
      [id, jobId, name, storageKey, size, sha256, now],
    );
    return earlier?.storage_key ?? null;
  }

  /** Jobs to end: without a report or progress for too long, or of a video that another worker took. */
  async overdue(now: Date, limit: number): Promise<readonly { readonly id: string; readonly reason: string }[]> {
    return this.em.execute(
      `select j.id, case when e.revoked_at is not null then 'its token was revoked'
                         when v.status <> 'processing' or v.claims <> j.claim then 'the video goes on without it'
                         when j.deadline_at <= ? then 'took too long'
                         when j.lease_until <= ? then 'did not report in time'
                         else 'made no progress' end as reason
         from encoder_job j join video v on v.id = j.video_id join encoder e on e.id = j.encoder_id
        where j.ended_at is null
          and (v.status <> 'processing' or v.claims <> j.claim or j.deadline_at <= ?
               or j.state = 'encoding' and (e.revoked_at is not null or j.lease_until <= ? or j.progress_at <= ?))
        order by j.started_at, j.id limit ?`,
      [now, now, now, now, before(now, encoderLimits.progressSeconds), limit],
    );
  }

  /** Checks that no worker has reported for a while. */
  async unchecked(now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from encoder_job where ended_at is null and state = 'checking' and lease_until <= ?
        order by started_at, id limit ?`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  async activeOf(encoderId: string): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from encoder_job where encoder_id = ? and state = 'encoding' order by started_at, id`,
      [encoderId],
    );
    return rows.map(({ id }) => id);
  }

  /** Files of jobs that have ended. */
  async filesOfEnded(limit: number): Promise<readonly { readonly id: string; readonly key: string }[]> {
    return this.em.execute(
      `select f.id, f.storage_key as key from encoder_file f join encoder_job j on j.id = f.job_id
        where j.ended_at is not null order by f.stored_at, f.id limit ?`,
      [limit],
    );
  }

  async forgetFile(id: string): Promise<void> {
    await this.em.execute('delete from encoder_file where id = ?', [id]);
  }

  /** Deletes what ended long ago. @returns the number of rows */
  async forgetOld(now: Date): Promise<number> {
    const since = before(now, encoderLimits.keptSeconds);
    const jobs = await this.em.execute<unknown[]>(
      `delete from encoder_job where ended_at < ? and not exists (select 1 from encoder_file f where f.job_id = encoder_job.id)
       returning id`,
      [since],
    );
    const encoders = await this.em.execute<unknown[]>(
      `delete from encoder where revoked_at < ? and not exists (select 1 from encoder_job j where j.encoder_id = encoder.id)
       returning id`,
      [since],
    );
    return jobs.length + encoders.length;
  }

  /** The video of a job; null if the job is gone. */
  async videoOf(jobId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ video_id: string }[]>('select video_id from encoder_job where id = ?', [
      jobId,
    ]);
    return row?.video_id ?? null;
  }

  /** A job whose files wait for a check, with its video; null if there is nothing to check. */
  async toCheck(jobId: string): Promise<JobToCheck | null> {
    const [row] = await this.em.execute<JobToCheck[]>(
      `select j.id, j.encoder_id as "encoderId", j.video_id as "videoId", j.claim, j.codecs, v.quality, j.cpu_ms as "cpuMs",
              v.original_parts as "originalParts", v.status = 'processing' and v.claims = j.claim as "isHeld"
         from encoder_job j join video v on v.id = j.video_id where j.id = ? and j.state = 'checking'`,
      [jobId],
    );
    return row ?? null;
  }
}
