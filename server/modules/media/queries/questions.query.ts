import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { questionTemplates } from '../domain/question-templates.js';
import type { StoredBlockQuestion } from '../domain/question-block.entity.js';
import type { QuestionBlock } from '../http/questions.contract.js';

/** A question of a video, with the video's length. Times in seconds. */
export interface QuestionRow {
  readonly id: string;
  readonly question_text: string;
  readonly starts_at: number;
  readonly ends_at: number | null;
  readonly answer_text: string | null;
  readonly position: number;
  readonly block_id: string | null;
}

/** A titled part of a video. */
export interface Chapter {
  readonly title: string;
  readonly start: number;
  readonly end: number | null;
}

/** Chapters from the answers' times, cut to the video, because times can be older than its known length. */
export function chaptersOf(questions: readonly QuestionRow[], duration: number): Chapter[] {
  return questions
    .filter(({ starts_at: start }) => start < duration)
    .map(({ question_text: title, starts_at: start, ends_at: end }) => ({
      title,
      start,
      end: end === null ? null : Math.min(end, duration),
    }))
    .sort((left, right) => left.start - right.start);
}

/** Questions of videos, and sets of questions. */
@Injectable()
export class Questions {
  constructor(private readonly em: EntityManager) {}

  /** @throws NotFound if it is missing, removed, or somebody else's */
  async ofOwn(
    ownerId: string,
    videoId: string,
  ): Promise<{ questions: readonly QuestionRow[]; duration: number | null }> {
    const [video] = await this.em.execute<{ duration: number | null }[]>(
      `select duration from video where id = ? and owner_id = ? and status <> 'removed'`,
      [videoId, ownerId],
    );
    if (!video) throw new NotFound();
    return { questions: await this.#of(videoId), duration: video.duration };
  }

  /** For viewers with access, in order. */
  of(videoId: string): Promise<readonly QuestionRow[]> {
    return this.#of(videoId);
  }

  /** Default sets first, then the caller's, newest first. */
  async blocks(ownerId: string, language: Language): Promise<readonly QuestionBlock[]> {
    const own = await this.em.execute<{ id: string; title: string; questions: readonly StoredBlockQuestion[] }[]>(
      'select id, title, questions from question_block where owner_id = ? order by created_at desc, id desc',
      [ownerId],
    );
    return [
      ...questionTemplates.map(({ id, title, question, seconds }) => ({
        id,
        title: title[language],
        is_default: true,
        questions: [{ question_text: question[language], suggested_seconds: seconds, order: 0 }],
      })),
      ...own.map(({ id, title, questions }) => ({
        id,
        title,
        is_default: false,
        questions: questions.map((question, order) => ({ ...question, order })),
      })),
    ];
  }

  /** @throws NotFound */
  async block(ownerId: string, blockId: string, language: Language): Promise<QuestionBlock> {
    const found = (await this.blocks(ownerId, language)).find(({ id }) => id === blockId);
    if (!found) throw new NotFound();
    return found;
  }

  #of(videoId: string): Promise<readonly QuestionRow[]> {
    return this.em.execute<QuestionRow[]>(
      `select id, question_text, starts_at, ends_at, answer_text, position, block_id
         from video_question where video_id = ? order by position`,
      [videoId],
    );
  }
}
