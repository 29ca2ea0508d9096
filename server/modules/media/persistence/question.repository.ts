import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QuestionBlock } from '../domain/question-block.entity.js';
import { type QuestionToKeep, VideoQuestion } from '../domain/video-question.entity.js';
import { Video } from '../domain/video.entity.js';

/** Questions and sets for use cases. Call inside a transaction. */
@Injectable()
export class QuestionRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Locks the video, so that its questions are changed one after the other. Null for a missing video, a removed one, and somebody
   * else's.
   */
  lockOwnVideo(videoId: string, ownerId: string): Promise<Video | null> {
    const own = { id: videoId, ownerId, status: { $ne: 'removed' as const } };
    return this.em.findOne(Video, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The video of a question; null if it is missing, removed, or somebody else's. */
  async videoOf(questionId: string, ownerId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ video_id: string }[]>(
      `select q.video_id from video_question q join video v on v.id = q.video_id
        where q.id = ? and v.owner_id = ? and v.status <> 'removed'`,
      [questionId, ownerId],
    );
    return row?.video_id ?? null;
  }

  /** In order. */
  async of(videoId: string): Promise<readonly QuestionToKeep[]> {
    const rows = await this.em.find(VideoQuestion, { videoId }, { orderBy: { position: 'asc' } });
    return rows.map(({ id, questionText, startsAt, endsAt, answerText, blockId }) => ({
      id,
      questionText,
      startsAt: Number(startsAt),
      endsAt: endsAt === null || endsAt === undefined ? null : Number(endsAt),
      answerText: answerText ?? null,
      blockId: blockId ?? null,
    }));
  }

  /** Stores the list in its order, and deletes other questions of the video. */
  async replace(videoId: string, questions: readonly QuestionToKeep[]): Promise<void> {
    const rows = questions.map(({ id, questionText, startsAt, endsAt, answerText, blockId }, position) => ({
      id,
      videoId,
      position,
      questionText,
      startsAt,
      endsAt,
      answerText,
      blockId,
    }));
    await this.em.nativeDelete(VideoQuestion, { videoId });
    if (rows.length > 0) await this.em.insertMany(VideoQuestion, rows);
  }

  /** Locks an owner's sets until the transaction ends, so that they are counted one after the other. */
  async lockBlocks(ownerId: string): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('question-block:' || ?, 0))`, [ownerId]);
  }

  countBlocks(ownerId: string): Promise<number> {
    return this.em.count(QuestionBlock, { ownerId });
  }

  /** Null both for a missing set and for somebody else's. */
  findOwnBlock(id: string, ownerId: string): Promise<QuestionBlock | null> {
    return this.em.findOne(QuestionBlock, { id, ownerId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The ids among them that are sets of this owner. */
  async ownBlocks(ids: readonly string[], ownerId: string): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.em.execute<{ id: string }[]>(
      'select id from question_block where owner_id = ? and id in (?)',
      [ownerId, [...new Set(ids)]],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Keeps questions that came from a deleted set. */
  async forgetBlock(blockId: string, ownerId: string): Promise<void> {
    await this.em.execute(
      'update video_question set block_id = null where block_id = ? and video_id in (select id from video where owner_id = ?)',
      [blockId, ownerId],
    );
  }

  add(block: QuestionBlock): void {
    this.em.persist(block);
  }

  remove(block: QuestionBlock): void {
    this.em.remove(block);
  }
}
