import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowLimited } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { type QuestionRow, Questions } from '../queries/questions.query.js';
import { ChangeQuestions } from '../use-cases/change-questions.js';
import {
  questionInput,
  type QuestionInput,
  questionsRemoved,
  type QuestionsRemoved,
  replaceQuestionsRequest,
  type ReplaceQuestionsRequest,
  timeProblemOf,
  updateQuestionRequest,
  type UpdateQuestionRequest,
  videoQuestion,
  type VideoQuestion,
  videoQuestions,
  type VideoQuestions,
} from './questions.contract.js';

/** Questions of the caller's videos. Viewers see them as chapters. */
@ApiTags('media')
@ExactlyOnce()
@Controller('api/video-questions')
@Allow('JOB_SEEKER', 'RECRUITER')
export class QuestionsController {
  constructor(
    private readonly questions: Questions,
    private readonly change: ChangeQuestions,
    private readonly translator: Translator,
  ) {}

  @Get('videos/:id/questions')
  @Answers(200, videoQuestions, 'The questions of one of the caller’s videos, in their order.')
  list(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<VideoQuestions> {
    return this.#list(actor, id, language);
  }

  @Post('videos/:id/questions')
  @Answers(201, videoQuestion, 'The question; the following ones move down.')
  async add(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: questionInput }) input: QuestionInput,
    @RequestLanguage() language: Language,
  ): Promise<VideoQuestion> {
    return this.#one(actor, id, await this.change.add(actor.id, id, input), language);
  }

  @Post('videos/:id/questions/batch')
  @AllowLimited('VIDEO', 'ANSWERS')
  @HttpCode(200)
  @Answers(200, videoQuestions, 'The questions after the change: exactly those that were sent.')
  async replace(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: replaceQuestionsRequest }) { questions }: ReplaceQuestionsRequest,
    @RequestLanguage() language: Language,
  ): Promise<VideoQuestions> {
    await this.change.replace(actor.id, id, questions);
    return this.#list(actor, id, language);
  }

  @Put('questions/:id')
  @Answers(200, videoQuestion, 'The question after the change; missing fields stay unchanged.')
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateQuestionRequest }) changes: UpdateQuestionRequest,
    @RequestLanguage() language: Language,
  ): Promise<VideoQuestion> {
    return this.#one(actor, await this.change.update(actor.id, id, changes), id, language);
  }

  @Delete('questions/:id')
  @Answers(200, questionsRemoved, 'The question is deleted; the following ones move up.')
  async remove(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<QuestionsRemoved> {
    await this.change.remove(actor.id, id);
    return { success: true };
  }

  async #list(actor: Actor, videoId: string, language: Language): Promise<VideoQuestions> {
    const { questions, duration } = await this.questions.ofOwn(actor.id, videoId);
    return { questions: questions.map((row) => this.#present(row, duration, language)) };
  }

  async #one(actor: Actor, videoId: string, questionId: string, language: Language): Promise<VideoQuestion> {
    const { questions } = await this.#list(actor, videoId, language);
    const found = questions.find(({ id }) => id === questionId);
    if (!found) throw new NotFound();
    return found;
  }

  #present(row: QuestionRow, duration: number | null, language: Language): VideoQuestion {
    const times = { timestamp_start: row.starts_at, timestamp_end: row.ends_at };
    const problem = timeProblemOf(times, duration);
    return {
      id: row.id,
      question_text: row.question_text,
      ...times,
      answer_text: row.answer_text,
      order: row.position,
      question_block_id: row.block_id,
      problem: problem && { ...problem, message: this.translator.text(problem.code, language) },
    };
  }
}
