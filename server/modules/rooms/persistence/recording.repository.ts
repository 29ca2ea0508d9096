import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import type { Consent, ConsentAnswer, EndReason, Outcome, RecordingStatus } from '../domain/recording.js';

/** A recording with the answers of everybody who was asked. */
export interface Recording {
  readonly id: string;
  readonly interviewId: string;
  readonly recorderId: string;
  readonly connection: string;
  readonly title: string;
  readonly status: RecordingStatus;
  readonly reason: EndReason | null;
  readonly askedAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly videoId: string | null;
  readonly consents: readonly Consent[];
}

export interface Chapter {
  readonly title: string;
  readonly atSeconds: number;
}

export type NewRecording = Pick<Recording, 'interviewId' | 'recorderId' | 'connection' | 'title'>;

interface Row {
  id: string;
  interview_id: string;
  recorder_id: string;
  connection: string;
  title: string;
  status: RecordingStatus;
  end_reason: EndReason | null;
  asked_at: string;
  started_at: string | null;
  ended_at: string | null;
  video_id: string | null;
  consents: { account_id: string; answer: ConsentAnswer; keeps_part: boolean; withdrawn_at: string | null }[];
}

const columns = `r.id, r.interview_id, r.recorder_id, r.connection, r.title, r.status, r.end_reason, r.asked_at, r.started_at,
  r.ended_at, r.video_id,
  (select coalesce(jsonb_agg(jsonb_build_object('account_id', c.account_id, 'answer', c.answer, 'keeps_part', c.keeps_part,
                                                'withdrawn_at', c.withdrawn_at)), '[]')
     from recording_consent c where c.recording_id = r.id) as consents`;

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

const recordingOf = (row: Row): Recording => ({
  id: row.id,
  interviewId: row.interview_id,
  recorderId: row.recorder_id,
  connection: row.connection,
  title: row.title,
  status: row.status,
  reason: row.end_reason,
  askedAt: new Date(row.asked_at),
  startedAt: dateOf(row.started_at),
  endedAt: dateOf(row.ended_at),
  videoId: row.video_id,
  consents: row.consents.map((consent) => ({
    accountId: consent.account_id,
    answer: consent.answer,
    keepsPart: consent.keeps_part,
    withdrawnAt: dateOf(consent.withdrawn_at),
  })),
});

/** Recordings of live interviews, and who agreed to them. */
@Injectable()
export class RecordingRepository {
  constructor(private readonly em: EntityManager) {}

  async add({ interviewId, recorderId, connection, title }: NewRecording, now: Date): Promise<string> {
    const id = newId();
    await this.em.execute(
      `insert into interview_recording (id, interview_id, recorder_id, connection, title, status, asked_at)
       values (?, ?, ?, ?, ?, 'ASKED', ?)`,
      [id, interviewId, recorderId, connection, title, now],
    );
    return id;
  }

  /** The newest recording of the interview. */
  async newestOf(interviewId: string): Promise<Recording | null> {
    return this.#one('r.interview_id = ? order by r.asked_at desc, r.id desc limit 1', interviewId);
  }

