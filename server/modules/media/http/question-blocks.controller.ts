import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowLimited } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { Questions } from '../queries/questions.query.js';
import { ChangeBlocks } from '../use-cases/change-blocks.js';
import {
  createBlockRequest,
  type CreateBlockRequest,
  questionBlock,
  type QuestionBlock,
  questionBlocks,
  type QuestionBlocks,
  questionsRemoved,
  type QuestionsRemoved,
  updateBlockRequest,
  type UpdateBlockRequest,
} from './questions.contract.js';

/** Sets of questions to prepare a video. */
@ApiTags('media')
@ExactlyOnce()
@Controller('api/video-questions/blocks')
@Allow('JOB_SEEKER', 'RECRUITER')
export class QuestionBlocksController {
  constructor(
    private readonly questions: Questions,
    private readonly change: ChangeBlocks,
  ) {}

  @Get()
  @AllowLimited('VIDEO', 'ANSWERS')
  @Answers(200, questionBlocks, 'The default sets in the caller’s language, then the caller’s own.')
  async list(@CurrentActor() actor: Actor, @RequestLanguage() language: Language): Promise<QuestionBlocks> {
    return { blocks: [...(await this.questions.blocks(actor.id, language))] };
  }

  @Post()
  @Answers(201, questionBlock, 'The set.')
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: createBlockRequest }) block: CreateBlockRequest,
    @RequestLanguage() language: Language,
  ): Promise<QuestionBlock> {
    return this.questions.block(actor.id, await this.change.create(actor.id, block), language);
  }

  @Put(':id')
  @Answers(200, questionBlock, 'The set after the change; missing fields stay unchanged.')
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateBlockRequest }) changes: UpdateBlockRequest,
    @RequestLanguage() language: Language,
  ): Promise<QuestionBlock> {
    await this.change.update(actor.id, id, changes);
    return this.questions.block(actor.id, id, language);
  }

  @Delete(':id')
  @Answers(200, questionsRemoved, 'The set is deleted; questions that came from it stay.')
  async remove(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<QuestionsRemoved> {
    await this.change.remove(actor.id, id);
    return { success: true };
  }
}
