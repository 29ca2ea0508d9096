import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { FieldIssue } from '../../../platform/errors/domain-error.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { isTemplate } from '../domain/question-templates.js';
import { AnswerNeeded, QuestionsRefused, TooManyQuestions } from '../domain/question.errors.js';
import { inOrder, type QuestionToKeep } from '../domain/video-question.entity.js';
import type { Video } from '../domain/video.entity.js';
import {
  type QuestionInput,
  questionsMax,
  timeProblemOf,
  type UpdateQuestionRequest,
} from '../http/questions.contract.js';
import { QuestionRepository } from '../persistence/question.repository.js';
import { VideoEvents } from './video-events.js';

const asKept = (question: QuestionInput, id: string): QuestionToKeep => ({
  id,
  questionText: question.question_text,
  startsAt: question.timestamp_start,
  endsAt: question.timestamp_end ?? null,
  answerText: question.answer_text ?? null,
  blockId: question.question_block_id ?? null,
});

/** Moves one question of a list to the requested place; the others move up or down. */
function moved(
  questions: readonly QuestionToKeep[],
  question: QuestionToKeep,
  order: number | undefined,
): QuestionToKeep[] {
  const at = questions.findIndex(({ id }) => id === question.id);
  const others = questions.filter(({ id }) => id !== question.id);
  others.splice(order ?? (at < 0 ? others.length : at), 0, question);
  return others;
}

/** Changes the questions of a video, and the answers of a written presentation. Each change rewrites the whole list under the video's lock, so that its order is always 0, 1, 2 … */
@Injectable()
export class ChangeQuestions {
  constructor(
    private readonly questions: QuestionRepository,
    private readonly events: VideoEvents,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound @throws QuestionsRefused @throws TooManyQuestions */
  replace(ownerId: string, videoId: string, inputs: readonly QuestionInput[]): Promise<void> {
    return this.#change(ownerId, videoId, async (_, video) => {
      await this.#assertGood(ownerId, video, inputs, (index) => `questions.${index}.`);
      return inOrder(inputs).map((input) => asKept(input, newId()));
    });
  }

  /** @returns the id of the question @throws like {@link replace} */
  async add(ownerId: string, videoId: string, input: QuestionInput): Promise<string> {
    const id = newId();
    await this.#change(ownerId, videoId, async (standing, video) => {
      if (standing.length >= questionsMax) throw new TooManyQuestions(questionsMax);
      await this.#assertGood(ownerId, video, [input], () => '');
      return moved(standing, asKept(input, id), input.order);
    });
    return id;
  }

  /** @returns the id of its video @throws like {@link replace} */
  async update(ownerId: string, questionId: string, changes: UpdateQuestionRequest): Promise<string> {
    const videoId = await this.#videoOf(ownerId, questionId);
    await this.#change(ownerId, videoId, async (standing, video) => {
      const before = standing.find(({ id }) => id === questionId);
      if (!before) throw new NotFound();
      const input: QuestionInput = {
        question_text: changes.question_text ?? before.questionText,
        timestamp_start: changes.timestamp_start ?? before.startsAt,
        timestamp_end: changes.timestamp_end === undefined ? before.endsAt : changes.timestamp_end,
        answer_text: changes.answer_text === undefined ? before.answerText : changes.answer_text,
        question_block_id: changes.question_block_id === undefined ? before.blockId : changes.question_block_id,
      };
      await this.#assertGood(ownerId, video, [input], () => '');
      return moved(standing, asKept(input, questionId), changes.order);
    });
    return videoId;
  }

  /** @throws NotFound */
  async remove(ownerId: string, questionId: string): Promise<void> {
    const videoId = await this.#videoOf(ownerId, questionId);
    await this.#change(ownerId, videoId, (standing) => {
      if (!standing.some(({ id }) => id === questionId)) throw new NotFound();
      return Promise.resolve(standing.filter(({ id }) => id !== questionId));
    });
  }

  async #videoOf(ownerId: string, questionId: string): Promise<string> {
    const videoId = await this.questions.videoOf(questionId, ownerId);
    if (videoId === null) throw new NotFound();
    return videoId;
  }

  #change(
    ownerId: string,
    videoId: string,
    next: (standing: readonly QuestionToKeep[], video: Video) => Promise<readonly QuestionToKeep[]>,
  ): Promise<void> {
    return this.transaction.run(async () => {
      const video = await this.questions.lockOwnVideo(videoId, ownerId);
      if (!video) throw new NotFound();
      const kept = await next(await this.questions.of(videoId), video);
      if (video.kind === 'TEXT' && !kept.some(({ answerText }) => answerText !== null)) throw new AnswerNeeded();
      await this.questions.replace(videoId, kept);
      video.describe({}, this.clock.now());
      await this.events.publish('CHANGED', video);
    });
  }

  async #assertGood(
    ownerId: string,
    video: Video,
    inputs: readonly QuestionInput[],
    prefix: (index: number) => string,
  ): Promise<void> {
    const named = inputs.flatMap(({ question_block_id: block }) => (block && !isTemplate(block) ? [block] : []));
    const own = await this.questions.ownBlocks(named, ownerId);
    const duration = typeof video.duration === 'number' ? video.duration : null;
    const issues = inputs.flatMap((input, index): FieldIssue[] => {
      const at = prefix(index);
      const times = timeProblemOf(input, duration);
      const { question_block_id: block } = input;
      return [
        ...(input.question_text === '' ? [{ path: `${at}question_text`, code: 'MEDIA.QUESTION_EMPTY' }] : []),
        ...(times ? [{ path: `${at}${times.field}`, code: times.code }] : []),
        ...(block && !isTemplate(block) && !own.has(block)
          ? [{ path: `${at}question_block_id`, code: 'MEDIA.UNKNOWN_BLOCK' }]
          : []),
      ];
    });
    if (issues.length > 0) throw new QuestionsRefused(issues);
  }
}