  /** The newest recording of the interview of a room. */
  async newestInRoom(roomId: string): Promise<Recording | null> {
    return this.#one(
      `r.interview_id = (select interview_id from interview_room where id = ?)
        order by r.asked_at desc, r.id desc limit 1`,
      roomId,
    );
  }

  /** Locks it until the transaction ends. Its answers are read after it is locked. */
  async hold(id: string): Promise<Recording | null> {
    const locked = await this.em.execute<unknown[]>('select 1 from interview_recording where id = ? for update', [id]);
    return locked.length === 0 ? null : this.#one('r.id = ?', id);
  }

  async hasOf(interviewId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>('select 1 from interview_recording where interview_id = ? limit 1', [
      interviewId,
    ]);
    return rows.length > 0;
  }

  findByVideo(videoId: string): Promise<Recording | null> {
    return this.#one('r.video_id = ?', videoId);
  }

  /** Kept recordings of an interview, oldest first; of some the upload has not begun. */
  async keptOf(interviewId: string, limit: number): Promise<readonly Recording[]> {
    return this.#many(`r.interview_id = ? and r.status = 'ENDED' order by r.asked_at, r.id limit ?`, [
      interviewId,
      limit,
    ]);
  }

  /** Recordings that a person agreed to, or made. */
  async idsOf(accountId: string): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from interview_recording where recorder_id = ?
        union select recording_id from recording_consent where account_id = ?`,
      [accountId, accountId],
    );
    return rows.map(({ id }) => id);
  }

  /** @param keepsPart see {@link Consent} */
  async answer(id: string, accountId: string, answer: ConsentAnswer, keepsPart: boolean, now: Date): Promise<void> {
    await this.em.execute(
      `insert into recording_consent (id, recording_id, account_id, answer, keeps_part, answered_at)
       values (?, ?, ?, ?, ?, ?)
       on conflict (recording_id, account_id) do update
         set answer = excluded.answer, keeps_part = excluded.keeps_part, answered_at = excluded.answered_at,
             withdrawn_at = null`,
      [newId(), id, accountId, answer, keepsPart, now],
    );
  }

  async withdraw(id: string, accountId: string, now: Date): Promise<void> {
    await this.em.execute(
      `update recording_consent set withdrawn_at = coalesce(withdrawn_at, ?)
        where recording_id = ? and account_id = ? and answer = 'YES'`,
      [now, id, accountId],
    );
  }

  async move(id: string, { status, reason }: Outcome, now: Date): Promise<void> {
    await this.em.execute(
      `update interview_recording
          set status = ?, end_reason = ?, started_at = case when ? = 'ON' then coalesce(started_at, ?) else started_at end,
              ended_at = case when ? in ('ASKED', 'ON') then null else coalesce(ended_at, ?) end,
              video_id = case when ? = 'ENDED' then video_id end
        where id = ?`,
      [status, reason, status, now, status, now, status, id],
    );
  }

  async setVideo(id: string, videoId: string): Promise<void> {
    await this.em.execute('update interview_recording set video_id = ? where id = ?', [videoId, id]);
  }

  async addChapter(id: string, { title, atSeconds }: Chapter): Promise<void> {
    await this.em.execute('insert into recording_chapter (id, recording_id, title, at_seconds) values (?, ?, ?, ?)', [
      newId(),
      id,
      title,
      atSeconds,
    ]);
  }

  async chaptersOf(id: string, limit: number): Promise<readonly Chapter[]> {
    const rows = await this.em.execute<{ title: string; at_seconds: number }[]>(
      'select title, at_seconds from recording_chapter where recording_id = ? order by at_seconds, id limit ?',
      [id, limit],
    );
    return rows.map(({ title, at_seconds: atSeconds }) => ({ title, atSeconds }));
  }

  /** Recordings that were asked for before and of which nothing was kept. @returns how many were deleted. */
  async purgeWithoutVideo(before: Date, limit: number): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `delete from interview_recording where id in (
         select id from interview_recording where asked_at < ? and video_id is null order by asked_at limit ?)
       returning 1 as purged`,
      [before, limit],
    );
    return rows.length;
  }

  async askedBefore(before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      'select id from interview_recording where asked_at < ? order by asked_at, id limit ?',
      [before, limit],
    );
    return rows.map(({ id }) => id);
  }

  async remove(id: string): Promise<void> {
    await this.em.execute('delete from interview_recording where id = ?', [id]);
  }

  async #one(where: string, value: string): Promise<Recording | null> {
    const [found] = await this.#many(where, [value]);
    return found ?? null;
  }

  async #many(where: string, values: readonly (string | number)[]): Promise<readonly Recording[]> {
    const rows = await this.em.execute<Row[]>(`select ${columns} from interview_recording r where ${where}`, [
      ...values,
    ]);
    return rows.map(recordingOf);
  }
}
